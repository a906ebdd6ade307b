// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/diff/folded_changes.h"
#include "engine/partition/cost_formula.h"
#include "engine/partition/folding.h"
#include "engine/partition/partition.h"
#include "engine/partition/partition_costs.h"

#include <optional>
#include <string>
#include <vector>

namespace fusewright {

struct RuleSet;

/// A partition beside others of its graph.
struct ComparedPartition {
    std::string name; ///< `o1`, or `a` for the first of two rules files.
    Partition partition;
    PartitionCosts costs;
    Folding folding;
    const RuleSet* rules = nullptr;  ///< Whose numbers the sections have; null without rules.
    std::vector<double> shares = {}; ///< By fold, of a machine; all of it where it is empty.
};

/// What becomes of one partition in another.
struct ComparedPair {
    std::size_t from = 0; ///< Among the compared partitions.
    std::size_t to = 0;
    PartitionDiff diff;
    std::vector<FoldedChange> folded;
};

/// Several partitions of a graph and what differs between some of them. The graph and the rules
/// must stay as long as it is used.
struct ComparedPartitions {
    const Graph& graph;
    std::vector<ComparedPartition> partitions; ///< The first is what the others are measured by.
    std::vector<ComparedPair> pairs;
};

/// Bytes that cross the boundaries of a partition, formulas where extents have names, and their
/// part of the first partition's.
struct BoundaryAmount {
    CostAmount bytes;
    std::optional<ShareRange> ofFirst;
    CostAmount kept; ///< Bytes that stay inside sections.
};

/// By partition.
std::vector<BoundaryAmount> boundaryAmounts(const ComparedPartitions& all);

/// Adds the pair of these two.
void comparePair(ComparedPartitions& all, std::size_t from, std::size_t to);

} // namespace fusewright
