// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rule_editing.h"
#include "engine/rules/tenstorrent/tenstorrent_file.h"

namespace fusewright {

/// The edits of fusion providers; file and places must outlive it.
class TenstorrentEditing final : public RuleEditing {
public:
    TenstorrentEditing(const TenstorrentFile& file, const IncludePlaces& places)
        : m_file(file), m_places(places)
    {
    }

    RuleEdits addRule(std::optional<std::string_view> after, std::string_view text) const override;
    RuleEdits rename(PatternName pattern, std::string_view entry,
                     std::string_view fresh) const override;
    RuleEdits setOperators(PatternName pattern, std::string_view entry,
                           const WrittenOperators& operators) const override;
    RuleEdits widen(PatternName pattern, std::string_view entry,
                    std::string_view operatorName) const override;
    RuleEdits add(PatternName pattern, const AddedEntry& fresh, EntrySide side,
                  std::string_view other) const override;
    RuleEdits addAlternative(PatternName pattern, const AddedEntry& fresh, std::string_view other,
                             std::string_view choice) const override;
    RuleEdits insertBetween(PatternName pattern, std::string_view upper, std::string_view lower,
                            std::span<const AddedEntry> fresh, InsertedSpan span) const override;
    RuleEdits remove(PatternName pattern, std::string_view entry) const override;
    std::vector<EntryFit> fits(PatternName pattern, std::string_view entry,
                               const SeenThere& seen) const override;
    std::string whyNever(EntryAction action) const override;
    std::string whyNot(PatternName pattern, std::string_view entry,
                       EntryAction action) const override;

private:
    const TenstorrentFile& m_file;
    const IncludePlaces& m_places;
};

} // namespace fusewright
