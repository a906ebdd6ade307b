// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"
#include "engine/graph/list_slice.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>

namespace fusewright {

/// As what the model's own code calls an operator.
enum class CallKind : std::uint8_t { Unknown, Function, Method, Module, Attribute };

/// `function`; nothing for a kind that nobody told.
std::string_view callKindName(CallKind kind);
std::optional<CallKind> parseCallKind(std::string_view name);

/// One argument of a call: an operand, a literal, or a list whose items follow, one deeper.
///
/// A list in which no operand is found at any depth is one literal. Operands are named by their
/// place among the inputs of the node, so an argument stays right when another value is put there.
struct CallArgument {
    static constexpr std::uint32_t noOperand = std::numeric_limits<std::uint32_t>::max();
    static constexpr std::uint8_t mostDepth = 16;

    std::uint32_t operand = noOperand;
    AttributeValueId literal;
    Symbol keyword;         ///< Invalid for a positional argument, and for items of a list.
    std::uint8_t depth = 0; ///< In how many lists it is.

    bool isOperand() const { return operand != noOperand; }
    bool isList() const { return !isOperand() && !literal.isValid(); }
    bool operator==(const CallArgument&) const = default;
};

/// How the model's own code calls one node.
struct NodeCall {
    NodeId node;
    CallKind kind = CallKind::Unknown;
    ListSlice arguments; ///< Positional ones first, then those with a keyword.
};

} // namespace fusewright
