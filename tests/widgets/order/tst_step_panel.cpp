// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/graph.h"
#include "engine/session/fusion_session.h"
#include "engine/session/step_session.h"
#include "tests/kit/test_program.h"
#include "tests/widgets/kit/fusion_answer.h"
#include "widgets/base/empty_page.h"
#include "widgets/base/theme.h"
#include "widgets/order/binding_model.h"
#include "widgets/order/step_panel.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QToolButton>

using namespace fusewright;

namespace {

const std::string stepRule = "pair:\n  pattern:\n    a: {op_type: linear, child: b}\n"
                             "    b: {op_type: relu}\n";
const char* const graph = "l:linear > t:tanh\nl > s:sigmoid";

} // namespace

class StepPanelTest : public QObject {
    Q_OBJECT

private slots:
    void modelsAreSound();
    void saysHowToBegin();
    void goesForwardAndBack();
    void jumpsToWhatIsStuck();
    void showsWhatEveryEntryHas();
    void staysAtTheStepWhenTheSearchIsDoneAgain();
    void escapeLeaves();
    void aRowIsAStep();

private:
    static std::shared_ptr<const RecordedSearch> searchOf(const char* text)
    {
        const auto answer = test::answerOf(text, stepRule);
        return std::make_shared<const RecordedSearch>(
            RecordedSearch{answer,
                           stepThrough(*answer->graph, answer->rules, answer->made.matches,
                                       {0, 0, *answer->graph->findNode("l")})});
    }
    static QString textAt(StepPanel& panel, int step)
    {
        return panel.model().index(step, StepModel::What).data().toString();
    }

    Theme m_theme;
};

void StepPanelTest::modelsAreSound()
{
    StepPanel panel(m_theme);
    const QAbstractItemModelTester steps(&panel.model());
    const QAbstractItemModelTester bindings(panel.findChild<BindingModel*>());

    panel.showSearch(searchOf(graph), StepPanel::At::First);
    panel.last();
    panel.clear();
}

void StepPanelTest::saysHowToBegin()
{
    StepPanel panel(m_theme);

    QCOMPARE(panel.findChild<EmptyPage*>()->title(), QString("No steps"));
    panel.forward();
    QCOMPARE(panel.current(), 0);
}

void StepPanelTest::goesForwardAndBack()
{
    StepPanel panel(m_theme);
    QSignalSpy changed(&panel, &StepPanel::stepChanged);
    panel.showSearch(searchOf(graph), StepPanel::At::First);

    QCOMPARE(panel.current(), 0);
    QCOMPARE(textAt(panel, 0), QString("Looks at l (linear)"));
    panel.forward();
    QCOMPARE(textAt(panel, panel.current()), QString("a takes l (linear)"));
    panel.back();
    panel.back();
    QCOMPARE(panel.current(), 0);
    panel.last();
    panel.forward();
    QCOMPARE(panel.current(), panel.stepCount() - 1);
    QCOMPARE(changed.size(), 4);
}

void StepPanelTest::jumpsToWhatIsStuck()
{
    StepPanel panel(m_theme);
    panel.showSearch(searchOf(graph), StepPanel::At::First);

    panel.nextStuck();

    QCOMPARE(textAt(panel, panel.current()),
             QString("b finds nothing: expected relu, found tanh, sigmoid (t)"));
    panel.nextStuck();
    QCOMPARE(panel.current(), panel.stepCount() - 1);
}

void StepPanelTest::showsWhatEveryEntryHas()
{
    StepPanel panel(m_theme);
    panel.showSearch(searchOf("l:linear > r:relu"), StepPanel::At::First);
    const auto* bindings = panel.findChild<BindingModel*>();
    const auto has = [&](int row) {
        return bindings->index(row, BindingModel::Has).data().toString();
    };

    QCOMPARE(has(0), QString());
    panel.forward();
    QCOMPARE(has(0), QString("l"));
    QCOMPARE(has(1), QString());
    panel.forward();
    QCOMPARE(has(1), QString("r"));
}

void StepPanelTest::staysAtTheStepWhenTheSearchIsDoneAgain()
{
    StepPanel panel(m_theme);
    panel.showSearch(searchOf(graph), StepPanel::At::First);
    panel.goTo(2);

    panel.showSearch(searchOf("l:linear > r:relu"), StepPanel::At::Same);

    QCOMPARE(panel.current(), 2);
    QCOMPARE(textAt(panel, 2), QString("b takes r (relu)"));
}

void StepPanelTest::escapeLeaves()
{
    StepPanel panel(m_theme);
    panel.showSearch(searchOf(graph), StepPanel::At::First);
    panel.show();
    QVERIFY(QTest::qWaitForWindowActive(&panel));
    QSignalSpy left(&panel, &StepPanel::leaveRequested);
    panel.focusSteps();

    QTest::keyClick(panel.findChild<QTableView*>("steps"), Qt::Key_Escape);

    QCOMPARE(left.size(), 1);
}

void StepPanelTest::aRowIsAStep()
{
    StepPanel panel(m_theme);
    panel.showSearch(searchOf(graph), StepPanel::At::First);
    panel.resize(600, 300);
    panel.show();
    auto* steps = panel.findChild<QTableView*>("steps");

    const QModelIndex third = panel.model().index(2, StepModel::What);
    QTest::mouseClick(steps->viewport(), Qt::LeftButton, {}, steps->visualRect(third).center());

    QCOMPARE(panel.current(), 2);
}

FUSEWRIGHT_TEST(StepPanelTest)
#include "tst_step_panel.moc"
