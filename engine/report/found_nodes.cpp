// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/found_nodes.h"

#include "engine/graph/graph.h"
#include "engine/report/text_table.h"
#include "engine/support/json_writer.h"

namespace fusewright {

std::string foundText(const Graph& graph, std::span<const NodeId> found)
{
    using Align = TextTable::Align;
    TextTable table({Align::Left, Align::Left, Align::Left, Align::Left});
    for (const NodeId node : found) {
        const std::string_view native = graph.nativeName(node);
        const std::string_view canonical = graph.canonicalName(node);
        table.addRow({std::string(graph.nodeName(node)), std::string(canonical),
                      native == canonical ? std::string() : std::string(native),
                      std::string(graph.text(graph.moduleOf(node).path))});
    }
    return table.text() + groupedNumber(found.size()) + " of " + groupedNumber(graph.nodeCount())
        + (graph.nodeCount() == 1 ? " operator.\n" : " operators.\n");
}

std::string foundJson(const Graph& graph, std::string_view query, std::span<const NodeId> found)
{
    JsonWriter writer;
    writer.beginObject().key("query").string(query);
    writer.key("operators").count(graph.nodeCount());
    writer.key("count").count(found.size());
    writer.key("found").beginArray();
    for (const NodeId node : found) {
        writer.beginObject(JsonWriter::Layout::Compact).key("node").string(graph.nodeName(node));
        writer.key("op").string(graph.canonicalName(node));
        writer.key("native").string(graph.nativeName(node));
        writer.key("module").string(graph.text(graph.moduleOf(node).path)).endObject();
    }
    writer.endArray().endObject();
    return writer.take();
}

} // namespace fusewright
