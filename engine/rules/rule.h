// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/pattern.h"
#include "engine/pattern/rule_choices.h"
#include "engine/rules/rule_option.h"
#include "engine/rules/stage_plan.h"
#include "engine/support/text_range.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace fusewright {

class MatchJudge;
class Replacement;
class SourceText;
struct RuleLanguage;

/// Why the tool whose rules these are would stop at a rule, although it has a pattern.
struct RuleStop {
    std::string why;       ///< A sentence; empty where it would not.
    bool isAlways = false; ///< Also where nothing matches.

    bool operator==(const RuleStop&) const = default;
};

/// One of the patterns of a rule; a place matches the rule when it matches any of them.
struct RulePattern {
    std::string name; ///< `pattern`, `pattern1`, …
    Pattern pattern;
    std::vector<TextRange> entryRanges;             ///< Of the entries' names, by entry.
    std::shared_ptr<const Replacement> replacement; ///< Null where the rule makes sections.
    ExpressionId check; ///< Of the pattern's table: what must hold of a whole match.
    std::shared_ptr<const MatchJudge> judge; ///< A check that is no expression; may be null.
    RuleStop stop;
    std::shared_ptr<const SourceText> text; ///< That expressions are quoted from; may be null.
};

/// A fusion rule as it was read, with where its parts stand.
struct Rule {
    std::string name;
    std::uint32_t file = 0;    ///< Among those of its set.
    std::int64_t priority = 0; ///< The higher wins.
    std::optional<std::string> heuristic;
    std::vector<std::pair<std::string, std::string>> heuristicParameters; ///< Kept, not understood.
    std::vector<RulePattern> patterns; ///< Those without errors, in the order of the file.
    TextRange nameRange;
    std::optional<TextRange> heuristicRange;
    /// A match that has all operators of an earlier section of the rule takes its place; of the
    /// matches at a place only the first counts.
    bool grows = false;
};

/// A file that rules were read from.
struct RuleFile {
    std::string path;
    const RuleLanguage* language = nullptr; ///< Null where nobody wrote the rules.
};

/// The rules of one file or of several, in their order.
struct RuleSet {
    std::vector<RuleFile> files;
    std::vector<Rule> rules;
    std::vector<StagePlan> stages;   ///< Of rules that rewrite, in the order in which they run.
    std::vector<RuleOption> options; ///< That the rules read.
    RuleChoices choices = {};        ///< What the user answers and chooses.

    /// Empty where nobody wrote the rule.
    const std::string& pathOf(const Rule& rule) const;
    /// The stage that a rule is of; nothing for one that makes sections.
    std::optional<std::uint32_t> stageOf(std::uint32_t rule) const;
    /// Whether a tool whose rules these are fuses automatically what they leave.
    bool leavesRest() const;
    /// `a.yaml, b.yaml`.
    std::string paths() const;
};

/// The rules as they are tried: by stage where they have stages, without those of none; else by
/// priority.
std::vector<std::uint32_t> triedOrder(const RuleSet& rules);
/// All of them in one set: the rules of the first come first.
RuleSet joined(std::vector<RuleSet> sets);

} // namespace fusewright
