// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/figure.h"
#include "engine/report/fusion_facts.h"
#include "engine/report/fusion_pages.h"
#include "engine/report/fusion_words.h"
#include "engine/report/html_page.h"
#include "engine/report/marked_text.h"
#include "engine/report/model_pages.h"
#include "engine/report/text_table.h"

#include <algorithm>

namespace fusewright {

namespace {

std::string paragraph(const std::string& sentence, std::string_view kind)
{
    return "<p class=\"" + std::string(kind) + "\">" + markedHtml(sentence) + "</p>\n";
}

/// How far a pattern gets: a bar for each of its entries.
std::string funnelHtml(const PatternFacts& pattern)
{
    std::string rows;
    for (const PatternFacts::Reach& reach : pattern.funnel) {
        const std::size_t share =
            pattern.places == 0 ? 0 : (reach.places * 100 + pattern.places / 2) / pattern.places;
        rows += "<tr><td><code>" + htmlEscaped(reach.entry) + "</code></td><td>"
            + htmlEscaped(reach.expected) + "</td><td class=\"n\">" + groupedNumber(reach.places)
            + "</td><td><div class=\"track\"><i style=\"width:" + std::to_string(share)
            + "%\"></i></div></td></tr>\n";
    }
    return "<table>\n<thead><tr><th>Entry</th><th>Takes</th><th class=\"n\">Places</th>"
           "<th>Of "
        + counted(pattern.places, "place") + "</th></tr></thead>\n<tbody>\n" + rows
        + "</tbody></table>\n";
}

class HtmlWriter {
public:
    HtmlWriter(const FusionFacts& facts, const PageChoice& choice)
        : m_facts(facts), m_choice(choice), m_page(fusionTitle(facts))
    {
        m_page.setTheme(choice.theme);
    }

    std::string text();

private:
    void add(ReportPart part);
    void addSummary();
    void addPictures();
    void addRules();
    void addMisses();
    void addChanges();
    void addSections();
    void addFindings();
    void addModel();
    void addCommand();
    void folded(const std::string& title, const std::string& aside, const PageTable& table);

    const FusionFacts& m_facts;
    const PageChoice& m_choice;
    HtmlPage m_page;
};

std::string HtmlWriter::text()
{
    m_page.add(paragraph(fusionSubject(m_facts), "soft"));
    for (const ReportPart part : allReportParts()) {
        if (m_choice.has(part))
            add(part);
    }
    return m_page.text();
}

void HtmlWriter::add(ReportPart part)
{
    switch (part) {
    case ReportPart::Summary:
        return addSummary();
    case ReportPart::Pictures:
        return addPictures();
    case ReportPart::Costs:
        m_page.addHeading("Costs");
        return m_page.addTable(costTable(m_facts));
    case ReportPart::Rules:
        return addRules();
    case ReportPart::Misses:
        return addMisses();
    case ReportPart::Changes:
        return addChanges();
    case ReportPart::Sections:
        return addSections();
    case ReportPart::Findings:
        return addFindings();
    case ReportPart::Model:
        return addModel();
    case ReportPart::Command:
        return addCommand();
    }
}

void HtmlWriter::addSummary()
{
    for (const std::string& sentence : fusionSummary(m_facts))
        m_page.add(paragraph(sentence, "lead"));
    m_page.addFacts(fusionNumbers(m_facts));
    m_page.addParagraph(fusionTerms());
}

void HtmlWriter::addPictures()
{
    if (m_facts.drawings.empty())
        return;
    m_page.addHeading(m_facts.drawings.size() == 1 ? "Picture" : "Pictures");
    for (const ModeDrawing& drawing : m_facts.drawings)
        m_page.add(figureHtml(drawing, drawingCaption(m_facts, drawing), modeName(drawing.mode)));
}

void HtmlWriter::addRules()
{
    if (m_facts.ruleFacts.empty())
        return;
    m_page.addHeading("Rules");
    m_page.addTable(ruleTable(m_facts));
    m_page.add("<h3>How far each pattern gets</h3>\n");
    for (const RuleFacts& rule : m_facts.ruleFacts) {
        for (const PatternFacts& pattern : rule.patterns) {
            m_page.add("<details><summary>" + markedHtml(patternTitle(rule, pattern))
                       + "</summary>\n" + funnelHtml(pattern) + "</details>\n");
        }
    }
}

void HtmlWriter::addMisses()
{
    std::string all;
    for (const RuleFacts& rule : m_facts.ruleFacts) {
        std::string lines;
        for (const std::string& line : missLines(rule))
            lines += "<li>" + markedHtml(line) + "</li>\n";
        if (!lines.empty())
            all +=
                "<h3><code>" + htmlEscaped(rule.name) + "</code></h3>\n<ul>\n" + lines + "</ul>\n";
    }
    if (all.empty())
        return;
    m_page.addHeading("Near misses");
    m_page.addParagraph(missesWords());
    m_page.add(all);
}

void HtmlWriter::folded(const std::string& title, const std::string& aside, const PageTable& table)
{
    m_page.add("<details><summary>" + htmlEscaped(title) + " <span class=\"soft\">"
               + htmlEscaped(aside) + "</span></summary>\n");
    m_page.addTable(table);
    m_page.add("</details>\n");
}

void HtmlWriter::addChanges()
{
    if (m_facts.changes.empty())
        return;
    m_page.addHeading("What differs between the modes");
    for (const ChangeFacts& change : m_facts.changes) {
        m_page.add("<h3>" + htmlEscaped(change.from + " → " + change.to) + "</h3>\n");
        m_page.addTable(changeTable(change));
    }
}

void HtmlWriter::addSections()
{
    m_page.addHeading("Sections, identical ones once");
    for (const ModeFacts& mode : m_facts.modes)
        folded(modeTitle(mode),
               counted(mode.sections, "section") + " of " + counted(mode.folds, "kind"),
               sectionTable(mode));
}

void HtmlWriter::addFindings()
{
    m_page.addHeading("Findings");
    if (m_facts.diagnostics.empty())
        m_page.addParagraph("Nothing is wrong with the files.");
    else
        m_page.addTable(findingTable(m_facts));
}

void HtmlWriter::addModel()
{
    m_page.addHeading("Model");
    m_page.addFacts(modelNumbers(m_facts.facts));
    for (const PageTable& table :
         modelTables({.file = m_facts.model.path, .facts = m_facts.facts, .diagnostics = {}}))
        folded(table.title, counted(table.rows.size(), "row"), table);
}

void HtmlWriter::addCommand()
{
    m_page.addHeading("How this was made");
    m_page.add("<pre><code>" + htmlEscaped(m_facts.command) + "</code></pre>\n");
    m_page.addTable(fileTable(m_facts));
    m_page.addParagraph(madeByWords(m_facts));
}

} // namespace

bool PageChoice::has(ReportPart part) const
{
    return std::ranges::find(parts, part) != parts.end();
}

std::string fusionHtml(const FusionFacts& facts, const PageChoice& choice)
{
    return HtmlWriter(facts, choice).text();
}

} // namespace fusewright
