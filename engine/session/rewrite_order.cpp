// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/rewrite_order.h"

namespace fusewright {

namespace {

/// A stage of one rule moves with it.
RuleSet inOrder(const RuleSet& rules, std::span<const std::uint32_t> order)
{
    RuleSet set = rules;
    std::size_t next = 0;
    for (StagePlan& stage : set.stages) {
        for (std::uint32_t& rule : stage.rules) {
            const std::uint32_t wanted = next < order.size() ? order[next] : rule;
            ++next;
            const auto own = rules.stageOf(wanted);
            const bool isAlone = own && rules.stages[*own].rules.size() == 1;
            if (!isAlone || stage.rules.size() != 1) {
                rule = wanted;
                continue;
            }
            stage = rules.stages[*own];
            break;
        }
    }
    return set;
}

} // namespace

OrderOutcome outcomeOf(const Rewriting& rewriting)
{
    OrderOutcome outcome;
    outcome.rules.resize(rewriting.rules.rules.size());
    for (const StageResult& stage : rewriting.run.stages) {
        for (const RewriteStep& step : stage.steps) {
            if (step.rule >= outcome.rules.size())
                continue;
            ++outcome.rules[step.rule].sections;
            outcome.rules[step.rule].operators += step.removed.size();
        }
    }
    outcome.sections = rewriting.run.graph()->nodeCount();
    return outcome;
}

OrderOutcome tryRewriteOrder(const Rewriting& rewriting, std::span<const std::uint32_t> order,
                             const CancelToken& cancel)
{
    const Rewriting tried =
        rewriteAgain(&rewriting, rewriting.run.start, inOrder(rewriting.rules, order),
                     rewriting.choices, cancel);
    return outcomeOf(tried);
}

} // namespace fusewright
