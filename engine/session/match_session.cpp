// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/match_session.h"

#include "engine/match/operator_index.h"
#include "engine/partition/over_matches.h"
#include "engine/partition/partitions.h"
#include "engine/partition/rule_competition.h"

#include <utility>

namespace fusewright {

MatchedRules matchModel(const Graph& graph, const RuleSet& rules, const CancelToken& cancel)
{
    const OperatorIndex index(graph);
    MatchedRules matched;
    matched.matches = matchRules(graph, index, rules, cancel);
    matched.diagnostics = findCompetition(rules, matched.matches);
    for (Diagnostic& finding : findOverMatches(graph, index, rules, matched.matches))
        matched.diagnostics.push_back(std::move(finding));
    matched.partition = partitionO1(graph, matched.matches);
    matched.heuristics =
        checkHeuristics(graph, rules, matched.matches, *HeuristicCatalogue::builtIn());
    return matched;
}

void addCompetition(CheckedRules& checked, const Graph& graph)
{
    const MatchedRules matched = matchModel(graph, checked.rules);
    checked.diagnostics.insert(checked.diagnostics.end(), matched.diagnostics.begin(),
                               matched.diagnostics.end());
    sortByPlace(checked.diagnostics);
}

std::vector<TriedRule> tryRules(const Graph& graph, const RuleSet& rules, const CancelToken& cancel)
{
    const OperatorIndex index(graph);
    std::vector<TriedRule> all;
    for (const Rule& rule : rules.rules)
        all.push_back(tryRule(graph, index, rule, cancel));
    return all;
}

TriedRule tryRule(const Graph& graph, const OperatorIndex& index, const Rule& rule,
                  const CancelToken& cancel)
{
    TriedRule tried;
    for (const RulePattern& pattern : rule.patterns)
        tried.attempts.push_back(PatternTrial(graph, index, pattern.pattern).everywhere(cancel));
    return tried;
}

void addCensus(const Graph& graph, const OperatorIndex& index, const Rule& rule, TriedRule& tried,
               const CancelToken& cancel)
{
    for (std::size_t at = 0; at < rule.patterns.size(); ++at) {
        PatternTrial trial(graph, index, rule.patterns[at].pattern);
        Census census(graph);
        for (const Attempt& attempt : tried.attempts[at].attempts) {
            if (cancel.isCancelled())
                break;
            if (!attempt.isMatch)
                census.add(trial.at(attempt.place));
        }
        tried.census.push_back(census.take());
    }
}

} // namespace fusewright
