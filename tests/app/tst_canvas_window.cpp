// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/frame/program.h"
#include "app/gui/panels/window_panels.h"
#include "app/gui/picture/canvas_menu.h"
#include "app/gui/picture/canvas_page.h"
#include "app/gui/picture/operator_tip.h"
#include "app/gui/window/main_window.h"
#include "engine/graph/graph.h"
#include "tests/app/kit/window_test.h"
#include "tests/kit/test_program.h"
#include "tests/widgets/kit/model_file.h"
#include "widgets/base/elided_label.h"
#include "widgets/canvas/graph_canvas.h"
#include "widgets/document/workspace.h"
#include "widgets/inspector/inspector_panel.h"
#include "widgets/nodes/breadcrumb_bar.h"
#include "widgets/problems/problems_panel.h"
#include "widgets/search/graph_search_bar.h"

#include <QApplication>
#include <QClipboard>
#include <QDockWidget>
#include <QMenu>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTest>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>

using namespace fusewright;
using test::ModelFolder;
using test::tinyModel;

namespace {

const char* const nestedModel =
    R"({"format": "fusewright-graph", "version": 1, "inputs": [{"name": "x"}],
        "nodes": [{"id": "choice", "op": "if", "inputs": ["x"],
                   "graphs": {"body": {"format": "fusewright-graph", "version": 1,
                       "nodes": [{"id": "inner", "op": "relu", "inputs": ["y"]}]}}}]})";
const char* const pairRule = "pair:\n  pattern:\n    first: {op_type: linear, child: second}\n"
                             "    second: {op_type: relu}\n";
const char* const missRule = "almost:\n  pattern:\n    first: {op_type: linear, child: second}\n"
                             "    second: {op_type: sigmoid}\n";

/// Layers that are alike; of 7,000 the repeats are folded at first.
QByteArray largeModel(int layers = 7'000)
{
    QByteArray nodes;
    QByteArray before = "x";
    for (int layer = 0; layer < layers; ++layer) {
        for (const char* op : {"linear", "relu", "tanh"}) {
            const QByteArray id = op + QByteArray::number(layer);
            nodes += (nodes.isEmpty() ? "" : ",\n") + QByteArray("{\"id\": \"") + id
                + "\", \"op\": \"" + op + "\", \"inputs\": [\"" + before
                + "\"], \"module\": \"layers." + QByteArray::number(layer) + "\"}";
            before = id;
        }
    }
    return R"({"format": "fusewright-graph", "version": 1, "inputs": [{"name": "x"}], "nodes": [)"
        + nodes + "], \"outputs\": [\"" + before + "\"]}";
}

} // namespace

/// What the window shows of a graph, and what one can do there.
class CanvasWindowTest : public test::WindowTest {
    Q_OBJECT

private slots:
    void givesThePictureTheFocus();
    void entersANestedGraphWithEnter();
    void saysWhichRuleAndEntryTakeAnOperator();
    void saysHowFarTheNearestRuleGot();
    void copiesTheNameFromTheMenu();
    void selectsTheSectionFromTheMenu();
    void closesAndOpensAGroupFromTheMenu();
    void offersTheCommandsBesideTheCards();
    void saysThatAGraphIsEmpty();
    void bringsTheProblemsToTheFront();
    void hasItsToolBarWithAModelAlone();
    void forgetsTheSelectionOfAnotherGraph();
    void searchesOnFromTheSelectedOperator();
    void picksNothingInThePictureOfAnotherModel();
    void aLongModelOpensWithItsModulesClosedUntilThereAreRules();
    void theInspectorIsAboutTheModuleWhoseCardIsClicked();
    void aShortModelBehindALongOneIsDrawnInFull();
    void whoOpensAModuleKeepsItWhenRulesCome();
    void saysThatAModelHasNoModules();
    void aFoldedRepeatShowsTheBlockOfTheSelectedOperator();
    void theBlockOfOneGraphIsNotThatOfTheNext();
    void keepsWhatIsChosenWhileALargeModelIsDrawn_data();
    void keepsWhatIsChosenWhileALargeModelIsDrawn();

private:
    void open(const QByteArray& model, const QByteArray& rules = {});
    CanvasPage& page() { return m_window->canvasPage(); }
    QAction* actionOf(const QMenu& menu, const QString& text) const
    {
        for (QAction* action : menu.actions()) {
            if (action->text().remove(QLatin1Char('&')).startsWith(text))
                return action;
        }
        return nullptr;
    }
    NodeId nodeNamed(const char* name)
    {
        const Graph& graph = *page().content().view()->graph;
        for (const NodeId node : graph.nodes()) {
            if (graph.nodeName(node) == name)
                return node;
        }
        return {};
    }
    void choose(NodeId node, const QString& text)
    {
        QMenu menu;
        page().canvas().select({node});
        page().menu().fill(menu, {node, {}, {}});
        QAction* action = actionOf(menu, text);
        QVERIFY2(action, qPrintable(text));
        action->trigger();
    }
};

void CanvasWindowTest::open(const QByteArray& model, const QByteArray& rules)
{
    QStringList paths{m_folder.write(QStringLiteral("model.json"), model)};
    if (!rules.isEmpty())
        paths.append(m_folder.write(QStringLiteral("rules.yaml"), rules));
    m_window->open(paths);
    const std::size_t wanted = rules.isEmpty() ? 0 : 1;
    QTRY_VERIFY(page().content().view()
                && page().content().view()->fusion->rules.rules.size() == wanted);
}

void CanvasWindowTest::givesThePictureTheFocus()
{
    open(tinyModel());

    QTRY_COMPARE(m_window->focusWidget(), &page().canvas());
}

void CanvasWindowTest::entersANestedGraphWithEnter()
{
    open(nestedModel);
    page().canvas().setCurrent(nodeNamed("choice"));
    const auto crumb = [this] {
        return page().findChild<BreadcrumbBar*>()->findChild<QToolButton*>(QStringLiteral("crumb"));
    };
    QVERIFY(!crumb()); // There is no way back from the only graph.

    QTest::keyClick(&page().canvas(), Qt::Key_Return);

    QTRY_VERIFY(nodeNamed("inner").isValid());
    QCOMPARE(m_program->workspace.model().place().path.size(), std::size_t(1));
    QVERIFY(crumb());
    const auto* here = page().findChild<BreadcrumbBar*>()->findChild<ElidedLabel*>();
    QVERIFY(here && here->fullText().endsWith(QStringLiteral(" · choice")));
    crumb()->click();
    QTRY_VERIFY(nodeNamed("choice").isValid());
}

void CanvasWindowTest::saysWhichRuleAndEntryTakeAnOperator()
{
    open(tinyModel(), pairRule);

    const QString tip = operatorTip(*page().content().view(), nodeNamed("act"));

    for (const char* part : {"relu", "act", "pair", "second"})
        QVERIFY2(tip.contains(QLatin1String(part)), qPrintable(tip));
}

void CanvasWindowTest::saysHowFarTheNearestRuleGot()
{
    open(tinyModel(), missRule);

    const QString tip = operatorTip(*page().content().view(), nodeNamed("fc"));

    for (const char* part : {"almost", "1 of 2", "sigmoid"})
        QVERIFY2(tip.contains(QLatin1String(part)), qPrintable(tip));
}

void CanvasWindowTest::copiesTheNameFromTheMenu()
{
    open(tinyModel());

    choose(nodeNamed("act"), QStringLiteral("Copy name"));

    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("act"));
}

void CanvasWindowTest::selectsTheSectionFromTheMenu()
{
    open(tinyModel(), pairRule);

    choose(nodeNamed("act"), QStringLiteral("Select the section"));

    QCOMPARE(page().canvas().selection(), (std::vector{nodeNamed("fc"), nodeNamed("act")}));
}

void CanvasWindowTest::closesAndOpensAGroupFromTheMenu()
{
    open(tinyModel(), pairRule);
    const auto toggle = [this](const char* text) {
        QMenu menu;
        page().menu().fill(menu, {{}, {}, 0});
        QAction* action = actionOf(menu, QLatin1String(text));
        QVERIFY2(action, text);
        action->trigger();
    };
    const auto isClosed = [this] { return page().content().view()->groups->groups.isClosed[0]; };

    toggle("Close pair");
    QTRY_VERIFY(isClosed());
    toggle("Open pair");

    QTRY_VERIFY(!isClosed());
}

void CanvasWindowTest::offersTheCommandsBesideTheCards()
{
    open(tinyModel());
    QMenu menu;

    page().menu().fill(menu, {});

    QVERIFY(menu.actions().contains(m_window->action(CommandId::FitView)));
    QVERIFY(menu.actions().contains(m_window->action(CommandId::ExpandAll)));
}

void CanvasWindowTest::saysThatAGraphIsEmpty()
{
    open(R"({"format": "fusewright-graph", "version": 1, "nodes": []})");

    QVERIFY(!page().canvas().isVisible());
}

void CanvasWindowTest::hasItsToolBarWithAModelAlone()
{
    const auto* tools = m_window->findChild<QToolBar*>(QStringLiteral("tools"));
    QVERIFY(!tools->isVisible());

    open(tinyModel());

    QVERIFY(tools->isVisible());
}

void CanvasWindowTest::forgetsTheSelectionOfAnotherGraph()
{
    open(nestedModel);
    page().canvas().select({nodeNamed("choice")});

    m_program->workspace.model().enterNested(0);

    QTRY_VERIFY(nodeNamed("inner").isValid());
    QVERIFY(page().canvas().selection().empty());
}

void CanvasWindowTest::bringsTheProblemsToTheFront()
{
    open(tinyModel());
    const ProblemsPanel& problems = m_window->panels().problems();
    QVERIFY(problems.visibleRegion().isEmpty());
    auto* button = m_window->findChild<QToolButton*>(QStringLiteral("problemsButton"));

    button->click();
    QTRY_VERIFY(!problems.visibleRegion().isEmpty());
    button->click();

    QTRY_VERIFY(!problems.visibleRegion().isEmpty());
}

void CanvasWindowTest::searchesOnFromTheSelectedOperator()
{
    open(R"({"format": "fusewright-graph", "version": 1, "inputs": [{"name": "x"}], "nodes": [
        {"id": "a", "op": "relu", "inputs": ["x"]}, {"id": "b", "op": "relu", "inputs": ["a"]},
        {"id": "c", "op": "tanh", "inputs": ["b"]}, {"id": "d", "op": "relu", "inputs": ["c"]}]})");
    page().search().open();
    page().search().setQuery(QStringLiteral("op:relu"));
    QTRY_COMPARE(page().search().foundNodes().size(), std::size_t(3));

    m_program->workspace.model().selectNode(nodeNamed("c"));
    page().search().goNext();

    QCOMPARE(m_program->workspace.model().node(), nodeNamed("d"));

    // With the focus in the graph.
    QTest::keyClick(&page().canvas(), Qt::Key_F6);
    QCOMPARE(m_program->workspace.model().node(), nodeNamed("a"));
    QTest::keyClick(&page().canvas(), Qt::Key_F6, Qt::ShiftModifier);
    QCOMPARE(m_program->workspace.model().node(), nodeNamed("d"));
    page().search().close();
    QTest::keyClick(&page().canvas(), Qt::Key_F6);
    QCOMPARE(m_program->workspace.model().node(), nodeNamed("d"));
}

void CanvasWindowTest::picksNothingInThePictureOfAnotherModel()
{
    open(largeModel(40));
    ModelDocument& model = m_program->workspace.model();
    QTRY_VERIFY(page().canvas().scene().graph() == model.graph().get());
    page().canvas().setCurrent(nodeNamed("linear30"));
    int picks = 0;
    connect(&page().canvas(), &GraphCanvas::currentPicked, this, [&picks] { ++picks; });
    // The picture is of the model before by then, and larger.
    connect(&model, &ModelDocument::modelReplaced, this,
            [this] { QTest::keyClick(&page().canvas(), Qt::Key_Down); });

    m_window->open({m_folder.write(QStringLiteral("small.json"), tinyModel())});

    QTRY_VERIFY(page().canvas().scene().graph() == model.graph().get()
                && model.graph()->nodeCount() < 40);
    QCOMPARE(picks, 1);
    QVERIFY(!model.node().isValid());
}

void CanvasWindowTest::aLongModelOpensWithItsModulesClosedUntilThereAreRules()
{
    open(largeModel(200));
    const CanvasContent& content = page().content();
    QTRY_VERIFY(content.view() && !content.view()->picture->items.empty());
    QCOMPARE(content.choice().grouping, CanvasChoice::Grouping::Modules);
    QVERIFY(content.choice().areClosed && content.choice().foldsRepeats);
    const std::size_t cards = content.view()->picture->items.size();
    QVERIFY2(cards < 60, qPrintable(QString::number(cards)));

    page().canvas().zoomToActualSize();
    QVERIFY(!page().canvas().state().isFit);
    m_program->workspace.rules().document().setPlainText(QStringLiteral("r:\n  pattern:\n"));
    QTRY_VERIFY(m_program->workspace.fusion().isCurrent());
    QCOMPARE(content.choice().grouping, CanvasChoice::Grouping::Modules);

    m_program->workspace.rules().document().setPlainText(QString::fromUtf8(pairRule));
    QTRY_COMPARE(content.choice().grouping, CanvasChoice::Grouping::Sections);
    QVERIFY(!content.choice().areClosed);
    QTRY_VERIFY(content.view()->picture->items.size() > cards);
    QVERIFY(page().canvas().state().isFit);
}

void CanvasWindowTest::theInspectorIsAboutTheModuleWhoseCardIsClicked()
{
    open(largeModel(200));
    const CanvasContent& content = page().content();
    QTRY_VERIFY(content.view() && content.choice().areClosed);
    GraphCanvas& canvas = page().canvas();
    QTRY_VERIFY(!canvas.scene().isEmpty());
    const auto card = std::ranges::find(content.view()->picture->items, PictureItem::Kind::Group,
                                        &PictureItem::kind);
    QVERIFY(card != content.view()->picture->items.end());
    const NodeId first = card->node;

    QTest::mouseClick(canvas.viewport(), Qt::LeftButton, Qt::NoModifier,
                      canvas.probe().itemRect(first).center().toPoint());

    QTRY_VERIFY(canvas.selection().size() > 1);
    const auto* inspector = m_window->findChild<InspectorPanel*>();
    const QString told = QStringLiteral("layers\nModule, %1 operator(s)")
                             .arg(QString::number(canvas.selection().size()));
    QTRY_VERIFY2(inspector->text().contains(told), qPrintable(inspector->text()));
}

void CanvasWindowTest::aShortModelBehindALongOneIsDrawnInFull()
{
    open(largeModel(200));
    const CanvasContent& content = page().content();
    QTRY_VERIFY(content.choice().areClosed);

    open(largeModel(3));

    QTRY_COMPARE(content.view()->graph->nodeCount(), std::size_t(9));
    QCOMPARE(content.choice().grouping, CanvasChoice::Grouping::Sections);
    QVERIFY(!content.choice().areClosed && !content.choice().foldsRepeats);
    // The operators, what comes in and what goes out.
    QTRY_COMPARE(content.view()->picture->items.size(), std::size_t(11));
}

void CanvasWindowTest::saysThatAModelHasNoModules()
{
    open(R"({"format": "fusewright-graph", "version": 1, "name": "flat", "inputs": [{"name": "x"}],
        "nodes": [{"id": "a", "op": "relu", "inputs": ["x"]}], "outputs": ["a"]})");
    QAction& byModule = *m_window->action(CommandId::CollapseByModule);
    byModule.trigger();
    QVERIFY(!byModule.isChecked());
    QCOMPARE(m_window->statusBar()->currentMessage(), QStringLiteral("This model has no modules"));
}

void CanvasWindowTest::aFoldedRepeatShowsTheBlockOfTheSelectedOperator()
{
    open(largeModel(8), pairRule);
    m_window->action(CommandId::FoldRepeats)->trigger();
    const auto shownAt = [this](const char* name) {
        const Picture& picture = page().canvas().scene().picture();
        return picture.items[picture.itemOf[nodeNamed(name).index]].node;
    };
    const auto isFolded = [this] {
        const auto& repeats = page().canvas().scene().picture().repeats;
        return !repeats.empty() && repeats.front().isFolded;
    };
    QTRY_VERIFY(isFolded());
    QCOMPARE(shownAt("tanh5"), nodeNamed("tanh0"));

    m_program->workspace.model().selectNode(nodeNamed("tanh5"));
    QCOMPARE(shownAt("tanh5"), nodeNamed("tanh5"));
    QCOMPARE(shownAt("linear0"), nodeNamed("linear5"));

    m_window->action(CommandId::NextBlock)->trigger();
    QCOMPARE(m_program->workspace.model().node(), nodeNamed("tanh6"));
    QCOMPARE(shownAt("relu0"), nodeNamed("relu6"));
    m_window->action(CommandId::NextBlock)->trigger();
    m_window->action(CommandId::NextBlock)->trigger(); // There is no ninth.
    QCOMPARE(shownAt("relu0"), nodeNamed("relu7"));

    // Other rules, another picture, the same block.
    m_program->workspace.rules().document().setPlainText(QString::fromUtf8(missRule));
    QTRY_VERIFY(m_program->workspace.fusion().isCurrent()
                && page().content().view()->fusion == m_program->workspace.fusion().answer());
    QTRY_COMPARE(shownAt("relu0"), nodeNamed("relu7"));
    m_window->action(CommandId::PreviousBlock)->trigger();
    QCOMPARE(shownAt("relu0"), nodeNamed("relu6"));
}

void CanvasWindowTest::theBlockOfOneGraphIsNotThatOfTheNext()
{
    // The body of its last operator is like the graph around it.
    QByteArray outer = largeModel(8);
    const QByteArray body = outer;
    outer.replace("], \"outputs\": [\"tanh7\"]",
                  ",\n{\"id\": \"choice\", \"op\": \"if\", \"inputs\": [\"tanh7\"], "
                  "\"graphs\": {\"body\": "
                      + body + "}}]");
    open(outer, pairRule);
    m_window->action(CommandId::FoldRepeats)->trigger();
    const auto shown = [this] {
        const auto& repeats = page().canvas().scene().picture().repeats;
        return repeats.empty() || !repeats.front().isFolded ? -1 : int(repeats.front().shown);
    };
    QTRY_COMPARE(shown(), 0);
    m_program->workspace.model().selectNode(nodeNamed("choice"));
    m_window->action(CommandId::NextBlock)->trigger(); // From no repeat to the first.
    QCOMPARE(shown(), 1);

    page().canvas().setCurrent(nodeNamed("choice"));
    QTest::keyClick(&page().canvas(), Qt::Key_Return);

    QTRY_COMPARE(m_program->workspace.model().place().path.size(), std::size_t(1));
    QTRY_VERIFY(page().content().view()->graph == m_program->workspace.model().graph());
    QCOMPARE(shown(), 0);
}

void CanvasWindowTest::whoOpensAModuleKeepsItWhenRulesCome()
{
    open(largeModel(200));
    const CanvasContent& content = page().content();
    QTRY_VERIFY(content.view() && !content.view()->groups->titles.empty());
    m_window->action(CommandId::ExpandAll)->trigger();

    m_program->workspace.rules().document().setPlainText(QString::fromUtf8(pairRule));

    QTRY_VERIFY(m_program->workspace.fusion().isCurrent()
                && !m_program->workspace.fusion().answer()->rules.rules.empty());
    QCOMPARE(content.choice().grouping, CanvasChoice::Grouping::Modules);
}

void CanvasWindowTest::keepsWhatIsChosenWhileALargeModelIsDrawn_data()
{
    QTest::addColumn<bool>("folds");
    QTest::newRow("repeats folded, as it is at first") << true;
    QTest::newRow("nothing folded") << false;
}

void CanvasWindowTest::keepsWhatIsChosenWhileALargeModelIsDrawn()
{
    QFETCH(bool, folds);
    Workspace& workspace = m_program->workspace;
    CanvasContent& content = m_window->canvasPage().content();
    // Its picture is on its way by then.
    connect(&workspace.model(), &ModelDocument::modelReplaced, this, [&] {
        CanvasChoice choice = content.choice();
        choice.foldsRepeats = folds;
        content.setChoice(choice);
    });

    m_window->open({m_folder.write(QStringLiteral("large.json"), largeModel())});

    QTRY_VERIFY_WITH_TIMEOUT(content.view() && workspace.fusion().isCurrent()
                                 && content.view()->fusion == workspace.fusion().answer()
                                 && !content.job().isRunning(),
                             60'000);
    QCOMPARE(content.choice().foldsRepeats, folds);
    QCOMPARE(content.view()->picture->items.size() < 1'000, folds);
}

FUSEWRIGHT_TEST(CanvasWindowTest)
#include "tst_canvas_window.moc"
