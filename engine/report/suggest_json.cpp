// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/suggest_answer.h"

#include "engine/graph/graph.h"
#include "engine/report/cost_words.h"
#include "engine/suggest/draft_answer.h"
#include "engine/suggest/rule_ground.h"
#include "engine/suggest/suggestions.h"
#include "engine/support/json_writer.h"

#include <array>
#include <cmath>
#include <span>

namespace fusewright {

namespace {

using Layout = JsonWriter::Layout;

void writeNodes(JsonWriter& writer, const Graph& graph, std::span<const NodeId> nodes)
{
    writer.beginArray(Layout::Compact);
    for (const NodeId node : nodes)
        writer.string(graph.nodeName(node));
    writer.endArray();
}

void writeSections(JsonWriter& writer, const Graph& graph,
                   const std::vector<std::vector<NodeId>>& sections)
{
    writer.beginArray();
    for (const std::vector<NodeId>& nodes : sections)
        writeNodes(writer, graph, nodes);
    writer.endArray();
}

void writeBytes(JsonWriter& writer, const Tally& bytes)
{
    if (const std::optional<double> total = bytes.total())
        writer.integer(std::llround(*total));
    else
        writer.null();
}

void writeRule(JsonWriter& writer, const RuleDraft& draft)
{
    writer.key("rule").string(draft.name);
    writer.key("priority").integer(draft.priority);
    writer.key("heuristic");
    if (draft.heuristic)
        writer.string(*draft.heuristic);
    else
        writer.null();
}

void writeEntries(JsonWriter& writer, const Graph& graph, const DraftAnswer& answer)
{
    writer.key("entries").beginArray();
    for (std::size_t at = 0; at < answer.draft.entries.size(); ++at) {
        const DraftEntry& entry = answer.draft.entries[at];
        writer.beginObject(Layout::Compact).key("entry").string(entry.name);
        writer.key("node").string(graph.nodeName(entry.node));
        writer.key("op").string(entry.operators.front());
        writer.key("alternatives").beginArray(Layout::Compact);
        for (const std::string& name : answer.alternatives[at])
            writer.string(name);
        writer.endArray().endObject();
    }
    writer.endArray();
}

void writeShape(JsonWriter& writer, const Graph& graph, const DraftAnswer& answer)
{
    writer.key("pieces");
    writeSections(writer, graph, answer.pieces);
    writer.key("connectors");
    writeNodes(writer, graph, answer.connectors.value_or(std::vector<NodeId>()));
    writer.key("missing");
    writeNodes(writer, graph, answer.missing);
}

void writeHeuristics(JsonWriter& writer, const DraftAnswer& answer)
{
    static constexpr std::array verdicts{"met", "not-met", "unknown"};
    writer.key("heuristics").beginArray();
    for (const HeuristicAdvice& advice : answer.heuristics) {
        writer.beginObject(Layout::Compact).key("name").string(advice.name);
        writer.key("verdict").string(verdicts[static_cast<std::size_t>(advice.verdict)]);
        writer.key("reason").string(advice.reason).endObject();
    }
    writer.endArray();
}

/// Of rules that ask for something: what they could, and why there is none.
void writeOffer(JsonWriter& writer, const DraftAnswer& answer)
{
    writer.key("conditions").beginArray();
    for (const DraftCondition& condition : answer.offer->conditions) {
        writer.beginObject(Layout::Compact).key("kind").string(factCode(condition.fact.kind));
        writer.key("text").string(condition.text);
        writer.key("chosen").boolean(condition.isChosen);
        writer.key("places").count(condition.places).endObject();
    }
    writer.endArray();
    writer.key("findings").beginArray();
    for (const Diagnostic& found : answer.findings)
        writer.string(found.message);
    writer.endArray();
}

void writeEffect(JsonWriter& writer, const RuleGround& ground, const DraftEffect& effect)
{
    const Graph& graph = ground.graph();
    const auto nameOf = [&](std::uint32_t rule) { return ground.rules().rules[rule].name; };
    writer.key("places").count(effect.places);
    writer.key("sections");
    writeSections(writer, graph, effect.sections);
    writer.key("refused");
    writeNodes(writer, graph, effect.refused);
    writer.key("selection").beginObject().key("fate").string(fateCode(effect.fate));
    writer.key("instead");
    writeNodes(writer, graph, effect.instead);
    writer.key("path");
    writeNodes(writer, graph, effect.path);
    writer.key("by");
    if (effect.inTheWay)
        writer.string(nameOf(*effect.inTheWay));
    else
        writer.null();
    writer.endObject();
    writer.key("changes").beginArray();
    for (const SectionCountChange& change : effect.changes) {
        writer.beginObject(Layout::Compact).key("rule").string(nameOf(change.rule));
        writer.key("before").count(change.before).key("after").count(change.after).endObject();
    }
    writer.endArray();
}

} // namespace

std::string_view fateCode(SelectionFate fate)
{
    static constexpr std::array<std::string_view, 9> codes{
        "section",       "other-match",  "overlap", "taken",      "not-convex",
        "section-cycle", "search-limit", "refused", "conditional"};
    return codes[static_cast<std::size_t>(fate)];
}

std::string suggestionsJson(const RuleGround& ground, const std::vector<Suggestion>& suggestions)
{
    const Graph& graph = ground.graph();
    JsonWriter writer;
    writer.beginObject().key("suggestions").beginArray();
    for (const Suggestion& suggestion : suggestions) {
        writer.beginObject();
        writeRule(writer, suggestion.draft);
        writer.key("operators").count(suggestion.draft.entries.size());
        writer.key("count").count(suggestion.sections.size());
        writer.key("savedSections").count(suggestion.savedSections);
        writer.key("savedBytes");
        writeBytes(writer, suggestion.savedBytes);
        if (suggestion.savedBytes.unknown > 0)
            writeFormula(writer, "savedBytes", suggestion.savedFormula);
        writer.key("sections");
        writeSections(writer, graph, suggestion.sections);
        writer.key("text").string(ground.written(suggestion.draft)).endObject();
    }
    writer.endArray().endObject();
    return writer.take();
}

std::string draftAnswerJson(const RuleGround& ground, const DraftAnswer& answer)
{
    JsonWriter writer;
    writer.beginObject();
    writeRule(writer, answer.draft);
    writer.key("text").string(answer.text);
    writeEntries(writer, ground.graph(), answer);
    writeShape(writer, ground.graph(), answer);
    writeHeuristics(writer, answer);
    if (answer.offer)
        writeOffer(writer, answer);
    if (answer.effect)
        writeEffect(writer, ground, *answer.effect);
    writer.endObject();
    return writer.take();
}

} // namespace fusewright
