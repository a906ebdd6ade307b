// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/partition/section_arrangement.h"

#include "engine/graph/graph.h"

#include <cassert>
#include <functional>
#include <queue>
#include <utility>

namespace fusewright {

namespace {

std::vector<std::uint32_t> sectionByNode(const Graph& graph, const std::vector<Section>& sections)
{
    std::vector<std::uint32_t> sectionOf(graph.nodeCount(), NodeId::nothing);
    for (std::uint32_t at = 0; at < sections.size(); ++at) {
        for (const NodeId node : sections[at].nodes)
            sectionOf[node.index] = at;
    }
    return sectionOf;
}

void addSingles(const Graph& graph, Partition& partition)
{
    for (const NodeId node : graph.nodes()) {
        std::uint32_t& section = partition.sectionOf[node.index];
        if (section != NodeId::nothing)
            continue;
        section = static_cast<std::uint32_t>(partition.sections.size());
        partition.sections.push_back({.nodes = {node}});
    }
}

/// Calls `take(other)` for every use of a result of the section by an operator of another one.
template <class Take>
void forEachUse(const Graph& graph, const Partition& partition, std::uint32_t section, Take take)
{
    for (const NodeId node : partition.sections[section].nodes) {
        for (const NodeId user : graph.users(node)) {
            if (partition.sectionOf[user.index] != section)
                take(partition.sectionOf[user.index]);
        }
    }
}

std::vector<std::uint32_t> runningOrder(const Graph& graph, const Partition& partition)
{
    const auto count = static_cast<std::uint32_t>(partition.sections.size());
    std::vector<std::uint32_t> waitsFor(count, 0);
    for (std::uint32_t section = 0; section < count; ++section)
        forEachUse(graph, partition, section, [&](std::uint32_t other) { ++waitsFor[other]; });

    using ByFirst = std::pair<NodeId, std::uint32_t>;
    std::priority_queue<ByFirst, std::vector<ByFirst>, std::greater<>> ready;
    const auto release = [&](std::uint32_t section) {
        ready.push({partition.sections[section].nodes.front(), section});
    };
    for (std::uint32_t section = 0; section < count; ++section) {
        if (waitsFor[section] == 0)
            release(section);
    }
    std::vector<std::uint32_t> order;
    order.reserve(count);
    while (!ready.empty()) {
        order.push_back(ready.top().second);
        ready.pop();
        forEachUse(graph, partition, order.back(), [&](std::uint32_t other) {
            if (--waitsFor[other] == 0)
                release(other);
        });
    }
    return order;
}

} // namespace

Partition arrangeSections(const Graph& graph, FusionMode mode, std::vector<Section> sections)
{
    Partition found{.mode = mode, .sections = std::move(sections)};
    found.sectionOf = sectionByNode(graph, found.sections);
    addSingles(graph, found);
    const std::vector<std::uint32_t> order = runningOrder(graph, found);
    assert(order.size() == found.sections.size());

    Partition arranged{.mode = mode};
    arranged.sections.reserve(order.size());
    for (const std::uint32_t section : order)
        arranged.sections.push_back(std::move(found.sections[section]));
    arranged.sectionOf = sectionByNode(graph, arranged.sections);
    return arranged;
}

} // namespace fusewright
