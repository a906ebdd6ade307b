// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/autograd/saved_values.h"
#include "engine/graph/graph.h"
#include "engine/support/cancel_token.h"

#include <cstddef>
#include <string>
#include <vector>

namespace fusewright {

class DerivativeTable;

/// Of what gradients are made, and for what. Values of the forward graph.
struct BackwardWish {
    std::vector<ValueId> losses; ///< Of which there are gradients from outside.
    std::vector<ValueId> wanted; ///< Whose gradients are wanted.
    bool wantsBodies = false;    ///< Those of the parameters in bodies that are trained, too.
};

/// A parameter that is only in a body of an operator.
struct BodyParameter {
    const Graph* body = nullptr;
    ValueId value; ///< Of the body.

    auto operator<=>(const BodyParameter&) const = default;
};

/// Its gradient, which is the sum of those of all calls.
struct BodyParameterGradient {
    BodyParameter parameter;
    ValueId gradient; ///< Of the graph around the body.
    NodeId owner;     ///< The last operator with that body, or with one around it.
};

/// Operators of a kind whose gradients are made by an operator that is only called after them.
struct BackwardWarning {
    std::string op;   ///< The canonical name.
    std::string code; ///< `no-derivative` or `unknown-arguments`.
    std::size_t count = 0;

    bool operator==(const BackwardWarning&) const = default;
};

/// A value and its gradient, of the joint graph.
struct ValueGradient {
    ValueId value;
    ValueId gradient;
};

/// A forward graph with its backward graph behind it.
struct BackwardGraph {
    Graph graph; ///< Operators of the forward graph have the ids they had there.
    std::size_t forwardCount = 0;
    std::vector<NodeId> forwardOf;        ///< By node; invalid for operators of the forward graph.
    std::vector<ValueGradient> gradients; ///< Of what was wanted, as far as there are any.
    std::vector<BodyParameterGradient> bodyGradients;
    std::vector<SavedValue> saved;         ///< In the graph's order.
    std::vector<SavedInside> savedInside;  ///< In bodies.
    std::vector<BackwardWarning> warnings; ///< By code and name.

    std::size_t backwardCount() const { return graph.nodeCount() - forwardCount; }
};

/// All outputs that may have a gradient.
std::vector<ValueId> lossesOf(const Graph& graph);
/// Whether a value may have a gradient: it is of real or complex numbers, or of unknown type.
bool canHaveGradient(const Graph& graph, ValueId value);

/// Makes the backward graph: for each operator that leads from a wanted value to a loss, what the
/// table says, in the reverse order of the graph. An operator that the table does not know gets
/// one called after it, with a warning. Linear in the graph, which is not a body.
BackwardGraph makeBackward(const Graph& graph, const DerivativeTable& table,
                           const BackwardWish& wish, const CancelToken& cancel = {});

} // namespace fusewright
