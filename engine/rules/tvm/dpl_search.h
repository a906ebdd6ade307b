// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/evaluation.h"
#include "engine/pattern/pattern.h"
#include "engine/rules/tvm/dpl/dpl_pattern.h"
#include "engine/rules/tvm/relax_expression.h"
#include "engine/rules/tvm/tvm_choices.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace fusewright {

/// A pattern with the operators of graphs that its operators are.
struct DplInGraphs {
    DplPattern pattern;
    std::map<DplId, OperatorClass> operators; ///< By node that is an operator.
};

/// What a node of a pattern is known to be already.
using DplBinding = std::pair<DplId, RelaxExpression>;

struct DplAnswer {
    Outcome outcome = Outcome::False;
    std::optional<UnknownCause> cause; ///< Of an unknown one.
};

/// What is known of nodes before a search begins.
struct DplKnown {
    std::vector<DplBinding> before; ///< Bound already.
    /// Bound later than something that is refused asks for them: there they may be anything.
    std::vector<DplBinding> later;
};

/// Whether nodes of a pattern, all of them, match an expression, where others are known. All ways
/// are tried but where one is chosen; what the graph does not say makes the answer unknown, and so
/// does a search too long.
DplAnswer askDpl(const DplInGraphs& dpl, std::span<const DplId> nodes,
                 const RelaxExpressions& expressions, const RelaxExpression& subject,
                 const DplKnown& known, const TvmChoice& chosen);

} // namespace fusewright
