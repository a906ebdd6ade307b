// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"
#include "engine/session/query.h"
#include "engine/support/cancel_token.h"

#include <vector>

namespace fusewright {

class Graph;
struct MadePartition;
struct RuleSet;

/// The operators that a query looks for, in the graph's order. None for an empty query and for one
/// with findings.
///
/// Without sections and rules (null) no operator is in a section, of a rule or of a heuristic.
/// Linear in the graph; what it answers when cancelled means nothing.
std::vector<NodeId> findNodes(const Query& query, const Graph& graph, const MadePartition* made,
                              const RuleSet* rules, const CancelToken& cancel = {});

} // namespace fusewright
