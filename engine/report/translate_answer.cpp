// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/translate_answer.h"

#include "engine/graph/graph.h"
#include "engine/report/diagnostic_json.h"
#include "engine/report/text_table.h"
#include "engine/rules/rule_language.h"
#include "engine/support/json_writer.h"
#include "engine/translate/translation_proof.h"

#include <algorithm>
#include <vector>

namespace fusewright {

namespace {

using Layout = JsonWriter::Layout;
using Align = TextTable::Align;

/// Names of a rule that became many, and places of one that differs at many.
constexpr std::size_t mostOfOneRule = 4;
constexpr std::size_t mostPlacesTold = 3;

std::string fromText(const TranslateAnswer& answer)
{
    std::string text;
    for (const RuleFile& file : answer.files) {
        text += (text.empty() ? "" : ", ") + file.path;
        if (file.language)
            text += " (" + std::string(file.language->title) + ')';
    }
    return text;
}

std::string namesOf(const TranslatedRule& rule)
{
    std::string text;
    for (std::size_t at = 0; at < std::min(rule.names.size(), mostOfOneRule); ++at)
        text += (at == 0 ? "" : ", ") + rule.names[at];
    return text + (rule.names.size() > mostOfOneRule ? ", \u2026" : "");
}

std::string rulesText(const Translation& translation)
{
    std::string text;
    for (const TranslatedRule& rule : translation.rules) {
        text += "  " + rule.name + ": ";
        if (rule.as.empty())
            text += "not translated\n";
        else if (rule.as.size() == 1)
            text += namesOf(rule) + '\n';
        else
            text += counted(rule.as.size(), "rule") + ": " + namesOf(rule) + '\n';
        for (const Diagnostic& lost : rule.lost) {
            if (!rule.as.empty() || lost.severity == Severity::Error)
                text += "      " + lost.message + '\n';
        }
    }
    return text;
}

std::string nodesText(const Graph& graph, const RulePlaceNodes& nodes)
{
    std::string text;
    for (std::size_t at = 0; at < std::min(nodes.size(), mostOfOneRule); ++at)
        text += (at == 0 ? "" : ", ") + std::string(graph.nodeName(nodes[at]));
    return text + (nodes.size() > mostOfOneRule ? ", \u2026" : "");
}

void addPlaces(std::string& text, const Graph& graph, std::string_view head,
               const std::vector<RulePlaceNodes>& places)
{
    for (std::size_t at = 0; at < std::min(places.size(), mostPlacesTold); ++at)
        text += "      " + std::string(head) + ": " + nodesText(graph, places[at]) + '\n';
    if (places.size() > mostPlacesTold)
        text += "      " + counted(places.size() - mostPlacesTold, "more place") + '\n';
}

std::string modelText(const TranslateAnswer& answer, const TranslationOnModel& on)
{
    std::string text = "On " + std::string(on.name) + ": " + proofSentence(on.proof) + '\n';
    TextTable table({Align::Left, Align::Right, Align::Right, Align::Right});
    table.addRow({"rule", "original", "translation", "same"});
    std::string differences;
    for (const PlaceComparison& each : on.proof.rules) {
        const std::string& name = answer.translation.rules[each.rule].name;
        table.addRow({name, groupedNumber(each.original()), groupedNumber(each.translated()),
                      groupedNumber(each.same)});
        if (each.isSame())
            continue;
        differences += "  " + name + '\n';
        addPlaces(differences, on.graph, "missed", each.onlyOriginal);
        addPlaces(differences, on.graph, "matched in addition", each.onlyTranslation);
        for (const std::string& reason : each.because)
            differences += "      " + reason + '\n';
    }
    if (on.proof.rules.empty())
        return text;
    return text + table.text()
        + (differences.empty() ? std::string() : "Differences:\n" + differences);
}

void writePlaces(JsonWriter& writer, const Graph& graph, std::string_view key,
                 const std::vector<RulePlaceNodes>& places)
{
    writer.key(key).beginArray();
    for (const RulePlaceNodes& nodes : places) {
        writer.beginArray(Layout::Compact);
        for (const NodeId node : nodes)
            writer.string(graph.nodeName(node));
        writer.endArray();
    }
    writer.endArray();
}

void writeCounts(JsonWriter& writer, std::size_t original, std::size_t translated, std::size_t same)
{
    writer.key("original").integer(static_cast<std::int64_t>(original));
    writer.key("translation").integer(static_cast<std::int64_t>(translated));
    writer.key("same").integer(static_cast<std::int64_t>(same));
}

void writeModel(JsonWriter& writer, const TranslateAnswer& answer, const TranslationOnModel& on)
{
    writer.beginObject().key("model").string(on.name);
    writeCounts(writer, on.proof.original(), on.proof.translated(), on.proof.same());
    writer.key("rules").beginArray();
    for (const PlaceComparison& each : on.proof.rules) {
        writer.beginObject().key("name").string(answer.translation.rules[each.rule].name);
        writeCounts(writer, each.original(), each.translated(), each.same);
        writePlaces(writer, on.graph, "missed", each.onlyOriginal);
        writePlaces(writer, on.graph, "extra", each.onlyTranslation);
        writer.key("because").beginArray();
        for (const std::string& reason : each.because)
            writer.string(reason);
        writer.endArray().endObject();
    }
    writer.endArray().endObject();
}

} // namespace

std::string proofSentence(const TranslationProof& proof)
{
    const std::size_t original = proof.original();
    const std::size_t more = proof.translated() - proof.same();
    if (original == 0 && more == 0)
        return "neither the original nor the translation matches.";
    std::string text = groupedNumber(proof.same()) + " of " + groupedNumber(original)
        + (original == 1 ? " place" : " places") + " the same";
    return text + (more == 0 ? "." : "; " + groupedNumber(more) + " more in the translation.");
}

std::string translateText(const TranslateAnswer& answer)
{
    const Translation& translation = answer.translation;
    std::string text = fromText(answer) + " as " + std::string(answer.to.title) + ": "
        + groupedNumber(translation.writtenCount()) + " of "
        + counted(translation.rules.size(), "rule") + '\n';
    text += rulesText(translation);
    for (const TranslationOnModel& on : answer.models)
        text += modelText(answer, on);
    return text;
}

void writeTranslatedRule(JsonWriter& writer, const TranslatedRule& rule)
{
    writer.key("name").string(rule.name);
    writer.key("as").beginArray(Layout::Compact);
    for (const std::string& name : rule.names)
        writer.string(name);
    writer.endArray();
    writer.key("lost").beginArray();
    for (const Diagnostic& lost : rule.lost)
        writeDiagnostic(writer, lost);
    writer.endArray();
}

std::string translateJson(const TranslateAnswer& answer)
{
    JsonWriter writer;
    writer.beginObject();
    writer.key("from").beginArray(Layout::Compact);
    for (const RuleFile& file : answer.files)
        writer.string(file.language ? file.language->id : std::string_view());
    writer.endArray();
    writer.key("to").string(answer.to.id);
    writer.key("rules").beginArray();
    for (const TranslatedRule& rule : answer.translation.rules) {
        writer.beginObject();
        writeTranslatedRule(writer, rule);
        writer.endObject();
    }
    writer.endArray();
    writer.key("text").string(answer.translation.text);
    writer.key("models").beginArray();
    for (const TranslationOnModel& on : answer.models)
        writeModel(writer, answer, on);
    writer.endArray().endObject();
    return writer.take();
}

} // namespace fusewright
