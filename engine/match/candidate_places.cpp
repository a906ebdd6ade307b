// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/match/candidate_places.h"

#include "engine/graph/graph.h"
#include "engine/match/compiled_pattern.h"
#include "engine/match/place_ways.h"
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
    const PlaceWays ways(compiled);
    // Walking costs about as much as one failed attempt, so it must save some.
    if (compiled.population(ways.rarest()) * 2 > compiled.population(place))
        return placesByOperator(graph, compiled);

    std::vector<NodeId> nodes = nodesOf(graph, compiled, {{ways.rarest()}});
    for (EntryId at = ways.rarest(); ways.next(at);) {
        const PatternLink& link = *ways.next(at);
        step(graph, compiled, link, at, nodes, 0);
        at = link.from == at ? link.to : link.from;
    }
    return nodes;
}

} // namespace fusewright
