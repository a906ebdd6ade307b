// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

namespace fusewright {

class Graph;
class GraphEditor;

} // namespace fusewright

namespace fusewright::test {

/// What is wrong with the lists, the order, the names or the tables of a graph and of the bodies in
/// it; empty when nothing is. Everything is found out again from the operands.
std::string brokenGraph(const Graph& graph);
/// The same while it is edited: in the order that is kept, without what was removed.
std::string brokenGraph(const GraphEditor& editor);

} // namespace fusewright::test
