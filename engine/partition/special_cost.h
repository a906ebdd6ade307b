// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/partition/operation_range.h"

namespace fusewright {

struct CostedOperator;

/// Both products of every step and direction; gates and activations are not counted.
CostAmount recurrentOperations(const CostedOperator& of);
/// Neighbours along every axis but the first two, each with a weight.
CostAmount interpolationOperations(const CostedOperator& of);
/// Every row goes through as many experts as are chosen for it.
CostAmount expertOperations(const CostedOperator& of);
/// What is cut out of images at boxes.
OperationRange regionOperations(const CostedOperator& of);
/// Formulas of one operator each.
OperationRange specialOperations(const CostedOperator& of);

} // namespace fusewright
