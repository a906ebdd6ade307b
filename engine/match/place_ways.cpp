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
    std::vector<NodeId> nodes{node};
    EntryId at = from;
    while (m_next[at.index] && !nodes.empty()) {
        const PatternLink& link = *m_next[at.index];
        nodes = stepped(graph, m_compiled, link, at, nodes);
        at = link.from == at ? link.to : link.from;
    }
    places.insert(places.end(), nodes.begin(), nodes.end());
}

void PlaceWays::walkFrom(const Graph& graph, NodeId node, std::vector<NodeId>& places) const
{
    for (std::size_t at = 0; at < m_isReached.size(); ++at) {
        if (m_isReached[at] && m_compiled.accepts(EntryId(at), graph.operatorId(node)))
            walk(graph, EntryId(at), node, places);
    }
}

std::vector<NodeId> stepped(const Graph& graph, const CompiledPattern& compiled,
                            const PatternLink& link, EntryId from, const std::vector<NodeId>& nodes)
{
    const EntryId to = link.from == from ? link.to : link.from;
    std::vector<NodeId> reached;
    for (const NodeId node : nodes) {
        for (const NodeId other : link.from == from ? graph.users(node) : graph.producers(node)) {
            if (compiled.accepts(to, graph.operatorId(other)))
                reached.push_back(other);
        }
    }
    const bool isOrdered =
        std::ranges::adjacent_find(reached, std::greater_equal()) == reached.end();
    if (!isOrdered) {
        std::ranges::sort(reached);
        reached.erase(std::unique(reached.begin(), reached.end()), reached.end());
    }
    return reached;
}

} // namespace fusewright
