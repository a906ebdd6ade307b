// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/model_input.h"
#include "app/cli/output_file.h"
#include "app/cli/rules_input.h"
#include "app/cli/verb.h"

#include "engine/report/rewrite_answer.h"
#include "engine/session/graph_file.h"

#include <algorithm>
#include <charconv>

namespace fusewright::cli {

namespace {

constexpr auto rewriteWords = withModelOptions(joined(
    std::array{
        OptionSpec{"-o", "FILE", "write the graph; the extension selects .json, .me.json or .dot"},
        OptionSpec{"--steps", "", "print every rewrite"},
        OptionSpec{"--until", "STAGE", "the last stage to run, by name or number"},
        OptionSpec{"--limit", "N", "maximum number of rewrites (default 1000000)"},
        OptionSpec{"--json", "", "answer with one JSON object"},
        OptionSpec{"--format", "FORMAT", "text or json"},
    },
    rulesOptions));

std::optional<RewriteWish> readWish(const Arguments& arguments)
{
    RewriteWish wish{.until = arguments.value("--until")};
    const std::string text = arguments.value("--limit").value_or(std::to_string(wish.mostSteps));
    const char* const last = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data(), last, wish.mostSteps);
    if (error == std::errc() && end == last)
        return wish;
    complain("rewrite", "--limit takes a number, not \"" + text + "\".");
    return std::nullopt;
}

int statusOf(const RulesAndModel& input)
{
    const auto hasSteps = [](const StageResult& stage) { return !stage.steps.empty(); };
    const bool isFine = std::ranges::any_of(input.run.stages, hasSteps)
        && std::ranges::all_of(input.run.stages, &StageResult::cameToItsEnd)
        && !hasErrors(input.rules.diagnostics);
    return isFine ? Fine : Findings;
}

int runRewrite(const Arguments& arguments)
{
    const std::optional<bool> asJson = wantsJson("rewrite", arguments);
    const std::optional<RewriteWish> wish = readWish(arguments);
    const std::optional<std::string> path = arguments.value("-o");
    if (!asJson || !wish)
        return Trouble;
    const GraphWriter writer = path ? graphWriterFor(*path) : nullptr;
    if (path && !writer) {
        complain("rewrite", "Write to FILE.json, FILE.me.json or FILE.dot, not \"" + *path + "\".");
        return Trouble;
    }
    const auto input = openRulesAndModel(arguments.positionals(), arguments, *wish);
    if (!input)
        return Trouble;
    const bool rewrites = !input->rewriting.rules.files.empty();
    if (!rewrites)
        complain("rewrite",
                 input->rules.rules.rules.empty()
                     ? "There are no rules in these files."
                     : "None of these rules rewrite. Rules that make sections are for match "
                       "and partition.");
    if (path && !writeOutput(*path, writer(*input->run.graph())))
        return Trouble;
    // A graph on standard output stands there alone.
    if (path == "-" || (!rewrites && !*asJson))
        return statusOf(*input);
    const RewriteAnswer answer{input->files, input->rewriting.rules, input->run};
    const bool withSteps = arguments.has("--steps");
    const std::string text =
        *asJson ? rewriteJson(answer, withSteps) : rewriteText(answer, withSteps);
    return writeOutput("-", text) ? statusOf(*input) : Trouble;
}

} // namespace

const Verb& rewriteVerb()
{
    static constexpr Verb verb{.name = "rewrite",
                               .usage = "RULES... MODEL [-o FILE] [--steps] [--json]",
                               .summary = "changes a model by rules, and says what they did",
                               .options = rewriteWords,
                               .fewest = 2,
                               .most = anyNumber,
                               .run = runRewrite};
    return verb;
}

} // namespace fusewright::cli
