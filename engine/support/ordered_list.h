// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

namespace fusewright {

/// Numbered items in an order that stays known while items are added, moved and removed.
///
/// Which of two items comes first takes constant time, every change amortised logarithmic time.
/// Numbers are never reused.
class OrderedList {
public:
    /// Stands for the place before the first item and behind the last.
    static constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

    /// The items from 0 to `count` - 1, in this order.
    explicit OrderedList(std::size_t count = 0);

    std::uint32_t first() const { return m_first; }
    std::uint32_t last() const { return m_last; }
    std::uint32_t next(std::uint32_t item) const { return m_items[item].next; }
    std::uint32_t previous(std::uint32_t item) const { return m_items[item].previous; }

    bool isBefore(std::uint32_t a, std::uint32_t b) const { return label(a) < label(b); }
    /// Ascending along the list. Labels change as the list grows, their order does not.
    std::uint64_t label(std::uint32_t item) const { return m_items[item].label; }

    /// Adds the item with the next number before `place`; at the end for `none`.
    std::uint32_t insertBefore(std::uint32_t place);
    /// Adds the item with the next number behind `place`; at the beginning for `none`.
    std::uint32_t insertAfter(std::uint32_t place);
    /// `item` and `place` differ; to the beginning for `none`.
    void moveAfter(std::uint32_t item, std::uint32_t place);
    /// The number and the label of the item stay readable.
    void erase(std::uint32_t item);

private:
    struct Item {
        std::uint64_t label = 0;
        std::uint32_t previous = none;
        std::uint32_t next = none;
    };

    void link(std::uint32_t item, std::uint32_t before, std::uint32_t after);
    bool findLabel(std::uint32_t item, std::uint32_t before, std::uint32_t after);
    void makeRoomAround(std::uint32_t item);

    std::vector<Item> m_items;
    std::uint32_t m_first = none;
    std::uint32_t m_last = none;
};

} // namespace fusewright
