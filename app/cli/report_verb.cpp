// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/model_input.h"
#include "app/cli/output_file.h"
#include "app/cli/partition_options.h"
#include "app/cli/picture_module.h"
#include "app/cli/report_options.h"
#include "app/cli/usage.h"
#include "app/cli/verb.h"

#include "engine/report/model_pages.h"

#include <cstdio>

namespace fusewright::cli {

namespace {

constexpr auto options =
    withModelOptions(joined(reportOptions, joined(partitionOptions, fusionOptions)));

/// Through the window's module where a picture of dots or pages is wanted.
bool write(const ReportOptions& chosen, const std::string& text)
{
    const bool isDrawn = chosen.format == ReportFormat::Pdf || chosen.format == ReportFormat::Png;
    return isDrawn ? writePicture(text, chosen.path) : writeOutput(chosen.path, text);
}

/// The theme of paper and dots is chosen here: nobody who looks at them can.
ReportTheme fixedTheme(const ReportOptions& chosen)
{
    const bool isFixed = chosen.format == ReportFormat::Pdf || chosen.format == ReportFormat::Png;
    return isFixed && chosen.page.theme == ReportTheme::Auto ? ReportTheme::Light
                                                             : chosen.page.theme;
}

std::string modelText(const OpenedModel& opened, const ReportOptions& chosen)
{
    const ModelReport report{
        .file = opened.path, .facts = opened.facts, .diagnostics = opened.diagnostics};
    if (chosen.format == ReportFormat::Markdown)
        return modelMarkdown(report);
    if (chosen.format == ReportFormat::Html && chosen.choice.pictures.empty())
        return modelHtml(report, nullptr, chosen.page.theme);
    const ModeDrawing drawing = drawModel(opened, chosen.choice.repeats);
    if (chosen.format == ReportFormat::Html)
        return modelHtml(report, &drawing, chosen.page.theme);
    return drawingSvg(drawing, modelTitle(report), modelCaption(drawing), fixedTheme(chosen));
}

std::string fusionText(const FusionFacts& facts, const ReportOptions& chosen)
{
    if (chosen.format == ReportFormat::Markdown)
        return fusionMarkdown(facts, chosen.page);
    return chosen.format == ReportFormat::Html ? fusionHtml(facts, chosen.page)
                                               : fusionSvg(facts, fixedTheme(chosen));
}

FusionFacts factsFor(const Arguments& arguments, const OpenedModel& opened,
                     const FusionSources& sources, const ReportOptions& chosen)
{
    FusionFacts facts = makeFusionReport(opened, sources.rules, sources.manual, chosen.choice);
    facts.model = reportFile(opened.path);
    if (const auto rules = arguments.value("--rules"))
        facts.rules = reportFile(*rules);
    if (const auto manual = arguments.value("--manual"))
        facts.manual = reportFile(*manual);
    facts.command = "fusewright report " + arguments.shellText();
    facts.program = programName();
    facts.date = chosen.date;
    return facts;
}

int run(const Arguments& arguments)
{
    const auto chosen = readReportOptions(arguments);
    const auto opened = chosen ? openModelOf(arguments) : std::nullopt;
    if (!opened)
        return Trouble;
    if (!arguments.has("--rules") && !arguments.has("--manual"))
        return write(*chosen, modelText(*opened, *chosen)) ? Fine : Trouble;
    const auto sources = openFusionSources(arguments, *opened);
    if (!sources)
        return Trouble;
    const FusionFacts facts = factsFor(arguments, *opened, *sources, *chosen);
    if (!write(*chosen, fusionText(facts, *chosen)))
        return Trouble;
    return sources->hasErrors ? Findings : Fine;
}

} // namespace

const Verb& reportVerb()
{
    static constexpr Verb verb{.name = "report",
                               .usage = "MODEL [--rules RULES] -o FILE",
                               .summary = "writes a page or a picture of a model and its fusion",
                               .options = options,
                               .fewest = 1,
                               .most = 1,
                               .run = run};
    return verb;
}

} // namespace fusewright::cli
