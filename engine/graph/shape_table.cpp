// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/shape_table.h"

#include "engine/support/hash.h"

#include <algorithm>

namespace fusewright {

ShapeTable::ShapeTable() : m_begin{0, 0} { }

ShapeId ShapeTable::intern(std::span<const Dim> dims)
{
    if (isRanked(m_last) && std::ranges::equal(this->dims(m_last), dims))
        return m_last;

    std::uint64_t hash = dims.size();
    for (const Dim dim : dims)
        hash = hashCombine(hash, static_cast<std::uint64_t>(dim.code()));
    const auto [first, last] = m_byHash.equal_range(hash);
    for (auto at = first; at != last; ++at) {
        if (std::ranges::equal(this->dims(at->second), dims))
            return m_last = at->second;
    }

    m_last = ShapeId(size());
    m_dims.insert(m_dims.end(), dims.begin(), dims.end());
    m_begin.push_back(static_cast<std::uint32_t>(m_dims.size()));
    m_byHash.emplace(hash, m_last);
    return m_last;
}

} // namespace fusewright
