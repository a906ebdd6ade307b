// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/block_sketch.h"

#include <algorithm>
#include <vector>

namespace fusewright::test {

/// A block of cards of one size, with edges that are given one by one.
class CardBlock {
public:
    std::uint32_t add(std::vector<std::uint32_t> operands)
    {
        const auto vertex = static_cast<std::uint32_t>(m_sketch.vertices.size());
        m_sketch.vertices.push_back({.left = 80, .right = 80, .height = 40, .order = vertex});
        for (const std::uint32_t operand : operands)
            m_sketch.edges.push_back({.from = operand, .to = vertex});
        return vertex;
    }
    std::uint32_t addChain(std::uint32_t from, std::uint32_t count)
    {
        for (std::uint32_t at = 0; at < count; ++at)
            from = add({from});
        return from;
    }

    BlockSketch sketch() const
    {
        BlockSketch sketch = m_sketch;
        std::ranges::stable_sort(sketch.edges, {}, &BlockSketch::Edge::from);
        return sketch;
    }

private:
    BlockSketch m_sketch{.mayStagger = true, .topCount = 1, .bottomCount = 1};
};

/// Rows as high as producers allow.
inline std::vector<std::uint32_t> rowsFromAbove(const BlockSketch& sketch)
{
    std::vector<std::uint32_t> rows(sketch.vertices.size(), 0);
    for (const BlockSketch::Edge& edge : sketch.edges)
        rows[edge.to] = std::max(rows[edge.to], rows[edge.from] + 1);
    return rows;
}

} // namespace fusewright::test
