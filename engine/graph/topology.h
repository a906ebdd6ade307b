// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace fusewright {

/// For each node, the nodes it needs first; `begin` has one entry more than there are nodes.
struct Dependencies {
    std::span<const std::uint32_t> begin;
    std::span<const std::uint32_t> on;

    std::size_t size() const { return begin.size() - 1; }
    std::span<const std::uint32_t> of(std::size_t node) const
    {
        return on.subspan(begin[node], begin[node + 1] - begin[node]);
    }
};

/// An order in which every node comes after what it needs, or a circle that makes it impossible.
struct TopologicalOrder {
    std::vector<std::uint32_t> order;  ///< Node numbers; empty where there is a circle.
    std::vector<std::uint32_t> circle; ///< Each needs the one before it, the first the last.
    bool isIdentity = false;           ///< The given order was one already; `order` is left empty.
};

/// Of all topological orders the one that is smallest in the given numbering.
///
/// Linear when the numbering is topological already, else with a heap.
TopologicalOrder topologicalOrder(const Dependencies& dependencies);

} // namespace fusewright
