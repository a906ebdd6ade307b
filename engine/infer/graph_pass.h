// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/infer/inference.h"
#include "engine/infer/node_facts.h"
#include "engine/infer/rules.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace fusewright {

class CancelToken;

namespace infer {

/// What was found out in a graph and in the bodies in it.
struct Found {
    std::size_t shapes = 0;
    std::size_t types = 0;
    std::vector<ShapeMismatch> mismatches;

    void add(Found&& other);
};

/// One pass over one graph. It stops at operators that have bodies, for these come first.
class GraphPass {
public:
    GraphPass(Graph& graph, const CancelToken& cancel);

    const Graph& graph() const { return m_graph; }
    GraphFacts& facts() { return m_facts; }
    /// The next operator with bodies; nothing at the end, or when it is cancelled.
    std::optional<NodeId> advance();
    /// Which nodes have been looked at; also counts those that are only glanced at.
    std::size_t position() const { return m_next; }

    Known known(ValueId value) const;
    /// What is known of an input from outside of the graph; what the file says stays.
    void tell(ValueId input, const Known& known);
    void setResults(NodeId node, std::span<const Known> results);
    Found takeFound() { return std::move(m_found); }

private:
    bool isTold(NodeId node) const;
    void infer(NodeId node, Rule rule);
    void take(ValueId value, const Known& known, NodeId maker);
    void takeElements(ValueId value, const Extents& elements);
    void takeShape(ValueId value, const Extents& extents, NodeId maker);
    ValueOrigin& originOf(ValueId value);
    void noteShape(ValueId value);
    void addMismatch(ValueId value, NodeId node, const Extents& extents);
    std::string text(std::span<const Dim> dims) const;

    const Graph& m_graph;
    GraphFacts m_facts;
    const CancelToken& m_cancel;
    Findings m_findings;
    std::vector<Rule> m_rules; ///< By operator.
    std::vector<Dim> m_dims;
    Found m_found;
    std::size_t m_next = 0;
    std::size_t m_tupleItems = 0;
};

} // namespace infer
} // namespace fusewright
