// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/diff/compared_partitions.h"
#include "engine/rules/rule.h"
#include "engine/session/partition_session.h"

namespace fusewright {

struct BackwardGraph;

/// The modes `o0`, `o1` and `o3` of a model; what becomes of each in the next. The mode of the
/// choice does not count. What is found on the way is added. With a joint graph, its partitions.
ComparedPartitions compareModes(const Graph& graph, const RuleSet& rules,
                                const ManualFusion& manual, const PartitionChoice& choice,
                                std::vector<Diagnostic>& diagnostics,
                                const CancelToken& cancel = {},
                                const BackwardGraph* joint = nullptr);

/// Mode o1 of two rules files, `a` and `b`, beside `o0`; what becomes of `a` in `b`.
ComparedPartitions compareRules(const Graph& graph, const RuleSet& a, const RuleSet& b,
                                const ManualFusion& manual, const PartitionChoice& choice,
                                std::vector<Diagnostic>& diagnostics,
                                const CancelToken& cancel = {},
                                const BackwardGraph* joint = nullptr);

} // namespace fusewright
