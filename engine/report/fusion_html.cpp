// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/figure.h"
#include "engine/report/fusion_facts.h"
#include "engine/report/fusion_printer.h"
#include "engine/report/fusion_words.h"
#include "engine/report/html_page.h"
#include "engine/report/marked_text.h"
#include "engine/report/roofline_svg.h"
#include "engine/report/stage_words.h"
#include "engine/report/text_table.h"

namespace fusewright {

namespace {

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

class HtmlPrinter : public FusionPrinter {
public:
    HtmlPrinter(const FusionFacts& facts, const PageChoice& choice)
        : FusionPrinter(facts, choice), m_page(fusionTitle(facts)), m_theme(choice.theme)
    {
        m_page.setTheme(choice.theme);
    }

    std::string text() const { return m_page.text(); }

protected:
    void addHeading(const std::string& words) override { m_page.addHeading(words); }
    void addSubheading(const std::string& text) override
    {
        m_page.add("<h3>" + markedHtml(text) + "</h3>\n");
    }
    void addSentence(const std::string& text, std::string_view style) override;
    void addLines(const std::vector<std::string>& texts) override;
    void addNumbers(const Numbers& numbers) override { m_page.addFacts(numbers); }
    void addTable(const PageTable& table) override { m_page.addTable(table); }
    void addLongTable(const std::string& title, const std::string& aside,
                      const PageTable& table) override;
    void addFunnel(const std::string& title, const PatternFacts& pattern) override;
    void addPictures() override;
    void addRoofline(const HardwareFacts& hardware) override
    {
        m_page.add("<figure>\n" + rooflineSvg(hardware, m_theme) + "</figure>\n");
    }
    void addPlace(const ChangedPlace& place, const std::string& key) override;
    void addCode(const std::string& words) override
    {
        m_page.add("<pre><code>" + htmlEscaped(words) + "</code></pre>\n");
    }
    void addFiles() override { m_page.addTable(fileTable(facts())); }
    bool hasRoom() const override { return true; }

private:
    HtmlPage m_page;
    ReportTheme m_theme;
};

void HtmlPrinter::addSentence(const std::string& text, std::string_view style)
{
    const std::string kind = style.empty() ? "" : " class=\"" + std::string(style) + "\"";
    m_page.add("<p" + kind + ">" + markedHtml(text) + "</p>\n");
}

void HtmlPrinter::addLines(const std::vector<std::string>& texts)
{
    m_page.add("<ul>\n");
    for (const std::string& text : texts)
        m_page.add("<li>" + markedHtml(text) + "</li>\n");
    m_page.add("</ul>\n");
}

void HtmlPrinter::addLongTable(const std::string& title, const std::string& aside,
                               const PageTable& table)
{
    m_page.add("<details><summary>" + htmlEscaped(title) + " <span class=\"soft\">"
               + htmlEscaped(aside) + "</span></summary>\n");
    m_page.addTable(table);
    m_page.add("</details>\n");
}

void HtmlPrinter::addFunnel(const std::string& title, const PatternFacts& pattern)
{
    m_page.add("<details><summary>" + markedHtml(title) + "</summary>\n" + funnelHtml(pattern)
               + "</details>\n");
}

void HtmlPrinter::addPictures()
{
    const std::vector<ModeDrawing>& drawings = facts().drawings;
    if (drawings.empty())
        return;
    m_page.addHeading(drawings.size() == 1 ? "Picture" : "Pictures");
    for (const ModeDrawing& drawing : drawings)
        m_page.add(figureHtml(drawing, drawingCaption(facts(), drawing), modeName(drawing.mode)));
}

void HtmlPrinter::addPlace(const ChangedPlace& place, const std::string& key)
{
    m_page.add(figureHtml(*place.before, placeSentence(place) + ": before", key + "before"));
    m_page.add(figureHtml(*place.after, placeSentence(place) + ": after", key + "after"));
}

} // namespace

std::string fusionHtml(const FusionFacts& facts, const PageChoice& choice)
{
    HtmlPrinter printer(facts, choice);
    printer.print();
    return printer.text();
}

} // namespace fusewright
