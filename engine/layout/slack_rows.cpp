// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// The values of an attention are ready long before its scores are: five cards beside queries and
// keys, where the block is widest, and then a line down to where both meet. Some rows lower there
// is only a chain of one card in a row.

#include "engine/layout/slack_rows.h"

#include "engine/layout/hanging_rows.h"
#include "engine/layout/row_widths.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

/// A chain from one place to another, with what hangs at it, and the rows that all of it is in.
struct SlackBranch {
    std::vector<std::uint32_t> vertices; ///< The chain first.
    std::size_t chain = 0;               ///< So many.
    std::uint32_t from = 0;
    std::uint32_t to = 0;
};

/// Finds the chains of a block. What leads nowhere, and what leads from nowhere to one place only,
/// does not count: it goes with what it hangs at.
class SlackSearch {
public:
    explicit SlackSearch(const BlockSketch& sketch)
        : m_sketch(sketch),
          m_isAside(sketch.vertices.size(), false),
          m_aside(sketch.vertices.size()),
          m_above(sketch.vertices.size(), NodeId::nothing),
          m_below(sketch.vertices.size(), NodeId::nothing),
          m_isFork(sketch.vertices.size(), false)
    {
        findAside();
        for (const BlockSketch::Edge& edge : sketch.edges) {
            if (m_isAside[edge.from])
                put(edge.from, edge.to);
            else if (m_isAside[edge.to])
                put(edge.to, edge.from);
            else {
                meet(edge.from, m_below[edge.from], edge.to);
                meet(edge.to, m_above[edge.to], edge.from);
            }
        }
    }

    std::vector<SlackBranch> branches() const
    {
        std::vector<SlackBranch> found;
        for (std::uint32_t vertex = 0; vertex < m_above.size(); ++vertex) {
            if (!isLink(vertex) || isLink(m_above[vertex]))
                continue;
            SlackBranch branch{.from = m_above[vertex], .to = vertex};
            for (; isLink(branch.to); branch.to = m_below[branch.to])
                branch.vertices.push_back(branch.to);
            branch.chain = branch.vertices.size();
            for (std::size_t at = 0; at < branch.vertices.size(); ++at) {
                const std::vector<std::uint32_t>& aside = m_aside[branch.vertices[at]];
                branch.vertices.insert(branch.vertices.end(), aside.begin(), aside.end());
            }
            found.push_back(std::move(branch));
        }
        return found;
    }

private:
    bool isEnd(std::uint32_t vertex) const
    {
        return vertex < m_sketch.topCount
            || vertex + m_sketch.bottomCount >= m_sketch.vertices.size();
    }

    void findAside()
    {
        const std::size_t count = m_sketch.vertices.size();
        std::vector<std::uint32_t> makers(count, 0);
        std::vector<std::uint32_t> user(count, NodeId::nothing);
        m_isAside = findHanging(m_sketch);
        for (const BlockSketch::Edge& edge : m_sketch.edges) {
            ++makers[edge.to];
            const bool isOther = user[edge.from] != NodeId::nothing && user[edge.from] != edge.to;
            m_isAside[edge.from] = m_isAside[edge.from] && !isOther;
            user[edge.from] = edge.to;
        }
        for (std::uint32_t vertex = 0; vertex < count; ++vertex) {
            if (makers[vertex] == 1 && user[vertex] == NodeId::nothing)
                m_isAside[vertex] = true;
            if (isEnd(vertex))
                m_isAside[vertex] = false;
        }
    }

    void put(std::uint32_t vertex, std::uint32_t at)
    {
        if (std::ranges::find(m_aside[at], vertex) == m_aside[at].end())
            m_aside[at].push_back(vertex);
    }

    void meet(std::uint32_t vertex, std::uint32_t& one, std::uint32_t other)
    {
        m_isFork[vertex] = m_isFork[vertex] || (one != NodeId::nothing && one != other);
        one = other;
    }

    bool isLink(std::uint32_t vertex) const
    {
        return !m_isAside[vertex] && !m_isFork[vertex] && !isEnd(vertex)
            && m_above[vertex] != NodeId::nothing && m_below[vertex] != NodeId::nothing;
    }

    const BlockSketch& m_sketch;
    std::vector<bool> m_isAside;
    std::vector<std::vector<std::uint32_t>> m_aside; ///< By vertex: what hangs at it.
    std::vector<std::uint32_t> m_above;              ///< By vertex: one that leads to it.
    std::vector<std::uint32_t> m_below;
    std::vector<bool> m_isFork; ///< There are others.
};

class SlackRows {
public:
    SlackRows(const BlockSketch& sketch, std::vector<std::uint32_t> rank)
        : m_sketch(sketch), m_rank(std::move(rank)), m_widths(sketch, m_rank)
    {
    }

    /// Whether it was moved.
    bool slide(const SlackBranch& branch)
    {
        findRows(branch);
        if (!m_widths.isWide(m_first, m_last))
            return false;
        const std::uint32_t top = m_sketch.topCount > 0 ? 1 : 0;
        const std::uint32_t end = m_widths.count() - (m_sketch.bottomCount > 0 ? 1 : 0);
        if (m_first < top || m_last >= end)
            return false;
        const std::uint32_t up =
            std::min(m_rank[branch.vertices.front()] - m_rank[branch.from] - 1, m_first - top);
        const std::uint32_t down = std::min(
            m_rank[branch.to] - m_rank[branch.vertices[branch.chain - 1]] - 1, end - 1 - m_last);
        Move best;
        float narrowest = m_widths.widest(m_first, m_last) - RowWidths::leastNarrower;
        const auto weigh = [&](Move move) {
            const std::uint32_t first = m_first - move.up;
            const std::uint32_t last = m_last + move.down;
            const float wide = widthsWith(branch, move).widest(first, last);
            if (wide < narrowest) {
                narrowest = wide;
                best = move;
            }
        };
        for (std::uint32_t by = up; by > 0; --by)
            weigh({.up = by});
        for (std::uint32_t by = 1; by <= down; ++by)
            weigh({.down = by});
        if (best.up + best.down == 0)
            return false;
        m_widths = widthsWith(branch, best);
        for (const std::uint32_t vertex : branch.vertices)
            m_rank[vertex] = m_rank[vertex] + best.down - best.up;
        return true;
    }

    std::vector<std::uint32_t> rows() && { return std::move(m_rank); }

private:
    struct Move {
        std::uint32_t up = 0; ///< Or down.
        std::uint32_t down = 0;
    };

    void findRows(const SlackBranch& branch)
    {
        m_first = m_last = m_rank[branch.vertices.front()];
        for (const std::uint32_t vertex : branch.vertices) {
            m_first = std::min(m_first, m_rank[vertex]);
            m_last = std::max(m_last, m_rank[vertex]);
        }
    }

    RowWidths widthsWith(const SlackBranch& branch, Move by) const
    {
        RowWidths widths = m_widths;
        for (const std::uint32_t vertex : branch.vertices)
            widths.move(vertex, m_rank[vertex], m_rank[vertex] + by.down - by.up);
        const std::uint32_t first = m_rank[branch.vertices.front()];
        const std::uint32_t next = m_rank[branch.vertices[branch.chain - 1]] + 1;
        widths.addLine(first, first + by.down, 1);
        widths.addLine(next, next + by.down, -1);
        widths.addLine(first - by.up, first, -1);
        widths.addLine(next - by.up, next, 1);
        return widths;
    }

    const BlockSketch& m_sketch;
    std::vector<std::uint32_t> m_rank;
    RowWidths m_widths;
    std::uint32_t m_first = 0; ///< Of the branch at hand.
    std::uint32_t m_last = 0;
};

} // namespace

std::vector<std::uint32_t> rowsForSlack(const BlockSketch& sketch,
                                        const std::vector<std::uint32_t>& rank,
                                        const std::vector<std::uint32_t>& lengths)
{
    std::vector<bool> isHeld(rank.size(), false);
    for (std::size_t at = 0; at < lengths.size(); ++at) {
        if (lengths[at] > 1)
            isHeld[sketch.edges[at].to] = true;
    }
    SlackRows rows(sketch, rank);
    bool isAny = false;
    for (const SlackBranch& branch : SlackSearch(sketch).branches()) {
        const auto held = [&](std::uint32_t vertex) { return isHeld[vertex]; };
        if (std::ranges::none_of(branch.vertices, held))
            isAny = rows.slide(branch) || isAny;
    }
    return isAny ? std::move(rows).rows() : std::vector<std::uint32_t>();
}

} // namespace fusewright
