// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/model_input.h"
#include "app/cli/output_file.h"
#include "app/cli/partition_options.h"
#include "app/cli/rules_input.h"
#include "app/cli/verb.h"

#include "engine/report/diff_text.h"
#include "engine/session/diff_session.h"

#include <algorithm>
#include <cstdio>
#include <span>

namespace fusewright::cli {

namespace {

constexpr auto diffWords = withModelOptions(std::array{
    OptionSpec{"--rules", "RULES", "rules for o1; give twice to compare two rules files"},
    OptionSpec{"--all", "", "show every change, and operators alone before and after"},
    partitionOptions[1],
    partitionOptions[2],
    fusionOptions[0],
    fusionOptions[1],
    fusionOptions[2],
    OptionSpec{"--json", "", "answer with one JSON object"},
    OptionSpec{"--format", "FORMAT", "text or json"},
});

/// The paths of one or two rules files; none, and the reason on standard error, else.
std::vector<std::string> rulesPaths(const Arguments& arguments)
{
    std::vector<std::string> paths = arguments.values("--rules");
    if (paths.empty() || paths.size() > 2) {
        std::fprintf(stderr, "fusewright diff: %s\n",
                     paths.empty() ? "Specify the rules: --rules RULES."
                                   : "Give --rules once or twice: more cannot be compared.");
        paths.clear();
    }
    return paths;
}

/// In the order of the paths; fewer when one cannot be read.
std::vector<CheckedRules> openRules(const OpenedModel& model, const std::vector<std::string>& paths)
{
    std::vector<CheckedRules> rules;
    for (const std::string& path : paths) {
        if (auto checked = openRulesFor(model, std::span(&path, 1)))
            rules.push_back(*std::move(checked));
    }
    return rules;
}

ComparedPartitions compare(const Graph& graph, const std::vector<CheckedRules>& rules,
                           const ManualFusion& manual, const PartitionChoice& choice)
{
    std::vector<Diagnostic> findings;
    ComparedPartitions compared = rules.size() == 1
        ? compareModes(graph, rules[0].rules, manual, choice, findings)
        : compareRules(graph, rules[0].rules, rules[1].rules, manual, choice, findings);
    printFindings(findings);
    return compared;
}

int runDiff(const Arguments& arguments)
{
    const std::optional<bool> asJson = wantsJson("diff", arguments);
    const std::optional<FusionOptions> fusion = readFusionOptions("diff", arguments);
    const std::vector<std::string> paths = rulesPaths(arguments);
    if (!asJson || !fusion || paths.empty())
        return Trouble;
    const auto opened = openModelOf(arguments);
    if (!opened)
        return Trouble;
    const std::vector<CheckedRules> rules = openRules(*opened, paths);
    const auto manual = openManualOf(arguments);
    if (rules.size() < paths.size() || !manual)
        return Trouble;
    const PartitionChoice choice{.fusion = *fusion, .cuts = arguments.has("--cuts")};
    const ComparedPartitions compared =
        compare(*opened->model->graph, rules, manual->fusion, choice);
    const ShownChanges shown = arguments.has("--all") ? ShownChanges::All : ShownChanges::Telling;
    if (!writeOutput("-", *asJson ? diffJson(compared, shown) : diffText(compared, shown)))
        return Trouble;
    const auto isWrong = [](const CheckedRules& checked) { return hasErrors(checked.diagnostics); };
    return std::ranges::any_of(rules, isWrong) || hasErrors(manual->diagnostics) ? Findings : Fine;
}

} // namespace

const Verb& diffVerb()
{
    static constexpr Verb verb{.name = "diff",
                               .usage = "MODEL --rules RULES [--json]",
                               .summary = "compares o0, o1 and o3, or two rules files",
                               .options = diffWords,
                               .fewest = 1,
                               .most = 1,
                               .run = runDiff};
    return verb;
}

} // namespace fusewright::cli
