// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/rule.h"

#include "engine/rules/priority_plan.h"
#include "engine/rules/rule_language.h"

#include <algorithm>
#include <iterator>

namespace fusewright {

const std::string& RuleSet::pathOf(const Rule& rule) const
{
    static const std::string none;
    return rule.file < files.size() ? files[rule.file].path : none;
}

std::optional<std::uint32_t> RuleSet::stageOf(std::uint32_t rule) const
{
    const auto found = std::ranges::find_if(stages, [rule](const StagePlan& stage) {
        return std::ranges::find(stage.rules, rule) != stage.rules.end();
    });
    return found == stages.end()
        ? std::nullopt
        : std::optional(static_cast<std::uint32_t>(found - stages.begin()));
}

bool RuleSet::leavesRest() const
{
    return std::ranges::any_of(
        files, [](const RuleFile& file) { return file.language && file.language->leavesRest; });
}

std::string RuleSet::paths() const
{
    std::string text;
    for (const RuleFile& file : files)
        text += (text.empty() ? "" : ", ") + file.path;
    return text;
}

std::vector<std::uint32_t> triedOrder(const RuleSet& rules)
{
    std::vector<std::uint32_t> order;
    for (const StagePlan& stage : rules.stages)
        order.insert(order.end(), stage.rules.begin(), stage.rules.end());
    if (!rules.stages.empty())
        return order;
    std::vector<std::int64_t> priorities;
    for (const Rule& rule : rules.rules)
        priorities.push_back(rule.priority);
    return orderOf(priorities);
}

RuleSet joined(std::vector<RuleSet> sets)
{
    RuleSet all;
    for (RuleSet& set : sets) {
        const auto before = static_cast<std::uint32_t>(all.files.size());
        const auto rules = static_cast<std::uint32_t>(all.rules.size());
        for (Rule& rule : set.rules)
            rule.file += before;
        for (StagePlan& stage : set.stages) {
            stage.file += before;
            for (std::uint32_t& rule : stage.rules)
                rule += rules;
        }
        std::ranges::move(set.files, std::back_inserter(all.files));
        std::ranges::move(set.rules, std::back_inserter(all.rules));
        std::ranges::move(set.stages, std::back_inserter(all.stages));
        for (RuleOption& option : set.options)
            addOption(all.options, std::move(option));
        all.choices.assumed.merge(set.choices.assumed);
        all.choices.options.merge(set.choices.options);
    }
    return all;
}

} // namespace fusewright
