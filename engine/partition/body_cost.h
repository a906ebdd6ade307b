// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/partition/operation_range.h"

#include <span>

namespace fusewright {

struct CostedOperator;

/// How often a loop runs its body, at least and at most.
OperationRange tripsOf(const CostedOperator& loop);
/// What an operator with bodies does: branches, loops, calls. `bodies` are the operations of its
/// nested graphs, in their order.
OperationRange bodyOperations(const CostedOperator& of, std::span<const OperationRange> bodies);

/// Nothing where what may be the smaller one depends on extents.
OperationRange eitherOf(const OperationRange& a, const OperationRange& b);
OperationRange bothOf(const OperationRange& a, const OperationRange& b);
OperationRange times(const OperationRange& trips, const OperationRange& body);

} // namespace fusewright
