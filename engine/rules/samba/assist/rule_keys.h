// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/samba/assist/text_place.h"

#include <span>
#include <string>
#include <string_view>

namespace fusewright {

/// A key that the rule language has at a kind of place.
struct RuleKey {
    std::string_view name;
    bool holdsMapping = false; ///< What it says stands on the lines below it.
};

/// In the order in which they are mostly written; none where keys are not given by the language.
std::span<const RuleKey> keysAt(PlaceKind kind);

/// What the key means, in the table of sentences; empty for a key that nobody knows.
std::string keyHelp(PlaceKind kind, std::string_view key);
std::string shortKeyHelp(PlaceKind kind, std::string_view key);

} // namespace fusewright
