// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/inner_graph.h"

#include <cstdint>
#include <span>
#include <vector>

namespace fusewright {

/// Places of an order, some of which are sorted; the others are the same to all.
struct OrderStretch {
    std::uint32_t first = 0; ///< Of all.
    std::uint32_t begin = 0; ///< Of what is sorted.
    std::uint32_t end = 0;
    std::uint32_t last = 0; ///< Of all; edges to places behind it do not count.
};

/// Sorts vertices by what they are and how they are wired to the others of a stretch, so that like
/// stretches are sorted alike. Producers stay before users.
class StretchOrder {
public:
    /// `placeOf` is where each vertex stands in `order`; both are kept true. `labels` by vertex.
    void sort(const InnerGraph& graph, const OrderStretch& stretch,
              std::span<const std::uint64_t> labels, std::vector<std::uint32_t>& order,
              std::vector<std::uint32_t>& placeOf);

private:
    void hashWays(const InnerGraph& graph, const OrderStretch& stretch,
                  std::span<const std::uint64_t> labels, std::span<const std::uint32_t> order,
                  std::span<const std::uint32_t> placeOf);

    std::vector<std::uint64_t> m_forward; ///< By vertex: a hash of what leads to it.
    std::vector<std::uint64_t> m_backward;
    std::vector<std::uint32_t> m_level;
    std::vector<std::uint32_t> m_firstProducer;
};

} // namespace fusewright
