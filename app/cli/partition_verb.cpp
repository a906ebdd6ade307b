// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/model_input.h"
#include "app/cli/output_file.h"
#include "app/cli/partition_options.h"
#include "app/cli/rules_input.h"
#include "app/cli/verb.h"

#include "engine/graph/graph.h"
#include "engine/report/partition_text.h"

#include <cstdio>

namespace fusewright::cli {

namespace {

constexpr auto options = withModelOptions(joined(
    std::array{
        OptionSpec{"--mode", "MODE", "o0, o1 or o3; o1 if not said"},
        OptionSpec{"--json", "", "answer with one JSON object"},
        OptionSpec{"--format", "FORMAT", "text or json"},
    },
    joined(partitionOptions, fusionOptions)));

std::optional<FusionMode> readMode(const Arguments& arguments)
{
    const std::string mode = arguments.value("--mode").value_or("o1");
    if (mode == "o0")
        return FusionMode::O0;
    if (mode == "o1")
        return FusionMode::O1;
    if (mode == "o3")
        return FusionMode::O3;
    std::fprintf(stderr, "fusewright partition: The modes are o0, o1 and o3, not \"%s\".\n",
                 mode.c_str());
    return std::nullopt;
}

int run(const Arguments& arguments)
{
    const std::optional<bool> asJson = wantsJson("partition", arguments);
    const std::optional<FusionMode> mode = readMode(arguments);
    const std::optional<FusionOptions> fusion = readFusionOptions("partition", arguments);
    if (!asJson || !mode || !fusion)
        return Trouble;
    const auto opened = openModelOf(arguments);
    if (!opened)
        return Trouble;
    const auto sources = openFusionSources(arguments, *opened);
    if (!sources)
        return Trouble;
    const Graph& graph = *opened->model->graph;
    const RuleSet& rules = sources->rules.rules;
    std::vector<Diagnostic> findings;
    const PartitionChoice choice{.mode = *mode, .fusion = *fusion, .cuts = arguments.has("--cuts")};
    const MadePartition made = makePartition(graph, rules, sources->manual, choice, findings);
    printFindings(findings);
    const std::string answer = *asJson ? partitionJson(graph, rules, sources->manual, made)
                                       : partitionText(graph, rules, sources->manual, made);
    if (!writeOutput("-", answer))
        return Trouble;
    return sources->hasErrors ? Findings : Fine;
}

} // namespace

const Verb& partitionVerb()
{
    static constexpr Verb verb{.name = "partition",
                               .usage = "MODEL --mode o0|o1|o3 [--rules RULES] [--json]",
                               .summary = "cuts a model into sections",
                               .options = options,
                               .fewest = 1,
                               .most = 1,
                               .run = run};
    return verb;
}

} // namespace fusewright::cli
