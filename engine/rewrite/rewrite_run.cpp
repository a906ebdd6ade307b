// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rewrite/rewrite_run.h"

#include "engine/pattern/match_judge.h"
#include "engine/pattern/replacement.h"
#include "engine/rewrite/all_at_once.h"
#include "engine/rewrite/preparation.h"
#include "engine/rewrite/stage_run.h"

#include <algorithm>
#include <array>

namespace fusewright {

std::string_view refusalCode(RefusedRewrite::Reason reason)
{
    constexpr std::array<std::string_view, 8> codes{
        "condition-false", "condition-unknown", "escapes",  "cycle",
        "invalid",         "not-settled",       "overlaps", "raises"};
    return codes[static_cast<std::size_t>(reason)];
}

std::string_view StageResult::nameOf(NodeId node) const
{
    if (node.index < before->nodeCount())
        return before->nodeName(node);
    return addedNames[node.index - before->nodeCount()];
}

std::size_t StageResult::conditionalCount() const
{
    return static_cast<std::size_t>(std::ranges::count(
        refused, RefusedRewrite::Reason::ConditionUnknown, &RefusedRewrite::reason));
}

std::string circleText(const RuleSet& rules, const StageResult& stage)
{
    std::string text;
    for (const std::uint32_t rule : stage.circle)
        text += rules.rules[rule].name + " → ";
    return stage.circle.empty() ? text : text + rules.rules[stage.circle.front()].name;
}

bool hadNothingToPrepare(const StagePlan& plan, const StageResult& stage)
{
    return plan.prepares != Preparation::None && stage.after == stage.before;
}

Correspondence RewriteRun::between(std::size_t first, std::size_t last) const
{
    Correspondence all = stages[first].map;
    for (std::size_t at = first + 1; at <= last; ++at)
        all = all.then(stages[at].map);
    return all;
}

Correspondence RewriteRun::whole() const
{
    return stages.empty() ? Correspondence::identity(start->nodeCount())
                          : between(0, stages.size() - 1);
}

namespace {

bool isSame(const RulePattern& a, const RulePattern& b)
{
    const bool haveReplacements = a.replacement && b.replacement;
    const bool haveJudges = a.judge && b.judge;
    return a.check == b.check && a.stop == b.stop && a.pattern == b.pattern
        && (haveReplacements ? *a.replacement == *b.replacement : a.replacement == b.replacement)
        && (haveJudges ? a.judge->equals(*b.judge) : a.judge == b.judge);
}

/// New operators are called after their rule.
bool isSame(const Rule& a, const Rule& b)
{
    return a.name == b.name
        && std::ranges::equal(a.patterns, b.patterns, [](const auto& one, const auto& other) {
               return isSame(one, other);
           });
}

/// What a stage did before, if it would do the same now; else null.
std::shared_ptr<const StageResult> takenOver(const Rewriting* before, std::size_t at,
                                             const std::shared_ptr<const Graph>& graph,
                                             const RuleSet& rules)
{
    if (!before || at >= before->run.stages.size() || at >= before->rules.stages.size())
        return nullptr;
    const StageResult& stage = before->run.stages[at];
    if (stage.before != graph || stage.isCutShort || before->rules.stages[at] != rules.stages[at])
        return nullptr;
    const bool areSame = std::ranges::all_of(rules.stages[at].rules, [&](std::uint32_t rule) {
        return isSame(before->rules.rules[rule], rules.rules[rule]);
    });
    return areSame ? before->run.stages.shared(at) : nullptr;
}

RewriteRun runAll(const Rewriting* before, const std::shared_ptr<const Graph>& graph,
                  const RuleSet& rules, const RewriteChoices& choices, const CancelToken& cancel)
{
    RewriteRun run{.start = graph, .stages = {}};
    RewriteChoices full = choices;
    full.rules = withUsualOptions(std::move(full.rules), rules.options);
    StageLimits limits{.steps = choices.mostSteps, .cancel = cancel};
    for (std::uint32_t at = 0; at < rules.stages.size(); ++at) {
        const std::shared_ptr<const Graph>& now = run.graph();
        const StagePlan& plan = rules.stages[at];
        if (auto same = takenOver(before, at, now, rules))
            run.stages.add(std::move(same));
        else if (isSwitchedOff(plan, full.rules) || !plan.offBecause.empty())
            run.stages.add(StageResult{
                .before = now, .after = now, .map = Correspondence::identity(now->nodeCount())});
        else if (plan.prepares != Preparation::None)
            run.stages.add(prepare(now, plan, full.rules));
        else if (plan.order == StagePlan::Order::AllAtOnce)
            run.stages.add(runAllAtOnce(now, rules, at, full, limits));
        else
            run.stages.add(runStage(now, rules, at, full, limits));
        limits.steps -= std::min<std::uint64_t>(limits.steps, run.stages.back().steps.size());
    }
    return run;
}

} // namespace

RewriteRun rewrite(const std::shared_ptr<const Graph>& graph, const RuleSet& rules,
                   const RewriteChoices& choices, const CancelToken& cancel)
{
    return runAll(nullptr, graph, rules, choices, cancel);
}

Rewriting rewriteAgain(const Rewriting* before, const std::shared_ptr<const Graph>& graph,
                       RuleSet rules, RewriteChoices choices, const CancelToken& cancel)
{
    const bool isOther =
        before && (before->choices != choices || before->rules.options != rules.options);
    RewriteRun run = runAll(isOther ? nullptr : before, graph, rules, choices, cancel);
    return {.rules = std::move(rules), .choices = std::move(choices), .run = std::move(run)};
}

} // namespace fusewright
