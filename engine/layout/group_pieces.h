// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <cstdint>
#include <span>
#include <vector>

namespace fusewright {

class Graph;

/// Some operators of a graph, by the unit that each belongs to.
struct UnitedOperators {
    std::span<const NodeId> nodes;         ///< In the graph's order.
    std::span<const std::uint32_t> unitOf; ///< By place in `nodes`; units are numbered from 0.
    std::uint32_t unitCount = 0;
};

/// A unit, or a part of one that could not stay whole.
struct UnitPiece {
    std::uint32_t unit = 0;
    std::uint32_t begin = 0; ///< In `PieceOrder::nodes`.
};

struct PieceOrder {
    std::vector<NodeId> nodes;     ///< Producers before users, pieces in one stretch.
    std::vector<UnitPiece> pieces; ///< In this order.
};

/// Puts units behind each other. Those that wait for themselves through others are cut into
/// pieces, as few as a greedy choice needs.
class PieceFinder {
public:
    explicit PieceFinder(const Graph& graph);

    PieceOrder order(const UnitedOperators& operators);

private:
    const Graph& m_graph;
    std::vector<std::uint32_t> m_placeOf; ///< By node: its place in the operators, or nothing.
};

} // namespace fusewright
