// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_builder.h"

#include <optional>
#include <string>
#include <string_view>

namespace fusewright {

/// Reads `(8, 3, s0)` or `[8,3,s0]`; nothing is known of the shape when it is something else.
ShapeId readShape(std::string_view text, GraphBuilder& builder);

/// Reads `f32[8,3,s0]` or `f32`, as edges are labelled; nothing when it is something else.
std::optional<ValueType> readValueType(std::string_view text, GraphBuilder& builder);

/// `f32[8,3,s0]`, `f32` or `?[8]`; empty when nothing is known of the value.
std::string valueTypeText(const Graph& graph, ValueId value);

} // namespace fusewright
