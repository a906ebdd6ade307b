// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// The graph before and after rewriting, side by side, in the window.

#include "app/gui/stages/stage_page.h"

#include "app/gui/picture/canvas_page.h"
#include "app/gui/stages/stage_pane.h"
#include "engine/graph/graph.h"
#include "engine/rewrite/rewrite_run.h"
#include "tests/app/kit/window_test.h"
#include "tests/kit/test_program.h"
#include "widgets/canvas/graph_canvas.h"
#include "widgets/document/workspace.h"
#include "widgets/rewrite/rewrite_panel.h"

#include <QAction>
#include <QComboBox>
#include <QTest>
#include <QTreeView>

using namespace fusewright;

namespace {

const auto bert =
    QStringLiteral(FUSEWRIGHT_SOURCE_DIR "/tests/corpus/models/fx/captures/bert_base.fx.txt");

} // namespace

class StagePageTest : public test::WindowTest {
    Q_OBJECT

private slots:
    void bothSidesAreThere();
    void changesAreWalkedThrough();
    void whatIsSelectedIsSelectedOnBothSides();
    void camerasMoveTogether();
    void momentsAreChosen();
    void aRowOfTheListIsShownOnBothSides();
    void aDoubleClickLeadsToTheGraph();
    void withoutRewritingItSaysWhatToDo();

private:
    void compare();
    void key(Qt::Key key) { QTest::keyClick(&page().pane(0).canvas(), key); }
    StagePage& page() { return m_window->stagePage(); }
    const StageView* view() { return page().content().view(); }
    GraphCanvas& canvas(std::size_t side) { return page().pane(side).canvas(); }
    LiveFusion& fusion() { return m_program->workspace.fusion(); }
    ModelDocument& model() { return m_program->workspace.model(); }
    NodeId node(std::size_t side, const char* name) { return *view()->graph(side).findNode(name); }
};

void StagePageTest::compare()
{
    m_window->open({bert});
    QTRY_VERIFY(model().isOpen() && fusion().isCurrent());
    m_window->action(CommandId::UseComposites)->trigger();
    QTRY_VERIFY(fusion().isCurrent() && fusion().answer()->rewriting);
    m_window->action(CommandId::ShowBeforeAfter)->trigger();
    QTRY_VERIFY(view());
    QVERIFY(page().isVisible());
}

void StagePageTest::bothSidesAreThere()
{
    compare();

    QCOMPARE(view()->pair, (StagePair{0, 1}));
    QCOMPARE(view()->pictures[0].graph, model().ground());
    QCOMPARE(view()->changes().size(), std::size_t(37));
    QCOMPARE(canvas(0).scene().graph(), &view()->graph(0));
    // What is replaced has a colour on its side, what was made on the other.
    QCOMPARE(canvas(0).scene().classes().classOf[node(0, "gelu").index], 0U);
    QCOMPARE(canvas(1).scene().classes().classOf[node(1, "gelu.gelu").index], 0U);
    QCOMPARE(canvas(1).scene().classes().classOf[node(1, "linear_1").index], CanvasClasses::none);
}

void StagePageTest::changesAreWalkedThrough()
{
    compare();

    key(Qt::Key_N);

    const ChangedNodes first = view()->changes()[0];
    QCOMPARE(canvas(0).selection(), first.before);
    QCOMPARE(canvas(1).selection(), first.after);
    // The inspector tells of what the graph on screen has.
    QCOMPARE(model().graph()->nodeName(model().node()), view()->graph(1).nodeName(first.after[0]));

    key(Qt::Key_P);

    QCOMPARE(canvas(0).selection(), view()->changes().back().before);
}

void StagePageTest::whatIsSelectedIsSelectedOnBothSides()
{
    compare();
    const NodeId made = node(1, "gelu.gelu");

    canvas(1).select({made});

    QCOMPARE(canvas(0).selection(), std::vector<NodeId>{node(0, "gelu")});

    canvas(0).select({node(0, "linear_1"), node(0, "gelu")});

    QCOMPARE(canvas(1).selection(), (std::vector<NodeId>{node(1, "linear_1"), made}));
}

void StagePageTest::camerasMoveTogether()
{
    compare();
    canvas(0).setAnimated(false);
    canvas(0).setCurrent(node(0, "gelu_3"));
    canvas(0).read(node(0, "gelu_3"));
    const CanvasState here = canvas(0).state();
    const CanvasState there = canvas(1).state();

    QCOMPARE(here.anchor, node(0, "gelu_3"));
    QCOMPARE(there.zoom, here.zoom);
    const auto placeOf = [this](std::size_t side, NodeId which) {
        return canvas(side).probe().itemRect(which).center();
    };
    const QPointF apart = placeOf(0, node(0, "gelu_3")) - placeOf(1, node(1, "gelu_3.gelu"));
    QVERIFY(apart.manhattanLength() < 3);

    page().setLocked(false);
    canvas(0).zoomIn();

    QVERIFY(canvas(0).zoom() > canvas(1).zoom());
    page().setLocked(true);
    QCOMPARE(canvas(1).zoom(), canvas(0).zoom());
}

void StagePageTest::momentsAreChosen()
{
    compare();
    auto* const choice = page().pane(1).findChild<QComboBox*>(QStringLiteral("moment"));
    QCOMPARE(choice->count(), 2);

    emit choice->activated(0);

    QTRY_COMPARE(view()->pair, (StagePair{0, 0}));
    QVERIFY(view()->changes().empty());
    QCOMPARE(canvas(1).scene().graph(), &view()->graph(0));
}

void StagePageTest::aRowOfTheListIsShownOnBothSides()
{
    compare();
    page().content().setPair({1, 1});
    QTRY_COMPARE(view()->pair, (StagePair{1, 1}));
    auto* const tree = page().rewrites().findChild<QTreeView*>();
    const QModelIndex stage = tree->currentIndex();

    // What the rule replaced is on neither side: the pictures become those around its stage.
    emit tree->clicked(tree->model()->index(0, 0, stage));

    QTRY_COMPARE(view()->pair, (StagePair{0, 1}));
    QTRY_COMPARE(canvas(0).selection().size(), std::size_t(12));
    QCOMPARE(canvas(1).selection().size(), std::size_t(12));
}

void StagePageTest::aDoubleClickLeadsToTheGraph()
{
    compare();

    emit canvas(0).activated(node(0, "gelu_2"));

    QTRY_VERIFY(m_window->canvasPage().isVisible());
    QTRY_VERIFY(fusion().isCurrent() && fusion().shownStages() == 0);
    QTRY_COMPARE(model().node(), *model().ground()->findNode("gelu_2"));

    m_window->action(CommandId::ShowBeforeAfter)->trigger();
    QTRY_VERIFY(page().isVisible());
    key(Qt::Key_Escape);
    QVERIFY(m_window->canvasPage().isVisible());
}

void StagePageTest::withoutRewritingItSaysWhatToDo()
{
    compare();

    m_window->action(CommandId::UseComposites)->trigger();

    QTRY_VERIFY(!view());
    QVERIFY(!canvas(0).scene().graph());
}

FUSEWRIGHT_TEST(StagePageTest)
#include "tst_stage_page.moc"
