// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/tvm/check/check_question.h"

#include <compare>
#include <optional>
#include <string_view>
#include <vector>

namespace fusewright {

/// A variable of a Relax function: a value, or the tuple of an operator with several results; or
/// what only names a value, or has it in a tuple.
struct CheckPlace {
    ValueId value;
    NodeId tuple;               ///< Where `value` is invalid.
    std::string_view name = {}; ///< Of what only names the value; else empty.

    constexpr auto operator<=>(const CheckPlace&) const = default;
};

/// Something that a match makes and something outside of it uses.
struct CheckLeak {
    CheckPlace made;
    NodeId user;                ///< Invalid where the graph gives the value out,
    std::string_view name = {}; ///< or where this alias or tuple uses it.
};

/// A variable's uses are by the variables that are bound to what uses it.
bool isTupleItem(const Graph& graph, NodeId node);
/// The index of such a node; nothing where the file does not say it.
std::optional<std::uint32_t> tupleIndex(const Graph& graph, NodeId node);

/// How many results an operator of Relax gives as a tuple; nothing where that is not known.
std::optional<std::uint32_t> tupleSize(const Graph& graph, NodeId node);

/// The variable that a node's call is bound to.
CheckPlace resultPlace(const Graph& graph, NodeId node);
/// The variable of an item of a node's result, whoever takes it out; nothing where nobody does.
std::optional<CheckPlace> itemPlace(const Graph& graph, NodeId node, std::uint32_t item);
/// Of a result; the node itself for its tuple. Invalid for what nothing is bound to.
NodeId producerOf(const Graph& graph, CheckPlace place);
/// Not given out by the graph, and bound.
bool isDataflowPlace(const Graph& graph, CheckPlace place);
bool isConstantPlace(const Graph& graph, CheckPlace place);
bool isTuplePlace(const Graph& graph, CheckPlace place);
/// In the order of the graph, each once, and behind them what only names it.
std::vector<CheckPlace> usersOf(const Graph& graph, CheckPlace place);
/// What one look at the names of a graph costs, in steps of a check.
std::size_t namesCost(const Graph& graph);
/// Every variable that is bound by the match, in the order of the graph.
std::vector<CheckPlace> matchedPlaces(const CheckQuestion& question);
std::optional<CheckPlace> rootPlace(const CheckQuestion& question);

/// The first use of an intermediate that TVM's usual check refuses; nothing where there is none.
std::optional<CheckLeak> findCheckLeak(const CheckQuestion& question);

} // namespace fusewright
