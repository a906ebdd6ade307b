// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <optional>
#include <string>
#include <string_view>

namespace fusewright {

class Graph;

/// The name of an extent as people write it: of `((height + 1)//2)`, which is a half rounded up,
/// `⌈height/2⌉`; of `(T//4)` `⌊T/4⌋`. What is no such quotient stays as it is.
std::string extentForDisplay(std::string_view name);
/// `1, 2048, n` without brackets; nothing when not even the rank is known.
std::optional<std::string> shapeForDisplay(const Graph& graph, ValueId value);
/// `bf16 [1, 2048, n]` with what is known; empty when nothing is.
std::string typeForDisplay(const Graph& graph, ValueId value);
/// A parameter with a named extent was computed from extents, such as a mask: weights that a file
/// has are numbers.
bool isComputedFromExtents(const Graph& graph, ValueId value);

} // namespace fusewright
