// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// A *slot* is a row of the left side with the rows of the right side that stand beside it; a piece
// is some slots. Ways from one piece to another go below the earlier one, up the gutter before the
// later one and above that, each in a lane of its own.

#include "engine/layout/column_pairs.h"

#include "engine/layout/block_sketch.h"

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

namespace fusewright {

namespace {

constexpr float sideGap = 56;
constexpr float pieceGap = 64;
/// Above and below pieces: frames that are cut have a title there, and lanes come beyond.
constexpr float frameRoom = 30;
constexpr float frameFoot = 8;
constexpr float laneGap = 6;
constexpr std::uint32_t mostLanes = 5; ///< Further ones share.
/// What is not higher stays one piece.
constexpr float lowPicture = 900;
constexpr std::uint32_t mostPieces = 24;
/// A piece is at least so full before a cheap cut ends it.
constexpr float fullEnough = 0.6F;
constexpr float overfull = 1.15F; ///< The last one may be so much higher than the others.
/// What empty ground below pieces costs: all of it empty would be so many times its size more.
constexpr float emptyShare = 0.5F;

float laneOffset(std::uint32_t lane)
{
    return laneGap * static_cast<float>(1 + lane % mostLanes);
}

} // namespace

ColumnPairs::ColumnPairs(std::array<PictureSide, 2> sides, float aspect)
    : m_sides(std::move(sides)), m_aspect(std::max(aspect, 0.05F))
{
    const SideRows& right = m_sides[1].rows;
    std::uint32_t row = 0;
    for (std::uint32_t slot = 0; slot < m_sides[0].rows.count(); ++slot) {
        const std::uint32_t cost = m_sides[0].rows.costsAbove()[slot];
        const bool isThere = row < right.count();
        m_slots.push_back({slot, row, cost + (isThere ? right.costsAbove()[row] : 0)});
        while (row < right.count() && m_sides[1].slotOf[row] == slot)
            ++row;
    }
    // A left side without a row has nothing to stand beside.
    if (m_slots.empty())
        m_slots.push_back({0, 0, 0});
}

ColumnPairs::Piece ColumnPairs::pieceOf(std::uint32_t begin, std::uint32_t end) const
{
    Piece piece{.begin = begin, .end = end};
    piece.top = std::numeric_limits<float>::max();
    for (std::size_t side = 0; side < 2; ++side) {
        const PictureSide& own = m_sides[side];
        piece.firstRow[side] = m_slots[begin][side];
        piece.endRow[side] = end < m_slots.size() ? m_slots[end][side] : own.rows.count();
        for (std::uint32_t row = piece.firstRow[side]; row < piece.endRow[side]; ++row) {
            const bool isFirst = row == piece.firstRow[side];
            const SideRow& each = own.rows[row];
            piece.left[side] = isFirst ? each.left : std::min(piece.left[side], each.left);
            piece.right[side] = isFirst ? each.right : std::max(piece.right[side], each.right);
        }
        if (piece.firstRow[side] == piece.endRow[side])
            continue;
        piece.top = std::min(piece.top, own.topOf(piece.firstRow[side]));
        piece.bottom = std::max(piece.bottom, own.bottomOf(piece.endRow[side] - 1));
    }
    piece.top = std::min(piece.top, piece.bottom);
    return piece;
}

/// As many slots as are not higher; of the places near there the one that is cut most cheaply.
std::uint32_t ColumnPairs::endOf(std::uint32_t begin, float height) const
{
    const auto count = static_cast<std::uint32_t>(m_slots.size());
    const auto bottomBefore = [&](std::uint32_t slot) {
        float bottom = 0;
        for (std::size_t side = 0; side < 2; ++side) {
            const std::uint32_t row =
                slot < count ? m_slots[slot][side] : m_sides[side].rows.count();
            if (row > 0)
                bottom = std::max(bottom, m_sides[side].bottomOf(row - 1));
        }
        return bottom;
    };
    float top = std::numeric_limits<float>::max();
    for (std::size_t side = 0; side < 2; ++side) {
        if (m_slots[begin][side] < m_sides[side].rows.count())
            top = std::min(top, m_sides[side].topOf(m_slots[begin][side]));
    }
    // A little that would be left is no piece of its own.
    if (bottomBefore(count) - top <= height * overfull)
        return count;
    std::uint32_t best = begin + 1;
    for (std::uint32_t end = begin + 1; end <= count; ++end) {
        const float now = bottomBefore(end) - top;
        if (now > height)
            break;
        const bool isCheap = m_slots[end][2] <= m_slots[std::min(best, count - 1)][2];
        if (now < height * fullEnough || isCheap)
            best = end;
    }
    return best;
}

std::vector<ColumnPairs::Piece> ColumnPairs::cut(float height) const
{
    std::vector<Piece> pieces;
    for (std::uint32_t begin = 0; begin < m_slots.size();) {
        const std::uint32_t end = endOf(begin, height);
        pieces.push_back(pieceOf(begin, end));
        begin = end;
    }
    return pieces;
}

/// How large the picture is to the eye when it is fitted into a window.
float ColumnPairs::costOf(const std::vector<Piece>& pieces) const
{
    float width = -pieceGap;
    float height = 1;
    for (const Piece& piece : pieces) {
        width += piece.width(0) + piece.width(1) + sideGap + pieceGap;
        height = std::max(height, piece.height());
    }
    float empty = 0;
    for (const Piece& piece : pieces)
        empty += (piece.width(0) + piece.width(1) + sideGap) * (height - piece.height());
    const float share = 1 + emptyShare * empty / std::max(width * height, 1.0F);
    return std::max(width / m_aspect, height) * share;
}

void ColumnPairs::chooseCuts()
{
    const auto count = static_cast<std::uint32_t>(m_slots.size());
    m_pieces = {pieceOf(0, count)};
    const float all = m_pieces.front().height();
    if (all > lowPicture) {
        float least = costOf(m_pieces);
        for (std::uint32_t pieces = 2; pieces <= mostPieces; ++pieces) {
            // Cheap cuts make pieces lower than they could be.
            for (const float share : {1.05F, 1.25F}) {
                std::vector<Piece> made = cut(all / static_cast<float>(pieces) * share);
                const float cost = costOf(made);
                if (cost >= least)
                    continue;
                least = cost;
                m_pieces = std::move(made);
            }
        }
    }
    for (std::uint32_t at = 0; at < m_pieces.size(); ++at)
        m_pieceOf.insert(m_pieceOf.end(), m_pieces[at].end - m_pieces[at].begin, at);
}

std::uint32_t ColumnPairs::pieceAt(std::size_t side, float y) const
{
    const PictureSide& own = m_sides[side];
    if (own.rows.count() == 0)
        return 0;
    return m_pieceOf[own.slotOf[own.rows.rowAt(y)]];
}

/// How far frames and lines reach beyond the cards.
void ColumnPairs::measureSides()
{
    for (std::size_t side = 0; side < 2; ++side) {
        const PictureSide& own = m_sides[side];
        const auto reach = [&](std::uint32_t first, std::uint32_t last, float left, float right) {
            for (std::uint32_t at = first; at <= last; ++at) {
                m_pieces[at].left[side] = std::min(m_pieces[at].left[side], left);
                m_pieces[at].right[side] = std::max(m_pieces[at].right[side], right);
            }
        };
        const auto reachBox = [&](const Box& box) {
            reach(pieceAt(side, box.top), pieceAt(side, box.bottom()), box.left, box.right());
        };
        for (const PictureHull& hull : own.picture.hulls)
            reachBox(hull.box);
        for (const PictureRepeat& repeat : own.picture.repeats)
            std::ranges::for_each(repeat.frames, reachBox);
        for (const Point point : own.picture.points) {
            const std::uint32_t piece = pieceAt(side, point.y);
            reach(piece, piece, point.x, point.x);
        }
    }
}

void ColumnPairs::placePieces()
{
    const bool isWrapped = m_pieces.size() > 1;
    const float room = isWrapped ? frameRoom + laneOffset(mostLanes - 1) + laneGap : 0;
    float x = 0;
    for (Piece& piece : m_pieces) {
        piece.gutter = x - pieceGap / 2;
        piece.moveX[0] = x - piece.left[0];
        x += piece.width(0) + (piece.width(0) > 0 && piece.width(1) > 0 ? sideGap : 0);
        piece.moveX[1] = x - piece.left[1];
        x += piece.width(1) + pieceGap;
        m_lowest = std::max(m_lowest, room + piece.height());
    }
    m_joined.bounds = {0, 0, std::max(x - pieceGap, 0.0F),
                       m_lowest + (isWrapped ? room - frameRoom + frameFoot : 0)};
    for (Piece& piece : m_pieces)
        piece.top -= room;
}

Point ColumnPairs::placed(std::size_t side, Point point) const
{
    const Piece& piece = m_pieces[pieceAt(side, point.y)];
    return {point.x + piece.moveX[side], m_sides[side].moved(point.y) - piece.top};
}

/// Whether any of the cards of a piece stands in a box.
bool ColumnPairs::hasCard(std::size_t side, std::uint32_t piece, const Box& box) const
{
    return std::ranges::any_of(m_sides[side].picture.items, [&](const PictureItem& item) {
        const Point middle = item.box.middle();
        return middle.x > box.left && middle.x < box.right() && middle.y > box.top
            && middle.y < box.bottom() && pieceAt(side, middle.y) == piece;
    });
}

/// A frame that reaches over several pieces is one in each of them in which it has a card; it has
/// none so near to its edges.
std::vector<Box> ColumnPairs::placedBoxes(std::size_t side, const Box& box, float above,
                                          float below) const
{
    const PictureSide& own = m_sides[side];
    const std::uint32_t first = pieceAt(side, box.top + above);
    const std::uint32_t last = std::max(first, pieceAt(side, box.bottom() - below));
    std::vector<Box> boxes;
    for (std::uint32_t at = first; at <= last; ++at) {
        const Piece& piece = m_pieces[at];
        if (piece.firstRow[side] == piece.endRow[side]
            || (first != last && !hasCard(side, at, box)))
            continue;
        const float top = pieceAt(side, box.top) == at
            ? own.moved(box.top)
            : own.topOf(piece.firstRow[side]) - frameRoom;
        const float bottom = pieceAt(side, box.bottom()) == at
            ? own.moved(box.bottom())
            : own.bottomOf(piece.endRow[side] - 1) + frameFoot;
        boxes.push_back({box.left + piece.moveX[side], top - piece.top, box.width, bottom - top});
    }
    return boxes;
}

void ColumnPairs::addSide(std::size_t side)
{
    const Picture& own = m_sides[side].picture;
    const auto firstItem = static_cast<std::uint32_t>(m_joined.items.size());
    const auto moved = [&](Box box) {
        const Point corner = placed(side, Point{box.left, box.middle().y});
        box.top += corner.y - box.middle().y;
        box.left = corner.x;
        return box;
    };
    for (PictureItem item : own.items) {
        item.box = moved(item.box);
        m_joined.items.push_back(item);
    }
    for (PictureStub stub : own.stubs) {
        stub.box = moved(stub.box);
        stub.item += firstItem;
        m_joined.stubs.push_back(stub);
    }
    for (const PictureHull& hull : own.hulls) {
        for (const Box& box : placedBoxes(side, hull.box, frameRoom, frameFoot))
            m_joined.hulls.push_back({box, hull.group, hull.depth, hull.around});
    }
    for (const PictureRepeat& repeat : own.repeats) {
        PictureRepeat drawn = repeat;
        drawn.frames.clear();
        for (const Box& frame : repeat.frames) {
            for (const Box& box : placedBoxes(side, frame, Spacing::ranks / 2, 1))
                drawn.frames.push_back(box);
        }
        m_joined.repeats.push_back(std::move(drawn));
    }
    for (const PictureLine& line : own.lines) {
        const auto first = static_cast<std::uint32_t>(m_joined.points.size());
        addWay(side, bent(side, own.pointsOf(line)), line.value);
        m_joined.lines.push_back({line.from + firstItem, line.to + firstItem, line.value, first,
                                  static_cast<std::uint32_t>(m_joined.points.size()) - first});
    }
    m_joined.itemOf.resize(own.itemOf.size(), noGroup);
    for (std::size_t node = 0; node < own.itemOf.size(); ++node) {
        if (own.itemOf[node] != noGroup)
            m_joined.itemOf[node] = own.itemOf[node] + firstItem;
    }
}

/// Where rows move apart, a line that is not upright would sweep over what stands beside it. It
/// stays as it is beside each row, and is bent between them.
std::vector<Point> ColumnPairs::bent(std::size_t side, std::span<const Point> points) const
{
    const PictureSide& own = m_sides[side];
    std::vector<Point> all{points.front()};
    for (std::size_t at = 1; at < points.size(); ++at) {
        const Point a = points[at - 1];
        const Point b = points[at];
        const auto [high, low] = std::minmax(a.y, b.y);
        const auto firstInside = std::ssize(all);
        const bool isCut = pieceAt(side, high) != pieceAt(side, low);
        const std::uint32_t last = a.x == b.x ? 0 : own.rows.rowAt(low);
        for (std::uint32_t row = own.rows.rowAt(high); row < last; ++row) {
            if (!isCut && own.moves[row] == own.moves[row + 1])
                continue;
            for (const float y : {own.rows[row].bottom, own.rows[row + 1].top}) {
                if (y > high && y < low)
                    all.push_back({a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y), y});
            }
        }
        if (a.y > b.y)
            std::reverse(all.begin() + firstInside, all.end());
        all.push_back(b);
    }
    return all;
}

/// A way that leaves a piece goes on in the other one. It is bent at the rows that it passes.
void ColumnPairs::addWay(std::size_t side, std::span<const Point> points, ValueId value)
{
    const std::uint32_t from = pieceAt(side, points.front().y);
    const std::uint32_t to = pieceAt(side, points.back().y);
    const auto add = [this](Point point) { m_joined.points.push_back(point); };
    if (from == to) {
        for (const Point point : points)
            add(placed(side, point));
        return;
    }
    // The first point that is not in the first piece any more, and the first one in the last.
    const auto left =
        std::ranges::find_if(points, [&](Point point) { return pieceAt(side, point.y) != from; });
    auto come = std::ranges::find_if(left, points.end(),
                                     [&](Point point) { return pieceAt(side, point.y) == to; });
    for (auto point = points.begin(); point != left; ++point)
        add(placed(side, *point));
    const std::uint32_t upper = std::min(from, to);
    const std::uint32_t lower = std::max(from, to);
    const bool isDown = from < to;
    // Straight up and down, where there is nothing of this side.
    const float leaving = (left - 1)->x;
    const float coming = come->x;
    const float upperX = (isDown ? leaving : coming) + m_pieces[upper].moveX[side];
    const float lowerX = (isDown ? coming : leaving) + m_pieces[lower].moveX[side];
    const float offset = laneOffset(laneOf(value, lower));
    const float gutter = m_pieces[lower].gutter - laneGap * mostLanes / 2 + offset;
    const float below = m_lowest + frameFoot + offset;
    const float top = laneOffset(mostLanes) - offset;
    std::array<Point, 4> way{Point{upperX, below}, Point{gutter, below}, Point{gutter, top},
                             Point{lowerX, top}};
    if (!isDown)
        std::ranges::reverse(way);
    std::ranges::for_each(way, add);
    for (; come != points.end(); ++come)
        add(placed(side, *come));
}

/// Lines of one value share their way.
std::uint32_t ColumnPairs::laneOf(ValueId value, std::uint32_t piece)
{
    const auto next = static_cast<std::uint32_t>(m_lanes.size());
    return m_lanes.emplace(std::pair(value.index, piece), next).first->second;
}

Picture ColumnPairs::join()
{
    chooseCuts();
    measureSides();
    placePieces();
    addSide(0);
    addSide(1);
    std::ranges::stable_sort(m_joined.hulls, {}, &PictureHull::depth);
    return std::move(m_joined);
}

} // namespace fusewright
