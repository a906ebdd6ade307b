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

bool isDrawnByQt(const ReportOptions& chosen)
{
    return chosen.format == ReportFormat::Pdf || chosen.format == ReportFormat::Png;
}

/// Who looks at paper or dots cannot choose the theme any more.
ReportTheme pictureTheme(const ReportOptions& chosen)
{
    return isDrawnByQt(chosen) && chosen.page.theme == ReportTheme::Auto ? ReportTheme::Light
                                                                         : chosen.page.theme;
}

bool write(const ReportOptions& chosen, const std::string& text)
{
    return isDrawnByQt(chosen) ? writePictures({text}, chosen.path)
                               : writeOutput(chosen.path, text);
}

bool writeModel(const OpenedModel& opened, const ReportOptions& chosen)
{
    const ModelReport report{
        .file = opened.path, .facts = opened.facts, .diagnostics = opened.diagnostics};
    if (chosen.format == ReportFormat::Markdown)
        return write(chosen, modelMarkdown(report));
    const bool isPage = chosen.format == ReportFormat::Html;
    if (isPage && chosen.choice.pictures.empty())
        return write(chosen, modelHtml(report, nullptr, chosen.page.theme));
    const ModeDrawing drawing = drawModel(opened, chosen.choice.repeats);
    return write(chosen,
                 isPage ? modelHtml(report, &drawing, chosen.page.theme)
                        : drawingSvg(drawing, modelTitle(opened.facts.name, opened.path),
                                     modelCaption(drawing), pictureTheme(chosen)));
}

bool writeFusion(const FusionFacts& facts, const ReportOptions& chosen)
{
    if (chosen.format == ReportFormat::Markdown)
        return write(chosen, fusionMarkdown(facts, chosen.page));
    if (chosen.format == ReportFormat::Html)
        return write(chosen, fusionHtml(facts, chosen.page));
    const ReportTheme theme = pictureTheme(chosen);
    return chosen.format == ReportFormat::Pdf
        ? writePictures(fusionSvgPages(facts, theme), chosen.path)
        : write(chosen, fusionSvg(facts, theme));
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
        return writeModel(*opened, *chosen) ? Fine : Trouble;
    const auto sources = openFusionSources(arguments, *opened);
    if (!sources)
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
                               .options = options,
                               .fewest = 1,
                               .most = 1,
                               .run = run};
    return verb;
}

} // namespace fusewright::cli
