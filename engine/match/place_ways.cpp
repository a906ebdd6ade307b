// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/match/place_ways.h"

#include "engine/graph/graph.h"
#include "engine/match/search_order.h"

#include <algorithm>

namespace fusewright {

PlaceWays::PlaceWays(const CompiledPattern& compiled)
    : m_compiled(compiled),
      m_next(compiled.pattern().entryCount()),
      m_isReached(compiled.pattern().entryCount(), false),
      m_isTaken(compiled.operatorCount()),
      m_open{compiled.pattern().placeEntry()},
      m_rarest(compiled.pattern().placeEntry())
{
    // A place that may be one of several entries is at the end of no way.
    m_isComplete = isSolid(compiled.pattern(), compiled.links(), m_rarest);
    m_isReached[m_rarest.index] = true;
    for (std::size_t at = 0; at < m_open.size(); ++at) { // reach() lets it grow.
        const EntryId entry = m_open[at];
        if (compiled.population(entry) < compiled.population(m_rarest))
            m_rarest = entry;
        for (const PatternLink& link : compiled.links().outOf(entry))
            reach(link.to, link);
        for (const PatternLink& link : compiled.links().into(entry))
            reach(link.from, link);
    }
    for (std::size_t at = 0; at < m_isReached.size(); ++at)
        m_isComplete = m_isComplete && (m_isReached[at] || compiled.isValue(EntryId(at)));
    for (std::size_t kind = 0; kind < m_isTaken.size(); ++kind) {
        m_isTaken[kind] = std::ranges::any_of(
            m_open, [&](EntryId entry) { return compiled.accepts(entry, OperatorId(kind)); });
    }
}

void PlaceWays::reach(EntryId entry, const PatternLink& back)
{
    if (m_isReached[entry.index] || !isSolid(m_compiled.pattern(), m_compiled.links(), entry))
        return;
    m_isReached[entry.index] = true;
    m_next[entry.index] = back;
    m_open.push_back(entry);
}

void PlaceWays::walk(const Graph& graph, EntryId from, NodeId node,
                     std::vector<NodeId>& places) const
{
    const std::size_t first = places.size();
    places.push_back(node);
    EntryId at = from;
    while (m_next[at.index] && places.size() > first) {
        const PatternLink& link = *m_next[at.index];
        step(graph, m_compiled, link, at, places, first);
        at = link.from == at ? link.to : link.from;
    }
}

void PlaceWays::walkFrom(const Graph& graph, NodeId node, std::vector<NodeId>& places) const
{
    const OperatorId kind = graph.operatorId(node);
    if (!m_isTaken[kind.index])
        return;
    for (std::size_t at = 0; at < m_isReached.size(); ++at) {
        if (m_isReached[at] && m_compiled.accepts(EntryId(at), kind))
            walk(graph, EntryId(at), node, places);
    }
}

void step(const Graph& graph, const CompiledPattern& compiled, const PatternLink& link,
          EntryId from, std::vector<NodeId>& nodes, std::size_t first)
{
    const EntryId to = link.from == from ? link.to : link.from;
    const std::size_t end = nodes.size();
    for (std::size_t at = first; at < end; ++at) {
        const NodeId node = nodes[at];
        for (const NodeId other : link.from == from ? graph.users(node) : graph.producers(node)) {
            if (compiled.accepts(to, graph.operatorId(other)))
                nodes.push_back(other);
        }
    }
    const auto begin = nodes.begin() + static_cast<std::ptrdiff_t>(first);
    nodes.erase(begin, nodes.begin() + static_cast<std::ptrdiff_t>(end));
    if (std::adjacent_find(begin, nodes.end(), std::greater_equal()) != nodes.end()) {
        std::sort(begin, nodes.end());
        nodes.erase(std::unique(begin, nodes.end()), nodes.end());
    }
}

} // namespace fusewright
