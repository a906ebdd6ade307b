// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

#include <vector>

namespace fusewright {

/// What a piece of a rules text is, as far as its line tells.
enum class RulesToken {
    Rule,
    Entry, ///< The name of an entry, where it is defined or used.
    Key,   ///< A word of the language, such as `op_type`.
    Operator,
    Heuristic,
    Literal, ///< A number, a boolean, null.
    Text,    ///< Something in quotes.
    Comment,
    Bracket,
    Error, ///< A tab in the indentation, a quote that is not closed.
};

/// A piece of one line, in UTF-16 offsets.
struct RulesPiece {
    int begin = 0;
    int end = 0;
    RulesToken token = RulesToken::Key;

    bool operator==(const RulesPiece&) const = default;
};

/// What the values on the lines after a key belong to.
enum class RulesList { None = 0, Operators = 1, Entries = 2, Heuristic = 3 };

/// A line in pieces. `list` is what the line above it left open, and becomes what this one does.
/// Every line with a key decides that anew, so a change never reaches further than to the next.
std::vector<RulesPiece> rulesPieces(const QString& line, RulesList& list);

} // namespace fusewright
