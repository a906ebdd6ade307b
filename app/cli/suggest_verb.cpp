// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/model_input.h"
#include "app/cli/output_file.h"
#include "app/cli/rules_input.h"
#include "app/cli/verb.h"

#include "engine/graph/graph.h"
#include "engine/report/suggest_answer.h"
#include "engine/rules/rule_language.h"
#include "engine/session/rules_session.h"
#include "engine/session/suggest_session.h"
#include "engine/support/nearest_word.h"
#include "engine/translate/translation.h"

#include <algorithm>
#include <charconv>
#include <cstdio>

namespace fusewright::cli {

namespace {

constexpr auto suggestWords = withModelOptions(joined(
    std::array{
        OptionSpec{"--rules", "RULES", "existing rules; suggest only for what they leave over"},
        OptionSpec{"--from", "NODES", "write a rule from these operators (comma-separated)"},
        OptionSpec{"--name", "NAME", "name of the rule, or of the operator that it makes"},
        OptionSpec{"--stage", "STAGE", "stage of a rule that rewrites, such as EARLY+1"},
        OptionSpec{"--conditions", "KINDS",
                   "conditions of a rewriting rule or TVM pattern: all, none, or some of "
                   "type, rank, extent, multiple, same-shape, same-scale, step-size, zero-offset, "
                   "element (default type)"},
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

/// What rules there are, and what they made of the model.
struct SuggestInput {
    OpenedModel model;
    std::shared_ptr<const Graph> start;
    OpenedRules rules;
    DraftTarget target;
};

void complainOfName(const Graph& graph, std::string_view name)
{
    std::vector<std::string_view> names;
    for (const NodeId each : graph.nodes())
        names.push_back(graph.nodeName(each));
    complain("suggest",
             "There is no operator \"" + std::string(name) + "\" in the model."
                 + didYouMean(name, names));
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
        if (!node)
            return std::nullopt;
        nodes.push_back(*node);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return nodes;
}

/// The first name of the list that is no operator.
std::string_view firstUnknown(const Graph& graph, std::string_view text)
{
    while (!text.empty()) {
        const std::string_view name = text.substr(0, text.find(','));
        if (!graph.findNode(name))
            return name;
        text.remove_prefix(std::min(text.size(), name.size() + 1));
    }
    return text;
}

/// The operators and the graph that has them: of rules that rewrite the model's own, or else the
/// latest that they have made.
struct ChosenNodes {
    std::shared_ptr<const Graph> graph;
    std::vector<NodeId> nodes;
};

std::optional<ChosenNodes> chooseNodes(const SuggestInput& input, std::string_view text)
{
    std::vector<std::shared_ptr<const Graph>> graphs{input.model.model->graph};
    if (input.target.makesOperator()) {
        graphs = {input.start};
        for (std::size_t at = input.rules.run.stages.size(); at-- > 0;)
            graphs.push_back(input.rules.run.stages[at].after);
    }
    for (const auto& graph : graphs) {
        if (auto nodes = readNodes(*graph, text); nodes && !nodes->empty())
            return ChosenNodes{graph, *std::move(nodes)};
    }
    if (text.empty())
        complain("suggest", "--from takes the names of operators.");
    else
        complainOfName(*graphs.front(), firstUnknown(*graphs.front(), text));
    return std::nullopt;
}

/// The language that was asked for, or that of the first file in which rules can be written.
const RuleLanguage* languageToWrite(const Arguments& arguments, const std::vector<RuleFile>& files)
{
    for (const std::string& name : arguments.values("--language")) {
        const RuleLanguage* const language = findRuleLanguage(name);
        if (language && language->write)
            return language;
    }
    for (const RuleFile& file : files) {
        if (file.language && file.language->write)
            return file.language;
    }
    return nullptr;
}

DraftTarget targetOf(const Arguments& arguments, const SuggestInput& input)
{
    DraftTarget target{.language = languageToWrite(arguments, input.rules.files)};
    if (!target.makesOperator() && !target.hasOperands())
        return target;
    const CheckedRules& own = target.makesOperator() ? input.rules.rewriting : input.rules.rules;
    for (const auto& text : own.texts) {
        if (text && &text->language() == target.language)
            target.text = text;
    }
    if (target.hasOperands())
        return target;
    target.choices = input.rules.choices;
    if (!input.rules.rewriting.rules.stages.empty())
        target.rewriting = std::make_shared<const Rewriting>(
            Rewriting{input.rules.rewriting.rules, input.rules.choices, input.rules.run});
    return target;
}

std::optional<DraftAnswer> answerOf(const RuleGround& ground, const Arguments& arguments,
                                    DraftWish wish)
{
    if (const auto name = arguments.value("--name")) {
        wish.draft.name = *name;
        wish.proposesName = false;
    }
    if (const auto stage = arguments.value("--stage")) {
        wish.draft.stage = *stage;
        wish.proposesStage = false;
    }
    DraftAnswer answer = answerDraft(ground, wish);
    const auto kinds = arguments.value("--conditions");
    if (!kinds || !(answer.replacement || answer.offer))
        return answer;
    auto facts = conditionsOf(answer, *kinds);
    if (!facts) {
        complain("suggest",
                 "--conditions takes all, none or kinds of conditions, not \"" + *kinds + "\".");
        return std::nullopt;
    }
    wish.draft = answer.draft;
    wish.draft.facts = *std::move(facts);
    wish.alike = answer.alike;
    wish.proposesConditions = false;
    return answerDraft(ground, wish);
}

/// Findings when the rule is not one that could be written into a file.
int answerFrom(const SuggestInput& input, const Arguments& arguments, bool asJson)
{
    const auto chosen = chooseNodes(input, *arguments.value("--from"));
    if (!chosen)
        return Trouble;
    const DraftTarget& target = input.target;
    const bool isSection = !target.makesOperator();
    const auto ground = makeGround(chosen->graph, isSection ? input.rules.rules.rules : RuleSet(),
                                   {}, target.language);
    const RuleLanguage* const language =
        target.makesOperator() || target.hasOperands() ? target.language : nullptr;
    const auto answer =
        answerOf(*ground, arguments,
                 {.draft = draftOf(*chosen->graph, chosen->nodes, language), .target = target});
    const auto file = arguments.value("-o");
    if (!answer || (file && answer->isRule() && !writeOutput(*file, answer->text)))
        return Trouble;
    const std::string told = asJson ? (isSection ? draftAnswerJson(*ground, *answer)
                                                 : replacementJson(*ground, *answer, *language))
        : isSection                 ? draftAnswerText(*ground, *answer)
                                    : replacementText(*ground, *answer, *language);
    if (!writeOutput("-", told))
        return Trouble;
    const bool isMade = isSection ? answer->effect && answer->effect->fate == SelectionFate::Section
                                  : answer->replacement->effect
            && answer->replacement->effect->fate == ReplacementFate::Replaced;
    return isMade ? Fine : Findings;
}

/// Suggestions are found as sections; another language writes them with the operands, or the calls,
/// that they have in the model. What it cannot say is told.
std::string textIn(const RuleLanguage* language, const std::string& path, const RuleGround& ground,
                   const std::vector<Suggestion>& suggestions)
{
    std::string text = textOf(ground, suggestions);
    RuleContext context = ruleContextOf(ground.sharedGraph());
    const CheckedRules rules = checkRulesText("suggestions", text, context);
    const bool isOther = language && canTranslateTo(*language)
        && std::ranges::none_of(rules.rules.files,
                                [&](const RuleFile& file) { return file.language == language; });
    if (!isOther)
        return text;
    Translation made = translate(rules, {.to = language, .context = context, .limits = {}}, path);
    for (const TranslatedRule& rule : made.rules) {
        if (rule.as.empty())
            printFindings(rule.lost);
    }
    return std::move(made.text);
}

int answerAll(const RuleGround& ground, const SuggestOptions& wish, const RuleLanguage* language,
              const Arguments& arguments, bool asJson)
{
    const std::vector<Suggestion> suggestions = suggestRules(ground, wish);
    const auto file = arguments.value("-o");
    if (file && !suggestions.empty()
        && !writeOutput(*file, textIn(language, *file, ground, suggestions)))
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
    SuggestInput input{.model = *std::move(opened), .start = {}, .rules = {}, .target = {}};
    input.start = input.model.model->graph;
    const auto paths = arguments.values("--rules");
    if (auto files = rulesFilesOf(paths, arguments); !files)
        return Trouble;
    if (!paths.empty()) {
        auto checked = openRulesFor(input.model, paths, arguments);
        if (!checked)
            return Trouble;
        input.rules = *std::move(checked);
    }
    input.target = targetOf(arguments, input);
    if (arguments.has("--from"))
        return answerFrom(input, arguments, *asJson);
    const auto ground =
        makeGround(input.model.model->graph, input.rules.rules.rules, {}, input.target.language);
    return answerAll(*ground, {.mostSuggestions = *most, .mostOperators = *operators},
                     input.target.language, arguments, *asJson);
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
