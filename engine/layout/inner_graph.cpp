// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/layout/inner_graph.h"

#include <algorithm>
#include <numeric>

namespace fusewright {

InnerGraphs::InnerGraphs(const CellTree& tree, const Routes& routes)
    : m_tree(tree), m_routes(routes), m_vertexOf(tree.cells.size(), noCell)
{
}

InnerGraph InnerGraphs::of(std::uint32_t hull)
{
    InnerGraph graph;
    const std::uint32_t begin = m_routes.hullBegin[hull];
    const std::uint32_t end = m_routes.hullBegin[hull + 1];
    for (std::uint32_t at = begin; at < end; ++at) {
        const Segment& segment = m_routes.segments[at];
        if (segment.from == noCell)
            graph.inValues.push_back(segment.value);
        if (segment.to == noCell)
            graph.outValues.push_back(segment.value);
    }
    for (std::vector<ValueId>* values : {&graph.inValues, &graph.outValues}) {
        std::ranges::sort(*values);
        values->erase(std::unique(values->begin(), values->end()), values->end());
    }
    graph.inCount = static_cast<std::uint32_t>(graph.inValues.size());
    graph.outCount = static_cast<std::uint32_t>(graph.outValues.size());
    const auto children = m_tree.childrenOf(hull);
    graph.cells.reserve(graph.inCount + children.size() + graph.outCount);
    graph.cells.assign(graph.inCount, noCell);
    for (const std::uint32_t child : children) {
        m_vertexOf[child] = graph.size();
        graph.cells.push_back(child);
    }
    const std::uint32_t outBegin = graph.size();
    graph.cells.insert(graph.cells.end(), graph.outCount, noCell);
    graph.weights.assign(graph.size(), 1);
    for (std::uint32_t vertex = graph.inCount; vertex < outBegin; ++vertex) {
        const std::uint32_t cell = graph.cells[vertex];
        if (m_tree.isHull(cell))
            graph.weights[vertex] = std::max(m_tree.cells[cell].count, 1U);
    }

    const auto portOf = [](const std::vector<ValueId>& values, ValueId value) {
        return static_cast<std::uint32_t>(std::ranges::lower_bound(values, value) - values.begin());
    };
    const auto fromOf = [&](const Segment& segment) {
        return segment.from == noCell ? portOf(graph.inValues, segment.value)
                                      : m_vertexOf[segment.from];
    };
    graph.edgeBegin.assign(graph.size() + 1, 0);
    for (std::uint32_t at = begin; at < end; ++at)
        ++graph.edgeBegin[fromOf(m_routes.segments[at]) + 1];
    std::partial_sum(graph.edgeBegin.begin(), graph.edgeBegin.end(), graph.edgeBegin.begin());
    graph.edges.resize(end - begin);
    std::vector<std::uint32_t> next(graph.edgeBegin.begin(), graph.edgeBegin.end() - 1);
    for (std::uint32_t at = begin; at < end; ++at) {
        const Segment& segment = m_routes.segments[at];
        const std::uint32_t from = fromOf(segment);
        const std::uint32_t to = segment.to == noCell
            ? outBegin + portOf(graph.outValues, segment.value)
            : m_vertexOf[segment.to];
        const bool isChain = !m_routes.isChain.empty() && m_routes.isChain[at];
        graph.edges[next[from]++] = {from, to, at, segment.value, isChain};
    }
    return graph;
}

namespace {

/// Finds out which vertices are on the way from the start of the longest path to its end, and
/// hangs the others onto those.
class Hanging {
public:
    explicit Hanging(const InnerGraph& graph)
        : m_graph(graph),
          m_length(graph.size(), 0),
          m_previous(graph.size(), noCell),
          m_isReached(graph.size(), false),
          m_reaches(graph.size(), false),
          m_anchor(graph.size())
    {
        measure();
        reach();
        hang();
    }

    std::vector<std::uint32_t> order() const
    {
        // Three places at every vertex: what feeds it, itself, what it feeds alone.
        const std::uint32_t count = m_graph.size();
        std::vector<std::uint32_t> begin(3 * count + 1, 0);
        const auto bucket = [this](std::uint32_t vertex) {
            // Nothing stands before the ports: what feeds a vertex beside one follows it.
            const bool isAtPort = m_anchor[vertex] < m_graph.inCount && m_anchor[vertex] != vertex;
            return 3 * m_anchor[vertex]
                + (isSink(vertex) || isAtPort ? 2U
                       : isSource(vertex)     ? 0U
                                              : 1U);
        };
        for (std::uint32_t vertex = 0; vertex < count; ++vertex)
            ++begin[bucket(vertex) + 1];
        std::partial_sum(begin.begin(), begin.end(), begin.begin());
        std::vector<std::uint32_t> order(count);
        for (std::uint32_t vertex = 0; vertex < count; ++vertex)
            order[begin[bucket(vertex)]++] = vertex;
        return order;
    }

private:
    bool isSource(std::uint32_t vertex) const
    {
        return (!m_isReached[vertex] || vertex == m_first) && m_anchor[vertex] != vertex;
    }
    bool isSink(std::uint32_t vertex) const
    {
        return m_isReached[vertex] && (!m_reaches[vertex] || vertex == m_last)
            && m_anchor[vertex] != vertex;
    }

    void measure()
    {
        for (const InnerGraph::Edge& edge : m_graph.edges) {
            if (m_length[edge.to] < m_length[edge.from] + 1) {
                m_length[edge.to] = m_length[edge.from] + 1;
                m_previous[edge.to] = edge.from;
            }
        }
    }

    void reach()
    {
        if (m_graph.size() == 0)
            return;
        const auto longest = std::ranges::max_element(m_length);
        const auto last = static_cast<std::uint32_t>(longest - m_length.begin());
        std::uint32_t first = last;
        while (m_previous[first] != noCell)
            first = m_previous[first];
        m_first = first;
        m_last = m_graph.isPort(last) ? noCell : last;
        m_isReached[first] = true;
        m_reaches[last] = true;
        // Ports stay where they are.
        for (std::uint32_t port = 0; port < m_graph.inCount; ++port)
            m_isReached[port] = true;
        for (std::uint32_t port = m_graph.size() - m_graph.outCount; port < m_graph.size(); ++port)
            m_reaches[port] = true;
        for (const InnerGraph::Edge& edge : m_graph.edges) {
            if (m_isReached[edge.from])
                m_isReached[edge.to] = true;
        }
        for (std::size_t at = m_graph.edges.size(); at-- > 0;) {
            if (m_reaches[m_graph.edges[at].to])
                m_reaches[m_graph.edges[at].from] = true;
        }
    }

    /// Where a path begins is an input often, and may be needed late.
    std::uint32_t anchorOfFirst() const
    {
        std::uint32_t earliest = noCell;
        for (const InnerGraph::Edge& edge : m_graph.edgesFrom(m_first)) {
            if (m_reaches[edge.to])
                earliest = std::min(earliest, edge.to);
        }
        return earliest == noCell || m_graph.isPort(m_first) || m_graph.isPort(earliest) ? m_first
                                                                                         : earliest;
    }

    void hang()
    {
        std::vector<std::uint32_t> latest(m_graph.size(), noCell);
        for (std::uint32_t vertex = 0; vertex < m_graph.size(); ++vertex) {
            // The end of the path too: an output, which comes after all other outputs.
            const bool isSide = (m_isReached[vertex] && !m_reaches[vertex]) || vertex == m_last;
            m_anchor[vertex] = vertex == m_first ? anchorOfFirst() : vertex;
            if (isSide && latest[vertex] != noCell)
                m_anchor[vertex] = std::max(latest[vertex], std::max(m_graph.inCount, 1U) - 1);
            if (!m_isReached[vertex])
                continue;
            for (const InnerGraph::Edge& edge : m_graph.edgesFrom(vertex)) {
                std::uint32_t& last = latest[edge.to];
                last = last == noCell ? m_anchor[vertex] : std::max(last, m_anchor[vertex]);
            }
        }
        const std::vector<bool> isLeaf = findLeaves();
        for (std::uint32_t vertex = m_graph.size(); vertex-- > 0;) {
            if (m_isReached[vertex] || m_graph.isPort(vertex))
                continue;
            std::uint32_t earliest = noCell;
            for (const InnerGraph::Edge& edge : m_graph.edgesFrom(vertex)) {
                if (!isLeaf[edge.to])
                    earliest = std::min(earliest, m_anchor[edge.to]);
            }
            if (earliest != noCell)
                m_anchor[vertex] = std::min(earliest, m_graph.size() - m_graph.outCount);
        }
        hangLeaves(isLeaf);
    }

    /// What is made at the side of the longest path and leads nowhere, as the keys of a layer that
    /// are given out: it stands behind what makes it.
    std::vector<bool> findLeaves() const
    {
        std::vector<bool> isLeaf(m_graph.size(), false);
        for (const InnerGraph::Edge& edge : m_graph.edges)
            isLeaf[edge.to] = !m_graph.isPort(edge.to) && !m_isReached[edge.to]
                && m_graph.edgesFrom(edge.to).empty();
        for (const InnerGraph::Edge& edge : m_graph.edges)
            isLeaf[edge.to] = isLeaf[edge.to] && m_reaches[edge.from];
        return isLeaf;
    }

    void hangLeaves(const std::vector<bool>& isLeaf)
    {
        std::vector<bool> isHung(m_graph.size(), false);
        for (const InnerGraph::Edge& edge : m_graph.edges) {
            if (!isLeaf[edge.to])
                continue;
            const std::uint32_t above = m_anchor[edge.from];
            m_anchor[edge.to] = isHung[edge.to] ? std::max(m_anchor[edge.to], above) : above;
            isHung[edge.to] = true;
        }
    }

    const InnerGraph& m_graph;
    std::uint32_t m_first = noCell;        ///< Of the longest path.
    std::uint32_t m_last = noCell;         ///< Where it is no port.
    std::vector<std::uint32_t> m_length;   ///< Of the longest path that ends here.
    std::vector<std::uint32_t> m_previous; ///< On this path.
    std::vector<bool> m_isReached;         ///< From the first vertex of the longest path.
    std::vector<bool> m_reaches;           ///< Its last vertex.
    std::vector<std::uint32_t> m_anchor;   ///< The vertex it stands at.
};

} // namespace

std::vector<std::uint32_t> drawingOrder(const InnerGraph& graph)
{
    return Hanging(graph).order();
}

std::vector<std::uint32_t> placesIn(std::span<const std::uint32_t> order)
{
    std::vector<std::uint32_t> placeOf(order.size());
    for (std::uint32_t place = 0; place < order.size(); ++place)
        placeOf[order[place]] = place;
    return placeOf;
}

std::vector<std::uint32_t> findNecks(const InnerGraph& graph,
                                     std::span<const std::uint32_t> placeOf,
                                     const std::vector<bool>& isCut)
{
    std::vector<std::int32_t> change(placeOf.size() + 1, 0);
    for (std::size_t at = 0; at < graph.edges.size(); ++at) {
        if (!isCut.empty() && isCut[at])
            continue;
        ++change[placeOf[graph.edges[at].from] + 1];
        --change[placeOf[graph.edges[at].to]];
    }
    std::vector<std::uint32_t> necks;
    std::int32_t passing = 0;
    for (std::uint32_t place = 0; place < placeOf.size(); ++place) {
        passing += change[place];
        if (passing == 0)
            necks.push_back(place);
    }
    return necks;
}

} // namespace fusewright
