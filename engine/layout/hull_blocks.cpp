// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// The drawings of a hull's blocks. One has a residual that passes by at its right, and is wide at
// the left; the next has cards at its right that lead nowhere, and is wide there. Where such blocks
// are *turned*, so that all of a column are wide at one side, the column is narrower.

#include "engine/layout/card_shapes.h"
#include "engine/layout/hull_layout.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

/// A block is wide at a side that is so many times as wide as the other.
constexpr float wideSide = 1.2F;
/// So much smaller a hull must be for blocks to be turned.
constexpr float turnedWorth = 0.97F;
/// What costs hardly more may take less ground.
constexpr float hardlyDearer = 1.02F;
/// Of larger hulls no other columns are tried.
constexpr std::size_t mostPartsToTurn = 2000;
/// Begins the signature of a block that is turned.
constexpr std::uint64_t turnedMark = 3;

WideSide sideOf(const BlockDrawing& drawing)
{
    if (-drawing.left > wideSide * drawing.right)
        return WideSide::Left;
    return drawing.right > wideSide * -drawing.left ? WideSide::Right : WideSide::Either;
}

WideSide oppositeOf(WideSide side)
{
    return side == WideSide::Left ? WideSide::Right : WideSide::Left;
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

/// The same block with at the left what else is at the right (see `turned`).
std::uint32_t HullArrangement::turnedDrawing(const Part& part)
{
    const std::uint32_t number = m_library.number({turnedMark, part.drawing});
    if (!m_library.isDrawn(number))
        m_library.draw(number, turned(sketchOf(part)));
    return number;
}

bool HullArrangement::mayTurn(const Part& part) const
{
    return part.topCount == 1 && part.bottomCount == 1 && part.last > part.first + 1
        && m_library.isDrawn(part.drawing) && m_library.drawing(part.drawing).crossings == 0;
}

/// The columns of a hull whose blocks are wide at one side.
HullArrangement::Columns HullArrangement::turnBlocks(std::uint32_t hull, WideSide side)
{
    for (std::size_t at = 0; at < m_parts.size(); ++at) {
        Part& part = m_parts[at];
        part.drawing = m_usual[at];
        if (side != WideSide::Either && mayTurn(part)
            && sideOf(m_library.drawing(part.drawing)) == oppositeOf(side))
            part.drawing = turnedDrawing(part);
    }
    return chooseColumns(hull);
}

std::vector<NodeId> HullArrangement::operatorsOf(const Part& part) const
{
    std::vector<NodeId> operators;
    for (std::uint32_t place = part.ownFirst(); place <= part.last; ++place) {
        const std::uint32_t cell = m_graph.cells[m_order[place]];
        if (cell == noCell)
            continue;
        const auto members = m_tree.membersOf(cell);
        operators.insert(operators.end(), members.begin(), members.end());
    }
    return operators;
}

/// Turns the blocks of which most operators are to be.
HullArrangement::Columns HullArrangement::turnAsked(std::uint32_t hull)
{
    const std::vector<bool>& isTurned = m_askTurned();
    for (Part& part : m_parts) {
        const std::vector<NodeId> operators = operatorsOf(part);
        const auto toTurn =
            static_cast<std::size_t>(std::ranges::count_if(operators, [&](NodeId node) {
                return node.index < isTurned.size() && isTurned[node.index];
            }));
        if (2 * toTurn > operators.size() && mayTurn(part))
            part.drawing = turnedDrawing(part);
    }
    return chooseColumns(hull);
}

std::vector<bool> HullArrangement::turnedOperators() const
{
    std::vector<bool> isTurned(m_request.graph->nodeCount(), false);
    for (std::size_t at = 0; at < m_usual.size(); ++at) {
        if (m_parts[at].drawing == m_usual[at])
            continue;
        for (const NodeId node : operatorsOf(m_parts[at]))
            isTurned[node.index] = true;
    }
    return isTurned;
}

/// The columns of a hull, with blocks turned where it becomes smaller by that; with sections as
/// they are without: fusing operators turns nothing over.
HullArrangement::Columns HullArrangement::chooseSides(std::uint32_t hull)
{
    m_usual.clear();
    if (m_drawn.size() > mostPartsToTurn)
        return chooseColumns(hull);
    if (m_askTurned)
        return turnAsked(hull);
    Columns best = chooseColumns(hull);
    const auto isAny = [&](WideSide side) {
        return std::ranges::any_of(m_drawn, [&](std::uint32_t at) {
            const Part& part = m_parts[at];
            return mayTurn(part) && sideOf(m_library.drawing(part.drawing)) == side;
        });
    };
    if (!isAny(WideSide::Left) || !isAny(WideSide::Right))
        return best;
    for (const Part& part : m_parts)
        m_usual.push_back(part.drawing);
    WideSide chosen = WideSide::Either;
    WideSide last = chosen;
    for (const WideSide side : {WideSide::Left, WideSide::Right}) {
        last = side;
        Columns columns = turnBlocks(hull, side);
        const float ground = columnsGround(columns.columns);
        const bool isBetter = columns.cost < turnedWorth * best.cost
            || (columns.cost <= hardlyDearer * best.cost
                && ground < turnedWorth * columnsGround(best.columns));
        if (!isBetter)
            continue;
        best = std::move(columns);
        chosen = side;
    }
    return last == chosen ? best : turnBlocks(hull, chosen); // With its pieces.
}

} // namespace fusewright
