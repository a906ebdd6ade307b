// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// The order of rules and the steps of a search, in the window as a user has it.

#include "app/gui/frame/program.h"
#include "app/gui/panels/order_links.h"
#include "app/gui/panels/window_panels.h"
#include "app/gui/picture/canvas_menu.h"
#include "app/gui/picture/canvas_page.h"
#include "app/gui/window/main_window.h"
#include "engine/graph/graph.h"
#include "tests/app/kit/window_test.h"
#include "tests/kit/test_program.h"
#include "tests/widgets/kit/model_file.h"
#include "widgets/canvas/graph_canvas.h"
#include "widgets/editor/code_editor.h"
#include "widgets/editor/rules_editor.h"
#include "widgets/match/match_panel.h"
#include "widgets/order/order_model.h"
#include "widgets/order/order_panel.h"
#include "widgets/order/order_table.h"
#include "widgets/order/step_panel.h"

#include <QAction>
#include <QMenu>
#include <QTableView>
#include <QTest>
#include <QTextCursor>

#include <algorithm>

using namespace fusewright;
using test::ModelFolder;

namespace {

const auto rules = QByteArray("pair:\n"
                              "  priority: 2\n"
                              "  pattern:\n"
                              "    a: {op_type: linear, child: b}\n"
                              "    b: {op_type: relu}\n"
                              "lone:\n"
                              "  priority: 1\n"
                              "  pattern:\n"
                              "    l: {op_type: linear}\n");
const auto sum = QByteArray("pair:\n"
                            "  priority: 2\n"
                            "  pattern:\n"
                            "    a: {op_type: linear, child: b}\n"
                            "    b: {op_type: add}\n");

} // namespace

class OrderWindowTest : public test::WindowTest {
    Q_OBJECT

private slots:
    void aMoveIsOneStepOfUndo();
    void aRivalIsShownInThePicture();
    void stepsMoveTheMarksAndTheTextForwardAndBack();
    void escapeTakesTheMarksAway();
    void theMenuOffersTheRuleUnderTheCaret();
    void theSearchIsDoneAgainWhenTheRuleChanges();
    void stepsLeaveWithTheModel();
    void theCommandStepsThroughWhatIsSelected();

private:
    void open(const QByteArray& text);
    CanvasPage& canvas() { return m_window->canvasPage(); }
    StepPanel& steps() { return m_window->panels().order().steps(); }
    OrderPanel& order() { return m_window->panels().order().order(); }
    /// The panel lies behind others.
    void raiseOrder()
    {
        m_window->action(CommandId::ShowOrder)->trigger();
        QTRY_VERIFY(order().model().facts()
                    && order().model().facts()->answer == m_program->workspace.fusion().answer());
        order().table().setFocus();
    }
    NodeId node(const char* name) const
    {
        return *m_program->workspace.model().graph()->findNode(name);
    }
    /// `NODE: TEXT`, in the order of the graph; what fails with a `!`.
    QStringList marks()
    {
        std::vector<CanvasMark> marks = canvas().marks(MarkSource::Step);
        std::ranges::sort(marks, {}, &CanvasMark::node);
        QStringList texts;
        for (const CanvasMark& mark : marks) {
            const auto name = m_program->workspace.model().graph()->nodeName(mark.node);
            texts << QString::fromStdString(std::string(name)) + ": " + mark.text
                    + (mark.kind == CanvasMark::Kind::Failing ? " !" : "");
        }
        return texts;
    }
    int caretLine() { return m_window->panels().editor().code().textCursor().blockNumber() + 1; }
};

void OrderWindowTest::open(const QByteArray& text)
{
    m_window->open({m_folder.write("r.yaml", text), m_folder.write("m.json", test::tinyModel())});
    QTRY_VERIFY(canvas().content().view() && m_program->workspace.fusion().isCurrent()
                && m_program->workspace.fusion().answer()->graph);
}

void OrderWindowTest::aMoveIsOneStepOfUndo()
{
    open(rules);
    raiseOrder();
    order().table().setCurrentRule(1);

    QTest::keyClick(&order().table(), Qt::Key_Up, Qt::ControlModifier);

    QTRY_VERIFY(m_program->workspace.rules().text().contains("lone:\n  priority: 3\n"));
    QTRY_COMPARE(order().changeText().count("sections"), 2);
    m_window->action(CommandId::Undo)->trigger();
    QCOMPARE(m_program->workspace.rules().text().toUtf8(), rules);
}

void OrderWindowTest::aRivalIsShownInThePicture()
{
    open(rules);
    raiseOrder();
    order().table().setCurrentRule(1);
    auto* rivals = order().findChild<QTableView*>("rivals");

    const QModelIndex pair = rivals->model()->index(0, 0);
    QTest::mouseClick(rivals->viewport(), Qt::LeftButton, {}, rivals->visualRect(pair).center());

    QTRY_COMPARE(canvas().canvas().selection(), std::vector{node("fc")});
}

void OrderWindowTest::stepsMoveTheMarksAndTheTextForwardAndBack()
{
    open(sum);

    emit canvas().menu().stepRequested(0, node("fc"));

    QTRY_VERIFY(steps().search());
    QCOMPARE(marks(), QStringList({"fc: "}));
    m_window->action(CommandId::StepForward)->trigger();
    QCOMPARE(marks(), QStringList({"fc: a"}));
    QCOMPARE(caretLine(), 4);
    m_window->action(CommandId::StepForward)->trigger();
    QCOMPARE(marks(), QStringList({"fc: a", "act: b? !"}));
    QCOMPARE(caretLine(), 5);
    QCOMPARE(m_program->workspace.model().node(), node("act"));
    m_window->action(CommandId::StepBack)->trigger();
    QCOMPARE(marks(), QStringList({"fc: a"}));
    QCOMPARE(caretLine(), 4);
    m_window->action(CommandId::NextStuckStep)->trigger();
    QCOMPARE(marks(), QStringList({"fc: a", "act: b? !"}));
}

void OrderWindowTest::escapeTakesTheMarksAway()
{
    open(sum);
    emit canvas().menu().stepRequested(0, node("fc"));
    QTRY_VERIFY(steps().search());

    emit steps().leaveRequested();

    QVERIFY(marks().isEmpty());
    QVERIFY(!steps().search());
    QVERIFY(!m_window->action(CommandId::StepForward)->isEnabled());
}

void OrderWindowTest::theMenuOffersTheRuleUnderTheCaret()
{
    open(rules);
    const auto offered = [this] {
        QMenu menu;
        canvas().menu().fill(menu, {.node = node("fc"), .value = {}, .group = {}});
        QStringList texts;
        for (const QAction* action : menu.actions())
            texts << action->text().remove('&');
        return texts;
    };

    m_window->panels().editor().goTo({{9, 6}, {9, 6}});
    QTRY_VERIFY(offered().contains("Step through lone here"));
    m_window->panels().editor().goTo({{4, 6}, {4, 6}});
    QTRY_VERIFY(offered().contains("Step through pair here"));
}

void OrderWindowTest::theSearchIsDoneAgainWhenTheRuleChanges()
{
    open(sum);
    emit canvas().menu().stepRequested(0, node("fc"));
    QTRY_VERIFY(steps().search());
    m_window->action(CommandId::StepForward)->trigger();

    QTextCursor add = m_program->workspace.rules().document().find("add");
    add.insertText("relu");

    QTRY_VERIFY(steps().search()->place.search.isMatch);
    QCOMPARE(steps().current(), 1);
    QCOMPARE(marks(), QStringList({"fc: a"}));
}

void OrderWindowTest::stepsLeaveWithTheModel()
{
    open(sum);
    emit canvas().menu().stepRequested(0, node("fc"));
    QTRY_VERIFY(steps().search());

    m_window->action(CommandId::CloseModel)->trigger();

    QTRY_VERIFY(!steps().search());
}

void OrderWindowTest::theCommandStepsThroughWhatIsSelected()
{
    open(rules);
    m_program->workspace.model().selectNode(node("act"));

    m_window->action(CommandId::StepThrough)->trigger();

    QTRY_VERIFY(steps().search());
    QCOMPARE(steps().search()->place.place, node("fc"));
    QVERIFY(steps().search()->place.search.isMatch);
}

FUSEWRIGHT_TEST(OrderWindowTest)
#include "tst_order_window.moc"
