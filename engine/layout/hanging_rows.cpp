// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// The bias of an attention is looked up in four steps and added where queries, keys and values
// stand beside each other: just above, it is the fourth in the widest row. A few rows higher there
// is only the chain that leads to them.

#include "engine/layout/hanging_rows.h"

#include "engine/layout/row_widths.h"
#include "engine/support/connected_parts.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

namespace fusewright {

namespace {

/// Fewer pieces that hold onto nothing stay beside each other.
constexpr std::size_t leastLoose = 5;
constexpr float widestLoose = 2.5F; ///< Times higher.

/// A tree that hangs on nothing, and the rows it is in.
struct HangingTree {
    std::uint32_t first = NodeId::nothing;
    std::uint32_t last = 0;
    std::vector<std::uint32_t> vertices;
};

class HangingRows {
public:
    HangingRows(const BlockSketch& sketch, std::vector<std::uint32_t> rank)
        : m_sketch(sketch), m_rank(std::move(rank)), m_widths(sketch, m_rank)
    {
    }

    /// Whether something was moved.
    bool lift()
    {
        bool isAny = false;
        for (const HangingTree& tree : findTrees())
            isAny = lift(tree) || isAny;
        return isAny;
    }

    std::vector<std::uint32_t> rows() && { return std::move(m_rank); }

private:
    std::vector<HangingTree> findTrees() const
    {
        const std::vector<bool> isHanging = findHanging(m_sketch);
        std::vector<std::uint32_t> treeOf(m_rank.size()); // By vertex: the last one of its tree.
        std::iota(treeOf.begin(), treeOf.end(), 0U);
        std::vector<std::uint32_t> next(m_rank.size(), NodeId::nothing);
        for (const BlockSketch::Edge& edge : m_sketch.edges) {
            if (isHanging[edge.from])
                next[edge.from] = edge.to;
        }
        std::map<std::uint32_t, HangingTree> trees;
        for (auto vertex = static_cast<std::uint32_t>(m_rank.size()); vertex-- > 0;) {
            if (!isHanging[vertex] || next[vertex] == NodeId::nothing)
                continue;
            if (isHanging[next[vertex]] && next[next[vertex]] != NodeId::nothing)
                treeOf[vertex] = treeOf[next[vertex]];
            HangingTree& tree = trees[treeOf[vertex]];
            tree.first = std::min(tree.first, m_rank[vertex]);
            tree.last = std::max(tree.last, m_rank[vertex]);
            tree.vertices.push_back(vertex);
        }
        std::vector<HangingTree> found;
        found.reserve(trees.size());
        for (auto& [root, tree] : trees)
            found.push_back(std::move(tree));
        return found;
    }

    RowWidths widthsWith(const HangingTree& tree, std::uint32_t up) const
    {
        RowWidths widths = m_widths;
        for (const std::uint32_t vertex : tree.vertices)
            widths.move(vertex, m_rank[vertex], m_rank[vertex] - up);
        widths.addLine(tree.last - up + 1, tree.last + 1, 1);
        return widths;
    }

    bool lift(const HangingTree& tree)
    {
        const std::uint32_t top = m_sketch.topCount > 0 ? 1 : 0;
        if (tree.first <= top || !m_widths.isWide(tree.first, tree.last))
            return false;
        std::uint32_t best = 0;
        float narrowest = m_widths.widest(tree.first, tree.last) - RowWidths::leastNarrower;
        for (std::uint32_t up = 1; up <= tree.first - top; ++up) {
            const float wide = widthsWith(tree, up).widest(tree.first - up, tree.last);
            if (wide < narrowest) {
                narrowest = wide;
                best = up;
            }
        }
        if (best == 0)
            return false;
        m_widths = widthsWith(tree, best);
        for (const std::uint32_t vertex : tree.vertices)
            m_rank[vertex] -= best;
        return true;
    }

    const BlockSketch& m_sketch;
    std::vector<std::uint32_t> m_rank;
    RowWidths m_widths;
};

/// Pieces that hold together and that nothing in the block leads to or from.
struct LooseChains {
    std::vector<std::vector<std::uint32_t>> pieces;
    std::uint32_t rows = 0; ///< Of the highest.
    float width = 0;        ///< Of the widest row.
    float height = 0;
};

LooseChains findLooseChains(const BlockSketch& sketch, const std::vector<std::uint32_t>& rank)
{
    const auto count = static_cast<std::uint32_t>(sketch.vertices.size());
    ConnectedParts parts(count);
    for (const BlockSketch::Edge& edge : sketch.edges)
        parts.join(edge.from, edge.to);
    std::vector<bool> isHeld(count, false);
    for (std::uint32_t vertex = 0; vertex < count; ++vertex) {
        const bool isNeck = vertex < sketch.topCount || vertex >= count - sketch.bottomCount;
        isHeld[parts.of(vertex)] = isHeld[parts.of(vertex)] || isNeck;
    }
    std::map<std::uint32_t, std::vector<std::uint32_t>> byPart;
    for (std::uint32_t vertex = 0; vertex < count; ++vertex) {
        if (!isHeld[parts.of(vertex)])
            byPart[parts.of(vertex)].push_back(vertex);
    }
    LooseChains loose;
    for (auto& [part, vertices] : byPart) {
        std::map<std::uint32_t, std::pair<float, float>> rows; // Width and height of each.
        for (const std::uint32_t vertex : vertices) {
            const BlockSketch::Vertex& card = sketch.vertices[vertex];
            auto& [width, height] = rows[rank[vertex]];
            width += card.left + card.right + Spacing::between;
            height = std::max(height, card.height + Spacing::upright);
        }
        float height = 0;
        for (const auto& [row, size] : rows) {
            loose.width = std::max(loose.width, size.first);
            height += size.second;
        }
        const std::uint32_t span = rows.rbegin()->first - rows.begin()->first + 1;
        loose.rows = std::max(loose.rows, span);
        loose.height = std::max(loose.height, height);
        loose.pieces.push_back(std::move(vertices));
    }
    return loose;
}

} // namespace

std::vector<bool> findHanging(const BlockSketch& sketch)
{
    const std::size_t count = sketch.vertices.size();
    std::vector<std::vector<std::uint32_t>> users(count);
    for (const BlockSketch::Edge& edge : sketch.edges)
        users[edge.from].push_back(edge.to);
    std::vector<bool> isHanging(count, true);
    for (std::uint32_t vertex = 0; vertex < count; ++vertex) {
        if (vertex < sketch.topCount)
            isHanging[vertex] = false;
        for (const std::uint32_t user : users[vertex]) {
            if (!isHanging[vertex] || users[vertex].size() > 1)
                isHanging[user] = false;
        }
    }
    return isHanging;
}

std::vector<std::uint32_t> rowsForHanging(const BlockSketch& sketch,
                                          const std::vector<std::uint32_t>& rank)
{
    HangingRows rows(sketch, rank);
    return rows.lift() ? std::move(rows).rows() : std::vector<std::uint32_t>();
}

std::vector<std::uint32_t> rowsForLoose(const BlockSketch& sketch,
                                        const std::vector<std::uint32_t>& rank)
{
    const LooseChains loose = findLooseChains(sketch, rank);
    const std::size_t count = loose.pieces.size();
    if (count < leastLoose)
        return {};
    // So many under each other that they are hardly wider than high.
    const auto isTooWide = [&](std::uint32_t under) {
        const float width = static_cast<float>((count + under - 1) / under) * loose.width;
        return width > widestLoose * loose.height * static_cast<float>(under);
    };
    std::uint32_t deep = 1;
    while (deep < count && isTooWide(deep))
        ++deep;
    std::vector<std::uint32_t> rows = rank;
    const std::uint32_t top = sketch.topCount > 0 ? 1 : 0;
    std::uint32_t lowest = 0;
    for (std::size_t at = 0; at < count; ++at) {
        std::uint32_t first = NodeId::nothing;
        for (const std::uint32_t vertex : loose.pieces[at])
            first = std::min(first, rank[vertex]);
        const std::uint32_t begin = top + static_cast<std::uint32_t>(at % deep) * loose.rows;
        for (const std::uint32_t vertex : loose.pieces[at]) {
            rows[vertex] = begin + (rank[vertex] - first);
            lowest = std::max(lowest, rows[vertex] + 1);
        }
    }
    for (std::size_t port = 0; port < sketch.bottomCount; ++port) {
        std::uint32_t& row = rows[rows.size() - 1 - port];
        row = std::max(row, lowest);
    }
    return rows;
}

} // namespace fusewright
