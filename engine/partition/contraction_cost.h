// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/partition/costed_operator.h"

namespace fusewright {

/// Whether an operator multiplies matrices: as the catalogue says, and an einsum that sums over a
/// letter of two operands.
bool multipliesMatrices(const Graph& graph, NodeId node);

/// A product of matrices: every element of the result is a sum over the extent that both share.
CostAmount gemmOperations(const CostedOperator& of);
/// Its gradients: for each one that is used, a product like the forward one.
CostAmount gemmBackwardOperations(const CostedOperator& of);
/// An einsum of two operands: every combination of letters is one product and one sum; of one that
/// sums up each element, else none. Nothing where the equation does not fit the shapes, or has an
/// ellipsis.
CostAmount einsumOperations(const CostedOperator& of);
/// Products of several matrices, in the order that needs the fewest operations.
CostAmount chainOperations(const CostedOperator& of);

/// How many of the first results are there and used.
double resultsWanted(const CostedOperator& of, std::size_t most);

} // namespace fusewright
