// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rule_editing.h"

namespace fusewright {

class YamlDocument;

/// The edits of SambaFlow's rules; the document must outlive it.
class SambaEditing final : public RuleEditing {
public:
    explicit SambaEditing(const YamlDocument& document) : m_document(document) { }

    RuleEdits setPriority(std::string_view rule, std::int64_t priority) const override;
    RuleEdits addRule(std::optional<std::string_view> after, std::string_view text) const override;
    RuleEdits rename(PatternName pattern, std::string_view entry,
                     std::string_view fresh) const override;
    RuleEdits make(PatternName pattern, std::string_view entry, EntryTrait trait) const override;
    RuleEdits setOperators(PatternName pattern, std::string_view entry,
                           const WrittenOperators& operators) const override;
    RuleEdits widen(PatternName pattern, std::string_view entry,
                    std::string_view operatorName) const override;
    RuleEdits connect(PatternName pattern, std::string_view from,
                      std::string_view to) const override;
    RuleEdits disconnect(PatternName pattern, std::string_view from,
                         std::string_view to) const override;
    RuleEdits add(PatternName pattern, const AddedEntry& fresh, EntrySide side,
                  std::string_view other) const override;
    RuleEdits addAlternative(PatternName pattern, const AddedEntry& fresh, std::string_view other,
                             std::string_view choice) const override;
    RuleEdits insertBetween(PatternName pattern, std::string_view upper, std::string_view lower,
                            std::span<const AddedEntry> fresh, InsertedSpan span) const override;
    RuleEdits remove(PatternName pattern, std::string_view entry) const override;

private:
    const YamlDocument& m_document;
};

} // namespace fusewright
