// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/export/export_source.h"

#include "app/gui/export/paper_pages.h"
#include "app/gui/export/write_picture.h"
#include "engine/graph/graph.h"
#include "engine/report/fusion_pages.h"
#include "engine/report/model_pages.h"
#include "engine/report/paper.h"
#include "engine/session/export_session.h"
#include "engine/session/training_session.h"
#include "engine/support/file_bytes.h"
#include "engine/support/sha256.h"
#include "engine/support/shell_word.h"
#include "widgets/base/text.h"
#include "widgets/document/rules_reading.h"
#include "widgets/document/text_file.h"
#include "widgets/sentences/engine_text.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QPainter>

#include <algorithm>

namespace fusewright {

namespace {

constexpr const char* programName = "Fusewright " FUSEWRIGHT_VERSION;

ReportFile rulesFile(const ExportedRules& rules)
{
    ReportFile file = rules.path.empty() ? ReportFile() : reportFile(rules.path);
    bool isInFile = false;
    if (rules.isSaved && !rules.path.empty()) {
        Diagnostics ignored;
        const auto bytes = FileBytes::open(rules.path, ignored);
        isInFile = bytes
            && decodeText(QByteArray::fromStdString(std::string(bytes->view()))).text.toStdString()
                == rules.text;
    }
    if (isInFile)
        return file;
    // What was tried is the text, so it is the text that is told of.
    file.path = rules.path.empty() ? rules.name : rules.path;
    file.bytes = rules.text.size();
    file.digest = sha256(rules.text);
    file.note = rules.path.empty() ? "from the editor, never saved"
        : rules.isSaved            ? "from the editor; the file has changed since"
                                   : "from the editor, unsaved";
    return file;
}

CheckedRules checkedRules(const ExportSource& source, const std::shared_ptr<const Graph>& graph)
{
    std::vector<CheckedRules> all;
    for (const ExportedRules& rules : source.rules) {
        const auto text =
            RulesReading::readAgain(nullptr, {toQt(rules.name), rules.language}, toQt(rules.text));
        all.push_back(RulesChecker(rules.name, {.model = graph}).check(text));
    }
    return joined(std::move(all));
}

std::vector<FusionMode> drawnFor(const ExportChoice& choice)
{
    const bool hasPictures = choice.kind != ExportKind::Markdown
        && std::ranges::find(choice.parts, ReportPart::Pictures) != choice.parts.end();
    return hasPictures ? choice.drawn : std::vector<FusionMode>();
}

std::string commaList(const std::vector<ReportPart>& parts)
{
    std::string text;
    for (const ReportPart part : parts)
        text += (text.empty() ? "" : ",") + std::string(reportPartName(part));
    return text;
}

const ModeDrawing* drawingOf(const ReportFacts& facts)
{
    return facts.fusion.drawings.empty() ? nullptr : &facts.fusion.drawings.front();
}

ModelReport modelReport(const ExportSource& source, const ReportFacts& facts)
{
    return {.file = source.opened->path,
            .facts = facts.fusion.facts,
            .diagnostics = facts.fusion.diagnostics};
}

FusionFacts told(const ExportSource& source, const ExportChoice& choice, const ReportFacts& facts,
                 const std::string& file)
{
    FusionFacts all = facts.fusion;
    all.command = reportCommand(source, choice, file);
    return all;
}

Paper paperOf(const ExportSource& source, const ExportChoice& choice, const ReportFacts& facts,
              const FusionFacts& all)
{
    return facts.isOfModel ? modelPaper(modelReport(source, facts), drawingOf(facts), programName)
                           : fusionPaper(all, {.parts = choice.parts});
}

std::string reportText(const ExportSource& source, const ExportChoice& choice,
                       const ReportFacts& facts, const std::string& file)
{
    const PageChoice page{.parts = choice.parts, .theme = choice.theme};
    const bool isPage = choice.kind == ExportKind::Html;
    if (facts.isOfModel) {
        const ModelReport report = modelReport(source, facts);
        return isPage ? modelHtml(report, drawingOf(facts), choice.theme) : modelMarkdown(report);
    }
    const FusionFacts all = told(source, choice, facts, file);
    return isPage ? fusionHtml(all, page) : fusionMarkdown(all, page);
}

std::string sectionText(const ExportSource& source, const ExportChoice& choice,
                        const CancelToken& cancel)
{
    const auto& graph = source.opened->model->graph;
    const CheckedRules checked = checkedRules(source, graph);
    std::vector<Diagnostic> ignored;
    if (source.joint) {
        const MadeBackward both = makeBackwardPartition(*graph, *source.joint, checked.rules, {},
                                                        {.mode = choice.mode}, {}, ignored, cancel);
        return exportPartition(source.joint->graph, checked.rules, {}, both.made, choice.kind,
                               choice.isClosed ? SectionForm::Closed : SectionForm::Open,
                               &both.backward);
    }
    const MadePartition made =
        makePartition(*graph, checked.rules, {}, {.mode = choice.mode}, ignored, cancel);
    if (cancel.isCancelled())
        return {};
    return exportPartition(*graph, checked.rules, {}, made, choice.kind,
                           choice.isClosed ? SectionForm::Closed : SectionForm::Open);
}

/// Very long texts are seen only so far.
QString beginning(const std::string& text)
{
    constexpr std::size_t most = 60'000;
    if (text.size() <= most)
        return toQt(text);
    const std::size_t end = text.rfind('\n', most);
    return toQt(std::string_view(text).substr(0, end == std::string::npos ? most : end))
        + QLatin1String("\n…");
}

std::vector<QImage> firstPages(const Paper& paper, const CancelToken& cancel)
{
    constexpr int mostPages = 12;
    constexpr double dotsPerPoint = 0.85;
    PaperPages pages(paper);
    std::vector<QImage> images;
    for (int page = 0; page < std::min(pages.count(), mostPages) && !cancel.isCancelled(); ++page) {
        QImage image((pages.size(page) * dotsPerPoint).toSize(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(dotsPerPoint, dotsPerPoint);
        pages.paint(painter, page);
        painter.end();
        images.push_back(image);
    }
    return images;
}

PreviewContent picturePreview(const ExportSource& source, const ExportChoice& choice)
{
    constexpr double longestSide = 620;
    if (source.picture.isEmpty())
        return {.problem = choice.extent == PictureExtent::Selection
                    ? QCoreApplication::translate("Export", "Nothing is selected in the picture.")
                    : QCoreApplication::translate("Export", "There is no picture yet.")};
    const QSizeF size = source.picture.sheet().size();
    if (choice.kind == ExportKind::Png && !planOf(source.picture, choice.scale()))
        return {.problem = QCoreApplication::translate(
                               "Export", "More than a billion pixels. The largest scale is %1%.")
                               .arg(int(largestScale(size.width(), size.height()) * 100))};
    const double scale =
        std::min(longestSide / std::max(size.width(), size.height()), choice.scale().value_or(1));
    const auto plan = planOf(source.picture, scale);
    if (!plan)
        return {};
    return {.pages = {imageOf(source.picture, *plan, choice.isTransparent)}};
}

} // namespace

bool ExportSource::isSaved() const
{
    return std::ranges::all_of(rules, &ExportedRules::isSaved);
}

SharedFacts factsFor(const ExportSource& source, const ExportChoice& choice,
                     const SharedFacts& before, const CancelToken& cancel)
{
    if (!isReport(choice.kind) || !source.opened)
        return nullptr;
    const std::vector<FusionMode> drawn = drawnFor(choice);
    if (before && before->drawn == drawn)
        return before;
    auto facts = std::make_shared<ReportFacts>();
    facts->drawn = drawn;
    OpenedModel opened = *source.opened;
    if (source.rewriting)
        opened.facts = gatherFacts(*opened.model);
    if (!source.hasRules() && !source.rewriting) {
        facts->isOfModel = true;
        facts->fusion.facts = opened.facts;
        facts->fusion.diagnostics = opened.diagnostics;
        if (!drawn.empty())
            facts->fusion.drawings.push_back(drawModel(opened, {}, cancel));
        return facts;
    }
    const CheckedRules checked = checkedRules(source, opened.model->graph);
    ReportChoice reported{.pictures = drawn, .joint = source.joint};
    if (source.machine)
        reported.machine = *source.machine;
    facts->fusion = makeFusionReport(opened, checked, {}, reported, cancel);
    if (source.rewriting)
        facts->fusion.rewriting =
            gatherRewriting(source.rewriting->rules, source.rewriting->run,
                            drawn.empty() ? StagePictures::LeftOut : StagePictures::Drawn, cancel);
    facts->fusion.model = reportFile(opened.path);
    for (const ExportedRules& rules : source.rules)
        facts->fusion.rules.push_back(rulesFile(rules));
    facts->fusion.program = programName;
    return facts;
}

std::string reportCommand(const ExportSource& source, const ExportChoice& choice,
                          const std::string& file)
{
    const OpenOptions& options = source.opened->options;
    std::string text = "fusewright report " + shellWord(source.opened->path);
    for (const std::string& rules : source.builtin)
        text += " --rules " + rules;
    for (const ExportedRules& rules : source.rules)
        text += " --rules " + shellWord(rules.path.empty() ? rules.name : rules.path);
    for (const auto& [name, answer] : source.choices.assumed)
        text += " --assume " + shellWord(name + (answer ? "=true" : "=false"));
    for (const auto& [name, value] : source.choices.options) {
        std::string option = name;
        text += " --option " + shellWord(option.append(1, '=').append(value));
    }
    if (source.joint)
        text += " --backward";
    if (source.machine)
        text += " --hardware " + shellWord(source.machine->name);
    for (const ExtentValue& extent : source.extents)
        text += " --set " + shellWord(extent.name + '=' + std::to_string(extent.value));
    text += " -o " + shellWord(file);
    if (choice.parts != allReportParts())
        text += " --only " + commaList(choice.parts);
    if (choice.drawn != ExportChoice().drawn && !drawnFor(choice).empty()) {
        for (const FusionMode mode : choice.drawn)
            text += " --mode " + std::string(modeName(mode));
    }
    if (choice.kind == ExportKind::Html && choice.theme != ReportTheme::Auto)
        text += choice.theme == ReportTheme::Dark ? " --theme dark" : " --theme light";
    if (options.raw)
        text += " --raw";
    if (options.keepsInputs)
        text += " --keep-inputs";
    if (!options.function.empty())
        text += " --function " + shellWord(options.function);
    return text;
}

std::string exportedText(const ExportSource& source, const ExportChoice& choice,
                         const SharedFacts& facts, const std::string& file,
                         const CancelToken& cancel)
{
    if (choice.kind == ExportKind::Rules)
        return choice.isFormatted ? formatRulesText(source.shown.name, source.shown.text).text
                                  : source.shown.text;
    if (!source.opened)
        return {};
    if (isPartition(choice.kind))
        return sectionText(source, choice, cancel);
    return facts ? reportText(source, choice, *facts, file) : std::string();
}

PreviewContent previewOf(const ExportSource& source, const ExportChoice& choice,
                         const SharedFacts& facts, const CancelToken& cancel)
{
    if (isPicture(choice.kind))
        return picturePreview(source, choice);
    if (choice.kind != ExportKind::Html && choice.kind != ExportKind::Pdf)
        return {.text = beginning(exportedText(source, choice, facts, "report.md", cancel))};
    if (!facts)
        return {};
    const FusionFacts all =
        told(source, choice, *facts, "report" + std::string(endingOf(choice.kind)));
    return {.pages = firstPages(paperOf(source, choice, *facts, all), cancel)};
}

std::optional<QString> writeExport(const ExportSource& source, const ExportChoice& choice,
                                   const SharedFacts& facts, const QString& path,
                                   const CancelToken& cancel)
{
    const std::string name = QFile::encodeName(path).toStdString();
    const std::string file = QFileInfo(path).fileName().toStdString();
    if (choice.kind == ExportKind::Png) {
        const auto plan = planOf(source.picture, choice.scale());
        std::string problem;
        if (plan
            && writePictureFiles(source.picture, *plan, name, choice.isTransparent, problem,
                                 cancel))
            return std::nullopt;
        return plan ? engineText(problem)
                    : QCoreApplication::translate("Export", "it would have too many pixels");
    }
    if (choice.kind == ExportKind::Svg)
        return writeFile(path, svgOf(source.picture, choice.isTransparent));
    QByteArray bytes;
    if (choice.kind == ExportKind::Pdf) {
        const FusionFacts all = told(source, choice, *facts, file);
        bytes = paperPdf(paperOf(source, choice, *facts, all), cancel);
    } else {
        bytes = QByteArray::fromStdString(exportedText(source, choice, facts, file, cancel));
    }
    return cancel.isCancelled() ? std::nullopt : writeFile(path, bytes);
}

} // namespace fusewright
