// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/backward_options.h"
#include "app/cli/hardware_options.h"
#include "app/cli/model_input.h"
#include "app/cli/output_file.h"
#include "app/cli/partition_options.h"
#include "app/cli/picture_module.h"
#include "app/cli/picture_options.h"
#include "app/cli/report_options.h"
#include "app/cli/rules_input.h"
#include "app/cli/usage.h"
#include "app/cli/verb.h"

#include "engine/report/model_pages.h"
#include "engine/report/paper.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace fusewright::cli {

namespace {

constexpr auto reportWords = withModelOptions(
    joined(joined(joined(reportOptions, pictureOptions),
                  joined(backwardOptions, joined(partitionOptions, fusionOptions))),
           joined(hardwareOptions, rulesOptions)));

/// A picture alone.
bool writePicture(const ReportOptions& chosen, const std::string& svg)
{
    return chosen.kind == ExportKind::Png
        ? writePng(svg, chosen.scale, chosen.sheet.isTransparent, chosen.path)
        : writeOutput(chosen.path, svg);
}

bool writeModel(const OpenedModel& opened, const ReportOptions& chosen)
{
    const ModelReport report{
        .file = opened.path, .facts = opened.facts, .diagnostics = opened.diagnostics};
    if (chosen.kind == ExportKind::Markdown)
        return writeOutput(chosen.path, modelMarkdown(report));
    std::optional<ModeDrawing> drawing;
    if (!chosen.choice.pictures.empty())
        drawing = drawModel(opened, chosen.choice.picture);
    const ModeDrawing* const drawn = drawing ? &*drawing : nullptr;
    if (chosen.kind == ExportKind::Html)
        return writeOutput(chosen.path, modelHtml(report, drawn, chosen.page.theme));
    if (chosen.kind == ExportKind::Pdf)
        return writePdf(modelPaper(report, drawn, programName()), chosen.path);
    if (!drawn)
        return false;
    return writePicture(chosen,
                        drawingSvg(*drawn, modelTitle(opened.facts.name, opened.path),
                                   modelCaption(*drawn), chosen.sheet));
}

bool writeFusion(const FusionFacts& facts, const ReportOptions& chosen)
{
    switch (chosen.kind) {
    case ExportKind::Markdown:
        return writeOutput(chosen.path, fusionMarkdown(facts, chosen.page));
    case ExportKind::Html:
        return writeOutput(chosen.path, fusionHtml(facts, chosen.page));
    case ExportKind::Pdf:
        return writePdf(fusionPaper(facts, chosen.page), chosen.path);
    default:
        return writePicture(chosen, fusionSvg(facts, chosen.sheet));
    }
}

FusionFacts factsFor(const Arguments& arguments, const OpenedModel& opened,
                     const FusionSources& sources, const ReportOptions& chosen)
{
    FusionFacts facts = makeFusionReport(opened, sources.rules, sources.manual, chosen.choice);
    facts.rewriting = gatherRewriting(sources.rewriting, sources.run,
                                      chosen.choice.pictures.empty() ? StagePictures::LeftOut
                                                                     : StagePictures::Drawn);
    facts.model = reportFile(opened.path);
    for (const std::string& path : arguments.values("--rules"))
        facts.rules.push_back(reportFile(path));
    if (const auto manual = arguments.value("--manual"))
        facts.manual = reportFile(*manual);
    facts.command = "fusewright report " + arguments.shellText();
    facts.program = programName();
    facts.date = chosen.date;
    return facts;
}

/// False, and the reason on standard error, when a name is wrong.
bool addBackward(const Arguments& arguments, OpenedModel& opened, ReportOptions& chosen)
{
    if (!arguments.has("--backward"))
        return true;
    auto joint = openBackwardOf(opened, arguments);
    if (joint)
        chosen.choice.joint = std::make_shared<const BackwardGraph>(std::move(*joint));
    return chosen.choice.joint != nullptr;
}

int runReport(const Arguments& arguments)
{
    if (isWithoutBackward("report", arguments))
        return Trouble;
    auto chosen = readReportOptions(arguments);
    const auto machine = chosenMachine("report", arguments);
    auto opened = chosen && machine ? openModelOf(arguments) : std::nullopt;
    if (!opened || !setExtents("report", arguments, *opened))
        return Trouble;
    if (machine->profile)
        chosen->choice.machine = *machine->profile;
    // Without rules, o1 is what o0 is; o3 and what all of it costs are there to be told.
    const auto modes = arguments.values("--mode");
    const bool asksForFusion =
        std::ranges::any_of(modes, [](const std::string& mode) { return mode != "o0"; });
    const bool hasFusion = arguments.has("--rules") || arguments.has("--manual")
        || arguments.has("--backward") || machine->profile || asksForFusion;
    if (!hasFusion)
        return writeModel(*opened, *chosen) ? Fine : Trouble;
    const auto sources = openFusionSources(arguments, *opened);
    if (!sources || !addBackward(arguments, *opened, *chosen))
        return Trouble;
    const FusionFacts facts = factsFor(arguments, *opened, *sources, *chosen);
    if (!writeFusion(facts, *chosen))
        return Trouble;
    return sources->hasErrors ? Findings : Fine;
}

} // namespace

const Verb& reportVerb()
{
    static constexpr Verb verb{.name = "report",
                               .usage = "MODEL [--rules RULES] -o FILE",
                               .summary = "writes a page or a picture of a model and its fusion",
                               .options = reportWords,
                               .fewest = 1,
                               .most = 1,
                               .run = runReport};
    return verb;
}

} // namespace fusewright::cli
