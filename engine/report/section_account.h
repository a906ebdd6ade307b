// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <string>

namespace fusewright {

class Graph;
class OperatorCatalogue;
struct HardwareCosts;
struct ManualFusion;
struct MadePartition;
struct RuleSet;

/// How the costs of a node's section come about: every operator with its formula and who says so,
/// every value that moves, every number of the machine with its source, and the sums.
std::string sectionAccount(const Graph& graph, const RuleSet& rules, const ManualFusion& manual,
                           const MadePartition& made, const HardwareCosts& costs, NodeId node);

/// Every way in which operations are counted, with its source and the operators that it is for,
/// and why the others are not counted.
std::string formulasText(const OperatorCatalogue& catalogue);
std::string formulasJson(const OperatorCatalogue& catalogue);

} // namespace fusewright
