// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/renumbered_arrays.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

template <class T>
std::uint32_t countOf(const std::vector<T>& all)
{
    return static_cast<std::uint32_t>(all.size());
}

} // namespace

RenumberedArrays::RenumberedArrays(const Graph& from)
    : newNode(from.nodeCount()), newValue(from.valueCount()), m_from(from)
{
}

void RenumberedArrays::reserve(std::size_t nodes)
{
    arrays.nodeOperator.reserve(nodes);
    arrays.nodeName.reserve(nodes);
    arrays.nodeModule.reserve(nodes);
    arrays.attributeBegin.reserve(nodes + 1);
    arrays.inputBegin.reserve(nodes + 1);
    arrays.outputBegin.reserve(nodes + 1);
    arrays.inputs.reserve(m_from.edgeCount());
    arrays.valueName.reserve(m_from.valueCount());
    arrays.valueType.reserve(m_from.valueCount());
    arrays.valueShape.reserve(m_from.valueCount());
}

std::uint32_t RenumberedArrays::valueCount() const
{
    return countOf(arrays.valueName);
}

void RenumberedArrays::addValue(ValueId value)
{
    newValue[value.index] = ValueId(valueCount());
    arrays.valueName.push_back(m_from.valueSymbol(value));
    arrays.valueType.push_back(m_from.valueType(value));
    arrays.valueShape.push_back(m_from.shapeId(value));
    if (m_from.hasOrigins())
        arrays.valueOrigin.push_back(m_from.origin(value));
    if (const GivenShape* const given = m_from.givenShape(value)) {
        arrays.givenShapes.push_back(*given);
        arrays.givenShapes.back().value = newValue[value.index];
    }
    if (const EncodingId encoding = m_from.encodingId(value); encoding.isValid())
        arrays.valueEncodings.push_back({newValue[value.index], encoding});
}

void RenumberedArrays::beginNode(NodeId node)
{
    newNode[node.index] = NodeId(countOf(arrays.nodeOperator));
    arrays.nodeOperator.push_back(m_from.operatorId(node));
    arrays.nodeName.push_back(m_from.nodeSymbol(node));
    arrays.nodeModule.push_back(m_from.moduleId(node));
    if (m_from.hasSources())
        arrays.nodeSource.push_back(m_from.sourceSymbol(node));
    if (m_from.hasSpelled())
        arrays.spelled.push_back(static_cast<std::uint32_t>(m_from.spelledCount(node)));
    beginLists();
    const auto attributes = m_from.attributes(node);
    arrays.attributes.insert(arrays.attributes.end(), attributes.begin(), attributes.end());
}

void RenumberedArrays::endNode(NodeId node)
{
    for (const ValueId result : m_from.outputs(node))
        addValue(result);
    if (const FusionHint* const hint = m_from.hint(node)) {
        arrays.hints.push_back(*hint);
        arrays.hints.back().node = newNode[node.index];
    }
    if (const NodeCall* const call = m_from.call(node)) {
        const auto arguments = m_from.arguments(node);
        arrays.calls.push_back({.node = newNode[node.index],
                                .kind = call->kind,
                                .arguments = {countOf(arrays.arguments),
                                              static_cast<std::uint32_t>(arguments.size())}});
        arrays.arguments.insert(arrays.arguments.end(), arguments.begin(), arguments.end());
    }
}

/// One more than there are nodes at the end.
void RenumberedArrays::beginLists()
{
    arrays.attributeBegin.push_back(countOf(arrays.attributes));
    arrays.inputBegin.push_back(countOf(arrays.inputs));
    arrays.outputBegin.push_back(valueCount());
}

GraphArrays RenumberedArrays::finished(GraphArrays&& from) &&
{
    beginLists();
    std::ranges::sort(arrays.literals, {}, &Literal::value);
    std::ranges::sort(arrays.givenShapes, {}, &GivenShape::value);
    std::ranges::sort(arrays.valueEncodings, {}, &ValueEncoding::value);
    arrays.name = std::move(from.name);
    arrays.texts = std::move(from.texts);
    arrays.shapes = std::move(from.shapes);
    arrays.attributeValues = std::move(from.attributeValues);
    arrays.encodings = std::move(from.encodings);
    arrays.catalogue = std::move(from.catalogue);
    arrays.operators = std::move(from.operators);
    arrays.modules = std::move(from.modules);
    arrays.properties = std::move(from.properties);
    return std::move(arrays);
}

} // namespace fusewright
