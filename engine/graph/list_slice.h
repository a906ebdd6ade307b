// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace fusewright {

/// Where one of many lists stands in the array that holds them all.
struct ListSlice {
    std::uint32_t begin = 0;
    std::uint32_t size = 0;

    bool operator==(const ListSlice&) const = default;
};

/// One list for each node or each value of a graph, which may stand anywhere in `all`.
template <class T>
std::span<const T> partOf(const std::vector<T>& all, ListSlice slice)
{
    return {all.data() + slice.begin, slice.size};
}

/// For lists that stand one behind the other; `begin` has one entry more than there are lists.
inline std::vector<ListSlice> slicesOf(std::span<const std::uint32_t> begin)
{
    std::vector<ListSlice> slices(begin.empty() ? 0 : begin.size() - 1);
    for (std::size_t at = 0; at < slices.size(); ++at)
        slices[at] = {begin[at], begin[at + 1] - begin[at]};
    return slices;
}

} // namespace fusewright
