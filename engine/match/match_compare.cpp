// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/match/match_compare.h"

#include <algorithm>

namespace fusewright {

namespace {

std::strong_ordering compareChains(std::span<const NodeId> a, std::span<const NodeId> b)
{
    if (a.size() != b.size())
        return a.size() <=> b.size();
    return std::lexicographical_compare_three_way(a.begin(), a.end(), b.begin(), b.end());
}

std::strong_ordering compareSlots(const Match& a, const Match& b, EntryId entry)
{
    using State = MatchSlot::State;
    const MatchSlot& left = a.slot(entry);
    const MatchSlot& right = b.slot(entry);
    if (left.state != right.state)
        return left.state == State::Bound ? std::strong_ordering::less
                                          : std::strong_ordering::greater;
    if (left.isChain)
        return compareChains(a.nodes(entry), b.nodes(entry));
    if (left.option != right.option)
        return left.option <=> right.option;
    if (left.first != right.first)
        return left.first <=> right.first;
    if (left.isSwapped != right.isSwapped)
        return left.isSwapped <=> right.isSwapped;
    return left.value <=> right.value;
}

} // namespace

std::partial_ordering compareMatches(const Match& match, const Match& other,
                                     std::span<const EntryId> decisions,
                                     const std::vector<std::uint8_t>& isDecided)
{
    for (const EntryId entry : decisions) {
        if (!isDecided[entry.index])
            return std::partial_ordering::unordered;
        const std::strong_ordering order = compareSlots(match, other, entry);
        if (order != std::strong_ordering::equal)
            return order;
    }
    return std::partial_ordering::equivalent;
}

} // namespace fusewright
