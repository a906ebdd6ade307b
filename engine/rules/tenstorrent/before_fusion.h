// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"

#include <string>
#include <vector>

namespace fusewright {

/// What TT-XLA rewrites before it fuses, in this model: interpolation, average pools of one
/// element, and slices that begin before their tensor. None of it is previewed.
std::vector<std::string> rewritesBeforeFusion(const Graph& model);

} // namespace fusewright
