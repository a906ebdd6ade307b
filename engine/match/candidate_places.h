// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <vector>

namespace fusewright {

class CompiledPattern;
class Graph;

/// Every operator that can be the place of a match, in the graph's order.
std::vector<NodeId> placesByOperator(const Graph& graph, const CompiledPattern& compiled);

/// The same without most that cannot: only those from which the pattern's rarest operator is
/// reached along the pattern's edges.
std::vector<NodeId> placesByRarest(const Graph& graph, const CompiledPattern& compiled);

} // namespace fusewright
