// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/replacement.h"
#include "engine/rewrite/rewrite_run.h"
#include "tests/engine/match/pattern_kit.h"

#include <optional>
#include <string>
#include <vector>

namespace fusewright::test {

class RandomSource;

/// A rule that rewrites and that can still be changed, whether or not it is a good one.
struct RuleDraft {
    std::string name;
    PatternDraft pattern; ///< With the expressions of its replacement.
    std::vector<ReplacementLoop> loops;
    std::vector<ReplacementPart> parts;
    std::vector<ReplacedResult> results;
    ExpressionId check;

    /// Nothing where a builder finds a fault.
    std::optional<Rule> build() const;
};

/// Rules of one stage, and what the user says to them.
struct RewriteDraft {
    std::vector<RuleDraft> rules;
    StagePlan plan; ///< Without its rules.
    RuleChoices choices;

    /// Nothing where a rule has a fault.
    std::optional<RuleSet> build() const;
    /// Rules, plan and choices as people read them.
    std::string text() const;
};

/// One over a pattern of up to three entries: up to seven parts, loops of few turns, checks of up
/// to three levels. Everything a replacement can say comes up now and then. The builders accept it.
RuleDraft randomRule(RandomSource& random, std::string name);
/// One to four of them, with any way to go through a graph.
RewriteDraft randomRewriting(RandomSource& random);

} // namespace fusewright::test
