// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/side_rows.h"

#include <array>
#include <cstddef>
#include <map>
#include <span>
#include <utility>

namespace fusewright {

/// One side of a picture with two columns, before it has its place.
struct PictureSide {
    Picture picture;
    SideRows rows;
    std::vector<float> moves;          ///< By row: how far down it goes.
    std::vector<std::uint32_t> slotOf; ///< By row: the row of the left side that it stands at.

    float topOf(std::size_t row) const { return rows[row].top + moves[row]; }
    float bottomOf(std::size_t row) const { return rows[row].bottom + moves[row]; }
    /// Where a height of the side's own picture comes to be.
    float moved(float y) const { return y + moves[rows.rowAt(y)]; }
};

/// Two sides cut into pieces that stand beside each other: the left and the right side of the
/// first piece, then those of the second one.
class ColumnPairs {
public:
    ColumnPairs(std::array<PictureSide, 2> sides, float aspect);

    Picture join();

private:
    /// Slots of one piece, and the rows of both sides in them.
    struct Piece {
        std::uint32_t begin = 0;
        std::uint32_t end = 0;
        std::array<std::uint32_t, 2> firstRow{};
        std::array<std::uint32_t, 2> endRow{};
        float top = 0;
        float bottom = 0;
        std::array<float, 2> left{0, 0};
        std::array<float, 2> right{0, 0};
        std::array<float, 2> moveX{0, 0};
        float gutter = 0; ///< Before it, where lines come from the piece before.

        float height() const { return bottom - top; }
        float width(std::size_t side) const { return right[side] - left[side]; }
    };

    Piece pieceOf(std::uint32_t begin, std::uint32_t end) const;
    std::vector<Piece> cut(float height) const;
    std::uint32_t endOf(std::uint32_t begin, float height) const;
    float costOf(const std::vector<Piece>& pieces) const;
    void chooseCuts();
    void measureSides();
    void placePieces();
    std::uint32_t pieceAt(std::size_t side, float y) const;
    Point placed(std::size_t side, Point point) const;
    bool hasCard(std::size_t side, std::uint32_t piece, const Box& box) const;
    std::vector<Box> placedBoxes(std::size_t side, const Box& box, float above, float below) const;
    void addSide(std::size_t side);
    std::vector<Point> bent(std::size_t side, std::span<const Point> points) const;
    void addWay(std::size_t side, std::span<const Point> points, ValueId value);
    std::uint32_t laneOf(ValueId value, std::uint32_t piece);

    std::array<PictureSide, 2> m_sides;
    float m_aspect;
    std::vector<std::array<std::uint32_t, 3>> m_slots; ///< First rows of both sides, and the cost.
    std::vector<Piece> m_pieces;
    std::vector<std::uint32_t> m_pieceOf; ///< By slot.
    float m_lowest = 0;
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> m_lanes; ///< To pieces.
    Picture m_joined;
};

} // namespace fusewright
