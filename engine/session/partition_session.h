// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/partition/automatic_fusion.h"
#include "engine/partition/made_partition.h"
#include "engine/rules/heuristic_catalogue.h"
#include "engine/rules/manual_fusion.h"
#include "engine/support/diagnostic.h"

#include <string>
#include <vector>

namespace fusewright {

/// What the user chose about how a graph is cut into sections.
struct PartitionChoice {
    FusionMode mode = FusionMode::O0;
    FusionOptions fusion; ///< For what is fused automatically.
    bool cuts = false;    ///< Heuristics cut their sections.
};

/// Cuts a graph into sections and counts what they cost. Rules and fusion by hand count for o1.
/// What is found on the way (modules that cannot be fused, rules in each other's way) is added.
MadePartition makePartition(const Graph& graph, const RuleSet& rules, const ManualFusion& manual,
                            const PartitionChoice& choice, std::vector<Diagnostic>& diagnostics,
                            const CancelToken& cancel = {});
/// o1 of rules alone, for those who have the index of the graph already.
MadePartition makePartition(const Graph& graph, const RuleSet& rules,
                            std::vector<Diagnostic>& diagnostics, const CancelToken& cancel = {});

/// The same sections, and what they leave fused automatically: o1 becomes o1+o3.
MadePartition withRestFused(const Graph& graph, const MadePartition& made,
                            const FusionOptions& options, const CancelToken& cancel = {});

/// Fusion by hand as a file says it: YAML, or a Python source with `@op_fusion` decorators.
struct OpenedManualFusion {
    ManualFusion fusion;
    std::vector<Diagnostic> diagnostics;
    bool isReadable = false;
};
OpenedManualFusion openManualFusion(const std::string& path);

} // namespace fusewright
