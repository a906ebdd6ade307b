// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/layout/block_engine.h"

#include "engine/layout/block_quality.h"
#include "engine/layout/graphviz_engine.h"
#include "engine/layout/row_choice.h"
#include "engine/layout/stacked_stubs.h"

#include <cmath>

namespace fusewright {

namespace {

/// Puts the necks, or the middle, at 0: the lower one where they are not below each other.
void centre(const BlockSketch& sketch, BlockDrawing& drawing)
{
    if (sketch.topCount == 1 && sketch.bottomCount == 1)
        shift(drawing, -drawing.places.back().x);
    else if (sketch.topCount == 1 || sketch.vertices.size() == 1)
        shift(drawing, -drawing.places.front().x);
    else if (sketch.bottomCount == 1)
        shift(drawing, -drawing.places.back().x);
    else
        shift(drawing, -(drawing.left + drawing.right) / 2);
}

/// Larger ones are drawn by ourselves: dot cannot be interrupted.
constexpr std::size_t largestForGraphviz = 150;

/// With stubs over and under cards a block must be so much smaller.
constexpr float stackedWorth = 0.97F;

BlockDrawing drawOnce(const BlockSketch& sketch, Effort effort, const CancelToken& cancel)
{
    BlockDrawing drawing = drawInRanks(sketch, effort, cancel);
    const bool isForGraphviz = effort != Effort::Little && sketch.vertices.size() > 3
        && sketch.vertices.size() <= largestForGraphviz && !cancel.isCancelled();
    if (!isForGraphviz)
        return drawing;
    const BlockQuality ours = qualityOf(sketch, drawing);
    drawing.crossings = ours.crossings;
    // Without crossings ours has fewer bends and is about as short.
    if (ours.crossings > 0) {
        if (const std::optional<RankGrid> grid = sortWithGraphviz(sketch)) {
            BlockDrawing other = drawGrid(sketch, *grid, effort, cancel);
            const BlockQuality theirs = qualityOf(sketch, other);
            if (theirs.cost() < ours.cost()) {
                drawing = std::move(other);
                drawing.crossings = theirs.crossings;
            }
        }
    }
    return drawing;
}

} // namespace

BlockDrawing drawBlock(const BlockSketch& sketch, Effort effort, const CancelToken& cancel)
{
    BlockDrawing drawing = drawOnce(sketch, effort, cancel);
    if (effort == Effort::Thorough && sketch.vertices.size() <= mostVerticesApart
        && !sketch.stacked.empty()) {
        for (std::vector<bool>& isStacked : waysToStack(sketch, drawing)) {
            if (cancel.isCancelled())
                break;
            BlockDrawing other = drawOnce(withStacked(sketch, isStacked), effort, cancel);
            if (other.crossings > drawing.crossings
                || other.ground() >= stackedWorth * drawing.ground())
                continue;
            drawing = std::move(other);
            drawing.isStacked = std::move(isStacked);
        }
    }
    centre(sketch, drawing);
    return drawing;
}

} // namespace fusewright
