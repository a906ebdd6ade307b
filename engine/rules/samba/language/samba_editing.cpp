// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/language/samba_editing.h"

#include "engine/rules/samba/edit/entry_edits.h"
#include "engine/rules/samba/edit/rule_edits.h"
#include "engine/rules/samba/edit/wiring_edits.h"

namespace fusewright {

RuleEdits SambaEditing::setPriority(std::string_view rule, std::int64_t priority) const
{
    return fusewright::setPriority(m_document, rule, priority);
}

RuleEdits SambaEditing::addRule(std::optional<std::string_view> after, std::string_view text) const
{
    return fusewright::addRule(m_document, after, text);
}

RuleEdits SambaEditing::rename(PatternName pattern, std::string_view entry,
                               std::string_view fresh) const
{
    return renameEntry(m_document, pattern, entry, fresh);
}

RuleEdits SambaEditing::make(PatternName pattern, std::string_view entry, EntryTrait trait) const
{
    switch (trait) {
    case EntryTrait::Required:
        return makeRequired(m_document, pattern, entry);
    case EntryTrait::Optional:
        return makeOptional(m_document, pattern, entry);
    case EntryTrait::Included:
        return makeIncluded(m_document, pattern, entry);
    case EntryTrait::Context:
        return makeContext(m_document, pattern, entry);
    case EntryTrait::Single:
        return makeSingle(m_document, pattern, entry);
    case EntryTrait::Repeated:
        return makeRepeated(m_document, pattern, entry);
    }
    return std::nullopt;
}

RuleEdits SambaEditing::setOperators(PatternName pattern, std::string_view entry,
                                     const WrittenOperators& operators) const
{
    return fusewright::setOperators(m_document, pattern, entry, operators);
}

RuleEdits SambaEditing::widen(PatternName pattern, std::string_view entry,
                              std::string_view operatorName) const
{
    return widenOperators(m_document, pattern, entry, operatorName);
}

RuleEdits SambaEditing::connect(PatternName pattern, std::string_view from,
                                std::string_view to) const
{
    return connectEntries(m_document, pattern, from, to);
}

RuleEdits SambaEditing::disconnect(PatternName pattern, std::string_view from,
                                   std::string_view to) const
{
    return disconnectEntries(m_document, pattern, from, to);
}

RuleEdits SambaEditing::add(PatternName pattern, const AddedEntry& fresh, EntrySide side,
                            std::string_view other) const
{
    return addEntry(m_document, pattern, fresh, side, other);
}

RuleEdits SambaEditing::addAlternative(PatternName pattern, const AddedEntry& fresh,
                                       std::string_view other, std::string_view choice) const
{
    return fusewright::addAlternative(m_document, pattern, fresh, other, choice);
}

RuleEdits SambaEditing::insertBetween(PatternName pattern, std::string_view upper,
                                      std::string_view lower, std::span<const AddedEntry> fresh,
                                      InsertedSpan span) const
{
    return fusewright::insertBetween(m_document, pattern, upper, lower, fresh, span);
}

RuleEdits SambaEditing::remove(PatternName pattern, std::string_view entry) const
{
    return deleteEntry(m_document, pattern, entry);
}

} // namespace fusewright
