// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/diff/compared_partitions.h"
#include "engine/partition/automatic_fusion.h"
#include "engine/rules/rule.h"

namespace fusewright {

/// The modes `o0`, `o1` and `o3` of a model; what becomes of each in the next.
ComparedPartitions compareModes(const Graph& graph, const RuleSet& rules,
                                const FusionOptions& options, const CancelToken& cancel = {});

/// Mode o1 of two rules files, `a` and `b`, beside `o0`; what becomes of `a` in `b`.
ComparedPartitions compareRules(const Graph& graph, const RuleSet& a, const RuleSet& b,
                                const CancelToken& cancel = {});

} // namespace fusewright
