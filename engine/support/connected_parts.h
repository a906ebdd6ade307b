// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <vector>

namespace fusewright {

/// Which vertices of a graph hold together. A part has the number of its first vertex.
class ConnectedParts {
public:
    explicit ConnectedParts(std::size_t count) : m_part(count)
    {
        std::iota(m_part.begin(), m_part.end(), 0U);
    }

    void join(std::uint32_t one, std::uint32_t other)
    {
        const std::uint32_t first = of(one);
        const std::uint32_t second = of(other);
        m_part[std::max(first, second)] = std::min(first, second);
    }

    std::uint32_t of(std::uint32_t vertex)
    {
        while (m_part[vertex] != vertex)
            vertex = m_part[vertex] = m_part[m_part[vertex]];
        return vertex;
    }

private:
    std::vector<std::uint32_t> m_part; ///< By vertex: an earlier one that it holds together with.
};

} // namespace fusewright
