// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/kit/broken_graph.h"

#include "engine/graph/graph_editor.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace fusewright::test {

namespace {

/// Looks at a graph node by node and keeps the first thing that is wrong.
class GraphCheck {
public:
    /// `place` is below zero for a node that was removed.
    GraphCheck(const Graph& graph, std::vector<std::int64_t> place)
        : m_graph(graph), m_place(std::move(place))
    {
    }

    std::string run()
    {
        for (const NodeId node : m_graph.nodes())
            isAlive(node) ? checkNode(node) : checkRemoved(node);
        checkValues();
        checkOutputs();
        checkKinds();
        checkNames();
        checkBodies();
        if (m_graph.edgeCount() != m_edges)
            complain("the number of edges");
        return m_wrong;
    }

    void complain(std::string what)
    {
        if (m_wrong.empty())
            m_wrong = std::move(what);
    }
    void complain(const char* what, NodeId node)
    {
        complain(what + (" of " + std::string(m_graph.nodeName(node))));
    }

private:
    bool isAlive(NodeId node) const { return m_place[node.index] >= 0; }

    void checkNode(NodeId node)
    {
        std::vector<NodeId> producers;
        std::uint32_t at = 0;
        for (const ValueId operand : m_graph.inputs(node)) {
            if (operand.isValid()) {
                if (operand.index >= m_graph.valueCount())
                    return complain("an operand", node);
                m_uses[operand].push_back({node, at});
                const NodeId maker = m_graph.producer(operand);
                if (maker.isValid())
                    producers.push_back(maker);
                if (maker.isValid() && (!isAlive(maker) || !isEarlier(maker, node)))
                    complain("the order or the maker of an operand", node);
            }
            ++at;
        }
        m_edges += producers.size();
        if (!std::ranges::equal(producers, m_graph.producers(node)))
            complain("the producers", node);
        for (const ValueId result : m_graph.outputs(node)) {
            if (m_graph.producer(result) != node)
                complain("the maker of a result", node);
            ++m_made;
        }
        checkArguments(node);
    }

    bool isEarlier(NodeId a, NodeId b) const { return m_place[a.index] < m_place[b.index]; }

    void checkArguments(NodeId node)
    {
        std::size_t open = 0;
        bool isNamed = false;
        for (const CallArgument& argument : m_graph.arguments(node)) {
            isNamed = isNamed || argument.keyword.isValid();
            const bool isPlaced = argument.depth <= open
                && (argument.keyword.isValid() ? argument.depth == 0
                                               : argument.depth > 0 || !isNamed);
            const bool hasOperand =
                !argument.isOperand() || argument.operand < m_graph.inputs(node).size();
            if (!isPlaced || !hasOperand)
                complain("an argument", node);
            open = std::size_t(argument.depth) + (argument.isList() ? 1 : 0);
        }
    }

    void checkRemoved(NodeId node)
    {
        if (!m_graph.inputs(node).empty() || !m_graph.producers(node).empty()
            || !m_graph.users(node).empty())
            complain("what is left", node);
        for (const ValueId result : m_graph.outputs(node)) {
            if (m_graph.isOutput(result) || !m_graph.uses(result).empty())
                complain("a use of a removed result", node);
            ++m_made;
        }
    }

    void checkValues()
    {
        std::size_t made = 0;
        for (const ValueId value : m_graph.values()) {
            if (!std::ranges::equal(m_uses[value], m_graph.uses(value)))
                complain("the uses of value " + std::to_string(value.index));
            const NodeId maker = m_graph.producer(value);
            const ValueKind kind = maker.isValid()   ? ValueKind::Result
                : value.index < m_graph.inputCount() ? ValueKind::Input
                                                     : ValueKind::Parameter;
            if (m_graph.valueKind(value) != kind)
                complain("the kind of value " + std::to_string(value.index));
            made += maker.isValid() ? 1 : 0;
        }
        if (made != m_made)
            complain("the number of results");
        for (const NodeId node : m_graph.nodes()) {
            std::set<NodeId> users;
            for (const ValueId result : m_graph.outputs(node)) {
                for (const Use& use : m_uses[result])
                    users.insert(use.node);
            }
            if (!std::ranges::equal(users, m_graph.users(node)))
                complain("the users", node);
        }
    }

    void checkOutputs()
    {
        std::set<ValueId> outputs;
        for (const ValueId output : m_graph.outputs()) {
            outputs.insert(output);
            const NodeId maker = m_graph.producer(output);
            if (maker.isValid() && !isAlive(maker))
                complain("an output whose maker was removed");
        }
        for (const ValueId value : m_graph.values()) {
            if (m_graph.isOutput(value) != outputs.contains(value))
                complain("whether value " + std::to_string(value.index) + " is an output");
        }
    }

    void checkKinds()
    {
        std::vector<NodeId> all;
        for (std::size_t kind = 0; kind < m_graph.operators().size(); ++kind) {
            for (const NodeId node : m_graph.nodesOf(OperatorId(kind))) {
                all.push_back(node);
                if (m_graph.operatorId(node) != OperatorId(kind) || !isAlive(node))
                    complain("the operator", node);
            }
            const std::string_view native = m_graph.text(m_graph.operators()[kind].native);
            if (std::ranges::none_of(m_graph.operatorsNamed(native), [&](const OperatorName& name) {
                    return name.kind == OperatorId(kind);
                }))
                complain("the name of an operator");
        }
        std::ranges::sort(all);
        const auto alive = static_cast<std::size_t>(
            std::ranges::count_if(m_graph.nodes(), [&](NodeId node) { return isAlive(node); }));
        if (all.size() != alive || std::ranges::adjacent_find(all) != all.end())
            complain("the nodes by operator");
    }

    void checkNames()
    {
        std::set<std::string_view> names;
        for (const NodeId node : m_graph.nodes()) {
            if (m_graph.nodeName(node).empty() || !names.insert(m_graph.nodeName(node)).second)
                complain("the name", node);
        }
        names.clear();
        for (const ValueId value : m_graph.values()) {
            const std::string_view name = m_graph.valueName(value);
            if (!name.empty() && !names.insert(name).second)
                complain("two values are called " + std::string(name));
        }
    }

    /// What bodies capture are the last operands of their owner, each once.
    void checkBodies()
    {
        if (!std::ranges::is_sorted(m_graph.nested(), {}, &NestedGraph::owner))
            complain("the order of the bodies");
        std::map<NodeId, std::vector<ValueId>> captured;
        for (const NestedGraph& body : m_graph.nested()) {
            if (!isAlive(body.owner))
                continue;
            if (body.captured.size() != body.graph->capturedCount())
                complain("what is captured by a body", body.owner);
            for (const ValueId value : body.captured) {
                if (std::ranges::find(captured[body.owner], value) == captured[body.owner].end())
                    captured[body.owner].push_back(value);
            }
        }
        for (const auto& [owner, values] : captured) {
            const auto inputs = m_graph.inputs(owner);
            if (inputs.size() < values.size()
                || !std::ranges::equal(inputs.last(values.size()), values))
                complain("the captured operands", owner);
        }
    }

    const Graph& m_graph;
    std::vector<std::int64_t> m_place; ///< By node.
    std::map<ValueId, std::vector<Use>> m_uses;
    std::size_t m_edges = 0;
    std::size_t m_made = 0;
    std::string m_wrong;
};

bool ascends(const auto& table, auto key)
{
    return std::ranges::adjacent_find(
               table, [](const auto& a, const auto& b) { return !(a < b); }, key)
        == table.end();
}

/// What only a graph promises that is not being edited.
std::string brokenArrays(const Graph& graph)
{
    const GraphArrays arrays = Graph::dismantle(Graph::copyOf(graph));
    if (!ascends(arrays.literals, &Literal::value) || !ascends(arrays.hints, &FusionHint::node)
        || !ascends(arrays.calls, &NodeCall::node)
        || !ascends(arrays.valueEncodings, &ValueEncoding::value))
        return "a table is not sorted";
    ValueId next(graph.inputCount() + graph.parameterCount());
    for (const NodeId node : graph.nodes()) {
        if (!graph.outputs(node).empty() && graph.outputs(node).front() != next)
            return "results are not numbered node by node";
        next = ValueId(next.index + graph.outputCount(node));
    }
    for (std::size_t kind = 0; kind < graph.operators().size(); ++kind) {
        if (!std::ranges::is_sorted(graph.nodesOf(OperatorId(kind))))
            return "the nodes of an operator are not in order";
    }
    for (const NestedGraph& body : graph.nested()) {
        const std::size_t first = body.graph->inputCount() - body.graph->capturedCount();
        for (std::size_t at = 0; at < body.captured.size(); ++at) {
            if (body.graph->valueName(ValueId(first + at)) != graph.valueName(body.captured[at]))
                return "a body calls what it captures by another name";
        }
    }
    return {};
}

} // namespace

std::string brokenGraph(const Graph& graph)
{
    std::vector<const Graph*> graphs{&graph};
    for (std::size_t at = 0; at < graphs.size(); ++at) {
        std::vector<std::int64_t> place;
        for (const NodeId node : graphs[at]->nodes())
            place.push_back(node.index);
        std::string wrong = GraphCheck(*graphs[at], std::move(place)).run();
        if (wrong.empty())
            wrong = brokenArrays(*graphs[at]);
        if (!wrong.empty())
            return wrong;
        for (const NestedGraph& body : graphs[at]->nested())
            graphs.push_back(body.graph.get());
    }
    return {};
}

std::string brokenGraph(const GraphEditor& editor)
{
    std::vector<std::int64_t> place(editor.graph().nodeCount(), -1);
    std::int64_t next = 0;
    NodeId before;
    for (NodeId node = editor.first(); node.isValid(); node = editor.next(node)) {
        place[node.index] = next++;
        if (editor.previous(node) != before || (before.isValid() && !editor.isBefore(before, node)))
            return "the order around " + std::string(editor.graph().nodeName(node));
        before = node;
    }
    for (const NodeId node : editor.graph().nodes()) {
        if (editor.isAlive(node) != (place[node.index] >= 0))
            return "whether " + std::string(editor.graph().nodeName(node)) + " is alive";
    }
    if (editor.aliveCount() != static_cast<std::size_t>(next))
        return "the number of operators";
    return GraphCheck(editor.graph(), std::move(place)).run();
}

} // namespace fusewright::test
