// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/partition/heuristic_result.h"

namespace fusewright {

/// Whether one large matrix multiplication does most of the operations of these operators. Where
/// extents have names instead of numbers, what is so for all numbers is told.
HeuristicResult checkDominance(const Graph& graph, std::span<const NodeId> nodes);

} // namespace fusewright
