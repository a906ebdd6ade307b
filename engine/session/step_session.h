// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/partition/rule_matches.h"
#include "engine/partition/stepped_place.h"
#include "engine/support/cancel_token.h"

#include <cstdint>
#include <optional>

namespace fusewright {

class Graph;

/// Where a search is stepped through.
struct StepTarget {
    std::uint32_t rule = 0;    ///< In the rule set.
    std::uint32_t pattern = 0; ///< In the rule.
    NodeId place;

    bool operator==(const StepTarget&) const = default;
};

/// Records the search at one place.
///
/// Where the pattern does not match alone, it is searched alone, as near misses are told. Where it
/// does, what was taken when the rule came to this place is not there, as in the real run.
SteppedPlace stepThrough(const Graph& graph, const RuleSet& rules, const RuleMatches& matches,
                         const StepTarget& target);

/// Where a rule is stepped through for an operator: the place of its section that has it, the
/// operator itself where it can be a place, else the place of the try that went furthest and has
/// it. Else the operator itself, and the first step says why not. Nothing without a pattern.
std::optional<StepTarget> stepTarget(const Graph& graph, const RuleSet& rules,
                                     const RuleMatches& matches, std::uint32_t rule, NodeId node,
                                     const CancelToken& cancel = {});

} // namespace fusewright
