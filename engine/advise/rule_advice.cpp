// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/advise/rule_advice.h"

#include <algorithm>
#include <iterator>
#include <tuple>
#include <utility>

namespace fusewright {

namespace {

constexpr std::size_t mostGroups = 8;

} // namespace

std::vector<FixProposal> allFixes(const RuleAdvice& advice)
{
    std::vector<FixProposal> fixes;
    const auto add = [&](const std::vector<FixProposal>& more) {
        for (const FixProposal& fix : more) {
            if (std::ranges::find(fixes, fix.edits, &FixProposal::edits) == fixes.end())
                fixes.push_back(fix);
        }
    };
    for (const GroupAdvice& group : advice.groups)
        add(group.fixes);
    add(advice.taken);
    add(advice.refused);
    add(advice.absent);
    std::ranges::stable_sort(fixes, {}, &FixProposal::strangeness);
    return fixes;
}

RuleAdvice adviseRule(FixAdvisor& advisor, const Rule& rule,
                      std::span<const std::vector<CensusGroup>> census, const CancelToken& cancel)
{
    std::vector<std::pair<std::uint32_t, const CensusGroup*>> groups;
    for (std::uint32_t pattern = 0; pattern < census.size(); ++pattern) {
        for (const CensusGroup& group : census[pattern])
            groups.emplace_back(pattern, &group);
    }
    std::ranges::stable_sort(groups, std::ranges::greater(), [](const auto& each) {
        return std::tuple(each.second->boundCount, each.second->places.size());
    });
    if (groups.size() > mostGroups)
        groups.resize(mostGroups);

    RuleAdvice advice;
    for (const auto& [pattern, group] : groups) {
        if (cancel.isCancelled())
            return advice;
        std::vector<FixProposal> fixes = advisor.fixesFor(rule, pattern, *group, cancel);
        if (!fixes.empty())
            advice.groups.push_back({pattern, *group, std::move(fixes)});
    }
    // Of what is equally near, what stays nearest to the rule.
    std::ranges::stable_sort(advice.groups, [](const GroupAdvice& one, const GroupAdvice& other) {
        return std::pair(other.group.boundCount, one.fixes.front().strangeness)
            < std::pair(one.group.boundCount, other.fixes.front().strangeness);
    });
    advice.taken = advisor.fixesForTaken(rule, cancel);
    advice.refused = advisor.fixesForRefused(rule, cancel);
    std::ranges::move(advisor.fixesForWays(rule, cancel), std::back_inserter(advice.refused));
    if (advice.groups.empty())
        advice.absent = advisor.fixesForAbsent(rule, cancel);
    return advice;
}

} // namespace fusewright
