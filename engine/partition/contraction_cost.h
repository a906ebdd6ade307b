// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/shape_table.h"

#include <optional>
#include <span>
#include <string_view>

namespace fusewright {

/// All extents multiplied. Nothing where one is no number, or the product is no finite one.
std::optional<double> extentProduct(std::span<const Dim> dims);

/// The operations of an einsum of two operands: every combination of letters is one product and one
/// sum. Nothing where the equation does not fit the shapes, or has an ellipsis.
std::optional<double> einsumOperations(std::string_view equation, std::span<const Dim> left,
                                       std::span<const Dim> right);

} // namespace fusewright
