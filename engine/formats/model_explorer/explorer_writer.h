// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

namespace fusewright {

class Graph;

/// The graph as Model Explorer opens it, with its modules as layers; reading it back gives the same
/// graph.
std::string writeModelExplorer(const Graph& graph);

} // namespace fusewright
