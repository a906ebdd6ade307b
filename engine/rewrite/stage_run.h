// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rewrite/rewrite_run.h"

#include <cstdint>
#include <memory>

namespace fusewright {

/// How much a stage may still do, and when it has to stop.
struct StageLimits {
    std::uint64_t steps = 0;
    CancelToken cancel;
};

/// Runs one stage place by place.
///
/// In sweeps: at each operator of the graph as it is, in its order, the rules are tried, and of a
/// rule its patterns; the first match that may be rewritten is, and the sweep goes on behind it.
/// There are sweeps until one changes nothing, or just one where the stage never looks again. Only
/// places are looked at that a rewrite has touched since they were looked at before.
StageResult runStage(const std::shared_ptr<const Graph>& graph, const RuleSet& rules,
                     std::uint32_t stage, const RewriteChoices& choices, const StageLimits& limits);

} // namespace fusewright
