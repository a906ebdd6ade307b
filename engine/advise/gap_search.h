// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace fusewright {

class Graph;

enum class Direction { ToUsers, ToProducers };

/// Operators in the order of the data's flow.
using OperatorGap = std::vector<NodeId>;

/// Their canonical names.
std::vector<std::string> namesIn(const Graph& graph, const OperatorGap& gap);
/// What stands between an operator and the nearest ones that are wanted, each way that reads
/// differently once. At most `longest` in a row, and none that may not be stepped on; empty where a
/// wanted one is next to it already.
std::vector<OperatorGap> findGaps(const Graph& graph, NodeId from, Direction direction,
                                  const std::function<bool(NodeId)>& isWanted,
                                  const std::function<bool(NodeId)>& mayStepOn,
                                  std::size_t longest);

} // namespace fusewright
