// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/partition/partition.h"

#include <span>
#include <vector>

namespace fusewright {

class Graph;
struct ManualSection;
struct RuleMatches;

/// Every operator a section of its own, in the graph's order.
Partition partitionO0(const Graph& graph);

/// Sections by hand and what the rules matched beside them, every other operator alone.
Partition partitionO1(const Graph& graph, const RuleMatches& matches,
                      std::span<const ManualSection> manual = {});

/// The same, with groups of what is left as sections of their own.
Partition withFusedRest(const Graph& graph, Partition partition,
                        std::vector<std::vector<NodeId>> groups);

} // namespace fusewright
