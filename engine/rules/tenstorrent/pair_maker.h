// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rule.h"
#include "engine/rules/tenstorrent/trace/traced_graph.h"

#include <optional>
#include <string>
#include <vector>

namespace fusewright {

class SourceText;

/// A pair of functions as torch traced them.
struct TracedPair {
    const TracedGraph& pattern;
    const TracedGraph* replacement = nullptr; ///< Null where torch refuses it.
    std::string refusal = {};                 ///< Of the replacement: a sentence.
    const SourceText* source = nullptr;       ///< In which both stand; may be null.
};

/// What becomes of a pair.
struct MadePair {
    RulePattern written;
    std::vector<std::uint32_t> nodeOf; ///< By entry: which node of the trace it is.
    std::string fault;                 ///< Why there is no pattern, as a sentence; else empty.
};

/// What a trace returns, each node once, in its order.
std::vector<std::uint32_t> returnedNodes(const TracedGraph& graph);
/// Makes a pattern, whose entries stand in the order in which torch comes to them, and the
/// replacement.
MadePair makePair(const TracedPair& pair);

} // namespace fusewright
