// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/model_pages.h"

#include "engine/report/figure.h"
#include "engine/report/fusion_facts.h"
#include "engine/report/fusion_words.h"
#include "engine/report/html_page.h"
#include "engine/report/markdown_text.h"
#include "engine/report/page_table.h"
#include "engine/report/text_table.h"
#include "engine/support/letters.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

namespace fusewright {

namespace {

std::string shareOf(std::size_t count, std::size_t all)
{
    const std::size_t tenths = all == 0 ? 0 : (count * 1000 + all / 2) / all;
    return std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10) + "%";
}

PageTable operatorTable(const ModelFacts& facts)
{
    PageTable table{
        "Operators", {"Operator", "Name in the file", "Category", "#Count", "#Share"}, {}};
    for (const OperatorCount& op : facts.operators) {
        table.rows.push_back({op.canonical, op.native,
                              op.category.empty() ? "not in the catalogue" : op.category,
                              groupedNumber(op.count), shareOf(op.count, facts.nodes)});
    }
    return table;
}

PageTable foldedTable(const ModelFacts& facts)
{
    PageTable table{"Folded away", {"Name in the file", "Reason", "#Count"}, {}};
    for (const FoldedAway& folded : facts.folded)
        table.rows.push_back(
            {folded.native, tidyReasonName(folded.reason), groupedNumber(folded.count)});
    return table;
}

PageTable nestedTable(const ModelFacts& facts)
{
    PageTable table{"Nested graphs", {"Operator", "Body", "#Depth", "#Operators"}, {}};
    for (const NestedFacts& nested : facts.nested)
        table.rows.push_back({nested.owner, nested.attribute, std::to_string(nested.depth),
                              groupedNumber(nested.nodes)});
    return table;
}

PageTable findingTable(std::span<const Diagnostic> diagnostics)
{
    PageTable table{"Findings", {"Severity", "Code", "Message"}, {}};
    for (const Diagnostic& diagnostic : diagnostics)
        table.rows.push_back(
            {severityName(diagnostic.severity), diagnostic.code, diagnostic.message});
    return table;
}

PageTable propertyTable(const ModelFacts& facts)
{
    PageTable table{"File", {"Property", "Value"}, {}};
    for (const auto& [key, value] : facts.properties)
        table.rows.push_back({key, value});
    return table;
}

} // namespace

std::vector<std::pair<std::string, std::string>> modelNumbers(const ModelFacts& facts)
{
    std::vector<std::pair<std::string, std::string>> numbers{
        {"operators", groupedNumber(facts.nodes)},
        {"edges", groupedNumber(facts.edges)},
        {"inputs", groupedNumber(facts.inputs)},
        {"outputs", groupedNumber(facts.outputs)},
        {"parameters", groupedNumber(facts.parameters)}};
    if (facts.weightInputs > 0)
        numbers.emplace_back("inputs read as parameters", groupedNumber(facts.weightInputs));
    numbers.emplace_back("modules", groupedNumber(facts.modules));
    numbers.emplace_back("unknown operators", groupedNumber(facts.unknownOperators));
    return numbers;
}

std::vector<PageTable> modelTables(const ModelReport& report)
{
    std::vector<PageTable> tables{operatorTable(report.facts), findingTable(report.diagnostics),
                                  foldedTable(report.facts), nestedTable(report.facts),
                                  propertyTable(report.facts)};
    std::erase_if(tables, [](const PageTable& table) { return table.rows.empty(); });
    return tables;
}

std::string modelTitle(const std::string& name, const std::string& path)
{
    // Exporters that ask nobody for a name write one of these, some of them with a number.
    constexpr auto empty = std::to_array<std::string_view>(
        {"", "__compiled_fn", "cntkgraph", "forward", "graph", "graphmodule", "joint_helper",
         "main", "main_graph", "model", "module", "onnx_graphsurgeon_graph", "tf2onnx",
         "torch-jit-export", "torch_jit"});
    std::string word = lowered(name);
    while (!word.empty() && (isDigit(word.back()) || word.back() == '_'))
        word.pop_back();
    const bool saysNothing = std::ranges::find(empty, word) != empty.end();
    return saysNothing ? path.substr(path.rfind('/') + 1) : name; // Without a slash, all of it.
}

std::string modelCaption(const ModeDrawing& drawing)
{
    return "Colours show operator categories." + leftOutWords(drawing);
}

std::string modelHtml(const ModelReport& report, const ModeDrawing* drawing, ReportTheme theme)
{
    HtmlPage page(modelTitle(report.facts.name, report.file));
    page.setTheme(theme);
    page.addParagraph(report.file + " · " + report.facts.format);
    page.addFacts(modelNumbers(report.facts));
    if (drawing)
        page.add(figureHtml(*drawing, modelCaption(*drawing), "model"));
    for (const PageTable& table : modelTables(report)) {
        page.addHeading(table.title);
        page.addTable(table);
    }
    return page.text();
}

std::string modelMarkdown(const ModelReport& report)
{
    std::string text = "# " + markdownText(modelTitle(report.facts.name, report.file)) + "\n\n"
        + codeSpan(report.file) + " · " + report.facts.format + "\n\n";
    for (const auto& [word, number] : modelNumbers(report.facts))
        text.append("- ").append(word).append(": ").append(number).append("\n");
    for (const PageTable& table : modelTables(report))
        text += "\n## " + table.title + "\n\n" + markdownTable(table);
    return text;
}

} // namespace fusewright
