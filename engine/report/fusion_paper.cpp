// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/fusion_facts.h"
#include "engine/report/fusion_printer.h"
#include "engine/report/fusion_words.h"
#include "engine/report/hardware_words.h"
#include "engine/report/html_page.h"
#include "engine/report/model_pages.h"
#include "engine/report/page_table.h"
#include "engine/report/paper.h"
#include "engine/report/paper_html.h"
#include "engine/report/roofline_svg.h"
#include "engine/report/stage_words.h"

namespace fusewright {

namespace {

class PaperPrinter : public FusionPrinter {
public:
    PaperPrinter(const FusionFacts& facts, const PageChoice& choice)
        : FusionPrinter(facts, choice), m_text(paperHeading(1, fusionTitle(facts)))
    {
    }

    const std::string& text() const { return m_text; }

protected:
    void addHeading(const std::string& words) override { m_text += paperHeading(2, words); }
    void addSubheading(const std::string& text) override { m_text += paperHeading(3, text); }
    void addSentence(const std::string& text, std::string_view style) override
    {
        m_text += paperParagraph(text, style);
    }
    void addLines(const std::vector<std::string>& texts) override
    {
        for (const std::string& text : texts)
            m_text += paperParagraph(text);
    }
    void addNumbers(const Numbers& numbers) override { m_text += paperNumbers(numbers); }
    void addTable(const PageTable& table) override { m_text += paperTable(table); }
    void addLongTable(const std::string& title, const std::string& aside,
                      const PageTable& table) override
    {
        m_text += paperHeading(3, title + ": " + aside) + paperTable(table);
    }
    void addFunnel(const std::string& title, const PatternFacts& pattern) override
    {
        m_text += paperHeading(3, title) + paperTable(funnelTable(pattern));
    }
    // On pages of their own, at the end.
    void addPictures() override { }
    void addRoofline(const HardwareFacts&) override { }
    void addPlace(const ChangedPlace& place, const std::string&) override
    {
        m_text += paperParagraph("First place: " + placeSentence(place));
    }
    void addCode(const std::string& words) override
    {
        m_text += "<p class=\"code\">" + htmlEscaped(words) + "</p>\n";
    }
    void addFiles() override;
    bool hasRoom() const override { return false; }

private:
    void addFile(const char* what, const ReportFile& file);

    std::string m_text;
};

/// A digest is too long for a column.
void PaperPrinter::addFile(const char* what, const ReportFile& file)
{
    std::string text = std::string(what) + " " + fileWords(file);
    if (!file.digest.empty())
        text += ", SHA-256 `" + file.digest + "`";
    m_text += paperParagraph(text);
}

void PaperPrinter::addFiles()
{
    addFile("Model", facts().model);
    for (const ReportFile& file : facts().rules)
        addFile("Rules", file);
    if (facts().manual)
        addFile("By hand", *facts().manual);
}

void addStagePages(const FusionFacts& facts, Paper& paper)
{
    for (const StageFacts& stage : facts.rewriting.stages) {
        const ChangedPlace& place = stage.place;
        for (const auto* drawing : {&place.before, &place.after}) {
            if (*drawing)
                paper.pictures.push_back({.title = stageTitle(stage) + ". " + placeSentence(place)
                                              + (drawing == &place.before ? ": before" : ": after"),
                                          .legend = paperLegend((*drawing)->drawing.classes),
                                          .drawing = &**drawing,
                                          .svg = {}});
        }
    }
}

void addRooflinePage(const FusionFacts& facts, Paper& paper)
{
    std::string svg = facts.hardware ? rooflineSvg(*facts.hardware, ReportTheme::Light) : "";
    if (svg.empty() || facts.hardware->points.empty())
        return;
    paper.pictures.push_back({.title = htmlEscaped("Roofline of " + facts.hardware->shownMode
                                                   + " on " + facts.hardware->machine.title),
                              .legend = paperParagraph(roofWords(*facts.hardware)),
                              .drawing = nullptr,
                              .svg = std::move(svg)});
}

} // namespace

Paper fusionPaper(const FusionFacts& facts, const PageChoice& choice)
{
    PaperPrinter printer(facts, choice);
    printer.print();
    Paper paper{.title = fusionTitle(facts),
                .footer = fusionTitle(facts) + " · " + facts.program
                    + (facts.date.empty() ? "" : " · " + facts.date),
                .html = printer.text(),
                .pictures = {}};
    if (!choice.has(ReportPart::Pictures))
        return paper;
    if (choice.has(ReportPart::Stages))
        addStagePages(facts, paper);
    if (choice.has(ReportPart::Costs))
        addRooflinePage(facts, paper);
    for (const ModeDrawing& drawing : facts.drawings)
        paper.pictures.push_back({.title = drawingCaption(facts, drawing),
                                  .legend = paperLegend(drawing.drawing.classes),
                                  .drawing = &drawing,
                                  .svg = {}});
    return paper;
}

Paper modelPaper(const ModelReport& report, const ModeDrawing* drawing, const std::string& program)
{
    const std::string title = modelTitle(report.facts.name, report.file);
    Paper paper{.title = title, .footer = title + " · " + program, .html = {}, .pictures = {}};
    paper.html = "<h1>" + htmlEscaped(title) + "</h1>\n<p class=\"soft\">"
        + htmlEscaped(report.file + " · " + report.facts.format) + "</p>\n"
        + paperNumbers(modelNumbers(report.facts));
    for (const PageTable& table : modelTables(report))
        paper.html += paperHeading(2, table.title) + paperTable(table);
    if (drawing)
        paper.pictures.push_back({.title = modelCaption(*drawing),
                                  .legend = paperLegend(drawing->drawing.classes),
                                  .drawing = drawing,
                                  .svg = {}});
    return paper;
}

} // namespace fusewright
