// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rewrite/stage_run.h"

namespace fusewright {

/// Runs one stage pattern by pattern, each over the whole graph.
///
/// All matches of a pattern are found first. Those whose inner results are used outside fall out,
/// then those that cannot run in one piece, then, from the first place to the last, those that
/// share an operator with one before them; what is left is checked, and then rewritten.
StageResult runAllAtOnce(const std::shared_ptr<const Graph>& graph, const RuleSet& rules,
                         std::uint32_t stage, const RewriteChoices& choices,
                         const StageLimits& limits);

} // namespace fusewright
