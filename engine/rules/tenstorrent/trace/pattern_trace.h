// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_value.h"
#include "engine/rules/tenstorrent/trace/traced_graph.h"
#include "engine/support/text_range.h"

#include <optional>
#include <string>
#include <vector>

namespace fusewright {

class PythonEvaluator;
class SourceText;

/// What a function is traced for: a pattern has to please the matcher too.
enum class TraceRole : std::uint8_t { Pattern, Replacement };

/// Why torch does not take a function, or why it is not known whether it would.
struct TraceRefusal {
    enum class By : std::uint8_t { Pattern, Matcher, Replacement };

    By by = By::Pattern;
    std::string error;    ///< As torch says it: `TypeError: …`. Empty where torch says nothing.
    std::string sentence; ///< What is wrong, for people.
    TextRange place;

    bool operator==(const TraceRefusal&) const = default;
};

/// A traced function. Where the matcher refuses it there is a graph all the same.
struct TraceResult {
    std::optional<TracedGraph> graph;
    std::optional<TraceRefusal> refusal;
};

/// Traces a function as `torch.fx.symbolic_trace` of torch 2.6 does. Places are those of `file`.
TraceResult tracePattern(PythonEvaluator& evaluator, PythonValue function, const SourceText* file,
                         TraceRole role = TraceRole::Pattern);

/// Nodes that a pattern returns and nothing else uses, in the order in which it returns them:
/// where the matcher begins.
std::vector<std::uint32_t> traceAnchors(const TracedGraph& graph);

} // namespace fusewright
