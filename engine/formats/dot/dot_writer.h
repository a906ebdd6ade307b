// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

namespace fusewright {

class Graph;

/// The graph for Graphviz: operators as boxes, graph inputs and outputs as ellipses.
///
/// Each label has the operator on its first line and the node's id on its second. Parameters and
/// the bodies of operators are left out. Equal graphs give equal texts, and reading one back by
/// first lines gives the same operators and edges.
std::string writeDot(const Graph& graph);

} // namespace fusewright
