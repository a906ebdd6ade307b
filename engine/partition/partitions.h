// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/partition/partition.h"

#include <span>

namespace fusewright {

class Graph;
struct ManualSection;
struct RuleMatches;

/// Every operator a section of its own, in the graph's order.
Partition partitionO0(const Graph& graph);

/// Sections by hand and what the rules matched beside them, every other operator alone.
Partition partitionO1(const Graph& graph, const RuleMatches& matches,
                      std::span<const ManualSection> manual = {});

} // namespace fusewright
