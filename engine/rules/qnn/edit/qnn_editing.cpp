// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/qnn/edit/qnn_editing.h"

#include "engine/rules/qnn/edit/qnn_addition.h"
#include "engine/rules/qnn/edit/qnn_operator_word.h"
#include "engine/rules/qnn/edit/qnn_renaming.h"

#include <algorithm>

namespace fusewright {

RuleEdits QnnEditing::addRule(std::optional<std::string_view> after, std::string_view text) const
{
    const QnnRule* const rule = after ? m_file.find(*after) : nullptr;
    return addQnnRule(
        m_file, rule ? std::optional(m_file.source->position(rule->head.begin)) : std::nullopt,
        text);
}

/// An operator without a tag is called after itself; it gets one.
RuleEdits QnnEditing::rename(PatternName pattern, std::string_view entry,
                             std::string_view fresh) const
{
    const auto rule = QnnEditedRule::find(m_file, pattern);
    const QnnWrittenEntry* const found = rule ? rule->entry(entry) : nullptr;
    if (!found || !canBeQnnTag(fresh) || rule->hasTag(fresh) || rule->entry(fresh))
        return std::nullopt;
    if (!rule->tagOf(*found).empty()) {
        const std::uint32_t tag = found->let ? rule->at(*found->let).operands[0] : found->node;
        return qnnRenameAt(m_file, m_file.source->position(rule->at(tag).place.begin), fresh);
    }
    QnnRuleChange change(m_file, m_read, *rule);
    change.name(rule->at(found->node).place, fresh);
    return change.made();
}

RuleEdits QnnEditing::setOperators(PatternName pattern, std::string_view entry,
                                   const WrittenOperators& operators) const
{
    const auto rule = QnnEditedRule::find(m_file, pattern);
    const QnnWrittenEntry* const found = rule ? rule->entry(entry) : nullptr;
    const bool canBeSaid = !operators.isInverted && !operators.names.empty();
    if (!found || !found->isOperator || !canBeSaid || !rule->isWritten(rule->operatorNode(*found)))
        return std::nullopt;
    const std::string now(rule->operatorOf(*found));
    std::vector<std::string> wanted;
    for (const std::string& name : operators.names) {
        const std::string word = qnnWordOf(name);
        if (!canBeQnnTag(word) || word.starts_with('.') || word.starts_with('$'))
            return std::nullopt;
        if (std::ranges::find(wanted, word) == wanted.end())
            wanted.push_back(word);
    }
    const ByteRange place = rule->at(rule->operatorNode(*found)).place;
    QnnRuleChange change(m_file, m_read, *rule);
    if (std::ranges::find(wanted, now) == wanted.end())
        change.replace(place, '"' + wanted.front() + '"');
    else
        std::iter_swap(wanted.begin(), std::ranges::find(wanted, now));
    for (std::size_t at = 1; at < wanted.size(); ++at)
        change.addCopy(place, '"' + wanted[at] + '"');
    return change.made();
}

RuleEdits QnnEditing::widen(PatternName pattern, std::string_view entry,
                            std::string_view operatorName) const
{
    const auto rule = QnnEditedRule::find(m_file, pattern);
    const QnnWrittenEntry* const found = rule ? rule->entry(entry) : nullptr;
    if (!found || !found->isOperator || qnnWordOf(operatorName) == rule->operatorOf(*found))
        return std::nullopt;
    const std::string now(rule->operatorOf(*found));
    return setOperators(pattern, entry, {.names = {now, std::string(operatorName)}});
}

std::string QnnEditing::whyNever(EntryAction action) const
{
    switch (action) {
    case EntryAction::Optional:
        return "QNN has no optional operators: write a second rule.";
    case EntryAction::Context:
        return "QNN replaces the root of its pattern and keeps what others use.";
    case EntryAction::Repeat:
        return "QNN has no repeated operators: write a rule for each length.";
    case EntryAction::AddAlternative:
        return "QNN has no alternatives: name several operators, and each gets a rule.";
    default:
        return {};
    }
}

} // namespace fusewright
