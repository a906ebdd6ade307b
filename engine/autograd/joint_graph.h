// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/autograd/operator_shape.h"
#include "engine/graph/graph.h"
#include "engine/graph/graph_builder.h"
#include "engine/infer/extent.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace fusewright {

/// An operator of the backward graph that is about to be added.
struct BackwardOperator {
    OperatorId op;
    NodeId forward;
    std::span<const ValueId> operands;
    std::span<const Attribute> attributes;
    std::span<const ValueType> results;
};

/// A graph that grows: a copy of the forward graph with one more input for the gradient of each
/// loss, and behind its operators those of the backward graph.
///
/// Operators keep their ids; values move up by the number of those inputs.
class JointGraph {
public:
    /// How much there was of the graph at a time.
    struct Mark {
        std::size_t nodes = 0;
        std::size_t values = 0;
        std::size_t operands = 0;
        std::size_t attributes = 0;
    };

    JointGraph(const Graph& graph, std::span<const ValueId> losses);

    ValueId seed(std::size_t loss) const { return ValueId(m_firstSeed + loss); }
    /// A value of the forward graph in this one; invalid for an invalid one.
    ValueId valueOf(ValueId forward) const
    {
        const bool isMoved = forward.isValid() && forward.index >= m_firstSeed;
        return isMoved ? ValueId(forward.index + m_seedCount) : forward;
    }
    /// Whether a backward operator makes it.
    bool isBackward(ValueId value) const { return value.index >= m_firstBackward; }
    std::size_t nodeCount() const { return m_arrays.nodeOperator.size(); }
    std::size_t forwardCount() const { return m_forwardCount; }

    DataType type(ValueId value) const { return m_arrays.valueType[value.index]; }
    ShapeId shape(ValueId value) const { return m_arrays.valueShape[value.index]; }
    /// The type of a value of another graph, as one of this graph.
    ValueType typeIn(const Graph& other, ValueId value);
    void describe(ValueId value, ValueType type);
    std::span<const Dim> dims(ShapeId shape) const { return m_arrays.shapes.dims(shape); }
    /// Nothing where not even the rank is known.
    infer::Shape extents(ShapeId shape) const;
    ShapeId intern(const infer::Shape& shape);
    bool isRanked(ShapeId shape) const { return m_arrays.shapes.isRanked(shape); }
    StringPool& texts() { return m_arrays.texts; }

    OperatorId operatorNamed(std::string_view native);
    std::string_view nativeName(OperatorId op) const
    {
        return m_arrays.texts.text(m_arrays.operators[op.index].native);
    }
    OperatorShape shapeRule(OperatorId op) const { return m_shapeRules[op.index]; }

    Symbol symbol(std::string_view text) { return m_arrays.texts.intern(text); }
    AttributeValueId content(AttributeValue value)
    {
        return m_arrays.attributeValues.intern(std::move(value));
    }
    AttributeValueId number(double number);
    /// The extents as a list: of numbers, or of texts where some are symbolic or unknown.
    AttributeValueId sizes(ShapeId shape);

    /// Adds an operator and gives its first result, which the others follow.
    ValueId add(const BackwardOperator& fresh);
    /// Gives an operator that was added a graph of its own; its operands are the graph's inputs.
    void addBody(NodeId node, std::string_view attribute, std::shared_ptr<const Graph> body);
    /// Whether nothing else was called so.
    bool rename(ValueId value, std::string_view name);

    Mark mark() const;
    /// Takes back what was added since.
    void rewind(const Mark& mark);

    /// By node of the joint graph; invalid for operators of the forward graph. For use before
    /// `finish`.
    const std::vector<NodeId>& forwardOf() const { return m_forwardOf; }
    /// The graph with these results beside those of the forward graph.
    Graph finish(std::span<const ValueId> gradients);
    /// The graph with these results only, and without captured inputs: they are as the others.
    Graph finishBody(std::span<const ValueId> gradients);

private:
    void insertSeeds(const Graph& graph, std::span<const ValueId> losses);
    void moveValues();
    void nameValue(Symbol name, ValueType type);
    Symbol freshName(NodeId forward);
    bool takeName(Symbol name);

    GraphArrays m_arrays;
    std::uint32_t m_firstSeed = 0;
    std::uint32_t m_seedCount = 0;
    std::size_t m_forwardCount = 0;
    std::size_t m_firstBackward = 0; ///< Value.
    std::vector<NodeId> m_forwardOf;
    std::vector<OperatorShape> m_shapeRules; ///< By operator.
    std::unordered_map<std::string_view, OperatorId> m_operators;
    std::unordered_map<double, AttributeValueId> m_numbers;
    std::vector<AttributeValueId> m_sizes;   ///< By shape.
    std::vector<std::uint32_t> m_nextNumber; ///< For names, by forward operator.
    std::vector<bool> m_isName;              ///< By symbol.
};

} // namespace fusewright
