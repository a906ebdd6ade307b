// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/infer/shape_algebra.h"

#include <string_view>

/// What products of tensors do to shapes.
namespace fusewright::infer {

Shape matmulShape(const Shape& left, const Shape& right);
/// Rows and columns of the last two extents changed places, as `transA` and `transB` ask.
Shape swappedLast(Shape shape);
/// By the weight as it is stored, `[out, in]`, or a column of it.
Shape linearShape(const Shape& input, Shape weight);
Shape outerShape(const Shape& left, const Shape& right);
/// What `equation` of `einsum` gives.
Shape einsumShape(std::string_view equation, std::span<const Shape> operands);
/// The queries, as wide as the values.
Shape attentionShape(const Shape& query, const Shape& value);

} // namespace fusewright::infer
