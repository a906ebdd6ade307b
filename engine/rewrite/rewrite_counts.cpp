// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rewrite/rewrite_counts.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace fusewright {

namespace {

using Reason = RefusedRewrite::Reason;
/// Rule, reason, what was asked, what was seen.
using GroupKey = std::tuple<std::uint32_t, Reason, std::string_view, std::string_view>;

} // namespace

std::size_t RewriteCounts::refusedCount() const
{
    std::size_t count = 0;
    for (const RefusedGroup& group : refused)
        count += group.count;
    return count;
}

std::vector<RewriteCounts> countRewrites(const RuleSet& rules, const RewriteRun& run)
{
    std::vector<RewriteCounts> counts(rules.rules.size());
    for (std::uint32_t stage = 0; stage < rules.stages.size(); ++stage) {
        for (const std::uint32_t rule : rules.stages[stage].rules)
            counts[rule].stage = stage;
    }
    std::map<GroupKey, RefusedGroup> groups;
    for (const StageResult& stage : run.stages) {
        for (const RewriteStep& step : stage.steps)
            ++counts[step.rule].rewrites;
        for (const RefusedRewrite& refused : stage.refused) {
            const GroupKey key{refused.rule, refused.reason, refused.what, refused.saw};
            RefusedGroup& group = groups[key];
            if (group.count++ > 0)
                continue;
            group.reason = refused.reason;
            group.what = refused.what;
            group.saw = refused.saw;
            group.pattern = refused.pattern;
            group.part = refused.part;
        }
    }
    for (auto& [key, group] : groups) {
        RewriteCounts& of = counts[std::get<std::uint32_t>(key)];
        const bool isConditional = group.reason == Reason::ConditionUnknown;
        of.conditional += isConditional ? group.count : 0;
        (isConditional ? of.unknown : of.refused).push_back(std::move(group));
    }
    for (RewriteCounts& count : counts) {
        std::ranges::stable_sort(count.refused, std::greater(), &RefusedGroup::count);
        std::ranges::stable_sort(count.unknown, std::greater(), &RefusedGroup::count);
    }
    return counts;
}

} // namespace fusewright
