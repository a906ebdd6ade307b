// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/partition/fusion_graph.h"
#include "engine/partition/fusion_step.h"
#include "engine/partition/post_dominators.h"

#include <cstdint>
#include <vector>

namespace fusewright {

/// The groups of operators that automatic fusion makes, while it makes them.
class FusionGroups {
public:
    /// The graph and the tree must stay as long as the groups are used.
    FusionGroups(const FusionGraph& graph, const PostDominators& tree, std::uint32_t mostFusedOps);

    static constexpr int phaseCount = 3;
    /// Decides about one operator in one phase, and does it. Operators come in topological order.
    FusionDecision visit(NodeId node, int phase);

    /// The last operator of the group, into which all others flow.
    NodeId rootOf(NodeId node) const;
    /// How many operators are in the group that has this root.
    std::uint32_t size(NodeId root) const { return m_records[root.index].size; }
    /// What the operator itself has gathered, whatever that was fused into since.
    FusionKind gatheredKind(NodeId node) const { return m_records[node.index].kind; }

private:
    struct Record {
        std::uint32_t parent = 0; ///< Itself for a root.
        std::uint32_t size = 1;
        NodeId anchor;
        FusionKind kind = FusionKind::Opaque;
    };
    /// The most complex groups that may be on the way and at its end.
    struct Allowed {
        FusionKind onPath;
        FusionKind atSink;
    };

    FusionDecision withoutPostDominator(NodeId node) const;
    FusionDecision fuseIntoTuple(NodeId node, NodeId sink);
    FusionDecision fuseByKind(NodeId node, NodeId sink, int phase);
    FusionDecision fuseAlong(NodeId node, NodeId sink, Allowed allowed);
    FusionDecision tooComplex(FusionReason reason, NodeId at) const;
    bool addToPath(NodeId node, std::uint64_t& count);
    void mergeInto(NodeId child, NodeId sink);
    FusionKind groupKind(NodeId node) const { return m_records[rootOf(node).index].kind; }

    const FusionGraph& m_graph;
    const PostDominators& m_tree;
    std::uint32_t m_mostFusedOps;
    mutable std::vector<Record> m_records; ///< Finding a root shortens the way to it.

    std::vector<NodeId> m_path;           ///< The operators between a node and its sink.
    std::vector<std::uint32_t> m_visited; ///< The number of the walk that met a node last.
    std::uint32_t m_walk = 0;
};

} // namespace fusewright
