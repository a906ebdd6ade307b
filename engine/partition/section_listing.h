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

/// Writes sections as numbers: sections of one graph whose operators, each in its order, have the
/// same numbers are identical (see `foldSections`).
class SectionListing {
public:
    SectionListing(const Graph& graph, const Partition& partition, const SectionBoundary& boundary,
                   std::span<const std::uint32_t> manualEntries);

    /// `order` has every operator of the section once. Valid until the next call.
    std::span<const std::uint32_t> list(std::uint32_t section, std::span<const NodeId> order);

private:
    void write(std::uint32_t number) { m_numbers.push_back(number); }
    void writeOrigin(std::uint32_t section);
    void writeOperator(NodeId node);
    void writeAttributes(NodeId node);
    void writeOperand(std::uint32_t section, ValueId value);
    void writeOutside(ValueId value);
    void writeResults(NodeId node);

    const Graph& m_graph;
    const Partition& m_partition;
    const SectionBoundary& m_boundary;
    std::span<const std::uint32_t> m_manualEntries;
    std::vector<std::uint32_t> m_numbers;
    std::vector<std::uint32_t> m_position; ///< By node: its place in the order.

    // Values from outside are numbered as they come.
    std::uint32_t m_lists = 0;
    std::uint32_t m_outsideCount = 0;
    std::vector<std::uint32_t> m_listedIn;      ///< By value: in which list it was numbered last.
    std::vector<std::uint32_t> m_outsideNumber; ///< By value.
};

} // namespace fusewright
