// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/autograd/forward_operator.h"

#include "engine/infer/node_facts.h"

#include <algorithm>

namespace fusewright {

namespace {

constexpr std::int64_t mostItems = 4096;

} // namespace

/// A tensor has a shape, which a tuple never has.
std::optional<std::int64_t> tupleItemOf(const Graph& graph, NodeId node)
{
    if (graph.canonicalName(node) != "getitem" || graph.inputs(node).empty())
        return std::nullopt;
    const ValueId tuple = graph.inputs(node).front();
    if (!tuple.isValid() || !graph.producer(tuple).isValid()
        || graph.shapes().isRanked(graph.shapeId(tuple)))
        return std::nullopt;
    const AttributeValue* const written = graph.attribute(node, "index");
    const auto* const index = written ? std::get_if<std::int64_t>(written) : nullptr;
    const bool isPlace = index && *index >= 0 && *index < mostItems;
    return isPlace ? std::optional(*index) : std::nullopt;
}

ForwardOperator::ForwardOperator(const Graph& graph, NodeId node)
    : m_graph(graph),
      m_node(node),
      m_operands(graph.inputs(node)),
      m_resultCount(graph.outputCount(node))
{
    if (graph.hasSpelled() || !graph.nested(node).empty())
        m_operands = graph.ownInputs(node);
    const bool isOpen =
        m_resultCount == 1 && !graph.shapes().isRanked(graph.shapeId(*graph.outputs(node).begin()));
    if (isOpen)
        findItems();
}

void ForwardOperator::findItems()
{
    for (const Use& use : m_graph.uses(*m_graph.outputs(m_node).begin())) {
        const auto place = tupleItemOf(m_graph, use.node);
        if (!place || m_graph.outputCount(use.node) == 0)
            continue;
        const auto at = static_cast<std::size_t>(*place);
        if (m_items.size() <= at)
            m_items.resize(at + 1);
        if (!m_items[at].isValid())
            m_items[at] = *m_graph.outputs(use.node).begin();
    }
    m_isTuple = !m_items.empty();
    if (m_isTuple)
        m_resultCount = m_items.size();
}

std::optional<std::size_t> ForwardOperator::rankOf(std::size_t place) const
{
    if (!hasOperand(place))
        return std::nullopt;
    const ShapeId shape = m_graph.shapeId(m_operands[place]);
    return m_graph.shapes().isRanked(shape) ? std::optional(m_graph.shapes().dims(shape).size())
                                            : std::nullopt;
}

ValueId ForwardOperator::result(std::size_t place) const
{
    if (m_isTuple)
        return place < m_items.size() ? m_items[place] : ValueId();
    const auto results = m_graph.outputs(m_node);
    return place < results.size() ? ValueId((*results.begin()).index + place) : ValueId();
}

ShapeId ForwardOperator::resultShape(std::size_t place) const
{
    const ValueId value = result(place);
    return value.isValid() ? m_graph.shapeId(value) : ShapeTable::unranked;
}

const Attribute* ForwardOperator::argument(std::span<const std::string> names) const
{
    for (const std::string& name : names) {
        for (const Attribute& attribute : m_graph.attributes(m_node)) {
            if (m_graph.text(attribute.name) == name)
                return &attribute;
        }
    }
    return nullptr;
}

std::optional<std::int64_t>
ForwardOperator::number(std::initializer_list<std::string_view> names) const
{
    const auto all = numbers(names);
    return all && all->size() == 1 ? std::optional(all->front()) : std::nullopt;
}

std::optional<std::vector<std::int64_t>>
ForwardOperator::numbers(std::initializer_list<std::string_view> names) const
{
    for (const std::string_view name : names) {
        const AttributeValue* const value = m_graph.attribute(m_node, name);
        if (value && !std::holds_alternative<bool>(*value))
            return infer::numbersIn(*value);
    }
    return std::nullopt;
}

bool ForwardOperator::isSet(std::initializer_list<std::string_view> names) const
{
    return std::ranges::any_of(names, [this](std::string_view name) {
        const AttributeValue* const value = m_graph.attribute(m_node, name);
        return value && infer::numberIn(*value).value_or(0) != 0;
    });
}

std::optional<std::vector<std::int64_t>> ForwardOperator::elements(std::size_t place) const
{
    const AttributeValue* const literal =
        hasOperand(place) ? m_graph.literal(m_operands[place]) : nullptr;
    const auto elements = literal ? infer::elementsOfConstant(*literal) : std::nullopt;
    return elements ? infer::numbersOf(*elements) : std::nullopt;
}

std::optional<double> ForwardOperator::knownNumber(std::size_t place) const
{
    const AttributeValue* const content =
        hasOperand(place) ? m_graph.literal(m_operands[place]) : nullptr;
    const auto* const tensor = content ? std::get_if<TensorLiteral>(content) : nullptr;
    if (!tensor)
        return content ? numberOf(*content) : std::nullopt;
    if (!tensor->complete || tensor->numbers.size() + tensor->integers.size() != 1)
        return std::nullopt;
    return tensor->numbers.empty() ? static_cast<double>(tensor->integers.front())
                                   : tensor->numbers.front();
}

std::optional<double> numberOf(const AttributeValue& value)
{
    if (const auto* const number = std::get_if<double>(&value))
        return *number;
    if (const auto* const number = std::get_if<std::int64_t>(&value))
        return static_cast<double>(*number);
    const auto* const truth = std::get_if<bool>(&value);
    return truth ? std::optional(*truth ? 1.0 : 0.0) : std::nullopt;
}

} // namespace fusewright
