// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// A block is what stands between two necks. A hull counts as much as what is in it. One that is
// too large is made smaller by cutting those of its edges that span most places: first those over
// 2048, then over 1024, and so on, from 64 in small steps. Down to 40 this is done to get blocks of
// a size that can be read; below, only where a block is more than an engine can draw in the time of
// a blink. In the end all edges of such a block are cut. Then those of strips: blocks that are one
// way down with many lines beside it, as a UNet's modules are, which no column may end in. Then
// what only holds blocks together that would fall into steps (`fan_segments`).

#include "engine/layout/inner_graph.h"

#include <algorithm>

namespace fusewright {

namespace {

constexpr std::uint32_t drawableBlock = 600;
/// Of the lengths of a block's edges together.
constexpr std::uint64_t drawableLength = 20000;
constexpr std::uint32_t longestSpan = 2048;
constexpr std::uint32_t readableSpan = FarRule{}.shortest;
constexpr std::uint32_t fineSpan = 64; ///< From here on in small steps: a residual is not far.
constexpr std::uint32_t fineStep = 8;
constexpr std::uint32_t longStrip = 24; ///< In cards.
constexpr std::uint32_t manyLines = 4;  ///< Beside each other.
constexpr std::uint32_t longestSkip = 32;
constexpr std::uint32_t shortestSkip = 4;

class FarSearch {
public:
    FarSearch(const InnerGraph& graph, std::vector<std::uint32_t> order, const FarRule& rule)
        : m_graph(graph),
          m_rule(rule),
          m_order(std::move(order)),
          m_placeOf(placesIn(m_order)),
          m_hasHulls(graph.hasHulls()),
          m_isFar(graph.edges.size(), false)
    {
        if (m_hasHulls)
            findDepths();
    }

    FarSegments search()
    {
        for (std::uint32_t span = longestSpan;; span = shorter(span)) {
            findBlocks();
            const bool isReadable = span >= m_rule.shortest;
            if (!hasTooLarge(isReadable)) {
                if (!isReadable)
                    break;
                span = m_rule.shortest; // The next step asks for less.
                continue;
            }
            if (cut(span, isReadable) && m_hasHulls)
                orderAgain();
            if (span == 0) {
                findBlocks();
                break;
            }
        }
        if (m_graph.inCount + m_graph.outCount == 0) // In a frame they would be stubs of ports.
            cutLongSkips();
        const HoldingEdges holding =
            findHoldingEdges(m_graph, m_order, m_placeOf, m_isFar, m_rule.linksSteps);
        for (const std::uint32_t edge : holding.edges)
            m_isFar[edge] = true;
        settleLoosePieces(m_graph, m_placeOf, m_isFar);
        keepOutputs();
        FarSegments far{.segments = {}, .areStepsCut = holding.areStepsCut};
        for (std::size_t at = 0; at < m_isFar.size(); ++at) {
            if (m_isFar[at])
                far.segments.push_back(m_graph.edges[at].segment);
        }
        return far;
    }

private:
    struct Block {
        std::uint32_t size = 0;
        std::uint64_t weight = 0; ///< In operators.
        std::uint64_t length = 0;
    };

    /// How much stands above a vertex, on the heaviest way to it: hulls beside each other, each
    /// large, are not far from what is above all of them.
    void findDepths()
    {
        m_depth.assign(m_order.size(), 0);
        for (const std::uint32_t vertex : m_order) {
            for (std::uint32_t at = m_graph.edgeBegin[vertex]; at < m_graph.edgeBegin[vertex + 1];
                 ++at) {
                std::uint32_t& depth = m_depth[m_graph.edges[at].to];
                if (!m_isFar[at])
                    depth = std::max(depth, bottomOf(vertex));
            }
        }
    }
    std::uint32_t bottomOf(std::uint32_t vertex) const
    {
        return m_depth[vertex] + m_graph.weights[vertex];
    }

    /// An output hangs onto what makes it, wherever it stood when its line was cut; but for an
    /// input that is given out, which may stand anywhere.
    void keepOutputs()
    {
        std::vector<std::uint32_t> makers(m_graph.size(), 0);
        for (const InnerGraph::Edge& edge : m_graph.edges)
            ++makers[edge.to];
        for (std::size_t at = 0; at < m_isFar.size(); ++at) {
            const InnerGraph::Edge& edge = m_graph.edges[at];
            const bool isEnd = m_graph.weights[edge.to] == 1 && makers[edge.to] == 1
                && !m_graph.isPort(edge.to) && m_graph.edgesFrom(edge.to).empty();
            if (isEnd && makers[edge.from] > 0)
                m_isFar[at] = false;
        }
    }

    static std::uint32_t shorter(std::uint32_t span)
    {
        return span > fineSpan || span <= readableSpan ? span / 2 : span - fineStep;
    }

    std::uint32_t spanOf(const InnerGraph::Edge& edge) const
    {
        return m_placeOf[edge.to] - m_placeOf[edge.from];
    }
    /// The same for the eye, which sees what is in hulls; but what is beside each other is far,
    /// too, where it is much.
    std::uint32_t seenSpanOf(const InnerGraph::Edge& edge) const
    {
        if (!m_hasHulls)
            return spanOf(edge);
        return std::max(spanOf(edge) / 2, m_depth[edge.to] - bottomOf(edge.from) + 1);
    }
    bool isTooLarge(const Block& block, bool isReadable) const
    {
        return isReadable ? block.weight > m_rule.readable
                          : block.size > drawableBlock || block.length > drawableLength;
    }
    bool hasTooLarge(bool isReadable) const
    {
        return std::ranges::any_of(
            m_blocks, [&](const Block& block) { return isTooLarge(block, isReadable); });
    }

    void findBlocks()
    {
        const auto count = static_cast<std::uint32_t>(m_placeOf.size());
        const std::vector<std::uint32_t> necks = findNecks(m_graph, m_placeOf, m_isFar);
        m_blocks.assign(1, {});
        m_blockOf.resize(count);
        auto neck = necks.begin();
        for (std::uint32_t place = 0; place < count; ++place) {
            const std::uint32_t weight = m_graph.weights[m_order[place]];
            m_blockOf[place] = static_cast<std::uint32_t>(m_blocks.size() - 1);
            ++m_blocks.back().size;
            m_blocks.back().weight += weight;
            if (neck != necks.end() && *neck == place) {
                m_blocks.push_back({1, weight, 0});
                ++neck;
            }
        }
        for (std::size_t at = 0; at < m_isFar.size(); ++at) {
            if (!m_isFar[at])
                m_blocks[blockOf(m_graph.edges[at])].length += spanOf(m_graph.edges[at]);
        }
    }

    /// An edge is in the block where it ends.
    std::uint32_t blockOf(const InnerGraph::Edge& edge) const
    {
        return m_blockOf[m_placeOf[edge.to]];
    }

    /// Without what is cut: what hung onto it elsewhere makes no hull stand far from the next.
    void orderAgain()
    {
        m_order = drawingOrder(withoutEdges(m_graph, m_isFar));
        m_placeOf = placesIn(m_order);
        findDepths();
    }

    /// Whether there was something to cut.
    bool cut(std::uint32_t span, bool isReadable)
    {
        bool isAny = false;
        for (std::size_t at = 0; at < m_isFar.size(); ++at) {
            const InnerGraph::Edge& edge = m_graph.edges[at];
            if (!m_isFar[at] && (isReadable ? seenSpanOf(edge) : spanOf(edge)) > span
                && isTooLarge(m_blocks[blockOf(edge)], isReadable))
                m_isFar[at] = isAny = true;
        }
        return isAny;
    }

    void cutLongSkips()
    {
        std::vector<bool> isStrip = findStrips();
        for (std::uint32_t span = longestSkip; !isStrip.empty() && span >= shortestSkip;
             span /= 2) {
            for (std::size_t at = 0; at < m_isFar.size(); ++at) {
                const InnerGraph::Edge& edge = m_graph.edges[at];
                if (spanOf(edge) > span && isStrip[blockOf(edge)])
                    m_isFar[at] = true;
            }
            findBlocks();
            isStrip = findStrips();
        }
    }

    /// By block; empty where there is none.
    std::vector<bool> findStrips() const
    {
        const auto isLong = [](const Block& block) { return block.size >= longStrip; };
        if (std::ranges::none_of(m_blocks, isLong))
            return {};
        const std::vector<std::uint32_t> depths = depthsOfBlocks();
        const std::vector<std::int64_t> lines = linesOfBlocks();
        std::vector<bool> isStrip(m_blocks.size(), false);
        for (std::size_t at = 0; at < m_blocks.size(); ++at)
            isStrip[at] = isLong(m_blocks[at]) && lines[at] >= manyLines
                && static_cast<float>(depths[at])
                    >= m_rule.stripShare * static_cast<float>(m_blocks[at].size);
        return std::ranges::find(isStrip, true) == isStrip.end() ? std::vector<bool>() : isStrip;
    }

    /// The longest way down each block, in cards.
    std::vector<std::uint32_t> depthsOfBlocks() const
    {
        std::vector<std::uint32_t> below(m_order.size(),
                                         0); // By place: a neck, in its upper block.
        std::vector<std::uint32_t> deepest(m_blocks.size(), 0);
        for (std::uint32_t place = 0; place < m_order.size(); ++place) {
            forEachNearEdge(place, [&](const InnerGraph::Edge& edge) {
                const std::uint32_t block = blockOf(edge);
                std::uint32_t& depth = below[m_placeOf[edge.to]];
                depth = std::max(depth, (block == m_blockOf[place] ? below[place] : 0) + 1);
                deepest[block] = std::max(deepest[block], depth);
            });
        }
        return deepest;
    }

    /// How many lines pass by a place of each block, at most.
    std::vector<std::int64_t> linesOfBlocks() const
    {
        std::vector<std::int64_t> begun(m_order.size() + 1, 0); // By place, less those that end.
        for (std::uint32_t place = 0; place < m_order.size(); ++place) {
            forEachNearEdge(place, [&](const InnerGraph::Edge& edge) {
                ++begun[place + 1];
                --begun[m_placeOf[edge.to]];
            });
        }
        std::vector<std::int64_t> most(m_blocks.size(), 0);
        std::int64_t lines = 0;
        for (std::uint32_t place = 0; place < m_order.size(); ++place) {
            lines += begun[place];
            most[m_blockOf[place]] = std::max(most[m_blockOf[place]], lines);
        }
        return most;
    }

    void forEachNearEdge(std::uint32_t place, auto visit) const
    {
        const std::uint32_t vertex = m_order[place];
        for (std::uint32_t at = m_graph.edgeBegin[vertex]; at < m_graph.edgeBegin[vertex + 1];
             ++at) {
            if (!m_isFar[at])
                visit(m_graph.edges[at]);
        }
    }

    const InnerGraph& m_graph;
    FarRule m_rule;
    std::vector<std::uint32_t> m_order;
    std::vector<std::uint32_t> m_placeOf; ///< By vertex.
    bool m_hasHulls = false;
    std::vector<std::uint32_t> m_depth;   ///< By vertex, in operators.
    std::vector<bool> m_isFar;            ///< By edge.
    std::vector<std::uint32_t> m_blockOf; ///< By place.
    std::vector<Block> m_blocks;
};

} // namespace

FarSegments findFarSegments(const InnerGraph& graph, const FarRule& rule)
{
    return FarSearch(graph, drawingOrder(graph), rule).search();
}

} // namespace fusewright
