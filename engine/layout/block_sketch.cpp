// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/layout/block_sketch.h"

#include <algorithm>
#include <cmath>
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
    for (BlockSketch::Vertex& vertex : sketch.vertices)
        std::swap(vertex.left, vertex.right);
    for (BlockSketch::Vertex& vertex : sketch.stacked)
        std::swap(vertex.left, vertex.right);
    for (BlockSketch::Edge& edge : sketch.edges) {
        edge.fromOffset = -edge.fromOffset;
        edge.toOffset = -edge.toOffset;
    }
    return sketch;
}

void turn(BlockDrawing& drawing)
{
    for (Point& place : drawing.places)
        place.x = -place.x;
    for (Point& point : drawing.points)
        point.x = -point.x;
    drawing.left = -std::exchange(drawing.right, -drawing.left);
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
