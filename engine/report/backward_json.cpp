// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/backward_json.h"

#include "engine/autograd/backward_graph.h"
#include "engine/report/backward_text.h"
#include "engine/support/json_writer.h"

#include <cmath>
#include <optional>
#include <span>
#include <string_view>

namespace fusewright {

namespace {

using Layout = JsonWriter::Layout;

void writeSaved(JsonWriter& writer, const Graph& graph, std::string_view name,
                const std::optional<double>& bytes, std::span<const NodeId> readers)
{
    writer.beginObject(Layout::Compact).key("value").string(name).key("bytes");
    if (bytes)
        writer.integer(std::llround(*bytes));
    else
        writer.null();
    writer.key("by").beginArray();
    for (const NodeId reader : readers)
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
        writeSaved(writer, graph, graph.valueName(saved.value), saved.bytes, saved.readers);
    for (const SavedInside& saved : backward.savedInside)
        writeSaved(writer, graph, saved.name, saved.bytes, {&saved.reader, 1});
    writer.endArray().key("warnings").beginArray();
    for (const BackwardWarning& warning : backward.warnings) {
        writer.beginObject(Layout::Compact).key("op").string(warning.op);
        writer.key("count").count(warning.count).key("code").string(warning.code).endObject();
    }
    writer.endArray().endObject();
    return writer.take();
}

} // namespace fusewright
