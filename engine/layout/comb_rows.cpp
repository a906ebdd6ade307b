// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// A loss adds up what many small chains make: a comb, whose back are the sums. With a sum in each
// row the chains lie over each other, and as all of them are straight, each begins one column
// further: the comb becomes a staircase. With rows of its own for each chain it is two columns.

#include "engine/layout/comb_rows.h"

#include "engine/layout/hanging_rows.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

constexpr std::uint32_t noBack = NodeId::nothing;
/// What is lower is beside the back anyway.
constexpr std::uint32_t leastRows = 2;
/// Fewer do not make a comb.
constexpr std::uint32_t leastTeeth = 4;

class Combs {
public:
    explicit Combs(const BlockSketch& sketch)
        : m_sketch(sketch),
          m_isHanging(findHanging(sketch)),
          m_rows(sketch.vertices.size(), 0),
          m_tooth(sketch.vertices.size(), 0),
          m_back(sketch.vertices.size(), noBack),
          m_teeth(sketch.vertices.size(), 0)
    {
        std::vector<std::vector<std::uint32_t>> above(sketch.vertices.size());
        for (std::uint32_t edge = 0; edge < sketch.edges.size(); ++edge)
            above[sketch.edges[edge].to].push_back(edge);
        for (std::uint32_t vertex = 0; vertex < above.size(); ++vertex)
            look(vertex, above[vertex]);
        for (auto vertex = static_cast<std::uint32_t>(above.size()); vertex-- > 0;) {
            if (m_back[vertex] != noBack && m_tooth[vertex] >= leastRows) {
                std::uint32_t& before = m_teeth[m_sketch.edges[m_back[vertex]].from];
                before = std::max(before, m_teeth[vertex]);
            }
        }
    }

    bool spread(std::vector<std::uint32_t>& lengths) const
    {
        bool isAny = false;
        for (std::uint32_t vertex = 0; vertex < m_back.size(); ++vertex) {
            const std::uint32_t edge = m_back[vertex];
            if (edge == noBack || m_teeth[vertex] < leastTeeth || lengths[edge] >= m_tooth[vertex])
                continue;
            lengths[edge] = m_tooth[vertex];
            isAny = true;
        }
        return isAny;
    }

private:
    /// Of the edges to a vertex one is of the back: what hangs on nothing is a tooth, but for the
    /// highest where all does.
    void look(std::uint32_t vertex, const std::vector<std::uint32_t>& edges)
    {
        for (const std::uint32_t edge : edges) {
            if (m_back[vertex] == noBack || isMoreOfBack(edge, m_back[vertex]))
                m_back[vertex] = edge;
        }
        for (const std::uint32_t edge : edges) {
            const std::uint32_t from = m_sketch.edges[edge].from;
            m_rows[vertex] = std::max(m_rows[vertex], m_rows[from]);
            if (edge != m_back[vertex] && m_isHanging[from])
                m_tooth[vertex] = std::max(m_tooth[vertex], m_rows[from]);
        }
        ++m_rows[vertex];
        if (m_tooth[vertex] >= leastRows)
            m_teeth[vertex] = m_teeth[m_sketch.edges[m_back[vertex]].from] + 1;
    }

    bool isMoreOfBack(std::uint32_t edge, std::uint32_t other) const
    {
        const auto rankOf = [&](std::uint32_t of) {
            const std::uint32_t from = m_sketch.edges[of].from;
            return std::pair(!m_isHanging[from], m_rows[from]);
        };
        return rankOf(edge) > rankOf(other);
    }

    const BlockSketch& m_sketch;
    std::vector<bool> m_isHanging;
    std::vector<std::uint32_t> m_rows;  ///< By vertex: of the longest way to it, with its own.
    std::vector<std::uint32_t> m_tooth; ///< By vertex: the rows of the highest tooth on it.
    std::vector<std::uint32_t> m_back;  ///< By vertex: the edge of the back to it.
    std::vector<std::uint32_t> m_teeth; ///< By vertex with a tooth: those of its comb.
};

} // namespace

bool spreadCombs(const BlockSketch& sketch, std::vector<std::uint32_t>& lengths)
{
    return Combs(sketch).spread(lengths);
}

} // namespace fusewright
