// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

namespace fusewright {

class Graph;
class JsonWriter;
struct BackwardPartition;
struct Folding;
struct HardwareCosts;
struct MadePartition;
struct ManualFusion;
struct Partition;
struct PartitionCosts;
struct RuleSet;

/// The value of `stats`: an object.
void writePartitionStats(JsonWriter& writer, const Graph& graph, const Partition& partition,
                         const PartitionCosts& costs, const Folding& folding);
/// The answer of `partition --json`. `backward` is there for a joint graph, `hardware` where a
/// machine was asked for.
std::string partitionJson(const Graph& graph, const RuleSet& rules, const ManualFusion& manual,
                          const MadePartition& made, const BackwardPartition* backward = nullptr,
                          const HardwareCosts* hardware = nullptr);

} // namespace fusewright
