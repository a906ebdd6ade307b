// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/match/tried_rule.h"

#include "engine/rules/rule.h"

namespace fusewright {

std::vector<TriedRule> tryRules(const Graph& graph, const RuleSet& rules, const CancelToken& cancel)
{
    std::vector<TriedRule> all;
    for (const Rule& rule : rules.rules)
        all.push_back(tryRule(graph, rule, cancel));
    return all;
}

TriedRule tryRule(const Graph& graph, const Rule& rule, const CancelToken& cancel)
{
    TriedRule tried;
    for (const RulePattern& pattern : rule.patterns)
        tried.attempts.push_back(PatternTrial(graph, pattern.pattern).everywhere(cancel));
    return tried;
}

void addCensus(const Graph& graph, const Rule& rule, TriedRule& tried, const CancelToken& cancel)
{
    for (std::size_t at = 0; at < rule.patterns.size(); ++at) {
        PatternTrial trial(graph, rule.patterns[at].pattern);
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
