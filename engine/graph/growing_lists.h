// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/list_slice.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstddef>
#include <limits>
#include <span>
#include <utility>
#include <vector>

namespace fusewright {

/// The lists of one array, each of which may grow and shrink.
///
/// A list that needs more room moves behind all others and takes twice the room. Where three
/// quarters of the array are left behind, all lists are put together again. Every change makes
/// views of the lists invalid.
template <class T>
class GrowingLists {
public:
    GrowingLists(std::vector<T>& all, std::vector<ListSlice>& slices)
        : m_all(all), m_slices(slices), m_used(all.size())
    {
        m_room.reserve(slices.capacity());
        m_room.resize(slices.size());
        std::uint32_t* room = m_room.data();
        for (const ListSlice slice : slices)
            *room++ = slice.size;
    }

    std::span<T> of(std::size_t list)
    {
        return std::span(m_all).subspan(m_slices[list].begin, m_slices[list].size);
    }
    void addList()
    {
        m_slices.push_back({static_cast<std::uint32_t>(m_all.size()), 0});
        m_room.push_back(0);
    }
    /// New items at the end hold nothing yet; the others stay.
    void resize(std::size_t list, std::size_t size)
    {
        if (size > m_room[list])
            move(list, size);
        m_used += size;
        m_used -= m_slices[list].size;
        m_slices[list].size = static_cast<std::uint32_t>(size);
    }
    /// `items` do not stand in the array itself.
    void assign(std::size_t list, std::span<const T> items)
    {
        resize(list, items.size());
        std::ranges::copy(items, of(list).begin());
    }
    void insert(std::size_t list, std::size_t place, T item)
    {
        resize(list, m_slices[list].size + std::size_t(1));
        const std::span<T> items = of(list);
        const auto at = items.begin() + static_cast<std::ptrdiff_t>(place);
        std::copy_backward(at, items.end() - 1, items.end());
        *at = item;
    }
    void erase(std::size_t list, std::size_t place, std::size_t count = 1)
    {
        const std::span<T> items = of(list);
        std::ranges::copy(items.subspan(place + count),
                          items.begin() + static_cast<std::ptrdiff_t>(place));
        m_used -= count;
        m_slices[list].size -= static_cast<std::uint32_t>(count);
    }

private:
    static constexpr std::size_t mostGarbage = 4; ///< Times what is used.
    static constexpr std::size_t smallArray = 4096;

    void move(std::size_t list, std::size_t size)
    {
        const std::size_t room = std::bit_ceil(size);
        if (m_all.size() + room > mostGarbage * (m_used + room) + smallArray)
            putTogether();
        assert(m_all.size() + room <= std::numeric_limits<std::uint32_t>::max());
        const std::size_t begin = m_all.size();
        m_all.resize(begin + room);
        std::ranges::copy(of(list), m_all.begin() + static_cast<std::ptrdiff_t>(begin));
        m_slices[list].begin = static_cast<std::uint32_t>(begin);
        m_room[list] = static_cast<std::uint32_t>(room);
    }

    void putTogether()
    {
        std::vector<T> together;
        together.reserve(2 * m_used);
        for (std::size_t list = 0; list < m_slices.size(); ++list) {
            const std::span<T> items = of(list);
            m_slices[list].begin = static_cast<std::uint32_t>(together.size());
            m_room[list] = m_slices[list].size;
            together.insert(together.end(), items.begin(), items.end());
        }
        m_all = std::move(together);
    }

    std::vector<T>& m_all;
    std::vector<ListSlice>& m_slices;
    std::vector<std::uint32_t> m_room; ///< By list.
    std::size_t m_used = 0;            ///< By all lists together.
};

} // namespace fusewright
