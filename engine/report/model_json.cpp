// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/model_json.h"

#include "engine/report/diagnostic_json.h"
#include "engine/support/json_writer.h"

namespace fusewright {

namespace {

constexpr auto compact = JsonWriter::Layout::Compact;

void writeModel(JsonWriter& writer, const ModelFacts& facts)
{
    writer.key("model").beginObject();
    writer.key("name").string(facts.name);
    writer.key("format").string(facts.format);
    writer.key("nodes").count(facts.nodes);
    writer.key("edges").count(facts.edges);
    writer.key("inputs").count(facts.inputs);
    writer.key("outputs").count(facts.outputs);
    writer.key("parameters").count(facts.parameters);
    writer.key("weightInputs").count(facts.weightInputs);
    writer.key("inferredShapes").count(facts.inferredShapes);
    writer.key("modules").count(facts.modules);
    writer.key("unknownOperators").count(facts.unknownOperators);
    writer.endObject();
}

void writeOperators(JsonWriter& writer, const ModelFacts& facts)
{
    writer.key("ops").beginArray();
    for (const OperatorCount& op : facts.operators) {
        writer.beginObject(compact).key("op").string(op.canonical);
        writer.key("native").string(op.native);
        writer.key("count").count(op.count);
        writer.key("category").string(op.category).endObject();
    }
    writer.endArray();
}

void writeFolded(JsonWriter& writer, const ModelFacts& facts)
{
    writer.key("folded").beginArray();
    for (const FoldedAway& folded : facts.folded) {
        writer.beginObject(compact).key("op").string(folded.canonical);
        writer.key("native").string(folded.native);
        writer.key("count").count(folded.count);
        writer.key("reason").string(tidyReasonName(folded.reason)).endObject();
    }
    writer.endArray();
}

void writeNested(JsonWriter& writer, const ModelFacts& facts)
{
    writer.key("graphs").beginArray();
    for (const NestedFacts& nested : facts.nested) {
        writer.beginObject(compact).key("owner").string(nested.owner);
        writer.key("attribute").string(nested.attribute);
        writer.key("nodes").count(nested.nodes);
        writer.key("depth").count(nested.depth).endObject();
    }
    writer.endArray();
}

void writeRest(JsonWriter& writer, const ModelFacts& facts)
{
    writer.key("functions").beginArray(compact);
    for (const std::string& function : facts.functions)
        writer.string(function);
    writer.endArray();
    writer.key("properties").beginObject();
    for (const auto& [key, value] : facts.properties)
        writer.key(key).string(value);
    writer.endObject();
}

} // namespace

std::string modelJson(const ModelFacts& facts, std::span<const Diagnostic> warnings)
{
    JsonWriter writer;
    writer.beginObject();
    writeModel(writer, facts);
    writeOperators(writer, facts);
    writeFolded(writer, facts);
    writeNested(writer, facts);
    writeRest(writer, facts);
    writer.key("warnings").beginArray();
    for (const Diagnostic& warning : warnings)
        writeDiagnostic(writer, warning);
    writer.endArray().endObject();
    return writer.take();
}

} // namespace fusewright
