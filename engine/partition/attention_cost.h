// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/partition/operation_range.h"

namespace fusewright {

struct CostedOperator;

/// Scores and context: for each query and key, one product over each head's width.
CostAmount attentionOperations(const CostedOperator& of);
/// The scores again, and the gradients of values, scores, queries and keys.
CostAmount attentionBackwardOperations(const CostedOperator& of);
/// Sequences one behind the other, or pages of keys: which query meets which key only tensors say.
OperationRange packedAttentionOperations(const CostedOperator& of);
/// A layer in one operator, `(rows, positions, width)`: its weights with every row, and attention.
/// Where nobody says which of the first two extents is which, between both.
OperationRange encoderLayerOperations(const CostedOperator& of);

} // namespace fusewright
