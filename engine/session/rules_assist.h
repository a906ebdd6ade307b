// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/diagnostic.h"
#include "engine/support/text_range.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

class RulesText;

/// The name of an entry that stands at a place, and where, for a question to the user.
struct RenamePlace {
    std::string name;
    TextRange range;

    bool operator==(const RenamePlace&) const = default;
};

/// Nothing where no entry is named.
std::optional<RenamePlace> renamePlaceAt(const RulesText& text, TextPosition position);

/// Gives the entry that is named at a place another name, wherever its pattern names it. Nothing
/// where no entry is named, the new name is taken, or the text cannot be read there.
std::optional<std::vector<TextEdit>> renameAt(const RulesText& text, TextPosition position,
                                              std::string_view fresh);

} // namespace fusewright
