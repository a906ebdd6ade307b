// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/order_edits.h"

#include "engine/rules/rule_editing.h"
#include "engine/rules/rules_text.h"

#include <algorithm>

namespace fusewright {

namespace {

std::vector<std::int64_t> prioritiesOf(const RuleSet& rules)
{
    std::vector<std::int64_t> priorities;
    for (const Rule& rule : rules.rules)
        priorities.push_back(rule.priority);
    return priorities;
}

/// The edits of one plan; nothing, and the rule is fixed from then on, when one cannot be made.
std::optional<std::vector<std::vector<TextEdit>>>
editsOf(std::span<const std::shared_ptr<const RulesText>> texts, const RuleSet& rules,
        const std::vector<PriorityChange>& changes, std::vector<bool>& isFixed)
{
    std::vector<std::vector<TextEdit>> all(texts.size());
    for (const PriorityChange& change : changes) {
        const Rule& rule = rules.rules[change.rule];
        const RuleEditing* const editing = texts[rule.file]->editing();
        const RuleEdits edits =
            editing ? editing->setPriority(rule.name, change.priority) : std::nullopt;
        if (!edits) {
            isFixed[change.rule] = true;
            return std::nullopt;
        }
        all[rule.file].insert(all[rule.file].end(), edits->begin(), edits->end());
    }
    for (std::vector<TextEdit>& edits : all)
        std::ranges::sort(edits, {}, [](const TextEdit& edit) { return edit.range.begin; });
    return all;
}

} // namespace

std::optional<OrderEdits> editOrder(std::span<const std::shared_ptr<const RulesText>> texts,
                                    const RuleSet& rules, std::span<const std::uint32_t> wanted,
                                    std::optional<std::uint32_t> moved)
{
    const std::vector<std::int64_t> priorities = prioritiesOf(rules);
    PriorityWishes wishes{.isFixed = std::vector<bool>(rules.rules.size(), false), .moved = moved};
    // Each time round one more rule is fixed.
    for (;;) {
        auto changes = planPriorities(priorities, wanted, wishes);
        if (!changes)
            return std::nullopt;
        if (auto edits = editsOf(texts, rules, *changes, wishes.isFixed))
            return OrderEdits{*std::move(changes), *std::move(edits)};
    }
}

} // namespace fusewright
