// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/costs/costs_content.h"

#include "engine/partition/section_origin.h"
#include "engine/report/node_classes.h"
#include "engine/session/training_session.h"

#include <algorithm>

namespace fusewright {

std::shared_ptr<const CostsContent> makeCosts(const CostsOrder& order, const CancelToken& cancel)
{
    const FusionAnswer& answer = *order.answer;
    std::vector<MadePartition> made;
    std::vector<HardwareCosts> costs;
    for (const FusionMode mode : {FusionMode::O0, FusionMode::O1, FusionMode::O3}) {
        if (cancel.isCancelled())
            return nullptr;
        const bool isKnown = mode == FusionMode::O1;
        made.push_back(isKnown ? answer.made : makePartition(answer, answer.rules, mode, cancel));
        costs.push_back(
            isKnown ? *answer.costs
                    : hardwareCosts(*answer.machine, *answer.graph, answer.rules, {}, made.back()));
    }
    made.push_back(*order.shown);
    costs.push_back(*order.costs);
    auto content = std::make_shared<CostsContent>();
    content->of = order;
    content->facts = gatherHardware(*answer.graph, answer.rules, {}, made, costs, made.size() - 1);
    content->roof = roofOf(content->facts);
    content->costs = std::move(costs.back());
    // As in the picture, where rules are told apart.
    for (RooflinePoint& point : content->facts.points) {
        const auto& rule = order.shown->partition.sections[point.section].rule;
        point.color = rule.value_or(noClass);
    }
    for (const Fold& fold : order.shown->folding.folds)
        content->labels.push_back(
            sectionLabel(*answer.graph, answer.rules, {}, *order.shown, fold.first));
    return content;
}

std::vector<NodeId> nodesOfFold(const MadePartition& made, std::uint32_t fold)
{
    std::vector<NodeId> nodes;
    for (std::size_t at = 0; at < made.partition.sections.size(); ++at) {
        const std::vector<NodeId>& own = made.partition.sections[at].nodes;
        if (made.folding.foldOf[at] == fold)
            nodes.insert(nodes.end(), own.begin(), own.end());
    }
    std::ranges::sort(nodes);
    return nodes;
}

} // namespace fusewright
