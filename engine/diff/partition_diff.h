// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace fusewright {

class Graph;
struct Partition;

/// What becomes of sections from one partition to another.
enum class ChangeKind : std::uint8_t {
    Merged,    ///< Several become one.
    Split,     ///< One becomes several.
    Regrouped, ///< Several become several that are cut across them.
    Same,      ///< One has the same operators in both.
};

/// Sections of two partitions that hold the same operators in all, and no fewer of them do.
struct SectionChange {
    ChangeKind kind = ChangeKind::Same;
    std::vector<std::uint32_t> from; ///< Sections, by number; never empty.
    std::vector<std::uint32_t> to;   ///< Sections, by number; never empty.
    std::vector<NodeId> nodes;       ///< Of all of them, in the graph's order.
    /// Operators beside the largest part that is together in both.
    std::size_t movedOperators = 0;

    bool operator==(const SectionChange&) const = default;
};

/// What differs between two partitions: every section of both is in exactly one change.
struct PartitionDiff {
    std::vector<SectionChange> changes; ///< By their first operators.

    bool operator==(const PartitionDiff&) const = default;
};

/// Compares two partitions of the graph by the operators in their sections. Linear in the graph.
PartitionDiff diffPartitions(const Graph& graph, const Partition& from, const Partition& to);

/// `merged`, `split`, `regrouped` or `same`.
std::string_view changeKindName(ChangeKind kind);

} // namespace fusewright
