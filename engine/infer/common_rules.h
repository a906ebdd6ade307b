// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/infer/integer_rules.h"
#include "engine/infer/node_facts.h"

/// Rules, and parts of them, that are the same whatever the vocabulary.
namespace fusewright::infer {

bool isFloating(DataType type);
DataType either(DataType first, DataType second);
/// The type of all operands, where they have one.
DataType commonType(const NodeFacts& node);

/// Shape, type and elements of the first operand.
void sameAsFirst(NodeFacts& node);
/// The first result has the shape of the first operand; its type too, where that is floating.
void normalized(NodeFacts& node);
/// Of all operands; the type stays open where whole numbers may become others on the way.
void broadcastAll(NodeFacts& node);
/// Broadcast, and of the type of all operands.
void broadcastAlike(NodeFacts& node);
void compared(NodeFacts& node); ///< Broadcast, and the result is a truth.
void truthOfEach(NodeFacts& node);
void nonzero(NodeFacts& node);
/// `where(condition, a, b)`.
void chosen(NodeFacts& node, DataType type);
/// The same, of the type that both have.
void chosenAlike(NodeFacts& node);
/// The result and the means and variances as they are afterwards.
void batchNormalized(NodeFacts& node, std::size_t results);
void largestFew(NodeFacts& node, std::optional<std::int64_t> axis, const Extent& count,
                DataType places);

/// As this operand.
template <std::size_t Operand>
void like(NodeFacts& node)
{
    node.setResult(0, node.shape(Operand), node.type(Operand));
}

} // namespace fusewright::infer
