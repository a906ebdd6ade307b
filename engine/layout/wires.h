// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/cell_tree.h"

namespace fusewright {

/// A value that one card makes and another uses.
struct Wire {
    std::uint32_t from = noCell; ///< Cards; none for what is not drawn: then it is cut.
    std::uint32_t to = noCell;
    ValueId value;
    bool isCut = false; ///< Drawn as stubs at both ends.
};

/// The way of a wire, or of several of one value, inside one hull. Where it comes in or goes out
/// there is no cell at that end: the value has a port in the hull's edge.
struct Segment {
    std::uint32_t hull = 0;
    std::uint32_t from = noCell;
    std::uint32_t to = noCell;
    ValueId value;

    auto operator<=>(const Segment&) const = default;
};

/// The segments of all wires that are not cut.
struct Routes {
    std::vector<Segment> segments;        ///< By hull.
    std::vector<std::uint32_t> hullBegin; ///< By cell: its first segment.
    std::vector<std::uint32_t> wireBegin; ///< By wire.
    std::vector<std::uint32_t> ways;      ///< Segments of each wire, from its maker to its user.
    std::vector<bool> isChain;            ///< By segment. Empty until chains are marked.
    std::size_t chainCount = 0;           ///< Wires.

    std::span<const std::uint32_t> wayOf(std::size_t wire) const
    {
        return std::span(ways).subspan(wireBegin[wire], wireBegin[wire + 1] - wireBegin[wire]);
    }
};

/// All wires between different cards, each once, by user. Those of values with many uses are cut.
/// Those to operators that are not drawn come last, one for each value.
std::vector<Wire> findWires(const Graph& graph, const CellTree& tree);
Routes findRoutes(const CellTree& tree, std::span<const Wire> wires);
/// Finds the wires from a card with one user to a card with one producer, inputs and outputs apart,
/// and the segments that are to be upright for them. In a hull that depends on what is in it alone:
/// a way to a port counts when the card at its other end has no other one in the hull.
void markChains(const CellTree& tree, std::span<const Wire> wires, Routes& routes);

} // namespace fusewright
