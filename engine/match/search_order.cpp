// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/match/search_order.h"

#include <algorithm>

namespace fusewright {

bool isSolid(const Pattern& pattern, const PatternLinks& links, EntryId id)
{
    const Entry& entry = pattern.entry(id);
    return entry.kind == Entry::Kind::Operator && !entry.isOptional && !entry.isRepeated
        && links.isCertain(id);
}

SearchOrder::SearchOrder(const Pattern& pattern, const PatternLinks& links)
    : m_pattern(pattern), m_links(links), m_isPlaced(pattern.entryCount(), false)
{
    for (std::size_t at = 0; at < pattern.entryCount(); ++at)
        m_deciders.push_back(links.deciders(EntryId(at)));
    if (pattern.placeEntry().isValid() && isReady(pattern.placeEntry()))
        place(pattern.placeEntry());
    while (m_entries.size() < pattern.entryCount())
        place(mostUrgent());
}

void SearchOrder::place(EntryId entry)
{
    m_isPlaced[entry.index] = true;
    m_entries.push_back(entry);
}

bool SearchOrder::isReady(EntryId entry) const
{
    return !m_isPlaced[entry.index]
        && std::ranges::all_of(m_deciders[entry.index],
                               [&](EntryId choice) { return m_isPlaced[choice.index]; });
}

SearchOrder::Nearness SearchOrder::nearness(EntryId entry) const
{
    Nearness nearest = Nearness::Apart;
    const auto look = [&](EntryId other) {
        if (m_isPlaced[other.index])
            nearest = std::max(
                nearest, isSolid(m_pattern, m_links, other) ? Nearness::Next : Nearness::Near);
    };
    for (const PatternLink& link : m_links.into(entry))
        look(link.from);
    for (const PatternLink& link : m_links.outOf(entry))
        look(link.to);
    return nearest;
}

/// The higher, the sooner the entry is bound.
int SearchOrder::urgency(EntryId id) const
{
    const Entry& entry = m_pattern.entry(id);
    // A choice binds nothing by itself, and a value nothing that could fail soon.
    const bool isWeak = entry.kind == Entry::Kind::Value || entry.kind == Entry::Kind::Constant;
    const int near = static_cast<int>(nearness(id)) * 4;
    return near + (isSolid(m_pattern, m_links, id) ? 2 : 0) + (isWeak ? 0 : 1);
}

/// Of equally urgent ones the first in the pattern.
EntryId SearchOrder::mostUrgent() const
{
    EntryId best;
    int most = -1;
    for (std::size_t at = 0; at < m_pattern.entryCount(); ++at) {
        if (isReady(EntryId(at)) && urgency(EntryId(at)) > most) {
            best = EntryId(at);
            most = urgency(best);
        }
    }
    return best;
}

} // namespace fusewright
