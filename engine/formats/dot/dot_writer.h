// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <span>
#include <string>
#include <vector>

namespace fusewright {

class Graph;

/// The graph for Graphviz: operators as boxes, graph inputs and outputs as ellipses.
///
/// Each label has the operator on its first line and the node's id on its second. Parameters and
/// the bodies of operators are left out. Equal graphs give equal texts, and reading one back by
/// first lines gives the same operators and edges.
std::string writeDot(const Graph& graph);

/// Operators that are drawn together.
struct DotCluster {
    std::string title;
    std::vector<NodeId> nodes; ///< No operator is in two clusters.
};

/// The same with a frame around the operators of each cluster.
std::string writeFramedDot(const Graph& graph, std::span<const DotCluster> clusters);
/// Each cluster as one box, which says how many operators are in it; an edge where any value goes
/// from one to another. Operators in none are boxes of their own.
std::string writeClosedDot(const Graph& graph, std::span<const DotCluster> clusters);

} // namespace fusewright
