// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"
#include "engine/partition/partition_costs.h"
#include "engine/partition/section_order.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace fusewright {

class Graph;

/// What several operators would be as one section.
struct SelectionFacts {
    std::vector<NodeId> nodes; ///< In the graph's order, each once.
    std::vector<std::pair<std::string, std::size_t>> operators; ///< By name, most first.
    std::string module; ///< The innermost that all are in; empty for none.
    std::string moduleType;
    std::size_t moduleSize = 0; ///< Operators of that module.
    std::vector<ValueId> reads; ///< From outside, each once.
    std::vector<ValueId> gives; ///< To the outside.
    SectionCosts costs;
    std::optional<EscapeRoute> route; ///< A way that leaves and comes back; nothing when convex.
};

/// Linear in the graph. The nodes must be of the graph.
SelectionFacts gatherSelection(const Graph& graph, std::vector<NodeId> nodes);

} // namespace fusewright
