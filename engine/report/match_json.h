// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/match/tried_rule.h"
#include "engine/partition/heuristic_result.h"
#include "engine/partition/partition.h"
#include "engine/partition/rule_matches.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace fusewright {

struct RewriteAnswer;

class Graph;
struct Diagnostic;

/// What there is to tell of a rules file on a model.
struct MatchAnswer {
    const Graph& graph;
    const RuleSet& rules;
    const RuleMatches& matches;
    const std::vector<TriedRule>& tried; ///< By rule: how far each got alone.
    std::span<const Diagnostic> diagnostics;
    const Partition& partition; ///< What o1 makes of the matches.
    const std::vector<std::optional<HeuristicResult>>& heuristics; ///< By match.
    const RewriteAnswer* rewriting = nullptr; ///< What was rewritten before; null for nothing.
};

/// The answer of `match --json`.
std::string matchJson(const MatchAnswer& answer);

} // namespace fusewright
