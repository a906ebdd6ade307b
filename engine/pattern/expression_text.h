// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/pattern.h"

#include <span>
#include <string>
#include <string_view>

namespace fusewright {

class Graph;

/// How a language spells a type; null for `dataTypeName`.
using TypeSpelling = std::string_view (*)(DataType type);

/// The canonical text of an expression of a pattern: equal texts for equal expressions.
///
///     (conv.rank == 4 and not (conv.dim(-1) < conv.attr(size, int)))
///     select(x.dtype == type(f16), 2, 4)
///
/// `loops` are the names of a replacement's loops. What is longer than `mostExpressionText` ends
/// with an ellipsis.
std::string toText(const Pattern& pattern, ExpressionId expression,
                   std::span<const std::string_view> loops = {});
inline constexpr std::size_t mostExpressionText = 10'000;

/// A value as people read it: `4`, `0.5`, `f16`, `"mean"`; `?` where it is unknown.
std::string toText(const Scalar& value, const Graph* graph = nullptr,
                   TypeSpelling spelling = nullptr);

} // namespace fusewright
