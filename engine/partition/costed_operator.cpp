// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/partition/costed_operator.h"

namespace fusewright {

CostAmount productOf(const Graph& graph, Dims dims, UnsetExtents extents)
{
    double known = 1;
    CostAmount named = 1;
    for (const Dim dim : dims) {
        if (dim.isKnown())
            known *= static_cast<double>(dim.size());
        else if (extents == UnsetExtents::Named && dim.isNamed())
            named = costProduct(named, CostFormula::ofExtent(graph.text(dim.name())));
        else
            return std::nullopt;
    }
    return costProduct(CostFormula(known), named);
}

std::optional<Dims> CostedOperator::dims(ValueId value) const
{
    if (!value.isValid() || !graph.shapes().isRanked(graph.shapeId(value)))
        return std::nullopt;
    return graph.shapes().dims(graph.shapeId(value));
}

std::optional<Dims> CostedOperator::operandDims(std::size_t operand) const
{
    const std::span<const ValueId> inputs = graph.inputs(node);
    return operand < inputs.size() ? dims(inputs[operand]) : std::nullopt;
}

std::optional<Dims> CostedOperator::resultDims(std::size_t result) const
{
    const IdRange<ValueId> outputs = graph.outputs(node);
    if (result >= graph.outputCount(node))
        return std::nullopt;
    auto at = outputs.begin();
    std::advance(at, static_cast<std::ptrdiff_t>(result));
    return dims(*at);
}

CostAmount CostedOperator::operandElements(std::size_t operand) const
{
    const std::optional<Dims> of = operandDims(operand);
    return of ? product(*of) : std::nullopt;
}

CostAmount CostedOperator::resultElements() const
{
    const std::optional<Dims> result = resultDims();
    return result ? product(*result) : std::nullopt;
}

bool CostedOperator::hasOperand(std::size_t operand) const
{
    const std::span<const ValueId> inputs = graph.inputs(node);
    return operand < inputs.size() && inputs[operand].isValid();
}

std::optional<double> CostedOperator::literal(std::size_t operand) const
{
    return hasOperand(operand) ? literalNumber(graph, graph.inputs(node)[operand]) : std::nullopt;
}

const std::vector<std::int64_t>* CostedOperator::numbers(std::string_view attribute) const
{
    const AttributeValue* const value = graph.attribute(node, attribute);
    return value ? std::get_if<std::vector<std::int64_t>>(value) : nullptr;
}

std::string_view CostedOperator::word(std::string_view attribute) const
{
    const AttributeValue* const value = graph.attribute(node, attribute);
    const auto* const text = value ? std::get_if<std::string>(value) : nullptr;
    return text ? std::string_view(*text) : std::string_view();
}

std::optional<double> CostedOperator::number(std::string_view attribute) const
{
    const AttributeValue* const value = graph.attribute(node, attribute);
    const auto* const whole = value ? std::get_if<std::int64_t>(value) : nullptr;
    return whole ? std::optional(static_cast<double>(*whole)) : std::nullopt;
}

bool CostedOperator::isTrue(std::string_view attribute) const
{
    const AttributeValue* const value = graph.attribute(node, attribute);
    if (!value)
        return false;
    if (const auto* const truth = std::get_if<bool>(value))
        return *truth;
    const auto* const whole = std::get_if<std::int64_t>(value);
    return whole && *whole != 0;
}

namespace {

/// Of a value that is one number.
std::optional<double> oneNumber(const AttributeValue& value)
{
    if (const auto* const whole = std::get_if<std::int64_t>(&value))
        return static_cast<double>(*whole);
    if (const auto* const number = std::get_if<double>(&value))
        return *number;
    if (const auto* const truth = std::get_if<bool>(&value))
        return *truth ? 1 : 0;
    const auto* const tensor = std::get_if<TensorLiteral>(&value);
    if (!tensor || !tensor->complete)
        return std::nullopt;
    if (tensor->integers.size() == 1)
        return static_cast<double>(tensor->integers.front());
    return tensor->numbers.size() == 1 ? std::optional(tensor->numbers.front()) : std::nullopt;
}

} // namespace

std::optional<double> literalNumber(const Graph& graph, ValueId value)
{
    if (!value.isValid())
        return std::nullopt;
    const AttributeValue* known = graph.literal(value);
    // In bodies that are as the file has them, constants are operators.
    const NodeId made = graph.producer(value);
    if (!known && made.isValid() && graph.nativeName(made).ends_with("onstant"))
        known = graph.attribute(made, "value");
    return known ? oneNumber(*known) : std::nullopt;
}

} // namespace fusewright
