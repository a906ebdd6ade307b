// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <unordered_set>
#include <vector>

namespace fusewright {

class Graph;

/// Lists chains of operators, each feeding the next: the shortest first, and of equally long ones
/// the first in the graph's order.
///
/// It walks the graph breadth first and keeps the tree of the chains so far, so a chain costs
/// nothing until it is asked for. By default only the first of all chains between two operators is
/// listed, which keeps the work linear; `Extent::Every` lists them all.
class ChainWalk {
public:
    enum class Extent { FirstBetweenEnds, Every };
    using Test = std::function<bool(NodeId)>;

    /// Chains that begin at one of `starts`, which stand in ascending order.
    void beginForward(const Graph& graph, std::span<const NodeId> starts, Extent extent);
    /// Chains that end at one of `ends`.
    void beginBackward(const Graph& graph, std::span<const NodeId> ends, Extent extent);

    /// The next chain, or false when there are no more. `mayJoin` says what a chain may take.
    bool next(const Test& mayJoin);
    /// The operators of the chain, in the order of the data's flow.
    const std::vector<NodeId>& chain() const { return m_chain; }
    /// How many operators have been looked at since the walk began.
    std::uint64_t work() const { return m_work; }

private:
    struct Step {
        NodeId node;
        std::uint32_t other; ///< The step that this one goes on from; itself at an end.
        std::uint32_t end;   ///< The step at which the walk began.
    };

    void begin(const Graph& graph, std::span<const NodeId> ends, Extent extent);
    void expandForward(std::uint32_t at, const Test& mayJoin);
    void expandLevel(const Test& mayJoin);
    void add(NodeId node, std::uint32_t from);
    bool isNew(NodeId node, std::uint32_t end);
    void writeChain(std::uint32_t at);

    const Graph* m_graph = nullptr;
    bool m_isForward = true;
    Extent m_extent = Extent::FirstBetweenEnds;
    std::vector<Step> m_steps;
    std::uint32_t m_next = 0;
    std::uint32_t m_expanded = 0; ///< Steps whose neighbours have been added.
    std::unordered_set<std::uint64_t> m_reached;
    std::vector<NodeId> m_chain;
    std::uint64_t m_work = 0;
};

} // namespace fusewright
