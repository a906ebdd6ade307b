// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/order_edits.h"

#include "engine/rules/rule_editing.h"
#include "engine/rules/rule_language.h"
#include "engine/session/moved_text.h"

#include <algorithm>
#include <set>

namespace fusewright {

namespace {

using Texts = std::span<const std::shared_ptr<const RulesText>>;
using Order = std::span<const std::uint32_t>;

/// Of rules that come with the program there is no text.
bool isByPriority(Texts texts, const Rule& rule)
{
    const RulesText* const text = rule.file < texts.size() ? texts[rule.file].get() : nullptr;
    return text && text->language().hasPriorities;
}

class OrderEditor {
public:
    OrderEditor(Texts texts, const RuleSet& rules) : m_texts(texts), m_rules(rules)
    {
        for (const Rule& rule : rules.rules)
            m_isByPriority.push_back(isByPriority(texts, rule));
    }

    OrderEdits run(Order wanted, std::optional<std::uint32_t> moved);

private:
    std::optional<OrderEdits> byPriority(Order wanted, std::optional<std::uint32_t> moved) const;
    bool setPriorities(OrderEdits& made, std::vector<bool>& isFixed) const;
    OrderEdits byText(std::uint32_t file, Order now, Order wanted) const;
    std::vector<std::string> namesOf(std::uint32_t file, Order order) const;

    Texts m_texts;
    const RuleSet& m_rules;
    std::vector<bool> m_isByPriority; ///< By rule.
};

/// False, and a rule is fixed from then on, when its priority cannot be edited.
bool OrderEditor::setPriorities(OrderEdits& made, std::vector<bool>& isFixed) const
{
    made.edits.assign(m_texts.size(), {});
    for (const PriorityChange& change : made.changes) {
        const Rule& rule = m_rules.rules[change.rule];
        const RuleEditing* const editing = m_texts[rule.file]->editing();
        const RuleEdits edits =
            editing ? editing->setPriority(rule.name, change.priority) : std::nullopt;
        if (!edits) {
            isFixed[change.rule] = true;
            return false;
        }
        std::ranges::copy(*edits, std::back_inserter(made.edits[rule.file]));
    }
    for (std::vector<TextEdit>& edits : made.edits)
        std::ranges::sort(edits, {}, [](const TextEdit& edit) { return edit.range.begin; });
    return true;
}

std::optional<OrderEdits> OrderEditor::byPriority(Order wanted,
                                                  std::optional<std::uint32_t> moved) const
{
    std::vector<std::int64_t> priorities;
    for (const Rule& rule : m_rules.rules)
        priorities.push_back(rule.priority);
    PriorityWishes wishes{.isFixed = m_isByPriority, .moved = moved};
    wishes.isFixed.flip();
    // Each time round one more rule is fixed.
    for (;;) {
        auto changes = planPriorities(priorities, wanted, wishes);
        if (!changes)
            return std::nullopt;
        OrderEdits made{.changes = *std::move(changes), .moved = {}, .edits = {}, .whyNot = {}};
        if (setPriorities(made, wishes.isFixed))
            return made;
    }
}

std::vector<std::string> OrderEditor::namesOf(std::uint32_t file, Order order) const
{
    std::vector<std::string> names;
    for (const std::uint32_t rule : order) {
        if (m_rules.rules[rule].file == file)
            names.push_back(m_rules.rules[rule].name);
    }
    return names;
}

OrderEdits OrderEditor::byText(std::uint32_t file, Order now, Order wanted) const
{
    OrderEdits made;
    made.edits.resize(m_texts.size());
    MovedText text = moveRules(*m_texts[file], namesOf(file, now), namesOf(file, wanted),
                               m_rules.choices.options);
    made.edits[file] = std::move(text.edits);
    made.whyNot = std::move(text.whyNot);
    for (const std::uint32_t rule : wanted) {
        const bool isThere = m_rules.rules[rule].file == file
            && std::ranges::find(text.moved, m_rules.rules[rule].name) != text.moved.end();
        if (isThere)
            made.moved.push_back(rule);
    }
    return made;
}

OrderEdits OrderEditor::run(Order wanted, std::optional<std::uint32_t> moved)
{
    const std::vector<std::uint32_t> now = triedOrder(m_rules);
    std::set<std::uint32_t> files;
    bool isMixed = now.size() != wanted.size(); // Nobody asks so.
    bool isAllByPriority = m_rules.stages.empty();
    for (std::size_t at = 0; at < std::min(now.size(), wanted.size()); ++at) {
        if (now[at] == wanted[at])
            continue;
        const std::uint32_t file = m_rules.rules[now[at]].file;
        files.insert(file);
        isMixed = isMixed || m_rules.rules[wanted[at]].file != file;
        isAllByPriority = isAllByPriority && m_isByPriority[now[at]];
    }
    if (m_rules.stages.empty()) {
        if (auto made = byPriority(wanted, moved))
            return *std::move(made);
    }
    OrderEdits none;
    none.edits.resize(m_texts.size());
    if (files.empty() && !isMixed)
        return none;
    if (isAllByPriority)
        none.whyNot = "A priority that would have to change is shared by several rules.";
    else if (isMixed || files.size() != 1)
        none.whyNot = "Rules of different files are tried one file after the other.";
    else if (*files.begin() >= m_texts.size() || !m_texts[*files.begin()])
        none.whyNot = "Rules that come with the program have no text.";
    else
        return byText(*files.begin(), now, wanted);
    return none;
}

} // namespace

OrderEdits editOrder(Texts texts, const RuleSet& rules, Order wanted,
                     std::optional<std::uint32_t> moved)
{
    return OrderEditor(texts, rules).run(wanted, moved);
}

} // namespace fusewright
