// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/partition/folding.h"
#include "engine/partition/manual_sections.h"
#include "engine/partition/partition.h"
#include "engine/partition/partition_costs.h"
#include "engine/partition/rule_matches.h"

namespace fusewright {

/// A partition with all that was counted of it.
struct MadePartition {
    Partition partition;
    PartitionCosts costs;
    Folding folding;
    RuleMatches matches;   ///< Of o1.
    ManualSections manual; ///< Of o1.
};

} // namespace fusewright
