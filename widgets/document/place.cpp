// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/document/place.h"

#include "engine/graph/graph.h"

#include <algorithm>

namespace fusewright {

std::shared_ptr<const Graph> graphAt(const std::shared_ptr<const Graph>& outermost,
                                     const std::vector<std::uint32_t>& path)
{
    std::shared_ptr<const Graph> graph = outermost;
    for (const std::uint32_t step : path)
        graph = graph->nested()[step].graph;
    return graph;
}

NamedPlace named(const std::shared_ptr<const Graph>& outermost, const Place& place)
{
    NamedPlace names;
    const Graph* graph = outermost.get();
    for (const std::uint32_t step : place.path) {
        const NestedGraph& nested = graph->nested()[step];
        names.path.push_back({.owner = std::string(graph->nodeName(nested.owner)),
                              .attribute = std::string(graph->text(nested.attribute))});
        graph = nested.graph.get();
    }
    if (place.node.isValid())
        names.node = graph->nodeName(place.node);
    return names;
}

Place found(const std::shared_ptr<const Graph>& outermost, const NamedPlace& place)
{
    Place result;
    const Graph* graph = outermost.get();
    for (const NamedPlace::Step& step : place.path) {
        const auto all = graph->nested();
        const auto next = std::ranges::find_if(all, [&](const NestedGraph& nested) {
            return graph->nodeName(nested.owner) == step.owner
                && graph->text(nested.attribute) == step.attribute;
        });
        if (next == all.end())
            return result;
        result.path.push_back(static_cast<std::uint32_t>(next - all.begin()));
        graph = next->graph.get();
    }
    if (!place.node.empty())
        result.node = graph->findNode(place.node).value_or(NodeId());
    return result;
}

} // namespace fusewright
