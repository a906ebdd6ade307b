// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/infer/argument.h"
#include "engine/infer/node_facts.h"
#include "engine/infer/shape_algebra.h"

namespace fusewright::infer {

/// Arguments as ONNX' operators take them: attributes, which in newer versions may be operands.
class OnnxArguments {
public:
    explicit OnnxArguments(const NodeFacts& node) : m_node(node) { }

    Said<std::int64_t> number(Argument argument) const { return onlyOne(numbers(argument)); }
    Said<Numbers> numbers(Argument argument) const;
    Said<Extents> extents(Argument argument) const;
    bool isSet(std::string_view name, std::int64_t usual = 0) const;
    std::string_view word(std::string_view name, std::string_view usual = {}) const
    {
        return textIn(m_node.attribute(name)).value_or(usual);
    }
    /// Under a number or a word.
    DataType type(std::string_view name, DataType usual) const;

private:
    const NodeFacts& m_node;
};

/// How many elements an operand of one axis has, where they are few.
std::optional<std::size_t> lengthOf(const NodeFacts& node, std::size_t operand);

} // namespace fusewright::infer
