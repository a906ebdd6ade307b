// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_builder.h"
#include "engine/support/diagnostic.h"

#include <optional>
#include <string>
#include <string_view>

namespace fusewright::test {

/// What a builder makes of a graph that it is told line by line, as a file would tell it.
///
///     in x, w               graph inputs; `param` and `out` likewise
///     c: conv(x, w) -> y    a node `c` with operands and results
///     relu(y)               a node without a name and without results
///
/// `-` is an operand or a result that is left out. Without a line `out` what no node uses is
/// given out.
struct ToldGraph {
    explicit ToldGraph(std::string_view text, UnmadeNames unmade = UnmadeNames::BecomeInputs);

    /// The code of the first finding, or empty.
    std::string firstCode() const;
    std::string firstMessage() const;
    /// The node names in their order, with spaces between.
    std::string nodeNames() const;
    /// The names of the graph's outputs, with spaces between.
    std::string outputNames() const;
    NodeId node(std::string_view name) const { return graph->findNode(name).value(); }
    ValueId value(std::string_view name) const;

    Diagnostics findings;
    std::optional<Graph> graph;
};

/// The names of values as a `ToldGraph` has them: `x w -`.
std::string namesOf(const Graph& graph, std::span<const ValueId> values);

} // namespace fusewright::test
