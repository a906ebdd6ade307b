// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/match/candidate_places.h"

#include "engine/graph/graph.h"
#include "engine/match/compiled_pattern.h"
#include "engine/match/search_order.h"

#include <algorithm>
#include <optional>

namespace fusewright {

namespace {

std::vector<NodeId> nodesOf(const Graph& graph, const CompiledPattern& compiled,
                            std::span<const EntryId> entries)
{
    std::vector<NodeId> nodes;
    std::size_t kinds = 0;
    for (std::size_t at = 0; at < graph.operators().size(); ++at) {
        const OperatorId kind(at);
        const bool isTaken = std::ranges::any_of(
            entries, [&](EntryId entry) { return compiled.accepts(entry, kind); });
        const std::span<const NodeId> ofKind = graph.nodesOf(kind);
        if (!isTaken || ofKind.empty())
            continue;
        nodes.insert(nodes.end(), ofKind.begin(), ofKind.end());
        ++kinds;
    }
    if (kinds > 1)
        std::ranges::sort(nodes);
    return nodes;
}

/// The way from an entry to the place entry over entries that are in every match.
class WayToPlace {
public:
    explicit WayToPlace(const CompiledPattern& compiled);

    /// The rarest entry from which there is a way.
    EntryId start() const { return m_start; }
    bool isAtPlace(EntryId entry) const { return !m_next[entry.index]; }
    const PatternLink& next(EntryId entry) const { return *m_next[entry.index]; }

private:
    void reach(EntryId entry, const PatternLink& back);

    const CompiledPattern& m_compiled;
    std::vector<std::optional<PatternLink>> m_next;
    std::vector<bool> m_isReached;
    std::vector<EntryId> m_open;
    EntryId m_start;
};

WayToPlace::WayToPlace(const CompiledPattern& compiled)
    : m_compiled(compiled),
      m_next(compiled.pattern().entryCount()),
      m_isReached(compiled.pattern().entryCount(), false),
      m_open{compiled.pattern().placeEntry()},
      m_start(compiled.pattern().placeEntry())
{
    m_isReached[m_start.index] = true;
    std::size_t at = 0;
    while (at < m_open.size()) { // reach() lets it grow.
        const EntryId entry = m_open[at++];
        if (compiled.population(entry) < compiled.population(m_start))
            m_start = entry;
        for (const PatternLink& link : compiled.links().outOf(entry))
            reach(link.to, link);
        for (const PatternLink& link : compiled.links().into(entry))
            reach(link.from, link);
    }
}

void WayToPlace::reach(EntryId entry, const PatternLink& back)
{
    if (m_isReached[entry.index] || !isSolid(m_compiled.pattern(), m_compiled.links(), entry))
        return;
    m_isReached[entry.index] = true;
    m_next[entry.index] = back;
    m_open.push_back(entry);
}

} // namespace

std::vector<NodeId> placesByOperator(const Graph& graph, const CompiledPattern& compiled)
{
    return nodesOf(graph, compiled, compiled.placeHolders());
}

std::vector<NodeId> placesByRarest(const Graph& graph, const CompiledPattern& compiled)
{
    const EntryId place = compiled.pattern().placeEntry();
    if (!place.isValid() || !isSolid(compiled.pattern(), compiled.links(), place))
        return placesByOperator(graph, compiled);
    const WayToPlace way(compiled);
    // Walking costs about as much as one failed attempt, so it must save some.
    if (compiled.population(way.start()) * 2 > compiled.population(place))
        return placesByOperator(graph, compiled);

    std::vector<NodeId> nodes = nodesOf(graph, compiled, {{way.start()}});
    for (EntryId at = way.start(); !way.isAtPlace(at);) {
        const PatternLink& link = way.next(at);
        const EntryId to = link.from == at ? link.to : link.from;
        std::vector<NodeId> reached;
        for (const NodeId node : nodes) {
            const auto near = link.from == at ? graph.users(node) : graph.producers(node);
            for (const NodeId other : near) {
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
        nodes = std::move(reached);
        at = to;
    }
    return nodes;
}

} // namespace fusewright
