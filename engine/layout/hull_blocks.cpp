// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// The drawings of a hull's blocks. A block that is much wider at one side of its axis can be turned
// over: where blocks of a column are wide at the same side, the column is narrower.

#include "engine/layout/card_shapes.h"
#include "engine/layout/hull_layout.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

/// A block is wide at a side that is so many times as wide as the other.
constexpr float wideSide = 1.05F;
/// So much smaller a hull must be for blocks to be turned.
constexpr float turnedWorth = 0.97F;
/// What costs hardly more may take less ground.
constexpr float hardlyDearer = 1.02F;
/// Of larger hulls no other columns are tried.
constexpr std::size_t mostPartsToTurn = 2000;
/// Begins the signature of a block that is turned.
constexpr std::uint64_t turnedMark = 3;

bool isWideLeft(const BlockDrawing& drawing)
{
    return -drawing.left > wideSide * drawing.right;
}

bool isWideRight(const BlockDrawing& drawing)
{
    return drawing.right > wideSide * -drawing.left;
}

float columnsGround(std::span<const Column> columns)
{
    float width = -ColumnSpacing::gap;
    float height = 0;
    for (const Column& column : columns) {
        width += column.right - column.left + ColumnSpacing::gap;
        height = std::max(height, column.height);
    }
    return width * height;
}

} // namespace

BlockSketch HullArrangement::sketchOf(const Part& part) const
{
    BlockSketch sketch{.uprightGap = Spacing::upright,
                       .mayStagger = isRoot(),
                       .topCount = part.topCount,
                       .bottomCount = part.bottomCount};
    for (std::uint32_t place = part.first; place <= part.last; ++place) {
        const CellShape shape = place < part.ownFirst() ? CellShape{} : shapeAt(place);
        const std::uint32_t cell = m_graph.cells[m_order[place]];
        const bool isSide = place >= part.ownFirst() && cell != noCell && m_tree.isValue(cell);
        const bool isFrame = place >= part.ownFirst() && cell != noCell && m_tree.isHull(cell);
        sketch.vertices.push_back(
            {shape.left, shape.right, shape.height, orderAt(place), isSide, isFrame});
    }
    for (std::uint32_t at = part.edgeBegin; at < part.edgeEnd; ++at)
        sketch.edges.push_back(sketchEdge(part, m_edges[at]));
    orderPorts(sketch, part);
    addStacked(sketch, part);
    return sketch;
}

void HullArrangement::drawPart(const Part& part)
{
    if (!m_library.isDrawn(part.drawing))
        m_library.draw(part.drawing, sketchOf(part));
}

CellShape HullArrangement::stackedShape(std::uint32_t cell) const
{
    return withStubsStacked(m_layouts.shapes[cell], m_layouts.looseStubs[cell], m_request.sizes);
}

/// Where stubs can be over and under cards. Not of necks, which two parts share.
void HullArrangement::addStacked(BlockSketch& sketch, const Part& part) const
{
    for (std::uint32_t place = part.first + 1; place < part.last; ++place) {
        const std::uint32_t cell = m_graph.cells[m_order[place]];
        if (cell == noCell || !m_layouts.looseStubs[cell].isAny())
            continue;
        if (sketch.stacked.empty())
            sketch.stacked = sketch.vertices;
        const CellShape shape = stackedShape(cell);
        BlockSketch::Vertex& vertex = sketch.stacked[place - part.first];
        vertex.left = shape.left;
        vertex.right = shape.right;
        vertex.height = shape.height;
        vertex.over = shape.over;
        vertex.under = shape.under;
    }
}

/// The same block with left and right exchanged.
std::uint32_t HullArrangement::turnedDrawing(const Part& part)
{
    const std::uint32_t number = m_library.number({turnedMark, part.drawing});
    if (!m_library.isDrawn(number))
        m_library.drawTurned(number, sketchOf(part));
    return number;
}

/// The columns of a hull, with blocks turned where it becomes smaller by that.
HullArrangement::Columns HullArrangement::chooseSides(std::uint32_t hull)
{
    Columns best = chooseColumns(hull);
    const auto drawingOf = [this](std::uint32_t part) -> const BlockDrawing& {
        return m_library.drawing(m_parts[part].drawing);
    };
    const auto mayTurn = [this](std::uint32_t at) {
        const Part& part = m_parts[at];
        return part.topCount == 1 && part.bottomCount == 1 && part.last > part.first + 1;
    };
    const auto isAny = [&](bool (*isWide)(const BlockDrawing&)) {
        return std::ranges::any_of(
            m_drawn, [&](std::uint32_t part) { return mayTurn(part) && isWide(drawingOf(part)); });
    };
    if (m_drawn.size() > mostPartsToTurn || !isAny(isWideLeft) || !isAny(isWideRight))
        return best;
    std::vector<std::uint32_t> usual;
    for (const Part& part : m_parts)
        usual.push_back(part.drawing);
    std::vector<std::uint32_t> chosen = usual;
    bool isLast = true; // What was tried last is best.
    for (const auto isWide : {isWideRight, isWideLeft}) {
        for (std::uint32_t at = 0; at < m_parts.size(); ++at) {
            Part& part = m_parts[at];
            part.drawing = usual[at];
            if (m_library.isDrawn(part.drawing) && mayTurn(at) && isWide(drawingOf(at)))
                part.drawing = turnedDrawing(part);
        }
        Columns columns = chooseColumns(hull);
        const float ground = columnsGround(columns.columns);
        isLast = columns.cost < turnedWorth * best.cost
            || (columns.cost <= hardlyDearer * best.cost
                && ground < turnedWorth * columnsGround(best.columns));
        if (!isLast)
            continue;
        best = std::move(columns);
        for (std::uint32_t at = 0; at < m_parts.size(); ++at)
            chosen[at] = m_parts[at].drawing;
    }
    if (isLast)
        return best;
    for (std::uint32_t at = 0; at < m_parts.size(); ++at)
        m_parts[at].drawing = chosen[at];
    return chooseColumns(hull); // With its pieces.
}

} // namespace fusewright
