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

InnerGraph withoutEdges(const InnerGraph& graph, const std::vector<bool>& isCut)
{
    InnerGraph left = graph;
    left.edges.clear();
    left.edgeBegin.assign(1, 0);
    for (std::uint32_t vertex = 0; vertex < graph.size(); ++vertex) {
        for (std::uint32_t at = graph.edgeBegin[vertex]; at < graph.edgeBegin[vertex + 1]; ++at) {
            if (!isCut[at])
                left.edges.push_back(graph.edges[at]);
        }
        left.edgeBegin.push_back(static_cast<std::uint32_t>(left.edges.size()));
    }
    return left;
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
