// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"
#include "engine/partition/section_order.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace fusewright {

class Diagnostics;
class Graph;
struct ManualFusion;

/// The operators of one module that is fused by hand.
struct ManualSection {
    std::uint32_t entry = 0;   ///< In the manual fusion.
    std::string module;        ///< Its path.
    std::vector<NodeId> nodes; ///< In the graph's order; never empty.
};

/// A module whose operators cannot run in one piece.
struct RefusedModule {
    std::uint32_t entry = 0;
    std::string module;
    EscapeRoute route; ///< Its section counts among the manual sections.
};

/// What fusion by hand makes of a graph.
struct ManualSections {
    std::vector<ManualSection> sections; ///< By first operator; they can run one after another.
    std::vector<RefusedModule> refused;
};

/// Makes each module that an entry names, by type or by path, a section of its operators, those of
/// modules in it included. Of two modules one in the other, both named, the inner one has its
/// operators, the outer one the rest. A module's type counts with or without what stands before
/// its last dot.
///
/// Refused modules and entries that name no module of the graph are reported as warnings.
ManualSections makeManualSections(const Graph& graph, const ManualFusion& fusion,
                                  Diagnostics& diagnostics);

/// By manual section its entry, as `foldSections` asks for.
std::vector<std::uint32_t> entriesOf(std::span<const ManualSection> sections);

} // namespace fusewright
