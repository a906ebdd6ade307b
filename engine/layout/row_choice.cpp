// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Which rows the cards of a block stand in. Along longest paths most blocks are as they should be;
// others are wide in one row and narrow in all the rest. What may stand elsewhere is tried there,
// and stays where the block becomes smaller by it and no line crosses more than before.

#include "engine/layout/row_choice.h"

#include "engine/layout/branch_rows.h"
#include "engine/layout/comb_rows.h"
#include "engine/layout/fan_rows.h"
#include "engine/layout/hanging_rows.h"
#include "engine/layout/low_cards.h"
#include "engine/layout/slack_rows.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

/// So much smaller a drawing must be for other rows.
constexpr float apartWorth = 0.96F;
/// What is higher and less wide leaves room beside it, even if it is so much larger.
constexpr float staggeredWorth = 1.15F;
/// Sisters beside each other may make a block so much wider than under each other.
constexpr float hardlyWider = 1.05F;

/// Given how long each edge must be: each vertex as high as its producers allow; then lower, where
/// that makes more lines shorter than longer, and where it can be just above what it leads to.
std::vector<std::uint32_t> rankVertices(const BlockSketch& sketch,
                                        const std::vector<std::uint32_t>& length)
{
    const auto count = static_cast<std::uint32_t>(sketch.vertices.size());
    const std::uint32_t bottomBegin = count - sketch.bottomCount;
    std::vector<std::vector<std::uint32_t>> outs(count);
    std::vector<std::uint32_t> ins(count, 0);
    for (std::uint32_t edge = 0; edge < sketch.edges.size(); ++edge) {
        outs[sketch.edges[edge].from].push_back(edge);
        ++ins[sketch.edges[edge].to];
    }
    std::vector<std::uint32_t> rank(count, 0);
    std::uint32_t lowest = 0;
    for (std::uint32_t vertex = 0; vertex < count; ++vertex) {
        if (vertex >= sketch.topCount && sketch.topCount > 0)
            rank[vertex] = std::max(rank[vertex], 1U);
        if (vertex >= bottomBegin)
            continue;
        lowest = std::max(lowest, rank[vertex] + 1);
        for (const std::uint32_t edge : outs[vertex]) {
            std::uint32_t& below = rank[sketch.edges[edge].to];
            below = std::max(below, rank[vertex] + length[edge]);
            if (sketch.edges[edge].to >= bottomBegin)
                lowest = std::max(lowest, below);
        }
    }
    for (std::uint32_t vertex = bottomBegin; vertex < count; ++vertex)
        rank[vertex] = lowest;
    const std::vector<bool> isHanging = findHanging(sketch);
    for (std::uint32_t vertex = bottomBegin; vertex-- > sketch.topCount;) {
        std::uint32_t next = NodeId::nothing;
        for (const std::uint32_t edge : outs[vertex])
            next = std::min(next, rank[sketch.edges[edge].to] - length[edge]);
        if (!outs[vertex].empty() && (isHanging[vertex] || outs[vertex].size() > ins[vertex]))
            rank[vertex] = next;
    }
    // What nothing leads to or from stands beside the rest, under each other.
    const std::uint32_t top = sketch.topCount > 0 ? 1 : 0;
    std::uint32_t alone = 0;
    for (std::uint32_t vertex = sketch.topCount; vertex < bottomBegin; ++vertex) {
        if (outs[vertex].empty() && ins[vertex] == 0 && lowest > top)
            rank[vertex] = top + alone++ % (lowest - top);
    }
    return rank;
}

/// How far what hangs on the ports of a frame, or of one above, reaches.
float widestPorts(const BlockSketch& sketch)
{
    struct Reach {
        float left = 0;
        float right = 0;
    };
    std::vector<Reach> reach(sketch.vertices.size());
    float widest = 0;
    for (const BlockSketch::Edge& edge : sketch.edges) {
        Reach& of = reach[edge.from];
        of.left = std::min(of.left, edge.fromOffset - sketch.vertices[edge.to].left);
        of.right = std::max(of.right, edge.fromOffset + sketch.vertices[edge.to].right);
        widest = std::max(widest, of.right - of.left);
    }
    return widest;
}

class RowChoice {
public:
    RowChoice(const BlockSketch& sketch, Effort effort, const CancelToken& cancel)
        : m_sketch(sketch),
          m_effort(effort),
          m_cancel(cancel),
          m_lengths(leastLengths(sketch)),
          m_best(drawn(rankVertices(sketch, m_lengths)))
    {
    }

    void improve()
    {
        putSistersBesideEachOther();
        staggerWideBranches();
        putTeethUnderEachOther();
        put(rowsForLowCards(m_sketch, m_best.rows, LowCards::Above));
        put(rowsForLowCards(m_sketch, m_best.rows, LowCards::Below));
        put(rowsForHanging(m_sketch, m_best.rows));
        put(rowsForLoose(m_sketch, m_best.rows));
        put(rowsForSlack(m_sketch, m_best.rows, m_lengths));
    }

    BlockDrawing drawing() &&
    {
        m_best.drawing.crossings = m_best.crossings;
        return std::move(m_best.drawing);
    }

private:
    struct Trial {
        std::vector<std::uint32_t> rows; ///< By vertex.
        std::size_t crossings = 0;
        BlockDrawing drawing;
    };

    Trial drawn(std::vector<std::uint32_t> rows) const
    {
        RankGrid grid = makeRankGrid(m_sketch, rows);
        const std::size_t crossings = sortRanks(grid, m_effort, m_cancel);
        return {std::move(rows), crossings, drawGrid(m_sketch, grid, m_effort, m_cancel)};
    }

    /// Sisters that hang on the ports of a wide frame are in each other's way where they are
    /// wrapped.
    void putSistersBesideEachOther()
    {
        std::vector<std::uint32_t> usual(m_sketch.edges.size(), 1);
        if (m_lengths == usual)
            return;
        Trial flat = drawn(rankVertices(m_sketch, usual));
        const float ports = widestPorts(m_sketch);
        const auto widthOf = [&](const BlockDrawing& block) {
            return std::max(block.right - block.left, ports);
        };
        const float width = widthOf(flat.drawing);
        const float now = widthOf(m_best.drawing);
        if (flat.crossings <= m_best.crossings && width < hardlyWider * now
            && width * flat.drawing.height < now * m_best.drawing.height) {
            m_best = std::move(flat);
            m_lengths = std::move(usual);
        }
    }

    void staggerWideBranches()
    {
        for (const BranchOrder order : {BranchOrder::OfFile, BranchOrder::Turned}) {
            std::vector<std::uint32_t> lengths = m_lengths;
            if (!m_sketch.mayStagger || !staggerBranches(m_sketch, m_best.rows, order, lengths))
                return;
            Trial staggered = drawn(rankVertices(m_sketch, lengths));
            const float most = staggeredWorth * m_best.drawing.ground();
            if (staggered.crossings == 0
                && (m_best.crossings > 0 || staggered.drawing.ground() < most)) {
                m_best = std::move(staggered);
                return;
            }
        }
    }

    void putTeethUnderEachOther()
    {
        std::vector<std::uint32_t> lengths = m_lengths;
        if (!spreadCombs(m_sketch, lengths))
            return;
        if (keepIfSmaller(drawn(rankVertices(m_sketch, lengths))))
            m_lengths = std::move(lengths);
    }

    /// Nothing where there are no other rows.
    void put(std::vector<std::uint32_t> rows)
    {
        if (!rows.empty())
            keepIfSmaller(drawn(std::move(rows)));
    }

    bool keepIfSmaller(Trial trial)
    {
        if (trial.crossings > m_best.crossings
            || trial.drawing.ground() >= apartWorth * m_best.drawing.ground())
            return false;
        m_best = std::move(trial);
        return true;
    }

    const BlockSketch& m_sketch;
    Effort m_effort;
    const CancelToken& m_cancel;
    std::vector<std::uint32_t> m_lengths; ///< By edge: how long it must be.
    Trial m_best;
};

} // namespace

BlockDrawing drawInRanks(const BlockSketch& sketch, Effort effort, const CancelToken& cancel)
{
    RowChoice choice(sketch, effort, cancel);
    if (effort == Effort::Thorough && sketch.vertices.size() <= mostVerticesApart)
        choice.improve();
    return std::move(choice).drawing();
}

} // namespace fusewright
