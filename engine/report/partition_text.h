// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/partition/cost_formula.h"
#include "engine/partition/tally.h"

#include <string>

namespace fusewright {

class Graph;
struct BackwardPartition;
struct ManualFusion;
struct MadePartition;
struct RuleSet;
struct SectionFormula;

/// `12.3 G` as people write it; `at least 12.3 G` where a part is unknown, `unknown` where all is.
std::string amountText(const Tally& tally);

/// Numbers where they are known; else a formula of so many terms, or bounds.
std::string operationsText(const Tally& known, const SectionFormula& formula, std::size_t most);
std::string bytesAcross(const Tally& known, const CostAmount& formula, std::size_t most);
/// The same with all digits.
std::string wholeBytes(const Tally& known, const CostAmount& formula, std::size_t most);

/// The answer of `partition` for people: totals, then the folds, the largest work first.
/// `backward` is there for a joint graph.
std::string partitionText(const Graph& graph, const RuleSet& rules, const ManualFusion& manual,
                          const MadePartition& made, const BackwardPartition* backward = nullptr);

} // namespace fusewright
