// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/attribute_table.h"
#include "engine/graph/call.h"
#include "engine/pattern/match_judge.h"
#include "engine/python/eval/python_reason.h"
#include "engine/python/eval/python_value.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

class Graph;
class PythonEvaluator;
struct TracedGraph;

/// What a node of the pattern takes: a node of the graph, or an argument of a call.
struct FilterBinding {
    std::uint32_t patternNode = 0;
    NodeId node;   ///< Else invalid, as the next one is.
    ValueId value; ///< Without a producer.
    /// A literal or a list with its items, as a call has it.
    std::vector<CallArgument> argument;
    /// Else a literal that is no argument: a default of a schema, an item of a literal list.
    std::optional<AttributeValue> literal;
    NodeId caller;         ///< Whose operands those two name.
    bool isOutput = false; ///< It takes the output of the graph, as a lone wildcard does.
};

/// What a filter is asked about. Nothing of it is owned.
struct FilterGround {
    const Graph& graph;
    const TracedGraph& pattern;
    std::span<const FilterBinding> inOrder; ///< In which torch comes to them.
    std::span<const std::uint32_t> anchors; ///< Nodes of the pattern that only its output uses.
};

/// What a filter says of a match.
struct FilterAnswer : PythonReason {
    Outcome outcome = Outcome::Unknown;
    std::vector<UnknownCause> causes; ///< Of `unknown`, where the graph does not say it.
    /// What the question made could not be freed. If it is so each time, the filter remembers
    /// something, and its answers may depend on their order.
    bool leavesTraces = false;
};

/// The value that the host has for a dotted name or a constant as it is written in Python:
/// `torch.nn.functional.silu`, `torch.float32`, `torch.device('cpu')`. Nothing where it has none.
/// What it makes and keeps it tells the heap: `PythonHeap::keep`.
using TorchNames = std::function<PythonValue(std::string_view dotted)>;

/// Asks `filter(match, graph, pattern)` about a match, as torch does.
///
/// Takes the mark of the evaluator's heap: what is made on the way is freed, unless the filter
/// changes something that is older.
FilterAnswer askFilter(PythonEvaluator& evaluator, PythonValue filter, const FilterGround& ground,
                       const TorchNames& torchNames, WorkBudget& budget);

/// Asks `condition(node)` about a node of the graph. What is made on the way is freed as above.
FilterAnswer askNode(PythonEvaluator& evaluator, PythonValue condition, const Graph& graph,
                     NodeId node, const TorchNames& torchNames, WorkBudget& budget);

} // namespace fusewright
