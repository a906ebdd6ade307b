// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Tensors that are made from numbers, or from no more than the shape of another one.

#include "engine/infer/integer_rules.h"
#include "engine/infer/rules.h"
#include "engine/infer/shape_algebra.h"
#include "engine/infer/torch_arguments.h"

#include <algorithm>
#include <array>

namespace fusewright::infer {

namespace {

DataType typeAsked(const NodeFacts& node)
{
    const auto* const type = node.attribute("dtype");
    const auto* const word = type ? std::get_if<std::string>(type) : nullptr;
    return word ? parseDataType(*word).value_or(DataType::Unknown) : DataType::Unknown;
}

DataType either(DataType first, DataType second)
{
    return first == DataType::Unknown ? second : first;
}

bool isNamedAfter(const NodeFacts& node, std::string_view part)
{
    return node.nativeName().find(part) != std::string_view::npos;
}

/// `zeros_like(x)`, `x.fill_(0)`: of the operand only its shape is asked.
bool isLikeOperand(const NodeFacts& node)
{
    return isNamedAfter(node, "_like") || isNamedAfter(node, "fill") || isNamedAfter(node, "zero_");
}

/// A whole number of Python's: a size, or what was computed of sizes, among the operands or
/// written.
std::optional<Extent> sizeGiven(const NodeFacts& node, TorchArgument argument, std::size_t operand)
{
    if (isGiven(node, argument)) {
        const auto number = integerArgument(node, argument);
        return number ? std::optional(Extent(*number)) : std::nullopt;
    }
    const auto elements = node.rank(operand) == 0 ? node.elements(operand) : std::nullopt;
    return elements && elements->size() == 1 ? std::optional(elements->front()) : std::nullopt;
}

/// By sizes, or like another tensor.
void filled(NodeFacts& node)
{
    if (node.operandCount() > 0 && isLikeOperand(node)) {
        node.setResult(0, node.shape(0), either(typeAsked(node), node.type(0)));
        return;
    }
    const bool isNew = isNamedAfter(node, "new_");
    if (isNew) {
        if (const auto sizes = sizesArgument(node, {"size", 1}))
            node.setResult(0, *sizes, either(typeAsked(node), node.type(0)));
        return;
    }
    // `full([n, n], True)`: a list of operands alone is no attribute.
    if (node.operandCount() > 0 && !isGiven(node, {"size", 0})) {
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
    if (!node.has("size") && node.has("arg0") && !node.integers("arg0"))
        return;
    if (const auto sizes = sizesArgument(node, {"size", 0}))
        node.setResult(0, *sizes, typeAsked(node));
}

/// A gradient as large as what it is a gradient of.
void spreadOut(NodeFacts& node)
{
    if (const auto sizes = sizesArgument(node, {"input_sizes", 1}))
        node.setResult(0, *sizes, node.type(0));
}

/// As large as the first operand, of a type that other arguments tell.
void sized(NodeFacts& node)
{
    node.setResult(0, node.shape(0), DataType::Unknown);
}

void places(NodeFacts& node)
{
    node.setResult(0, node.shape(0), DataType::I64);
}

void scalar(NodeFacts& node)
{
    node.setResult(0, Extents(), typeAsked(node));
}

/// A bound of a range: a number, an operand of one element, or what is taken where it is not said.
Extent boundOf(const NodeFacts& node, TorchArgument argument, std::size_t operand,
               std::int64_t otherwise)
{
    if (isGiven(node, argument)) {
        const auto number = integerArgument(node, argument);
        return number ? Extent(*number) : Extent();
    }
    if (operand >= node.operandCount())
        return Extent(otherwise);
    const auto elements = node.elements(operand);
    return elements && elements->size() == 1 ? elements->front() : Extent();
}

/// `arange(end)`, `arange(start, end)`, `arange(start, end, step)`.
void range(NodeFacts& node)
{
    const TorchArgument start{"start", 0};
    const TorchArgument end{"end", 1};
    const bool hasEnd = isGiven(node, end);
    const bool hasStart = isGiven(node, start);
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
    Extent length;
    const Extent step = boundOf(node, {"step", 2}, node.operandCount(), 1);
    if (step.is(1) && from.is(0))
        length = to;
    else if (step.isKnown() && from.isKnown() && to.isKnown() && step.number() > 0)
        length = slicedExtent(to, from.number(), to.number(), step.number());
    const bool isWhole = to.isKnown() && from.isKnown() && step.isKnown();
    node.setResult(0, Extents{length},
                   either(typeAsked(node), isWhole ? DataType::I64 : DataType::Unknown));
}

void strided(NodeFacts& node)
{
    if (const auto sizes = sizesArgument(node, {"size", 1}))
        node.setResult(0, *sizes, node.type(0));
}

/// `x[i, j]` with tensors for the first axes. Where some axes are left out, or a truth for each
/// element is asked for, nothing is sure.
void indexed(NodeFacts& node)
{
    const Shape shape = node.shape(0);
    if (node.operandCount() < 2 || isGiven(node, {"indices", 1}) || !isNamedAfter(node, "aten"))
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
void arithmetic(NodeFacts& node)
{
    broadcastAll(node);
    const TorchArgument left{"self", 0};
    const auto first = sizeGiven(node, left, 0);
    const auto second = sizeGiven(node, {"other", 1}, isGiven(node, left) ? 0 : 1);
    if (!isNamedAfter(node, "operator.") || !first || !second)
        return;
    node.result(0).type = DataType::I64;
    node.result(0).elements = Extents{computed(node, Work, *first, *second)};
}

} // namespace

const std::vector<NamedRule>& torchSourceRules()
{
    static const std::vector<NamedRule> rules{
        {"zeros", filled},
        {"ones", filled},
        {"full", filled},
        {"empty", filled},
        {"rand", filled},
        {"randn", filled},
        {"rand_like", filled},
        {"randn_like", filled},
        {"scalar_tensor", scalar},
        {"slice_backward", spreadOut},
        {"quantize", sized},
        {"dequantize", sized},
        {"fake_quantize", sized},
        {"argsort", places},
        {"add", arithmetic<IntegerWork::Add>},
        {"sub", arithmetic<IntegerWork::Subtract>},
        {"mul", arithmetic<IntegerWork::Multiply>},
        {"floor_divide", arithmetic<IntegerWork::Divide>},
        {"arange", range},
        {"as_strided", strided},
        {"index", indexed},
    };
    return rules;
}

} // namespace fusewright::infer
