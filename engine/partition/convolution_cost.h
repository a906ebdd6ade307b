// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/partition/costed_operator.h"

namespace fusewright {

/// Every element of the result is a sum over the window and the channels of its group.
CostAmount convOperations(const CostedOperator& of);
/// Its gradients, of which each that is used takes as much as the forward convolution.
CostAmount convBackwardOperations(const CostedOperator& of);
/// A convolution whose window is moved at every place: between four neighbours each.
CostAmount deformConvOperations(const CostedOperator& of);
/// Over positions, one channel each; the earlier positions are kept.
CostAmount causalConvOperations(const CostedOperator& of);
/// Positions first, channels last.
CostAmount positionConvOperations(const CostedOperator& of);

} // namespace fusewright
