// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/model_input.h"
#include "app/cli/output_file.h"
#include "app/cli/rules_input.h"
#include "app/cli/verb.h"

#include "engine/graph/graph.h"
#include "engine/report/suggest_answer.h"
#include "engine/session/suggest_session.h"
#include "engine/support/nearest_word.h"

#include <charconv>
#include <cstdio>

namespace fusewright::cli {

namespace {

constexpr auto suggestWords = withModelOptions(joined(
    std::array{
        OptionSpec{"--rules", "RULES", "existing rules; suggest only for what they leave over"},
        OptionSpec{"--from", "NODES", "write a rule from these operators (comma-separated)"},
        OptionSpec{"--most", "N", "maximum number of suggestions (default 12)"},
        OptionSpec{"--max-operators", "N", "maximum operators per section (default 32)"},
        OptionSpec{"-o", "FILE", "write the rules to a file"},
        OptionSpec{"--json", "", "answer with one JSON object"},
        OptionSpec{"--format", "FORMAT", "text or json"},
    },
    rulesOptions));

std::optional<std::size_t> readCount(const Arguments& arguments, const char* option,
                                     std::size_t otherwise)
{
    const std::optional<std::string> text = arguments.value(option);
    if (!text)
        return otherwise;
    std::size_t count = 0;
    const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), count);
    if (error == std::errc() && end == text->data() + text->size() && count > 0)
        return count;
    complain("suggest",
             std::string(option) + " takes a number of at least 1, not \"" + *text + "\".");
    return std::nullopt;
}

/// Names have no commas in nearly all models; in the others a longer name is tried first.
std::optional<std::vector<NodeId>> readNodes(const Graph& graph, std::string_view text)
{
    std::vector<NodeId> nodes;
    while (!text.empty()) {
        std::size_t end = text.find(',');
        std::optional<NodeId> node = graph.findNode(text.substr(0, end));
        while (!node && end != std::string_view::npos) {
            end = text.find(',', end + 1);
            node = graph.findNode(text.substr(0, end));
        }
        if (!node) {
            const std::string_view name = text.substr(0, text.find(','));
            std::vector<std::string_view> names;
            for (const NodeId each : graph.nodes())
                names.push_back(graph.nodeName(each));
            complain("suggest",
                     "There is no operator \"" + std::string(name) + "\" in the model."
                         + didYouMean(name, names));
            return std::nullopt;
        }
        nodes.push_back(*node);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    if (nodes.empty())
        complain("suggest", "--from takes the names of operators.");
    return nodes.empty() ? std::nullopt : std::optional(nodes);
}

/// Findings when the rule is not one that could be written into a file.
int answerFrom(const RuleGround& ground, const Arguments& arguments, bool asJson)
{
    const auto nodes = readNodes(ground.graph(), *arguments.value("--from"));
    if (!nodes)
        return Trouble;
    const DraftAnswer answer = answerDraft(ground, {.draft = draftOf(ground.graph(), *nodes)});
    const auto file = arguments.value("-o");
    if (file && answer.effect && !writeOutput(*file, answer.text))
        return Trouble;
    if (!writeOutput("-",
                     asJson ? draftAnswerJson(ground, answer) : draftAnswerText(ground, answer)))
        return Trouble;
    const bool isMade = answer.effect && answer.effect->fate == SelectionFate::Section;
    return isMade ? Fine : Findings;
}

int answerAll(const RuleGround& ground, const SuggestOptions& wish, const Arguments& arguments,
              bool asJson)
{
    const std::vector<Suggestion> suggestions = suggestRules(ground, wish);
    const auto file = arguments.value("-o");
    if (file && !suggestions.empty() && !writeOutput(*file, textOf(ground, suggestions)))
        return Trouble;
    return writeOutput("-",
                       asJson ? suggestionsJson(ground, suggestions)
                              : suggestionsText(ground, suggestions))
        ? Fine
        : Trouble;
}

int runSuggest(const Arguments& arguments)
{
    const std::optional<bool> asJson = wantsJson("suggest", arguments);
    const std::optional<std::size_t> most = readCount(arguments, "--most", 12);
    const std::optional<std::size_t> operators = readCount(arguments, "--max-operators", 32);
    if (!asJson || !most || !operators)
        return Trouble;
    auto opened = openModelOf(arguments);
    if (!opened)
        return Trouble;
    RuleSet rules;
    if (const auto paths = arguments.values("--rules"); !paths.empty()) {
        auto checked = openRulesFor(*opened, paths, arguments);
        if (!checked)
            return Trouble;
        rules = std::move(checked->rules.rules);
    }
    const auto ground = makeGround(opened->model->graph, rules);
    if (arguments.has("--from"))
        return answerFrom(*ground, arguments, *asJson);
    return answerAll(*ground, {.mostSuggestions = *most, .mostOperators = *operators}, arguments,
                     *asJson);
}

} // namespace

const Verb& suggestVerb()
{
    static constexpr Verb verb{.name = "suggest",
                               .usage = "MODEL [--rules RULES] [--from NODES] [--json]",
                               .summary =
                                   "proposes rules for repeated blocks, or one from operators",
                               .options = suggestWords,
                               .fewest = 1,
                               .most = 1,
                               .run = runSuggest};
    return verb;
}

} // namespace fusewright::cli
