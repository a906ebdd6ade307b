// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/infer/integer_rules.h"
#include "engine/infer/rules.h"

#include <algorithm>

namespace fusewright::infer {

namespace {

void constant(NodeFacts& node)
{
    const AttributeValue* value = nullptr;
    for (const std::string_view name :
         {"value", "value_int", "value_ints", "value_float", "value_floats", "value_string"}) {
        value = value ? value : node.attribute(name);
    }
    if (!value)
        return;
    if (const auto* const tensor = std::get_if<TensorLiteral>(value)) {
        Extents shape;
        for (const std::int64_t extent : tensor->shape)
            shape.emplace_back(extent);
        node.setResult(0, shape, tensor->type);
    } else if (std::holds_alternative<std::int64_t>(*value)) {
        node.setResult(0, Extents(), DataType::I64);
    } else if (std::holds_alternative<double>(*value)) {
        node.setResult(0, Extents(), DataType::F32);
    } else if (const auto* const numbers = std::get_if<std::vector<std::int64_t>>(value)) {
        const bool areFloats = node.has("value_floats");
        node.setResult(0, Extents{Extent(std::ssize(*numbers))},
                       areFloats ? DataType::F32 : DataType::I64);
    } else if (const auto* const reals = std::get_if<std::vector<double>>(value)) {
        node.setResult(0, Extents{Extent(std::ssize(*reals))}, DataType::F32);
    }
    node.result(0).elements = elementsOfConstant(*value);
}

void shapeOf(NodeFacts& node)
{
    const Shape shape = node.shape(0);
    node.setResult(0, Extents{Extent()}, DataType::I64);
    if (!shape)
        return;
    const std::int64_t size = std::ssize(*shape);
    const auto clamped = [&](std::int64_t at) {
        return std::clamp<std::int64_t>(at < 0 ? at + size : at, 0, size);
    };
    const std::int64_t begin = clamped(node.integer("start").value_or(0));
    const std::int64_t end = std::max(begin, clamped(node.integer("end").value_or(size)));
    node.result(0).elements = Extents(shape->begin() + begin, shape->begin() + end);
    node.result(0).shape = Extents{Extent(end - begin)};
}

void sizeOf(NodeFacts& node)
{
    node.setResult(0, Extents(), DataType::I64);
    if (const Shape shape = node.shape(0)) {
        Amount product = node.product();
        product.multiply(*shape);
        node.result(0).elements = Extents{product.value()};
    }
}

void constantOfShape(NodeFacts& node)
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

void range(NodeFacts& node)
{
    node.setResult(0, Extents{Extent()}, node.type(0));
    const auto begin = node.elements(0);
    const auto end = node.elements(1);
    const auto step = node.elements(2);
    const bool areOne = begin && end && step && begin->size() == 1 && end->size() == 1
        && step->size() == 1 && step->front().is(1);
    if (!areOne)
        return;
    const Extent& first = begin->front();
    const Extent& last = end->front();
    if (first.is(0)) {
        const bool isCount = !last.isKnown() || last.number() >= 0;
        node.result(0).shape = Extents{isCount ? last : Extent(0)};
    } else if (first.isKnown() && last.isKnown() && first.number() > -1'000'000'000
               && last.number() < 1'000'000'000'000) {
        node.result(0).shape =
            Extents{Extent(std::max<std::int64_t>(0, last.number() - first.number()))};
    }
}

void nonzero(NodeFacts& node)
{
    const auto rank = node.rank(0);
    node.setResult(0, Extents{rank ? Extent(static_cast<std::int64_t>(*rank)) : Extent(), Extent()},
                   DataType::I64);
}

void oneHot(NodeFacts& node)
{
    const Shape indices = node.shape(0);
    const auto depth = node.elements(1);
    node.result(0).type = node.type(2);
    if (!indices)
        return;
    const auto at = axisIn(node.integer("axis").value_or(-1), indices->size() + 1);
    if (!at)
        return;
    Extents shape = *indices;
    shape.insert(shape.begin() + std::ptrdiff_t(*at),
                 depth && depth->size() == 1 ? depth->front() : Extent());
    node.result(0).shape = shape;
}

void likeFirst(NodeFacts& node)
{
    const auto type = node.integer("dtype");
    node.setResult(0, node.shape(0), type ? onnxType(*type) : node.type(0));
}

void random(NodeFacts& node)
{
    const auto type = node.integer("dtype");
    node.result(0).type = type ? onnxType(*type) : DataType::F32;
    if (const auto shape = node.integers("shape")) {
        node.result(0).shape.emplace();
        for (const std::int64_t extent : *shape)
            node.result(0).shape->emplace_back(extent);
    }
}

} // namespace

const std::vector<NamedRule>& onnxSourceRules()
{
    static const std::vector<NamedRule> rules{
        {"Constant", constant},
        {"Shape", shapeOf},
        {"Size", sizeOf},
        {"ConstantOfShape", constantOfShape},
        {"Range", range},
        {"NonZero", nonzero},
        {"OneHot", oneHot},
        {"EyeLike", likeFirst},
        {"RandomNormalLike", likeFirst},
        {"RandomUniformLike", likeFirst},
        {"RandomNormal", random},
        {"RandomUniform", random},
    };
    return rules;
}

} // namespace fusewright::infer
