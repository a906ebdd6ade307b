// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rewrite/replacement_maker.h"
#include "engine/rewrite/rewrite_run.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fusewright {

class GraphEditor;

/// What a match is checked on.
struct CheckGround {
    const Graph& graph;
    const StagePlan& plan;
    const RulePattern& written;
    const RuleChoices& choices;
    const std::string& ruleName;
    ExpressionPlans* plans = nullptr; ///< Of the pattern's expressions, where many are checked.
};

/// Whether a match may be rewritten, and what then comes in its place.
struct CheckedMatch {
    bool isFine = false;
    bool raises = false;          ///< What checks it went wrong.
    bool isWithoutEffect = false; ///< Nothing uses what it would replace: no match, no refusal.
    RefusedRewrite refused; ///< Where it is not fine; rule and pattern are the asker's to say.
    MadeReplacement made;
    std::vector<ValueId> replaced;           ///< By result of the replacement.
    std::vector<std::vector<ValueId>> needs; ///< Values of the graph that each result is made of.
    std::vector<NodeId> matched;             ///< The operators that may go with it, ascending.
    std::vector<std::string> restsOn;
};

/// Whether inner results are used outside, where the stage forbids it.
CheckedMatch checkInside(const CheckGround& ground, const Match& match);
/// Whether its conditions hold.
CheckedMatch checkConditions(const CheckGround& ground, const Match& match);
/// What comes in its place, whatever else there is to check.
CheckedMatch checkReplacement(const CheckGround& ground, const Match& match);
/// All of them. Changes nothing. Whether the graph would get a cycle is asked apart.
CheckedMatch checkMatch(const CheckGround& ground, const Match& match);

/// The cycle that a match which is fine would close.
std::optional<RefusedRewrite> findCycle(const GraphEditor& editor, const StagePlan& plan,
                                        const Match& match, const CheckedMatch& checked);

/// How many edges beyond a match, and the operands of its operators, its checks and its replacement
/// may look.
std::uint32_t reachOf(const RulePattern& written);

} // namespace fusewright
