// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Tensors that are made from numbers, or from no more than the shape of another one.

#include "engine/infer/argument_rules.h"
#include "engine/infer/onnx_arguments.h"
#include "engine/infer/rules.h"

#include <algorithm>

namespace fusewright::infer {

namespace {

/// What `Constant` has under this or that name.
Known knownConstant(const AttributeValue& value, DataType ofNumbers)
{
    Known known{.elements = elementsOfConstant(value)};
    if (const auto* const tensor = std::get_if<TensorLiteral>(&value)) {
        known.type = tensor->type;
        known.shape = extentsOf(tensor->shape);
    } else if (std::holds_alternative<std::int64_t>(value)) {
        known.type = DataType::I64;
        known.shape = Extents();
    } else if (std::holds_alternative<double>(value)) {
        known.type = DataType::F32;
        known.shape = Extents();
    } else if (const auto* const numbers = std::get_if<std::vector<std::int64_t>>(&value)) {
        known.type = ofNumbers;
        known.shape = Extents{Extent(std::ssize(*numbers))};
    } else if (const auto* const reals = std::get_if<std::vector<double>>(&value)) {
        known.type = DataType::F32;
        known.shape = Extents{Extent(std::ssize(*reals))};
    }
    return known;
}

void onnxConstant(NodeFacts& node)
{
    for (const std::string_view name :
         {"value", "value_int", "value_ints", "value_float", "value_floats", "value_string"}) {
        if (const AttributeValue* const value = node.attribute(name)) {
            const bool areFloats = node.has("value_floats");
            node.result(0) = knownConstant(*value, areFloats ? DataType::F32 : DataType::I64);
            return;
        }
    }
}

void onnxShapeOf(NodeFacts& node)
{
    const OnnxArguments said(node);
    const Shape shape = node.shape(0);
    node.setResult(0, Extents{Extent()}, DataType::I64);
    const std::int64_t size = shape ? std::ssize(*shape) : 0;
    const auto start = said.number({"start"}).valueOr(0);
    const auto stop = said.number({"end"}).valueOr(size);
    if (!shape || !start || !stop)
        return;
    node.result(0).elements = partOfList(*node.extentsAsElements(0), *start, *stop);
    node.result(0).shape = Extents{Extent(std::ssize(*node.result(0).elements))};
}

void onnxSizeOf(NodeFacts& node)
{
    node.setResult(0, Extents(), DataType::I64);
    if (const Shape shape = node.shape(0)) {
        Amount product = node.product();
        product.multiply(*shape);
        node.result(0).elements = Extents{product.value()};
    }
}

void onnxConstantOfShape(NodeFacts& node)
{
    const AttributeValue* const value = node.attribute("value");
    const auto* const tensor = value ? std::get_if<TensorLiteral>(value) : nullptr;
    Known& result = node.result(0);
    result.type = tensor ? tensor->type : value ? DataType::Unknown : DataType::F32;
    result.shape = node.elements(0);
    if (!result.shape) {
        if (const auto rank = lengthOf(node, 0))
            result.shape = Extents(*rank);
        return;
    }
    constexpr std::int64_t most = 64;
    const bool isList = result.shape->size() == 1 && result.shape->front().isKnown()
        && result.shape->front().number() <= most && result.shape->front().number() >= 0;
    if (!tensor || !isList || tensor->integers.size() != 1)
        return;
    result.elements = Extents(static_cast<std::size_t>(result.shape->front().number()),
                              Extent(tensor->integers.front()));
}

void onnxRange(NodeFacts& node)
{
    const auto numberAt = [&](std::size_t operand) {
        const auto elements = node.elements(operand);
        return elements && elements->size() == 1 ? elements->front() : Extent();
    };
    node.setShape(Extents{rangeLength(numberAt(0), numberAt(1), numberAt(2))});
}

void onnxLikeFirst(NodeFacts& node)
{
    node.setResult(0, node.shape(0), OnnxArguments(node).type("dtype", node.type(0)));
}

void onnxRandom(NodeFacts& node)
{
    const OnnxArguments said(node);
    node.setResult(0, said.extents({"shape"}).value, said.type("dtype", DataType::F32));
}

} // namespace

const RuleTable& onnxSourceRules()
{
    static const RuleTable rules{
        {onnxConstant, {"Constant"}},
        {onnxShapeOf, {"Shape"}},
        {onnxSizeOf, {"Size"}},
        {onnxConstantOfShape, {"ConstantOfShape"}},
        {onnxRange, {"Range"}},
        {nonzero, {"NonZero"}},
        {[](NodeFacts& node) {
             oneHot<OnnxArguments>(node, {"", 1}, {"axis"}, node.type(2));
         },
         {"OneHot"}},
        {onnxLikeFirst, {"EyeLike", "RandomNormalLike", "RandomUniformLike"}},
        {onnxRandom, {"RandomNormal", "RandomUniform"}},
    };
    return rules;
}

} // namespace fusewright::infer
