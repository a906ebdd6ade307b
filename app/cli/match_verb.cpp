// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/model_input.h"
#include "app/cli/output_file.h"
#include "app/cli/rules_input.h"
#include "app/cli/verb.h"

#include "engine/graph/graph.h"
#include "engine/report/match_json.h"
#include "engine/report/match_text.h"
#include "engine/report/rewrite_answer.h"
#include "engine/session/match_session.h"

namespace fusewright::cli {

namespace {

constexpr auto matchWords = withModelOptions(joined(
    std::array{
        OptionSpec{"--json", "", "answer with one JSON object"},
        OptionSpec{"--format", "FORMAT", "text or json"},
    },
    rulesOptions));

/// Only of rules that got nowhere are the nearest misses told.
void addNearestMisses(const Graph& graph, const RuleSet& rules, const RuleMatches& matches,
                      std::vector<TriedRule>& tried)
{
    const std::vector<RuleCounts> counts = countByRule(rules, matches);
    for (std::size_t at = 0; at < rules.rules.size(); ++at) {
        if (counts[at].matches == 0)
            addCensus(graph, rules.rules[at], tried[at]);
    }
}

int runMatch(const Arguments& arguments)
{
    const std::optional<bool> asJson = wantsJson("match", arguments);
    if (!asJson)
        return Trouble;
    const auto input = openRulesAndModel(arguments.positionals(), arguments);
    if (!input)
        return Trouble;
    const Graph& graph = *input->model.model->graph;
    const RuleSet& rules = input->rules.rules;
    const MatchedRules matched = matchModel(graph, rules);
    printFindings(matched.diagnostics);
    std::vector<TriedRule> tried = tryRules(graph, rules);
    if (!*asJson)
        addNearestMisses(graph, rules, matched.matches, tried);
    const RewriteAnswer rewriting{input->files, input->rewriting.rules, input->run};
    const MatchAnswer answer{graph,
                             rules,
                             matched.matches,
                             tried,
                             matched.diagnostics,
                             matched.partition,
                             matched.heuristics,
                             input->run.stages.empty() ? nullptr : &rewriting};
    if (!writeOutput("-", *asJson ? matchJson(answer) : matchText(answer)))
        return Trouble;
    return hasErrors(input->rules.diagnostics) || matched.matches.matches.empty() ? Findings : Fine;
}

} // namespace

const Verb& matchVerb()
{
    static constexpr Verb verb{.name = "match",
                               .usage = "RULES... MODEL [--json]",
                               .summary = "finds where rules match in a model",
                               .options = matchWords,
                               .fewest = 2,
                               .most = anyNumber,
                               .run = runMatch};
    return verb;
}

} // namespace fusewright::cli
