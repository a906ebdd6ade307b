// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"

#include <vector>

namespace fusewright {

/// Takes nodes and values of a graph over into arrays of their own, in the order in which they are
/// asked for, with all that is known of each.
class RenumberedArrays {
public:
    explicit RenumberedArrays(const Graph& from);

    void reserve(std::size_t nodes);
    void addValue(ValueId value);
    /// A node without its operands, which are to be added next.
    void beginNode(NodeId node);
    /// By its new number; invalid for one that is left out.
    void addOperand(ValueId operand) { arrays.inputs.push_back(operand); }
    /// Its results, and what is known of it.
    void endNode(NodeId node);
    /// Takes texts, tables and names over, which the graph then has no more.
    GraphArrays finished(GraphArrays&& from) &&;

    std::uint32_t valueCount() const;
    /// Invalid for what was not taken over.
    ValueId valueOf(ValueId value) const
    {
        return value.isValid() ? newValue[value.index] : ValueId();
    }

    GraphArrays arrays;
    std::vector<NodeId> newNode;   ///< By node of the graph.
    std::vector<ValueId> newValue; ///< By value of the graph.

private:
    void beginLists();

    const Graph& m_from;
};

} // namespace fusewright
