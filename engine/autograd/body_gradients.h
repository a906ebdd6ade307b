// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"
#include "engine/support/cancel_token.h"

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace fusewright {

class DerivativeTable;

/// The backward graph of a body, to be the body of an operator.
struct BodyBackward {
    std::shared_ptr<const Graph> body;   ///< Its outputs are the gradients.
    std::size_t ownInputs = 0;           ///< Gradients come behind so many of its inputs.
    std::vector<std::size_t> gradientOf; ///< Which input each output is the gradient of.
};

/// Makes backward graphs of the bodies of composites and calls: each body once for the same wish.
class BodyGradients {
public:
    static constexpr std::size_t deepest = 16;              ///< Bodies in bodies.
    static constexpr std::size_t mostOperators = 1'000'000; ///< Of all bodies.

    /// Both outlive it.
    BodyGradients(const DerivativeTable& table, const CancelToken& cancel)
        : m_table(table), m_cancel(cancel)
    {
    }

    /// Whether gradients can go through the body: there is one, and operands are its inputs.
    bool canOpen(const Graph& graph, NodeId node) const;
    /// What the inputs of the body are, in their order. For operators that can be opened.
    std::vector<ValueId> operandsOf(const Graph& graph, NodeId node) const;
    /// `gradients` are valid for results that have one. Nothing where bodies are too deep in each
    /// other, or too large together.
    const BodyBackward* open(const Graph& graph, NodeId node, std::span<const ValueId> gradients,
                             const std::vector<bool>& areWanted);

private:
    using Key = std::pair<const Graph*, std::vector<bool>>;

    BodyBackward make(const Graph& body, std::span<const ValueId> gradients,
                      const std::vector<bool>& areWanted);

    const DerivativeTable& m_table;
    const CancelToken& m_cancel;
    std::map<Key, BodyBackward> m_made;
    std::size_t m_depth = 0;
    std::size_t m_operators = 0;
};

} // namespace fusewright
