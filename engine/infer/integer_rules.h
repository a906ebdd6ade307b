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

/// A part of a list, as Python's slices are.
Extents partOfList(const Extents& list, std::int64_t begin, std::int64_t end);
/// Rows of a table of a width, which is not 0, from the last to the first, as Python's
/// `[begin:end:-1]` has them.
Extents rowsBackwards(const Extents& table, std::size_t width, std::int64_t begin,
                      std::int64_t end);
/// Columns become rows.
Extents transposedTable(const Extents& table, std::size_t width);

} // namespace fusewright::infer
