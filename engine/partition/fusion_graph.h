// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/node_set.h"
#include "engine/partition/fusion_kinds.h"

#include <cstdint>
#include <span>
#include <vector>

namespace fusewright {

/// One use of an operator's result by a later operator.
struct FusionEdge {
    NodeId to;
    FusionKind kind = FusionKind::Opaque;

    bool operator==(const FusionEdge&) const = default;
};

/// A graph as automatic fusion sees it: operators in topological order, their kinds and uses.
///
/// Inputs, parameters and constants are in no section and so are no part of it.
class FusionGraph {
public:
    /// Operators of `taken` are opaque: nothing is fused with them, or across them.
    FusionGraph(const Graph& graph, EdgeKinds scheme, const NodeSet* taken = nullptr);

    std::size_t size() const { return m_kinds.size(); }
    FusionKind kind(NodeId node) const { return m_kinds[node.index]; }
    /// Whether what the operator makes is visible outside the graph.
    bool isExternal(NodeId node) const { return m_isExternal[node.index] != 0; }
    /// In the order of the users and their operands; a value used twice is here twice.
    std::span<const FusionEdge> uses(NodeId node) const
    {
        return {m_uses.data() + m_useBegin[node.index], m_uses.data() + m_useBegin[node.index + 1]};
    }

private:
    void findExternals(const Graph& graph);
    void countUses(const Graph& graph);
    void fillUses(const Graph& graph, const FusionKinds& kinds);

    std::vector<FusionKind> m_kinds;
    std::vector<std::uint8_t> m_isExternal;
    std::vector<std::uint32_t> m_useBegin;
    std::vector<FusionEdge> m_uses;
};

} // namespace fusewright
