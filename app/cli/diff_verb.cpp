// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/backward_options.h"
#include "app/cli/hardware_options.h"
#include "app/cli/model_input.h"
#include "app/cli/output_file.h"
#include "app/cli/partition_options.h"
#include "app/cli/rules_input.h"
#include "app/cli/verb.h"

#include "engine/hardware/hardware_cost.h"
#include "engine/report/diff_text.h"
#include "engine/session/diff_session.h"

#include <algorithm>
#include <cstdio>
#include <span>

namespace fusewright::cli {

namespace {

constexpr auto diffWords = withModelOptions(joined(
    joined(
        std::array{
            OptionSpec{"--rules", "RULES", "rules for o1; give twice to compare two rules files"},
            OptionSpec{"--all", "", "show every change, and operators alone before and after"},
            partitionOptions[1],
            partitionOptions[2],
            fusionOptions[0],
            fusionOptions[1],
            fusionOptions[2],
            OptionSpec{"--json", "", "answer with one JSON object"},
            OptionSpec{"--format", "FORMAT", "text or json"},
        },
        backwardOptions),
    joined(hardwareOptions, rulesOptions)));

/// One or two files that make sections; those that rewrite come before both. Nothing, and the
/// reason on standard error, else.
std::optional<std::vector<CheckedRules>> openRules(OpenedModel& model, const Arguments& arguments)
{
    auto opened = openRulesFor(model, arguments.values("--rules"), arguments);
    if (!opened)
        return std::nullopt;
    const bool canCompare = opened->byFile.size() == 1 || opened->byFile.size() == 2;
    if (!canCompare)
        complain("diff",
                 opened->byFile.empty() ? "Specify the rules: --rules RULES."
                                        : "Give --rules once or twice: more cannot be compared.");
    return canCompare ? std::optional(std::move(opened->byFile)) : std::nullopt;
}

ComparedPartitions compare(const Graph& graph, const std::vector<CheckedRules>& rules,
                           const ManualFusion& manual, const PartitionChoice& choice,
                           const BackwardGraph* joint)
{
    std::vector<Diagnostic> findings;
    ComparedPartitions compared = rules.size() == 1
        ? compareModes(graph, rules[0].rules, manual, choice, findings, {}, joint)
        : compareRules(graph, rules[0].rules, rules[1].rules, manual, choice, findings, {}, joint);
    printFindings(findings);
    return compared;
}

/// Of each partition; none without a machine.
std::vector<HardwareCosts> costsOfAll(const HardwareProfile* machine,
                                      const ComparedPartitions& compared)
{
    std::vector<HardwareCosts> costs;
    for (const ComparedPartition& each : compared.partitions) {
        if (machine)
            costs.push_back(hardwareCosts(*machine, compared.graph,
                                          {each.partition, each.costs, each.folding, each.shares}));
    }
    return costs;
}

int runDiff(const Arguments& arguments)
{
    const std::optional<bool> asJson = wantsJson("diff", arguments);
    const std::optional<FusionOptions> fusion = readFusionOptions("diff", arguments);
    const auto machine = chosenMachine("diff", arguments);
    if (!asJson || !fusion || !machine || isWithoutBackward("diff", arguments))
        return Trouble;
    auto opened = openModelOf(arguments);
    if (!opened || !setExtents("diff", arguments, *opened))
        return Trouble;
    const auto rules = openRules(*opened, arguments);
    const auto manual = rules ? openManualOf(arguments) : std::nullopt;
    if (!manual)
        return Trouble;
    const PartitionChoice choice{.fusion = *fusion, .cuts = arguments.has("--cuts")};
    std::optional<BackwardGraph> joint;
    if (arguments.has("--backward") && !(joint = openBackwardOf(*opened, arguments)))
        return Trouble;
    const Graph& graph = *opened->model->graph;
    const ComparedPartitions compared =
        compare(graph, *rules, manual->fusion, choice, joint ? &*joint : nullptr);
    const ShownChanges shown = arguments.has("--all") ? ShownChanges::All : ShownChanges::Telling;
    const std::vector<HardwareCosts> costs = costsOfAll(machine->profile, compared);
    if (!writeOutput("-",
                     *asJson ? diffJson(compared, shown, costs) : diffText(compared, shown, costs)))
        return Trouble;
    const auto isWrong = [](const CheckedRules& checked) { return hasErrors(checked.diagnostics); };
    return std::ranges::any_of(*rules, isWrong) || hasErrors(manual->diagnostics) ? Findings : Fine;
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
