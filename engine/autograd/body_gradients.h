// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/autograd/backward_graph.h"
#include "engine/graph/graph.h"
#include "engine/support/cancel_token.h"

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

namespace fusewright {

class DerivativeTable;

/// The backward graph of a body, to be the body of an operator.
struct BodyBackward {
    std::shared_ptr<const Graph> body;     ///< Its outputs are the gradients.
    std::size_t ownInputs = 0;             ///< Gradients come behind so many of its inputs.
    std::vector<std::size_t> gradientOf;   ///< Which input each of the first outputs is that of.
    std::vector<BodyParameter> parameters; ///< What the outputs behind them are those of.
};

/// The backward graphs of bodies of which one runs, with the same inputs and outputs.
struct BranchesBackward {
    std::vector<std::shared_ptr<const Graph>> bodies; ///< Gradients come behind the operands.
    std::vector<ValueId> operands;                    ///< Of the graph around them.
    std::vector<std::size_t> gradientOf;              ///< As of one body: a place of the operands.
    std::vector<BodyParameter> parameters;
};

/// Makes backward graphs of the bodies of composites, calls and branches: each body of a call once
/// for the same wish.
class BodyGradients {
public:
    static constexpr std::size_t deepest = 16;              ///< Bodies in bodies.
    static constexpr std::size_t mostOperators = 1'000'000; ///< Of all bodies.
    static constexpr std::size_t mostBranches = 256;        ///< Of one operator.

    /// Both outlive it. `wantsParameters`: gradients of the parameters of bodies, too.
    BodyGradients(const DerivativeTable& table, bool wantsParameters, const CancelToken& cancel)
        : m_table(table), m_wantsParameters(wantsParameters), m_cancel(cancel)
    {
    }

    /// Whether gradients can go through the body: there is one, and operands are its inputs.
    bool canOpen(const Graph& graph, NodeId node) const;
    /// Whether gradients can go through bodies of which one runs.
    bool canBranch(const Graph& graph, NodeId node) const;
    /// Whether the gradient of a parameter in its bodies, or in theirs, is wanted.
    bool hasParameters(const Graph& graph, NodeId node);
    /// What the inputs of the body are, in their order. For operators that can be opened.
    std::vector<ValueId> operandsOf(const Graph& graph, NodeId node) const;
    /// `gradients` are valid for results that have one. Nothing where bodies are too deep in each
    /// other, or too large together.
    const BodyBackward* open(const Graph& graph, NodeId node, std::span<const ValueId> gradients,
                             const std::vector<bool>& areWanted);
    /// The same for bodies of which one runs. `isWanted` is by value of the graph. The operands and
    /// gradients of all that each of them gets are paid as operators, too.
    std::optional<BranchesBackward> branch(const Graph& graph, NodeId node,
                                           std::span<const ValueId> gradients,
                                           const std::vector<bool>& isWanted);

private:
    using Key = std::pair<const Graph*, std::vector<bool>>;

    BackwardWish wishFor(const Graph& body, std::span<const ValueId> gradients,
                         const std::vector<bool>& areWanted) const;
    BodyBackward make(const Graph& body, std::span<const ValueId> gradients,
                      const std::vector<bool>& areWanted);
    bool hasOwnParameter(const Graph& body) const;
    bool takesOperators(const Graph& graph, NodeId node);
    bool takes(std::size_t count);

    const DerivativeTable& m_table;
    bool m_wantsParameters;
    const CancelToken& m_cancel;
    std::map<Key, BodyBackward> m_made;
    std::unordered_map<const Graph*, bool> m_hasParameters; ///< Of a body and those in it.
    std::size_t m_depth = 0;
    std::size_t m_operators = 0;
};

} // namespace fusewright
