// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/graph.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace fusewright {

namespace {

/// So many texts keep their index, at half a megabyte at most: who edits the graph needs it.
constexpr std::size_t fewTexts = 1 << 14;

/// Takes the beginnings over and frees them; an empty list in braces would keep the memory.
std::vector<ListSlice> slicesFrom(std::vector<std::uint32_t>& begin)
{
    std::vector<ListSlice> slices = slicesOf(begin);
    begin.clear();
    begin.shrink_to_fit();
    return slices;
}

/// The beginnings of lists that stand one behind the other, and where the last one ends.
std::vector<std::uint32_t> beginsOf(const std::vector<ListSlice>& slices, std::size_t first)
{
    std::vector<std::uint32_t> begin{static_cast<std::uint32_t>(first)};
    begin.reserve(slices.size() + 1);
    for (const ListSlice slice : slices) {
        assert(slice.begin == begin.back());
        begin.push_back(begin.back() + slice.size);
    }
    return begin;
}

} // namespace

Graph::Graph(GraphArrays arrays) : m_arrays(std::move(arrays))
{
    if (m_arrays.texts.size() > fewTexts)
        m_arrays.texts.dropIndex();
    m_attributeSlices = slicesFrom(m_arrays.attributeBegin);
    m_inputSlices = slicesFrom(m_arrays.inputBegin);
    m_outputSlices = slicesFrom(m_arrays.outputBegin);
    linkProducers();
    linkUses();
    linkUsers();
    listKinds();
    m_isOutput.resize(valueCount());
    for (const ValueId output : outputs()) {
        if (output.isValid())
            m_isOutput[output.index] = true;
    }
}

/// An array that has the room already is copied into it.
Graph Graph::copyOf(const Graph& graph)
{
    constexpr std::size_t part = 16;
    Graph copy;
    GraphArrays& arrays = copy.m_arrays;
    const auto makeRoom = [](std::size_t size, auto&... lists) {
        (lists.reserve(size + size / part + part), ...);
    };
    makeRoom(graph.nodeCount(), arrays.nodeOperator, arrays.nodeName, arrays.nodeModule,
             copy.m_attributeSlices, copy.m_inputSlices, copy.m_outputSlices, copy.m_producerSlices,
             copy.m_userSlices);
    if (graph.hasSources())
        makeRoom(graph.nodeCount(), arrays.nodeSource);
    makeRoom(graph.valueCount(), arrays.valueName, arrays.valueType, arrays.valueShape,
             copy.m_producerOf, copy.m_useSlices, copy.m_isOutput);
    if (graph.hasOrigins())
        makeRoom(graph.valueCount(), arrays.valueOrigin);
    makeRoom(graph.m_arrays.attributes.size(), arrays.attributes);
    makeRoom(graph.m_arrays.inputs.size(), arrays.inputs, copy.m_uses);
    makeRoom(graph.m_producers.size(), copy.m_producers, copy.m_users);
    makeRoom(graph.m_kindNodes.size(), copy.m_kindNodes);
    copy = graph;
    return copy;
}

GraphArrays Graph::dismantle(Graph&& graph)
{
    const std::size_t firstResult = graph.inputCount() + graph.parameterCount();
    graph.m_arrays.attributeBegin = beginsOf(graph.m_attributeSlices, 0);
    graph.m_arrays.inputBegin = beginsOf(graph.m_inputSlices, 0);
    graph.m_arrays.outputBegin = beginsOf(graph.m_outputSlices, firstResult);
    return std::move(graph.m_arrays);
}

std::span<const OperatorName> Graph::operatorsNamed(std::string_view name) const
{
    const auto textOf = [this](const OperatorName& known) { return text(known.name); };
    const auto first = std::ranges::lower_bound(m_operatorNames, name, {}, textOf);
    const auto last = std::ranges::upper_bound(m_operatorNames, name, {}, textOf);
    return {first, last};
}

std::optional<NodeId> Graph::findNode(std::string_view name) const
{
    for (const NodeId node : nodes()) {
        if (nodeName(node) == name)
            return node;
    }
    return std::nullopt;
}

const AttributeValue* Graph::attribute(NodeId node, std::string_view name) const
{
    for (const Attribute& attribute : attributes(node)) {
        if (text(attribute.name) == name)
            return &attributeValue(attribute.value);
    }
    return nullptr;
}

ValueKind Graph::valueKind(ValueId value) const
{
    if (value.index < m_arrays.inputCount)
        return ValueKind::Input;
    return producer(value).isValid() ? ValueKind::Result : ValueKind::Parameter;
}

std::string_view Graph::property(std::string_view key) const
{
    for (const auto& [name, value] : m_arrays.properties) {
        if (name == key)
            return value;
    }
    return {};
}

const AttributeValue* Graph::literal(ValueId value) const
{
    const std::optional<AttributeValueId> content = literalId(value);
    return content ? &attributeValue(*content) : nullptr;
}

std::optional<AttributeValueId> Graph::literalId(ValueId value) const
{
    const auto found = std::ranges::lower_bound(m_arrays.literals, value, {}, &Literal::value);
    if (found == m_arrays.literals.end() || found->value != value)
        return std::nullopt;
    return found->content;
}

FactOrigin Graph::typeOrigin(ValueId value) const
{
    return valueType(value) == DataType::Unknown ? FactOrigin::Unknown : origin(value).type();
}

FactOrigin Graph::shapeOrigin(ValueId value) const
{
    return shapes().isRanked(shapeId(value)) ? origin(value).shape() : FactOrigin::Unknown;
}

ValueOrigin Graph::origin(ValueId value) const
{
    const bool isNoted = value.index < m_arrays.valueOrigin.size();
    return isNoted ? m_arrays.valueOrigin[value.index] : ValueOrigin();
}

const GivenShape* Graph::givenShape(ValueId value) const
{
    const auto found =
        std::ranges::lower_bound(m_arrays.givenShapes, value, {}, &GivenShape::value);
    return found == m_arrays.givenShapes.end() || found->value != value ? nullptr : &*found;
}

const Encoding* Graph::encodingOf(ValueId value) const
{
    const EncodingId encoding = encodingId(value);
    return encoding.isValid() ? &encodings().encoding(encoding) : nullptr;
}

EncodingId Graph::encodingId(ValueId value) const
{
    const std::vector<ValueEncoding>& all = m_arrays.valueEncodings;
    const auto found = std::ranges::lower_bound(all, value, {}, &ValueEncoding::value);
    return found == all.end() || found->value != value ? EncodingId() : found->encoding;
}

bool Graph::isQuantized(ValueId value) const
{
    return canBeQuantized(valueType(value)) && encodingId(value).isValid();
}

std::span<const NestedGraph> Graph::nested(NodeId owner) const
{
    const auto first = std::ranges::lower_bound(m_arrays.nested, owner, {}, &NestedGraph::owner);
    const auto last = std::ranges::upper_bound(m_arrays.nested, owner, {}, &NestedGraph::owner);
    return {first, last};
}

std::size_t Graph::spelledCount(NodeId node) const
{
    return node.index < m_arrays.spelled.size() ? m_arrays.spelled[node.index] : 0;
}

std::span<const ValueId> Graph::ownInputs(NodeId node) const
{
    return inputs(node).first(writtenInputCount(node) - spelledCount(node));
}

bool Graph::isSpelled(ValueId value) const
{
    const auto uses = this->uses(value);
    return hasSpelled() && !uses.empty() && std::ranges::all_of(uses, [&](const Use& use) {
               return use.operand + spelledCount(use.node) >= inputs(use.node).size();
           });
}

std::size_t Graph::writtenInputCount(NodeId node) const
{
    std::vector<ValueId> captured;
    for (const NestedGraph& nested : nested(node))
        captured.insert(captured.end(), nested.captured.begin(), nested.captured.end());
    std::ranges::sort(captured);
    const auto end = std::unique(captured.begin(), captured.end());
    return inputs(node).size() - static_cast<std::size_t>(end - captured.begin());
}

const NodeCall* Graph::call(NodeId node) const
{
    if (m_arrays.calls.empty())
        return nullptr;
    // Where every node has one, it stands where its node does.
    const auto begin = m_arrays.calls.begin();
    const auto last = begin + std::min<std::ptrdiff_t>(node.index, std::ssize(m_arrays.calls) - 1);
    if (last->node == node)
        return &*last;
    const auto found = std::ranges::lower_bound(begin, last, node, {}, &NodeCall::node);
    return found->node == node ? &*found : nullptr;
}

const FusionHint* Graph::hint(NodeId node) const
{
    const auto found = std::ranges::lower_bound(m_arrays.hints, node, {}, &FusionHint::node);
    return found == m_arrays.hints.end() || found->node != node ? nullptr : &*found;
}

void Graph::linkProducers()
{
    // Results are numbered node by node, behind all other values.
    const std::size_t firstResult = inputCount() + parameterCount();
    m_producerOf.assign(valueCount(), NodeId());
    for (const NodeId node : nodes()) {
        const ListSlice slice = m_outputSlices[node.index];
        std::fill_n(m_producerOf.begin() + slice.begin, slice.size, node);
    }
    const std::span<const ValueId> operands = m_arrays.inputs;
    const std::span<const NodeId> producerOf = m_producerOf;
    m_producers.resize(operands.size());
    m_producerSlices.resize(nodeCount());
    std::uint32_t end = 0;
    for (std::size_t at = 0; at < m_producerSlices.size(); ++at) {
        const std::uint32_t begin = end;
        const ListSlice inputs = m_inputSlices[at];
        for (const ValueId operand : operands.subspan(inputs.begin, inputs.size)) {
            if (operand.isValid() && operand.index >= firstResult)
                m_producers[end++] = producerOf[operand.index];
        }
        m_producerSlices[at] = {begin, end - begin};
    }
    m_edgeCount = end;
    m_producers.resize(end);
    m_producers.shrink_to_fit();
}

void Graph::linkUses()
{
    const std::span<const ValueId> operands = m_arrays.inputs;
    m_useSlices.resize(valueCount());
    for (const ValueId operand : operands) {
        if (operand.isValid())
            ++m_useSlices[operand.index].size;
    }
    std::uint32_t end = 0;
    for (ListSlice& slice : m_useSlices) {
        slice.begin = end;
        end += std::exchange(slice.size, 0u);
    }

    m_uses.resize(end);
    for (std::size_t node = 0; node < m_inputSlices.size(); ++node) {
        const ListSlice inputs = m_inputSlices[node];
        for (std::uint32_t at = 0; at < inputs.size; ++at) {
            const ValueId operand = operands[inputs.begin + at];
            if (!operand.isValid())
                continue;
            ListSlice& slice = m_useSlices[operand.index];
            m_uses[slice.begin + slice.size++] = {NodeId(node), at};
        }
    }
}

void Graph::linkUsers()
{
    m_userSlices.resize(nodeCount());
    m_users.resize(m_producers.size());
    std::uint32_t end = 0;
    for (std::size_t node = 0; node < m_userSlices.size(); ++node) {
        const std::uint32_t begin = end;
        const ListSlice results = m_outputSlices[node];
        for (std::uint32_t at = 0; at < results.size; ++at) {
            for (const Use& use : partOf(m_uses, m_useSlices[results.begin + at])) {
                if (end == begin || m_users[end - 1] != use.node)
                    m_users[end++] = use.node;
            }
        }
        if (results.size > 1) {
            const auto first = m_users.begin() + begin;
            std::sort(first, m_users.begin() + end);
            end = static_cast<std::uint32_t>(std::unique(first, m_users.begin() + end)
                                             - m_users.begin());
        }
        m_userSlices[node] = {begin, end - begin};
    }
    m_users.resize(end);
    m_users.shrink_to_fit();
}

void Graph::listKinds()
{
    m_kindSlices.resize(operators().size());
    for (const OperatorId kind : m_arrays.nodeOperator)
        ++m_kindSlices[kind.index].size;
    std::uint32_t end = 0;
    for (ListSlice& slice : m_kindSlices) {
        slice.begin = end;
        end += std::exchange(slice.size, 0u);
    }
    m_kindNodes.resize(nodeCount());
    for (const NodeId node : nodes()) {
        ListSlice& slice = m_kindSlices[operatorId(node).index];
        m_kindNodes[slice.begin + slice.size++] = node;
    }
    for (std::size_t at = 0; at < operators().size(); ++at) {
        const Operator& kind = operators()[at];
        m_operatorNames.push_back({kind.native, OperatorId(at)});
        if (kind.canonical != kind.native)
            m_operatorNames.push_back({kind.canonical, OperatorId(at)});
    }
    std::ranges::sort(m_operatorNames, {}, [this](const OperatorName& known) {
        return std::pair(text(known.name), known.kind.index);
    });
}

} // namespace fusewright
