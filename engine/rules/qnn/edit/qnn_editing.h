// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/qnn/edit/qnn_rule_change.h"
#include "engine/rules/rule_editing.h"

namespace fusewright {

/// The edits of Qualcomm's rules, as far as their macros have words for them; the file must outlive
/// it. What one operator of a match cannot say, several operators for one entry, becomes copies of
/// the rule.
class QnnEditing final : public RuleEditing {
public:
    QnnEditing(const QnnFile& file, QnnReading read) : m_file(file), m_read(std::move(read)) { }

    RuleEdits addRule(std::optional<std::string_view> after, std::string_view text) const override;
    RuleEdits rename(PatternName pattern, std::string_view entry,
                     std::string_view fresh) const override;
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
    RuleEdits insertBetween(PatternName pattern, std::string_view upper, std::string_view lower,
                            std::span<const AddedEntry> fresh, InsertedSpan span) const override;
    RuleEdits remove(PatternName pattern, std::string_view entry) const override;
    RuleEdits dropCondition(PatternName pattern, ByteRange part) const override;
    RuleEdits loosenCondition(PatternName pattern, ByteRange part,
                              const SeenSides& seen) const override;
    std::string whyNever(EntryAction action) const override;

private:
    const QnnFile& m_file;
    QnnReading m_read;
};

} // namespace fusewright
