// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rewrite/rewrite_run.h"

#include "engine/rewrite/stage_run.h"

#include <array>

namespace fusewright {

std::string_view refusalCode(RefusedRewrite::Reason reason)
{
    constexpr std::array<std::string_view, 6> codes{
        "condition-false", "condition-unknown", "escapes", "cycle", "invalid", "not-settled"};
    return codes[static_cast<std::size_t>(reason)];
}

std::string_view StageResult::nameOf(NodeId node) const
{
    if (node.index < before->nodeCount())
        return before->nodeName(node);
    return addedNames[node.index - before->nodeCount()];
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

RewriteRun rewrite(const std::shared_ptr<const Graph>& graph, const RuleSet& rules,
                   const RewriteChoices& choices, const CancelToken& cancel)
{
    RewriteRun run{.start = graph, .stages = {}};
    std::shared_ptr<const Graph> now = graph;
    RewriteChoices full = choices;
    full.rules = withUsualOptions(std::move(full.rules), rules.options);
    StageLimits limits{.steps = choices.mostSteps, .cancel = cancel};
    for (std::uint32_t at = 0; at < rules.stages.size(); ++at) {
        if (!rules.stages[at].offBecause.empty()) {
            run.stages.push_back(
                {.before = now, .after = now, .map = Correspondence::identity(now->nodeCount())});
            continue;
        }
        run.stages.push_back(runStage(now, rules, at, full, limits));
        limits.steps -= run.stages.back().steps.size();
        now = run.stages.back().after;
    }
    return run;
}

} // namespace fusewright
