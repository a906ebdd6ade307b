// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/partition/fusion_kinds.h"
#include "engine/partition/fusion_step.h"
#include "engine/partition/partition.h"
#include "engine/support/cancel_token.h"

#include <cstdint>
#include <vector>

namespace fusewright {

class Graph;

/// What a user may choose about automatic fusion.
struct FusionOptions {
    std::uint32_t mostFusedOps = 256; ///< In one section.
    EdgeKinds edgeKinds = EdgeKinds::Consumer;
    int optLevel = 2; ///< At 0 nothing is fused; all others are alike.

    bool operator==(const FusionOptions&) const = default;
};

/// Mode o3: fuses a whole graph as TVM's FuseOps does. Close to linear in the graph.
///
/// When it is cancelled, what was fused until then are the sections.
Partition fuseAutomatically(const Graph& graph, const FusionOptions& options,
                            const CancelToken& cancel = {});

/// What sections that are there leave, fused in the same way; they are opaque to it. Groups that
/// could not run beside them stay single operators. Without the operators that stay alone.
std::vector<std::vector<NodeId>> fuseRest(const Graph& graph, const Partition& partition,
                                          const FusionOptions& options,
                                          const CancelToken& cancel = {});

/// Why an operator was fused, or not: a step for each phase. Costs as much as fusing the graph.
std::vector<FusionStep> explainFusion(const Graph& graph, const FusionOptions& options,
                                      NodeId node);

} // namespace fusewright
