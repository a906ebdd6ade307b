// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rewrite/operator_chain.h"

#include "engine/rewrite/rewrite_run.h"

#include <algorithm>
#include <unordered_set>

namespace fusewright {

std::vector<ChainLink> chainOf(const RewriteRun& run, std::string_view name)
{
    std::unordered_set<std::string_view> known{name};
    std::vector<ChainLink> links;
    for (std::size_t at = 0; at < run.stages.size(); ++at) {
        const StageResult& stage = run.stages[at];
        for (std::size_t step = 0; step < stage.steps.size(); ++step) {
            const RewriteStep& done = stage.steps[step];
            const auto isKnown = [&](NodeId node) { return known.contains(stage.nameOf(node)); };
            if (std::ranges::none_of(done.removed, isKnown))
                continue;
            for (const NodeId node : done.added)
                known.insert(stage.nameOf(node));
            links.push_back({at, step});
        }
    }
    return links;
}

std::vector<ChainLink> originOf(const RewriteRun& run, std::string_view name)
{
    std::unordered_set<std::string_view> known{name};
    std::vector<ChainLink> links;
    for (std::size_t at = run.stages.size(); at-- > 0;) {
        const StageResult& stage = run.stages[at];
        for (std::size_t step = stage.steps.size(); step-- > 0;) {
            const RewriteStep& done = stage.steps[step];
            const auto isKnown = [&](NodeId node) { return known.contains(stage.nameOf(node)); };
            if (std::ranges::none_of(done.added, isKnown))
                continue;
            for (const NodeId node : done.removed)
                known.insert(stage.nameOf(node));
            links.push_back({at, step});
        }
    }
    std::ranges::reverse(links);
    return links;
}

std::vector<ChainRefusal> refusalsAt(const RewriteRun& run, std::string_view name)
{
    std::vector<ChainRefusal> refusals;
    for (std::size_t at = 0; at < run.stages.size(); ++at) {
        const StageResult& stage = run.stages[at];
        for (std::size_t each = 0; each < stage.refused.size(); ++each) {
            if (stage.nameOf(stage.refused[each].place) == name)
                refusals.push_back({at, each});
        }
    }
    return refusals;
}

} // namespace fusewright
