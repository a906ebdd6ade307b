// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Where everything of a hull stands once its columns are chosen, and the ways of lines between
// them.

#include "engine/layout/column_shifts.h"
#include "engine/layout/hull_layout.h"

#include <algorithm>
#include <cmath>

namespace fusewright {

namespace {

constexpr float leastHullWidth = 96;
constexpr float narrowHull = 400;

} // namespace

void HullArrangement::placeColumns(std::uint32_t hull)
{
    const auto firstBlock = static_cast<std::uint32_t>(m_layouts.blocks.size());
    const Columns chosen = chooseSides(hull);
    m_cutHeight = chosen.cutHeight;
    const std::vector<Column>& columns = chosen.columns;
    const float side = hull == 0 ? 0 : HullLayouts::padding;
    const bool isUpward = m_request.strip && m_request.strip->isUpward;
    const float title = hull == 0 ? 0 : HullLayouts::title;
    const float above = side + (isUpward ? 0 : title);
    const float top = above + (columns.size() > 1 ? ColumnSpacing::route : 0);
    float x = side;
    float lowest = top;
    std::uint32_t at = 0;
    Arrival arrival;
    m_columnOf.clear();
    for (const Column& column : columns) {
        arrival.kind = Arrival::Kind::Gutter;
        arrival.by = x - ColumnSpacing::gap / 2;
        const float bottom = placeColumn(at, column, {x - column.left, top}, arrival);
        at = column.end;
        lowest = std::max(lowest, bottom);
        x += column.right - column.left + ColumnSpacing::gap;
        ++m_columnNumber.outer;
        ++m_columnNumber.inner;
    }
    const float room = columns.size() > 1 ? ColumnSpacing::route : 0;
    float width = x - ColumnSpacing::gap + side;
    if (hull != 0 && width < leastHullWidth) {
        const float move = (leastHullWidth - width) / 2;
        for (std::size_t block = firstBlock; block < m_layouts.blocks.size(); ++block)
            m_layouts.blocks[block].x += move;
        for (const std::uint32_t cell : m_graph.cells) {
            if (cell != noCell)
                m_layouts.places[cell].x += move;
        }
        for (float& port : m_portX)
            port += move;
        width = leastHullWidth;
    }
    addRepeats(hull, firstBlock);
    finish(hull, width, lowest + room + side + (isUpward ? title : 0));
}

/// Places what stands in one column, from the top of its axis. Answers how far down it reaches.
float HullArrangement::placeColumn(std::uint32_t begin, const Column& column, Point axis,
                                   Arrival& arrival)
{
    float y = axis.y;
    for (std::uint32_t at = begin; at < column.end;) {
        if (at > begin && m_parts[m_drawn[at]].isHead)
            y += ColumnSpacing::strand;
        if (const PieceColumns* piece = pieceAt(at, m_cutHeight)) {
            y = placePiece(at, *piece, {axis.x, y}, arrival);
            at += piece->columns.back().end;
            continue;
        }
        std::uint32_t end = at;
        while (end < column.end && pieceAt(end, m_cutHeight) == nullptr)
            ++end;
        Column stretch = column;
        stretch.end = end;
        y = placeStretch(at, stretch, {axis.x, y}, arrival);
        at = end;
    }
    return y;
}

/// Places parts that stand below each other.
float HullArrangement::placeStretch(std::uint32_t begin, const Column& column, Point axis,
                                    Arrival& arrival)
{
    const std::vector<float> shifts = shiftsOf(begin, column);
    float y = axis.y;
    for (std::uint32_t at = begin; at < column.end; ++at) {
        const Part& part = m_parts[m_drawn[at]];
        if (part.isHead && at > begin)
            y += ColumnSpacing::strand;
        const float x = axis.x + shifts[at - begin];
        const bool isStraight = arrival.kind == Arrival::Kind::Straight;
        placePart(part, {x, y}, isStraight ? arrival.neck.x : x);
        if (!isStraight && !part.isHead)
            addJoint(m_layouts.blocks.back(), arrival, {x, y});
        m_columnOf.push_back(m_columnNumber);
        y += m_library.drawing(part.drawing).height;
        arrival = {.neck = {x, y}};
    }
    return y;
}

/// Places a piece of a repeat that is cut into columns; the first one's axis is that of the column
/// around it.
float HullArrangement::placePiece(std::uint32_t begin, const PieceColumns& piece, Point axis,
                                  Arrival& arrival)
{
    if (arrival.kind == Arrival::Kind::Straight)
        arrival = {arrival.neck, Arrival::Kind::Turn, axis.y + ColumnSpacing::route / 4};
    const float top = axis.y + ColumnSpacing::route;
    float x = axis.x + piece.columns.front().left;
    float lowest = top;
    std::uint32_t at = begin;
    m_columnNumber.isCut = true;
    for (Column column : piece.columns) {
        if (at > begin)
            arrival = {arrival.neck, Arrival::Kind::Gutter, x - ColumnSpacing::gap / 2};
        column.end += begin;
        lowest = std::max(lowest, placeStretch(at, column, {x - column.left, top}, arrival));
        at = column.end;
        x += column.right - column.left + ColumnSpacing::gap;
        ++m_columnNumber.inner;
    }
    m_columnNumber.isCut = false;
    const float bottom = lowest + PieceColumns::below;
    arrival = {arrival.neck, Arrival::Kind::Turn, bottom - ColumnSpacing::route / 2};
    return bottom;
}

/// Where lines begin in a part's drawing, from the axis of its lower neck.
float HullArrangement::leanOf(const Part& part) const
{
    return part.drawsTop ? 0 : m_library.drawing(part.drawing).places.front().x;
}

/// How far from a column's axis its parts stand.
std::vector<float> HullArrangement::shiftsOf(std::uint32_t begin, const Column& column) const
{
    std::vector<ColumnStep> steps;
    for (std::uint32_t at = begin; at < column.end; ++at) {
        const Part& part = m_parts[m_drawn[at]];
        const BlockDrawing& drawing = m_library.drawing(part.drawing);
        const bool isPieceEnd = at > begin && m_unitEnd[at - 1] == at;
        const bool isAtRepeat = m_isRepeated[at] || (at > begin && m_isRepeated[at - 1]);
        steps.push_back({.left = drawing.left,
                         .right = drawing.right,
                         .leftEnd = column.left,
                         .rightEnd = column.right,
                         .drift = part.neckOffset - leanOf(part),
                         .isFree = at == begin || part.isHead,
                         .isAnchor = isPieceEnd && isAtRepeat});
    }
    keepPiecesNarrow(steps, begin);
    return shiftsInColumn(steps);
}

/// A piece of a repeat stays on its own ground, or it would stand otherwise in another column.
void HullArrangement::keepPiecesNarrow(std::vector<ColumnStep>& steps, std::uint32_t begin) const
{
    for (std::size_t first = 0; first < steps.size();) {
        const std::size_t end =
            std::min<std::size_t>(m_unitEnd[begin + first] - begin, steps.size());
        float left = 0;
        float right = 0;
        for (std::size_t at = first; at < end; ++at) {
            left = std::min(left, steps[at].left);
            right = std::max(right, steps[at].right);
        }
        for (; first < end; ++first) {
            if (m_isRepeated[begin + first]) {
                steps[first].leftEnd = left;
                steps[first].rightEnd = right;
            }
        }
    }
}

/// The lines from its upper neck come from a certain x.
void HullArrangement::placePart(const Part& part, Point at, float neckX)
{
    const BlockDrawing& drawing = m_library.drawing(part.drawing);
    const auto number = static_cast<std::uint32_t>(m_layouts.blocks.size());
    m_layouts.blocks.push_back({.drawing = part.drawing,
                                .x = at.x,
                                .y = at.y,
                                .neckOffset = part.neckOffset - leanOf(part) + neckX - at.x});
    for (std::uint32_t place = part.ownFirst(); place <= part.last; ++place) {
        const std::uint32_t vertex = m_order[place];
        const Point inner = drawing.places[place - part.first];
        const Point point{at.x + inner.x, at.y + inner.y};
        if (m_graph.isPort(vertex)) {
            m_portX[vertex] = point.x;
            continue;
        }
        const std::uint32_t cell = m_graph.cells[vertex];
        m_layouts.places[cell] = point;
        if (!drawing.isStacked.empty() && drawing.isStacked[place - part.first])
            m_layouts.shapes[cell] = stackedShape(cell);
    }
    for (std::uint32_t edge = part.edgeBegin; edge < part.edgeEnd; ++edge) {
        m_layouts.segmentBlock[m_edges[edge].segment] = number;
        m_layouts.segmentEdge[m_edges[edge].segment] = edge - part.edgeBegin;
    }
}

/// The way to a part whose upper neck is elsewhere.
void HullArrangement::addJoint(PlacedBlock& block, const Arrival& arrival, Point to)
{
    const Point from = arrival.neck;
    block.jointBegin = static_cast<std::uint32_t>(m_layouts.jointPoints.size());
    auto& points = m_layouts.jointPoints;
    points.push_back(from);
    if (arrival.kind == Arrival::Kind::Turn) {
        points.push_back({from.x, arrival.by});
        points.push_back({to.x, arrival.by});
    } else {
        const float below = from.y + ColumnSpacing::route / 2;
        const float above = to.y - ColumnSpacing::route / 2;
        points.push_back({from.x, below});
        points.push_back({arrival.by, below});
        points.push_back({arrival.by, above});
        points.push_back({to.x, above});
    }
    block.jointEnd = static_cast<std::uint32_t>(points.size());
}

/// Where a drawn part stands; in a piece that is cut, with room for lines above and below.
Box HullArrangement::groundOf(std::size_t drawn, std::uint32_t firstBlock) const
{
    const PlacedBlock& block = m_layouts.blocks[firstBlock + drawn];
    const BlockDrawing& drawing = m_library.drawing(block.drawing);
    const bool isHead = m_parts[m_drawn[drawn]].isHead;
    const float room = m_columnOf[drawn].isCut ? 0.75F * ColumnSpacing::route : 0;
    const float skipped = (isHead || room > 0 ? 0 : Spacing::upright / 2) - room;
    return {block.x + drawing.left, block.y + skipped, drawing.right - drawing.left,
            drawing.height - skipped + room};
}

void HullArrangement::addRepeats(std::uint32_t hull, std::uint32_t firstBlock)
{
    for (std::size_t number = 0; number < m_runs.size(); ++number) {
        const Run& run = m_runs[number];
        const bool isInner = number >= m_outerRuns;
        HullRepeat repeat{.hull = hull, .count = run.count, .isFolded = m_request.foldsRepeats};
        for (std::uint32_t at = run.begin; at < run.begin + run.period; ++at) {
            const Part& part = m_parts[at];
            for (const NodeId node : operatorsOf(part))
                repeat.first = std::min(repeat.first, node);
        }
        auto drawn = static_cast<std::size_t>(std::ranges::lower_bound(m_drawn, run.begin)
                                              - m_drawn.begin());
        std::size_t column = 0;
        for (; drawn < m_drawn.size() && m_drawn[drawn] < run.end(); ++drawn) {
            const Box box = groundOf(drawn, firstBlock);
            const std::size_t now = isInner ? m_columnOf[drawn].inner : m_columnOf[drawn].outer;
            if (repeat.frames.empty() || now != column)
                repeat.frames.push_back(box);
            else
                repeat.frames.back() = repeat.frames.back().united(box);
            column = now;
        }
        m_layouts.repeats.push_back(repeat);
    }
}

void HullArrangement::finish(std::uint32_t hull, float width, float height)
{
    CellShape& shape = m_layouts.shapes[hull];
    // A value that comes in where another goes out is the axis: a chain of such hulls is straight.
    // So it is in a narrow hull wherever it goes out, which makes no column much wider.
    const auto outs = std::span(m_portX).last(m_graph.outCount);
    const bool isThrough =
        std::ranges::any_of(outs, [&](float out) { return std::abs(m_portX.front() - out) < 1; });
    const bool isAxis = m_graph.inCount == 1 && (isThrough || width < narrowHull);
    // Of several values that come in none is the axis: what goes on from there is straight then.
    const bool isOutAxis = m_graph.inCount > 1 && m_graph.outCount == 1 && width < narrowHull;
    const float axis = isAxis ? m_portX.front() : isOutAxis ? outs.front() : width / 2;
    shape.left = axis;
    shape.right = width - axis;
    shape.height = height;
    HullPorts& ports = m_ports[hull];
    Signature signature{2, m_graph.inCount, m_graph.outCount};
    for (std::uint32_t port = 0; port < m_graph.inCount; ++port)
        ports.in.emplace_back(m_graph.inValues[port], m_portX[port] - axis);
    for (std::uint32_t port = 0; port < m_graph.outCount; ++port)
        ports.out.emplace_back(m_graph.outValues[port],
                               m_portX[m_graph.size() - m_graph.outCount + port] - axis);
    for (const Part& part : m_parts)
        signature.push_back(part.drawing);
    shape.label = CellKinds::hullBit | m_library.number(signature);
}

} // namespace fusewright
