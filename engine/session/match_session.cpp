// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/match_session.h"

#include "engine/partition/over_matches.h"
#include "engine/partition/partitions.h"
#include "engine/partition/rule_competition.h"

#include <utility>

namespace fusewright {

MatchedRules matchModel(const Graph& graph, const RuleSet& rules, const CancelToken& cancel)
{
    MatchedRules matched;
    matched.matches = matchRules(graph, rules, cancel);
    matched.diagnostics = findCompetition(rules, matched.matches);
    for (Diagnostic& finding : findOverMatches(graph, rules, matched.matches))
        matched.diagnostics.push_back(std::move(finding));
    matched.partition = partitionO1(graph, matched.matches);
    matched.heuristics =
        checkHeuristics(graph, rules, matched.matches, *HeuristicCatalogue::builtIn());
    return matched;
}

} // namespace fusewright
