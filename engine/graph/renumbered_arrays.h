// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace fusewright {

/// The arrays of a graph made of a part of another one, in another order.
///
/// Inputs come first, then parameters, then nodes with their results: all of one kind at once, so
/// that each array is written from front to back.
class RenumberedArrays {
public:
    explicit RenumberedArrays(const Graph& from);

    /// An input or a parameter.
    void addValue(ValueId value);
    /// All nodes, in their new order, without their operands.
    void addNodes(std::span<const NodeId> nodes);
    /// The operands of these nodes; `standIn` says which value of the graph before stands for one.
    template <class StandIn>
    void addOperands(std::span<const NodeId> nodes, StandIn standIn);
    /// Takes texts, tables and names over, which the graph then has no more. Afterwards the numbers
    /// are left, the arrays are not.
    GraphArrays finished(GraphArrays&& from);

    std::uint32_t valueCount() const { return static_cast<std::uint32_t>(m_values.size()); }
    /// Invalid for what was not taken over.
    ValueId valueOf(ValueId value) const
    {
        return value.isValid() ? newValue[value.index] : ValueId();
    }

    GraphArrays arrays;
    std::vector<NodeId> newNode;   ///< By node of the graph.
    std::vector<ValueId> newValue; ///< By value of the graph.

private:
    void describeNodes(std::span<const NodeId> nodes);
    void describeValues(const GraphArrays& from);
    void takeRare(const GraphArrays& from);

    const Graph& m_from;
    std::vector<ValueId> m_values; ///< Of the graph, by new number.
};

template <class StandIn>
void RenumberedArrays::addOperands(std::span<const NodeId> nodes, StandIn standIn)
{
    std::vector<std::uint32_t>& begin = arrays.inputBegin;
    begin.resize(nodes.size() + 1);
    arrays.inputs.reserve(m_from.edgeCount());
    for (std::size_t at = 0; at < nodes.size(); ++at) {
        for (const ValueId operand : m_from.inputs(nodes[at]))
            arrays.inputs.push_back(operand.isValid() ? valueOf(standIn(operand)) : ValueId());
        begin[at + 1] = static_cast<std::uint32_t>(arrays.inputs.size());
    }
}

} // namespace fusewright
