// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Blocks stand under each other, the lower neck of one being the upper neck of the next, in columns
// of about one height. A repeat is broken between its pieces where that is possible. Where a column
// ends at a neck a line goes on from there to the top of the next one.

#include "engine/layout/column_shifts.h"
#include "engine/layout/hull_layout.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fusewright {

namespace {

constexpr float columnGap = 36;
constexpr float routeRoom = 24; ///< Above and below columns, for lines from one to the next.
constexpr float strandGap = 24; ///< Between what does not hang together.
/// What is not higher stays one column.
constexpr float lowRoot = 810;
constexpr float lowHull = 1600;
/// Up to so many times wider or narrower than the picture is to be, a part's shape does not count.
constexpr float widestShape = 2.1F;
/// Columns so many times higher, or lower, than a picture of the same ground are not tried.
constexpr float farFromIdeal = 3;
constexpr float leastHullWidth = 96;
constexpr float narrowHull = 400;
/// So much wider a picture, or a hull, may be for a column that does not end within a chain.
constexpr float brokenChain = 150;
constexpr float brokenChainInHull = 450;
/// With fewer chains in all of the picture each of them counts more.
constexpr float manyChains = 90;
/// What empty ground below columns costs: all of it empty would be so many times its size more.
constexpr float emptyCost = 0.6F;
/// So many units are wrapped into the narrowest columns.
constexpr std::size_t mostThorough = 200;

} // namespace

/// What stays together when columns are made: a piece of a repeat, where that is low enough.
std::vector<HullArrangement::Unit> HullArrangement::unitsFor(float columnHeight) const
{
    std::vector<Unit> units;
    for (std::uint32_t at = 0; at < m_drawn.size();) {
        std::uint32_t end = m_unitEnd[at];
        float height = 0;
        for (std::uint32_t part = at; part < end; ++part)
            height += heightOf(part, part == at);
        if (height > columnHeight)
            end = at + 1;
        // Ports alone are no column.
        while (end < m_drawn.size() && !hasCards(end))
            ++end;
        if (!units.empty() && !units.back().hasCards) {
            units.back().end = end;
        } else {
            units.push_back({.end = end});
        }
        Unit& unit = units.back();
        const Part& top = m_parts[m_drawn[at]];
        if (units.size() > 1 && unit.height == 0)
            unit.isChained = !top.isHead && (top.isChained || top.last == top.first + 1);
        for (; at < end; ++at) {
            const BlockDrawing& drawing = m_library.drawing(m_parts[m_drawn[at]].drawing);
            const bool isFirst = unit.height == 0 && unit.gap == 0;
            unit.height += drawing.height;
            if (m_parts[m_drawn[at]].isHead)
                (isFirst ? unit.gap : unit.height) += strandGap;
            unit.left = std::min(unit.left, drawing.left);
            unit.right = std::max(unit.right, drawing.right);
            unit.hasCards = unit.hasCards || hasCards(at);
        }
    }
    return units;
}

/// Columns up to a height, so that all of them together are as narrow as can be; of many units,
/// one column after another is filled.
std::vector<HullArrangement::Column> HullArrangement::wrap(float columnHeight, bool isAll) const
{
    const std::vector<Unit> units = unitsFor(columnHeight);
    const std::size_t count = units.size();
    std::vector<float> width(count + 1, std::numeric_limits<float>::infinity());
    std::vector<std::size_t> begin(count + 1, 0); // Of the last column, when it ends there.
    const bool isThorough = count <= mostThorough;
    const float brokenCost = chainCost(isAll);
    width[0] = 0;
    for (std::size_t first = 0; first < count;) {
        Column column;
        std::size_t last = first;
        for (; last < count; ++last) {
            const Unit& unit = units[last];
            column.height += unit.height + (last > first ? unit.gap : 0);
            if (column.height > columnHeight && last > first)
                break;
            column.left = std::min(column.left, unit.left);
            column.right = std::max(column.right, unit.right);
            // Each column more costs a little, or as many would be made as there are units.
            const float all = width[first] + column.right - column.left + 2 * columnGap
                + (first > 0 && units[first].isChained ? brokenCost : 0);
            if (all < width[last + 1]) {
                width[last + 1] = all;
                begin[last + 1] = first;
            }
        }
        first = isThorough ? first + 1 : last;
    }
    std::vector<std::size_t> ends;
    for (std::size_t end = count; end > 0; end = begin[end])
        ends.push_back(end);
    std::vector<Column> columns;
    std::size_t at = 0;
    for (auto end = ends.rbegin(); end != ends.rend(); ++end) {
        Column column;
        for (; at < *end; ++at) {
            const Unit& unit = units[at];
            column.height += unit.height + (column.height > 0 ? unit.gap : 0);
            column.left = std::min(column.left, unit.left);
            column.right = std::max(column.right, unit.right);
            column.breaksChain = column.breaksChain || (column.end == 0 && unit.isChained);
            column.end = unit.end;
        }
        columns.push_back(column);
    }
    if (columns.empty())
        columns.emplace_back();
    return columns;
}

/// How much wider columns may be so that none ends within a chain.
float HullArrangement::chainCost(bool isAll) const
{
    const float worth = std::max(1.0F, manyChains / static_cast<float>(m_chainCount));
    return worth * (isAll ? brokenChain : brokenChainInHull);
}

float HullArrangement::heightOf(std::uint32_t drawn, bool isFirst) const
{
    const Part& part = m_parts[m_drawn[drawn]];
    return m_library.drawing(part.drawing).height + (part.isHead && !isFirst ? strandGap : 0);
}

/// Else ports only.
bool HullArrangement::hasCards(std::uint32_t drawn) const
{
    const Part& part = m_parts[m_drawn[drawn]];
    for (std::uint32_t place = part.ownFirst(); place <= part.last; ++place) {
        if (!m_graph.isPort(m_order[place]))
            return true;
    }
    return false;
}

float HullArrangement::tallestPart() const
{
    float tallest = 0;
    for (const std::uint32_t part : m_drawn)
        tallest = std::max(tallest, m_library.drawing(m_parts[part].drawing).height);
    return tallest;
}

/// How large columns are to the eye. What is all of the picture is fitted into a window; what is a
/// part of it is to take little room and not to be a strip.
float HullArrangement::costOf(const std::vector<Column>& columns, bool isAll) const
{
    float width = -columnGap;
    float height = 1;
    for (const Column& column : columns) {
        width += column.right - column.left + columnGap;
        height = std::max(height, column.height);
        width += column.breaksChain ? chainCost(isAll) - brokenChain : 0;
    }
    width = std::max(width, 1.0F);
    float empty = 0;
    for (const Column& column : columns)
        empty += (column.right - column.left) * (height - column.height);
    const float share = 1 + emptyCost * empty / (width * height);
    if (isAll)
        return std::max(width / m_request.aspect, height) * share;
    const float shape =
        std::max(width / height / m_request.aspect, height / width * m_request.aspect);
    return std::sqrt(width * height * std::max(1.0F, shape / widestShape)) * share;
}

std::vector<HullArrangement::Column> HullArrangement::chooseColumns(std::uint32_t hull) const
{
    std::vector<Column> best = wrap(1e30F, hull == 0);
    const float all = best.front().height;
    const bool isStrip = hull == 0 && m_request.strip;
    if (isStrip || all <= (hull == 0 ? lowRoot : lowHull) || m_drawn.size() < 2)
        return best;
    float least = costOf(best, hull == 0);
    const auto most = static_cast<float>(m_drawn.size());
    const float tallest = tallestPart();
    // If all were as wide as it is, and nothing were between them.
    float area = 1;
    for (const std::uint32_t part : m_drawn) {
        const BlockDrawing& drawing = m_library.drawing(m_parts[part].drawing);
        area += (drawing.right - drawing.left) * drawing.height;
    }
    const float ideal = std::sqrt(area / m_request.aspect);
    bool isLast = false;
    for (float count = std::max(1.05F, all / (farFromIdeal * ideal)); count <= most && !isLast;
         count *= count < 8 ? 1.05F : 1.12F) {
        // Columns that are lower than the highest block save no height.
        isLast = all / count <= tallest || all / count < ideal / farFromIdeal;
        std::vector<Column> columns = wrap(std::max(all / count, tallest), hull == 0);
        const float now = costOf(columns, hull == 0);
        if (now < least) {
            least = now;
            best = std::move(columns);
        } else if (now > 3 * least) {
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
    const bool isUpward = m_request.strip && m_request.strip->isUpward;
    const float title = hull == 0 ? 0 : HullLayouts::title;
    const float above = side + (isUpward ? 0 : title);
    const float top = above + (columns.size() > 1 ? routeRoom : 0);
    float x = side;
    float lowest = top;
    std::uint32_t at = 0;
    Point neck{};
    for (const Column& column : columns) {
        const std::vector<float> shifts = shiftsOf(at, column);
        float y = top;
        for (const std::uint32_t begin = at; at < column.end; ++at) {
            const Part& part = m_parts[m_drawn[at]];
            if (part.isHead && at > begin)
                y += strandGap;
            const float axis = x - column.left + shifts[at - begin];
            placePart(part, {axis, y}, at == begin ? axis : neck.x);
            if (at == begin && !part.isHead)
                addJoint(m_layouts.blocks.back(), neck, x - columnGap / 2, {axis, y});
            y += m_library.drawing(part.drawing).height;
            neck = {axis, y};
        }
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
    finish(hull, width, lowest + room + side + (isUpward ? title : 0));
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
        auto drawn = static_cast<std::size_t>(std::ranges::lower_bound(m_drawn, run.begin)
                                              - m_drawn.begin());
        float above = 0;
        for (; drawn < m_drawn.size() && m_drawn[drawn] < run.end(); ++drawn) {
            const PlacedBlock& block = m_layouts.blocks[firstBlock + drawn];
            const BlockDrawing& drawing = m_library.drawing(block.drawing);
            const bool isHead = m_parts[m_drawn[drawn]].isHead;
            const float skipped = isHead ? 0 : Spacing::upright / 2;
            const Box box{block.x + drawing.left, block.y + skipped, drawing.right - drawing.left,
                          drawing.height - skipped};
            // Another column begins higher.
            if (repeat.frames.empty() || block.y < above)
                repeat.frames.push_back(box);
            else
                repeat.frames.back() = repeat.frames.back().united(box);
            above = block.y;
        }
        m_layouts.repeats.push_back(repeat);
    }
}

void HullArrangement::finish(std::uint32_t hull, float width, float height)
{
    CellShape& shape = m_layouts.shapes[hull];
    // A value that comes in where another goes out is the axis: a chain of such hulls is straight.
    // So it is in a narrow hull wherever it goes out, which makes no column much wider.
    const bool isThrough = m_graph.outCount == 1 && std::abs(m_portX.front() - m_portX.back()) < 1;
    const bool isAxis = m_graph.inCount == 1 && (isThrough || width < narrowHull);
    const float axis = isAxis ? m_portX.front() : width / 2;
    shape.left = axis;
    shape.right = width - axis;
    shape.height = height;
    HullPorts& ports = m_ports[hull];
    BlockLibrary::Signature signature{2, m_graph.inCount, m_graph.outCount};
    for (std::uint32_t port = 0; port < m_graph.inCount; ++port)
        ports.in.emplace_back(m_graph.inValues[port], m_portX[port] - axis);
    for (std::uint32_t port = 0; port < m_graph.outCount; ++port)
        ports.out.emplace_back(m_graph.outValues[port],
                               m_portX[m_graph.size() - m_graph.outCount + port] - axis);
    for (const Part& part : m_parts)
        signature.push_back(part.drawing);
    shape.label = 1ULL << 63U | m_library.number(signature);
}

} // namespace fusewright
