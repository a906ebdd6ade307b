// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/binding_json.h"

#include "engine/graph/graph.h"
#include "engine/match/call_text.h"
#include "engine/pattern/match.h"
#include "engine/support/json_writer.h"

namespace fusewright {

void writeBindings(JsonWriter& writer, const Graph& graph, const Pattern& pattern,
                   const Match& match)
{
    writer.beginObject(JsonWriter::Layout::Compact);
    for (std::size_t at = 0; at < match.bindings.size(); ++at) {
        const auto nodes = match.nodes(EntryId(at));
        const ValueId value = match.bindings[at].value;
        const TakenArgument* const argument = match.argument(EntryId(at));
        if (nodes.empty() && !value.isValid() && !argument)
            continue;
        writer.key(pattern.entries()[at].name).beginArray();
        for (const NodeId node : nodes)
            writer.string(graph.nodeName(node));
        if (value.isValid())
            writer.string(graph.valueName(value));
        if (argument)
            writer.string(argumentText(graph, *argument));
        writer.endArray();
    }
    writer.endObject();
}

} // namespace fusewright
