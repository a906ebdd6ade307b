// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// The editor owns a copy of the graph whose lists may stand anywhere in their arrays, and keeps
// all of them true at every step:
//
//   inputs ──▶ uses (of a value, by node and place) ──▶ users (of a node, by id, each once)
//      └─────▶ producers (of a node, in the order of its operands)
//
// Ids say nothing about the order any more, so that is a list of its own.

#include "engine/graph/graph_editor.h"

#include <algorithm>
#include <utility>

namespace fusewright {

GraphEditor::GraphEditor(const Graph& graph)
    : m_graph(Graph::copyOf(graph)),
      m_inputs(m_graph.m_arrays.inputs, m_graph.m_inputSlices),
      m_producers(m_graph.m_producers, m_graph.m_producerSlices),
      m_users(m_graph.m_users, m_graph.m_userSlices),
      m_uses(m_graph.m_uses, m_graph.m_useSlices),
      m_kinds(m_graph.m_kindNodes, m_graph.m_kindSlices),
      m_order(graph.nodeCount()),
      m_placeInKind(graph.nodeCount()),
      m_isAlive(graph.nodeCount(), true),
      m_isName(graph.texts().size(), 0),
      m_aliveCount(graph.nodeCount()),
      m_firstNewValue(graph.valueCount())
{
    const std::span<std::uint8_t> isName = m_isName;
    for (const auto* const names : {&m_graph.m_arrays.nodeName, &m_graph.m_arrays.valueName}) {
        for (const Symbol name : *names)
            isName[name.index] = 1;
    }
    const std::span<std::uint32_t> placeInKind = m_placeInKind;
    for (const ListSlice slice : m_graph.m_kindSlices) {
        std::uint32_t place = 0;
        for (const NodeId node : partOf(m_graph.m_kindNodes, slice))
            placeInKind[node.index] = place++;
    }
}

AttributeValueId GraphEditor::internValue(AttributeValue value)
{
    return m_graph.m_arrays.attributeValues.intern(std::move(value));
}

OperatorId GraphEditor::operatorNamed(std::string_view native)
{
    const auto isCalledSo = [&](OperatorId kind) {
        return m_graph.text(m_graph.operators()[kind.index].native) == native;
    };
    if (m_lastNamed.isValid() && isCalledSo(m_lastNamed))
        return m_lastNamed;
    for (const OperatorName& known : m_graph.operatorsNamed(native)) {
        if (isCalledSo(known.kind))
            return m_lastNamed = known.kind;
    }
    const OperatorId kind(m_graph.operators().size());
    const OperatorSpec* const spec = m_graph.catalogue()->find(native);
    const Symbol name = intern(native);
    const Symbol canonical = spec ? intern(spec->name) : name;
    m_graph.m_arrays.operators.push_back({name, canonical, spec});
    m_kinds.addList();
    const auto addName = [&](Symbol known) {
        const auto textOf = [&](const OperatorName& other) { return m_graph.text(other.name); };
        std::vector<OperatorName>& names = m_graph.m_operatorNames;
        const auto place = std::ranges::upper_bound(names, m_graph.text(known), {}, textOf);
        names.insert(place, {known, kind});
    };
    addName(name);
    if (canonical != name)
        addName(canonical);
    return kind;
}

Symbol GraphEditor::freshName(std::string_view base, std::string_view rule)
{
    std::string name;
    name.reserve(base.size() + 1 + rule.size());
    name.append(base).append(1, '.').append(rule);
    return freeName(intern(name));
}

/// The name itself or the same with a number, counted from 2.
Symbol GraphEditor::freeName(Symbol name)
{
    if (!isTaken(name))
        return name;
    const std::string base = std::string(m_graph.text(name)) + '.';
    std::uint32_t& number = m_nextNumber.try_emplace(name, 2).first->second;
    Symbol numbered = intern(base + std::to_string(number));
    while (isTaken(numbered))
        numbered = intern(base + std::to_string(++number));
    return numbered;
}

Symbol GraphEditor::takeName(Symbol name)
{
    const Symbol taken = freeName(name);
    markName(taken);
    return taken;
}

void GraphEditor::markName(Symbol name)
{
    if (name.index >= m_isName.size())
        m_isName.resize(name.index + std::size_t(1));
    m_isName[name.index] = 1;
}

NodeId GraphEditor::add(const NewOperator& fresh)
{
    GraphArrays& arrays = m_graph.m_arrays;
    const NodeId node(m_graph.nodeCount());
    // Copies, because the views may be of the very lists that grow here.
    std::vector<ValueId>& operands = m_newOperands;
    operands.assign(fresh.operands.begin(), fresh.operands.end());
    std::vector<Attribute>& attributes = m_newAttributes;
    attributes.assign(fresh.attributes.begin(), fresh.attributes.end());
    arrays.nodeOperator.push_back(fresh.op);
    arrays.nodeName.push_back(takeName(fresh.name));
    arrays.nodeModule.push_back(fresh.module);
    if (m_graph.hasSources() || fresh.source.index != 0) {
        arrays.nodeSource.resize(node.index, Symbol(0u));
        arrays.nodeSource.push_back(fresh.source);
    }
    m_graph.m_attributeSlices.push_back({static_cast<std::uint32_t>(arrays.attributes.size()),
                                         static_cast<std::uint32_t>(attributes.size())});
    arrays.attributes.insert(arrays.attributes.end(), attributes.begin(), attributes.end());
    addCall(node, fresh);
    addBodies(node, fresh.bodies, operands);
    addResults(node, fresh.results);
    m_inputs.addList();
    m_producers.addList();
    m_users.addList();
    setOperands(node, operands);
    placeInOrder(node, fresh.before);
    const std::size_t kind = fresh.op.index;
    m_placeInKind.push_back(static_cast<std::uint32_t>(m_kinds.of(kind).size()));
    m_kinds.insert(kind, m_kinds.of(kind).size(), node);
    m_isAlive.push_back(true);
    ++m_aliveCount;
    return node;
}

void GraphEditor::addCall(NodeId node, const NewOperator& fresh)
{
    if (fresh.callKind == CallKind::Unknown && fresh.arguments.empty())
        return;
    std::vector<CallArgument>& all = m_graph.m_arrays.arguments;
    const std::vector<CallArgument> arguments(fresh.arguments.begin(), fresh.arguments.end());
    const ListSlice slice{static_cast<std::uint32_t>(all.size()),
                          static_cast<std::uint32_t>(arguments.size())};
    m_graph.m_arrays.calls.push_back({.node = node, .kind = fresh.callKind, .arguments = slice});
    all.insert(all.end(), arguments.begin(), arguments.end());
}

/// What the bodies capture follows the written operands, each value once.
void GraphEditor::addBodies(NodeId node, std::span<const NestedGraph> bodies,
                            std::vector<ValueId>& operands)
{
    const auto written = static_cast<std::ptrdiff_t>(operands.size());
    const std::vector<NestedGraph> copies(bodies.begin(), bodies.end());
    for (const NestedGraph& body : copies) {
        m_graph.m_arrays.nested.push_back(body);
        m_graph.m_arrays.nested.back().owner = node;
        for (const ValueId captured : body.captured) {
            if (std::find(operands.begin() + written, operands.end(), captured) == operands.end())
                operands.push_back(captured);
        }
    }
}

void GraphEditor::addResults(NodeId node, std::span<const ValueFacts> results)
{
    const Symbol name = m_graph.nodeSymbol(node);
    m_graph.m_outputSlices.push_back({static_cast<std::uint32_t>(m_graph.valueCount()),
                                      static_cast<std::uint32_t>(results.size())});
    for (std::size_t at = 0; at < results.size(); ++at) {
        const Symbol result = at == 0
            ? name
            : takeName(intern(std::string(m_graph.text(name)) + '.' + std::to_string(at)));
        addValue(result, results[at], node);
    }
}

ValueId GraphEditor::addValue(Symbol name, ValueFacts facts, NodeId producer)
{
    const ValueId value(m_graph.valueCount());
    m_graph.m_arrays.valueName.push_back(name);
    m_graph.m_arrays.valueType.emplace_back();
    m_graph.m_arrays.valueShape.push_back(ShapeTable::unranked);
    m_graph.m_producerOf.push_back(producer);
    m_graph.m_isOutput.push_back(false);
    m_uses.addList();
    setFacts(value, facts);
    return value;
}

ValueId GraphEditor::addConstant(Symbol name, ValueFacts facts,
                                 std::optional<AttributeValueId> content)
{
    const ValueId value = addValue(takeName(name), facts, NodeId());
    if (content)
        m_graph.m_arrays.literals.push_back({value, *content});
    return value;
}

void GraphEditor::setFacts(ValueId value, ValueFacts facts)
{
    m_graph.m_arrays.valueType[value.index] = facts.type;
    m_graph.m_arrays.valueShape[value.index] = facts.shape;
    std::vector<ValueOrigin>& origins = m_graph.m_arrays.valueOrigin;
    if (value.index >= origins.size() && facts.origin != ValueOrigin())
        origins.resize(m_graph.valueCount());
    if (value.index < origins.size())
        origins[value.index] = facts.origin;
    std::vector<GivenShape>& given = m_graph.m_arrays.givenShapes;
    const auto first = std::ranges::lower_bound(given, value, {}, &GivenShape::value);
    given.erase(first, std::ranges::upper_bound(given, value, {}, &GivenShape::value));
    setEncoding(value, facts.encoding);
}

/// New values come last, so that nearly always this is at the end.
void GraphEditor::setEncoding(ValueId value, EncodingId encoding)
{
    std::vector<ValueEncoding>& all = m_graph.m_arrays.valueEncodings;
    const auto place = std::ranges::lower_bound(all, value, {}, &ValueEncoding::value);
    const bool isThere = place != all.end() && place->value == value;
    if (isThere && encoding.isValid())
        place->encoding = encoding;
    else if (isThere)
        all.erase(place);
    else if (encoding.isValid())
        all.insert(place, {value, encoding});
}

} // namespace fusewright
