// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/training_session.h"

#include "engine/rules/rule.h"

#include <algorithm>
#include <utility>

namespace fusewright {

std::vector<RuleSavings> ruleSavings(const BackwardGraph& joint, const MadePartition& made,
                                     const std::vector<Tally>& savedBytes, const RuleSet& rules,
                                     const CancelToken& cancel)
{
    const std::vector<Section>& sections = made.partition.sections;
    std::vector<std::vector<std::uint32_t>> own(rules.rules.size());
    for (std::uint32_t at = 0; at < sections.size(); ++at) {
        if (sections[at].rule && !isBackward(made, at))
            own[*sections[at].rule].push_back(at);
    }
    std::vector<RuleSavings> savings(own.size());
    for (std::size_t rule = 0; rule < own.size() && !cancel.isCancelled(); ++rule) {
        if (own[rule].empty())
            continue;
        for (const std::uint32_t section : own[rule])
            savings[rule].savedBytes.add(savedBytes[section]);
        savings[rule].recomputed = recompute(joint, made.partition, own[rule]);
    }
    return savings;
}

FusionAnswer withBackward(FusionAnswer answer, std::shared_ptr<const BackwardGraph> joint,
                          const std::vector<std::string>& recomputed, const CancelToken& cancel)
{
    const auto training = std::make_shared<TrainingAnswer>();
    training->forward = answer.graph;
    training->joint = std::move(joint);
    training->sides = sidesOf(*training->joint);
    std::ranges::copy_if(recomputed, std::back_inserter(training->recomputed),
                         [&](const std::string& choice) {
                             return std::ranges::any_of(answer.rules.rules, [&](const Rule& rule) {
                                 return isChosenAs(answer.rules, rule, choice);
                             });
                         });
    MadeBackward both = withPartners(*training->joint, answer.rules, std::move(answer.made),
                                     training->recomputed, training->diagnostics, cancel);
    answer.made = std::move(both.made);
    training->backward = std::move(both.backward);
    answer.graph = {training->joint, &training->joint->graph};
    training->savings = ruleSavings(*training->joint, answer.made, training->backward.savedBytes,
                                    answer.rules, cancel);
    answer.training = training;
    return answer;
}

const std::shared_ptr<const Graph>& FusionAnswer::matched() const
{
    return training ? training->forward : graph;
}

std::shared_ptr<const PictureSides> sidesOf(const FusionAnswer& answer)
{
    return answer.training ? answer.training->sides : nullptr;
}

MadePartition makePartition(const FusionAnswer& answer, const RuleSet& rules, FusionMode mode,
                            const CancelToken& cancel)
{
    // What the rules of the answer match is known.
    if (!answer.training && mode == FusionMode::O1O3 && &rules == &answer.rules)
        return withRestFused(*answer.graph, answer.made, {}, cancel);
    std::vector<Diagnostic> diagnostics; // Those of the answer are told.
    const BackwardGraph* const joint = answer.training ? answer.training->joint.get() : nullptr;
    return makeJointPartition(*answer.matched(), joint, rules, {}, {.mode = mode}, diagnostics,
                              cancel);
}

} // namespace fusewright
