// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/partition/operation_range.h"

namespace fusewright {

struct CostedOperator;

/// Factorizations, solutions and what is made of them, as LAPACK counts them. Of what runs until it
/// is exact enough, the part before that is counted, and the rest has no bound.
OperationRange linearAlgebraOperations(const CostedOperator& of);
/// 5 n log2 n for a complex transform of n points, half of it for a real one.
CostAmount fourierOperations(const CostedOperator& of);

} // namespace fusewright
