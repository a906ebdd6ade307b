// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"
#include "engine/graph/node_set.h"
#include "engine/partition/cost_formula.h"
#include "engine/partition/tally.h"

#include <span>
#include <vector>

namespace fusewright {

class Graph;

/// What operators save that run as one section instead of each alone. The graph must outlive it.
/// Not for use by several threads at once.
class BlockSaving {
public:
    explicit BlockSaving(const Graph& graph);

    /// The bytes that no longer cross a boundary: what `costsOf` counts for each alone without what
    /// it counts for the section. Values of unknown size are counted as unknown.
    Tally bytes(std::span<const NodeId> nodes);
    /// The known ones, and what running each alone costs, as so many bytes.
    double worth(std::span<const NodeId> nodes);
    /// The bytes with extents that have names; nothing where another one is not known.
    CostAmount formula(std::span<const NodeId> nodes);

private:
    bool isLeaving(ValueId result) const;
    template <class Visit>
    void visitSaved(std::span<const NodeId> nodes, Visit visit);

    const Graph& m_graph;
    std::vector<bool> m_isGivenOut; ///< By value.
    NodeSet m_inside;
    std::vector<ValueId> m_read;
};

} // namespace fusewright
