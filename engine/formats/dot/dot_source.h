// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/id.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace fusewright {

class CancelToken;
class ModelText;
class ProgressSink;
struct DotGraphText;

/// A text of a graph. Equal texts have equal ids, however many nodes share one.
using DotTextId = Id<struct DotTextTag>;

/// A node as the file has it, after default attributes; its texts still have their escapes.
struct DotNode {
    std::string name;
    DotTextId label; ///< `\N` when the file gives none.
    DotTextId shape;
    std::uint32_t module = 0;
    std::vector<std::pair<DotTextId, DotTextId>> attributes; ///< Those that do not only draw.
};

struct DotEdge {
    std::uint32_t tail = 0;
    std::uint32_t head = 0;
    DotTextId label;
};

/// One graph of a DOT file, as plain arrays.
struct DotGraph {
    std::string name;
    std::vector<DotNode> nodes; ///< In the order of the file, as are the edges.
    std::vector<DotEdge> edges;
    std::vector<std::string> modules; ///< Labels of nested clusters, with dots; 0 is "none".
    std::vector<std::string> texts;   ///< 0 is the empty text.

    const std::string& text(DotTextId id) const { return texts[id.index]; }
};

/// Parses a graph with Graphviz, one caller at a time.
///
/// Nothing, and an error, when it has errors of syntax; nothing alone when it was cancelled.
std::optional<DotGraph> parseDot(const ModelText& file, const DotGraphText& graph,
                                 const CancelToken& cancel, ProgressSink* progress);

} // namespace fusewright
