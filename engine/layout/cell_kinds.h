// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/signature_numbers.h"
#include "engine/layout/stretch_order.h"

#include <cstdint>
#include <span>
#include <vector>

namespace fusewright {

/// Numbers for what is within a stretch of an inner graph, whatever comes into it or goes out: its
/// cells' kinds in their order, and the edges between them.
Signature signatureWithin(const InnerGraph& graph, const OrderStretch& stretch,
                          std::span<const std::uint64_t> kinds,
                          std::span<const std::uint32_t> order,
                          std::span<const std::uint32_t> placeOf);

/// A hash of where each of the values that come from above is used.
std::uint64_t usesFromAbove(const InnerGraph& graph, const OrderStretch& stretch,
                            std::span<const std::uint32_t> order,
                            std::span<const std::uint32_t> placeOf);

/// What cells are, whatever crosses their borders: the first of several like frames is of the same
/// kind as the others, though other values come into it.
class CellKinds {
public:
    static constexpr std::uint64_t hullBit = 1ULL << 63U; ///< Only hulls' kinds have it.

    CellKinds(const Graph& graph, const CellTree& tree, std::span<const Wire> wires,
              const Routes& routes);

    std::uint64_t of(std::uint32_t cell) const { return m_kinds[cell]; }
    /// Equal where what crosses the borders of hulls of one kind is the same.
    std::uint64_t borderOf(std::uint32_t cell) const { return m_borders[cell]; }
    /// The cells in a hull. In one of the same kind, each stands for that at the same place.
    std::span<const std::uint32_t> orderIn(std::uint32_t hull) const
    {
        return std::span(m_order).subspan(m_tree.childBegin[hull], m_tree.childrenOf(hull).size());
    }
    /// What goes out of a hull where, out of another of the same kind, a value does; invalid when
    /// nothing does.
    ValueId outLike(const Routes& routes, std::uint32_t hull, std::uint32_t other,
                    ValueId value) const;
    /// Whether something goes out of a hull wherever something does out of another.
    bool leadsOutAs(const Routes& routes, std::uint32_t hull, std::uint32_t other) const;

private:
    using Way = std::vector<std::uint32_t>;

    void findBorders(std::span<const Wire> wires);
    std::uint64_t kindOfCard(std::uint32_t cell) const;
    std::uint32_t makerOf(ValueId value) const;
    Way wayTo(std::uint32_t hull, ValueId value) const;

    const Graph& m_graph;
    const CellTree& m_tree;
    std::vector<std::uint64_t> m_kinds;   ///< By cell.
    std::vector<std::uint64_t> m_borders; ///< By cell; of cards 0.
    std::vector<std::uint32_t> m_order;   ///< As the tree's children: the cells in each hull.
    std::vector<std::uint32_t> m_place;   ///< By cell: in its hull's order.
};

} // namespace fusewright
