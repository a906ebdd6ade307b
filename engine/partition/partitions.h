// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/partition/partition.h"

namespace fusewright {

class Graph;
struct RuleMatches;

/// Every operator a section of its own, in the graph's order.
Partition partitionO0(const Graph& graph);

/// What the rules matched as sections, every other operator alone.
Partition partitionO1(const Graph& graph, const RuleMatches& matches);

} // namespace fusewright
