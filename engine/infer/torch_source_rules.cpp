// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Tensors that are made from numbers, or from no more than the shape of another one.

#include "engine/infer/common_rules.h"
#include "engine/infer/layout_shapes.h"
#include "engine/infer/rules.h"
#include "engine/infer/torch_arguments.h"

namespace fusewright::infer {

namespace {

DataType typeAsked(const NodeFacts& node)
{
    const auto* const type = node.attribute("dtype");
    const auto* const word = type ? std::get_if<std::string>(type) : nullptr;
    return word ? parseDataType(*word).value_or(DataType::Unknown) : DataType::Unknown;
}

/// `zeros_like(x)`, `x.fill_(0)`: of the operand only its shape is asked.
bool isLikeOperand(const NodeFacts& node)
{
    return isNamedAfter(node, "_like") || isNamedAfter(node, "fill") || isNamedAfter(node, "zero_");
}

/// A whole number of Python's: a size, or what was computed of sizes, among the operands or
/// written.
std::optional<Extent> sizeGiven(const NodeFacts& node, Argument argument, std::size_t operand)
{
    const auto number = TorchArguments(node).number(argument);
    if (number.isGiven)
        return number.value ? std::optional(Extent(*number.value)) : std::nullopt;
    const auto elements = node.rank(operand) == 0 ? node.elements(operand) : std::nullopt;
    return elements && elements->size() == 1 ? std::optional(elements->front()) : std::nullopt;
}

/// By sizes, or like another tensor.
void torchFilled(NodeFacts& node)
{
    if (node.operandCount() > 0 && isLikeOperand(node)) {
        node.setResult(0, node.shape(0), either(typeAsked(node), node.type(0)));
        return;
    }
    const bool isNew = isNamedAfter(node, "new_");
    if (isNew) {
        if (const auto sizes = TorchArguments(node).sizes({"size", 1}))
            node.setResult(0, *sizes, either(typeAsked(node), node.type(0)));
        return;
    }
    // `full([n, n], True)`: a list of operands alone is no attribute.
    if (node.operandCount() > 0 && !TorchArguments(node).has({"size", 0})) {
        Extents sizes;
        for (std::size_t at = 0; at < node.operandCount(); ++at) {
            const auto size = sizeGiven(node, {"size", 0}, at);
            if (!size)
                return;
            sizes.push_back(*size);
        }
        node.setResult(0, sizes, typeAsked(node));
        return;
    }
    // `zeros(2, 3)` is two arguments, `full(2, 3)` is not.
    if (!node.has("size") && node.has("arg0")
        && !std::holds_alternative<Numbers>(*node.attribute("arg0")))
        return;
    if (const auto sizes = TorchArguments(node).sizes({"size", 0}))
        node.setResult(0, *sizes, typeAsked(node));
}

/// A gradient as large as what it is a gradient of.
void torchSpreadOut(NodeFacts& node)
{
    if (const auto sizes = TorchArguments(node).sizes({"input_sizes", 1}))
        node.setResult(0, *sizes, node.type(0));
}

/// As large as the first operand, of a type that other arguments tell.
void torchSized(NodeFacts& node)
{
    node.setResult(0, node.shape(0), DataType::Unknown);
}

void torchPlaces(NodeFacts& node)
{
    node.setResult(0, node.shape(0), DataType::I64);
}

void torchScalar(NodeFacts& node)
{
    node.setResult(0, Extents(), typeAsked(node));
}

/// A bound of a range: a number, an operand of one element, or what is taken where it is not said.
Extent boundOf(const NodeFacts& node, Argument argument, std::size_t operand,
               std::int64_t otherwise)
{
    const auto number = TorchArguments(node).number(argument);
    if (number.isGiven)
        return number.value ? Extent(*number.value) : Extent();
    if (operand >= node.operandCount())
        return Extent(otherwise);
    const auto elements = node.elements(operand);
    return elements && elements->size() == 1 ? elements->front() : Extent();
}

/// `arange(end)`, `arange(start, end)`, `arange(start, end, step)`.
void torchRange(NodeFacts& node)
{
    const Argument start{"start", 0};
    const Argument end{"end", 1};
    const bool hasEnd = TorchArguments(node).has(end);
    const bool hasStart = TorchArguments(node).has(start);
    Extent from(0);
    Extent to;
    if (hasEnd && node.operandCount() == 0) {
        from = boundOf(node, start, 0, 0);
        to = boundOf(node, end, 0, 0);
    } else if (!hasEnd && node.operandCount() == 1) {
        from = hasStart ? boundOf(node, start, 1, 0) : Extent(0);
        to = boundOf(node, end, 0, 0);
    } else if (!hasEnd && hasStart && node.operandCount() == 0) {
        to = boundOf(node, start, 0, 0);
    }
    const Extent step = boundOf(node, {"step", 2}, node.operandCount(), 1);
    const bool isWhole = to.isKnown() && from.isKnown() && step.isKnown();
    node.setResult(0, Extents{rangeLength(from, to, step)},
                   either(typeAsked(node), isWhole ? DataType::I64 : DataType::Unknown));
}

void torchStrided(NodeFacts& node)
{
    if (const auto sizes = TorchArguments(node).sizes({"size", 1}))
        node.setResult(0, *sizes, node.type(0));
}

/// `x[i, j]` with tensors for the first axes. Where some axes are left out, or a truth for each
/// element is asked for, nothing is sure.
void torchIndexed(NodeFacts& node)
{
    const Shape shape = node.shape(0);
    if (node.operandCount() < 2 || TorchArguments(node).has({"indices", 1})
        || !isNamedAfter(node, "aten"))
        return;
    node.result(0).type = node.type(0);
    const std::size_t count = node.operandCount() - 1;
    Shape places = Extents();
    for (std::size_t at = 1; at <= count; ++at) {
        const bool isWhole = node.type(at) == DataType::I64 || node.type(at) == DataType::I32;
        places = isWhole ? broadcast(places, node.shape(at)) : std::nullopt;
    }
    if (!shape || !places || shape->size() < count)
        return;
    Extents result = *places;
    result.insert(result.end(), shape->begin() + std::ptrdiff_t(count), shape->end());
    node.result(0).shape = result;
}

/// `operator.mul(size, 49)`: Python computes sizes with the operators that tensors have too.
template <IntegerWork Work>
void torchArithmetic(NodeFacts& node)
{
    broadcastAll(node);
    const Argument left{"self", 0};
    const auto first = sizeGiven(node, left, 0);
    const auto second = sizeGiven(node, {"other", 1}, TorchArguments(node).has(left) ? 0 : 1);
    if (!isNamedAfter(node, "operator.") || !first || !second)
        return;
    node.result(0).type = DataType::I64;
    node.result(0).elements = Extents{computed(node, Work, *first, *second)};
}

} // namespace

const RuleTable& torchSourceRules()
{
    static const RuleTable rules{
        {torchFilled,
         {"zeros", "ones", "full", "empty", "rand", "randn", "rand_like", "randn_like"}},
        {torchScalar, {"scalar_tensor"}},
        {torchSpreadOut, {"slice_backward"}},
        {torchSized, {"quantize", "dequantize", "fake_quantize"}},
        {torchPlaces, {"argsort"}},
        {torchArithmetic<IntegerWork::Add>, {"add"}},
        {torchArithmetic<IntegerWork::Subtract>, {"sub"}},
        {torchArithmetic<IntegerWork::Multiply>, {"mul"}},
        {torchArithmetic<IntegerWork::Divide>, {"floor_divide"}},
        {torchRange, {"arange"}},
        {torchStrided, {"as_strided"}},
        {torchIndexed, {"index"}},
    };
    return rules;
}

} // namespace fusewright::infer
