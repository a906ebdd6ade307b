// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/picture_request.h"

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace fusewright {

inline constexpr std::uint32_t noCell = std::numeric_limits<std::uint32_t>::max();

/// So many values to or from the other column, and outputs, are written at a closed card.
inline constexpr std::uint32_t mostWritten = 8;

/// A card, or a hull around cells.
struct Cell {
    enum class Kind : std::uint8_t { Operator, Group, Input, Output, Hull };

    Kind kind = Kind::Hull;
    std::uint32_t parent = noCell; ///< The hull it stands in.
    std::uint32_t group = noGroup;
    std::uint32_t outer = noGroup; ///< Of hulls: the outermost group that has nothing else in it.
    std::uint32_t first = 0;       ///< Its operators, in `CellTree::members`.
    std::uint32_t count = 0;
    ValueId value;            ///< Of inputs and outputs.
    std::uint32_t inputs = 1; ///< Of inputs: how many; more than one where nobody uses them.
};

/// What is drawn of a graph: hulls in hulls, and cards in them.
///
/// The cells of a hull wait for each other in one direction only. A group for which that would not
/// be so is taken apart into pieces, each a cell.
struct CellTree {
    std::vector<Cell> cells; ///< Cell 0 is a hull around all; hulls come before what is in them.
    std::vector<std::uint32_t> childBegin; ///< By cell.
    std::vector<std::uint32_t> children;   ///< Of each hull, producers before users.
    std::vector<NodeId> members;           ///< Operators; those of a cell stand together.
    std::vector<std::uint32_t> cellOf;    ///< By operator: its card; no cell for what is not drawn.
    std::vector<std::uint32_t> inputCell; ///< By graph input: its card; the same.
    std::vector<std::uint32_t> depth;     ///< By cell: how many hulls are around it.

    std::span<const std::uint32_t> childrenOf(std::uint32_t cell) const
    {
        return std::span(children).subspan(childBegin[cell],
                                           childBegin[cell + 1] - childBegin[cell]);
    }
    std::span<const NodeId> membersOf(std::uint32_t cell) const
    {
        return std::span(members).subspan(cells[cell].first, cells[cell].count);
    }
    bool isHull(std::uint32_t cell) const { return cells[cell].kind == Cell::Kind::Hull; }
    bool isValue(std::uint32_t cell) const
    {
        return cells[cell].kind == Cell::Kind::Input || cells[cell].kind == Cell::Kind::Output;
    }
};

CellTree plantCells(const Graph& graph, const PictureGroups& groups, const PictureStrip& strip,
                    const CancelToken& cancel);

} // namespace fusewright
