// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/partition/heuristic_result.h"
#include "engine/partition/partition.h"
#include "engine/partition/rule_matches.h"
#include "engine/session/rules_session.h"

#include <optional>
#include <vector>

namespace fusewright {

/// What a rules file takes of a model.
struct MatchedRules {
    RuleMatches matches;
    Partition partition;                                    ///< o1 of the matches.
    std::vector<std::optional<HeuristicResult>> heuristics; ///< By match: whether it meets its own.
    std::vector<Diagnostic> diagnostics; ///< Which rules stand in each other's way.
};

MatchedRules matchModel(const Graph& graph, const RuleSet& rules, const CancelToken& cancel = {});

} // namespace fusewright
