// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/block_sketch.h"

#include <optional>

namespace fusewright {

/// A block spread over rows: every vertex in one, and where a line passes a row a node for it.
struct RankGrid {
    struct Node {
        float left = 0;
        float right = 0;
        std::uint32_t rank = 0;
        bool isLine = false;
        std::uint32_t order = 0; ///< In the file; of a line: of the first that it leads to.
        bool isFrame = false;
    };
    /// From a node to one in the next row.
    struct Link {
        std::uint32_t from = 0;
        std::uint32_t to = 0;
        float fromOffset = 0;
        float toOffset = 0;
        bool isChain = false; ///< On the way from what has one user to what has one producer.
    };

    bool isTurned = false;   ///< Lines from neck to neck are at the left.
    std::vector<Node> nodes; ///< The vertices first.
    std::vector<Link> links;
    std::vector<std::vector<std::uint32_t>> ranks; ///< Nodes from left to right.
    std::vector<std::vector<std::uint32_t>> ways;  ///< By edge: the nodes of lines on its way.
    std::vector<std::vector<std::uint32_t>> upper; ///< By node: links from the row above.
    std::vector<std::vector<std::uint32_t>> lower;

    /// How far the axes of neighbours in a row must be from each other.
    float separation(std::uint32_t left, std::uint32_t right) const;
    /// How much a link would rather be upright: those of long lines more than short ones.
    float weightOf(const Link& link) const;
    /// What it counts that a link is upright where others may be bent for it.
    static float worthOf(const Link& link) { return link.isChain ? 4.0F : 1.0F; }
};

/// How much work an engine may put into one block. Thorough: from several beginnings.
enum class Effort { Little, Full, Thorough };

/// The grid of rows, by vertex.
RankGrid makeRankGrid(const BlockSketch& sketch, const std::vector<std::uint32_t>& rank);
/// An order and its mirror image are equally good: the one counts that has more of what comes
/// first in the file on the left, so that a small change does not turn a picture around.
void turnToOrder(RankGrid& grid);
/// Sorts each row so that few lines cross. Answers with how many still do.
std::size_t sortRanks(RankGrid& grid, Effort effort, const CancelToken& cancel);
/// The x of every node's axis.
std::vector<float> placeAcross(const RankGrid& grid, Effort effort, const CancelToken& cancel);

/// Puts chains on vertical lines, near where their nodes are.
std::vector<float> alignThreads(const RankGrid& grid, std::vector<float> x);

/// Moves what hangs on the ports of one hull to where more chains are straight, with the order and
/// the width kept. Nodes that are tied move together.
std::vector<float> shiftIntoLine(const RankGrid& grid, std::vector<float> x,
                                 const std::vector<std::uint32_t>& tied);

/// Draws a block whose rows are sorted.
BlockDrawing drawGrid(const BlockSketch& sketch, const RankGrid& grid, Effort effort,
                      const CancelToken& cancel);

} // namespace fusewright
