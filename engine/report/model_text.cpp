// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/model_text.h"

#include "engine/report/text_table.h"

namespace fusewright {

namespace {

using Align = TextTable::Align;

std::string factTable(const ModelFacts& facts)
{
    TextTable table({Align::Left, Align::Right});
    table.addRow({"operators", groupedNumber(facts.nodes)});
    table.addRow({"edges", groupedNumber(facts.edges)});
    table.addRow({"inputs", groupedNumber(facts.inputs)});
    table.addRow({"outputs", groupedNumber(facts.outputs)});
    table.addRow({"parameters", groupedNumber(facts.parameters)});
    if (facts.weightInputs > 0)
        table.addRow({"inputs read as parameters", groupedNumber(facts.weightInputs)});
    if (facts.inferredShapes > 0)
        table.addRow({"shapes inferred", groupedNumber(facts.inferredShapes)});
    table.addRow({"modules", groupedNumber(facts.modules)});
    if (facts.unknownOperators > 0)
        table.addRow({"unknown operators", groupedNumber(facts.unknownOperators)});
    return table.text();
}

std::string operatorLines(const ModelFacts& facts)
{
    TextTable table({Align::Right, Align::Left, Align::Left, Align::Left});
    for (const OperatorCount& op : facts.operators) {
        const bool sameName = op.native == op.canonical;
        table.addRow({groupedNumber(op.count), op.canonical,
                      op.category.empty() ? "not in the catalogue" : op.category,
                      sameName ? std::string() : op.native});
    }
    return table.text();
}

std::string foldedLines(const ModelFacts& facts)
{
    TextTable table({Align::Right, Align::Left, Align::Left});
    for (const FoldedAway& folded : facts.folded)
        table.addRow({groupedNumber(folded.count), folded.native, tidyReasonName(folded.reason)});
    return table.text();
}

std::string nestedLines(const ModelFacts& facts)
{
    TextTable table({Align::Right, Align::Left, Align::Left});
    for (const NestedFacts& nested : facts.nested) {
        const std::string indent((nested.depth - 1) * 2, ' ');
        table.addRow({groupedNumber(nested.nodes), indent + nested.attribute, nested.owner});
    }
    return table.text();
}

} // namespace

std::string modelText(const ModelFacts& facts)
{
    std::string text = (facts.name.empty() ? std::string("(no name)") : facts.name) + "  ·  "
        + facts.format + "\n\n" + factTable(facts);
    text += "\nOperators\n" + operatorLines(facts);
    if (!facts.folded.empty())
        text += "\nFolded away (--raw shows them)\n" + foldedLines(facts);
    if (!facts.nested.empty())
        text += "\nNested graphs\n" + nestedLines(facts);
    if (facts.functions.size() > 1) {
        text += "\nGraphs in the file (--function NAME opens one)\n";
        for (const std::string& function : facts.functions)
            text += "  " + function + '\n';
    }
    if (!facts.properties.empty()) {
        TextTable table({Align::Left, Align::Left});
        for (const auto& [key, value] : facts.properties)
            table.addRow({key, value});
        text += "\nFile\n" + table.text();
    }
    return text;
}

} // namespace fusewright
