// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/data_type.h"
#include "engine/graph/graph_ids.h"
#include "engine/pattern/outcome.h"

#include <cstdint>
#include <string_view>
#include <variant>

namespace fusewright {

/// What an expression can come to. An operand is a value of the graph, with what makes it.
enum class ScalarType : std::uint8_t { Bool, Int, Size, Float, ElementType, Text, Operand };

/// A value of a graph that an expression speaks of.
struct OperandRef {
    ValueId value; ///< Invalid for an operator that has no results.
    NodeId maker;  ///< Invalid for inputs and parameters of the graph.

    bool operator==(const OperandRef&) const = default;
};

/// One value of an expression, known or not. Texts belong to the expression, the graph or the
/// user's choices, and live as long as they do.
struct Scalar {
    using Value = std::variant<std::monostate, bool, std::int64_t, std::uint64_t, double, DataType,
                               std::string_view, OperandRef>;

    ScalarType type = ScalarType::Bool;
    Value value; ///< Of the alternative of its type, or of none.

    static Scalar unknown(ScalarType type) { return {.type = type, .value = {}}; }
    static Scalar of(bool value) { return {ScalarType::Bool, value}; }
    static Scalar of(std::int64_t value) { return {ScalarType::Int, value}; }
    static Scalar of(std::uint64_t value) { return {ScalarType::Size, value}; }
    static Scalar of(double value) { return {ScalarType::Float, value}; }
    static Scalar of(DataType value) { return {ScalarType::ElementType, value}; }
    static Scalar of(std::string_view value) { return {ScalarType::Text, value}; }
    static Scalar of(OperandRef value) { return {ScalarType::Operand, value}; }
    static Scalar of(const char* value) = delete;
    static Scalar of(int value) = delete;

    bool isKnown() const { return value.index() != 0; }
    /// Nothing where it is unknown or of another type.
    template <class T>
    const T* get() const
    {
        return std::get_if<T>(&value);
    }
    /// True when the value is one of its type, or unknown.
    bool isSound() const
    {
        return !isKnown() || value.index() == static_cast<std::size_t>(type) + 1;
    }
};

constexpr bool isWholeType(ScalarType type)
{
    return type == ScalarType::Int || type == ScalarType::Size;
}
constexpr bool isNumberType(ScalarType type)
{
    return isWholeType(type) || type == ScalarType::Float;
}

/// Of a truth value; of anything else it is unknown.
inline Outcome outcomeOf(const Scalar& scalar)
{
    const bool* const truth = scalar.get<bool>();
    return !truth ? Outcome::Unknown : *truth ? Outcome::True : Outcome::False;
}
/// Equal bit by bit: a value that is no number is equal to itself here.
bool isSame(const Scalar& a, const Scalar& b);

} // namespace fusewright
