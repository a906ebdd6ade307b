// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/partition/rule_matches.h"
#include "engine/report/match_json.h"
#include "engine/session/rules_session.h"

#include <vector>

namespace fusewright {

class OperatorIndex;

/// What a rules file takes of a model.
struct MatchedRules {
    RuleMatches matches;
    Partition partition;                                    ///< o1 of the matches.
    std::vector<std::optional<HeuristicResult>> heuristics; ///< By match: whether it meets its own.
    std::vector<Diagnostic> diagnostics; ///< Which rules stand in each other's way.
};

MatchedRules matchModel(const Graph& graph, const RuleSet& rules, const CancelToken& cancel = {});

/// Adds to the findings which rules stand in each other's way on a model.
void addCompetition(CheckedRules& checked, const Graph& graph);

/// How far each pattern of each rule gets at each place of a model, alone.
std::vector<TriedRule> tryRules(const Graph& graph, const RuleSet& rules,
                                const CancelToken& cancel = {});
TriedRule tryRule(const Graph& graph, const OperatorIndex& index, const Rule& rule,
                  const CancelToken& cancel = {});
/// Adds why the patterns of a rule get no further: the places are tried once more. Cancelled, it
/// tells of the places so far.
void addCensus(const Graph& graph, const OperatorIndex& index, const Rule& rule, TriedRule& tried,
               const CancelToken& cancel = {});

} // namespace fusewright
