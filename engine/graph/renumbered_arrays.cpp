// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/renumbered_arrays.h"

#include <algorithm>
#include <span>
#include <utility>

namespace fusewright {

namespace {

template <class T>
std::uint32_t countOf(const std::vector<T>& all)
{
    return static_cast<std::uint32_t>(all.size());
}

/// What is said of each thing, in another order.
template <class T, class Id, class Said>
void fill(std::vector<T>& all, std::span<const Id> order, Said said)
{
    all.resize(order.size());
    T* next = all.data();
    for (const Id each : order)
        *next++ = said(each);
}

} // namespace

RenumberedArrays::RenumberedArrays(const Graph& from)
    : newNode(from.nodeCount()), newValue(from.valueCount()), m_from(from)
{
    m_values.reserve(from.valueCount());
}

void RenumberedArrays::addNodes(std::span<const NodeId> nodes)
{
    arrays.outputBegin.resize(nodes.size() + 1);
    for (std::size_t at = 0; at < nodes.size(); ++at) {
        newNode[nodes[at].index] = NodeId(at);
        arrays.outputBegin[at] = valueCount();
        for (const ValueId result : m_from.outputs(nodes[at]))
            addValue(result);
    }
    arrays.outputBegin.back() = valueCount();
    describeNodes(nodes);
}

void RenumberedArrays::describeNodes(std::span<const NodeId> nodes)
{
    fill(arrays.nodeOperator, nodes, [&](NodeId node) { return m_from.operatorId(node); });
    fill(arrays.nodeName, nodes, [&](NodeId node) { return m_from.nodeSymbol(node); });
    fill(arrays.nodeModule, nodes, [&](NodeId node) { return m_from.moduleId(node); });
    if (m_from.hasSources())
        fill(arrays.nodeSource, nodes, [&](NodeId node) { return m_from.sourceSymbol(node); });
    if (m_from.hasSpelled()) {
        fill(arrays.spelled, nodes,
             [&](NodeId node) { return static_cast<std::uint32_t>(m_from.spelledCount(node)); });
    }
    arrays.attributeBegin.resize(nodes.size() + 1);
    for (std::size_t at = 0; at < nodes.size(); ++at) {
        const auto attributes = m_from.attributes(nodes[at]);
        arrays.attributes.insert(arrays.attributes.end(), attributes.begin(), attributes.end());
        arrays.attributeBegin[at + 1] = countOf(arrays.attributes);
    }
}

void RenumberedArrays::describeValues(const GraphArrays& from)
{
    const std::span<const ValueId> values = m_values;
    const auto taking = [](const auto& all) {
        return [all = std::span(all)](ValueId value) { return all[value.index]; };
    };
    fill(arrays.valueName, values, taking(from.valueName));
    fill(arrays.valueType, values, taking(from.valueType));
    fill(arrays.valueShape, values, taking(from.valueShape));
    if (from.valueOrigin.empty())
        return;
    fill(arrays.valueOrigin, values, [&](ValueId value) {
        return value.index < from.valueOrigin.size() ? from.valueOrigin[value.index]
                                                     : ValueOrigin();
    });
}

/// What few nodes and values have stands in lists of its own.
void RenumberedArrays::takeRare(const GraphArrays& from)
{
    for (const FusionHint& hint : from.hints) {
        if (const NodeId node = newNode[hint.node.index]; node.isValid()) {
            arrays.hints.push_back(hint);
            arrays.hints.back().node = node;
        }
    }
    for (const NodeCall& call : from.calls) {
        const NodeId node = newNode[call.node.index];
        if (!node.isValid())
            continue;
        const auto arguments = partOf(from.arguments, call.arguments);
        arrays.calls.push_back({.node = node,
                                .kind = call.kind,
                                .arguments = {countOf(arrays.arguments), call.arguments.size}});
        arrays.arguments.insert(arrays.arguments.end(), arguments.begin(), arguments.end());
    }
    for (const GivenShape& given : from.givenShapes) {
        if (const ValueId value = newValue[given.value.index]; value.isValid()) {
            arrays.givenShapes.push_back(given);
            arrays.givenShapes.back().value = value;
        }
    }
    for (const ValueEncoding& told : from.valueEncodings) {
        if (const ValueId value = newValue[told.value.index]; value.isValid())
            arrays.valueEncodings.push_back({value, told.encoding});
    }
}

GraphArrays RenumberedArrays::finished(GraphArrays&& from)
{
    describeValues(from);
    takeRare(from);
    std::ranges::sort(arrays.hints, {}, &FusionHint::node);
    std::ranges::sort(arrays.calls, {}, &NodeCall::node);
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
