// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rewrite/rewrite_run.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fusewright {

/// What became of what: for each operator that a stage makes, the step that made it, and for each
/// step the one that made what it replaces. Says when something goes on for too long.
class Lineage {
public:
    Lineage(std::size_t nodesBefore, std::uint32_t mostDescendants)
        : m_nodesBefore(nodesBefore), m_most(mostDescendants)
    {
    }

    /// Before the step with this number: what it finds at its place, and at the operator among what
    /// it replaces that most rewrites have led to.
    void note(const Graph& graph, NodeId place, NodeId stem, std::uint32_t rule, std::size_t step);
    /// After it.
    void add(const RewriteStep& step);

    /// What the names of operators that come in the place of this one begin with.
    Symbol baseOf(const Graph& graph, NodeId place) const;
    /// How many rewrites, one after another, have led to an operator.
    std::uint32_t depthOf(NodeId node) const;
    /// As many as one may have descendants.
    bool isFrozen(NodeId node) const { return depthOf(node) > 0 && depthOf(node) >= m_most; }
    void noteFrozen(const Graph& graph, NodeId node);
    /// The shortest circle of rules that led to what is frozen; none where nothing is.
    std::vector<std::uint32_t> circle() const;

private:
    static constexpr std::uint32_t none = ~std::uint32_t{0};

    struct Step {
        std::uint32_t rule = 0;
        std::uint32_t parent = none; ///< The step that made its stem.
        std::uint32_t depth = 0;
        std::uint64_t state = 0; ///< What the stem was.
        Symbol base;
    };

    std::uint32_t makerOf(NodeId node) const;
    static std::uint64_t stateOf(const Graph& graph, NodeId place);

    std::size_t m_nodesBefore;
    std::uint32_t m_most;
    std::vector<Step> m_steps;
    std::vector<std::uint32_t> m_makers;   ///< By operator that was made.
    std::optional<std::uint32_t> m_frozen; ///< The step that made what is frozen first.
    std::uint64_t m_frozenState = 0;
};

} // namespace fusewright
