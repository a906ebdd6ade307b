// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <optional>

namespace fusewright {

class Graph;

/// The elements of a tensor. Nothing where an extent is symbolic or unknown.
std::optional<double> elementsOf(const Graph& graph, ValueId value);

/// What a tensor takes in memory, in whole bytes: elements of less than a byte are packed.
///
/// Nothing where an extent is not a number or an element has no fixed size.
std::optional<double> bytesOf(const Graph& graph, ValueId value);

/// How many arithmetic operations an operator does; a multiplication with its addition counts two.
///
/// The catalogue names the formula. Of a matrix multiplication, convolution or attention the bias
/// and the softmax are not counted. Nothing where the formula, a shape that it needs, or the
/// meaning of an extent is not known: it is never guessed.
std::optional<double> flopsOf(const Graph& graph, NodeId node);

} // namespace fusewright
