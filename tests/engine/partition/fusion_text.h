// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"
#include "engine/partition/automatic_fusion.h"

#include <string>
#include <string_view>

namespace fusewright::test {

/// A graph written as text by the kinds of its operators, for tests of automatic fusion.
///
/// Each line is a chain: `c:O > r:E > s:E`. The letters are E(lemwise), B(roadcast), I(njective),
/// R(educe), O(ut_elemwise_fusable), T(uple) and X (opaque). `r:E!` is visible outside, `r:E~` is
/// used by nobody. `>B r` says that this use is a broadcast's. What nobody uses is given out
/// otherwise. Order in the text is order in the graph.
class FusionText {
public:
    explicit FusionText(std::string_view text);

    NodeId operator[](std::string_view name) const { return *graph.findNode(name); }

    /// The sections in their order: `c r s | t`.
    std::string fused(const FusionOptions& options = {}) const;
    /// The codes of what decided about an operator, phase by phase: `path-kind other-phase …`.
    std::string reasons(std::string_view name, const FusionOptions& options = {}) const;
    /// What decided about an operator in one phase.
    FusionStep step(std::string_view name, std::size_t phase,
                    const FusionOptions& options = {}) const;

    Graph graph;
};

/// The sections of a graph in their order.
std::string sectionsText(const Graph& graph, const Partition& partition);

} // namespace fusewright::test
