// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/infer/common_rules.h"

#include "engine/infer/shape_algebra.h"

namespace fusewright::infer {

namespace {

Shape broadcastShape(const NodeFacts& node)
{
    Shape shape = node.shape(0);
    for (std::size_t at = 1; at < node.operandCount(); ++at) {
        if (node.hasOperand(at))
            shape = broadcast(shape, node.shape(at), &node.names());
    }
    return shape;
}

} // namespace

bool isFloating(DataType type)
{
    return type >= DataType::F64 && type <= DataType::BFP4;
}

DataType either(DataType first, DataType second)
{
    return first == DataType::Unknown ? second : first;
}

DataType commonType(const NodeFacts& node)
{
    std::optional<DataType> common;
    for (std::size_t at = 0; at < node.operandCount(); ++at) {
        if (!node.hasOperand(at))
            continue;
        if (common && node.type(at) != *common)
            return DataType::Unknown;
        common = node.type(at);
    }
    return common.value_or(DataType::Unknown);
}

void sameAsFirst(NodeFacts& node)
{
    node.setShape(node.shape(0));
    node.result(0).elements = node.table(0);
}

void normalized(NodeFacts& node)
{
    node.setResult(0, node.shape(0), isFloating(node.type(0)) ? node.type(0) : DataType::Unknown);
}

void broadcastAlike(NodeFacts& node)
{
    if (node.operandCount() > 0)
        node.setResult(0, broadcastShape(node), commonType(node));
}

void broadcastAll(NodeFacts& node)
{
    broadcastAlike(node);
    if (node.operandCount() > 0 && !isFloating(node.result(0).type))
        node.result(0).type = DataType::Unknown;
}

void compared(NodeFacts& node)
{
    node.setResult(0, broadcastShape(node), DataType::Bool);
}

void truthOfEach(NodeFacts& node)
{
    node.setResult(0, node.shape(0), DataType::Bool);
}

void nonzero(NodeFacts& node)
{
    const auto rank = node.rank(0);
    node.setResult(0, Extents{rank ? Extent(static_cast<std::int64_t>(*rank)) : Extent(), Extent()},
                   DataType::I64);
}

void chosen(NodeFacts& node, DataType type)
{
    node.setResult(0, broadcastShape(node), type);
    node.result(0).elements = chosenElements(node);
}

void chosenAlike(NodeFacts& node)
{
    const bool areAlike = node.operandCount() == 3 && node.type(1) == node.type(2);
    chosen(node, areAlike ? node.type(1) : DataType::Unknown);
}

void batchNormalized(NodeFacts& node, std::size_t results)
{
    constexpr std::size_t firstMoment = 3;
    node.setShape(node.shape(0));
    for (std::size_t at = 1; at < results; ++at) {
        const std::size_t moment = firstMoment + (at - 1) % 2;
        const Shape shape = node.shape(moment);
        node.setResult(at, shape ? shape : node.shape(1), node.type(moment));
    }
}

void largestFew(NodeFacts& node, std::optional<std::int64_t> axis, const Extent& count,
                DataType places)
{
    const Shape shape = axis ? withExtent(node.shape(0), *axis, count) : std::nullopt;
    node.setShape(shape);
    node.setResult(1, shape, places);
}

} // namespace fusewright::infer
