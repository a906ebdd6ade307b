// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/paper_html.h"

#include "engine/report/class_palette.h"
#include "engine/report/figure.h"
#include "engine/report/html_page.h"
#include "engine/report/marked_text.h"
#include "engine/report/node_classes.h"
#include "engine/report/page_table.h"

#include <algorithm>

namespace fusewright {

namespace {

std::string hexOf(std::uint32_t color)
{
    std::string text = "#";
    for (int shift = 20; shift >= 0; shift -= 4)
        text += "0123456789abcdef"[color >> shift & 0xFU];
    return text;
}

/// A table of more columns has smaller letters, and widths that keep words whole.
constexpr std::size_t mostColumnsAtEase = 7;
constexpr std::size_t longestWhole = 20;

bool isTight(const PageTable& table)
{
    return table.headings.size() > mostColumnsAtEase;
}

bool isName(const PageTable& table, std::string_view cell)
{
    return table.isMarked && cell.starts_with('`');
}

/// Where there is no room for a name, it breaks behind its parts: `llama2_self_` `attn_proj`.
std::string breakable(std::string_view name)
{
    constexpr std::string_view zeroWidthSpace = "\u200b";
    if (name.size() <= longestWhole)
        return std::string(name);
    std::string text;
    for (const char sign : name) {
        text += sign;
        if (std::string_view("_./:").find(sign) != std::string_view::npos)
            text += zeroWidthSpace;
    }
    return text;
}

/// How many letters side by side a cell needs: long names break, other texts between words.
std::size_t lettersOf(std::string_view cell, bool isName)
{
    constexpr std::size_t shortText = 12;
    if (isName)
        return std::min(cell.size(), longestWhole);
    std::size_t longest = std::min(cell.size(), shortText);
    std::size_t begin = 0;
    while (begin < cell.size()) {
        const std::size_t end = std::min(cell.find(' ', begin), cell.size());
        longest = std::max(longest, end - begin);
        begin = end + 1;
    }
    return std::min(longest, longestWhole);
}

/// The width of each column, in percent.
std::vector<std::size_t> widthsOf(const PageTable& table)
{
    constexpr std::size_t padding = 3;
    std::vector<std::size_t> widths;
    for (const std::string& heading : table.headings)
        widths.push_back(heading.find(' ') == std::string::npos ? heading.size() : 0);
    for (const auto& row : table.rows) {
        for (std::size_t at = 0; at < row.size(); ++at)
            widths[at] = std::max(widths[at], lettersOf(row[at], isName(table, row[at])));
    }
    std::size_t all = 0;
    for (std::size_t& width : widths)
        all += width += padding;
    std::size_t letters = 0;
    for (std::size_t& width : widths) {
        const std::size_t begin = 100 * letters / all;
        letters += width;
        width = 100 * letters / all - begin;
    }
    return widths;
}

std::string cellHtml(const PageTable& table, std::string_view cell)
{
    if (isTight(table) && isName(table, cell))
        return markedHtml(breakable(cell));
    return table.isMarked ? markedHtml(cell) : htmlEscaped(cell);
}

std::string rowOf(const PageTable& table, const std::vector<std::size_t>& widths,
                  const std::vector<std::string>& cells, bool isHead)
{
    std::string text = "<tr>";
    for (std::size_t at = 0; at < cells.size(); ++at) {
        const std::string_view cell = cells[at];
        const bool isNumber = table.headings[at].starts_with('#');
        std::string looks = isNumber ? " align=\"right\"" : " align=\"left\"";
        if (!widths.empty())
            looks += " class=\"tight\" width=\"" + std::to_string(widths[at]) + "%\"";
        else if (isNumber && cells.size() == 2)
            looks += " width=\"10%\"";
        text += isHead ? "<th" + looks + ">" + htmlEscaped(cell.substr(isNumber ? 1 : 0)) + "</th>"
                       : "<td" + looks + ">" + cellHtml(table, cell) + "</td>";
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
    const auto widths = isTight(table) ? widthsOf(table) : std::vector<std::size_t>();
    std::string text = "<table width=\"100%\" class=\"rows\">\n<thead>"
        + rowOf(table, widths, table.headings, true) + "</thead>\n";
    for (const auto& row : table.rows)
        text += rowOf(table, widths, row, false);
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
