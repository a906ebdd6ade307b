// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/inspector/inspector_panel.h"

#include "engine/graph/graph.h"
#include "engine/rewrite/rewrite_run.h"
#include "engine/session/fusion_session.h"
#include "engine/session/partition_session.h"
#include "engine/session/rules_session.h"
#include "tests/engine/kit/graph_text.h"
#include "tests/kit/test_program.h"
#include "tests/widgets/kit/model_file.h"
#include "widgets/base/theme.h"
#include "widgets/document/model_document.h"
#include "widgets/inspector/node_page.h"
#include "widgets/inspector/page_writer.h"

#include <QAbstractTextDocumentLayout>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocumentFragment>
#include <QUrl>

using namespace fusewright;
using test::GraphText;

class InspectorTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void showsTheGraphWhileNoNodeIsSelected();
    void showsAllAboutTheSelectedNode();
    void putsFactsUnderTheirNamesWhereItIsNarrow();
    void followsALinkToAUser();
    void opensANestedGraph();
    void takesNoLinkThatLeadsNowhere_data();
    void takesNoLinkThatLeadsNowhere();
    void showsMarkupInNamesAsItIs();
    void tellsWhatRewritingDid_data();
    void tellsWhatRewritingDid();

private:
    void click(const QString& link)
    {
        emit m_panel->findChild<QTextBrowser*>()->anchorClicked(QUrl(link));
    }

    test::ModelFolder m_folder;
    Theme m_theme;
    std::unique_ptr<ModelDocument> m_document;
    std::unique_ptr<InspectorPanel> m_panel;
};

void InspectorTest::init()
{
    m_panel.reset();
    m_document = std::make_unique<ModelDocument>();
    m_panel = std::make_unique<InspectorPanel>(*m_document, m_theme);
    QVERIFY(test::openAndWait(*m_document,
                              m_folder.write(QStringLiteral("a.json"), test::tinyModel())));
}

void InspectorTest::showsTheGraphWhileNoNodeIsSelected()
{
    QVERIFY(m_panel->text().contains(QStringLiteral("Inputs (1)")));
    QVERIFY(m_panel->text().contains(QStringLiteral("f32 [1, 8]")));
}

void InspectorTest::showsAllAboutTheSelectedNode()
{
    m_document->selectNode(*m_document->graph()->findNode("fc"));

    const QString text = m_panel->text();
    for (const char* part :
         {"linear", "net.fc", "Linear", "graph input", "parameter", "bf16 [1, 8]", "act"})
        QVERIFY2(text.contains(QLatin1String(part)), part);
}

void InspectorTest::putsFactsUnderTheirNamesWhereItIsNarrow()
{
    const QTextDocument& page = *m_panel->findChild<QTextBrowser*>()->document();
    const auto widthOf = [&](const char* text) {
        const QTextCursor at = page.find(QLatin1String(text));
        return page.documentLayout()->blockBoundingRect(at.block()).width();
    };
    m_panel->show();
    m_document->selectNode(*m_document->graph()->findNode("fc"));

    m_panel->resize(300, 400);
    QVERIFY(widthOf("net.fc") < 200);
    m_panel->resize(190, 400);
    QVERIFY(widthOf("net.fc") > 130);
    QCOMPARE(widthOf("net.fc"), widthOf("Operator"));
    m_panel->resize(300, 400);
    QVERIFY(widthOf("net.fc") < 200);
}

void InspectorTest::followsALinkToAUser()
{
    const NodeId act = *m_document->graph()->findNode("act");
    m_document->selectNode(*m_document->graph()->findNode("fc"));

    click(PageLink{.kind = PageLink::Kind::Node, .index = act.index}.toText());

    QCOMPARE(m_document->node(), act);
}

void InspectorTest::opensANestedGraph()
{
    QVERIFY(test::openAndWait(*m_document,
                              QStringLiteral(FUSEWRIGHT_TEST_DATA "/models/onnx/if_in_loop.onnx")));
    const auto inside = m_document->graph()->nested().front().graph;

    click(PageLink{.kind = PageLink::Kind::Nested, .index = 0}.toText());

    QCOMPARE(m_document->graph(), inside);
}

void InspectorTest::takesNoLinkThatLeadsNowhere_data()
{
    QTest::addColumn<QString>("link");
    QTest::newRow("too far") << QStringLiteral("node:99");
    QTest::newRow("no number") << QStringLiteral("node:x");
    QTest::newRow("no such graph") << QStringLiteral("nested:0");
    QTest::newRow("another scheme") << QStringLiteral("https://example.org/");
}

void InspectorTest::takesNoLinkThatLeadsNowhere()
{
    QFETCH(QString, link);
    const Place before = m_document->place();

    click(link);

    QCOMPARE(m_document->place(), before);
}

void InspectorTest::tellsWhatRewritingDid_data()
{
    QTest::addColumn<QString>("constraint");
    QTest::addColumn<bool>("isBefore");
    QTest::addColumn<QStringList>("parts");
    QTest::newRow("what it becomes") << "OK" << true << QStringList{"Rewriting", "LATE", "becomes"};
    QTest::newRow("what it was made of")
        << "OK" << false << QStringList{"Rewriting", "LATE", "made of act"};
    QTest::newRow("what was false") << "EQ(DIM_OF(\"X\", 3), 9)" << true
                                    << QStringList{"not rewritten, false:", "DIM_OF", "8 == 9"};
    QTest::newRow("what nobody knows")
        << "OPTION_BOOL(\"deep\")" << true << QStringList{"conditional, unknown:", "deep"};
}

void InspectorTest::tellsWhatRewritingDid()
{
    QFETCH(QString, constraint);
    QFETCH(bool, isBefore);
    QFETCH(QStringList, parts);
    const auto graph = m_document->graph();
    const std::string act(graph->nativeName(*graph->findNode("act")));
    auto rewriting = std::make_shared<Rewriting>();
    rewriting->rules = checkRulesText("rules.cpp",
                                      "DEF_PACKAGE_OPTIMIZATION(LATE, Op(\"" + act + "\", \"X\"), "
                                          + constraint.toStdString() + ", Op(\"Fused\", \"X\"))",
                                      {})
                           .rules;
    rewriting->run = rewrite(graph, rewriting->rules);
    auto answer = std::make_shared<FusionAnswer>();
    answer->graph = isBefore ? graph : rewriting->run.graph();
    answer->rewriting = rewriting;
    NodeId node = *graph->findNode("act");
    for (const NodeId made : answer->graph->nodes()) {
        if (answer->graph->nativeName(made) == "Fused")
            node = made;
    }
    std::vector<Diagnostic> none;
    answer->made = makePartition(*answer->graph, answer->rules, none);

    const QString html = NodePage::html(*answer->graph, node, m_theme, answer.get());

    const QString text = QTextDocumentFragment::fromHtml(html).toPlainText();
    for (const QString& part : parts)
        QVERIFY2(text.contains(part), qPrintable(part + "\n" + text));
    QVERIFY(!text.contains(QStringLiteral("No rule takes this operator")));
}

void InspectorTest::showsMarkupInNamesAsItIs()
{
    const GraphText g("x&amp;y:relu");

    const QString html = NodePage::html(g.graph, g["x&amp;y"], m_theme);

    QVERIFY(html.contains(QStringLiteral("x&amp;amp;y")));
}

FUSEWRIGHT_TEST(InspectorTest)
#include "tst_inspector.moc"
