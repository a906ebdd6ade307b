// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rewrite/preparation.h"

#include "engine/rewrite/depth_last.h"
#include "engine/rewrite/parameter_operands.h"
#include "engine/rewrite/quantized_values.h"

#include <algorithm>

namespace fusewright {

bool isSwitchedOff(const StagePlan& plan, const RuleChoices& choices)
{
    return std::ranges::any_of(plan.switches, [&](const StageSwitch& each) {
        const auto chosen = choices.options.find(each.option);
        return chosen != choices.options.end() && chosen->second == each.off;
    });
}

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
        return withDepthLast(graph);
    else if (plan.prepares == Preparation::Quantization)
        return withQuantizedValues(graph);
    return result;
}

} // namespace fusewright
