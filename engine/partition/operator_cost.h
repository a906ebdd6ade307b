// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"
#include "engine/partition/operation_range.h"

#include <optional>
#include <string>

namespace fusewright {

class Graph;
enum class UnsetExtents;

/// The elements of a tensor. Nothing where an extent is symbolic or unknown.
std::optional<double> elementsOf(const Graph& graph, ValueId value);

/// Whether a parameter is one number, or one number everywhere: nobody keeps that but once.
bool isOneNumber(const Graph& graph, ValueId value);

/// What a tensor takes in memory, in whole bytes: elements of less than a byte are packed.
///
/// Nothing where an extent is not a number or an element has no fixed size.
std::optional<double> bytesOf(const Graph& graph, ValueId value);
/// The same with symbolic extents.
CostAmount bytesFormulaOf(const Graph& graph, ValueId value);
/// The first value that is used or given out and has neither, if there is one: what all must know
/// for sums to be known.
std::optional<ValueId> firstOfUnknownSize(const Graph& graph);

/// How many arithmetic operations an operator does; a multiplication with its addition counts two.
///
/// The catalogue names the formula. Of a matrix multiplication, convolution or attention the bias
/// and the softmax are not counted. Nothing where the formula, a shape that it needs, or the
/// meaning of an extent is not known: it is never guessed. Takes as long as the operator's bodies
/// are large, up to a million operators, beyond which it is unknown.
std::optional<double> flopsOf(const Graph& graph, NodeId node);
/// The same as bounds, which differ where a branch, a number of rounds or the data decides.
OperationRange operationsOf(const Graph& graph, NodeId node, UnsetExtents extents);

/// Why the operations of an operator are not known, as a sentence; empty where they are.
std::string whyUncounted(const Graph& graph, NodeId node);

} // namespace fusewright
