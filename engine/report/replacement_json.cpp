// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/suggest_answer.h"

#include "engine/graph/graph.h"
#include "engine/rules/rule_language.h"
#include "engine/suggest/draft_answer.h"
#include "engine/suggest/rule_ground.h"
#include "engine/support/json_writer.h"

#include <array>
#include <span>

namespace fusewright {

namespace {

using Layout = JsonWriter::Layout;

void writeNodeNames(JsonWriter& writer, const Graph& graph, std::span<const NodeId> nodes)
{
    writer.beginArray(Layout::Compact);
    for (const NodeId node : nodes)
        writer.string(graph.nodeName(node));
    writer.endArray();
}

void writeOperand(JsonWriter& writer, const RuleDraft& draft, const DraftOperand& operand)
{
    writer.string(operand.entry ? draft.entries[*operand.entry].name
                                : draft.values[operand.value].name);
}

void writeDrawnEntries(JsonWriter& writer, const Graph& graph, const RuleDraft& draft)
{
    writer.key("entries").beginArray();
    for (const DraftEntry& entry : draft.entries) {
        writer.beginObject(Layout::Compact).key("entry").string(entry.name);
        writer.key("node").string(graph.nodeName(entry.node));
        writer.key("op").string(entry.operators.front());
        writer.key("operands").beginArray(Layout::Compact);
        for (const DraftOperand& operand : entry.operands)
            writeOperand(writer, draft, operand);
        writer.endArray().endObject();
    }
    writer.endArray();
}

void writeConditions(JsonWriter& writer, const ReplacementAnswer& told)
{
    writer.key("conditions").beginArray();
    for (const DraftCondition& condition : told.conditions) {
        writer.beginObject(Layout::Compact).key("text").string(condition.text);
        writer.key("kind").string(factCode(condition.fact.kind));
        writer.key("chosen").boolean(condition.isChosen);
        writer.key("places").count(condition.places).endObject();
    }
    writer.endArray().key("matches").count(told.matches);
}

void writeReplacementShape(JsonWriter& writer, const Graph& graph, const DraftAnswer& answer)
{
    static constexpr std::array<std::string_view, 4> faults{"", "several-results", "later-result",
                                                            "missing-operand"};
    const ReplacementShape& shape = answer.replacement->shape;
    writer.key("pieces").beginArray();
    for (const std::vector<NodeId>& piece : answer.pieces)
        writeNodeNames(writer, graph, piece);
    writer.endArray().key("connectors");
    writeNodeNames(writer, graph, answer.connectors.value_or(std::vector<NodeId>()));
    writer.key("alike");
    writeNodeNames(writer, graph, answer.alike);
    writer.key("fault");
    if (shape.fault == ReplacementShape::Fault::None)
        writer.null();
    else
        writer.string(faults[static_cast<std::size_t>(shape.fault)]);
    writer.key("faulty");
    writeNodeNames(writer, graph, shape.faulty);
    writer.key("staying");
    writeNodeNames(writer, graph, shape.staying);
    writer.key("findings").beginArray();
    for (const Diagnostic& found : answer.findings)
        writer.string(found.message);
    writer.endArray();
}

void writeTextOrNull(JsonWriter& writer, std::string_view key, const std::string& text)
{
    writer.key(key);
    if (text.empty())
        writer.null();
    else
        writer.string(text);
}

void writeReplacementEffect(JsonWriter& writer, const ReplacementEffect& effect)
{
    static constexpr std::array<std::string_view, 8> fates{
        "replaced", "conditional", "refused", "overlap", "taken", "not-yet", "no-match", "off"};
    writer.key("name").string(effect.rule).key("places").count(effect.places);
    writer.key("rewrites").count(effect.rewrites).key("conditional").count(effect.conditional);
    writer.key("refused").count(effect.refused);
    writer.key("selection").beginObject(Layout::Compact);
    writer.key("fate").string(fates[static_cast<std::size_t>(effect.fate)]);
    writeTextOrNull(writer, "by", effect.by);
    writeTextOrNull(writer, "what", effect.what);
    writeTextOrNull(writer, "saw", effect.saw);
    writer.endObject().key("changes").beginArray();
    for (const RewriteCountChange& change : effect.changes) {
        writer.beginObject(Layout::Compact).key("rule").string(change.rule);
        writer.key("before").count(change.before).key("after").count(change.after).endObject();
    }
    writer.endArray();
    writeTextOrNull(writer, "circle", effect.circle);
}

} // namespace

std::string_view factCode(DraftFact::Kind kind)
{
    static constexpr std::array<std::string_view, 10> codes{
        "type",       "rank",      "extent",      "multiple", "same-shape",
        "same-scale", "step-size", "zero-offset", "element",  "element"};
    return codes[static_cast<std::size_t>(kind)];
}

std::string replacementJson(const RuleGround& ground, const DraftAnswer& answer,
                            const RuleLanguage& language)
{
    const Graph& graph = ground.graph();
    JsonWriter writer;
    writer.beginObject().key("language").string(language.id);
    writer.key("operator").string(answer.draft.name).key("stage").string(answer.draft.stage);
    writer.key("text").string(answer.text);
    writeDrawnEntries(writer, graph, answer.draft);
    writeReplacementShape(writer, graph, answer);
    writeConditions(writer, *answer.replacement);
    if (answer.replacement->effect)
        writeReplacementEffect(writer, *answer.replacement->effect);
    writer.endObject();
    return writer.take();
}

} // namespace fusewright
