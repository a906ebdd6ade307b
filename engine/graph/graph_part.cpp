// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/graph_part.h"

#include "engine/graph/graph_builder.h"
#include "engine/graph/named_by_rank.h"
#include "engine/support/diagnostic.h"

#include <optional>
#include <string_view>
#include <unordered_map>

namespace fusewright {

namespace {

class PartMaker {
public:
    explicit PartMaker(const Graph& graph) : m_graph(graph), m_builder({}, graph.catalogue()) { }

    GraphPart make(std::span<const NodeId> nodes, std::span<const ValueId> inputs,
                   std::span<const ValueId> outputs);

private:
    Symbol symbolOf(ValueId value);
    ValueType typeOf(ValueId value);
    void addNode(NodeId node);
    void addCall(NodeId node);
    void addBodies(NodeId node);

    const Graph& m_graph;
    GraphBuilder m_builder;
    std::unordered_map<ValueId, Symbol> m_symbols;
    std::unordered_map<std::string_view, ValueId> m_values; ///< By name.
};

ValueType PartMaker::typeOf(ValueId value)
{
    const ShapeId shape = m_graph.shapeId(value);
    const bool isRanked = m_graph.shapes().isRanked(shape);
    return {.type = m_graph.valueType(value),
            .shape = isRanked ? m_builder.shapes().intern(m_graph.shapes().dims(shape))
                              : ShapeTable::unranked};
}

/// With what is known of the value, the first time.
Symbol PartMaker::symbolOf(ValueId value)
{
    if (!value.isValid())
        return Symbol(0u);
    const auto [known, isNew] = m_symbols.try_emplace(value);
    if (isNew) {
        known->second = m_builder.intern(m_graph.valueName(value));
        m_values.emplace(m_graph.valueName(value), value);
        m_builder.describe(known->second, typeOf(value));
        if (const EncodingId encoding = m_graph.encodingId(value); encoding.isValid())
            m_builder.encode(known->second, m_graph.encodings().shared(encoding));
    }
    return known->second;
}

void PartMaker::addNode(NodeId node)
{
    m_builder.beginNode(m_graph.nativeName(node), m_builder.intern(m_graph.nodeName(node)));
    const auto operands = m_graph.inputs(node).first(m_graph.writtenInputCount(node));
    for (const ValueId operand : operands)
        m_builder.addOperand(symbolOf(operand));
    for (const ValueId result : m_graph.outputs(node))
        m_builder.addResult(symbolOf(result));
    for (const Attribute& attribute : m_graph.attributes(node))
        m_builder.addAttribute(m_graph.text(attribute.name),
                               m_graph.attributeValue(attribute.value));
    const Module& module = m_graph.moduleOf(node);
    if (const std::string_view path = m_graph.text(module.path); !path.empty())
        m_builder.setModule(path, m_graph.text(module.type));
    if (const std::string_view source = m_graph.source(node); !source.empty())
        m_builder.setSource(source);
    if (const FusionHint* const hint = m_graph.hint(node))
        m_builder.setHint(*hint);
    addCall(node);
    addBodies(node);
}

void PartMaker::addCall(NodeId node)
{
    const NodeCall* const call = m_graph.call(node);
    if (!call)
        return;
    std::vector<CallArgument> arguments;
    for (CallArgument argument : m_graph.arguments(node)) {
        if (argument.literal.isValid())
            argument.literal =
                m_builder.attributeValues().intern(m_graph.attributeValue(argument.literal));
        if (argument.keyword.isValid())
            argument.keyword = m_builder.intern(m_graph.text(argument.keyword));
        arguments.push_back(argument);
    }
    m_builder.setCall(call->kind, arguments);
}

/// A body captures by name, so one whose captures have other names by now is left out.
void PartMaker::addBodies(NodeId node)
{
    for (const NestedGraph& nested : m_graph.nested(node)) {
        const std::size_t first = nested.graph->inputCount() - nested.captured.size();
        bool isSame = true;
        for (std::size_t at = 0; at < nested.captured.size(); ++at) {
            symbolOf(nested.captured[at]);
            isSame = isSame
                && nested.graph->valueName(ValueId(first + at))
                    == m_graph.valueName(nested.captured[at]);
        }
        if (isSame)
            m_builder.addNested(m_graph.text(nested.attribute), nested.graph);
    }
}

GraphPart PartMaker::make(std::span<const NodeId> nodes, std::span<const ValueId> inputs,
                          std::span<const ValueId> outputs)
{
    for (const ValueId input : inputs) {
        if (input.isValid() && !m_symbols.contains(input))
            m_builder.addInput(symbolOf(input), typeOf(input));
    }
    for (const NodeId node : nodes)
        addNode(node);
    for (const ValueId output : outputs)
        m_builder.addOutput(symbolOf(output));
    Diagnostics nothing;
    GraphPart part;
    auto graph = m_builder.build(UnmadeNames::BecomeCaptures, {}, {}, nothing);
    if (!graph)
        return part;
    for (std::size_t at = graph->inputCount() - graph->capturedCount(); at < graph->inputCount();
         ++at)
        part.captured.push_back(m_values.at(graph->valueName(ValueId(at))));
    part.graph = std::make_shared<const Graph>(namedByRank(*std::move(graph)));
    return part;
}

} // namespace

GraphPart partOf(const Graph& graph, std::span<const NodeId> nodes, std::span<const ValueId> inputs,
                 std::span<const ValueId> outputs)
{
    return PartMaker(graph).make(nodes, inputs, outputs);
}

} // namespace fusewright
