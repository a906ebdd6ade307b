// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/graph/told_graph.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <array>
#include <random>
#include <set>

using namespace fusewright;
using test::ToldGraph;

/// A node's own name where it is unique and not empty, else its first result's, else `OP_N`.
class NodeNamesTest : public QObject {
    Q_OBJECT

private slots:
    void aUniqueNameIsKept();
    void aNodeWithoutANameHasItsFirstResults();
    void aNodeWithoutAnyNameHasItsOperatorAndPosition();
    void nodesThatShareANameHaveTheirResults();
    void aNameThatAnotherNodeOwnsIsNotTaken();
    void aMadeNameThatAnotherNodeOwnsIsNotTaken();
    void aMadeNameMayBeThatOfAValue();
    void aResultThatIsLeftOutGivesNoName();
    void aNodeIsFoundByItsName();
    void namesAreUniqueInEveryGraph();
};

namespace {

/// Nodes whose names, operators and results are drawn from words that collide.
std::string randomText(std::mt19937& random)
{
    static constexpr std::array words{"relu",   "relu_0", "relu_1",   "relu_1_", "relu_2",
                                      "relu_1", "y0",     "relu_0_1", "relu_"};
    static constexpr std::array operators{"relu", "relu_0", "relu_1", "relu_"};
    std::string text;
    std::set<std::string> made;
    for (std::size_t node = 0; node < 6; ++node) {
        if (random() % 2 == 0)
            text += std::string(words[random() % words.size()]) + ": ";
        text += std::string(operators[random() % operators.size()]) + "(x)";
        const std::string result = words[random() % words.size()];
        if (random() % 2 == 0 && made.insert(result).second)
            text += " -> " + result;
        text += '\n';
    }
    return text;
}

} // namespace

void NodeNamesTest::aUniqueNameIsKept()
{
    const ToldGraph told("first: conv(x) -> y\n"
                         "second: relu(y) -> z\n");

    QCOMPARE(told.nodeNames(), std::string("first second"));
}

void NodeNamesTest::aNodeWithoutANameHasItsFirstResults()
{
    const ToldGraph told("split(x) -> left, right\n"
                         "relu(left) -> z\n");

    QCOMPARE(told.nodeNames(), std::string("left z"));
}

void NodeNamesTest::aNodeWithoutAnyNameHasItsOperatorAndPosition()
{
    const ToldGraph told("conv(x) -> y\n"
                         "assert(y)\n"
                         "assert(y)\n");

    QCOMPARE(told.nodeNames(), std::string("y assert_1 assert_2"));
}

void NodeNamesTest::nodesThatShareANameHaveTheirResults()
{
    const ToldGraph told("conv: conv(x) -> y\n"
                         "conv: conv(y) -> z\n"
                         "relu: relu(z) -> r\n");

    QCOMPARE(told.nodeNames(), std::string("y z relu"));
}

void NodeNamesTest::aNameThatAnotherNodeOwnsIsNotTaken()
{
    const ToldGraph told("conv(x) -> y\n"
                         "y: relu(y) -> z\n");

    QCOMPARE(told.nodeNames(), std::string("conv_0 y"));
}

void NodeNamesTest::aMadeNameThatAnotherNodeOwnsIsNotTaken()
{
    const ToldGraph told("assert(x)\n"
                         "assert_0: relu(x) -> y\n");

    QCOMPARE(told.nodeNames(), std::string("assert_0_ assert_0"));
}

void NodeNamesTest::aMadeNameMayBeThatOfAValue()
{
    const ToldGraph told("assert(assert_0)\n"
                         "relu(x) -> y\n");

    QCOMPARE(told.nodeNames(), std::string("assert_0 y"));
}

void NodeNamesTest::aResultThatIsLeftOutGivesNoName()
{
    const ToldGraph told("dropout(x) -> -, mask\n");

    QCOMPARE(told.nodeNames(), std::string("dropout_0"));
}

void NodeNamesTest::aNodeIsFoundByItsName()
{
    const ToldGraph told("conv: conv(x) -> y\n"
                         "relu(y) -> z\n");

    QCOMPARE(told.graph->findNode("conv"), std::optional(NodeId(0u)));
    QCOMPARE(told.graph->findNode("z"), std::optional(NodeId(1u)));
    QVERIFY(!told.graph->findNode("y"));
    QVERIFY(!told.graph->findNode(""));
}

void NodeNamesTest::namesAreUniqueInEveryGraph()
{
    std::mt19937 random(1);

    for (int round = 0; round < 5000; ++round) {
        const std::string text = randomText(random);
        const ToldGraph told(text);
        std::set<std::string_view> names{""};
        for (const NodeId node : told.graph->nodes())
            QVERIFY2(names.insert(told.graph->nodeName(node)).second, text.c_str());
    }
}

FUSEWRIGHT_TEST(NodeNamesTest)
#include "tst_node_names.moc"
