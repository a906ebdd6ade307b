// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/graph.h"

#include "tests/engine/graph/told_graph.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>
#include <random>
#include <set>
#include <string>
#include <vector>

using namespace fusewright;
using test::ToldGraph;

/// Producers, users and uses say the same as the operands that they are made from.
class GraphLinksTest : public QObject {
    Q_OBJECT

private slots:
    void aProducerIsNamedForEveryOperand();
    void aUserIsNamedOnce();
    void aUseNamesTheOperand();
    void producersAreThoseOfTheOperands();
    void usersAreThoseWithAnOperandOfTheNode();
    void usesAreTheOperandsOfAllNodes();
    void producersComeBeforeTheirUsers();
    void theOrderOfTheFileDoesNotChangeWhatUsesWhat();
};

namespace {

/// Lines of nodes with up to four operands and three results, some of them left out, many twice.
std::vector<std::string> randomLines(std::mt19937& random)
{
    std::vector<std::string> values{"x", "w", "-"};
    std::vector<std::string> lines;
    for (std::size_t node = 0; node < 25; ++node) {
        const std::string name = "n" + std::to_string(node);
        std::string line = name + ": relu(";
        for (std::size_t count = random() % 5; count > 0; --count)
            line += values[random() % values.size()] + (count > 1 ? ", " : "");
        line += ") -> ";
        const std::size_t results = 1 + random() % 3;
        for (std::size_t result = 0; result < results; ++result) {
            const std::string value = random() % 6 == 0 ? "-" : name + "." + std::to_string(result);
            line += (result > 0 ? ", " : "") + value;
            values.push_back(value);
        }
        lines.push_back(line + '\n');
    }
    return lines;
}

std::string joined(const std::vector<std::string>& lines)
{
    std::string text;
    for (const std::string& line : lines)
        text += line;
    return text;
}

/// `n3#1 = n0.2`: which value each operand of each node is, whatever the nodes' order.
std::set<std::string> relationOf(const Graph& graph)
{
    std::set<std::string> relation;
    for (const NodeId node : graph.nodes()) {
        std::size_t at = 0;
        for (const ValueId operand : graph.inputs(node)) {
            relation.insert(std::string(graph.nodeName(node)) + '#' + std::to_string(at++) + " = "
                            + std::string(operand.isValid() ? graph.valueName(operand) : "-"));
        }
    }
    return relation;
}

/// The random graphs of this test, the same each time.
template <class Check>
void forRandomGraphs(Check check)
{
    std::mt19937 random(1);
    for (int round = 0; round < 300; ++round)
        check(*ToldGraph(joined(randomLines(random))).graph);
}

bool usesAny(const Graph& graph, NodeId user, NodeId maker)
{
    return std::ranges::any_of(graph.inputs(user), [&](ValueId operand) {
        return operand.isValid() && graph.producer(operand) == maker;
    });
}

} // namespace

void GraphLinksTest::aProducerIsNamedForEveryOperand()
{
    const ToldGraph told("a: relu(x) -> a\n"
                         "b: add(a, x, a, -) -> b\n");
    const NodeId a = told.node("a");

    QVERIFY(std::ranges::equal(told.graph->producers(told.node("b")), std::vector{a, a}));
    QCOMPARE(told.graph->edgeCount(), std::size_t(2));
}

void GraphLinksTest::aUserIsNamedOnce()
{
    const ToldGraph told("a: split(x) -> p, q\n"
                         "b: add(q, p) -> b\n"
                         "c: add(p, p) -> c\n");

    QVERIFY(std::ranges::equal(told.graph->users(told.node("a")),
                               std::vector{told.node("b"), told.node("c")}));
}

void GraphLinksTest::aUseNamesTheOperand()
{
    const ToldGraph told("a: relu(x) -> a\n"
                         "b: add(x, a, a) -> b\n");
    const NodeId b = told.node("b");

    QVERIFY(
        std::ranges::equal(told.graph->uses(told.value("a")), std::vector{Use{b, 1}, Use{b, 2}}));
}

void GraphLinksTest::producersAreThoseOfTheOperands()
{
    forRandomGraphs([](const Graph& graph) {
        std::size_t edges = 0;
        for (const NodeId node : graph.nodes()) {
            std::vector<NodeId> producers;
            for (const ValueId operand : graph.inputs(node)) {
                if (operand.isValid() && graph.producer(operand).isValid())
                    producers.push_back(graph.producer(operand));
            }
            QVERIFY(std::ranges::equal(graph.producers(node), producers));
            edges += producers.size();
        }
        QCOMPARE(graph.edgeCount(), edges);
    });
}

void GraphLinksTest::usersAreThoseWithAnOperandOfTheNode()
{
    forRandomGraphs([](const Graph& graph) {
        for (const NodeId node : graph.nodes()) {
            std::vector<NodeId> users;
            for (const NodeId other : graph.nodes()) {
                if (usesAny(graph, other, node))
                    users.push_back(other);
            }
            QVERIFY(std::ranges::equal(graph.users(node), users));
        }
    });
}

void GraphLinksTest::usesAreTheOperandsOfAllNodes()
{
    forRandomGraphs([](const Graph& graph) {
        for (const ValueId value : graph.values()) {
            std::vector<Use> uses;
            for (const NodeId node : graph.nodes()) {
                for (std::uint32_t at = 0; at < graph.inputs(node).size(); ++at) {
                    if (graph.inputs(node)[at] == value)
                        uses.push_back({node, at});
                }
            }
            QVERIFY(std::ranges::equal(graph.uses(value), uses));
        }
    });
}

void GraphLinksTest::producersComeBeforeTheirUsers()
{
    std::mt19937 random(1);

    for (int round = 0; round < 300; ++round) {
        std::vector<std::string> lines = randomLines(random);
        std::ranges::shuffle(lines, random);
        const ToldGraph told(joined(lines));
        for (const NodeId node : told.graph->nodes()) {
            for (const NodeId producer : told.graph->producers(node))
                QVERIFY(producer < node);
        }
    }
}

void GraphLinksTest::theOrderOfTheFileDoesNotChangeWhatUsesWhat()
{
    std::mt19937 random(1);

    for (int round = 0; round < 300; ++round) {
        std::vector<std::string> lines = randomLines(random);
        const auto expected = relationOf(*ToldGraph(joined(lines)).graph);
        std::ranges::shuffle(lines, random);
        QVERIFY(relationOf(*ToldGraph(joined(lines)).graph) == expected);
    }
}

FUSEWRIGHT_TEST(GraphLinksTest)
#include "tst_graph_links.moc"
