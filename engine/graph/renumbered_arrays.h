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
    void addValue(ValueId value)
    {
        newValue[value.index] = ValueId(valueCount());
        m_values.push_back(value);
    }
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
    arrays.inputBegin.resize(nodes.size() + 1);
    std::uint32_t* end = arrays.inputBegin.data();
    for (const NodeId node : nodes) {
        const auto before = *end++;
        *end = before + static_cast<std::uint32_t>(m_from.inputs(node).size());
    }
    arrays.inputs.resize(arrays.inputBegin.back());
    ValueId* next = arrays.inputs.data();
    for (const NodeId node : nodes) {
        for (const ValueId operand : m_from.inputs(node))
            *next++ = operand.isValid() ? valueOf(standIn(operand)) : ValueId();
    }
}

} // namespace fusewright
