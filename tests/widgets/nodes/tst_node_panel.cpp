// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/nodes/node_panel.h"

#include "engine/graph/graph.h"
#include "tests/kit/test_program.h"
#include "tests/widgets/kit/model_file.h"
#include "widgets/base/theme.h"
#include "widgets/nodes/node_list_view.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace fusewright;
using test::ModelFolder;
using test::openAndWait;
using test::tinyModel;

class NodePanelTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void filtersWhileOneTypes();
    void takesAnOperatorBackWhenItIsPickedAgain();
    void keepsTheSelectionOfANodeThatIsFilteredAway();
    void keepsTheFilterWhenTheFileIsReadAgain();
    void dropsTheFilterInAnotherGraph();
    void filtersALargeGraphOffTheGuiThread();

private:
    int rows() const { return m_panel->findChild<NodeListView*>()->model()->rowCount(); }

    ModelFolder m_folder;
    Theme m_theme;
    std::unique_ptr<ModelDocument> m_document;
    std::unique_ptr<NodePanel> m_panel;
};

void NodePanelTest::init()
{
    m_panel.reset();
    m_document = std::make_unique<ModelDocument>();
    m_panel = std::make_unique<NodePanel>(*m_document, m_theme);
    QVERIFY(openAndWait(*m_document, m_folder.write(QStringLiteral("a.json"), tinyModel())));
}

void NodePanelTest::filtersWhileOneTypes()
{
    QTest::keyClicks(m_panel->findChild<QLineEdit*>(), QStringLiteral("relu"));

    QCOMPARE(rows(), 1);
}

void NodePanelTest::takesAnOperatorBackWhenItIsPickedAgain()
{
    const OperatorId relu = m_document->graph()->operatorId(NodeId(std::size_t(1)));

    m_panel->toggleOperator(relu);
    QCOMPARE(rows(), 1);

    m_panel->toggleOperator(relu);
    QCOMPARE(rows(), 3);

    m_panel->toggleOperator(OperatorId(m_document->graph()->operators().size()));
    QCOMPARE(rows(), 3);
}

void NodePanelTest::keepsTheSelectionOfANodeThatIsFilteredAway()
{
    const NodeId fc = *m_document->graph()->findNode("fc");
    m_document->selectNode(fc);

    m_panel->toggleModule("net.act");

    QCOMPARE(rows(), 1);
    QCOMPARE(m_document->node(), fc);
}

void NodePanelTest::keepsTheFilterWhenTheFileIsReadAgain()
{
    m_panel->toggleModule("net.act");
    QSignalSpy replaced(m_document.get(), &ModelDocument::modelReplaced);

    m_document->reload();

    QTRY_COMPARE(replaced.size(), 1);
    QCOMPARE(m_panel->filter().module, std::string("net.act"));
    QCOMPARE(rows(), 1);
}

void NodePanelTest::dropsTheFilterInAnotherGraph()
{
    m_panel->toggleModule("net.act");

    QVERIFY(openAndWait(*m_document, m_folder.write(QStringLiteral("b.json"), tinyModel())));

    QVERIFY(m_panel->filter().isEmpty());
    QCOMPARE(rows(), 3);
}

void NodePanelTest::filtersALargeGraphOffTheGuiThread()
{
    QByteArray nodes;
    for (std::size_t at = 0; at <= NodePanel::mostNodesAtOnce; ++at)
        nodes += (at ? ",{\"id\":\"n" : "{\"id\":\"n") + QByteArray::number(qulonglong(at))
            + "\",\"op\":\"relu\",\"inputs\":[\"x\"]}";
    const QString file =
        m_folder.write(QStringLiteral("large.json"),
                       "{\"format\":\"fusewright-graph\",\"version\":1,\"nodes\":[" + nodes + "]}");
    QVERIFY(openAndWait(*m_document, file));

    m_panel->findChild<QLineEdit*>()->setText(QStringLiteral("n20000"));

    QTRY_COMPARE(rows(), 1);
}

FUSEWRIGHT_TEST(NodePanelTest)
#include "tst_node_panel.moc"
