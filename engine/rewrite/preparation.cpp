// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rewrite/preparation.h"

#include "engine/rewrite/depth_last.h"
#include "engine/rewrite/parameter_operands.h"
#include "engine/rewrite/quantized_values.h"

namespace fusewright {

namespace {

bool isSwitchedOff(const StagePlan& plan, const RuleChoices& choices)
{
    const auto chosen = choices.options.find(plan.switchedBy);
    return !plan.switchedBy.empty() && chosen != choices.options.end()
        && chosen->second == plan.offValue;
}

} // namespace

StageResult prepare(const std::shared_ptr<const Graph>& graph, const StagePlan& plan,
                    const RuleChoices& choices)
{
    StageResult result{
        .before = graph, .after = graph, .map = Correspondence::identity(graph->nodeCount())};
    if (isSwitchedOff(plan, choices))
        return result;
    if (plan.prepares == Preparation::Parameters)
        result.after = withParameterOperands(graph, plan.spellsOut);
    else if (plan.prepares == Preparation::DepthLast)
        result.after = withDepthLast(graph);
    else if (plan.prepares == Preparation::Quantization)
        return withQuantizedValues(graph);
    return result;
}

} // namespace fusewright
