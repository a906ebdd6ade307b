// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"
#include "engine/rules/rule.h"
#include "engine/support/cancel_token.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace fusewright {

class Graph;

/// The operators of a match, in the graph's order.
using RulePlaceNodes = std::vector<NodeId>;

/// A place of a rule in a model.
struct MatchedPlace {
    std::uint32_t rule = 0; ///< Of its set.
    RulePlaceNodes nodes;

    auto operator<=>(const MatchedPlace&) const = default;
};

/// The places of some rules of a set, with no others beside them: sections that they make, or
/// matches that they rewrite. Of those only what is of operators of the model itself. By their
/// first operator.
std::vector<MatchedPlace> placesOfRules(const std::shared_ptr<const Graph>& graph,
                                        const RuleSet& rules,
                                        const std::vector<std::uint32_t>& which,
                                        const CancelToken& cancel = {});

/// The operators of places, each once.
std::vector<RulePlaceNodes> nodesOf(const std::vector<MatchedPlace>& places);

/// The same set with the stages of some rules only, and with what prepares a graph for them.
RuleSet stagesOf(const RuleSet& rules, const std::vector<std::uint32_t>& which);

} // namespace fusewright
