// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/autograd/backward_graph.h"
#include "engine/autograd/derivative_table.h"

#include <QString>

namespace fusewright::test {

/// A graph in a few lines: `y = mul(x, w)`, `s = sum(y; dim=[1], keepdim=true)`, `a, b = split(x)`.
/// Inputs are `x:2,3`, and `i:4%3` for indices below 3; `s:` is a number. What nothing uses is
/// given out.
struct DifferentiatedGraph {
    QString inputs;
    QString nodes;
    double low = 0.2; ///< Elements of inputs are between these.
    double high = 0.9;
};

/// The graph with the types and shapes that follow from its operators.
Graph graphOf(const DifferentiatedGraph& small);
/// The backward graph of all inputs.
BackwardGraph backwardOf(const Graph& graph,
                         const DerivativeTable& table = *DerivativeTable::builtIn());

/// Runs both graphs, and compares each gradient with central differences. What is wrong, or empty.
QString wrongGradient(const DifferentiatedGraph& small, unsigned seed,
                      const DerivativeTable& table = *DerivativeTable::builtIn());

} // namespace fusewright::test
