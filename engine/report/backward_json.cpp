// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/backward_json.h"

#include "engine/autograd/backward_graph.h"
#include "engine/report/backward_text.h"
#include "engine/support/json_writer.h"

#include <cmath>

namespace fusewright {

namespace {

using Layout = JsonWriter::Layout;

void writeSaved(JsonWriter& writer, const Graph& graph, const SavedValue& saved)
{
    writer.beginObject(Layout::Compact).key("value").string(graph.valueName(saved.value));
    writer.key("bytes");
    if (saved.bytes)
        writer.integer(std::llround(*saved.bytes));
    else
        writer.null();
    writer.key("by").beginArray();
    for (const NodeId reader : saved.readers)
        writer.string(graph.nodeName(reader));
    writer.endArray().endObject();
}

} // namespace

std::string backwardJson(const BackwardGraph& backward)
{
    const Graph& graph = backward.graph;
    JsonWriter writer;
    writer.beginObject().key("forward").count(backward.forwardCount);
    writer.key("backward").count(backward.backwardCount());
    writer.key("operators").beginObject();
    for (const BackwardCount& each : backwardCounts(backward))
        writer.key(each.name).count(each.count);
    writer.endObject().key("of").beginObject();
    for (std::size_t at = backward.forwardCount; at < graph.nodeCount(); ++at)
        writer.key(graph.nodeName(NodeId(at))).string(graph.nodeName(backward.forwardOf[at]));
    writer.endObject().key("saved").beginArray();
    for (const SavedValue& saved : backward.saved)
        writeSaved(writer, graph, saved);
    writer.endArray().key("warnings").beginArray();
    for (const BackwardWarning& warning : backward.warnings) {
        writer.beginObject(Layout::Compact).key("op").string(warning.op);
        writer.key("count").count(warning.count).key("code").string(warning.code).endObject();
    }
    writer.endArray().endObject();
    return writer.take();
}

} // namespace fusewright
