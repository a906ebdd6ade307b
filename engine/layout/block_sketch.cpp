// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/layout/block_sketch.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace fusewright {

void straighten(std::vector<Point>& points)
{
    std::size_t kept = 0; // So many of them are at the front already.
    for (const Point point : points) {
        if (kept > 0 && points[kept - 1] == point)
            continue;
        for (; kept > 1; --kept) {
            const Point before = points[kept - 2];
            const Point middle = points[kept - 1];
            const float turn = (middle.x - before.x) * (point.y - middle.y)
                - (middle.y - before.y) * (point.x - middle.x);
            if (std::abs(turn) > 0.01F)
                break;
        }
        points[kept++] = point;
    }
    points.resize(kept);
    if (kept == 1)
        points.emplace_back(points.front());
}

void shift(BlockDrawing& drawing, float distance)
{
    for (Point& place : drawing.places)
        place.x += distance;
    for (Point& point : drawing.points)
        point.x += distance;
    drawing.left += distance;
    drawing.right += distance;
}

BlockSketch turned(BlockSketch sketch)
{
    const auto count = static_cast<std::uint32_t>(sketch.vertices.size());
    std::vector<bool> leadsOn(count, false);
    leadsOn.back() = true;
    for (std::size_t at = sketch.edges.size(); at-- > 0;) {
        const BlockSketch::Edge& edge = sketch.edges[at];
        leadsOn[edge.from] = leadsOn[edge.from] || leadsOn[edge.to];
    }
    std::vector<std::uint32_t> byOrder(count);
    std::iota(byOrder.begin(), byOrder.end(), 0U);
    std::ranges::stable_sort(byOrder, {}, [&](std::uint32_t vertex) {
        return std::pair(bool(leadsOn[vertex]), sketch.vertices[vertex].order);
    });
    for (std::uint32_t at = 0; at < count; ++at) {
        sketch.vertices[byOrder[at]].order = at + 1;
        if (!sketch.stacked.empty())
            sketch.stacked[byOrder[at]].order = at + 1;
    }
    for (BlockSketch::Edge& edge : sketch.edges)
        edge.isFirst = edge.from == 0 && edge.to + 1 == count;
    return sketch;
}

void measure(const BlockSketch& sketch, BlockDrawing& drawing)
{
    drawing.left = drawing.right = drawing.places.empty() ? 0 : drawing.places.front().x;
    drawing.height = 0;
    for (std::size_t at = 0; at < sketch.vertices.size(); ++at) {
        const BlockSketch::Vertex& vertex = sketch.vertices[at];
        const Point place = drawing.places[at];
        drawing.left = std::min(drawing.left, place.x - vertex.left);
        drawing.right = std::max(drawing.right, place.x + vertex.right);
        drawing.height = std::max(drawing.height, place.y + vertex.height);
    }
    for (const Point& point : drawing.points) {
        drawing.left = std::min(drawing.left, point.x);
        drawing.right = std::max(drawing.right, point.x);
    }
}

} // namespace fusewright
