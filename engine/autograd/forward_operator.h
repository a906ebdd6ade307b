// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// Which item of a tuple a `getitem` takes; nothing for other operators and for tensors.
std::optional<std::int64_t> tupleItemOf(const Graph& graph, NodeId node);

/// A number or truth; nothing for what is neither.
std::optional<double> numberOf(const AttributeValue& value);

/// One operator of the forward graph as the table of derivatives asks for it.
class ForwardOperator {
public:
    ForwardOperator(const Graph& graph, NodeId node);

    NodeId node() const { return m_node; }
    /// Without those that only bodies capture, and those that say what attributes say.
    std::span<const ValueId> operands() const { return m_operands; }
    bool hasOperand(std::size_t place) const
    {
        return place < m_operands.size() && m_operands[place].isValid();
    }
    /// Nothing where it is not known.
    std::optional<std::size_t> rankOf(std::size_t place) const;

    /// Its one result stands for several, which others take out of it.
    bool isTuple() const { return m_isTuple; }
    /// Of a tuple as many as are taken out.
    std::size_t resultCount() const { return m_resultCount; }
    /// Of a tuple the first value that is taken out at this place; invalid where there is none.
    ValueId result(std::size_t place) const;
    /// What is known of it; for a tuple, of its item.
    ShapeId resultShape(std::size_t place) const;

    /// The argument with one of these names. Null where it is not given.
    const Attribute* argument(std::span<const std::string> names) const;
    std::optional<std::int64_t> number(std::initializer_list<std::string_view> names) const;
    /// A list of numbers; one number counts as one. Nothing where it is not given or not numbers.
    std::optional<std::vector<std::int64_t>>
    numbers(std::initializer_list<std::string_view> names) const;
    /// Whether an argument is given and true, or a number that is not 0.
    bool isSet(std::initializer_list<std::string_view> names) const;
    /// The elements of an operand that is a small constant of whole numbers.
    std::optional<std::vector<std::int64_t>> elements(std::size_t place) const;
    /// Of an operand that is a constant of one element, or a number.
    std::optional<double> knownNumber(std::size_t place) const;
    const AttributeValue& content(const Attribute& attribute) const
    {
        return m_graph.attributeValue(attribute.value);
    }

private:
    void findItems();

    const Graph& m_graph;
    NodeId m_node;
    std::span<const ValueId> m_operands;
    std::vector<ValueId> m_items; ///< Of a tuple.
    std::size_t m_resultCount = 0;
    bool m_isTuple = false;
};

} // namespace fusewright
