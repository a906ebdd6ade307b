// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <span>
#include <string>

namespace fusewright {

class Graph;

/// The graph as a native JSON file, one node a line; reading it back gives the same graph.
std::string writeNative(const Graph& graph);
/// With what its backward operators belong to: by node; invalid ids for other operators.
std::string writeNativeJoint(const Graph& graph, std::span<const NodeId> forwardOf);

} // namespace fusewright
