// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/rule_choices.h"
#include "tests/engine/match/reference_matcher.h"

#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace fusewright::test {

/// A number, a text or a value of the graph; nothing where it is not known. True is 1, false is 0,
/// and types are their names.
using PlainFact = std::variant<std::monostate, double, std::string, OperandRef>;

/// One turn of a loop of a replacement.
struct PlainTurn {
    double axis = 0;
    double start = 0;
    double size = 0;
};

/// What an expression is asked of.
struct PlainGround {
    const Pattern& pattern;
    const Graph& graph;
    const PlainMatch& match;
    const RuleChoices* choices = nullptr;
    std::span<const std::optional<PlainTurn>> turns = {}; ///< By loop.
};

/// What an expression comes to. Knows what random patterns and rules ask; what it does not know is
/// an assertion.
PlainFact factOf(ExpressionId expression, const PlainGround& ground);
Outcome outcomeOf(ExpressionId condition, const PlainGround& ground);
/// The same without answers of the user.
Outcome outcomeOf(ExpressionId condition, const Pattern& pattern, const Graph& graph,
                  const PlainMatch& match);
/// The answers of the user that an expression asks for, where it is unknown without them.
std::vector<std::string> answersBehind(ExpressionId expression, const PlainGround& ground);

} // namespace fusewright::test
