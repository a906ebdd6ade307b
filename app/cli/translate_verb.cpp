// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/model_input.h"
#include "app/cli/output_file.h"
#include "app/cli/rules_input.h"
#include "app/cli/verb.h"

#include "engine/graph/graph.h"
#include "engine/report/translate_answer.h"
#include "engine/rules/rule_language.h"
#include "engine/session/proof_models.h"
#include "engine/session/rules_session.h"
#include "engine/session/translate_session.h"
#include "engine/support/nearest_word.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <system_error>
#include <utility>

namespace fusewright::cli {

namespace {

constexpr auto translateWords = withModelOptions(joined(
    readingOptions,
    std::array{
        OptionSpec{"--to", "LANGUAGE",
                   "language to write the rules in; an unknown name lists all"},
        OptionSpec{"--model", "MODEL",
                   "model, or folder of models, on which both are compared; repeatable"},
        OptionSpec{"--repeats", "N", "longest repeat to write out, in operators (default 3)"},
        OptionSpec{"-o", "FILE", "write the rules to a file"},
        OptionSpec{"--json", "", "answer with one JSON object"},
        OptionSpec{"--format", "FORMAT", "text or json"},
    }));

constexpr std::size_t mostRepeats = 16;

const RuleLanguage* targetOf(const Arguments& arguments)
{
    std::vector<std::string_view> names;
    for (const RuleLanguage* const language : translationTargets())
        names.push_back(language->id);
    const auto wanted = arguments.value("--to");
    for (const RuleLanguage* const language : translationTargets()) {
        if (wanted == language->id)
            return language;
    }
    std::string all;
    for (const std::string_view name : names)
        all += (all.empty() ? "" : ", ") + std::string(name);
    complain("translate",
             wanted ? "No rules can be written in \"" + *wanted + "\"." + didYouMean(*wanted, names)
                     + " --to takes " + all + '.'
                    : "Specify the language of the translation: --to LANGUAGE (" + all + ").");
    return nullptr;
}

std::optional<WayLimits> limitsOf(const Arguments& arguments)
{
    WayLimits limits;
    const auto text = arguments.value("--repeats");
    if (!text)
        return limits;
    std::size_t count = 0;
    const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), count);
    if (error == std::errc() && end == text->data() + text->size() && count > 0
        && count <= mostRepeats) {
        limits.longestRepeat = count;
        return limits;
    }
    complain("translate",
             "--repeats takes a number from 1 to " + std::to_string(mostRepeats) + ", not \""
                 + *text + "\".");
    return std::nullopt;
}

/// Those of a folder; a file is itself.
std::vector<std::string> modelsOf(const std::string& path)
{
    std::error_code error;
    return std::filesystem::is_directory(path, error) ? modelFilesIn(path)
                                                      : std::vector<std::string>{path};
}

/// Of a folder what can be read counts; of files all must.
std::optional<std::vector<ProofModel>> openModels(const Arguments& arguments)
{
    std::vector<ProofModel> models;
    for (const std::string& path : arguments.values("--model")) {
        const std::vector<std::string> files = modelsOf(path);
        const bool isFolder = files.size() != 1 || files.front() != path;
        for (const std::string& file : files) {
            const auto opened = openModelNamed(file, arguments);
            if (opened)
                models.push_back({.name = opened->model->graph->name().empty()
                                      ? file
                                      : std::string(opened->model->graph->name()),
                                  .graph = opened->model->graph});
            else if (!isFolder)
                return std::nullopt;
        }
        if (isFolder && models.empty()) {
            complain("translate", "There is no model that can be read in " + path + '.');
            return std::nullopt;
        }
    }
    return models;
}

std::optional<CheckedRules> openRules(const Arguments& arguments, const RuleContext& context)
{
    const auto files = rulesFilesOf(arguments.positionals(), arguments);
    if (!files)
        return std::nullopt;
    CheckedRules rules = checkRules(files->front().path, context, files->front().language);
    printFindings(rules.diagnostics);
    if (!rules.isReadable)
        return std::nullopt;
    return rules;
}

int answer(const TranslatedText& made, const Arguments& arguments, bool asJson)
{
    std::vector<TranslationOnModel> models;
    for (const ProvedModel& each : made.models)
        models.push_back({each.model.name, *each.model.graph, each.proof});
    const TranslateAnswer told{made.files, *made.to, made.translation, models};
    const auto file = arguments.value("-o");
    if (file && !writeOutput(*file, made.translation.text))
        return Trouble;
    if (file || asJson) {
        if (!writeOutput("-", asJson ? translateJson(told) : translateText(told)))
            return Trouble;
    } else {
        for (const TranslatedRule& rule : made.translation.rules)
            printFindings(rule.lost);
        for (const TranslationOnModel& on : models)
            std::fputs(
                ("On " + std::string(on.name) + ": " + proofSentence(on.proof) + '\n').c_str(),
                stderr);
        if (!writeOutput("-", made.translation.text))
            return Trouble;
    }
    return made.isWhole() ? Fine : Findings;
}

int runTranslate(const Arguments& arguments)
{
    const std::optional<bool> asJson = wantsJson("translate", arguments);
    const RuleLanguage* const to = targetOf(arguments);
    const auto limits = limitsOf(arguments);
    if (!asJson || !to || !limits)
        return Trouble;
    RuleContext context = ruleContextOf(nullptr);
    context.includeFolders = arguments.values("--include");
    auto models = openModels(arguments);
    const auto rules = models ? openRules(arguments, context) : std::nullopt;
    if (!rules)
        return Trouble;
    const std::string& path = arguments.positionals().front();
    for (const RuleFile& file : rules->rules.files) {
        if (file.language != to)
            continue;
        complain("translate", path + " is in " + std::string(to->title) + " already.");
        return Trouble;
    }
    const auto file = arguments.value("-o");
    const TranslatedText made = translateRules(
        *rules, {.to = to, .context = context, .limits = *limits},
        file && *file != "-" ? *file : translatedName(path, *to), *std::move(models));
    return answer(made, arguments, *asJson);
}

} // namespace

const Verb& translateVerb()
{
    static constexpr Verb verb{.name = "translate",
                               .usage = "RULES --to LANGUAGE [--model MODEL] [-o FILE]",
                               .summary = "writes rules in another language, and compares both",
                               .options = translateWords,
                               .fewest = 1,
                               .most = 1,
                               .run = runTranslate};
    return verb;
}

} // namespace fusewright::cli
