// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <cstdint>
#include <span>
#include <vector>

namespace fusewright {

class Graph;
class SectionBoundary;
struct Partition;

/// Orders a section's operators by what they are and how they are wired, not by where they stand
/// in the graph, so that identical sections have like operators in the same places.
///
/// It does so for nearly all sections; of some that are very symmetric two orders may differ.
class CanonicalOrder {
public:
    CanonicalOrder(const Graph& graph, const Partition& partition, const SectionBoundary& boundary);

    /// Producers before users. Valid until the next call.
    std::span<const NodeId> order(std::uint32_t section);

private:
    using Label = std::uint64_t;

    bool isInside(NodeId node) const;
    bool isInside(ValueId value) const;
    std::uint32_t resultNumber(ValueId value) const;
    std::uint32_t depthOf(NodeId node) const;
    Label operatorLabel(NodeId node) const;
    Label valueLabel(ValueId value) const;
    void labelOutside();
    void labelForward(NodeId node);
    void labelBackward(NodeId node);
    void place(std::span<NodeId> alike);
    std::vector<std::uint32_t> operandPlaces(NodeId node) const;

    const Graph& m_graph;
    const Partition& m_partition;
    const SectionBoundary& m_boundary;
    std::uint32_t m_section = 0;
    std::uint32_t m_placed = 0;
    std::vector<NodeId> m_order;
    std::vector<Label> m_label;          ///< By node.
    std::vector<std::uint32_t> m_depth;  ///< By node: operators of the section before it.
    std::vector<std::uint32_t> m_place;  ///< By node.
    std::vector<Label> m_outsideLabel;   ///< By value.
    std::vector<std::uint32_t> m_reader; ///< By value: place of the first operator that reads it.
    std::vector<ValueId> m_outside;
};

} // namespace fusewright
