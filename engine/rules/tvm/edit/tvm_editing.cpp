// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/edit/tvm_editing.h"

#include "engine/rules/tvm/draft/tvm_addition.h"
#include "engine/rules/tvm/edit/tvm_editor.h"

namespace fusewright {

namespace {

/// Operators by name, and not all but some.
bool areNamed(const WrittenOperators& operators)
{
    return !operators.isInverted && !operators.names.empty() && operators.names.front() != ".";
}

} // namespace

RuleEdits TvmEditing::addRule(std::optional<std::string_view> after, std::string_view text) const
{
    const TvmRule* const rule = after ? m_file.find(*after) : nullptr;
    const auto place =
        rule ? std::optional(m_file.source->position(rule->nameRange.begin)) : std::nullopt;
    return addTvmRule(m_file, m_places, place, text);
}

RuleEdits TvmEditing::rename(PatternName pattern, std::string_view entry,
                             std::string_view fresh) const
{
    return TvmEditor(m_file, m_places, pattern).rename(entry, fresh);
}

RuleEdits TvmEditing::make(PatternName pattern, std::string_view entry, EntryTrait trait) const
{
    if (trait != EntryTrait::Optional)
        return std::nullopt;
    return TvmEditor(m_file, m_places, pattern).makeOptional(entry);
}

RuleEdits TvmEditing::setOperators(PatternName pattern, std::string_view entry,
                                   const WrittenOperators& operators) const
{
    if (!areNamed(operators))
        return std::nullopt;
    return TvmEditor(m_file, m_places, pattern).setOperators(entry, operators.names);
}

RuleEdits TvmEditing::widen(PatternName pattern, std::string_view entry,
                            std::string_view operatorName) const
{
    return TvmEditor(m_file, m_places, pattern).widen(entry, {std::string(operatorName)});
}

RuleEdits TvmEditing::disconnect(PatternName pattern, std::string_view from,
                                 std::string_view to) const
{
    return TvmEditor(m_file, m_places, pattern).disconnect(from, to);
}

RuleEdits TvmEditing::add(PatternName pattern, const AddedEntry& fresh, EntrySide side,
                          std::string_view other) const
{
    if (!areNamed(fresh.operators))
        return std::nullopt;
    TvmEditor editor(m_file, m_places, pattern);
    return side == EntrySide::Before ? editor.addBefore(fresh, other)
                                     : editor.addAfter(fresh, other);
}

/// An alternative with the same arguments is one more operator.
RuleEdits TvmEditing::addAlternative(PatternName pattern, const AddedEntry& fresh,
                                     std::string_view other, std::string_view) const
{
    if (!areNamed(fresh.operators))
        return std::nullopt;
    return TvmEditor(m_file, m_places, pattern).widen(other, fresh.operators.names);
}

RuleEdits TvmEditing::insertBetween(PatternName pattern, std::string_view upper,
                                    std::string_view lower, std::span<const AddedEntry> fresh,
                                    InsertedSpan span) const
{
    TvmEditor editor(m_file, m_places, pattern);
    if (span == InsertedSpan::OneEdge)
        return editor.insertBetween(upper, lower, fresh);
    return span == InsertedSpan::AllBelow ? editor.insertBelow(upper, fresh) : std::nullopt;
}

RuleEdits TvmEditing::remove(PatternName pattern, std::string_view entry) const
{
    return TvmEditor(m_file, m_places, pattern).remove(entry);
}

std::vector<EntryFit> TvmEditing::fits(PatternName pattern, std::string_view entry,
                                       const SeenThere& seen) const
{
    return TvmEditor(m_file, m_places, pattern).fits(entry, seen);
}

std::string TvmEditing::whyNever(EntryAction action) const
{
    switch (action) {
    case EntryAction::Context:
        return "TVM fuses everything that a pattern calls.";
    case EntryAction::Repeat:
        return "A pattern of TVM takes as many operators as it writes.";
    case EntryAction::Connect:
        return "Operands of a pattern are arguments of a call. Edit its text.";
    default:
        return {};
    }
}

std::string TvmEditing::whyNot(PatternName pattern, std::string_view entry,
                               EntryAction action) const
{
    std::string why = whyNever(action);
    if (!why.empty())
        return why;
    const TvmEditor editor(m_file, m_places, pattern);
    const bool isOfCalls = action == EntryAction::Operators || action == EntryAction::Optional
        || action == EntryAction::AddAlternative || action == EntryAction::Remove;
    if (isOfCalls && !editor.isCall(entry))
        return "Only a call of an operator can be edited so.";
    if (action == EntryAction::Rename && !editor.isLabel(entry))
        return "Only an annotation has a name that can be changed.";
    return {};
}

} // namespace fusewright
