// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/account_text.h"

#include "engine/graph/graph.h"
#include "engine/report/section_account.h"
#include "engine/report/text_table.h"
#include "engine/support/json_writer.h"

#include <algorithm>

namespace fusewright {

namespace {

using Align = TextTable::Align;

std::string operationsText(const SectionAccount& account, const Graph& graph)
{
    TextTable table({Align::Right, Align::Left, Align::Left, Align::Left});
    table.addRow({"operations", "operator", "as", "counted as"});
    for (const AccountedOperator& each : account.operators)
        table.addRow({each.operations, std::string(graph.nodeName(each.node)),
                      std::string(graph.canonicalName(each.node)), each.counted});
    table.addRow({account.operations, "in all"});
    return "\nOperations\n" + table.text();
}

/// Each formula that counts something, once.
std::string formulasOf(const SectionAccount& account)
{
    std::vector<const FormulaNote*> told;
    for (const AccountedOperator& each : account.operators) {
        if (each.formula && std::ranges::find(told, each.formula) == told.end())
            told.push_back(each.formula);
    }
    std::string text = told.empty() ? "" : "\nFormulas\n";
    for (const FormulaNote* const note : told)
        text += "  " + note->name + ": " + note->text + "\n    " + note->source + '\n';
    return text;
}

std::string bytesSentences(const SectionAccount& account, const Graph& graph)
{
    TextTable table({Align::Right, Align::Left, Align::Left, Align::Left});
    table.addRow({"bytes", "value", "is", "type"});
    for (const AccountedValue& each : account.values)
        table.addRow({each.bytes, std::string(graph.valueName(each.moved.value)),
                      crossingWords(graph, each.moved),
                      std::string(dataTypeName(graph.valueType(each.moved.value)))});
    table.addRow({account.bytes, "in all"});
    return "\nBytes between the section and memory, each value once\n" + table.text();
}

std::string stepsText(const std::vector<AccountedStep>& steps)
{
    std::string text;
    for (const AccountedStep& step : steps) {
        text += "  " + step.what + ": " + step.text + '\n';
        for (const FigureSource& source : step.sources)
            text += "    " + source.figure + ": " + source.source + '\n';
    }
    return text;
}

/// The operators that a formula is for, as many as fit a line.
std::string operatorsOf(const OperatorCatalogue& catalogue, const FormulaNote& note)
{
    constexpr std::size_t mostNames = 6;
    std::size_t count = 0;
    std::string names;
    for (const OperatorSpec& spec : catalogue.operators()) {
        if (spec.flops.basis == FlopsFormula::Basis::Unknown || catalogue.formulaOf(spec) != &note)
            continue;
        if (++count <= mostNames)
            names += (names.empty() ? "" : ", ") + spec.name;
    }
    return count > mostNames ? names + ", and " + groupedNumber(count - mostNames) + " more"
                             : names;
}

} // namespace

std::string accountText(const SectionAccount& account, const Graph& graph)
{
    return "Section " + groupedNumber(account.section) + ": " + account.title + '\n'
        + operationsText(account, graph) + formulasOf(account) + bytesSentences(account, graph)
        + "\nTime at least on " + account.machine + '\n' + stepsText(account.time)
        + "\nOn the chip\n" + stepsText(account.chip);
}

std::string formulasText(const OperatorCatalogue& catalogue)
{
    std::string text = "How operations are counted; a multiplication and an addition are two.\n\n";
    for (const FormulaNote& note : catalogue.formulas())
        text += note.name + ": " + note.text + "\n  for " + operatorsOf(catalogue, note)
            + "\n  source: " + note.source + '\n';
    text += "\nNot counted\n\n";
    for (const OperatorSpec& spec : catalogue.operators()) {
        if (spec.flops.basis == FlopsFormula::Basis::Unknown)
            text += spec.name + ": "
                + (spec.uncounted.empty() ? "The catalogue has no formula for it." : spec.uncounted)
                + '\n';
    }
    return text;
}

std::string formulasJson(const OperatorCatalogue& catalogue)
{
    JsonWriter writer;
    writer.beginObject().key("formulas").beginArray();
    for (const FormulaNote& note : catalogue.formulas()) {
        writer.beginObject(JsonWriter::Layout::Compact).key("name").string(note.name);
        writer.key("text").string(note.text).key("source").string(note.source);
        writer.key("operators").beginArray();
        for (const OperatorSpec& spec : catalogue.operators()) {
            if (spec.flops.basis != FlopsFormula::Basis::Unknown
                && catalogue.formulaOf(spec) == &note)
                writer.string(spec.name);
        }
        writer.endArray().endObject();
    }
    writer.endArray().key("notCounted").beginArray();
    for (const OperatorSpec& spec : catalogue.operators()) {
        if (spec.flops.basis != FlopsFormula::Basis::Unknown)
            continue;
        writer.beginObject(JsonWriter::Layout::Compact).key("operator").string(spec.name);
        writer.key("why").string(spec.uncounted).endObject();
    }
    writer.endArray().endObject();
    return writer.take();
}

} // namespace fusewright
