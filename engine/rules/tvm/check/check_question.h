// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"
#include "engine/pattern/match_judge.h"
#include "engine/python/eval/python_reason.h"
#include "engine/python/eval/python_value.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fusewright {

class Graph;
class PythonEvaluator;

/// An expression of TVM's that a pattern took: looked through, as facts about checks say.
struct CheckedExpression {
    NodeId call;                           ///< An operator; invalid where `value` counts.
    std::optional<std::uint32_t> item;     ///< A tuple-get-item of its result.
    std::optional<std::uint32_t> argument; ///< Its argument at this place: a shape, a kernel.
    ValueId value;                         ///< What no operator makes: a parameter, a constant.
    bool isParameter = false; ///< Of a function that is read in place, whatever makes the value.
};

/// What a check is asked about: what `PatternCheckContext` tells. The graph is not owned.
struct CheckQuestion {
    const Graph& graph;
    CheckedExpression root;
    std::vector<NodeId> matched; ///< The members, with the root.
    std::vector<std::pair<std::string, CheckedExpression>> annotations;
};

/// What a check says of a match.
struct TvmCheckAnswer : PythonReason {
    Outcome outcome = Outcome::Unknown;
    std::vector<UnknownCause> causes; ///< Of `unknown`, where the graph does not say it.
    /// What the question made could not be freed. If it is so each time, the check remembers
    /// something, and its answers may depend on their order.
    bool leavesTraces = false;
};

/// What an `attrs_getter` gives.
struct TvmAttributesAnswer {
    std::vector<std::pair<std::string, std::string>> items; ///< As `str` of Python gives them.
    TvmCheckAnswer why; ///< `True` where all of them are known, never `False` but for a raise.
};

/// The dotted name of a value that stands for something of TVM's, as `tvm.relax.Call`; empty for
/// any other value.
using TvmNameOf = std::function<std::string_view(PythonValue)>;

/// Asks `check(context)` about a match, as FuseOpsByPattern does.
///
/// Takes the mark of the evaluator's heap: what is made on the way is freed, unless the check
/// changes something that is older.
TvmCheckAnswer askCheck(PythonEvaluator& evaluator, PythonValue check,
                        const CheckQuestion& question, const TvmNameOf& nameOf, WorkBudget& budget);

/// Asks `getter(annotated_expr)` for the attributes of a group. Frees as above.
TvmAttributesAnswer askAttributes(PythonEvaluator& evaluator, PythonValue getter,
                                  const CheckQuestion& question, const TvmNameOf& nameOf,
                                  WorkBudget& budget);

} // namespace fusewright
