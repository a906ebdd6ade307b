// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/picture.h"
#include "engine/support/cancel_token.h"

#include <cstdint>
#include <span>
#include <vector>

namespace fusewright {

/// The room that cards and lines keep between each other.
struct Spacing {
    static constexpr float between = 16;    ///< Cards beside each other.
    static constexpr float besideFrame = 8; ///< A card beside a frame, which has room inside.
    static constexpr float beside = 12;     ///< A line beside a card or a line.
    static constexpr float ranks = 20;      ///< Cards above each other.
    static constexpr float upright = 14;    ///< The same in graphs, where all lines are upright.
};

/// A part of a graph as a layout engine sees it: sizes and lines.
struct BlockSketch {
    struct Vertex {
        float left = 0; ///< How far it reaches from its axis.
        float right = 0;
        float height = 0;
        std::uint32_t order = 0; ///< In the file: what comes first stands left where it can.
        bool isSide = false;     ///< An input or output, which makes no chain and ends none.
        bool isFrame = false;    ///< Around others.
        /// Of a port: what stands above it alone, in the file; lines from it stand as that does.
        std::uint32_t source = NodeId::nothing;
        float over = 0; ///< Of the height: what stubs over the card take, and under it.
        float under = 0;

        /// From the top: the middles of cards in a row are on one line.
        float middle() const { return over + (height - over - under) / 2; }
    };
    struct Edge {
        std::uint32_t from = 0;
        std::uint32_t to = 0;
        std::uint32_t slot = 0; ///< Edges of one slot of a vertex carry one value: they share ways.
        float fromOffset = 0;   ///< From the vertex's axis.
        float toOffset = 0;
        bool isChain = false; ///< From a card with one user to a card with one producer.
        bool isFirst = false; ///< Its way is to the left of others.
    };

    std::vector<Vertex> vertices; ///< Producers before users.
    /// The same with stubs over and under cards where that can be; empty where it cannot.
    std::vector<Vertex> stacked;
    std::vector<Edge> edges;
    /// Between rows; the first where all lines between them are upright.
    float uprightGap = Spacing::ranks;
    float rankGap = Spacing::ranks;
    bool mayStagger = false;       ///< Wide branches may stand under each other.
    std::uint32_t topCount = 0;    ///< So many first vertices stand alone in the highest row.
    std::uint32_t bottomCount = 0; ///< So many last vertices stand alone in the lowest row.
};

/// Where everything of a block stands. Its top is at 0.
struct BlockDrawing {
    std::vector<Point> places;             ///< By vertex: the axis, and the top.
    std::vector<Point> points;             ///< Of edge after edge.
    std::vector<std::uint32_t> pointBegin; ///< By edge.
    std::vector<bool> isStacked;           ///< By vertex; empty where all stubs are beside cards.
    std::size_t crossings = 0;             ///< Of lines.
    float left = 0;                        ///< The smallest x of all.
    float right = 0;
    float height = 0;

    float ground() const { return (right - left) * height; }
    std::span<const Point> pointsOf(std::size_t edge) const
    {
        return std::span(points).subspan(pointBegin[edge], pointBegin[edge + 1] - pointBegin[edge]);
    }
};

/// Takes out the points in the middle of straight pieces.
void straighten(std::vector<Point>& points);
/// Moves a drawing sideways.
void shift(BlockDrawing& drawing, float distance);
/// The same with what leads nowhere, and lines from neck to neck, at the left, where else it is at
/// the right, as it comes last in the file. The other cards keep their order.
BlockSketch turned(BlockSketch sketch);
/// Finds out how far a drawing reaches.
void measure(const BlockSketch& sketch, BlockDrawing& drawing);

} // namespace fusewright
