// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"
#include "engine/pattern/pattern_ids.h"
#include "engine/pattern/rule_choices.h"
#include "engine/support/text_range.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fusewright {

class Graph;
class NodeSet;
struct Match;
struct RulePattern;

/// Whether what a rule asks of a match holds, beyond the operators and how they hang together.
struct ConditionVerdict {
    enum class Kind : std::uint8_t {
        Fine,
        False,
        Unknown, ///< The match is conditional: the user may know.
        Raises,  ///< A check went wrong: whoever applies rules would stop.
    };

    Kind kind = Kind::Fine;
    ExpressionId part; ///< Of the pattern's table: what decided it; may be invalid.
    std::string what;
    std::string saw;
    std::optional<TextRange> place;   ///< Of a check that is no expression, in the rule's text.
    std::vector<NodeId> outside;      ///< Operators that use inner results, where that decided.
    std::vector<std::string> restsOn; ///< Answers of the user on which it rests, each once.

    bool isFine() const { return kind == Kind::Fine; }
};

/// Asks the conditions that a search let pass, the check of the pattern, and its judge. One that is
/// false decides, whatever is unknown before it: no answer of the user could change that.
ConditionVerdict judgeConditions(const Graph& graph, const RulePattern& written,
                                 const RuleChoices& choices, const std::string& ruleName,
                                 const Match& match, const NodeSet* taken = nullptr);

} // namespace fusewright
