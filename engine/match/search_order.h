// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/entry_links.h"
#include "engine/pattern/pattern.h"

#include <cstdint>
#include <vector>

namespace fusewright {

/// The order in which a search binds the entries of a pattern: from the place outwards, so that
/// each entry is next to one that is bound already, and what is sure before what may be absent.
class SearchOrder {
public:
    SearchOrder(const Pattern& pattern, const EntryLinks& links);

    const std::vector<EntryId>& entries() const { return m_entries; }

private:
    enum class Nearness : std::uint8_t { Apart, Near, Next };

    bool isReady(EntryId entry) const;
    bool hasConsumer(EntryId value) const;
    void bringNear(EntryId entry, Nearness nearness);
    int urgency(EntryId entry) const;
    EntryId mostUrgent() const;
    void place(EntryId entry);

    const Pattern& m_pattern;
    const EntryLinks& m_links;
    std::vector<std::vector<EntryId>> m_deciders;
    std::vector<std::uint8_t> m_isSolid;
    std::vector<std::uint8_t> m_isValue;
    std::vector<Nearness> m_nearness; ///< To what has been placed.
    std::vector<bool> m_isPlaced;
    std::vector<EntryId> m_entries;
};

/// True when the entry is bound to exactly one operator in every match.
bool isSolid(const Pattern& pattern, const EntryLinks& links, EntryId entry);

} // namespace fusewright
