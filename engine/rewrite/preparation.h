// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/rule_choices.h"
#include "engine/rewrite/stage_result.h"
#include "engine/rules/stage_plan.h"

#include <memory>

namespace fusewright {

/// Whether the user has chosen the value with which a stage leaves the graph alone.
bool isSwitchedOff(const StagePlan& plan, const RuleChoices& choices);

/// What a stage without rules makes of a graph. Nothing where the user has switched it off.
StageResult prepare(const std::shared_ptr<const Graph>& graph, const StagePlan& plan,
                    const RuleChoices& choices);

} // namespace fusewright
