// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/rules_input.h"

#include "app/cli/model_input.h"
#include "app/cli/verb.h"
#include "engine/rules/builtin_rules.h"
#include "engine/rules/rule_language.h"
#include "engine/session/user_catalogue.h"
#include "engine/support/nearest_word.h"

#include <algorithm>
#include <cstdio>
#include <utility>

namespace fusewright::cli {

namespace {

void say(const std::string& problem)
{
    std::fputs(("fusewright: " + problem + '\n').c_str(), stderr);
}

/// `NAME=VALUE` taken apart at the last sign; nothing without one.
std::optional<std::pair<std::string, std::string>> assignment(const std::string& text)
{
    const std::size_t sign = text.rfind('=');
    if (sign == std::string::npos || sign == 0)
        return std::nullopt;
    return std::pair(text.substr(0, sign), text.substr(sign + 1));
}

const RuleLanguage* languageNamed(const std::string& name)
{
    const RuleLanguage* const language = findRuleLanguage(name);
    std::vector<std::string_view> known;
    for (const RuleLanguage* const each : ruleLanguages())
        known.push_back(each->id);
    if (!language)
        say("There is no rule language \"" + name + "\"." + didYouMean(name, known));
    return language;
}

bool readAnswers(const Arguments& arguments, RuleChoices& choices)
{
    for (const std::string& text : arguments.values("--assume")) {
        const auto answer = assignment(text);
        if (!answer || (answer->second != "true" && answer->second != "false")) {
            say("--assume takes NAME=true or NAME=false, not \"" + text + "\".");
            return false;
        }
        choices.assumed[answer->first] = answer->second == "true";
    }
    return true;
}

bool readOptions(const Arguments& arguments, const RuleSet& rules, RuleChoices& choices)
{
    std::vector<std::string_view> known;
    for (const RuleOption& option : rules.options)
        known.push_back(option.name);
    std::vector<std::string> written = arguments.values("--option");
    for (const char* const word : {"layout", "plan"}) {
        if (const auto value = arguments.value(std::string("--") + word))
            written.push_back(std::string(word) + '=' + *value);
    }
    for (const std::string& text : written) {
        const auto option = assignment(text);
        if (!option) {
            say("--option takes NAME=VALUE, not \"" + text + "\".");
            return false;
        }
        if (std::ranges::find(known, option->first) == known.end()) {
            say("No rule reads an option \"" + option->first + "\"."
                + didYouMean(option->first, known));
            return false;
        }
        const auto asked = std::ranges::find(rules.options, option->first, &RuleOption::name);
        if (const std::string fault = optionFault(*asked, option->second); !fault.empty()) {
            say(fault);
            return false;
        }
        choices.options[option->first] = option->second;
    }
    return true;
}

/// How many stages there are up to the last one that is asked for.
std::optional<std::size_t> stageCount(const std::string& stage, const RuleSet& rules)
{
    const auto count = stagesUntil(rules, stage);
    std::vector<std::string_view> known;
    for (const StagePlan& plan : rules.stages)
        known.push_back(plan.name);
    if (!count)
        say("There is no stage \"" + stage + "\"." + didYouMean(stage, known));
    return count;
}

} // namespace

std::optional<std::vector<PipelineFile>> rulesFilesOf(std::span<const std::string> paths,
                                                      const Arguments& arguments)
{
    std::vector<PipelineFile> files;
    for (const std::string& path : paths) {
        files.push_back({.path = path});
        if (!path.starts_with("builtin:") || findBuiltinRules(path))
            continue;
        std::vector<std::string_view> known;
        for (const BuiltinRules& each : builtinRules())
            known.push_back(each.path);
        std::string what = "No rules that come with Fusewright are called \"";
        what.append(path).append("\".").append(didYouMean(path, known));
        say(what.append(" A file of that name is ./").append(path).append("."));
        return std::nullopt;
    }
    for (const std::string& text : arguments.values("--language")) {
        const auto ofOne = assignment(text);
        const RuleLanguage* const language = languageNamed(ofOne ? ofOne->second : text);
        if (!language)
            return std::nullopt;
        const bool isThere =
            !ofOne || std::ranges::find(files, ofOne->first, &PipelineFile::path) != files.end();
        if (!isThere) {
            say("--language names \"" + ofOne->first + "\", which is none of the rules files.");
            return std::nullopt;
        }
        for (PipelineFile& file : files) {
            if (!ofOne || file.path == ofOne->first)
                file.language = language;
        }
    }
    return files;
}

std::optional<RuleChoices> ruleChoicesOf(const Arguments& arguments, const RuleSet& rules)
{
    RuleChoices choices;
    const bool areFine = readAnswers(arguments, choices) && readOptions(arguments, rules, choices);
    return areFine ? std::optional(std::move(choices)) : std::nullopt;
}

void addOptions(const Arguments& arguments, RuleContext& context)
{
    for (const std::string& written : arguments.values("--option")) {
        if (const auto option = assignment(written))
            context.options[option->first] = option->second;
    }
    if (const auto plan = arguments.value("--plan"))
        context.options["plan"] = *plan;
}

std::optional<OpenedRules> openRulesFor(OpenedModel& model, std::span<const std::string> paths,
                                        const Arguments& arguments, const RewriteWish& wish)
{
    const auto files = rulesFilesOf(paths, arguments);
    RewriteChoices choices{.mostSteps = wish.mostSteps};
    if (!files || !readAnswers(arguments, choices.rules))
        return std::nullopt;
    RuleContext context = ruleContextOf(model.model->graph);
    context.includeFolders = arguments.values("--include");
    addOptions(arguments, context);
    Pipeline pipeline(*files, context);
    const RuleSet rules = pipeline.rewriting().rules;
    const RuleSet allRules = joined(std::vector{rules, pipeline.grouping().rules});
    const std::optional<std::size_t> stages =
        wish.until ? stageCount(*wish.until, rules) : std::optional(rules.stages.size());
    const bool areFine =
        pipeline.isReadable() && stages && readOptions(arguments, allRules, choices.rules);
    OpenedRules opened;
    if (areFine)
        opened.run = pipeline.run(model.model->graph, choices, stages);
    opened.choices = choices;
    opened.byFile = pipeline.groupingByFile();
    opened.rules = pipeline.grouping();
    opened.rules.rules.choices = choices.rules;
    for (CheckedRules& file : opened.byFile)
        file.rules.choices = choices.rules;
    opened.rules.diagnostics = pipeline.diagnostics();
    opened.rewriting = pipeline.rewriting();
    opened.files = pipeline.files();
    printFindings(opened.rules.diagnostics);
    if (!areFine)
        return std::nullopt;
    opened.rewriting.rules.stages.resize(*stages);
    dropIdlePreparations(opened.rewriting.rules, opened.run);
    if (opened.run.graph() != model.model->graph) {
        model.model->graph = opened.run.graph();
        model.facts = gatherFacts(*model.model);
    }
    return opened;
}

std::optional<RulesAndModel> openRulesAndModel(std::span<const std::string> paths,
                                               const Arguments& arguments, const RewriteWish& wish)
{
    auto model = openModelNamed(paths.back(), arguments);
    if (!model)
        return std::nullopt;
    auto rules = openRulesFor(*model, paths.first(paths.size() - 1), arguments, wish);
    if (!rules)
        return std::nullopt;
    return RulesAndModel{*std::move(rules), *std::move(model)};
}

std::optional<bool> wantsJson(const char* verb, const Arguments& arguments)
{
    const std::string format = arguments.value("--format").value_or("text");
    if (format == "text" || format == "json")
        return format == "json" || arguments.has("--json");
    std::fprintf(stderr, "fusewright %s: The formats are text and json, not \"%s\".\n", verb,
                 format.c_str());
    return std::nullopt;
}

} // namespace fusewright::cli
