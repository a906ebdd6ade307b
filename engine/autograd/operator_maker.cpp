// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/autograd/operator_maker.h"

#include "engine/infer/product_shapes.h"
#include "engine/infer/shape_algebra.h"

#include <array>
#include <string>

namespace fusewright {

using infer::Extents;
using infer::Shape;

namespace {

/// The axes that were repeated, and whether some were not that should be.
struct AxisFit {
    std::vector<std::int64_t> summed;
    bool isSmaller = false;
};

AxisFit compareAxes(std::span<const Dim> from, std::span<const Dim> to)
{
    AxisFit fit;
    const std::size_t front = from.size() - to.size();
    for (std::size_t axis = 0; axis < from.size(); ++axis) {
        const bool isOne = from[axis] == Dim::known(1);
        const bool wantsOne = axis >= front && to[axis - front] == Dim::known(1);
        if (axis < front || (wantsOne && !isOne))
            fit.summed.push_back(static_cast<std::int64_t>(axis));
        else if (isOne && !wantsOne)
            fit.isSmaller = true;
    }
    return fit;
}

} // namespace

ValueId OperatorMaker::make(std::string_view name, std::span<const ValueId> operands,
                            std::span<const MadeArgument> arguments, ValueType result)
{
    return make(m_joint.operatorNamed(name), operands, arguments, {&result, 1});
}

ValueId OperatorMaker::make(OperatorId op, std::span<const ValueId> operands,
                            std::span<const MadeArgument> arguments,
                            std::span<const ValueType> results)
{
    m_attributes.clear();
    for (const MadeArgument& argument : arguments) {
        if (argument.content.isValid())
            m_attributes.push_back({m_joint.symbol(argument.name), argument.content});
    }
    return m_joint.add({.op = op,
                        .forward = m_forward,
                        .operands = operands,
                        .attributes = m_attributes,
                        .results = results});
}

ValueId OperatorMaker::add(ValueId left, ValueId right)
{
    const ShapeId known =
        m_joint.isRanked(m_joint.shape(left)) ? m_joint.shape(left) : m_joint.shape(right);
    return make("add", std::array{left, right}, {}, like(left, known));
}

ValueId OperatorMaker::zerosLike(ValueId value)
{
    return make("zeros_like", std::array{value}, {}, like(value, m_joint.shape(value)));
}

ValueId OperatorMaker::view(ValueId value, ShapeId shape)
{
    const bool isSame = m_joint.shape(value) == shape && m_joint.isRanked(shape);
    return isSame ? value : newView(value, shape);
}

ValueId OperatorMaker::newView(ValueId value, ShapeId shape)
{
    const std::array size{
        MadeArgument{"size", m_joint.isRanked(shape) ? m_joint.sizes(shape) : AttributeValueId()}};
    return make("view", std::array{value}, size, like(value, shape));
}

ValueId OperatorMaker::expand(ValueId value, ShapeId shape)
{
    if (m_joint.shape(value) == shape && m_joint.isRanked(shape))
        return value;
    const std::array size{
        MadeArgument{"size", m_joint.isRanked(shape) ? m_joint.sizes(shape) : AttributeValueId()}};
    return make("expand", std::array{value}, size, like(value, shape));
}

ValueId OperatorMaker::unsqueeze(ValueId value, std::int64_t axis)
{
    const Shape shape =
        infer::unsqueezedShape(m_joint.extents(m_joint.shape(value)), infer::Numbers{axis});
    const std::array dim{MadeArgument{"dim", m_joint.content(axis)}};
    return make("unsqueeze", std::array{value}, dim, like(value, m_joint.intern(shape)));
}

ValueId OperatorMaker::reduce(std::string_view op, ValueId value,
                              std::span<const std::int64_t> axes)
{
    infer::Numbers numbers(axes.begin(), axes.end());
    const Shape shape = infer::reducedShape(m_joint.extents(m_joint.shape(value)), numbers, true);
    const std::array arguments{MadeArgument{"dim", m_joint.content(std::move(numbers))},
                               MadeArgument{"keepdim", m_joint.content(true)}};
    return make(op, std::array{value}, arguments, like(value, m_joint.intern(shape)));
}

ValueId OperatorMaker::cast(ValueId value, DataType type)
{
    if (m_joint.type(value) == type || type == DataType::Unknown)
        return value;
    const std::array dtype{MadeArgument{"dtype", m_joint.content(std::string(dataTypeName(type)))}};
    return make("to", std::array{value}, dtype, {type, m_joint.shape(value)});
}

ValueId OperatorMaker::permute(ValueId value, std::span<const std::int64_t> order)
{
    infer::Numbers numbers(order.begin(), order.end());
    const Shape shape = infer::permutedShape(m_joint.extents(m_joint.shape(value)), numbers);
    const std::array dims{MadeArgument{"dims", m_joint.content(std::move(numbers))}};
    return make("permute", std::array{value}, dims, like(value, m_joint.intern(shape)));
}

ValueId OperatorMaker::swap(ValueId value)
{
    const Shape shape = m_joint.extents(m_joint.shape(value));
    const ShapeId swapped = m_joint.intern(infer::swappedLast(shape));
    if (shape && shape->size() == 2)
        return make("t", std::array{value}, {}, like(value, swapped));
    const std::array axes{MadeArgument{"dim0", m_joint.content(std::int64_t(-2))},
                          MadeArgument{"dim1", m_joint.content(std::int64_t(-1))}};
    return make("transpose", std::array{value}, axes, like(value, swapped));
}

ValueId OperatorMaker::rows(ValueId value)
{
    const Shape shape = m_joint.extents(m_joint.shape(value));
    if (!shape || shape->size() == 2 || shape->empty())
        return value;
    infer::Amount count(m_joint.texts());
    count.multiply(std::span(*shape).first(shape->size() - 1));
    return view(value, m_joint.intern(Extents{count.value(), shape->back()}));
}

ValueId OperatorMaker::fit(ValueId value, ShapeId shape)
{
    const ShapeId own = m_joint.shape(value);
    if (own == shape || !m_joint.isRanked(own) || !m_joint.isRanked(shape))
        return value;
    const std::vector<Dim> from(m_joint.dims(own).begin(), m_joint.dims(own).end());
    const std::vector<Dim> to(m_joint.dims(shape).begin(), m_joint.dims(shape).end());
    if (from.size() < to.size())
        return expand(value, shape);
    const AxisFit axes = compareAxes(from, to);
    if (!axes.summed.empty())
        value = sum(value, axes.summed);
    if (from.size() > to.size())
        value = view(value, shape);
    return axes.isSmaller ? expand(value, shape) : value;
}

} // namespace fusewright
