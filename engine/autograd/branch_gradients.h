// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/autograd/body_gradients.h"

#include <cstddef>
#include <memory>
#include <set>
#include <utility>
#include <vector>

namespace fusewright {

class Differentiation;

/// The gradients that going back through a body found.
struct BodyOutputs {
    std::vector<std::pair<std::size_t, ValueId>> inputs; ///< By place.
    std::vector<std::pair<BodyParameter, ValueId>> parameters;
};

/// `losses` is the number of gradients from outside.
BodyOutputs outputsOf(Differentiation& work, const Graph& body, std::size_t losses);

/// A body that may run, on its way back.
struct OpenBranch {
    const Graph& body;
    Graph forward; ///< The body with the inputs of all.
    BackwardWish wish;
    std::unique_ptr<Differentiation> work;
};

/// Bodies of which one runs: each gives what any of them gives.
class BranchGradients {
public:
    BranchGradients();
    ~BranchGradients();

    /// `body` outlives it.
    OpenBranch& add(const Graph& body, Graph forward);
    /// For when all have been gone through: how many gradients each gives.
    std::size_t collectAll();
    /// Behind that. Without the operands.
    BranchesBackward finish();

private:
    void collect(OpenBranch& branch);
    std::vector<ValueId> allOutputs(OpenBranch& branch, const BodyOutputs& found) const;

    std::vector<std::unique_ptr<OpenBranch>> m_branches;
    std::vector<BodyOutputs> m_found; ///< By branch.
    std::set<std::size_t> m_inputs;   ///< That have a gradient in any.
    std::vector<BodyParameter> m_parameters;
    std::set<BodyParameter> m_isKnown; ///< The same.
};

} // namespace fusewright
