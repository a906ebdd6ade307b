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
std::optional<std::vector<TextEdit>> editsOf(const RuleEditing& editing, const RuleSet& rules,
                                             const std::vector<PriorityChange>& changes,
                                             std::vector<bool>& isFixed)
{
    std::vector<TextEdit> all;
    for (const PriorityChange& change : changes) {
        const RuleEdits edits = editing.setPriority(rules.rules[change.rule].name, change.priority);
        if (!edits) {
            isFixed[change.rule] = true;
            return std::nullopt;
        }
        all.insert(all.end(), edits->begin(), edits->end());
    }
    std::ranges::sort(all, {}, [](const TextEdit& edit) { return edit.range.begin; });
    return all;
}

} // namespace

std::optional<OrderEdits> editOrder(const RulesText& text, const RuleSet& rules,
                                    std::span<const std::uint32_t> wanted,
                                    std::optional<std::uint32_t> moved)
{
    const RuleEditing* const editing = text.editing();
    if (!editing)
        return std::nullopt;
    const std::vector<std::int64_t> priorities = prioritiesOf(rules);
    PriorityWishes wishes{.isFixed = std::vector<bool>(rules.rules.size(), false), .moved = moved};
    // Each time round one more rule is fixed.
    for (;;) {
        auto changes = planPriorities(priorities, wanted, wishes);
        if (!changes)
            return std::nullopt;
        if (auto edits = editsOf(*editing, rules, *changes, wishes.isFixed))
            return OrderEdits{*std::move(changes), *std::move(edits)};
    }
}

} // namespace fusewright
