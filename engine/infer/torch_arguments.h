// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/infer/argument.h"
#include "engine/infer/node_facts.h"
#include "engine/infer/shape_algebra.h"

namespace fusewright::infer {

/// Arguments as PyTorch's operators take them: an attribute has the argument's name, or `arg2`
/// where a text told it by its position.
class TorchArguments {
public:
    explicit TorchArguments(const NodeFacts& node) : m_node(node) { }

    bool has(Argument argument) const { return m_node.argument(argument) != nullptr; }
    Said<std::int64_t> number(Argument argument) const { return onlyOne(numbers(argument)); }
    /// One number counts as a list of it.
    Said<Numbers> numbers(Argument argument) const;
    /// A list, or all the numbers from its position on: `x.view(2, -1)`. Nothing where tensors are
    /// among them.
    std::optional<Extents> sizes(Argument argument) const;
    bool isSet(Argument argument) const { return isTrue(m_node.argument(argument)); }
    std::optional<std::string_view> word(Argument argument) const
    {
        return textIn(m_node.argument(argument));
    }
    std::optional<DataType> type(Argument argument) const;

private:
    std::optional<Extents> sizesInText(std::string_view text) const;
    std::optional<Extents> sizesOfOperands(std::size_t position) const;
    Extent sizeNamed(std::string_view name) const;
    bool hasPositionsOnly() const;

    const NodeFacts& m_node;
};

/// A tuple that a text gives as one value.
bool isTuple(const NodeFacts& node);
bool isNamedAfter(const NodeFacts& node, std::string_view part);

} // namespace fusewright::infer
