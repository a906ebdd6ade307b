// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/fusion_input.h"
#include "app/cli/model_input.h"
#include "app/cli/output_file.h"
#include "app/cli/rules_input.h"
#include "app/cli/verb.h"

#include "engine/graph/graph.h"
#include "engine/report/explain_json.h"
#include "engine/report/explain_text.h"
#include "engine/report/fusion_steps.h"
#include "engine/report/operator_life.h"
#include "engine/rewrite/operator_chain.h"
#include "engine/session/explain_session.h"
#include "engine/session/step_session.h"
#include "engine/support/nearest_word.h"

#include <algorithm>
#include <charconv>
#include <cstdio>

namespace fusewright::cli {

namespace {

constexpr auto explainWords = withModelOptions(joined(
    std::array{
        OptionSpec{"--mode", "o3", "explain automatic fusion at --at NODE, without RULES"},
        fusionOptions[0],
        fusionOptions[1],
        fusionOptions[2],
        OptionSpec{"--rule", "NAME", "the rule to explain"},
        OptionSpec{"--at", "NODE", "show only this operator"},
        OptionSpec{"--steps", "", "with --at: print every step of the search"},
        OptionSpec{"--limit", "N", "maximum number of attempts to print (default 10)"},
        OptionSpec{"--json", "", "answer with one JSON object"},
        OptionSpec{"--format", "FORMAT", "text or json"},
    },
    rulesOptions));

std::optional<std::uint32_t> findRule(const RulesAndModel& input, const Arguments& arguments)
{
    const RuleSet& rules = input.rules.rules;
    const RuleSet& rewriting = input.rewriting.rules;
    const std::optional<std::string> name = arguments.value("--rule");
    if (!name && rules.rules.size() == 1)
        return 0;
    if (!name) {
        complain("explain", "Specify a rule: --rule NAME.");
        return std::nullopt;
    }
    const auto found = std::ranges::find(rules.rules, *name, &Rule::name);
    if (found != rules.rules.end())
        return static_cast<std::uint32_t>(found - rules.rules.begin());
    std::vector<std::string_view> names;
    for (const RuleSet* set : {&rewriting, &rules}) {
        for (const Rule& rule : set->rules)
            names.push_back(rule.name);
    }
    std::string paths = rewriting.paths();
    if (!rules.files.empty())
        paths.append(paths.empty() ? "" : ", ").append(rules.paths());
    complain("explain",
             "There is no rule \"" + *name + "\" in " + paths + ", or it has errors."
                 + didYouMean(*name, names));
    return std::nullopt;
}

/// A rule that rewrites; nothing when there is none of the name that is asked for.
std::optional<std::uint32_t> findRewriting(const RulesAndModel& input, const Arguments& arguments)
{
    const RuleSet& rules = input.rewriting.rules;
    const auto name = arguments.value("--rule");
    if (!name
        || std::ranges::find(input.rules.rules.rules, *name, &Rule::name)
            != input.rules.rules.rules.end())
        return std::nullopt;
    const auto found = std::ranges::find(rules.rules, *name, &Rule::name);
    return found == rules.rules.end()
        ? std::nullopt
        : std::optional(static_cast<std::uint32_t>(found - rules.rules.begin()));
}

constexpr std::size_t mostNames = 3; ///< Of operators that were made at once.
constexpr std::size_t mostSteps = 8; ///< In the life of one operator.

std::string namesOf(const StageResult& stage, const std::vector<NodeId>& nodes)
{
    std::string names;
    for (std::size_t at = 0; at < std::min(nodes.size(), mostNames); ++at)
        names += (at == 0 ? "" : ", ") + std::string(stage.nameOf(nodes[at]));
    return nodes.size() > mostNames
        ? names + " and " + std::to_string(nodes.size() - mostNames) + " more"
        : names;
}

/// What became of an operator that is not there any more, step by step; false where nobody took it.
bool tellWhoTook(const RulesAndModel& input, const std::string& name)
{
    const std::vector<ChainLink> chain = chainOf(input.run, name);
    std::string told;
    for (std::size_t at = 0; at < std::min(chain.size(), mostSteps); ++at) {
        const StageResult& stage = input.run.stages[chain[at].stage];
        const RewriteStep& step = stage.steps[chain[at].step];
        told += (at == 0 ? " " : "; then ") + input.rewriting.rules.rules[step.rule].name
            + " in the stage " + input.rewriting.rules.stages[chain[at].stage].name
            + (step.added.empty() ? " removed it"
                                  : " made " + namesOf(stage, step.added) + " of it");
    }
    if (chain.size() > mostSteps)
        told += "; and " + std::to_string(chain.size() - mostSteps) + " more rewrites";
    if (!chain.empty())
        complain("explain", name + " is not there any more:" + told + '.');
    return !chain.empty();
}

std::optional<NodeId> findNode(const Graph& graph, const std::string& name)
{
    if (const auto node = graph.findNode(name))
        return node;
    std::vector<std::string_view> names;
    for (const NodeId node : graph.nodes())
        names.push_back(graph.nodeName(node));
    complain("explain",
             "There is no operator \"" + name + "\" in the model." + didYouMean(name, names));
    return std::nullopt;
}

std::optional<std::size_t> readLimit(const Arguments& arguments)
{
    const std::string text = arguments.value("--limit").value_or("10");
    std::size_t limit = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), limit);
    if (error == std::errc() && end == text.data() + text.size())
        return limit;
    complain("explain", "--limit takes a number, not \"" + text + "\".");
    return std::nullopt;
}

void addSteps(const Graph& graph, const RuleSet& rules, ExplainedRule& explained)
{
    for (const ExplainedAttempt& told : explained.attempts)
        explained.steps.push_back(
            stepThrough(graph, rules, explained.matches,
                        {explained.rule, told.pattern, told.detail.attempt.place}));
}

int runAutomatic(const Arguments& arguments, bool asJson)
{
    const std::optional<FusionOptions> fusion = readFusionOptions("explain", arguments);
    const std::optional<std::string> name = arguments.value("--at");
    if (!name)
        complain("explain", "Specify an operator: --at NODE.");
    if (!fusion || !name)
        return Trouble;
    const auto opened = openModelNamed(arguments.positionals().back(), arguments);
    if (!opened)
        return Trouble;
    const Graph& graph = *opened->model->graph;
    const std::optional<NodeId> at = findNode(graph, *name);
    if (!at)
        return Trouble;
    const std::vector<FusionStep> steps = explainFusion(graph, *fusion, *at);
    return writeOutput("-", asJson ? fusionStepsJson(graph, steps) : fusionStepsText(graph, steps))
        ? Fine
        : Trouble;
}

int runRewriting(const RulesAndModel& input, std::uint32_t rule, const Arguments& arguments,
                 bool asJson, std::size_t limit)
{
    const RuleSet& rules = input.rewriting.rules;
    const auto stage = rules.stageOf(rule);
    if (!stage)
        return Trouble;
    const Graph& graph = *input.run.stages[*stage].after;
    std::optional<NodeId> at;
    if (const auto name = arguments.value("--at")) {
        if (!graph.findNode(*name) && tellWhoTook(input, *name))
            return Findings;
        at = findNode(graph, *name);
        if (!at)
            return Trouble;
    }
    ExplainedRule explained = explainRewriting(input.run, rules, rule, at);
    addFixes(explained, Rewriting{.rules = rules, .choices = input.choices, .run = input.run},
             input.rewriting.texts);
    const std::string answer =
        asJson ? explainJson(graph, rules, explained) : explainText(graph, rules, explained, limit);
    return writeOutput("-", answer) ? (hasErrors(input.rules.diagnostics) ? Findings : Fine)
                                    : Trouble;
}

/// What the passes did with one operator, whichever rules there are.
int runLife(const RulesAndModel& input, const std::string& name, bool asJson)
{
    const RuleSet& rules = input.rewriting.rules;
    const auto isThere = [&](const StageResult& stage) {
        return stage.after->findNode(name).has_value();
    };
    const bool isKnown = input.run.start->findNode(name)
        || std::ranges::any_of(input.run.stages, isThere) || !chainOf(input.run, name).empty();
    if (!isKnown && !findNode(*input.run.graph(), name))
        return Trouble;
    const std::string answer = asJson ? operatorLifeJson(rules, input.run, name)
                                      : operatorLifeText(rules, input.run, name);
    return writeOutput("-", answer) ? (hasErrors(input.rules.diagnostics) ? Findings : Fine)
                                    : Trouble;
}

int runExplain(const Arguments& arguments)
{
    const std::optional<bool> asJson = wantsJson("explain", arguments);
    const std::optional<std::size_t> limit = readLimit(arguments);
    if (!asJson || !limit)
        return Trouble;
    const std::string mode = arguments.value("--mode").value_or("o1");
    if (mode == "o3")
        return runAutomatic(arguments, *asJson);
    if (mode != "o1" || arguments.positionals().size() < 2) {
        complain("explain",
                 mode != "o1" ? "--mode must be o1 or o3, not \"" + mode + "\"."
                              : "RULES and MODEL are required.");
        return Trouble;
    }
    const auto input = openRulesAndModel(arguments.positionals(), arguments);
    if (!input)
        return Trouble;
    const bool isAllRewriting = input->rules.rules.rules.empty() && !input->run.stages.empty();
    if (const auto name = arguments.value("--at");
        name && isAllRewriting && !arguments.value("--rule"))
        return runLife(*input, *name, *asJson);
    if (const auto rewriting = findRewriting(*input, arguments))
        return runRewriting(*input, *rewriting, arguments, *asJson, *limit);
    const RuleSet& rules = input->rules.rules;
    const Graph& graph = *input->model.model->graph;
    const std::optional<std::uint32_t> rule = findRule(*input, arguments);
    if (!rule)
        return Trouble;
    std::optional<NodeId> at;
    if (const auto name = arguments.value("--at")) {
        at = findNode(graph, *name);
        if (!at)
            return Trouble;
    }
    if (arguments.has("--steps") && !at) {
        complain("explain", "--steps needs an operator: --at NODE.");
        return Trouble;
    }
    ExplainedRule explained = explainRule(graph, rules, *rule, at);
    if (arguments.has("--steps"))
        addSteps(graph, rules, explained);
    else
        addFixes(explained, graph, rules, input->rules.texts);
    const std::string answer = *asJson ? explainJson(graph, rules, explained)
                                       : explainText(graph, rules, explained, *limit);
    return writeOutput("-", answer) ? (hasErrors(input->rules.diagnostics) ? Findings : Fine)
                                    : Trouble;
}

} // namespace

const Verb& explainVerb()
{
    static constexpr Verb verb{.name = "explain",
                               .usage = "RULES... MODEL --rule NAME [--at NODE] [--json]",
                               .summary = "says why a rule does not match",
                               .options = explainWords,
                               .fewest = 1,
                               .most = anyNumber,
                               .run = runExplain};
    return verb;
}

} // namespace fusewright::cli
