// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/graph_editor.h"

#include "tests/engine/graph/graph_editing.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <random>
#include <set>

using namespace fusewright;
using namespace fusewright::test;

/// Long sequences of edits, each made twice: by the editor, and on lists that are searched anew.
class RandomEditsTest : public QObject {
    Q_OBJECT

private slots:
    void agreeWithPlainLists_data();
    void agreeWithPlainLists();
};

namespace {

/// What an editor has to agree with: for each operator that is there, its operands and results.
struct ListedGraph {
    struct Node {
        std::vector<ValueId> operands; ///< Without those that only bodies capture.
        std::vector<ValueId> results;
        std::vector<std::vector<ValueId>> captured; ///< By body.
    };

    std::map<NodeId, Node> nodes;
    std::vector<ValueId> values; ///< Inputs, parameters and results of what is there.
    std::vector<ValueId> outputs;

    explicit ListedGraph(const Graph& graph)
    {
        for (const NodeId node : graph.nodes()) {
            const auto inputs = graph.inputs(node).first(graph.writtenInputCount(node));
            Node& plain = nodes[node];
            plain.operands.assign(inputs.begin(), inputs.end());
            for (const ValueId result : graph.outputs(node))
                plain.results.push_back(result);
            for (const NestedGraph& body : graph.nested(node))
                plain.captured.push_back(body.captured);
        }
        for (const ValueId value : graph.values())
            values.push_back(value);
        outputs.assign(graph.outputs().begin(), graph.outputs().end());
    }

    NodeId makerOf(ValueId value) const
    {
        for (const auto& [id, node] : nodes) {
            if (std::ranges::find(node.results, value) != node.results.end())
                return id;
        }
        return {};
    }
    static std::vector<ValueId> allOperands(const Node& node)
    {
        std::vector<ValueId> tail;
        for (const auto& body : node.captured) {
            for (const ValueId value : body) {
                if (std::ranges::find(tail, value) == tail.end())
                    tail.push_back(value);
            }
        }
        std::vector<ValueId> all = node.operands;
        all.insert(all.end(), tail.begin(), tail.end());
        return all;
    }
    bool uses(NodeId node, ValueId value) const
    {
        const std::vector<ValueId> all = allOperands(nodes.at(node));
        return std::ranges::find(all, value) != all.end();
    }
    bool isUsed(ValueId value) const
    {
        return std::ranges::find(outputs, value) != outputs.end()
            || std::ranges::any_of(nodes,
                                   [&](const auto& node) { return uses(node.first, value); });
    }
    /// Whether `to` can be reached from `from` along the data, or is the same.
    bool leadsTo(NodeId from, NodeId to) const
    {
        std::set<NodeId> reached{from};
        std::vector<NodeId> front{from};
        for (std::size_t at = 0; at < front.size(); ++at) {
            for (const ValueId result : nodes.at(front[at]).results) {
                for (const auto& [id, node] : nodes) {
                    if (uses(id, result) && reached.insert(id).second)
                        front.push_back(id);
                }
            }
        }
        return reached.contains(to);
    }
    bool wouldClose(const std::vector<NodeId>& users, ValueId fresh) const
    {
        const NodeId maker = makerOf(fresh);
        return maker.isValid()
            && std::ranges::any_of(users, [&](NodeId user) { return leadsTo(user, maker); });
    }
    std::vector<NodeId> usersOf(ValueId value) const
    {
        std::vector<NodeId> users;
        for (const auto& [id, node] : nodes) {
            if (uses(id, value))
                users.push_back(id);
        }
        return users;
    }
    void replace(ValueId old, ValueId fresh)
    {
        for (auto& [id, node] : nodes) {
            std::ranges::replace(node.operands, old, fresh);
            for (auto& body : node.captured)
                std::ranges::replace(body, old, fresh);
        }
        std::ranges::replace(outputs, old, fresh);
    }

    /// What differs; empty when nothing does.
    std::string differenceTo(const GraphEditor& editor) const
    {
        const Graph& graph = editor.graph();
        if (!std::ranges::equal(outputs, graph.outputs()))
            return "outputs";
        if (editor.aliveCount() != nodes.size())
            return "operators";
        for (const auto& [id, node] : nodes) {
            if (!editor.isAlive(id) || !std::ranges::equal(allOperands(node), graph.inputs(id)))
                return "operands of " + std::string(graph.nodeName(id));
        }
        return {};
    }
};

/// Makes the same random edits in both.
class EditPair {
public:
    EditPair(const Graph& graph, std::mt19937& random)
        : m_random(random), m_editor(graph), m_listed(graph)
    {
    }

    /// What is wrong after one more edit; empty when nothing is.
    std::string edit()
    {
        std::string wrong;
        const auto kind = m_random() % 16;
        if (kind < 4)
            add();
        else if (kind < 8)
            wrong = replaceUses();
        else if (kind < 10)
            wrong = setOperand();
        else if (kind < 13)
            wrong = remove();
        else if (kind < 15)
            wrong = rewrite();
        else
            addConstant();
        if (wrong.empty())
            wrong = m_listed.differenceTo(m_editor);
        return wrong.empty() ? brokenGraph(m_editor) : wrong;
    }

    /// The edited graph, or nothing and what is wrong with it.
    std::optional<Graph> freeze(std::string& wrong)
    {
        std::vector<NodeId> order;
        for (NodeId node = m_editor.first(); node.isValid(); node = m_editor.next(node))
            order.push_back(node);
        const Graph loose = Graph::copyOf(m_editor.graph());
        GraphEditor::Frozen frozen = std::move(m_editor).freeze();
        wrong = brokenGraph(frozen.graph);
        if (wrong.empty() && frozen.graph.nodeCount() != order.size())
            wrong = "the number of operators when frozen";
        for (std::size_t at = 0; wrong.empty() && at < order.size(); ++at)
            wrong = differenceOf(loose, order[at], frozen, NodeId(at));
        if (wrong.empty() && !survivesWriting(frozen.graph))
            wrong = "what is written and read again";
        return wrong.empty() ? std::optional(std::move(frozen.graph)) : std::nullopt;
    }

private:
    static std::string differenceOf(const Graph& loose, NodeId old,
                                    const GraphEditor::Frozen& frozen, NodeId node)
    {
        const Graph& tight = frozen.graph;
        std::vector<ValueId> operands;
        for (const ValueId operand : loose.inputs(old))
            operands.push_back(operand.isValid() ? frozen.valueOf[operand.index] : operand);
        const bool isSame = frozen.nodeOf[old.index] == node
            && tight.nodeName(node) == loose.nodeName(old)
            && tight.nativeName(node) == loose.nativeName(old)
            && std::ranges::equal(operands, tight.inputs(node));
        return isSame ? std::string() : "frozen " + std::string(loose.nodeName(old));
    }

    template <class T>
    T oneOf(const std::vector<T>& all)
    {
        return all[m_random() % all.size()];
    }
    NodeId anyNode()
    {
        if (m_listed.nodes.empty())
            return {};
        auto at = m_listed.nodes.begin();
        std::advance(at, m_random() % m_listed.nodes.size());
        return at->first;
    }

    NodeId addNode(std::vector<ValueId> operands, std::size_t results, NodeId before)
    {
        static constexpr std::array names{"relu", "add", "aten.gelu.default", "split", "acme"};
        const std::vector<ValueFacts> facts(results);
        const NodeId node = m_editor.add({.op = m_editor.operatorNamed(names[m_random() % 5]),
                                          .name = m_editor.freshName("n", "rule"),
                                          .operands = operands,
                                          .results = facts,
                                          .before = before});
        ListedGraph::Node& plain = m_listed.nodes[node];
        plain.operands = std::move(operands);
        for (const ValueId result : m_editor.graph().outputs(node)) {
            plain.results.push_back(result);
            m_listed.values.push_back(result);
        }
        return node;
    }

    void add()
    {
        std::vector<ValueId> operands(m_random() % 4);
        for (ValueId& operand : operands)
            operand = m_random() % 8 == 0 ? ValueId() : oneOf(m_listed.values);
        addNode(std::move(operands), m_random() % 4, m_random() % 3 == 0 ? NodeId() : anyNode());
    }

    std::string replaceUses()
    {
        return replaceUses(oneOf(m_listed.values), oneOf(m_listed.values));
    }

    std::string replaceUses(ValueId old, ValueId fresh)
    {
        const std::vector<NodeId> users = m_listed.usersOf(old);
        const bool isRefused = old != fresh && m_listed.wouldClose(users, fresh);
        const auto cycle = m_editor.replaceUses(old, fresh);
        if (cycle.has_value() != isRefused)
            return "whether a replacement is refused";
        if (cycle)
            return brokenCycle(*cycle, users, fresh);
        m_listed.replace(old, fresh);
        return {};
    }

    std::string brokenCycle(const GraphEditor::Cycle& cycle, const std::vector<NodeId>& users,
                            ValueId fresh) const
    {
        const bool begins = std::ranges::find(users, cycle.front()) != users.end();
        bool isPath = begins && cycle.back() == m_listed.makerOf(fresh);
        for (std::size_t at = 0; at + 1 < cycle.size(); ++at) {
            const auto next = m_editor.graph().users(cycle[at]);
            isPath = isPath && std::ranges::find(next, cycle[at + 1]) != next.end();
        }
        return isPath ? std::string() : std::string("the path of a cycle");
    }

    std::string setOperand()
    {
        const NodeId node = anyNode();
        if (!node.isValid() || m_listed.nodes[node].operands.empty())
            return {};
        std::vector<ValueId>& operands = m_listed.nodes[node].operands;
        const std::size_t at = m_random() % operands.size();
        const ValueId fresh = m_random() % 8 == 0 ? ValueId() : oneOf(m_listed.values);
        const bool isRefused = fresh.isValid() && m_listed.wouldClose({node}, fresh);
        const auto cycle = m_editor.setOperand(node, at, fresh);
        if (cycle.has_value() != isRefused)
            return "whether an operand is refused";
        if (cycle)
            return brokenCycle(*cycle, {node}, fresh);
        operands[at] = fresh;
        return {};
    }

    std::string remove()
    {
        const NodeId node = anyNode();
        return node.isValid() ? remove(node) : std::string();
    }

    std::string remove(NodeId node)
    {
        const std::vector<ValueId> results = m_listed.nodes[node].results;
        const bool isUsed =
            std::ranges::any_of(results, [&](ValueId result) { return m_listed.isUsed(result); });
        if (m_editor.remove(node) == isUsed)
            return "whether an operator is removed";
        if (isUsed)
            return {};
        m_listed.nodes.erase(node);
        std::erase_if(m_listed.values, [&](ValueId value) {
            return std::ranges::find(results, value) != results.end();
        });
        return {};
    }

    /// One operator more between the operands of another and its users, which then goes.
    std::string rewrite()
    {
        const NodeId old = anyNode();
        if (!old.isValid() || m_listed.nodes[old].results.size() != 1)
            return {};
        const NodeId inner = addNode(m_listed.nodes[old].operands, 1, old);
        const NodeId fresh = addNode(m_listed.nodes[inner].results, 1, old);
        const std::string wrong =
            replaceUses(m_listed.nodes[old].results.front(), m_listed.nodes[fresh].results.front());
        return wrong.empty() ? remove(old) : wrong;
    }

    void addConstant()
    {
        const Symbol name = m_editor.freshName("c", "rule");
        const AttributeValueId one =
            m_editor.internValue(AttributeValue(std::int64_t(m_random() % 3)));
        m_listed.values.push_back(m_editor.addConstant(name, {.type = DataType::I64}, one));
    }

    std::mt19937& m_random;
    GraphEditor m_editor;
    ListedGraph m_listed;
};

const char* const modelWithBodies =
    R"("inputs": ["x", "y"], "constants": [{"name": "w", "value": 1}],
    "nodes": [
        {"id": "a", "op": "add", "inputs": ["x", "w"]},
        {"id": "s", "op": "split", "inputs": ["a"], "outputs": ["s0", "s1"]},
        {"id": "if", "op": "If", "inputs": ["s0"], "graphs": {
            "then": {"nodes": [{"id": "t", "op": "Add", "inputs": ["a", "s1"]},
                               {"id": "n.rule", "op": "Neg", "inputs": ["t"]}]},
            "else": {"nodes": [
                {"id": "o", "op": "If", "inputs": ["y"], "graphs": {"then": {"nodes": [
                    {"id": "u", "op": "Sub", "inputs": ["s0", "a"]}], "outputs": ["u", "y"]}}}]}}},
        {"id": "d", "op": "mul", "inputs": ["if", "if"]},
        {"id": "z", "op": "relu", "inputs": ["d"]}],
    "outputs": ["z", "x", "a"])";

const char* const ladder = R"("inputs": ["x", "y"], "nodes": [
        {"id": "a", "op": "relu", "inputs": ["x"]}, {"id": "b", "op": "relu", "inputs": ["y"]},
        {"id": "c", "op": "add", "inputs": ["a", "b"]},
        {"id": "d", "op": "mul", "inputs": ["a", "c"]},
        {"id": "e", "op": "neg", "inputs": ["b"]}, {"id": "f", "op": "add", "inputs": ["d", "e"]},
        {"id": "g", "op": "exp", "inputs": ["f"]},
        {"id": "h", "op": "add", "inputs": ["g", "c"]}])";

} // namespace

void RandomEditsTest::agreeWithPlainLists_data()
{
    QTest::addColumn<QString>("members");
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 0; seed < 12; ++seed) {
        QTest::addRow("with bodies, %u", seed) << QString(modelWithBodies) << seed;
        QTest::addRow("a ladder, %u", seed) << QString(ladder) << seed;
    }
}

void RandomEditsTest::agreeWithPlainLists()
{
    QFETCH(QString, members);
    QFETCH(unsigned, seed);
    std::mt19937 random(seed);
    const Reading reading = readGraph(members.toStdString());
    Graph graph = Graph::copyOf(reading.graph());

    for (int round = 0; round < 8; ++round) {
        EditPair pair(graph, random);
        for (int edit = 0; edit < 60; ++edit)
            QCOMPARE(pair.edit(), std::string());
        std::string wrong;
        std::optional<Graph> frozen = pair.freeze(wrong);
        QCOMPARE(wrong, std::string());
        graph = *std::move(frozen);
    }
}

FUSEWRIGHT_TEST(RandomEditsTest)
#include "tst_random_edits.moc"
