// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/id.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace fusewright {

/// An entry of a pattern.
using EntryId = Id<struct EntryTag>;
/// A condition of a pattern; an invalid id is no condition.
using ConditionId = Id<struct ConditionTag>;

/// What a condition comes to. A graph does not always say what is asked of it.
enum class Outcome : std::uint8_t { False, Unknown, True };

constexpr Outcome operator!(Outcome outcome)
{
    return static_cast<Outcome>(2 - static_cast<int>(outcome));
}
constexpr Outcome both(Outcome a, Outcome b)
{
    return a < b ? a : b;
}
constexpr Outcome either(Outcome a, Outcome b)
{
    return a > b ? a : b;
}

/// Something that a condition compares: a constant, or a fact of what an entry is bound to.
struct Term {
    enum class Kind : std::uint8_t {
        Number,
        Text,
        Attribute,   ///< The attribute called `text` of an operator.
        ElementType, ///< As `dataTypeName` writes it.
        Rank,
        Extent,  ///< Of axis `number`; negative axes count from the end.
        Content, ///< The only element of a constant.
        Users,   ///< How many operators use the results.
    };

    Kind kind = Kind::Number;
    EntryId entry; ///< For facts: of an operator its first result is meant.
    double number = 0;
    std::string text;

    bool operator==(const Term&) const = default;
};

enum class Comparison : std::uint8_t {
    Equal,
    NotEqual,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual
};

/// One node of a condition. Conditions refer to earlier ones only, so they never go in circles.
struct Condition {
    enum class Kind : std::uint8_t { Compare, Not, And, Or };

    Kind kind = Kind::Compare;
    Comparison comparison = Comparison::Equal;
    Term left;
    Term right;
    std::vector<ConditionId> parts;

    bool operator==(const Condition&) const = default;
};

} // namespace fusewright
