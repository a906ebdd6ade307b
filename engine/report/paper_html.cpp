// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/paper_html.h"

#include "engine/report/class_palette.h"
#include "engine/report/figure.h"
#include "engine/report/html_page.h"
#include "engine/report/marked_text.h"
#include "engine/report/node_classes.h"
#include "engine/report/page_table.h"

namespace fusewright {

namespace {

std::string hexOf(std::uint32_t color)
{
    std::string text = "#";
    for (int shift = 20; shift >= 0; shift -= 4)
        text += "0123456789abcdef"[color >> shift & 0xFU];
    return text;
}

std::string rowOf(const PageTable& table, const std::vector<std::string>& cells,
                  std::string_view tag)
{
    std::string text = "<tr>";
    for (std::size_t at = 0; at < cells.size(); ++at) {
        const bool isNumber = table.headings[at].starts_with('#');
        const std::string& cell = cells[at];
        const std::string_view words =
            std::string_view(cell).substr(tag == "th" && cell.starts_with('#') ? 1 : 0);
        text += "<" + std::string(tag) + (isNumber ? " align=\"right\"" : " align=\"left\"")
            + (isNumber && cells.size() == 2 ? " width=\"10%\">" : ">")
            + (table.isMarked && tag == "td" ? markedHtml(words) : htmlEscaped(words)) + "</"
            + std::string(tag) + ">";
    }
    return text + "</tr>\n";
}

} // namespace

std::string paperHeading(int level, std::string_view text)
{
    const std::string tag = "h" + std::to_string(level);
    return "<" + tag + ">" + markedHtml(text) + "</" + tag + ">\n";
}

std::string paperParagraph(std::string_view marked, std::string_view style)
{
    const std::string kind = style.empty() ? "" : " class=\"" + std::string(style) + "\"";
    return "<p" + kind + ">" + markedHtml(marked) + "</p>\n";
}

std::string paperTable(const PageTable& table)
{
    if (table.rows.empty())
        return {};
    std::string text = "<table width=\"100%\" class=\"rows\">\n<thead>"
        + rowOf(table, table.headings, "th") + "</thead>\n";
    for (const auto& row : table.rows)
        text += rowOf(table, row, "td");
    return text + "</table>\n";
}

std::string paperNumbers(const std::vector<std::pair<std::string, std::string>>& facts)
{
    constexpr std::size_t mostInRow = 4;
    std::string text;
    for (std::size_t begin = 0; begin < facts.size(); begin += mostInRow) {
        text += "<table width=\"100%\" class=\"numbers\"><tr>";
        for (std::size_t at = begin; at < begin + mostInRow; ++at) {
            text += "<td width=\"25%\">";
            if (at < facts.size())
                text += "<span class=\"number\">" + htmlEscaped(facts[at].second)
                    + "</span><br/><span class=\"soft\">" + htmlEscaped(facts[at].first)
                    + "</span>";
            text += "</td>";
        }
        text += "</tr></table>\n";
    }
    return text;
}

std::string paperLegend(const NodeClasses& classes)
{
    constexpr std::size_t columns = 3;
    std::string text = "<table width=\"100%\" class=\"legend\">\n";
    std::size_t column = 0;
    for (const LegendLine& line : legendOf(classes)) {
        text += column == 0 ? "<tr>" : "";
        text += "<td width=\"33%\">";
        if (line.at != noClass) {
            const std::uint32_t color = palette::lightFill(classes.colorOf(line.at));
            text += "<span class=\"tag\" style=\"background-color:" + hexOf(color)
                + ";color:#ffffff\">&#160;" + htmlEscaped(classes.classes[line.at].tag)
                + "&#160;</span> ";
        }
        text += htmlEscaped(line.name) + " <span class=\"soft\">" + htmlEscaped(line.counts)
            + "</span></td>";
        column = (column + 1) % columns;
        text += column == 0 ? "</tr>\n" : "";
    }
    return text + (column == 0 ? "" : "</tr>\n") + "</table>\n";
}

} // namespace fusewright
