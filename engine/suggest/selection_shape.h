// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace fusewright {

class Graph;

/// Questions about sets of a graph's operators, answered again and again. The graph must outlive
/// it. Not for use by several threads at once.
class SelectionShape {
public:
    explicit SelectionShape(const Graph& graph);

    /// The pieces that hang together by edges between their operators; each in the graph's order,
    /// the one with the first operator first.
    std::vector<std::vector<NodeId>> pieces(std::span<const NodeId> nodes);

    /// The operators outside that lie on ways that leave the set and come back, in the graph's
    /// order: with them nothing leaves and comes back. Nothing when more than `most` operators
    /// would have to be looked at.
    std::optional<std::vector<NodeId>> between(std::span<const NodeId> nodes,
                                               std::size_t most = ~std::size_t{0});

    /// Few operators, in the graph's order, that make one piece of the set: from piece to piece a
    /// shortest way. Nothing when no way leads from one piece to another.
    std::optional<std::vector<NodeId>> connectors(std::span<const NodeId> nodes);

private:
    enum Mark : std::uint8_t { Unseen, Member, Ahead, Between };

    void mark(NodeId node, Mark mark);
    void forget();
    std::vector<NodeId> shortestWay(std::span<const NodeId> from);

    const Graph& m_graph;
    std::vector<std::uint8_t> m_mark; ///< By node.
    std::vector<NodeId> m_marked;
};

} // namespace fusewright
