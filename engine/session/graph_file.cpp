// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/graph_file.h"

#include "engine/autograd/backward_graph.h"
#include "engine/formats/dot/dot_writer.h"
#include "engine/formats/model_explorer/explorer_writer.h"
#include "engine/formats/native/native_writer.h"

namespace fusewright {

GraphWriter graphWriterFor(std::string_view path)
{
    if (path.ends_with(".me.json"))
        return writeModelExplorer;
    if (path == "-" || path.ends_with(".json"))
        return writeNative;
    return path.ends_with(".dot") || path.ends_with(".gv") ? writeDot : nullptr;
}

std::optional<std::string> writeJoint(const BackwardGraph& joint, std::string_view path)
{
    const GraphWriter writer = graphWriterFor(path);
    if (writer == writeNative)
        return writeNativeJoint(joint.graph, joint.forwardOf);
    return writer ? std::optional(writer(joint.graph)) : std::nullopt;
}

GraphWriter graphWriterNamed(std::string_view format)
{
    if (format == "json")
        return writeNative;
    if (format == "model-explorer")
        return writeModelExplorer;
    return format == "dot" ? writeDot : nullptr;
}

} // namespace fusewright
