// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/attribute_table.h"
#include "engine/graph/call.h"
#include "engine/pattern/match_judge.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace fusewright {

/// An argument of an operator that a writer makes: a value of the graph, what an earlier operator
/// of the writer gives, or else a literal; and the lists in which it stands.
struct WrittenArgument {
    ValueId value;
    std::optional<std::uint32_t> made;
    AttributeValue literal = false;
    std::string keyword;
    std::uint8_t depth = 0;
    std::uint8_t opens = 0;
};

struct WrittenOperator {
    std::string op;
    CallKind call = CallKind::Unknown;
    std::vector<WrittenArgument> arguments;
    std::vector<std::pair<std::string, AttributeValue>> attributes;
    bool opensToMatched = false; ///< What is replaced becomes its body.
    ValueId factsOf;             ///< Whose type and shape its result has; else inference tells.
};

/// What a writer makes of one match.
struct WrittenPart {
    Outcome outcome = Outcome::Unknown;     ///< False: there is none, because of `why`.
    std::vector<WrittenOperator> operators; ///< Each uses earlier ones only.
    std::uint32_t result = 0;               ///< The operator whose result counts.
    std::string why;
};

/// Makes a part of a replacement that only a function of another language can tell, match by match.
/// Immutable, and may be asked by several threads.
class MatchWriter {
public:
    virtual ~MatchWriter() = default;

    virtual WrittenPart write(const ExpressionGround& ground, WorkBudget& budget) const = 0;
    /// True when the other one makes the same; places in texts do not count.
    virtual bool equals(const MatchWriter& other) const = 0;
};

} // namespace fusewright
