// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <vector>

namespace fusewright {

struct MadePartition;
struct ManualFusion;
struct RuleSet;

/// By fold, how much of a machine its heuristic takes: that of its rule, or of its fusion by hand.
/// All of it, 1, without one.
std::vector<double> heuristicShares(const RuleSet& rules, const ManualFusion& manual,
                                    const MadePartition& made);

} // namespace fusewright
