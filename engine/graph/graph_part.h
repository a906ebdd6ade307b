// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"

#include <memory>
#include <span>
#include <vector>

namespace fusewright {

/// Operators of a graph as a graph of their own.
struct GraphPart {
    std::shared_ptr<const Graph> graph;
    std::vector<ValueId> captured; ///< What it needs beside `inputs`: its last inputs.
};

/// `nodes` are in an order in which none comes before what makes its operands. Names, modules and
/// what is known of values stay as they are; what is not made by the nodes becomes an input,
/// `inputs` first. Linear in the part, not in the graph.
GraphPart partOf(const Graph& graph, std::span<const NodeId> nodes, std::span<const ValueId> inputs,
                 std::span<const ValueId> outputs);

} // namespace fusewright
