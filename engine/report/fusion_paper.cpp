// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/fusion_facts.h"
#include "engine/report/fusion_pages.h"
#include "engine/report/fusion_words.h"
#include "engine/report/html_page.h"
#include "engine/report/model_pages.h"
#include "engine/report/page_table.h"
#include "engine/report/paper.h"
#include "engine/report/paper_html.h"
#include "engine/report/text_table.h"

namespace fusewright {

namespace {

class PaperWriter {
public:
    PaperWriter(const FusionFacts& facts, const PageChoice& choice)
        : m_facts(facts), m_choice(choice)
    {
    }

    std::string text();

private:
    void add(ReportPart part);
    void addTable(const PageTable& table);
    void addRules();
    void addMisses();
    void addChanges();
    void addSections();
    void addModel();
    void addCommand();
    void addFile(const char* what, const ReportFile& file);

    const FusionFacts& m_facts;
    const PageChoice& m_choice;
    std::string m_text;
};

std::string PaperWriter::text()
{
    m_text = paperHeading(1, fusionTitle(m_facts));
    m_text += paperParagraph(fusionSubject(m_facts), "soft");
    for (const ReportPart part : allReportParts()) {
        if (m_choice.has(part))
            add(part);
    }
    return std::move(m_text);
}

void PaperWriter::add(ReportPart part)
{
    switch (part) {
    case ReportPart::Summary:
        for (const std::string& sentence : fusionSummary(m_facts))
            m_text += paperParagraph(sentence, "lead");
        m_text += paperNumbers(fusionNumbers(m_facts));
        m_text += paperParagraph(fusionTerms(), "soft");
        return;
    case ReportPart::Pictures:
        return; // On pages of their own, at the end.
    case ReportPart::Costs:
        m_text += paperHeading(2, "Costs");
        return addTable(costTable(m_facts));
    case ReportPart::Rules:
        return addRules();
    case ReportPart::Misses:
        return addMisses();
    case ReportPart::Changes:
        return addChanges();
    case ReportPart::Sections:
        return addSections();
    case ReportPart::Findings:
        m_text += paperHeading(2, "Findings");
        m_text += m_facts.diagnostics.empty() ? paperParagraph("Nothing is wrong with the files.")
                                              : paperTable(findingTable(m_facts));
        return;
    case ReportPart::Model:
        return addModel();
    case ReportPart::Command:
        return addCommand();
    }
}

void PaperWriter::addTable(const PageTable& table)
{
    m_text += paperTable(table);
}

void PaperWriter::addRules()
{
    if (m_facts.ruleFacts.empty())
        return;
    m_text += paperHeading(2, "Rules");
    addTable(ruleTable(m_facts));
    for (const RuleFacts& rule : m_facts.ruleFacts) {
        for (const PatternFacts& pattern : rule.patterns) {
            m_text += paperHeading(3, patternTitle(rule, pattern));
            addTable(funnelTable(pattern));
        }
    }
}

void PaperWriter::addMisses()
{
    std::string all;
    for (const RuleFacts& rule : m_facts.ruleFacts) {
        const std::vector<std::string> lines = missLines(rule);
        if (lines.empty())
            continue;
        all += paperHeading(3, "`" + rule.name + "`");
        for (const std::string& line : lines)
            all += paperParagraph(line);
    }
    if (!all.empty())
        m_text += paperHeading(2, "Near misses") + paperParagraph(missesWords(), "soft") + all;
}

void PaperWriter::addChanges()
{
    if (m_facts.changes.empty())
        return;
    m_text += paperHeading(2, "What differs between the modes");
    for (const ChangeFacts& change : m_facts.changes) {
        m_text += paperHeading(3, change.from + " → " + change.to);
        addTable(changeTable(change));
    }
}

void PaperWriter::addSections()
{
    m_text += paperHeading(2, "Sections, identical ones once");
    for (const ModeFacts& mode : m_facts.modes) {
        if (mode.mode == FusionMode::O0)
            continue; // The table of the model's operators says as much.
        m_text += paperHeading(3,
                               modeTitle(mode) + ": " + counted(mode.sections, "section") + " of "
                                   + counted(mode.folds, "kind"));
        addTable(sectionTable(mode));
    }
}

void PaperWriter::addModel()
{
    m_text += paperHeading(2, "Model");
    m_text += paperNumbers(modelNumbers(m_facts.facts));
    for (const PageTable& table :
         modelTables({.file = m_facts.model.path, .facts = m_facts.facts, .diagnostics = {}})) {
        m_text += paperHeading(3, table.title);
        addTable(table);
    }
}

/// A digest is too long for a column.
void PaperWriter::addFile(const char* what, const ReportFile& file)
{
    std::string text = std::string(what) + " " + fileWords(file);
    if (!file.digest.empty())
        text += ", SHA-256 `" + file.digest + "`";
    m_text += paperParagraph(text);
}

void PaperWriter::addCommand()
{
    m_text += paperHeading(2, "How this was made");
    m_text += "<p class=\"code\">" + htmlEscaped(m_facts.command) + "</p>\n";
    addFile("Model", m_facts.model);
    addFile("Rules", m_facts.rules);
    if (m_facts.manual)
        addFile("By hand", *m_facts.manual);
    m_text += paperParagraph(madeByWords(m_facts), "soft");
}

} // namespace

Paper fusionPaper(const FusionFacts& facts, const PageChoice& choice)
{
    Paper paper{.title = fusionTitle(facts),
                .footer = fusionTitle(facts) + " · " + facts.program
                    + (facts.date.empty() ? "" : " · " + facts.date),
                .html = PaperWriter(facts, choice).text(),
                .pictures = {}};
    if (!choice.has(ReportPart::Pictures))
        return paper;
    for (const ModeDrawing& drawing : facts.drawings)
        paper.pictures.push_back({.title = drawingCaption(facts, drawing),
                                  .legend = paperLegend(drawing.drawing.classes),
                                  .drawing = &drawing});
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
                                  .drawing = drawing});
    return paper;
}

} // namespace fusewright
