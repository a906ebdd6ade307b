// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// One pass over the nodes in topological order. A rule sees what is known of the operands, from the
// file or from rules before it, and says what it can about the results. That is laid under what the
// file says: an extent that the file gives stays.
//
// Exporters compute shapes in the graph: Shape, Gather, Concat, Reshape. So small tensors of whole
// numbers are followed too, element by element, with names of extents as elements.

#include "engine/infer/inference.h"

#include "engine/infer/node_facts.h"
#include "engine/infer/rules.h"
#include "engine/support/cancel_token.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

using namespace infer;

constexpr std::size_t mostMismatches = 5;
/// Graphs up to here are checked against what they say of themselves, larger ones believed.
constexpr std::size_t mostChecked = 100'000;
constexpr std::size_t lookInterval = 1 << 14;

class Inference {
public:
    Inference(const Graph& graph, GraphFacts facts, const CancelToken& cancel)
        : m_graph(graph), m_facts(facts), m_cancel(cancel), m_findings{.names = facts.texts}
    {
        for (const Operator& op : graph.operators())
            m_rules.push_back(ruleOf(graph, op));
    }

    void run()
    {
        for (const NodeId node : m_graph.nodes()) {
            if (node.index % lookInterval == 0 && m_cancel.isCancelled())
                return;
            const Rule rule = m_rules[m_graph.operatorId(node).index];
            if (rule && (m_graph.nodeCount() <= mostChecked || !isTold(node)))
                infer(node, rule);
        }
    }

    std::size_t shapes() const { return m_shapes; }
    std::size_t types() const { return m_types; }
    std::vector<ShapeMismatch> takeMismatches() { return std::move(m_mismatches); }

private:
    /// Whether the file says all about the results and none of them can be part of a shape.
    bool isTold(NodeId node) const
    {
        return std::ranges::all_of(m_graph.outputs(node), [&](ValueId value) {
            const ShapeId shape = m_graph.shapeId(value);
            const auto dims = m_graph.shapes().dims(shape);
            const DataType type = m_graph.valueType(value);
            const bool isList =
                dims.size() <= 1 && (type == DataType::I64 || type == DataType::I32);
            return m_graph.shapes().isRanked(shape) && type != DataType::Unknown && !isList
                && std::ranges::all_of(dims,
                                       [](Dim dim) { return dim.isKnown() || dim.isNamed(); });
        });
    }

    void infer(NodeId node, Rule rule)
    {
        NodeFacts facts(m_graph, node, m_findings);
        rule(facts);
        const auto outputs = m_graph.outputs(node);
        const std::vector<Known>& results = facts.results();
        if (outputs.size() == 1 && results.size() > 1) {
            m_findings.tuples.emplace(outputs.front().index, results);
            return;
        }
        for (std::size_t at = 0; at < std::min(results.size(), outputs.size()); ++at)
            take(ValueId(outputs.front().index + at), node, results[at]);
    }

    void take(ValueId value, NodeId node, const Known& known)
    {
        DataType& type = m_facts.valueTypes[value.index];
        if (type == DataType::Unknown && known.type != DataType::Unknown) {
            type = known.type;
            ++m_types;
        }
        if (known.shape)
            takeShape(value, node, *known.shape);
        // What the elements are counts only where they are as many as the shape says.
        const auto dims = m_graph.shapes().dims(m_graph.shapeId(value));
        const bool isList = m_graph.shapes().isRanked(m_graph.shapeId(value)) && dims.size() <= 1;
        const auto fits = [&](const Extents& elements) {
            return elements.size() <= NodeFacts::mostElements
                && (dims.empty() ? elements.size() == 1
                                 : dims.front() == Dim::known(std::ssize(elements)));
        };
        if (known.elements && isList && fits(*known.elements))
            m_findings.elements.emplace(value.index, *known.elements);
    }

    void takeShape(ValueId value, NodeId node, const Extents& extents)
    {
        const ShapeId before = m_graph.shapeId(value);
        m_dims.clear();
        for (const Extent& extent : extents)
            m_dims.push_back(extent.dim());
        if (m_graph.shapes().isRanked(before)) {
            const auto told = m_graph.shapes().dims(before);
            bool agrees = told.size() == m_dims.size();
            bool isNews = false;
            for (std::size_t at = 0; agrees && at < told.size(); ++at) {
                agrees = !told[at].isKnown() || !m_dims[at].isKnown() || told[at] == m_dims[at];
                const bool isTold = told[at].isKnown() || told[at].isNamed();
                isNews = isNews || (!isTold && m_dims[at] != Dim());
                if (isTold)
                    m_dims[at] = told[at];
            }
            if (!agrees)
                addMismatch(value, node, extents);
            if (!agrees || !isNews)
                return;
        }
        m_facts.valueShapes[value.index] = m_facts.shapes.intern(m_dims);
        ++m_shapes;
    }

    void addMismatch(ValueId value, NodeId node, const Extents& extents)
    {
        if (m_mismatches.size() == mostMismatches)
            return;
        std::vector<Dim> inferred;
        for (const Extent& extent : extents)
            inferred.push_back(extent.dim());
        m_mismatches.push_back({.value = value,
                                .operatorName = std::string(m_graph.nativeName(node)),
                                .nodeName = std::string(m_graph.nodeName(node)),
                                .written = text(m_graph.shapes().dims(m_graph.shapeId(value))),
                                .inferred = text(inferred)});
    }

    std::string text(std::span<const Dim> dims) const
    {
        std::string result = "[";
        for (const Dim dim : dims) {
            result += result.size() > 1 ? ", " : "";
            if (dim.isKnown())
                result += std::to_string(dim.size());
            else
                result += dim.isNamed() ? m_graph.text(dim.name()) : "?";
        }
        return result + ']';
    }

    const Graph& m_graph;
    GraphFacts m_facts;
    const CancelToken& m_cancel;
    Findings m_findings;
    std::vector<Rule> m_rules; ///< By operator.
    std::vector<Dim> m_dims;
    std::vector<ShapeMismatch> m_mismatches;
    std::size_t m_shapes = 0;
    std::size_t m_types = 0;
};

} // namespace

Inferred inferTypes(Graph graph, const CancelToken& cancel)
{
    Inference inference(graph, Graph::factsOf(graph), cancel);
    inference.run();
    const std::size_t shapes = inference.shapes();
    const std::size_t types = inference.types();
    std::vector<ShapeMismatch> mismatches = inference.takeMismatches();
    return {.graph = std::move(graph),
            .shapes = shapes,
            .types = types,
            .mismatches = std::move(mismatches)};
}

} // namespace fusewright
