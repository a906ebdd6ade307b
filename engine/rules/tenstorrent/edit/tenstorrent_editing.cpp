// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/edit/tenstorrent_editing.h"

#include "engine/rules/tenstorrent/draft/provider_fit.h"
#include "engine/rules/tenstorrent/edit/provider_editor.h"

namespace fusewright {

RuleEdits TenstorrentEditing::addRule(std::optional<std::string_view> after,
                                      std::string_view text) const
{
    const TenstorrentRule* const rule = after ? m_file.find(*after) : nullptr;
    const auto place =
        rule ? std::optional(m_file.source->position(rule->nameRange.begin)) : std::nullopt;
    return addProvider(m_file, m_places, place, text);
}

RuleEdits TenstorrentEditing::rename(PatternName pattern, std::string_view entry,
                                     std::string_view fresh) const
{
    return ProviderEditor(m_file, m_places, pattern).rename(entry, fresh);
}

RuleEdits TenstorrentEditing::setOperators(PatternName pattern, std::string_view entry,
                                           const WrittenOperators& operators) const
{
    if (operators.isInverted || operators.names.size() != 1)
        return std::nullopt;
    return ProviderEditor(m_file, m_places, pattern).setOperator(entry, operators.names.front());
}

RuleEdits TenstorrentEditing::widen(PatternName pattern, std::string_view entry,
                                    std::string_view operatorName) const
{
    return ProviderEditor(m_file, m_places, pattern).widen(entry, operatorName);
}

RuleEdits TenstorrentEditing::add(PatternName pattern, const AddedEntry& fresh, EntrySide side,
                                  std::string_view other) const
{
    ProviderEditor editor(m_file, m_places, pattern);
    return side == EntrySide::Before ? editor.addBefore(fresh, other)
                                     : editor.addAfter(fresh, other);
}

/// A second pair, where pairs are in a list.
RuleEdits TenstorrentEditing::addAlternative(PatternName pattern, const AddedEntry& fresh,
                                             std::string_view other, std::string_view) const
{
    if (fresh.operators.isInverted || fresh.operators.names.size() != 1)
        return std::nullopt;
    return widen(pattern, other, fresh.operators.names.front());
}

RuleEdits TenstorrentEditing::insertBetween(PatternName pattern, std::string_view upper,
                                            std::string_view lower,
                                            std::span<const AddedEntry> fresh,
                                            InsertedSpan span) const
{
    ProviderEditor editor(m_file, m_places, pattern);
    if (span == InsertedSpan::OneEdge)
        return editor.insertBetween(upper, lower, fresh);
    return span == InsertedSpan::AllBelow ? editor.insertBelow(upper, fresh) : std::nullopt;
}

RuleEdits TenstorrentEditing::remove(PatternName pattern, std::string_view entry) const
{
    return ProviderEditor(m_file, m_places, pattern).remove(entry);
}

std::vector<EntryFit> TenstorrentEditing::fits(PatternName pattern, std::string_view entry,
                                               const SeenThere& seen) const
{
    return ProviderEditor(m_file, m_places, pattern).fits(entry, seen);
}

std::string TenstorrentEditing::whyNever(EntryAction action) const
{
    switch (action) {
    case EntryAction::Optional:
        return "torch matches every call of a pattern. Write a second pair without this one.";
    case EntryAction::Context:
        return "torch replaces every call of a pattern.";
    case EntryAction::Repeat:
        return "A pattern function records as many calls as it makes.";
    case EntryAction::Connect:
    case EntryAction::Disconnect:
        return "Operands of a pattern are arguments of a call. Edit its text.";
    default:
        return {};
    }
}

std::string TenstorrentEditing::whyNot(PatternName pattern, std::string_view entry,
                                       EntryAction action) const
{
    std::string why = whyNever(action);
    if (!why.empty())
        return why;
    const ProviderEditor editor(m_file, m_places, pattern);
    const bool isCall = editor.isCall(entry);
    const bool isOfCalls = action == EntryAction::Operators || action == EntryAction::AddBefore
        || action == EntryAction::AddAlternative || action == EntryAction::Remove;
    if (isOfCalls && !isCall)
        return "Only a call of an operator can be edited so.";
    if (action == EntryAction::Rename && isCall)
        return "torch names calls by itself. Only parameters can be renamed.";
    if (action == EntryAction::AddAlternative && !editor.hasListOfPairs())
        return "An alternative is a second pair, and `get_patterns` lists none here.";
    return {};
}

} // namespace fusewright
