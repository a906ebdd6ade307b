// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <vector>

namespace fusewright {

class Graph;

namespace fx {

/// Of each value whether it is a tensor, as far as the operators tell: a size, what is computed of
/// sizes alone, and a symbol of a size are none.
std::vector<bool> findTensors(const Graph& graph);

} // namespace fx
} // namespace fusewright
