// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/partition/folding.h"
#include "engine/partition/manual_sections.h"
#include "engine/partition/partition.h"
#include "engine/partition/partition_costs.h"
#include "engine/partition/rule_matches.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace fusewright {

/// A partition with all that was counted of it.
struct MadePartition {
    Partition partition;
    PartitionCosts costs;
    Folding folding;
    RuleMatches matches;   ///< Of o1.
    ManualSections manual; ///< Of o1.
    /// By section of a graph with a backward part: that of the other part, where it has one. Both
    /// are empty where there is no backward part.
    std::vector<std::optional<std::uint32_t>> partnerOf;
    std::vector<bool> isBackward;
};

inline bool isBackward(const MadePartition& made, std::size_t section)
{
    return section < made.isBackward.size() && made.isBackward[section];
}

} // namespace fusewright
