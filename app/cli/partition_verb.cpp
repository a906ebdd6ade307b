// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/backward_options.h"
#include "app/cli/hardware_options.h"
#include "app/cli/model_input.h"
#include "app/cli/option_words.h"
#include "app/cli/output_file.h"
#include "app/cli/partition_options.h"
#include "app/cli/rules_input.h"
#include "app/cli/verb.h"

#include "engine/hardware/fit_findings.h"
#include "engine/hardware/hardware_cost.h"
#include "engine/report/account_text.h"
#include "engine/report/hardware_facts.h"
#include "engine/report/hardware_words.h"
#include "engine/report/partition_text.h"
#include "engine/report/section_account.h"
#include "engine/session/export_session.h"
#include "engine/support/nearest_word.h"

#include <algorithm>
#include <cstdio>
#include <string_view>
#include <utility>
#include <vector>

namespace fusewright::cli {

namespace {

constexpr auto partitionWords = withModelOptions(joined(
    joined(
        std::array{
            OptionSpec{"--mode", "MODE", "o0, o1, o3 or o1+o3 (default o1)"},
            OptionSpec{"--json", "", "answer with one JSON object"},
            OptionSpec{"--format", "FORMAT", "text, json, csv, dot or decorators"},
            OptionSpec{"-o", "FILE", "output file; .json, .csv, .dot or .py selects the format"},
            OptionSpec{"--collapse", "", "csv, dot: write each section as one line or box"},
            OptionSpec{"--account", "NODE",
                       "with --hardware: how the costs of this operator's section come about"},
            OptionSpec{"--recompute", "RULES",
                       "with --backward: rules whose sections run again instead of being saved"},
        },
        joined(backwardOptions, joined(partitionOptions, fusionOptions))),
    joined(hardwareOptions, rulesOptions)));

std::optional<FusionMode> readPartitionMode(const Arguments& arguments)
{
    const std::string mode = arguments.value("--mode").value_or("o1");
    for (const auto& [word, known] : modeWords) {
        if (mode == word)
            return known;
    }
    std::fprintf(stderr, "fusewright partition: The modes are o0, o1, o3 and o1+o3, not \"%s\".\n",
                 mode.c_str());
    return std::nullopt;
}

/// What an answer is written as; nothing inside is text for people.
using Format = std::optional<ExportKind>;

Format formatOf(const std::string& path)
{
    const Format kind = exportKindOf(path);
    return kind && isPartition(*kind) ? kind : std::nullopt;
}

/// Nothing, and the reason on standard error, for a word that nobody knows.
std::optional<Format> readExportFormat(const Arguments& arguments)
{
    if (arguments.has("--json"))
        return ExportKind::Json;
    const auto word = arguments.value("--format");
    if (!word)
        return formatOf(arguments.value("-o").value_or("-"));
    constexpr std::pair<const char*, Format> known[] = {{"text", std::nullopt},
                                                        {"json", ExportKind::Json},
                                                        {"csv", ExportKind::Csv},
                                                        {"dot", ExportKind::Dot},
                                                        {"decorators", ExportKind::Decorators}};
    for (const auto& [name, format] : known) {
        if (*word == name)
            return format;
    }
    std::fprintf(stderr,
                 "fusewright partition: The formats are text, json, csv, dot and decorators, not "
                 "\"%s\".\n",
                 word->c_str());
    return std::nullopt;
}

/// A partition with the graph that it is of.
struct PartitionedModel {
    std::optional<BackwardGraph> joint; ///< With `--backward`.
    MadePartition made;
    std::optional<BackwardPartition> backward;
};

/// Nothing, and the reason on standard error, when a name is wrong.
std::optional<PartitionedModel> makePartitioned(OpenedModel& opened, const FusionSources& sources,
                                                const PartitionChoice& choice,
                                                const Arguments& arguments)
{
    PartitionedModel model;
    std::vector<Diagnostic> findings;
    const RuleSet& rules = sources.rules.rules;
    if (!arguments.has("--backward")) {
        model.made = makePartition(*opened.model->graph, rules, sources.manual, choice, findings);
        printFindings(findings);
        return model;
    }
    model.joint = openBackwardOf(opened, arguments);
    if (!model.joint)
        return std::nullopt;
    MadeBackward both =
        makeBackwardPartition(*opened.model->graph, *model.joint, rules, sources.manual, choice,
                              namesIn(arguments, "--recompute"), findings);
    printFindings(findings);
    model.made = std::move(both.made);
    model.backward = std::move(both.backward);
    const bool isWrong = std::ranges::any_of(
        findings, [](const Diagnostic& finding) { return finding.code == "unknown-rule"; });
    return isWrong ? std::nullopt : std::optional(std::move(model));
}

/// Nothing without a machine; what may not fit goes to standard error.
std::optional<HardwareCosts> costsOn(const HardwareProfile* machine, const Graph& graph,
                                     const FusionSources& sources, const MadePartition& made)
{
    if (!machine)
        return std::nullopt;
    HardwareCosts costs = hardwareCosts(*machine, graph, sources.rules.rules, sources.manual, made);
    printFindings(fitFindings(sources.rules.rules, made, costs));
    return costs;
}

std::string textOf(const Graph& graph, const FusionSources& sources, const MadePartition& made,
                   const BackwardPartition* backward, const HardwareCosts* hardware)
{
    const RuleSet& rules = sources.rules.rules;
    std::string text = partitionText(graph, rules, sources.manual, made, backward);
    if (hardware)
        text += hardwareText(
            gatherHardware(graph, rules, sources.manual, {&made, 1}, {hardware, 1}, 0));
    return text;
}

/// What is asked for cannot be told; the reason is on standard error.
bool isAccountAmiss(const Arguments& arguments, const Format& format)
{
    if (!arguments.has("--account"))
        return false;
    if (!arguments.has("--hardware"))
        complain("partition", "--account needs --hardware NAME.");
    else if (format)
        complain("partition", "--account answers in text: leave out --json, --format and -o.");
    return !arguments.has("--hardware") || format;
}

/// Nothing, and the reason on standard error, when the model has no such operator.
std::optional<std::string> accountOf(const std::string& name, const Graph& graph,
                                     const FusionSources& sources, const MadePartition& made,
                                     const HardwareCosts& costs)
{
    if (const auto node = graph.findNode(name))
        return accountText(accountOf(graph, sources.rules.rules, sources.manual, made, costs,
                                     made.partition.sectionOf[node->index]),
                           graph);
    std::vector<std::string_view> names;
    for (const NodeId node : graph.nodes())
        names.push_back(graph.nodeName(node));
    complain("partition",
             "There is no operator \"" + name + "\" in the model." + didYouMean(name, names));
    return std::nullopt;
}

/// The answer in words, or as one of the formats.
std::optional<std::string> answerOf(const Graph& graph, const FusionSources& sources,
                                    const PartitionedModel& model, const Format& format,
                                    const HardwareCosts* hardware, const Arguments& arguments)
{
    const BackwardPartition* const backward = model.backward ? &*model.backward : nullptr;
    const auto account = arguments.value("--account");
    if (account && hardware)
        return accountOf(*account, graph, sources, model.made, *hardware);
    if (!format)
        return textOf(graph, sources, model.made, backward, hardware);
    const SectionForm form = arguments.has("--collapse") ? SectionForm::Closed : SectionForm::Open;
    return exportPartition(graph, sources.rules.rules, sources.manual, model.made, *format, form,
                           backward, hardware);
}

int runPartition(const Arguments& arguments)
{
    if (isWithoutBackward("partition", arguments))
        return Trouble;

    const std::optional<Format> format = readExportFormat(arguments);
    const std::optional<FusionMode> mode = readPartitionMode(arguments);
    const auto machine = chosenMachine("partition", arguments);
    const std::optional<FusionOptions> fusion = readFusionOptions("partition", arguments);
    if (!format || !mode || !fusion || !machine || isAccountAmiss(arguments, *format))
        return Trouble;
    auto opened = openModelOf(arguments);
    if (!opened || !setExtents("partition", arguments, *opened))
        return Trouble;
    const auto sources = openFusionSources(arguments, *opened);
    if (!sources)
        return Trouble;
    const PartitionChoice choice{.mode = *mode, .fusion = *fusion, .cuts = arguments.has("--cuts")};
    const auto model = makePartitioned(*opened, *sources, choice, arguments);
    if (!model)
        return Trouble;
    const Graph& graph = model->joint ? model->joint->graph : *opened->model->graph;
    const auto costs = costsOn(machine->profile, graph, *sources, model->made);
    const auto answer =
        answerOf(graph, *sources, *model, *format, costs ? &*costs : nullptr, arguments);
    if (!answer || !writeOutput(arguments.value("-o").value_or("-"), *answer))
        return Trouble;
    return sources->hasErrors ? Findings : Fine;
}

} // namespace

const Verb& partitionVerb()
{
    static constexpr Verb verb{.name = "partition",
                               .usage = "MODEL --mode o0|o1|o3 [--rules RULES] [-o FILE]",
                               .summary = "cuts a model into sections",
                               .options = partitionWords,
                               .fewest = 1,
                               .most = 1,
                               .run = runPartition};
    return verb;
}

} // namespace fusewright::cli
