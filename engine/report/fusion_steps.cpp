// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/fusion_steps.h"

#include "engine/graph/graph.h"
#include "engine/support/json_writer.h"

namespace fusewright {

namespace {

void writeNode(JsonWriter& writer, const char* key, const Graph& graph, NodeId node)
{
    writer.key(key);
    if (node.isValid())
        writer.string(graph.nodeName(node));
    else
        writer.null();
}

} // namespace

std::string fusionStepsText(const Graph& graph, std::span<const FusionStep> steps)
{
    std::string text;
    for (const FusionStep& step : steps)
        text += toText(graph, step) + '\n';
    return text;
}

std::string fusionStepsJson(const Graph& graph, std::span<const FusionStep> steps)
{
    JsonWriter writer;
    writer.beginObject().key("mode").string("o3").key("steps").beginArray();
    for (const FusionStep& step : steps) {
        writer.beginObject(JsonWriter::Layout::Compact).key("phase").integer(step.phase);
        writeNode(writer, "node", graph, step.node);
        writer.key("kind").string(fusionKindName(step.kind));
        writeNode(writer, "postDominator", graph, step.postDominator);
        writer.key("reason").string(fusionReasonCode(step.decision.reason));
        writeNode(writer, "at", graph, step.decision.at);
        writeNode(writer, "by", graph, step.decision.cause);
        writeNode(writer, "group", graph, step.group);
        writer.key("message").string(toText(graph, step)).endObject();
    }
    writer.endArray().endObject();
    return writer.take();
}

} // namespace fusewright
