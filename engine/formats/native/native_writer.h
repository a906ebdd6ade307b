// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

namespace fusewright {

class Graph;

/// The graph as a native JSON file, one node a line; reading it back gives the same graph.
std::string writeNative(const Graph& graph);

} // namespace fusewright
