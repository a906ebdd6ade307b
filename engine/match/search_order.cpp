// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/match/search_order.h"

#include <algorithm>

namespace fusewright {

bool isSolid(const Pattern& pattern, const EntryLinks& links, EntryId id)
{
    const Entry& entry = pattern.entry(id);
    return entry.kind == Entry::Kind::Operator && !entry.isOptional && !entry.isRepeated
        && links.isCertain(id);
}

SearchOrder::SearchOrder(const Pattern& pattern, const EntryLinks& links)
    : m_pattern(pattern),
      m_links(links),
      m_nearness(pattern.entryCount(), Nearness::Apart),
      m_isPlaced(pattern.entryCount(), false)
{
    m_deciders.reserve(pattern.entryCount());
    m_entries.reserve(pattern.entryCount());
    for (std::size_t at = 0; at < pattern.entryCount(); ++at) {
        m_deciders.push_back(links.deciders(EntryId(at)));
        m_isSolid.push_back(isSolid(pattern, links, EntryId(at)));
        const Entry::Kind kind = pattern.entries()[at].kind;
        m_isValue.push_back(kind == Entry::Kind::Value || kind == Entry::Kind::Constant);
    }
    if (pattern.placeEntry().isValid() && isReady(pattern.placeEntry()))
        place(pattern.placeEntry());
    while (m_entries.size() < pattern.entryCount())
        place(mostUrgent());
}

void SearchOrder::place(EntryId entry)
{
    m_isPlaced[entry.index] = true;
    m_entries.push_back(entry);
    const Nearness nearness = m_isSolid[entry.index] ? Nearness::Next : Nearness::Near;
    for (const PatternLink& link : m_links.into(entry))
        bringNear(link.from, nearness);
    for (const PatternLink& link : m_links.outOf(entry))
        bringNear(link.to, nearness);
}

bool SearchOrder::isReady(EntryId entry) const
{
    return !m_isPlaced[entry.index] && (!m_isValue[entry.index] || hasConsumer(entry))
        && std::ranges::all_of(m_deciders[entry.index],
                               [&](EntryId choice) { return m_isPlaced[choice.index]; });
}

/// A value is found as an operand of a consumer: one that is sure must be bound, or all decided.
/// Whether an optional one is there can only be told when all operators are bound.
bool SearchOrder::hasConsumer(EntryId value) const
{
    if (m_pattern.entry(value).isOptional) {
        for (std::size_t at = 0; at < m_pattern.entryCount(); ++at) {
            if (!m_isValue[at] && !m_isPlaced[at])
                return false;
        }
        return true;
    }
    const auto isSure = [&](const PatternLink& link) {
        return m_isSolid[link.to.index] && m_isPlaced[link.to.index] && !link.isRest;
    };
    if (std::ranges::any_of(m_links.outOf(value), isSure))
        return true;
    std::vector<bool> seen(m_pattern.entryCount(), false);
    std::vector<EntryId> open{value};
    while (!open.empty()) {
        const EntryId at = open.back();
        open.pop_back();
        for (const PatternLink& link : m_links.outOf(at)) {
            if (!m_isPlaced[link.to.index])
                return false;
            if (!seen[link.to.index])
                open.push_back(link.to);
            seen[link.to.index] = true;
        }
    }
    return true;
}

void SearchOrder::bringNear(EntryId entry, Nearness nearness)
{
    m_nearness[entry.index] = std::max(m_nearness[entry.index], nearness);
}

/// The higher, the sooner the entry is bound. What is in every match comes before what may be
/// absent, also where it is only next to such: it soon tells whether that fits.
int SearchOrder::urgency(EntryId id) const
{
    const bool isNear = m_nearness[id.index] != Nearness::Apart;
    const int near = static_cast<int>(m_nearness[id.index]) * 2;
    const int sure = m_isSolid[id.index] ? (isNear ? 6 : 1) : 0;
    // A value binds nothing that could fail soon.
    return (near + sure) * 2 + (m_isValue[id.index] ? 0 : 1);
}

/// Of equally urgent ones the first in the pattern.
EntryId SearchOrder::mostUrgent() const
{
    EntryId best;
    int most = -1;
    for (std::size_t at = 0; at < m_pattern.entryCount(); ++at) {
        if (!m_isPlaced[at] && urgency(EntryId(at)) > most && isReady(EntryId(at))) {
            best = EntryId(at);
            most = urgency(best);
        }
    }
    return best;
}

} // namespace fusewright
