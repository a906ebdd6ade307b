// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstddef>
#include <numeric>
#include <vector>

namespace fusewright {

/// Sets of numbers that can be joined, each known by one of its numbers.
class JoinedSets {
public:
    /// Each number alone.
    explicit JoinedSets(std::size_t count) : m_parent(count)
    {
        std::iota(m_parent.begin(), m_parent.end(), std::size_t{0});
    }

    /// Amortised logarithmic.
    std::size_t find(std::size_t number)
    {
        for (; m_parent[number] != number; number = m_parent[number])
            m_parent[number] = m_parent[m_parent[number]];
        return number;
    }
    void join(std::size_t a, std::size_t b) { m_parent[find(a)] = find(b); }

private:
    std::vector<std::size_t> m_parent;
};

} // namespace fusewright
