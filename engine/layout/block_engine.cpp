// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/layout/block_engine.h"

namespace fusewright {

namespace {

/// A block between two necks has both on one axis, so that a column of blocks does not drift.
void alignNecks(const BlockSketch& sketch, BlockDrawing& drawing)
{
    const std::size_t count = sketch.vertices.size();
    if (sketch.topCount == 1)
        shift(drawing, -drawing.places.front().x);
    else if (sketch.bottomCount == 1)
        shift(drawing, -drawing.places.back().x);
    else
        shift(drawing, -(drawing.left + drawing.right) / 2);
    if (sketch.topCount != 1 || sketch.bottomCount != 1 || count < 2)
        return;
    // Each is alone in its row: only the last pieces of lines move with it.
    const float distance = drawing.places.back().x;
    drawing.places.back().x = 0;
    for (std::size_t at = 0; at < sketch.edges.size(); ++at) {
        if (sketch.edges[at].to + 1 != count)
            continue;
        std::vector<Point> points(drawing.pointsOf(at).begin(), drawing.pointsOf(at).end());
        points.back().x -= distance;
        std::copy(points.begin(), points.end(), drawing.points.begin() + drawing.pointBegin[at]);
    }
    measure(sketch, drawing);
}

} // namespace

BlockDrawing drawBlock(const BlockSketch& sketch, Effort effort, const CancelToken& cancel)
{
    BlockDrawing drawing = drawInRanks(sketch, effort, cancel);
    alignNecks(sketch, drawing);
    return drawing;
}

} // namespace fusewright
