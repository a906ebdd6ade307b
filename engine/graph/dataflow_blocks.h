// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"

#include <span>
#include <string>
#include <string_view>

namespace fusewright {

/// How a graph of Relax says in which function and which dataflow block an operator stands.
///
/// Functions that are read in place are modules, within the block that calls them. So are the
/// dataflow blocks of a function that has several, or operators outside of them; else all of a
/// function is one block. A property names
/// the functions with operators outside: the graph's by its name, the others by their modules.
/// Another one says which operands such a function writes as its parameters, in the order of their
/// texts: `inner/b.0 = i; inner/c.1 = i`.
namespace dataflow {

inline constexpr std::string_view outside = "outside dataflow";
inline constexpr std::string_view parameters = "parameters of calls";
inline constexpr std::string_view blockType = "R.dataflow"; ///< Of modules that are blocks.
inline constexpr std::string_view blockName = "dataflow";

/// Whether a graph has more than one block, or something outside.
bool hasPlaces(const Graph& graph);
/// Whether there is no block at all in the graph's own function.
bool hasNone(const Graph& graph);
bool isOutside(const Graph& graph, NodeId node);
/// By which parameter of a function that is read in place an operand is written; empty for what is
/// none. Costs a search in the property.
std::string_view parameterAt(const Graph& graph, Use use);
/// Whether a function gives to another one, which calls it, what it makes.
bool isGivenBack(const Graph& graph, NodeId maker, NodeId user);
/// Whether two operators stand in one block of one function.
bool areTogether(const Graph& graph, NodeId one, NodeId other);
/// Whether an operator stands in the block of another one, or in a function that is called there.
bool isCalledBeside(const Graph& graph, NodeId node, NodeId other);
bool areInOneFunction(const Graph& graph, NodeId one, NodeId other);
/// Whether an operator stands in a function of one of these names.
bool isIn(const Graph& graph, NodeId node, std::span<const std::string> functions);
/// Where an operator stands, for people: `outside of a dataflow block of main`.
std::string placeText(const Graph& graph, NodeId node);

} // namespace dataflow
} // namespace fusewright
