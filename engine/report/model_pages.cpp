// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/model_pages.h"

#include "engine/report/html_page.h"
#include "engine/report/text_table.h"
#include "engine/support/utf8.h"

#include <algorithm>
#include <cctype>
#include <utility>
#include <vector>

namespace fusewright {

namespace {

using Rows = std::vector<std::vector<std::string>>;

/// A table of the report, before it is known how it is written. `#` marks columns of numbers.
struct Table {
    std::string title;
    std::vector<std::string> headings;
    Rows rows;
};

std::vector<std::pair<std::string, std::string>> numbersOf(const ModelFacts& facts)
{
    return {{"operators", groupedNumber(facts.nodes)},
            {"edges", groupedNumber(facts.edges)},
            {"inputs", groupedNumber(facts.inputs)},
            {"outputs", groupedNumber(facts.outputs)},
            {"parameters", groupedNumber(facts.parameters)},
            {"modules", groupedNumber(facts.modules)},
            {"unknown operators", groupedNumber(facts.unknownOperators)}};
}

std::string shareOf(std::size_t count, std::size_t all)
{
    const std::size_t tenths = all == 0 ? 0 : (count * 1000 + all / 2) / all;
    return std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10) + " %";
}

Table operatorTable(const ModelFacts& facts)
{
    Table table{"Operators", {"Operator", "Name in the file", "Category", "#Count", "#Share"}, {}};
    for (const OperatorCount& op : facts.operators) {
        table.rows.push_back({op.canonical, op.native,
                              op.category.empty() ? "not in the catalogue" : op.category,
                              groupedNumber(op.count), shareOf(op.count, facts.nodes)});
    }
    return table;
}

Table foldedTable(const ModelFacts& facts)
{
    Table table{"Folded away", {"Name in the file", "Reason", "#Count"}, {}};
    for (const FoldedAway& folded : facts.folded)
        table.rows.push_back(
            {folded.native, tidyReasonName(folded.reason), groupedNumber(folded.count)});
    return table;
}

Table nestedTable(const ModelFacts& facts)
{
    Table table{"Nested graphs", {"Operator", "Body", "#Depth", "#Operators"}, {}};
    for (const NestedFacts& nested : facts.nested)
        table.rows.push_back({nested.owner, nested.attribute, std::to_string(nested.depth),
                              groupedNumber(nested.nodes)});
    return table;
}

Table findingTable(std::span<const Diagnostic> diagnostics)
{
    Table table{"Findings", {"Severity", "Code", "Message"}, {}};
    for (const Diagnostic& diagnostic : diagnostics)
        table.rows.push_back(
            {severityName(diagnostic.severity), diagnostic.code, diagnostic.message});
    return table;
}

Table propertyTable(const ModelFacts& facts)
{
    Table table{"File", {"Property", "Value"}, {}};
    for (const auto& [key, value] : facts.properties)
        table.rows.push_back({key, value});
    return table;
}

std::vector<Table> tablesOf(const ModelReport& report)
{
    std::vector<Table> tables{operatorTable(report.facts), findingTable(report.diagnostics),
                              foldedTable(report.facts), nestedTable(report.facts),
                              propertyTable(report.facts)};
    std::erase_if(tables, [](const Table& table) { return table.rows.empty(); });
    return tables;
}

std::string titleOf(const ModelReport& report)
{
    return report.facts.name.empty() ? report.file : report.facts.name;
}

bool isWordByte(std::string_view text, std::size_t at)
{
    const auto byte = static_cast<unsigned char>(at < text.size() ? text[at] : ' ');
    return byte >= 0x80 || std::isalnum(byte) != 0;
}

/// Text for Markdown, on one line: shown as it is, and no mark-up or end of a table's cell.
std::string markdownText(std::string_view written)
{
    const std::string text = utf8::repaired(written);
    constexpr std::string_view marks = "\\`*<[&|~";
    std::string result;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char character = text[at];
        // Between letters an underscore is only itself.
        const bool isMark = character == '_'
            ? !isWordByte(text, at - 1) || !isWordByte(text, at + 1)
            : marks.find(character) != std::string_view::npos;
        if (isMark)
            result += '\\';
        result += character == '\n' || character == '\r' ? ' ' : character;
    }
    return result;
}

/// A name in a fixed-width font; what would end it becomes a space.
std::string codeSpan(std::string_view name)
{
    std::string text = utf8::repaired(name);
    std::ranges::replace_if(
        text, [](char c) { return c == '`' || c == '\n' || c == '\r'; }, ' ');
    return '`' + text + '`';
}

std::string markdownTable(const Table& table)
{
    std::string head = "|";
    std::string rule = "|";
    for (const std::string& heading : table.headings) {
        const bool isNumber = heading.starts_with('#');
        head += ' ' + heading.substr(isNumber ? 1 : 0) + " |";
        rule += isNumber ? " ---: |" : " --- |";
    }
    std::string text = head + '\n' + rule + '\n';
    for (const auto& row : table.rows) {
        text += '|';
        for (const std::string& cell : row)
            text += ' ' + markdownText(cell) + " |";
        text += '\n';
    }
    return text;
}

} // namespace

std::string modelHtml(const ModelReport& report)
{
    HtmlPage page(titleOf(report));
    page.addParagraph(report.file + " · " + report.facts.format);
    page.addFacts(numbersOf(report.facts));
    for (const Table& table : tablesOf(report)) {
        page.addHeading(table.title);
        page.addTable(table.headings, table.rows);
    }
    return page.text();
}

std::string modelMarkdown(const ModelReport& report)
{
    std::string text = "# " + markdownText(titleOf(report)) + "\n\n" + codeSpan(report.file) + " · "
        + report.facts.format + "\n\n";
    for (const auto& [word, number] : numbersOf(report.facts))
        text.append("- ").append(word).append(": ").append(number).append("\n");
    for (const Table& table : tablesOf(report))
        text += "\n## " + table.title + "\n\n" + markdownTable(table);
    return text;
}

} // namespace fusewright
