// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"
#include "engine/infer/argument.h"
#include "engine/infer/extent.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fusewright::infer {

/// What is known of one tensor.
struct Known {
    DataType type = DataType::Unknown;
    Shape shape;
    std::optional<Extents> elements; ///< Of a small tensor of whole numbers, row by row.
};

/// Whether the same is known of both.
bool areEqual(const Known& left, const Known& right);
bool areEqual(const std::optional<Extents>& left, const std::optional<Extents>& right);

/// What has been found out so far, beyond what stands in the graph.
struct Findings {
    StringPool& names;
    std::unordered_map<std::uint32_t, Extents> elements;          ///< By value.
    std::unordered_map<std::uint32_t, std::vector<Known>> tuples; ///< By value, for `getitem`.
    /// Those whose extents are among the elements of others (see `ExtentOfValue`).
    std::unordered_map<std::string, ValueId> valuesByName;
};

/// One operator as a rule sees it: what is known of its operands, its attributes, and a place to
/// say what is known of its results.
class NodeFacts {
public:
    static constexpr std::size_t mostElements = 256;

    NodeFacts(const Graph& graph, NodeId node, Findings& findings);

    const Graph& graph() const { return m_graph; }
    std::string_view nativeName() const { return m_graph.nativeName(m_node); }
    StringPool& names() const { return m_findings.names; }
    Amount product() const { return Amount(m_findings.names); }

    /// Without parameters that are spelled out.
    std::size_t operandCount() const
    {
        return m_graph.inputs(m_node).size() - m_graph.spelledCount(m_node);
    }
    bool hasOperand(std::size_t at) const;
    std::string_view operandName(std::size_t at) const;
    Shape shape(std::size_t operand) const;
    std::vector<Shape> shapes() const; ///< Of all operands.
    std::optional<std::size_t> rank(std::size_t operand) const;
    /// The extents of an operand as elements: one that is not known as what it is of.
    std::optional<Extents> extentsAsElements(std::size_t operand) const;
    DataType type(std::size_t operand) const;
    /// The elements of an operand, where they are few and whole numbers: of one axis at most.
    std::optional<Extents> elements(std::size_t operand) const;
    /// The same of two axes at most, row by row.
    std::optional<Extents> table(std::size_t operand) const;
    /// The elements where every one is a number.
    std::optional<std::vector<std::int64_t>> numbers(std::size_t operand) const;
    /// What the operand, a tuple, has at this place.
    const Known* tupleItem(std::size_t operand, std::int64_t place) const;

    std::vector<std::string_view> attributeNames() const;
    bool has(std::string_view attribute) const;
    const AttributeValue* attribute(std::string_view attribute) const;
    /// By its name, or as `arg2`.
    const AttributeValue* argument(Argument argument) const;
    std::size_t resultCount() const { return m_graph.outputCount(m_node); }

    /// What is said of a result; a rule may say more results than the node has: then it is a tuple.
    Known& result(std::size_t at);
    void setResult(std::size_t at, Shape shape, DataType type);
    /// The first result, of the type of the first operand.
    void setShape(Shape shape) { setResult(0, std::move(shape), type(0)); }
    void dropResultsFrom(std::size_t at) { m_results.resize(at); }
    /// Results that differ along one axis only, of the type of the first operand. A tuple of one
    /// is a tuple too, which a node has as one value: of that nothing is said.
    void setParts(const Shape& shape, std::int64_t axis, const Extents& sizes);
    const std::vector<Known>& results() const { return m_results; }

private:
    const Graph& m_graph;
    NodeId m_node;
    Findings& m_findings;
    std::vector<Known> m_results;
};

/// The elements of a value, where they are few and whole numbers.
std::optional<Extents> elementsOf(const Graph& graph, ValueId value, const Findings& findings);

/// An element as `ShapeElements` has it, and back.
std::string elementText(const Extent& element, const StringPool& names);
Extent elementIn(std::string_view text, StringPool& names);
/// Finds the values that are named in the elements of others.
void findNamedValues(const Graph& graph, std::span<const Literal> literals, Findings& findings);

/// The elements of a constant with at most one axis that holds whole numbers only.
std::optional<Extents> elementsOfConstant(const AttributeValue& value);

/// Null is no text, and not true.
std::optional<std::string_view> textIn(const AttributeValue* value);
bool isTrue(const AttributeValue* value);
std::optional<std::int64_t> numberIn(const AttributeValue& value);
/// One number or truth counts as a list of it.
std::optional<std::vector<std::int64_t>> numbersIn(const AttributeValue& value);
Extents extentsOf(const std::vector<std::int64_t>& numbers);
/// Nothing where one of them is not a number.
std::optional<std::vector<std::int64_t>> numbersOf(const Extents& extents);

/// Counts from the end when negative; nothing when it is outside of `rank`.
std::optional<std::size_t> axisIn(std::int64_t axis, std::size_t rank);

} // namespace fusewright::infer
