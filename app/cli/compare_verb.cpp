// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/model_input.h"
#include "app/cli/output_file.h"
#include "app/cli/rules_input.h"
#include "app/cli/verb.h"

#include "engine/graph/graph.h"
#include "engine/report/file_comparison_answer.h"
#include "engine/session/rules_session.h"
#include "engine/translate/file_comparison.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace fusewright::cli {

namespace {

constexpr auto compareWords =
    withModelOptions(joined(readingOptions,
                            std::array{
                                OptionSpec{"--json", "", "answer with one JSON object"},
                                OptionSpec{"--format", "FORMAT", "text or json"},
                            }));

/// Each file is used alone, so that both see the model as it is.
std::optional<CheckedRules> openFile(const PipelineFile& file, const RuleContext& context)
{
    CheckedRules rules = checkRules(file.path, context, file.language);
    printFindings(rules.diagnostics);
    return rules.isReadable ? std::optional(std::move(rules)) : std::nullopt;
}

int runCompare(const Arguments& arguments)
{
    const std::optional<bool> asJson = wantsJson("compare", arguments);
    const std::vector<std::string>& words = arguments.positionals();
    const auto files = asJson ? rulesFilesOf(std::span(words).first(2), arguments) : std::nullopt;
    const auto model = files ? openModelNamed(words.back(), arguments) : std::nullopt;
    if (!model)
        return Trouble;
    RuleContext context = ruleContextOf(model->model->graph);
    context.includeFolders = arguments.values("--include");
    const auto first = openFile((*files)[0], context);
    const auto second = openFile((*files)[1], context);
    if (!first || !second)
        return Trouble;
    const FileComparison comparison =
        compareFiles(model->model->graph, first->rules, second->rules);
    const FileComparisonAnswer answer{
        *model->model->graph, {&first->rules, &second->rules}, comparison};
    if (!writeOutput("-", *asJson ? fileComparisonJson(answer) : fileComparisonText(answer)))
        return Trouble;
    return hasErrors(first->diagnostics) || hasErrors(second->diagnostics) ? Findings : Fine;
}

} // namespace

const Verb& compareVerb()
{
    static constexpr Verb verb{.name = "compare",
                               .usage = "RULES RULES MODEL [--json]",
                               .summary = "compares what two rules files match in a model",
                               .options = compareWords,
                               .fewest = 3,
                               .most = 3,
                               .run = runCompare};
    return verb;
}

} // namespace fusewright::cli
