// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rule.h"
#include "engine/suggest/draft_target.h"
#include "engine/support/cancel_token.h"
#include "engine/support/diagnostic.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fusewright {

class RuleGround;
struct RuleDraft;

/// A rule that was made here as its file will have it, beside all others.
struct TriedText {
    RuleSet rules;                     ///< Of all files.
    std::uint32_t rule = 0;            ///< The new one among them.
    std::vector<std::uint32_t> others; ///< By rule that is there: which of them it is now.

    const RulePattern& written() const { return rules.rules[rule].patterns.front(); }
    /// What stages spell out.
    std::vector<ParameterOrder> spelled() const;
};

/// Puts a text of one rule where it belongs and reads all of it as the file will be read. Nothing
/// when no rule comes of it; why is among the findings, which are those of the new rule only.
std::optional<TriedText> readAddedRule(const RuleGround& ground, const DraftTarget& target,
                                       const std::string& text, std::vector<Diagnostic>& findings);

/// What becomes of the place that a rule was made from.
enum class ReplacementFate : std::uint8_t {
    Replaced,
    Conditional, ///< It matches, and something that it asks for is unknown.
    Refused,     ///< It matches, and is not rewritten.
    Overlap,     ///< An earlier match of the rule has some of the operators.
    Taken,       ///< Another rule rewrites some of the operators first.
    NotYet,      ///< Some of them are made later only.
    NoMatch,
    Off, ///< The stage does not run.
};

/// How often a rule rewrites without and with the new one, where that differs.
struct RewriteCountChange {
    std::string rule;
    std::size_t before = 0;
    std::size_t after = 0;
};

/// What a new rule does beside those that are there.
struct ReplacementEffect {
    std::string rule; ///< What its file will call it.
    std::string stage;
    std::size_t places = 0; ///< At which it matches in its stage.
    std::size_t rewrites = 0;
    std::size_t conditional = 0;
    std::size_t refused = 0;
    std::vector<std::vector<NodeId>> replaced; ///< Operators of the ground, by rewrite.
    std::vector<RewriteCountChange> changes;
    ReplacementFate fate = ReplacementFate::NoMatch;
    std::string by;     ///< For `Taken` and `NotYet`: the rule.
    std::string what;   ///< For `Conditional`, `Refused` and `Off`: what was asked,
    std::string saw;    ///< and what it came to.
    std::string circle; ///< Rules that go round; empty where all settles.
};

/// Runs all rules with the new one.
ReplacementEffect effectOfReplacement(const RuleGround& ground, const DraftTarget& target,
                                      const RuleDraft& draft, const TriedText& tried,
                                      const CancelToken& cancel = {});

} // namespace fusewright
