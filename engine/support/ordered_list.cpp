// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Every item of the list carries a label of 64 bits, and labels ascend along the list. A new item
// gets a label between those of its neighbours. Where no number is left between them, the labels
// around are spread out again: over the smallest range, aligned to its size, that is not too full.
// How full a range may be falls with its size, so that a range that was just spread out takes many
// items before it is full again (Bender, Cole, Demaine, Farach-Colton and Zito, "Two simplified
// algorithms for maintaining order in a list", 2002).

#include "engine/support/ordered_list.h"

#include <algorithm>
#include <cassert>

namespace fusewright {

namespace {

constexpr std::uint64_t largestLabel = std::numeric_limits<std::uint64_t>::max();
/// What the list leaves between neighbours where it can.
constexpr std::uint64_t usualGap = std::uint64_t(1) << 32;
/// By so much more items a range may hold that is twice as large; less than twice.
constexpr double growthOfItems = 1.5;
constexpr int labelBits = 64;

} // namespace

OrderedList::OrderedList(std::size_t count) : m_items(count)
{
    assert(count < none);
    const std::uint64_t gap = std::min(usualGap, largestLabel / (std::uint64_t(count) + 2));
    std::uint64_t label = 0;
    std::uint32_t next = 0;
    for (Item& item : m_items) {
        label += gap;
        item = {.label = label, .previous = next - 1, .next = next + 1};
        ++next;
    }
    if (count == 0)
        return;
    m_first = 0;
    m_last = static_cast<std::uint32_t>(count - 1);
    m_items.front().previous = none;
    m_items.back().next = none;
}

std::uint32_t OrderedList::insertBefore(std::uint32_t place)
{
    return insertAfter(place == none ? m_last : previous(place));
}

std::uint32_t OrderedList::insertAfter(std::uint32_t place)
{
    assert(m_items.size() < none);
    const auto item = static_cast<std::uint32_t>(m_items.size());
    m_items.emplace_back();
    link(item, place, place == none ? m_first : next(place));
    return item;
}

void OrderedList::moveAfter(std::uint32_t item, std::uint32_t place)
{
    assert(item != place);
    erase(item);
    link(item, place, place == none ? m_first : next(place));
}

void OrderedList::erase(std::uint32_t item)
{
    const Item& gone = m_items[item];
    (gone.previous == none ? m_first : m_items[gone.previous].next) = gone.next;
    (gone.next == none ? m_last : m_items[gone.next].previous) = gone.previous;
}

void OrderedList::link(std::uint32_t item, std::uint32_t before, std::uint32_t after)
{
    if (!findLabel(item, before, after)) {
        makeRoomAround(before == none ? after : before);
        findLabel(item, before, after);
    }
    m_items[item].previous = before;
    m_items[item].next = after;
    (before == none ? m_first : m_items[before].next) = item;
    (after == none ? m_last : m_items[after].previous) = item;
}

/// False where no label is left between the neighbours.
bool OrderedList::findLabel(std::uint32_t item, std::uint32_t before, std::uint32_t after)
{
    const std::uint64_t low = before == none ? 0 : label(before);
    const std::uint64_t high = after == none ? largestLabel : label(after);
    const std::uint64_t half = (high - low) / 2;
    if (half == 0)
        return false;
    // At the ends of the list, room is not halved but used up evenly.
    std::uint64_t& found = m_items[item].label;
    if (after == none)
        found = low + std::min(half, usualGap);
    else
        found = before == none ? high - std::min(half, usualGap) : low + half;
    return true;
}

void OrderedList::makeRoomAround(std::uint32_t item)
{
    std::uint32_t first = item;
    std::uint32_t last = item;
    std::uint64_t count = 1;
    double most = 1;
    for (int bits = 1; bits <= labelBits; ++bits) {
        const std::uint64_t span = largestLabel >> (labelBits - bits);
        const std::uint64_t low = label(item) & ~span;
        const std::uint64_t high = low + span;
        for (; previous(first) != none && label(previous(first)) >= low; ++count)
            first = previous(first);
        for (; next(last) != none && label(next(last)) <= high; ++count)
            last = next(last);
        most *= growthOfItems;
        const std::uint64_t gap = span / (count + 1);
        if (gap < 2 || static_cast<double>(count) > most)
            continue;
        std::uint64_t spread = low;
        for (std::uint32_t at = first;; at = next(at)) {
            spread += gap;
            m_items[at].label = spread;
            if (at == last)
                return;
        }
    }
}

} // namespace fusewright
