// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/model_input.h"
#include "app/cli/output_file.h"
#include "app/cli/rules_input.h"
#include "app/cli/verb.h"

#include "engine/graph/graph.h"
#include "engine/report/order_text.h"
#include "engine/rewrite/rewrite_run.h"
#include "engine/session/order_edits.h"
#include "engine/session/rewrite_order.h"
#include "engine/support/file_bytes.h"
#include "engine/support/nearest_word.h"

#include <algorithm>
#include <cstdio>

namespace fusewright::cli {

namespace {

constexpr auto orderWords = withModelOptions(joined(
    std::array{
        OptionSpec{"--swap", "A B", "show what changes when these two rules swap places"},
        OptionSpec{"--json", "", "answer with one JSON object"},
        OptionSpec{"--format", "FORMAT", "text or json"},
    },
    rulesOptions));

/// Rules that rewrite are others than those that make sections.
struct NamedRule {
    bool rewrites = false;
    std::uint32_t rule = 0;
};

std::optional<NamedRule> findRule(const RulesAndModel& input, const std::string& name)
{
    std::vector<std::string_view> names;
    for (const RuleSet* const set : {&input.rules.rules, &input.rewriting.rules}) {
        const auto found = std::ranges::find(set->rules, name, &Rule::name);
        if (found != set->rules.end())
            return NamedRule{set == &input.rewriting.rules,
                             static_cast<std::uint32_t>(found - set->rules.begin())};
        for (const Rule& rule : set->rules)
            names.push_back(rule.name);
    }
    std::string paths = input.rewriting.rules.paths();
    if (!input.rules.rules.files.empty())
        paths.append(paths.empty() ? "" : ", ").append(input.rules.rules.paths());
    complain("order",
             "There is no rule \"" + name + "\" in " + paths + ", or it has errors."
                 + didYouMean(name, names));
    return std::nullopt;
}

/// What is asked for: files, the last a model, and the two names of `--swap`.
struct OrderRequest {
    std::span<const std::string> paths;
    std::vector<std::string> names; ///< One alone is a mistake.
};

/// The names are two words, of which the second stands behind the model, or one with a comma.
OrderRequest readRequest(const Arguments& arguments)
{
    OrderRequest asked{.paths = arguments.positionals(), .names = {}};
    const std::string first = arguments.value("--swap").value_or("");
    const std::size_t comma = first.find(',');
    if (comma != std::string::npos)
        asked.names = {first.substr(0, comma), first.substr(comma + 1)};
    else if (!first.empty())
        asked.names.push_back(first);
    if (asked.names.size() == 1 && asked.paths.size() > 2) {
        asked.names.push_back(asked.paths.back());
        asked.paths = asked.paths.first(asked.paths.size() - 1);
    }
    return asked;
}

void swapIn(std::vector<std::uint32_t>& order, std::uint32_t rule, std::uint32_t other)
{
    const auto one = std::ranges::find(order, rule);
    const auto two = std::ranges::find(order, other);
    if (one != order.end() && two != order.end())
        std::swap(*one, *two);
}

void addEdits(OrderChange& change, const CheckedRules& checked)
{
    OrderEdits edits = editOrder(checked.texts, checked.rules, change.order);
    change.whyNot = std::move(edits.whyNot);
    change.moved = std::move(edits.moved);
    if (change.whyNot.empty())
        change.changes = std::move(edits.changes);
}

OrderChange swapped(const RulesAndModel& input, const RuleMatches& matches, std::uint32_t rule,
                    std::uint32_t other)
{
    const RuleSet& rules = input.rules.rules;
    const Graph& graph = *input.model.model->graph;
    OrderChange change{.order = matches.ruleOrder, .before = {}, .after = {}, .changes = {}};
    swapIn(change.order, rule, other);
    change.before = outcomeOf(graph, rules, matches);
    change.after = tryOrder(graph, rules, change.order);
    addEdits(change, input.rules);
    return change;
}

/// An order that cannot be made changes nothing.
OrderChange swapped(const RulesAndModel& input, const Rewriting& rewriting, std::uint32_t rule,
                    std::uint32_t other)
{
    OrderChange change{.order = triedOrder(rewriting.rules),
                       .before = outcomeOf(rewriting),
                       .after = {},
                       .changes = {},
                       .isOfRewriting = true};
    swapIn(change.order, rule, other);
    addEdits(change, input.rewriting);
    change.after = change.whyNot.empty() ? tryRewriteOrder(rewriting, change.order) : change.before;
    return change;
}

int runOrder(const Arguments& arguments)
{
    const std::optional<bool> asJson = wantsJson("order", arguments);
    const OrderRequest asked = readRequest(arguments);
    if (!asJson)
        return Trouble;
    if (asked.names.size() == 1) {
        complain("order", "Name two rules to swap: --swap A B.");
        return Trouble;
    }
    const auto input = openRulesAndModel(asked.paths, arguments);
    if (!input)
        return Trouble;
    const RuleSet& rules = input->rules.rules;
    const Graph& graph = *input->model.model->graph;
    std::vector<NamedRule> pair;
    for (const std::string& name : asked.names) {
        const auto rule = findRule(*input, name);
        if (!rule)
            return Trouble;
        pair.push_back(*rule);
    }
    if (pair.size() == 2 && pair[0].rewrites != pair[1].rewrites) {
        complain("order",
                 "One of the rules rewrites and the other makes sections of what is left, "
                 "so they cannot swap places.");
        return Trouble;
    }
    const RuleMatches matches = matchRules(graph, rules);
    const RuleRivals rivals = findRivals(graph, rules, matches);
    const Rewriting rewriting{
        .rules = input->rewriting.rules, .choices = input->choices, .run = input->run};
    std::optional<OrderChange> change;
    if (!pair.empty())
        change = pair[0].rewrites ? swapped(*input, rewriting, pair[0].rule, pair[1].rule)
                                  : swapped(*input, matches, pair[0].rule, pair[1].rule);
    const OrderChange* const told = change ? &*change : nullptr;
    const Rewriting* const rewritten = rewriting.rules.rules.empty() ? nullptr : &rewriting;
    const std::string answer = *asJson ? orderJson(rules, rivals, told, rewritten)
                                       : orderText(rules, rivals, told, rewritten);
    if (!writeOutput("-", answer))
        return Trouble;
    return hasErrors(input->rules.diagnostics) ? Findings : Fine;
}

} // namespace

const Verb& orderVerb()
{
    static constexpr Verb verb{.name = "order",
                               .usage = "RULES... MODEL [--swap A B] [--json]",
                               .summary = "shows which rules compete, and what another order would "
                                          "change",
                               .options = orderWords,
                               .fewest = 2,
                               .most = anyNumber,
                               .run = runOrder};
    return verb;
}

} // namespace fusewright::cli
