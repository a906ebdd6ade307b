// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/nodes/node_filter.h"

#include "tests/engine/kit/graph_text.h"
#include "tests/kit/test_program.h"
#include "tests/widgets/kit/big_graph.h"

#include <QTest>

using namespace fusewright;
using test::GraphText;

class NodeFilterTest : public QObject {
    Q_OBJECT

private slots:
    void letsEverythingThroughWhenEmpty();
    void findsWordsInIdsAndOperators();
    void takesUpperAndLowerCaseForTheSame();
    void wantsEveryWord();
    void wantsTheOperatorWhole();
    void takesModulesWithWhatIsInsideThem();
    void doesNotTakeAModuleForAnotherThatBeginsLikeIt();
    void endsSoonWhenCancelled();
};

void NodeFilterTest::letsEverythingThroughWhenEmpty()
{
    const GraphText g("conv > relu > pool");

    QCOMPARE(filteredNodes(g.graph, {}, {}).size(), 3U);
}

void NodeFilterTest::findsWordsInIdsAndOperators()
{
    const GraphText g("q0:linear > k0:relu > linear1:add");

    const auto nodes = filteredNodes(g.graph, {.text = "linear"}, {});

    QCOMPARE(nodes, (std::vector{g["q0"], g["linear1"]}));
}

void NodeFilterTest::takesUpperAndLowerCaseForTheSame()
{
    const GraphText g("Q_Proj:linear > k:relu");

    QCOMPARE(filteredNodes(g.graph, {.text = "q_PROJ"}, {}), std::vector{g["Q_Proj"]});
}

void NodeFilterTest::wantsEveryWord()
{
    const GraphText g("attn_q:linear > attn_k:relu > mlp:linear");

    QCOMPARE(filteredNodes(g.graph, {.text = " attn  linear "}, {}), std::vector{g["attn_q"]});
}

void NodeFilterTest::wantsTheOperatorWhole()
{
    const GraphText g("a:add > b:add_ > c:add");

    QCOMPARE(filteredNodes(g.graph, {.nativeOperator = "add"}, {}), (std::vector{g["a"], g["c"]}));
}

void NodeFilterTest::takesModulesWithWhatIsInsideThem()
{
    const auto graph = test::graphInModules({"net", "net.0", "net.0.fc", "head"});

    QCOMPARE(filteredNodes(*graph, {.module = "net.0"}, {}).size(), 2U);
}

void NodeFilterTest::doesNotTakeAModuleForAnotherThatBeginsLikeIt()
{
    const auto graph = test::graphInModules({"layers.1", "layers.10", "layers.1.fc"});

    QCOMPARE(filteredNodes(*graph, {.module = "layers.1"}, {}).size(), 2U);
}

void NodeFilterTest::endsSoonWhenCancelled()
{
    const auto graph = test::chainGraph(100'000);
    CancelToken cancel;
    cancel.cancel();

    QVERIFY(filteredNodes(*graph, {.text = "n"}, cancel).empty());
}

FUSEWRIGHT_TEST(NodeFilterTest)
#include "tst_node_filter.moc"
