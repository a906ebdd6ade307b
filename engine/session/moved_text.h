// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/diagnostic.h"

#include <map>
#include <string>
#include <vector>

namespace fusewright {

class RulesText;

/// Rules that change places in their text.
struct MovedText {
    std::vector<TextEdit> edits;
    std::vector<std::string> moved; ///< Rules whose text stands elsewhere, as they are then tried.
    std::string whyNot;             ///< A sentence; empty where the edits do it.
};

/// Brings rules of a text, all of which `now` names as they are tried, into the order `wanted`. The
/// edits were made and read: every rule still says the same. `options` is what the user chose of
/// those that texts read while they are read.
MovedText moveRules(const RulesText& text, const std::vector<std::string>& now,
                    const std::vector<std::string>& wanted,
                    const std::map<std::string, std::string>& options);

} // namespace fusewright
