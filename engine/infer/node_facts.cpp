// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/infer/node_facts.h"

#include "engine/infer/extent_text.h"
#include "engine/support/text_parts.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace fusewright::infer {

bool areEqual(const std::optional<Extents>& left, const std::optional<Extents>& right)
{
    const auto isEqual = [](const Extent& one, const Extent& other) {
        return one.isSameAs(other) || (one.isUnknown() && other.isUnknown());
    };
    if (!left || !right)
        return !left && !right;
    return std::ranges::equal(*left, *right, isEqual);
}

namespace {

constexpr std::string_view unknownElement = "?";

/// An element with the extents of values that are known by now.
std::string withKnownExtents(const std::string& text, const Graph& graph, const Findings& findings)
{
    if (!hasExtentOfValue(text))
        return text;
    return withNumbersComputed(withExtentsOfValues(text, [&](const ExtentOfValue& extent) {
        const auto found = findings.valuesByName.find(std::string(extent.value));
        const bool isThere = found != findings.valuesByName.end() && found->second.isValid()
            && found->second.index < graph.valueCount();
        const auto dims =
            isThere ? graph.shapes().dims(graph.shapeId(found->second)) : std::span<const Dim>();
        const Extent known = extent.axis < dims.size() ? Extent(dims[extent.axis]) : Extent();
        const std::string told = elementText(known, graph.texts());
        // A sum cannot stand in a product.
        const bool fits = isAmountFactor(told) || text == textOf(extent);
        return known.isUnknown() || !fits ? textOf(extent) : told;
    }));
}

std::optional<Extents> elementsOf(const TensorLiteral& literal)
{
    if (!literal.complete || literal.shape.size() > 1
        || literal.integers.size() + literal.numbers.size() > NodeFacts::mostElements)
        return std::nullopt;
    Extents elements;
    for (const std::int64_t number : literal.integers)
        elements.emplace_back(number);
    for (const double number : literal.numbers) {
        constexpr double largest = 1e15;
        if (std::trunc(number) != number || std::abs(number) > largest)
            return std::nullopt;
        elements.emplace_back(static_cast<std::int64_t>(number));
    }
    return elements;
}

} // namespace

bool areEqual(const Known& left, const Known& right)
{
    return left.type == right.type && areEqual(left.shape, right.shape)
        && areEqual(left.elements, right.elements);
}

std::optional<Extents> elementsOfConstant(const AttributeValue& value)
{
    if (const auto* const literal = std::get_if<TensorLiteral>(&value))
        return elementsOf(*literal);
    if (const auto* const number = std::get_if<std::int64_t>(&value))
        return Extents{Extent(*number)};
    const auto* const numbers = std::get_if<std::vector<std::int64_t>>(&value);
    if (numbers && numbers->size() <= NodeFacts::mostElements) {
        Extents elements;
        for (const std::int64_t number : *numbers)
            elements.emplace_back(number);
        return elements;
    }
    return std::nullopt;
}

std::optional<Extents> elementsOf(const Graph& graph, ValueId value, const Findings& findings)
{
    if (const auto found = findings.elements.find(value.index); found != findings.elements.end())
        return found->second;
    const AttributeValue* const literal = graph.literal(value);
    const auto* const texts = literal ? std::get_if<std::vector<std::string>>(literal) : nullptr;
    if (!texts)
        return literal ? elementsOfConstant(*literal) : std::nullopt;
    if (texts->size() > NodeFacts::mostElements)
        return std::nullopt;
    Extents elements;
    for (const std::string& text : *texts)
        elements.push_back(elementIn(withKnownExtents(text, graph, findings), findings.names));
    return elements;
}

void findNamedValues(const Graph& graph, std::span<const Literal> literals, Findings& findings)
{
    for (const Literal& literal : literals) {
        const auto* const texts =
            std::get_if<std::vector<std::string>>(&graph.attributeValue(literal.content));
        if (!texts)
            continue;
        for (const std::string& text : *texts) {
            withExtentsOfValues(text, [&](const ExtentOfValue& extent) {
                findings.valuesByName.emplace(extent.value, ValueId());
                return std::string();
            });
        }
    }
    if (findings.valuesByName.empty())
        return;
    for (const ValueId value : graph.values()) {
        const auto found = findings.valuesByName.find(std::string(graph.valueName(value)));
        if (found != findings.valuesByName.end())
            found->second = value;
    }
}

std::string elementText(const Extent& element, const StringPool& names)
{
    if (element.isKnown())
        return std::to_string(element.number());
    return std::string(element.isNamed() ? names.text(element.name()) : unknownElement);
}

Extent elementIn(std::string_view text, StringPool& names)
{
    if (text == unknownElement)
        return {};
    // A number may be less than nothing: the -1 of a reshape.
    const auto number = wholeNumber(text);
    if (const auto amount = number ? number : numberOfAmount(text))
        return Extent(*amount);
    // What is taken away may be more than what it is taken from.
    const auto products = productsIn(text);
    const Extent named(names.intern(text));
    const bool isElement = hasExtentOfValue(text)
        || (products && std::ranges::any_of(*products, &WrittenProduct::isSubtracted));
    return isElement ? named.asElement() : named;
}

NodeFacts::NodeFacts(const Graph& graph, NodeId node, Findings& findings)
    : m_graph(graph), m_node(node), m_findings(findings)
{
}

bool NodeFacts::hasOperand(std::size_t at) const
{
    const auto inputs = m_graph.inputs(m_node);
    return at < operandCount() && inputs[at].isValid();
}

std::string_view NodeFacts::operandName(std::size_t at) const
{
    return hasOperand(at) ? m_graph.valueName(m_graph.inputs(m_node)[at]) : std::string_view();
}

Shape NodeFacts::shape(std::size_t operand) const
{
    if (!rank(operand))
        return std::nullopt;
    const ShapeId id = m_graph.shapeId(m_graph.inputs(m_node)[operand]);
    const auto dims = m_graph.shapes().dims(id);
    Extents extents;
    extents.reserve(dims.size());
    for (const Dim dim : dims)
        extents.emplace_back(dim);
    return extents;
}

std::vector<Shape> NodeFacts::shapes() const
{
    std::vector<Shape> shapes;
    for (std::size_t at = 0; at < operandCount(); ++at)
        shapes.push_back(shape(at));
    return shapes;
}

std::optional<std::size_t> NodeFacts::rank(std::size_t operand) const
{
    if (!hasOperand(operand))
        return std::nullopt;
    const ShapeId id = m_graph.shapeId(m_graph.inputs(m_node)[operand]);
    const std::size_t axes = m_graph.shapes().dims(id).size();
    return m_graph.shapes().isRanked(id) && axes <= mostAxes ? std::optional(axes) : std::nullopt;
}

std::optional<Extents> NodeFacts::extentsAsElements(std::size_t operand) const
{
    Shape extents = shape(operand);
    if (!extents)
        return std::nullopt;
    for (std::size_t axis = 0; axis < extents->size(); ++axis) {
        Extent& extent = (*extents)[axis];
        const std::string text =
            extent.isUnknown() ? textOf({operandName(operand), axis}) : std::string();
        if (!text.empty())
            extent = elementIn(text, m_findings.names);
    }
    return extents;
}

DataType NodeFacts::type(std::size_t operand) const
{
    return hasOperand(operand) ? m_graph.valueType(m_graph.inputs(m_node)[operand])
                               : DataType::Unknown;
}

std::optional<Extents> NodeFacts::elements(std::size_t operand) const
{
    // What is computed of numbers takes them for a list.
    return rank(operand).value_or(1) <= 1 ? table(operand) : std::nullopt;
}

std::optional<Extents> NodeFacts::table(std::size_t operand) const
{
    if (!hasOperand(operand))
        return std::nullopt;
    return elementsOf(m_graph, m_graph.inputs(m_node)[operand], m_findings);
}

std::optional<std::vector<std::int64_t>> NodeFacts::numbers(std::size_t operand) const
{
    const auto extents = elements(operand);
    return extents ? numbersOf(*extents) : std::nullopt;
}

const Known* NodeFacts::tupleItem(std::size_t operand, std::int64_t place) const
{
    if (!hasOperand(operand))
        return nullptr;
    const auto found = m_findings.tuples.find(m_graph.inputs(m_node)[operand].index);
    if (found == m_findings.tuples.end())
        return nullptr;
    const auto at = axisIn(place, found->second.size());
    return at ? &found->second[*at] : nullptr;
}

std::vector<std::string_view> NodeFacts::attributeNames() const
{
    std::vector<std::string_view> names;
    for (const Attribute& attribute : m_graph.attributes(m_node))
        names.push_back(m_graph.text(attribute.name));
    return names;
}

const AttributeValue* NodeFacts::attribute(std::string_view attribute) const
{
    return m_graph.attribute(m_node, attribute);
}

bool NodeFacts::has(std::string_view name) const
{
    return attribute(name) != nullptr;
}

const AttributeValue* NodeFacts::argument(Argument argument) const
{
    const AttributeValue* const named = argument.name.empty() ? nullptr : attribute(argument.name);
    return named ? named : attribute("arg" + std::to_string(argument.position));
}

std::optional<std::string_view> textIn(const AttributeValue* value)
{
    const auto* const text = value ? std::get_if<std::string>(value) : nullptr;
    return text ? std::optional(std::string_view(*text)) : std::nullopt;
}

bool isTrue(const AttributeValue* value)
{
    const auto* const truth = value ? std::get_if<bool>(value) : nullptr;
    return truth && *truth;
}

std::optional<std::int64_t> numberIn(const AttributeValue& value)
{
    if (const auto* const number = std::get_if<std::int64_t>(&value))
        return *number;
    const auto* const truth = std::get_if<bool>(&value);
    return truth ? std::optional<std::int64_t>(*truth ? 1 : 0) : std::nullopt;
}

std::optional<std::vector<std::int64_t>> numbersIn(const AttributeValue& value)
{
    if (const auto number = numberIn(value))
        return std::vector{*number};
    const auto* const numbers = std::get_if<std::vector<std::int64_t>>(&value);
    return numbers ? std::optional(*numbers) : std::nullopt;
}

Extents extentsOf(const std::vector<std::int64_t>& numbers)
{
    Extents extents;
    for (const std::int64_t number : numbers)
        extents.emplace_back(number);
    return extents;
}

std::optional<std::vector<std::int64_t>> numbersOf(const Extents& extents)
{
    std::vector<std::int64_t> numbers;
    for (const Extent& extent : extents) {
        if (!extent.isKnown())
            return std::nullopt;
        numbers.push_back(extent.number());
    }
    return numbers;
}

Known& NodeFacts::result(std::size_t at)
{
    if (at >= m_results.size())
        m_results.resize(at + 1);
    return m_results[at];
}

void NodeFacts::setResult(std::size_t at, Shape shape, DataType type)
{
    Known& known = result(at);
    known.shape = std::move(shape);
    known.type = type;
}

void NodeFacts::setParts(const Shape& shape, std::int64_t axis, const Extents& sizes)
{
    const auto at = shape ? axisIn(axis, shape->size()) : std::nullopt;
    if (!at || sizes.size() < 2)
        return;
    Extents part = *shape;
    for (std::size_t place = 0; place < sizes.size(); ++place) {
        part[*at] = sizes[place];
        setResult(place, part, type(0));
    }
}

std::optional<std::size_t> axisIn(std::int64_t axis, std::size_t rank)
{
    const auto size = static_cast<std::int64_t>(rank);
    if (axis < -size || axis >= size)
        return std::nullopt;
    return static_cast<std::size_t>(axis < 0 ? axis + size : axis);
}

} // namespace fusewright::infer
