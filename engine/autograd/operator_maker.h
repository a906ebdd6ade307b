// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/autograd/joint_graph.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace fusewright {

/// An argument of an operator that is made.
struct MadeArgument {
    std::string_view name;
    AttributeValueId content;
};

/// Makes the operators of the backward graph that nearly all formulas need.
class OperatorMaker {
public:
    explicit OperatorMaker(JointGraph& joint) : m_joint(joint) { }

    JointGraph& joint() { return m_joint; }
    const JointGraph& joint() const { return m_joint; }
    /// The operator whose gradients are being made.
    void setForward(NodeId forward) { m_forward = forward; }
    NodeId forward() const { return m_forward; }

    ValueId make(std::string_view name, std::span<const ValueId> operands,
                 std::span<const MadeArgument> arguments, ValueType result);
    ValueId make(OperatorId op, std::span<const ValueId> operands,
                 std::span<const MadeArgument> arguments, std::span<const ValueType> results);

    ValueId add(ValueId left, ValueId right);
    ValueId zerosLike(ValueId value);
    /// The value itself where it has the shape.
    ValueId view(ValueId value, ShapeId shape);
    ValueId newView(ValueId value, ShapeId shape);
    ValueId expand(ValueId value, ShapeId shape);
    ValueId unsqueeze(ValueId value, std::int64_t axis);
    /// The axes stay, with one element each.
    ValueId sum(ValueId value, std::span<const std::int64_t> axes)
    {
        return reduce("sum", value, axes);
    }
    /// The same by `sum` or `mean`.
    ValueId reduce(std::string_view op, ValueId value, std::span<const std::int64_t> axes);
    ValueId cast(ValueId value, DataType type);
    /// `order` has every axis of the value once.
    ValueId permute(ValueId value, std::span<const std::int64_t> order);
    ValueId swap(ValueId value);
    ValueId rows(ValueId value);

    /// The gradient of a value that was repeated to the shape that this one has: summed back, or
    /// repeated where this one is smaller. What is not known of shapes is taken to fit.
    ValueId fit(ValueId value, ShapeId shape);

private:
    ValueType like(ValueId value, ShapeId shape) const { return {m_joint.type(value), shape}; }

    JointGraph& m_joint;
    NodeId m_forward;
    std::vector<Attribute> m_attributes; ///< Of the operator that is being made.
};

} // namespace fusewright
