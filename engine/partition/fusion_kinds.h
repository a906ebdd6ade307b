// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"
#include "engine/graph/operator_catalogue.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace fusewright {

class Graph;

/// How complex the use of a result by an operator is taken to be.
enum class EdgeKinds : std::uint8_t {
    Consumer, ///< As the operator that uses it: TVM's Relax.
    Shape,    ///< A broadcast is elementwise to an operand that has its shape: TVM's Relay.
};

/// `torch.max(x)` and `x.max(dim)` reduce what `torch.max(x, y)` compares: one name for two
/// operators that differ in their operands only.
bool isReducingComparison(const Graph& graph, NodeId node);
/// Of the catalogue, where it knows the operator; what reduces is no elementwise operator.
std::string_view categoryOfNode(const Graph& graph, NodeId node);

/// Whether an operator is opaque only as long as an extent of its shapes has no number.
bool isOpaqueByShape(const Graph& graph, NodeId node);

/// The kinds of a graph's operators and of their uses of operands, as automatic fusion sees them.
///
/// What the file says about a node goes before the catalogue. Nothing answers with
/// `ElemwiseOrBroadcast`: it is decided by shapes.
class FusionKinds {
public:
    FusionKinds(const Graph& graph, EdgeKinds scheme);

    FusionKind ofNode(NodeId node) const;
    /// Of each operand as `node` uses it; `kind` is the node's own.
    FusionKind ofOperand(NodeId node, std::size_t operand, FusionKind kind) const;

private:
    FusionKind catalogued(NodeId node) const;
    FusionKind decided(NodeId node, FusionKind kind) const;
    bool isScalar(ValueId value) const;
    bool isSingleOperand(NodeId node, ValueId operand) const;
    bool surelyFillsResult(NodeId node, ValueId operand) const;
    bool mayFillResult(NodeId node, ValueId operand) const;
    void findTuples();
    FusionKind ofShapes(NodeId node, FusionKind kind) const;

    const Graph& m_graph;
    EdgeKinds m_scheme;
    std::vector<bool> m_makesTuple; ///< By node.
};

} // namespace fusewright
