// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/partition/folding.h"
#include "engine/partition/manual_sections.h"
#include "engine/partition/partition.h"
#include "engine/partition/partition_costs.h"
#include "engine/partition/rule_matches.h"
#include "engine/rules/manual_fusion.h"

#include <string>
#include <string_view>

namespace fusewright {

class Graph;
class JsonWriter;

/// A partition with all that was counted of it.
struct MadePartition {
    Partition partition;
    PartitionCosts costs;
    Folding folding;
    RuleMatches matches;   ///< Of o1.
    ManualSections manual; ///< Of o1.
};

/// `o0`, `o1` or `o3`.
std::string_view modeName(FusionMode mode);
/// What made a section: a rule, a func_name, an operator alone, or automatic fusion.
std::string sectionLabel(const Graph& graph, const RuleSet& rules, const ManualFusion& manual,
                         const MadePartition& made, std::uint32_t section);

/// The value of `stats`: an object.
void writePartitionStats(JsonWriter& writer, const PartitionCosts& costs, const Folding& folding);
/// The answer of `partition --json`.
std::string partitionJson(const Graph& graph, const RuleSet& rules, const ManualFusion& manual,
                          const MadePartition& made);

} // namespace fusewright
