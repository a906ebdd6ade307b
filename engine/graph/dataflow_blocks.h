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
/// Functions that are read in place are modules. So are the dataflow blocks of a function that has
/// several, or operators outside of them; else all of a function is one block. A property names
/// the functions with operators outside: the graph's by its name, the others by their modules.
namespace dataflow {

inline constexpr std::string_view outside = "outside dataflow";
inline constexpr std::string_view blockType = "R.dataflow"; ///< Of modules that are blocks.
inline constexpr std::string_view blockName = "dataflow";

/// Whether a graph has more than one block, or something outside.
bool hasPlaces(const Graph& graph);
/// Whether there is no block at all in the graph's own function.
bool hasNone(const Graph& graph);
bool isOutside(const Graph& graph, NodeId node);
/// Whether two operators stand in one block of one function.
bool areTogether(const Graph& graph, NodeId one, NodeId other);
bool areInOneFunction(const Graph& graph, NodeId one, NodeId other);
/// Whether an operator stands in a function of one of these names.
bool isIn(const Graph& graph, NodeId node, std::span<const std::string> functions);
/// Where an operator stands, for people: `outside of a dataflow block of main`.
std::string placeText(const Graph& graph, NodeId node);

} // namespace dataflow
} // namespace fusewright
