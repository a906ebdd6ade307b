// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/infer/node_facts.h"

namespace fusewright::infer {

enum class IntegerWork {
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
    Largest,
    Smallest,
    Negate,
    Equal
};

/// What comes of two whole numbers, of which either may be a name.
Extent computed(const NodeFacts& node, IntegerWork work, const Extent& a, const Extent& b);
/// The elements of what an operator computes of small tensors of whole numbers.
std::optional<Extents> computedElements(const NodeFacts& node, IntegerWork work);
/// What `Where(condition, a, b)` chooses; a condition that is not known leaves its element open.
std::optional<Extents> chosenElements(const NodeFacts& node);

/// How many elements an operand of one axis has, where they are few.
std::optional<std::size_t> lengthOf(const NodeFacts& node, std::size_t operand);

/// ONNX' numbers and words for types of elements.
DataType onnxType(std::int64_t number);
DataType onnxTypeNamed(std::string_view word);

} // namespace fusewright::infer
