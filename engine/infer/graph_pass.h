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
#include <unordered_set>
#include <utility>
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

/// What becomes of what an operator is known to make when it is looked at again.
enum class Before {
    Kept,      ///< More may be known of it afterwards.
    Forgotten, ///< As far as it was inferred.
};

/// One pass over one graph. It stops at operators that have bodies, for these come first.
class GraphPass {
public:
    GraphPass(Graph& graph, const CancelToken& cancel)
        : GraphPass(Graph::factsOf(graph), graph, cancel)
    {
    }
    /// For a graph whose facts are in other hands.
    GraphPass(GraphFacts facts, const Graph& graph, const CancelToken& cancel);

    const Graph& graph() const { return m_graph; }
    GraphFacts& facts() { return m_facts; }
    /// The next operator with bodies; nothing at the end, or when it is cancelled.
    std::optional<NodeId> advance();
    /// Which nodes have been looked at; also counts those that are only glanced at.
    std::size_t position() const { return m_next; }

    /// Looks at one operator, wherever the pass is; not at bodies, nor at what has some, nor where
    /// the file itself says all. Says whether more, less or something else is known of its results
    /// than before.
    bool inferAgain(NodeId node, Before before);
    /// The operators of which something is left open of a result, or one can be part of a shape.
    std::vector<NodeId> openNodes() const;

    Known known(ValueId value) const;
    /// What is known of an input from outside of the graph; what the file says stays.
    void tell(ValueId input, const Known& known);
    void setResults(NodeId node, std::span<const Known> results);
    /// The elements of values, in a graph where names are among them.
    std::vector<ShapeElements> namedElements() const;
    Found takeFound() { return std::exchange(m_found, Found()); }

private:
    /// What is known of a value, as it stands in the graph.
    struct Seen {
        DataType type = DataType::Unknown;
        ShapeId shape;
        std::optional<Extents> elements;
    };

    Seen seenOf(ValueId value) const;
    static bool areEqual(const Seen& left, const Seen& right);
    Rule ruleOfKind(OperatorId kind);
    void forget(ValueId value);
    bool isTold(NodeId node) const;
    bool isWritten(NodeId node) const;
    void infer(NodeId node, Rule rule);
    void take(ValueId value, const Known& known, NodeId maker);
    void takeElements(ValueId value, const Extents& elements);
    void findGivenNames();
    bool isOnlyCalled(Dim told, Dim inferred) const;
    void takeShape(ValueId value, const Extents& extents, NodeId maker);
    ValueOrigin& originOf(ValueId value);
    void noteShape(ValueId value);
    void addMismatch(ValueId value, NodeId node, const Extents& extents);
    std::string text(std::span<const Dim> dims) const;

    const Graph& m_graph;
    GraphFacts m_facts;
    const CancelToken& m_cancel;
    Findings m_findings;
    NameReading m_reading;
    std::vector<Rule> m_rules; ///< By operator.
    std::vector<Seen> m_was;   ///< Of the operator that is looked at again.
    std::unordered_set<std::string> m_givenNames; ///< Of amounts each.
    std::vector<Dim> m_dims;
    Found m_found;
    std::size_t m_next = 0;
    std::size_t m_tupleItems = 0;
};

} // namespace infer
} // namespace fusewright
