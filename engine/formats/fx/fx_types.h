// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_builder.h"

#include <string_view>

namespace fusewright::fx {

/// `f32[1, s0, 4*s1][…]cuda:0`, or `Sym(s0)`, with or without quotes around; unknown for anything
/// else.
ValueType readType(std::string_view text, GraphBuilder& builder);

} // namespace fusewright::fx
