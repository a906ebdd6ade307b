// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// The order of a hull's ports. Lines to them stand in it, and so does all that leads to them: it is
// the order that what leads to them has without the hull.

#include "engine/graph/graph.h"
#include "engine/layout/hull_layout.h"

#include <algorithm>
#include <array>
#include <bit>
#include <functional>
#include <map>
#include <utility>

namespace fusewright {

namespace {

/// So many ports are told apart by what leads to them, and so many operators looked at for it.
constexpr std::uint32_t mostOrderedPorts = 64;
constexpr int mostStepsAhead = 256;

/// What leads to ports, and to which.
using NodesAbove = std::vector<std::pair<std::uint32_t, std::uint64_t>>;

/// Several ports whose ways part further down have one source: those stand, one behind the other,
/// as what leads to each and not to all of them.
void tellApart(std::vector<std::uint32_t>& sources, const NodesAbove& above)
{
    std::map<std::uint32_t, std::uint64_t> portsOf; // By source.
    for (std::uint32_t port = 0; port < sources.size(); ++port) {
        if (sources[port] != NodeId::nothing)
            portsOf[sources[port]] |= std::uint64_t{1} << port;
    }
    for (const auto& [source, group] : portsOf) {
        if (std::popcount(group) < 2)
            continue;
        std::array<std::uint32_t, mostOrderedPorts> begin{}; // By port: where its own way begins.
        begin.fill(NodeId::nothing);
        for (const auto& [node, below] : above) {
            if ((below & group) == group)
                continue;
            for (std::uint64_t left = below & group; left != 0; left &= left - 1) {
                std::uint32_t& first = begin[static_cast<std::size_t>(std::countr_zero(left))];
                first = std::min(first, node);
            }
        }
        std::vector<std::pair<std::uint32_t, std::uint32_t>> own; // Where it begins, and the port.
        for (std::uint32_t port = 0; port < sources.size(); ++port) {
            if ((group >> port & 1U) != 0)
                own.emplace_back(begin[port], port);
        }
        std::ranges::sort(own);
        for (std::uint32_t at = 0; at < own.size(); ++at)
            sources[own[at].second] = source + at;
    }
}

} // namespace

/// By port of a hull that a part begins with: where in the file what leads to it begins, below what
/// leads to all. None where there are too many.
std::vector<std::uint32_t> HullArrangement::portSources(const Part& part) const
{
    const std::uint32_t count = part.topCount;
    if (count < 2 || count > mostOrderedPorts || part.first + count > m_graph.inCount)
        return {};
    struct Ports {
        std::uint64_t below = 0; ///< That a node leads to.
        bool isNext = false;     ///< One of them gets what the node makes.
    };
    const Graph& graph = *m_request.graph;
    std::map<std::uint32_t, Ports, std::greater<>> ahead; // By node.
    const auto add = [&](ValueId value, std::uint64_t below, bool isNext) {
        if (!value.isValid() || !graph.producer(value).isValid())
            return;
        Ports& ports = ahead[graph.producer(value).index];
        ports.below |= below;
        ports.isNext = ports.isNext || isNext;
    };
    for (std::uint32_t port = 0; port < count; ++port) {
        const std::uint32_t vertex = m_order[part.first + port];
        if (vertex < m_graph.inValues.size())
            add(m_graph.inValues[vertex], std::uint64_t{1} << port, true);
    }
    std::vector<std::uint32_t> sources(count, NodeId::nothing);
    NodesAbove above;
    for (int step = 0; step < mostStepsAhead && !ahead.empty(); ++step) {
        const auto [node, ports] = *ahead.begin();
        ahead.erase(ahead.begin());
        const int leadsTo = std::popcount(ports.below);
        if (leadsTo > 1 && (ports.isNext || leadsTo == static_cast<int>(count)))
            continue;
        above.emplace_back(node, ports.below);
        for (std::uint32_t port = 0; port < count; ++port) {
            if ((ports.below >> port & 1U) != 0)
                sources[port] = std::min(sources[port], node);
        }
        for (const ValueId input : graph.inputs(NodeId(node)))
            add(input, ports.below, false);
    }
    tellApart(sources, above);
    return sources;
}

/// A hull's ports stand as what leads to them would without the hull. A value that passes by what
/// leads to others stands as what it leads to itself.
void HullArrangement::orderPorts(BlockSketch& sketch, const Part& part) const
{
    const std::vector<std::uint32_t> sources = portSources(part);
    for (std::uint32_t port = 0; port < sources.size(); ++port)
        sketch.vertices[port].order = sketch.vertices[port].source = sources[port];
    for (const BlockSketch::Edge& edge : sketch.edges) {
        if (edge.from < sources.size() && sources[edge.from] == NodeId::nothing)
            sketch.vertices[edge.from].order =
                std::min(sketch.vertices[edge.from].order, sketch.vertices[edge.to].order);
    }
}

} // namespace fusewright
