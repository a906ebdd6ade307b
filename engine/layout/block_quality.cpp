// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/layout/block_quality.h"

#include <cmath>

namespace fusewright {

namespace {

struct Piece {
    Point from;
    Point to;
};

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
    std::vector<Piece> pieces;
    for (std::size_t line = 0; line < sketch.edges.size(); ++line) {
        const auto points = drawing.pointsOf(line);
        quality.bends += points.size() - 2;
        for (std::size_t at = 0; at + 1 < points.size(); ++at) {
            pieces.push_back({points[at], points[at + 1]});
            quality.length +=
                std::hypot(points[at + 1].x - points[at].x, points[at + 1].y - points[at].y);
        }
    }
    for (std::size_t at = 0; at < pieces.size(); ++at) {
        for (std::size_t other = at + 1; other < pieces.size(); ++other)
            quality.crossings += cross(pieces[at], pieces[other]) ? 1 : 0;
    }
    return quality;
}

} // namespace fusewright
