// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/pattern.h"
#include "engine/support/text_range.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace fusewright {

struct RuleLanguage;

/// One of the patterns of a rule; a place matches the rule when it matches any of them.
struct RulePattern {
    std::string name; ///< `pattern`, `pattern1`, …
    Pattern pattern;
    std::vector<TextRange> entryRanges; ///< Of the entries' names, by entry.
};

/// A fusion rule as it was read, with where its parts stand.
struct Rule {
    std::string name;
    std::int64_t priority = 0; ///< The higher wins.
    std::optional<std::string> heuristic;
    std::vector<std::pair<std::string, std::string>> heuristicParameters; ///< Kept, not understood.
    std::vector<RulePattern> patterns; ///< Those without errors, in the order of the file.
    TextRange nameRange;
    std::optional<TextRange> heuristicRange;
};

/// The rules of one file, in its order.
struct RuleSet {
    std::string path;
    const RuleLanguage* language = nullptr; ///< Null where nobody wrote them.
    std::vector<Rule> rules;
};

} // namespace fusewright
