// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/kit/graph_text.h"
#include "tests/kit/test_program.h"
#include "tests/widgets/kit/big_graph.h"
#include "widgets/base/side_text_delegate.h"
#include "widgets/nodes/node_list_model.h"
#include "widgets/nodes/node_list_view.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace fusewright;
using test::GraphText;

class NodeListTest : public QObject {
    Q_OBJECT

private slots:
    void isASoundModel();
    void showsWhatANodeIs();
    void listsOnlyTheNodesItIsGiven();
    void showsTheLastOfAMillionNodes();
    void tellsOfAPickedNodeOnce();
    void callsAnArrowKeyAStroll();
    void copiesIdsInTheOrderOfTheList();

private:
    static std::shared_ptr<const Graph> shared(GraphText text)
    {
        return std::make_shared<const Graph>(std::move(text.graph));
    }
};

void NodeListTest::isASoundModel()
{
    NodeListModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);

    model.setGraph(shared(GraphText("conv > relu > pool")));
    model.setNodes(std::vector{NodeId(std::size_t(1))});
    model.setNodes(std::nullopt);
    model.setGraph(nullptr);

    QCOMPARE(model.rowCount(), 0);
}

void NodeListTest::showsWhatANodeIs()
{
    NodeListModel model;
    model.setGraph(shared(GraphText("a:Relu > b:MatMul")));

    QCOMPARE(model.index(1, NodeListModel::Position).data().toString(), QStringLiteral("1"));
    QCOMPARE(model.index(1, NodeListModel::Name).data().toString(), QStringLiteral("b"));
    QCOMPARE(model.index(1, NodeListModel::Operator).data().toString(), QStringLiteral("matmul"));
    QCOMPARE(model.index(1, NodeListModel::Operator).data(SideTextRole).toString(),
             QStringLiteral("MatMul"));
}

void NodeListTest::listsOnlyTheNodesItIsGiven()
{
    const NodeId first(std::size_t(0));
    const NodeId last(std::size_t(2));
    NodeListModel model;
    model.setGraph(shared(GraphText("conv > relu > pool")));

    model.setNodes(std::vector{first, last});

    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.nodeAt(1), last);
    QCOMPARE(model.rowOf(last), 1);
    QCOMPARE(model.rowOf(NodeId(std::size_t(1))), -1);
}

void NodeListTest::showsTheLastOfAMillionNodes()
{
    constexpr int nodes = 1'000'000;
    const auto graph = test::chainGraph(nodes);
    NodeListModel model;
    NodeListView view(model);
    view.resize(800, 600);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));

    model.setGraph(graph);
    view.showNode(NodeId(std::size_t(nodes - 1)));
    view.grab();

    QCOMPARE(model.rowCount(), nodes);
    const QRect last = view.visualRect(model.index(nodes - 1, 0));
    QVERIFY(view.viewport()->rect().contains(last.topLeft()));
}

void NodeListTest::tellsOfAPickedNodeOnce()
{
    NodeListModel model;
    model.setGraph(shared(GraphText("conv > relu > pool")));
    NodeListView view(model);
    QSignalSpy picked(&view, &NodeListView::nodePicked);

    view.setCurrentIndex(model.index(1, NodeListModel::Name));
    view.showNode(NodeId(std::size_t(2)));

    QCOMPARE(picked.size(), 1);
    QCOMPARE(picked.front().at(0).value<NodeId>(), NodeId(std::size_t(1)));
}

void NodeListTest::callsAnArrowKeyAStroll()
{
    NodeListModel model;
    model.setGraph(shared(GraphText("conv > relu > pool")));
    NodeListView view(model);
    view.setCurrentIndex(model.index(0, NodeListModel::Name));
    QSignalSpy picked(&view, &NodeListView::nodePicked);

    QTest::keyClick(&view, Qt::Key_Down);

    QCOMPARE(picked.size(), 1);
    QCOMPARE(picked.front().at(1).value<Visit>(), Visit::Stroll);
}

void NodeListTest::copiesIdsInTheOrderOfTheList()
{
    NodeListModel model;
    model.setGraph(shared(GraphText("conv > relu > pool")));
    NodeListView view(model);

    view.selectionModel()->select(model.index(2, 0),
                                  QItemSelectionModel::Select | QItemSelectionModel::Rows);
    view.selectionModel()->select(model.index(0, 0),
                                  QItemSelectionModel::Select | QItemSelectionModel::Rows);

    QCOMPARE(view.selectedIds(), QStringLiteral("conv\npool"));
}

FUSEWRIGHT_TEST(NodeListTest)
#include "tst_node_list.moc"
