// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fusewright::test {

/// One operand of a small graph's node.
struct SmallOperand {
    enum class Kind : std::uint8_t { Result, Input, Parameter, LeftOut };

    Kind kind = Kind::Input;
    std::size_t at = 0;     ///< Which node, graph input or parameter.
    std::size_t result = 0; ///< Which result of the node.

    bool operator==(const SmallOperand&) const = default;
};

struct SmallNode {
    std::string op;
    std::vector<SmallOperand> operands;
    std::size_t results = 1;
    bool isGivenOut = false;      ///< All its results, also where they are used.
    std::optional<int> rank;      ///< Of its first result.
    bool isHalf = false;          ///< Its first result is f16; else its type is not known.
    std::optional<int> attribute; ///< Called `k`.
};

/// A graph that can still be changed. Nodes use only nodes before them. What nobody uses is given
/// out. Parameter n has rank n and type f32; of graph inputs nothing is known.
struct SmallGraph {
    std::vector<SmallNode> nodes;

    /// A node that uses the first results of others, or the graph input where of none. Answers with
    /// its index.
    std::size_t add(const std::string& op, const std::vector<std::size_t>& from);
    /// The node with index n has the id n and the name `n<n>`.
    Graph build() const;
    /// The lines of a `GraphText` where they can say it all, else a line for each node.
    std::string text() const;
    /// Its users get a graph input instead.
    SmallGraph without(std::size_t gone) const;

    bool isPlain() const;
};

/// Every connected graph of so many nodes, up to 8, with operators `a` and `b`: each node uses any
/// set of earlier ones, and the graph input where it uses none.
std::vector<SmallGraph> connectedGraphs(std::size_t nodeCount);

} // namespace fusewright::test
