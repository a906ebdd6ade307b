// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_builder.h"

#include <string>
#include <string_view>

namespace fusewright::model_explorer {

/// Reads `float32[1,3,?]`, `[1, 3]`, `(1, batch)` or a type alone; what is not said is not known.
ValueType readTensorText(std::string_view text, GraphBuilder& builder);

/// `f32[1,3,?]`; empty where nothing is known.
std::string tensorText(const Graph& graph, ValueId value);

} // namespace fusewright::model_explorer
