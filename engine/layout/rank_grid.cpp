// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// The layered way to draw a graph (after Sugiyama): rows so that all lines go down, then an order
// in every row so that few lines cross, then places so that lines are straight.

#include "engine/layout/rank_grid.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace fusewright {

namespace {

/// Which edges lead from what has one user to what has one producer, or from such a card in a hull
/// to such a card in another.
std::vector<bool> findChains(const BlockSketch& sketch)
{
    constexpr std::uint32_t several = NodeId::nothing - 1;
    std::vector<std::uint32_t> user(sketch.vertices.size(), NodeId::nothing);
    std::vector<std::uint32_t> producer(sketch.vertices.size(), NodeId::nothing);
    const auto see = [](std::uint32_t& only, std::uint32_t seen) {
        only = only == NodeId::nothing || only == seen ? seen : several;
    };
    const auto isBetweenCards = [&](const BlockSketch::Edge& edge) {
        return !sketch.vertices[edge.from].isSide && !sketch.vertices[edge.to].isSide;
    };
    for (const BlockSketch::Edge& edge : sketch.edges) {
        if (isBetweenCards(edge)) {
            see(user[edge.from], edge.to);
            see(producer[edge.to], edge.from);
        }
    }
    std::vector<bool> isChain;
    for (const BlockSketch::Edge& edge : sketch.edges)
        isChain.push_back(edge.isChain
                          || (isBetweenCards(edge) && user[edge.from] == edge.to
                              && producer[edge.to] == edge.from));
    return isChain;
}

/// Of a block that is turned: the edges whose way is to the left of others, and those to what
/// stands leftmost anyway.
std::vector<bool> findLeftEdges(const BlockSketch& sketch)
{
    std::vector<bool> isAtLeft(sketch.edges.size(), false);
    if (std::ranges::none_of(sketch.edges, &BlockSketch::Edge::isFirst))
        return isAtLeft;
    std::uint32_t leftmost = NodeId::nothing;
    for (const BlockSketch::Edge& edge : sketch.edges) {
        if (edge.from == 0 && !edge.isFirst)
            leftmost = std::min(leftmost, sketch.vertices[edge.to].order);
    }
    for (std::size_t at = 0; at < sketch.edges.size(); ++at) {
        const BlockSketch::Edge& edge = sketch.edges[at];
        isAtLeft[at] =
            edge.isFirst || (edge.from == 0 && sketch.vertices[edge.to].order == leftmost);
    }
    return isAtLeft;
}

/// Whether there is nothing but one neck on the other, which then stands as the line between them
/// wants it.
bool isOneChain(const BlockSketch& sketch, const RankGrid& grid)
{
    return sketch.vertices.size() == 1
        || (sketch.vertices.size() == 2
            && std::ranges::any_of(grid.links, &RankGrid::Link::isChain));
}

/// So far from the middle two necks are moved for other lines.
constexpr float farNeck = 48;
/// Of more lines none makes a neck look upright; and each is compared with each.
constexpr std::size_t mostNeckLines = 128;

/// Where two necks stand on one axis: between where each would stand, or where more of their lines
/// are upright.
float neckAxis(const RankGrid& grid, const std::vector<float>& x, std::uint32_t top,
               std::uint32_t bottom)
{
    struct Place {
        float x = 0;
        float worth = 0;
        bool isChain = false;
    };
    std::vector<Place> wanted;
    for (const std::uint32_t at : grid.lower[top]) {
        const RankGrid::Link& link = grid.links[at];
        if (link.to != bottom)
            wanted.push_back({x[link.to] + link.toOffset - link.fromOffset, RankGrid::worthOf(link),
                              link.isChain});
    }
    for (const std::uint32_t at : grid.upper[bottom]) {
        const RankGrid::Link& link = grid.links[at];
        if (link.from != top)
            wanted.push_back({x[link.from] + link.fromOffset - link.toOffset,
                              RankGrid::worthOf(link), link.isChain});
    }
    const float mean = (x[top] + x[bottom]) / 2;
    if (wanted.size() > mostNeckLines)
        return mean;
    const auto worthAt = [&](float axis) {
        float worth = 0;
        for (const Place& place : wanted)
            worth += std::abs(place.x - axis) < 0.01F ? place.worth : 0;
        return worth;
    };
    Place best{mean, worthAt(mean)};
    for (const Place& place : wanted) {
        const float worth = worthAt(place.x);
        const bool isNearer = std::abs(place.x - mean) < std::abs(best.x - mean);
        if (!place.isChain && std::abs(place.x - mean) > farNeck)
            continue;
        if (worth > best.worth || (worth == best.worth && best.x != mean && isNearer))
            best = {place.x, worth, place.isChain};
    }
    return best.x;
}

/// By row: the room below it. Where all lines are upright they need less.
std::vector<float> gapsBelow(const RankGrid& grid, const std::vector<float>& x,
                             const BlockSketch& sketch)
{
    std::vector<float> gap(grid.ranks.size(), sketch.uprightGap);
    for (const RankGrid::Link& link : grid.links) {
        if (std::abs(x[link.from] + link.fromOffset - x[link.to] - link.toOffset) > 0.5F)
            gap[grid.nodes[link.from].rank] = sketch.rankGap;
    }
    return gap;
}

} // namespace

float RankGrid::separation(std::uint32_t left, std::uint32_t right) const
{
    const bool isBeside = nodes[left].isLine || nodes[right].isLine;
    const float room = isBeside                       ? Spacing::beside
        : nodes[left].isFrame != nodes[right].isFrame ? Spacing::besideFrame
                                                      : Spacing::between;
    return nodes[left].right + nodes[right].left + room;
}

float RankGrid::weightOf(const Link& link) const
{
    const int lines = nodes[link.from].isLine + nodes[link.to].isLine;
    return lines == 2 ? 8.0F : lines == 1 ? 2.0F : 1.0F;
}

RankGrid makeRankGrid(const BlockSketch& sketch, const std::vector<std::uint32_t>& rank)
{
    RankGrid grid;
    grid.isTurned = std::ranges::any_of(sketch.edges, &BlockSketch::Edge::isFirst);
    const std::vector<bool> isChain = findChains(sketch);
    for (std::size_t at = 0; at < sketch.vertices.size(); ++at)
        grid.nodes.push_back({sketch.vertices[at].left, sketch.vertices[at].right, rank[at], false,
                              sketch.vertices[at].order, sketch.vertices[at].isFrame});

    // Edges of one slot share the nodes on their way, if they are on the same side of others.
    struct Way {
        std::uint32_t from = 0;
        std::uint32_t slot = 0;
        bool isAtLeft = false;
        std::vector<std::uint32_t> nodes;
    };
    const std::vector<bool> isAtLeft = findLeftEdges(sketch);
    std::vector<std::uint32_t> bySlot(sketch.edges.size());
    for (std::uint32_t at = 0; at < bySlot.size(); ++at)
        bySlot[at] = at;
    std::ranges::stable_sort(bySlot, {}, [&](std::uint32_t at) {
        const BlockSketch::Edge& edge = sketch.edges[at];
        return std::tuple(edge.from, edge.slot, bool(isAtLeft[at]));
    });
    grid.ways.resize(sketch.edges.size());
    Way way;
    for (const std::uint32_t at : bySlot) {
        const BlockSketch::Edge& edge = sketch.edges[at];
        if (std::tuple(way.from, way.slot, way.isAtLeft)
            != std::tuple(edge.from, edge.slot, bool(isAtLeft[at])))
            way = {edge.from, edge.slot, isAtLeft[at], {}};
        const std::uint32_t length = rank[edge.to] - rank[edge.from] - 1;
        const auto last = [&] { return way.nodes.empty() ? edge.from : way.nodes.back(); };
        while (way.nodes.size() < length) {
            const auto node = static_cast<std::uint32_t>(grid.nodes.size());
            const auto depth = static_cast<std::uint32_t>(way.nodes.size());
            grid.nodes.push_back({0, 0, rank[edge.from] + depth + 1, true, NodeId::nothing, false});
            grid.links.push_back({last(), node, depth == 0 ? edge.fromOffset : 0, 0, isChain[at]});
            way.nodes.push_back(node);
        }
        grid.ways[at].assign(way.nodes.begin(), way.nodes.begin() + length);
        const std::uint32_t source = sketch.vertices[edge.from].source;
        const std::uint32_t order = edge.isFirst ? 0
            : source == NodeId::nothing          ? sketch.vertices[edge.to].order
                                                 : source;
        for (const std::uint32_t node : grid.ways[at])
            grid.nodes[node].order = std::min(grid.nodes[node].order, order);
        const std::uint32_t above = length == 0 ? edge.from : way.nodes[length - 1];
        grid.links.push_back(
            {above, edge.to, length == 0 ? edge.fromOffset : 0, edge.toOffset, isChain[at]});
    }
    grid.upper.resize(grid.nodes.size());
    grid.lower.resize(grid.nodes.size());
    std::uint32_t rankCount = 0;
    for (std::uint32_t link = 0; link < grid.links.size(); ++link) {
        grid.lower[grid.links[link].from].push_back(link);
        grid.upper[grid.links[link].to].push_back(link);
    }
    for (const RankGrid::Node& node : grid.nodes)
        rankCount = std::max(rankCount, node.rank + 1);
    grid.ranks.resize(rankCount);
    return grid;
}

BlockDrawing drawGrid(const BlockSketch& sketch, const RankGrid& grid, Effort effort,
                      const CancelToken& cancel)
{
    std::vector<float> x = placeAcross(grid, effort, cancel);
    // Both necks on one axis, so that a column of blocks does not drift. Each is alone in its row.
    std::vector<std::uint32_t> tied;
    if (sketch.topCount == 1 && sketch.bottomCount == 1 && !isOneChain(sketch, grid)) {
        tied = {0, static_cast<std::uint32_t>(sketch.vertices.size() - 1)};
        x[tied.front()] = x[tied.back()] = neckAxis(grid, x, tied.front(), tied.back());
    }
    if (effort != Effort::Little)
        x = shiftIntoLine(grid, std::move(x), tied);

    const std::vector<float> gap = gapsBelow(grid, x, sketch);
    std::vector<float> top(grid.ranks.size(), 0);
    std::vector<float> middle(grid.ranks.size(), 0);
    std::vector<float> bottom(grid.ranks.size(), 0);
    float y = 0;
    for (std::size_t rank = 0; rank < grid.ranks.size(); ++rank) {
        float above = 0;
        float below = 0;
        for (const std::uint32_t node : grid.ranks[rank]) {
            if (grid.nodes[node].isLine)
                continue;
            const BlockSketch::Vertex& vertex = sketch.vertices[node];
            above = std::max(above, vertex.middle());
            below = std::max(below, vertex.height - vertex.middle());
        }
        top[rank] = y;
        middle[rank] = y + above;
        bottom[rank] = y + above + below;
        y = bottom[rank] + gap[rank];
    }
    BlockDrawing drawing;
    for (std::size_t at = 0; at < sketch.vertices.size(); ++at) {
        const std::uint32_t rank = grid.nodes[at].rank;
        drawing.places.push_back({x[at], middle[rank] - sketch.vertices[at].middle()});
    }
    drawing.pointBegin.push_back(0);
    std::vector<Point> points;
    for (std::size_t at = 0; at < sketch.edges.size(); ++at) {
        const BlockSketch::Edge& edge = sketch.edges[at];
        const Point from = drawing.places[edge.from];
        const Point to = drawing.places[edge.to];
        points.clear();
        points.push_back({from.x + edge.fromOffset, from.y + sketch.vertices[edge.from].height});
        points.push_back({from.x + edge.fromOffset, bottom[grid.nodes[edge.from].rank]});
        for (const std::uint32_t node : grid.ways[at]) {
            points.push_back({x[node], top[grid.nodes[node].rank]});
            points.push_back({x[node], bottom[grid.nodes[node].rank]});
        }
        points.push_back({to.x + edge.toOffset, top[grid.nodes[edge.to].rank]});
        points.push_back({to.x + edge.toOffset, to.y});
        straighten(points);
        drawing.points.insert(drawing.points.end(), points.begin(), points.end());
        drawing.pointBegin.push_back(static_cast<std::uint32_t>(drawing.points.size()));
    }
    measure(sketch, drawing);
    return drawing;
}

} // namespace fusewright
