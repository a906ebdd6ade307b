// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/graph.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace fusewright {

Graph::Graph(GraphArrays arrays) : m_arrays(std::move(arrays))
{
    m_arrays.texts.dropIndex();
    linkProducers();
    linkUses();
    linkUsers();
    listKinds();
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
    return value.index < m_arrays.inputCount + m_arrays.parameterCount ? ValueKind::Parameter
                                                                       : ValueKind::Result;
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

std::span<const NestedGraph> Graph::nested(NodeId owner) const
{
    const auto first = std::ranges::lower_bound(m_arrays.nested, owner, {}, &NestedGraph::owner);
    const auto last = std::ranges::upper_bound(m_arrays.nested, owner, {}, &NestedGraph::owner);
    return {first, last};
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

const FusionHint* Graph::hint(NodeId node) const
{
    const auto found = std::ranges::lower_bound(m_arrays.hints, node, {}, &FusionHint::node);
    return found == m_arrays.hints.end() || found->node != node ? nullptr : &*found;
}

void Graph::linkProducers()
{
    m_producerOf.assign(valueCount(), NodeId());
    for (const NodeId node : nodes()) {
        for (const ValueId result : outputs(node))
            m_producerOf[result.index] = node;
    }

    const std::size_t firstResult = inputCount() + parameterCount();
    m_producers.reserve(
        static_cast<std::size_t>(std::ranges::count_if(m_arrays.inputs, [&](ValueId operand) {
            return operand.isValid() && operand.index >= firstResult;
        })));
    m_producerBegin.reserve(nodeCount() + 1);
    m_producerBegin.push_back(0);
    for (const NodeId node : nodes()) {
        for (const ValueId operand : inputs(node)) {
            if (operand.isValid() && m_producerOf[operand.index].isValid())
                m_producers.push_back(m_producerOf[operand.index]);
        }
        m_producerBegin.push_back(static_cast<std::uint32_t>(m_producers.size()));
    }
}

void Graph::linkUses()
{
    m_useBegin.assign(valueCount() + 1, 0);
    for (const ValueId operand : m_arrays.inputs) {
        if (operand.isValid())
            ++m_useBegin[operand.index + 1];
    }
    for (std::size_t value = 0; value < valueCount(); ++value)
        m_useBegin[value + 1] += m_useBegin[value];

    m_uses.resize(m_useBegin.back());
    // Filled by moving each begin to its end; shifting back by one restores the begins.
    for (const NodeId node : nodes()) {
        std::uint32_t at = 0;
        for (const ValueId operand : inputs(node)) {
            if (operand.isValid())
                m_uses[m_useBegin[operand.index]++] = {node, at};
            ++at;
        }
    }
    for (std::size_t value = valueCount(); value > 0; --value)
        m_useBegin[value] = m_useBegin[value - 1];
    m_useBegin[0] = 0;
}

void Graph::linkUsers()
{
    m_userBegin.reserve(nodeCount() + 1);
    m_userBegin.push_back(0);
    m_users.reserve(m_producers.size());
    for (const NodeId node : nodes()) {
        const auto first = static_cast<std::ptrdiff_t>(m_users.size());
        for (const ValueId result : outputs(node)) {
            for (const Use& use : uses(result)) {
                if (std::ssize(m_users) == first || m_users.back() != use.node)
                    m_users.push_back(use.node);
            }
        }
        if (outputCount(node) > 1) {
            std::sort(m_users.begin() + first, m_users.end());
            m_users.erase(std::unique(m_users.begin() + first, m_users.end()), m_users.end());
        }
        m_userBegin.push_back(static_cast<std::uint32_t>(m_users.size()));
    }
    m_users.shrink_to_fit();
}

void Graph::listKinds()
{
    m_kindBegin.assign(operators().size() + 1, 0);
    for (const OperatorId kind : m_arrays.nodeOperator)
        ++m_kindBegin[kind.index + 1];
    std::partial_sum(m_kindBegin.begin(), m_kindBegin.end(), m_kindBegin.begin());
    std::vector<std::uint32_t> next(m_kindBegin.begin(), m_kindBegin.end() - 1);
    m_kindNodes.resize(nodeCount());
    for (const NodeId node : nodes())
        m_kindNodes[next[operatorId(node).index]++] = node;
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
