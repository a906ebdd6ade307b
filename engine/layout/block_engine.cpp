// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/layout/block_engine.h"

#include "engine/layout/block_quality.h"
#include "engine/layout/graphviz_engine.h"

#include <cmath>

namespace fusewright {

namespace {

/// Puts the neck, or the middle, at 0.
void centre(const BlockSketch& sketch, BlockDrawing& drawing)
{
    if (sketch.topCount == 1 || sketch.vertices.size() == 1)
        shift(drawing, -drawing.places.front().x);
    else if (sketch.bottomCount == 1)
        shift(drawing, -drawing.places.back().x);
    else
        shift(drawing, -(drawing.left + drawing.right) / 2);
}

/// Whether both necks of a block stand on one axis; dot does not see to that.
bool isUpright(const BlockSketch& sketch, const BlockDrawing& drawing)
{
    return sketch.topCount != 1 || sketch.bottomCount != 1
        || std::abs(drawing.places.front().x - drawing.places.back().x) < 0.5F;
}

/// Larger ones are drawn by ourselves: dot cannot be interrupted.
constexpr std::size_t largestForGraphviz = 150;

} // namespace

BlockDrawing drawBlock(const BlockSketch& sketch, Effort effort, const CancelToken& cancel)
{
    BlockDrawing drawing = drawInRanks(sketch, effort, cancel);
    const bool isForGraphviz = effort != Effort::Little && sketch.vertices.size() > 3
        && sketch.vertices.size() <= largestForGraphviz && !cancel.isCancelled();
    // Without crossings ours has fewer bends and is about as short.
    if (const BlockQuality ours = isForGraphviz ? qualityOf(sketch, drawing) : BlockQuality{};
        ours.crossings > 0) {
        std::optional<BlockDrawing> other = drawWithGraphviz(sketch);
        if (other && isUpright(sketch, *other)) {
            const BlockQuality theirs = qualityOf(sketch, *other);
            if (theirs.isSound && theirs.cost() < ours.cost())
                drawing = std::move(*other);
        }
    }
    centre(sketch, drawing);
    return drawing;
}

} // namespace fusewright
