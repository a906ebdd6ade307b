// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/layout/block_quality.h"

#include <algorithm>
#include <cmath>

namespace fusewright {

namespace {

struct Piece {
    Point from;
    Point to;
    std::size_t line = 0;
};

/// Whether a piece of a line has a point inside a box. (Liang and Barsky)
bool enters(const Box& box, const Piece& piece)
{
    const float dx = piece.to.x - piece.from.x;
    const float dy = piece.to.y - piece.from.y;
    float first = 0;
    float last = 1;
    const auto clip = [&](float step, float room) {
        if (step == 0)
            return room > 0;
        if (step < 0)
            first = std::max(first, room / step);
        else
            last = std::min(last, room / step);
        return first < last;
    };
    return clip(-dx, piece.from.x - box.left) && clip(dx, box.right() - piece.from.x)
        && clip(-dy, piece.from.y - box.top) && clip(dy, box.bottom() - piece.from.y);
}

bool cross(const Piece& one, const Piece& other)
{
    const auto side = [](const Piece& piece, Point point) {
        return (piece.to.x - piece.from.x) * (point.y - piece.from.y)
            - (piece.to.y - piece.from.y) * (point.x - piece.from.x);
    };
    return side(one, other.from) * side(one, other.to) < 0
        && side(other, one.from) * side(other, one.to) < 0;
}

} // namespace

float BlockQuality::cost() const
{
    return 400 * static_cast<float>(crossings) + 30 * static_cast<float>(bends) + length + 2 * width
        + height;
}

BlockQuality qualityOf(const BlockSketch& sketch, const BlockDrawing& drawing)
{
    BlockQuality quality;
    quality.width = drawing.right - drawing.left;
    quality.height = drawing.height;
    std::vector<Box> boxes;
    for (std::size_t at = 0; at < sketch.vertices.size(); ++at) {
        const BlockSketch::Vertex& vertex = sketch.vertices[at];
        const Point place = drawing.places[at];
        // A little smaller: what only touches does not count.
        boxes.push_back({place.x - vertex.left + 0.5F, place.y + 0.5F,
                         vertex.left + vertex.right - 1, vertex.height - 1});
    }
    std::vector<Piece> pieces;
    for (std::size_t line = 0; line < sketch.edges.size(); ++line) {
        const auto points = drawing.pointsOf(line);
        quality.bends += points.size() - 2;
        for (std::size_t at = 0; at + 1 < points.size(); ++at) {
            pieces.push_back({points[at], points[at + 1], line});
            quality.length +=
                std::hypot(points[at + 1].x - points[at].x, points[at + 1].y - points[at].y);
        }
    }
    for (std::size_t at = 0; at < boxes.size(); ++at) {
        if (boxes[at].width <= 0 || boxes[at].height <= 0)
            continue;
        for (std::size_t other = at + 1; other < boxes.size(); ++other)
            quality.isSound = quality.isSound && !boxes[at].touches(boxes[other]);
        for (const Piece& piece : pieces)
            quality.isSound = quality.isSound && !enters(boxes[at], piece);
    }
    for (std::size_t at = 0; at < pieces.size(); ++at) {
        for (std::size_t other = at + 1; other < pieces.size(); ++other)
            quality.crossings += cross(pieces[at], pieces[other]) ? 1 : 0;
    }
    return quality;
}

} // namespace fusewright
