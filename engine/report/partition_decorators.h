// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

namespace fusewright {

class Graph;
struct MadePartition;
struct ManualFusion;
struct RuleSet;

/// A partition as Python lines for fusion by hand, which `--manual FILE.py` reads again:
///
///     @op_fusion(func_name="norm", heuristic=OpFusionHeuristics.SAFE_GEMM)
///     class LlamaRMSNorm(nn.Module): ...
///
/// A decorator stands for all modules of a class, so a class is there when each of its modules is
/// one section, and all of them by one rule. Sections that no class tells are told in a comment.
std::string partitionDecorators(const Graph& graph, const RuleSet& rules,
                                const ManualFusion& manual, const MadePartition& made);

} // namespace fusewright
