// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"

#include <string_view>

namespace fusewright::test {

/// A graph written as text, for tests.
///
/// Each line is a chain: `conv > bias > relu` makes three nodes that feed each other. A word is a
/// node's name and its operator; `q0:linear` names a node `q0` of the operator `linear`. A name
/// that was seen before is the same node. A node without a producer gets the graph input `x`.
/// What nobody uses is given out.
class GraphText {
public:
    explicit GraphText(std::string_view text);

    /// Fails an assertion when there is no such node.
    NodeId operator[](std::string_view name) const;

    Graph graph;

private:
    static Graph parse(std::string_view text);
};

} // namespace fusewright::test
