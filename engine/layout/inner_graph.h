// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/wires.h"

#include <algorithm>
#include <span>
#include <vector>

namespace fusewright {

/// What is inside one hull: ports of values that come in, cells, ports of values that go out.
struct InnerGraph {
    struct Edge {
        std::uint32_t from = 0; ///< Vertices.
        std::uint32_t to = 0;
        std::uint32_t segment = 0; ///< Of the routes.
        ValueId value;
        bool isChain = false;
    };

    std::uint32_t inCount = 0;
    std::uint32_t outCount = 0;
    std::vector<std::uint32_t> cells;   ///< By vertex, producers before users; ports have none.
    std::vector<std::uint32_t> weights; ///< By vertex: operators in a hull; 1 of what is one card.
    std::vector<ValueId> inValues;      ///< By port.
    std::vector<ValueId> outValues;
    std::vector<Edge> edges;              ///< By `from`.
    std::vector<std::uint32_t> edgeBegin; ///< By vertex.

    std::uint32_t size() const { return static_cast<std::uint32_t>(cells.size()); }
    bool hasHulls() const
    {
        return std::ranges::any_of(weights, [](std::uint32_t weight) { return weight > 1; });
    }
    bool isPort(std::uint32_t vertex) const { return cells[vertex] == noCell; }
    std::span<const Edge> edgesFrom(std::uint32_t vertex) const
    {
        return std::span(edges).subspan(edgeBegin[vertex],
                                        edgeBegin[vertex + 1] - edgeBegin[vertex]);
    }
};

/// Makes the inner graphs of hulls, one after another.
class InnerGraphs {
public:
    InnerGraphs(const CellTree& tree, const Routes& routes);

    InnerGraph of(std::uint32_t hull);

private:
    const CellTree& m_tree;
    const Routes& m_routes;
    std::vector<std::uint32_t> m_vertexOf; ///< By cell.
};

/// What is made of so many, or more, is a table of like things.
constexpr std::uint32_t manyOperands = 8;

/// An order of an inner graph for drawing: what only feeds one place stands just before it, what
/// only comes from one place just behind it.
std::vector<std::uint32_t> drawingOrder(const InnerGraph& graph);

/// The place of every vertex in an order.
std::vector<std::uint32_t> placesIn(std::span<const std::uint32_t> order);

/// The same without the edges that are cut; by edge.
InnerGraph withoutEdges(const InnerGraph& graph, const std::vector<bool>& isCut);

/// The places of an order that no edge passes by; the first and the last are among them. Edges that
/// are cut do not count; by edge, may be empty.
std::vector<std::uint32_t> findNecks(const InnerGraph& graph,
                                     std::span<const std::uint32_t> placeOf,
                                     const std::vector<bool>& isCut = {});

/// What is far.
struct FarRule {
    std::uint32_t readable = 100; ///< Blocks of more operators are made smaller.
    std::uint32_t shortest = 40;  ///< Lines over so much are cut for that.
    float stripShare = 0.75F;     ///< What is so much of a block on one way makes it a strip.
    bool linksSteps = false;      ///< Of what steps hand on, what is made last stays a line.
};

struct FarSegments {
    std::vector<std::uint32_t> segments;
    bool areStepsCut = false; ///< Some are all that steps hand on, or all but one value of it.
};

/// The segments that make blocks of more operators than are readable: those that span many places.
FarSegments findFarSegments(const InnerGraph& graph, const FarRule& rule);

/// Edges that hold a block together.
struct HoldingEdges {
    std::vector<std::uint32_t> edges;
    bool areStepsCut = false;
};

/// The edges that hold a block together whose pieces could stand under each other without them:
/// such of values that fan out, and such that pass by it all. Those that are cut do not count.
HoldingEdges findHoldingEdges(const InnerGraph& graph, std::span<const std::uint32_t> order,
                              std::span<const std::uint32_t> placeOf,
                              const std::vector<bool>& isCut, bool linksSteps);

/// Little pieces that only cut edges lead on from stand where they are used: to their first user
/// they have an edge that is not cut, and what they are made of is cut if its other uses are.
void settleLoosePieces(const InnerGraph& graph, std::span<const std::uint32_t> placeOf,
                       std::vector<bool>& isCut);

} // namespace fusewright
