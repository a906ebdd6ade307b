// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/evaluation.h"
#include "engine/pattern/replacement_part.h"
#include "engine/rewrite/scratch_graph.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace fusewright {

/// What is known of a value, as if the replacement said it.
ScratchFacts factsOf(const Graph& graph, ValueId value);

/// What a replacement says of the results of a part.
struct FactsReading {
    ScratchFacts facts;
    ExpressionId unknown;             ///< What was needed and is not known; else invalid.
    std::vector<UnknownCause> causes; ///< Empty for what makes no sense.
    std::string why;
    std::vector<std::string> assumed; ///< Answers of the user on which they rest.
    std::size_t work = 0;             ///< Expressions that were evaluated.
};

/// So many expressions are evaluated for the facts of one part.
inline constexpr std::size_t mostFactsWork = 1'000'000;

/// Whether all is left to inference.
bool saysNothing(const MadeFacts& made);
/// Whether they are taken, some of them, from the part's first operand.
bool asksFirstOperand(const MadeFacts& made);
/// `first` is what is known of that operand; null where there is none, or it is not asked.
FactsReading readFacts(const MadeFacts& made, const ExpressionGround& ground,
                       const ScratchFacts* first);

/// What an expression came to, as an attribute.
AttributeValue attributeOf(const Scalar& scalar);
/// One value, or a list of equal types; nothing for a list of several types, or of none.
std::optional<AttributeValue> attributeOf(std::span<const Scalar> scalars, bool isList);
/// The elements of a constant; one alone fills it. Nothing where there are too many to keep.
std::optional<AttributeValue> tensorOf(const ScratchFacts& facts, std::span<const Scalar> elements);

/// Whether two values are known to have one type, shape and encoding.
bool isKnownAlike(const Graph& graph, ValueId one, ValueId other);

} // namespace fusewright
