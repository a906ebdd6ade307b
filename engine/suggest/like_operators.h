// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace fusewright {

class Graph;

/// Operators whose neighbourhoods look alike, as far as `rounds` edges away: they stand at one
/// place of something that is there again and again.
///
/// Only names and edges count, as in rules. Costs a look at every edge a round.
class LikeOperators {
public:
    LikeOperators(const Graph& graph, int rounds);

    std::uint32_t classOf(NodeId node) const { return m_classOf[node.index]; }
    std::size_t classCount() const { return m_begin.size() - 1; }
    /// In the graph's order.
    std::span<const NodeId> members(std::uint32_t likeClass) const
    {
        return std::span(m_members).subspan(m_begin[likeClass],
                                            m_begin[likeClass + 1] - m_begin[likeClass]);
    }

private:
    std::vector<std::uint32_t> m_classOf; ///< By node; numbered as they first appear.
    std::vector<std::uint32_t> m_begin;
    std::vector<NodeId> m_members;
};

} // namespace fusewright
