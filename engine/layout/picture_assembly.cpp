// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/layout/picture_assembly.h"

#include "engine/graph/graph.h"
#include "engine/layout/card_shapes.h"

#include <algorithm>

namespace fusewright {

namespace {

class PictureAssembly {
public:
    PictureAssembly(const PictureRequest& request, const CellTree& tree, const Routes& routes,
                    const CellKinds& kinds, const BlockLibrary& library, const HullLayouts& layouts)
        : m_request(request),
          m_tree(tree),
          m_routes(routes),
          m_kinds(kinds),
          m_library(library),
          m_layouts(layouts),
          m_origin(tree.cells.size()),
          m_itemOf(tree.cells.size(), noCell)
    {
    }

    Picture assemble(std::span<const Wire> wires)
    {
        placeHulls();
        placeItems();
        placeLines(wires);
        placeStubs(wires);
        for (const HullRepeat& repeat : m_layouts.repeats) {
            if (m_layouts.standIn[repeat.hull] != noCell)
                continue;
            const Point origin = m_origin[repeat.hull];
            PictureRepeat drawn{{}, repeat.count, repeat.isFolded, repeat.first};
            for (const Box& box : repeat.frames)
                drawn.frames.push_back(
                    {box.left + origin.x, box.top + origin.y, box.width, box.height});
            m_picture.repeats.push_back(std::move(drawn));
        }
        return std::move(m_picture);
    }

private:
    bool isDrawn(std::uint32_t cell) const { return m_layouts.standIn[cell] == noCell; }
    std::uint32_t drawnFor(std::uint32_t cell) const
    {
        while (!isDrawn(cell))
            cell = m_layouts.standIn[cell];
        return cell;
    }
    Point placeOf(std::uint32_t cell) const
    {
        const Point origin = m_origin[m_tree.cells[cell].parent];
        const Point place = m_layouts.places[cell];
        return {origin.x + place.x, origin.y + place.y};
    }

    void placeHulls()
    {
        const CellShape& all = m_layouts.shapes.front();
        m_picture.bounds = {0, 0, all.left + all.right, all.height};
        for (std::uint32_t cell = 1; cell < m_tree.cells.size(); ++cell) {
            if (!m_tree.isHull(cell) || !isDrawn(cell))
                continue;
            const Point place = placeOf(cell);
            const CellShape& shape = m_layouts.shapes[cell];
            m_origin[cell] = {place.x - shape.left, place.y};
            m_picture.hulls.push_back(
                {{place.x - shape.left, place.y, shape.left + shape.right, shape.height},
                 m_tree.cells[cell].group,
                 m_tree.depth[cell] - 1,
                 groupsAround(m_tree.cells[cell])});
        }
    }

    std::vector<std::uint32_t> groupsAround(const Cell& hull) const
    {
        std::vector<std::uint32_t> around;
        const std::vector<std::uint32_t>& parentOf = m_request.groups.parentOf;
        for (std::uint32_t group = hull.group; group != hull.outer; group = around.back()) {
            if (group >= parentOf.size() || parentOf[group] >= group)
                break;
            around.push_back(parentOf[group]);
        }
        std::ranges::reverse(around);
        return around;
    }

    void placeItems()
    {
        for (std::uint32_t at = 1; at < m_tree.cells.size(); ++at) {
            const Cell& cell = m_tree.cells[at];
            if (cell.kind == Cell::Kind::Hull || !isDrawn(at))
                continue;
            const Point size = cardSize(m_request, m_tree, at);
            const Point place = placeOf(at);
            const CellShape& shape = m_layouts.shapes[at];
            const float room = shape.height - shape.over - shape.under - size.y;
            const float top = place.y + shape.over + room / 2;
            PictureItem item{.box = {place.x - size.x / 2, top, size.x, size.y},
                             .kind = kindOf(cell.kind),
                             .value = cell.value,
                             .group = cell.group,
                             .inside = cell.kind == Cell::Kind::Input ? cell.inputs : cell.count};
            if (cell.count > 0)
                item.node = *std::ranges::min_element(m_tree.membersOf(at));
            m_itemOf[at] = static_cast<std::uint32_t>(m_picture.items.size());
            m_picture.items.push_back(item);
        }
        m_picture.itemOf.reserve(m_tree.cellOf.size());
        for (const std::uint32_t cell : m_tree.cellOf) {
            const std::uint32_t item = cell == noCell ? noCell : m_itemOf[drawnFor(cell)];
            m_picture.itemOf.push_back(item);
            if (item != noCell)
                ++m_picture.items[item].operators;
        }
    }

    static PictureItem::Kind kindOf(Cell::Kind kind)
    {
        switch (kind) {
        case Cell::Kind::Group:
            return PictureItem::Kind::Group;
        case Cell::Kind::Input:
            return PictureItem::Kind::Input;
        case Cell::Kind::Output:
            return PictureItem::Kind::Output;
        case Cell::Kind::Operator:
        case Cell::Kind::Hull:
            break;
        }
        return PictureItem::Kind::Operator;
    }

    void placeLines(std::span<const Wire> wires)
    {
        for (std::size_t at = 0; at < wires.size(); ++at) {
            const Wire& wire = wires[at];
            if (wire.isCut || !isDrawn(wire.to))
                continue;
            m_points.clear();
            const std::uint32_t from = drawnFor(wire.from);
            if (!isDrawn(wire.from))
                addWayOfStandIn(wire);
            bool isWhole = true;
            for (const std::uint32_t segment : m_routes.wayOf(at)) {
                const bool isPlaced = m_layouts.segmentBlock[segment] != HullLayouts::unplaced;
                if (isPlaced && isDrawn(m_routes.segments[segment].hull))
                    addSegment(segment);
                else // The way out of what stands in for it is there already.
                    isWhole = isWhole && m_routes.segments[segment].to == noCell;
            }
            if (isWhole && m_points.size() > 1)
                addLine(from, wire);
        }
    }

    /// The way out of the hulls that are drawn for those which the wire comes from.
    void addWayOfStandIn(const Wire& wire)
    {
        std::uint32_t hull = noCell;
        for (std::uint32_t cell = m_tree.cells[wire.from].parent; cell != 0 && !isDrawn(cell);
             cell = m_tree.cells[cell].parent)
            hull = cell;
        if (hull == noCell)
            return;
        const std::uint32_t drawn = drawnFor(hull);
        m_way.clear();
        const ValueId value = m_kinds.outLike(m_routes, drawn, hull, wire.value);
        for (std::uint32_t at = drawn; m_tree.isHull(at);) {
            const std::uint32_t segment = outSegment(at, value);
            if (segment == noCell)
                return;
            m_way.push_back(segment);
            at = m_routes.segments[segment].from;
        }
        std::ranges::reverse(m_way);
        for (const std::uint32_t segment : m_way)
            addSegment(segment);
    }

    std::uint32_t outSegment(std::uint32_t hull, ValueId value) const
    {
        for (std::uint32_t at = m_routes.hullBegin[hull]; at < m_routes.hullBegin[hull + 1]; ++at) {
            const Segment& segment = m_routes.segments[at];
            if (segment.to == noCell && segment.value == value && segment.from != noCell)
                return at;
        }
        return noCell;
    }

    void addSegment(std::uint32_t number)
    {
        if (m_layouts.segmentBlock[number] == HullLayouts::unplaced)
            return;
        const PlacedBlock& block = m_layouts.blocks[m_layouts.segmentBlock[number]];
        const Point origin = m_origin[m_routes.segments[number].hull];
        const auto points =
            m_library.drawing(block.drawing).pointsOf(m_layouts.segmentEdge[number]);
        // Only lines from the upper neck begin at the very top.
        const bool isFromNeck = points.front().y == 0;
        const float start = points.front().x + block.neckOffset;
        const auto add = [&](float x, float y) {
            m_points.push_back({origin.x + x, origin.y + y});
        };
        if (isFromNeck) {
            const bool hasJoint = block.jointBegin < block.jointEnd;
            for (std::uint32_t at = block.jointBegin; at < block.jointEnd; ++at) {
                const Point point = m_layouts.jointPoints[at];
                const bool isAtNeck = at < block.jointBegin + 2;
                const bool isAtEnd = at + 1 == block.jointEnd;
                add(point.x + (isAtNeck ? start : isAtEnd ? points.front().x : 0), point.y);
            }
            add(block.x + (hasJoint ? points.front().x : start), block.y);
            const float gap = std::min(Spacing::upright, points[1].y);
            const float share = gap / std::max(points[1].y, 1.0F);
            add(block.x + points[0].x + (points[1].x - points[0].x) * share, block.y + gap);
        }
        for (const Point point : points.subspan(isFromNeck ? 1 : 0))
            add(block.x + point.x, block.y + point.y);
    }

    void addLine(std::uint32_t from, const Wire& wire)
    {
        const std::uint32_t item = m_itemOf[from];
        const std::uint32_t user = m_itemOf[wire.to];
        m_points.insert(m_points.begin(), {m_points.front().x, m_picture.items[item].box.bottom()});
        m_points.push_back({m_points.back().x, m_picture.items[user].box.top});
        straighten(m_points);
        const auto first = static_cast<std::uint32_t>(m_picture.points.size());
        m_picture.points.insert(m_picture.points.end(), m_points.begin(), m_points.end());
        m_picture.lines.push_back(
            {item, user, wire.value, first, static_cast<std::uint32_t>(m_points.size())});
    }

    void placeStubs(std::span<const Wire> wires)
    {
        std::vector<std::vector<ValueId>> used(m_itemOf.size());
        std::vector<std::vector<ValueId>> made(m_itemOf.size());
        std::vector<bool> isMade(m_request.graph->valueCount(), false);
        for (const Wire& wire : wires) {
            if (!wire.isCut)
                continue;
            if (wire.to != noCell && isDrawn(wire.to))
                used[wire.to].push_back(wire.value);
            if (wire.from == noCell)
                continue;
            if (isDrawn(wire.from) && !isMade[wire.value.index])
                made[wire.from].push_back(wire.value);
            isMade[wire.value.index] = true;
        }
        for (std::uint32_t cell = 0; cell < m_itemOf.size(); ++cell) {
            const CellShape& shape = m_layouts.shapes[cell];
            addStubs(m_itemOf[cell], used[cell], shape.over > 0 ? Place::Over : Place::Left);
            const bool isInput = m_tree.cells[cell].kind == Cell::Kind::Input;
            addStubs(m_itemOf[cell], made[cell],
                     isInput               ? Place::Card
                         : shape.under > 0 ? Place::Under
                                           : Place::Right);
        }
    }

    /// Where the stubs of a card are: an input's card is its own.
    enum class Place : std::uint8_t { Left, Right, Over, Under, Card };

    void addStubs(std::uint32_t item, const std::vector<ValueId>& values, Place place)
    {
        if (values.empty())
            return;
        const CardSizes& sizes = m_request.sizes;
        const auto count = static_cast<std::uint32_t>(values.size());
        const bool isStacked = place == Place::Over || place == Place::Under;
        const StubGrid grid(count, sizes);
        const std::uint32_t rows = isStacked ? count : grid.rows;
        const Box card = m_picture.items[item].box;
        const float top = place == Place::Over ? card.top - stackHeight(count, sizes)
            : place == Place::Under            ? card.bottom() + StubGrid::gap
                                               : card.middle().y - grid.height / 2;
        for (std::uint32_t at = 0; at < count; ++at) {
            const auto column = static_cast<float>(at / rows);
            const auto row = static_cast<float>(at % rows);
            const float away = StubGrid::gap + column * (sizes.valueWidth + StubGrid::gap);
            const float left = isStacked ? card.middle().x - sizes.valueWidth / 2
                : place == Place::Right  ? card.right() + away
                                         : card.left - away - sizes.valueWidth;
            const Box box{left, top + row * (sizes.valueHeight + StubGrid::between),
                          sizes.valueWidth, sizes.valueHeight};
            const bool isSource = place != Place::Left && place != Place::Over;
            m_picture.stubs.push_back(
                {place == Place::Card ? card : box, item, values[at], isSource});
        }
    }

    const PictureRequest& m_request;
    const CellTree& m_tree;
    const Routes& m_routes;
    const CellKinds& m_kinds;
    const BlockLibrary& m_library;
    const HullLayouts& m_layouts;
    Picture m_picture;
    std::vector<Point> m_origin;         ///< By hull.
    std::vector<std::uint32_t> m_itemOf; ///< By card.
    std::vector<Point> m_points;
    std::vector<std::uint32_t> m_way;
};

} // namespace

Picture assemblePicture(const PictureRequest& request, const CellTree& tree,
                        std::span<const Wire> wires, const Routes& routes, const CellKinds& kinds,
                        const BlockLibrary& library, const HullLayouts& layouts)
{
    return PictureAssembly(request, tree, routes, kinds, library, layouts).assemble(wires);
}

} // namespace fusewright
