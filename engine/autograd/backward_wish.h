// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/autograd/backward_graph.h"

#include <string>
#include <vector>

namespace fusewright {

class Diagnostics;

/// What a user says of the gradients that are wanted.
struct BackwardChoice {
    std::vector<std::string> losses; ///< Names of outputs; none for all.
    std::vector<std::string> wanted; ///< Names of values, `inputs`, `parameters`, `all`.

    bool operator==(const BackwardChoice&) const = default;
};

/// Whether a parameter is trained unless somebody says otherwise.
bool isTrained(const Graph& graph, ValueId parameter);

/// The values that a choice names; an error for each name that the graph does not have.
///
/// `parameters`, which also nothing stands for, are those of real numbers that are tensors: a
/// constant that is one known number is not trained, but may be named.
BackwardWish wishOf(const Graph& graph, const BackwardChoice& choice, Diagnostics& diagnostics);

} // namespace fusewright
