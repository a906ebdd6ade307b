// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Blocks stand under each other, the lower neck of one being the upper neck of the next, in columns
// of about one height. A repeat is broken between its pieces where that is possible. Where a column
// ends at a neck a line goes on from there to the top of the next one.

#include "engine/layout/hull_layout.h"

#include <algorithm>
#include <cmath>

namespace fusewright {

namespace {

constexpr float columnGap = 56;
constexpr float routeRoom = 24; ///< Above and below columns, for lines from one to the next.
constexpr float strandGap = 24; ///< Between what does not hang together.
/// A hull that is not higher stays one column.
constexpr float lowRoot = 900;
constexpr float lowHull = 1600;
constexpr float leastHullWidth = 96;

} // namespace

std::vector<HullArrangement::Column> HullArrangement::wrap(float columnHeight) const
{
    std::vector<Column> columns(1);
    for (std::uint32_t at = 0; at < m_drawn.size();) {
        std::uint32_t unitEnd = m_unitEnd[at];
        const auto heightTo = [&](std::uint32_t end) {
            float height = 0;
            for (std::uint32_t part = at; part < end; ++part)
                height += m_library.drawing(m_parts[m_drawn[part]].drawing).height
                    + (m_parts[m_drawn[part]].isHead ? strandGap : 0);
            return height;
        };
        float height = heightTo(unitEnd);
        if (height > columnHeight && unitEnd > at + 1) {
            unitEnd = at + 1;
            height = heightTo(unitEnd);
        }
        if (columns.back().height + height > columnHeight && columns.back().height > 0)
            columns.emplace_back();
        Column& column = columns.back();
        column.height += height;
        for (; at < unitEnd; ++at) {
            const BlockDrawing& drawing = m_library.drawing(m_parts[m_drawn[at]].drawing);
            column.left = std::min(column.left, drawing.left);
            column.right = std::max(column.right, drawing.right);
        }
        column.end = at;
    }
    return columns;
}

float HullArrangement::tallestPart() const
{
    float tallest = 0;
    for (const std::uint32_t part : m_drawn)
        tallest = std::max(tallest, m_library.drawing(m_parts[part].drawing).height);
    return tallest;
}

std::vector<HullArrangement::Column> HullArrangement::chooseColumns(std::uint32_t hull) const
{
    std::vector<Column> best = wrap(1e30F);
    const float all = best.front().height;
    if (all <= (hull == 0 ? lowRoot : lowHull) || m_drawn.size() < 2)
        return best;
    const auto distance = [this](const std::vector<Column>& columns) {
        float width = -columnGap;
        float height = 1;
        for (const Column& column : columns) {
            width += column.right - column.left + columnGap;
            height = std::max(height, column.height);
        }
        return std::abs(std::log(std::max(width, 1.0F) / height / m_request.aspect));
    };
    float bestDistance = distance(best);
    const auto most = static_cast<float>(m_drawn.size());
    const float tallest = tallestPart();
    bool isLast = false;
    for (float count = 1.05F; count <= most && !isLast; count *= count < 8 ? 1.05F : 1.12F) {
        // Columns that are lower than the highest block save no height.
        isLast = all / count <= tallest;
        std::vector<Column> columns = wrap(std::max(all / count, tallest));
        const float now = distance(columns);
        if (now < bestDistance) {
            bestDistance = now;
            best = std::move(columns);
        } else if (now > bestDistance + 1) {
            break; // From here on it only becomes wider.
        }
    }
    return best;
}

void HullArrangement::placeColumns(std::uint32_t hull)
{
    const auto firstBlock = static_cast<std::uint32_t>(m_layouts.blocks.size());
    const std::vector<Column> columns = chooseColumns(hull);
    const float side = hull == 0 ? 0 : HullLayouts::padding;
    const float above = hull == 0 ? 0 : HullLayouts::title + HullLayouts::padding;
    const float top = above + (columns.size() > 1 ? routeRoom : 0);
    float x = side;
    float lowest = top;
    std::uint32_t at = 0;
    Point neck{};
    for (const Column& column : columns) {
        const float axis = x - column.left;
        float y = top;
        for (const std::uint32_t begin = at; at < column.end; ++at) {
            const Part& part = m_parts[m_drawn[at]];
            if (part.isHead && at > begin)
                y += strandGap;
            placePart(part, {axis, y});
            if (at == begin && !part.isHead)
                addJoint(m_layouts.blocks.back(), neck, x - columnGap / 2, {axis, y});
            y += m_library.drawing(part.drawing).height;
        }
        neck = {axis, y};
        lowest = std::max(lowest, y);
        x += column.right - column.left + columnGap;
    }
    const float room = columns.size() > 1 ? routeRoom : 0;
    float width = x - columnGap + side;
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
    finish(hull, width, lowest + room + side);
}

void HullArrangement::placePart(const Part& part, Point at)
{
    const BlockDrawing& drawing = m_library.drawing(part.drawing);
    const auto number = static_cast<std::uint32_t>(m_layouts.blocks.size());
    m_layouts.blocks.push_back(
        {.drawing = part.drawing, .x = at.x, .y = at.y, .neckOffset = part.neckOffset});
    for (std::uint32_t place = part.ownFirst(); place <= part.last; ++place) {
        const std::uint32_t vertex = m_order[place];
        const Point inner = drawing.places[place - part.first];
        const Point point{at.x + inner.x, at.y + inner.y};
        if (m_graph.isPort(vertex))
            m_portX[vertex] = point.x;
        else
            m_layouts.places[m_graph.cells[vertex]] = point;
    }
    for (std::uint32_t edge = part.edgeBegin; edge < part.edgeEnd; ++edge) {
        m_layouts.segmentBlock[m_edges[edge].segment] = number;
        m_layouts.segmentEdge[m_edges[edge].segment] = edge - part.edgeBegin;
    }
}

void HullArrangement::addJoint(PlacedBlock& block, Point from, float gutter, Point to)
{
    block.jointBegin = static_cast<std::uint32_t>(m_layouts.jointPoints.size());
    const float below = from.y + routeRoom / 2;
    const float above = to.y - routeRoom / 2;
    for (const Point point : {from, Point{from.x, below}, Point{gutter, below},
                              Point{gutter, above}, Point{to.x, above}})
        m_layouts.jointPoints.push_back(point);
    block.jointEnd = static_cast<std::uint32_t>(m_layouts.jointPoints.size());
}

void HullArrangement::addRepeats(std::uint32_t hull, std::uint32_t firstBlock)
{
    std::size_t drawn = 0;
    for (const Run& run : m_runs) {
        HullRepeat repeat{.hull = hull, .count = run.count, .isFolded = m_request.foldsRepeats};
        for (std::uint32_t at = run.begin; at < run.begin + run.period; ++at) {
            const Part& part = m_parts[at];
            for (std::uint32_t place = part.ownFirst(); place <= part.last; ++place) {
                const std::uint32_t cell = m_graph.cells[m_order[place]];
                if (cell == noCell)
                    continue;
                for (const NodeId node : m_tree.membersOf(cell))
                    repeat.first = std::min(repeat.first, node);
            }
        }
        while (drawn < m_drawn.size() && m_drawn[drawn] < run.begin)
            ++drawn;
        for (; drawn < m_drawn.size() && m_drawn[drawn] < run.end(); ++drawn) {
            const PlacedBlock& block = m_layouts.blocks[firstBlock + drawn];
            const BlockDrawing& drawing = m_library.drawing(block.drawing);
            const bool isHead = m_parts[m_drawn[drawn]].isHead;
            const float skipped = isHead ? 0 : Spacing::ranks / 2;
            repeat.box =
                repeat.box.united({block.x + drawing.left, block.y + skipped,
                                   drawing.right - drawing.left, drawing.height - skipped});
        }
        m_layouts.repeats.push_back(repeat);
    }
}

void HullArrangement::finish(std::uint32_t hull, float width, float height)
{
    CellShape& shape = m_layouts.shapes[hull];
    shape.left = shape.right = width / 2;
    shape.height = height;
    HullPorts& ports = m_ports[hull];
    BlockLibrary::Signature signature{2, m_graph.inCount, m_graph.outCount};
    for (std::uint32_t port = 0; port < m_graph.inCount; ++port)
        ports.in.emplace_back(m_graph.inValues[port], m_portX[port] - width / 2);
    for (std::uint32_t port = 0; port < m_graph.outCount; ++port)
        ports.out.emplace_back(m_graph.outValues[port],
                               m_portX[m_graph.size() - m_graph.outCount + port] - width / 2);
    for (const Part& part : m_parts)
        signature.push_back(part.drawing);
    shape.label = 1ULL << 63U | m_library.number(signature);
}

} // namespace fusewright
