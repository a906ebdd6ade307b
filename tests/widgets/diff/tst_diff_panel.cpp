// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/graph.h"
#include "engine/hardware/hardware_catalogue.h"
#include "engine/session/fusion_session.h"
#include "engine/session/user_catalogue.h"
#include "engine/support/diagnostic.h"
#include "tests/engine/partition/partition_kit.h"
#include "tests/kit/test_program.h"
#include "tests/widgets/kit/fusion_answer.h"
#include "widgets/base/theme.h"
#include "widgets/diff/change_model.h"
#include "widgets/diff/cost_model.h"
#include "widgets/diff/cost_table.h"
#include "widgets/diff/diff_panel.h"
#include "widgets/diff/side_by_side.h"
#include "widgets/diff/size_chart.h"

#include <QAbstractItemModelTester>
#include <QHeaderView>
#include <QSignalSpy>
#include <QTabBar>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include <numeric>

using namespace fusewright;

namespace {

const std::vector sideNames{QStringLiteral("o0"), QStringLiteral("o1"), QStringLiteral("o3")};

} // namespace

class DiffPanelTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void modelsAreSound();
    void countsChangesAsTheCommandLineDoes();
    void timesAreThereWithAMachine();
    void whatDependsOnExtentsIsAFormula();
    void whatIsUnknownSaysWhatIsMissing();
    void takesOverWhatOnlyTheGraphDecides();
    void goesToAChange();
    void goesFromChangeToChange();
    void goesThroughTheChangesOfARow();
    void picksAllAlikeChanges();
    void listsTheOtherPair();
    void leavesOutAKind();
    void findsTheChangeOfAnOperator();
    void saysThatNothingIsCompared();
    void tellsTheCostsOfEverySide();
    void sortsCosts();
    void leadsToTheLargestSection();
    void countsOperatorsBySizeOfSection();

private:
    QTableView& changes() const
    {
        return *m_panel->findChild<QTableView*>(QStringLiteral("changes"));
    }
    QTableView& costs() const { return *m_costs->findChild<QTableView*>(QStringLiteral("costs")); }
    static QString cell(const QTableView& view, int row, int column)
    {
        return view.model()->index(row, column).data().toString();
    }
    static void click(QTableView& view, int row, int column)
    {
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {},
                          view.visualRect(view.model()->index(row, column)).center());
    }
    void press(const char* button)
    {
        QTest::mouseClick(m_panel->findChild<QToolButton*>(QLatin1String(button)), Qt::LeftButton);
    }

    Theme m_theme;
    std::shared_ptr<const FusionAnswer> m_llama;
    std::shared_ptr<const SideBySide> m_sides;
    std::unique_ptr<DiffPanel> m_panel;
    std::unique_ptr<CostTable> m_costs;
};

void DiffPanelTest::initTestCase()
{
    m_llama = test::llamaAnswer();
    m_sides = compareSides({.answer = m_llama,
                            .before = nullptr,
                            .sides = {Side::O0, Side::O1, Side::O3},
                            .known = nullptr});
}

void DiffPanelTest::init()
{
    m_panel = std::make_unique<DiffPanel>(m_theme);
    m_panel->resize(800, 400);
    m_panel->show();
    m_panel->setSides(m_sides, sideNames);
    m_costs = std::make_unique<CostTable>(m_theme);
    m_costs->resize(800, 400);
    m_costs->show();
    m_costs->setSides(m_sides, sideNames);
}

void DiffPanelTest::modelsAreSound()
{
    ChangeModel model;
    CostModel costModel;
    const auto mode = QAbstractItemModelTester::FailureReportingMode::QtTest;
    const QAbstractItemModelTester tester(&model, mode);
    const QAbstractItemModelTester costTester(&costModel, mode);

    model.show(m_sides, 1);
    costModel.show(m_sides, sideNames);

    QVERIFY(model.rowCount() > 0);
    QCOMPARE(costModel.rowCount(), 3);
}

void DiffPanelTest::timesAreThereWithAMachine()
{
    const QTableView& view = costs();
    const int atLeast = int(CostColumn::Seconds);
    const int ratio = int(CostColumn::SecondsRatio);
    QVERIFY(view.isColumnHidden(atLeast) && view.isColumnHidden(ratio));

    Diagnostics findings;
    const auto machines = userHardware({}, findings);
    auto answer = std::make_shared<FusionAnswer>(*m_llama);
    answer->machine = {machines, machines->find("sn40l")};
    QVERIFY(answer->machine);
    const auto timed = compareSides({.answer = answer,
                                     .before = nullptr,
                                     .sides = {Side::O0, Side::O1, Side::O3},
                                     .known = nullptr});
    m_costs->setSides(timed, sideNames);

    QVERIFY(!view.isColumnHidden(atLeast) && !view.isColumnHidden(ratio));
    // As `fusewright diff --hardware sn40l` says it.
    const QStringList seconds{QStringLiteral("113 ms"), QStringLiteral("48.3 ms"),
                              QStringLiteral("71.6 ms")};
    for (int row = 0; row < 3; ++row)
        QCOMPARE(cell(view, row, atLeast), seconds[row]);
    QCOMPARE(cell(view, 0, ratio), QLocale().toString(1.0, 'f', 2));
    QVERIFY(cell(view, 1, ratio) < cell(view, 2, ratio));

    // What is not known is told in the tip, where there is room.
    const auto partly = std::make_shared<SideBySide>(*timed);
    partly->secondsAtLeast.front().unknown = 162;
    m_costs->setSides(partly, sideNames);
    QCOMPARE(cell(view, 0, atLeast), QStringLiteral("≥ 113 ms"));
    QVERIFY(view.model()->index(0, atLeast).data(Qt::ToolTipRole).toString().contains("162"));

    // What the graph alone decides is taken over.
    const auto again = compareSides(
        {.answer = answer, .before = nullptr, .sides = {Side::O1, Side::O1O3}, .known = timed});
    QCOMPARE(again->secondsAtLeast.size(), again->compared.partitions.size());
    QCOMPARE(again->secondsAtLeast[0].known, timed->secondsAtLeast[0].known);
    QVERIFY(again->secondsAtLeast[3].known <= again->secondsAtLeast[1].known);

    m_costs->setSides(m_sides, sideNames);
    QVERIFY(view.isColumnHidden(atLeast) && view.isColumnHidden(ratio));
}

void DiffPanelTest::countsChangesAsTheCommandLineDoes()
{
    const std::vector<ChangeRow>& rows = m_sides->rows[0];
    const char* expected[] = {"llama2_rotary_embedding", "llama2_qkv", "llama2_self_attn",
                              "llama2_self_attn_proj", "llama2_ffn"};

    QCOMPARE(rows.size(), std::size(expected) + 1);
    for (std::size_t row = 0; row < std::size(expected); ++row) {
        QCOMPARE(rows[row].name, QLatin1String(expected[row]));
        QCOMPARE(rows[row].kind, ChangeKind::Merged);
        QCOMPARE(rows[row].changes.size(), 32U);
    }
    QCOMPARE(rows.back().kind, ChangeKind::Same);
    QCOMPARE(rows.back().changes.size(), 9U);
    QCOMPARE(m_sides->rows[1].front().kind, ChangeKind::Regrouped);
}

void DiffPanelTest::whatDependsOnExtentsIsAFormula()
{
    test::TypedGraph typed("in x f32 batch 1000000\n"
                           "in y f32 1000000\n"
                           "a = relu x : f32 batch 1000000\n"
                           "b = tanh a : f32 batch 1000000\n"
                           "c = relu y : f32 1000000\n");
    const auto answer = test::answerOf(std::make_shared<const Graph>(std::move(typed.graph)),
                                       "r:\n  priority: 1\n  heuristic: SAFE_GEMM\n  pattern:\n"
                                       "    a:\n      op_type: relu\n      child: b\n"
                                       "    b:\n      op_type: tanh\n");
    m_costs->setSides(compareSides({.answer = answer,
                                    .before = nullptr,
                                    .sides = {Side::O0, Side::O1, Side::O3},
                                    .known = nullptr}),
                      sideNames);
    const QTableView& view = costs();

    const auto point = [](double number) { return QLocale().toString(number, 'f', 2); };
    QCOMPARE(cell(view, 1, int(CostColumn::Bytes)), QString::fromUtf8("8.0 MB·batch + 8.0 MB"));
    QCOMPARE(view.model()->index(1, int(CostColumn::Bytes)).data(Qt::ToolTipRole).toString(),
             QString::fromUtf8("8,000,000·batch + 8,000,000 B"));
    QCOMPARE(cell(view, 0, int(CostColumn::Ratio)), point(1));
    QCOMPARE(cell(view, 1, int(CostColumn::Ratio)),
             QStringLiteral("%1 to %2").arg(point(0.5), point(0.67)));
}

void DiffPanelTest::whatIsUnknownSaysWhatIsMissing()
{
    test::TypedGraph typed("in x f32 16\na = relu x\nb = tanh a : f32 16\n");
    const auto answer = test::answerOf(std::make_shared<const Graph>(std::move(typed.graph)), "");
    m_costs->setSides(compareSides({.answer = answer,
                                    .before = nullptr,
                                    .sides = {Side::O0, Side::O1, Side::O3},
                                    .known = nullptr}),
                      sideNames);

    const QModelIndex ratio = costs().model()->index(1, int(CostColumn::Ratio));
    QCOMPARE(ratio.data().toString(), QStringLiteral("unknown"));
    QCOMPARE(ratio.data(Qt::ToolTipRole).toString(),
             QStringLiteral("Unknown, as the size of a is: the model says nothing of it"));
}

void DiffPanelTest::takesOverWhatOnlyTheGraphDecides()
{
    const auto again = compareSides({.answer = m_llama,
                                     .before = m_llama,
                                     .sides = {Side::Before, Side::O1},
                                     .known = m_sides});

    QCOMPARE(again->compared.partitions[2].partition, m_sides->compared.partitions[2].partition);
    QCOMPARE(changeCounts(again->compared.pairs[0].diff)[std::size_t(ChangeKind::Same)], 169U);
}

void DiffPanelTest::goesToAChange()
{
    QSignalSpy picked(m_panel.get(), &DiffPanel::nodesPicked);

    click(changes(), 1, 0);

    QCOMPARE(picked.size(), 1);
    const auto nodes = picked[0][0].value<std::vector<NodeId>>();
    QCOMPARE(nodes.size(), 9U);
    QCOMPARE(picked[0][1].value<NodeId>(), nodes.front());
}

void DiffPanelTest::goesFromChangeToChange()
{
    QSignalSpy picked(m_panel.get(), &DiffPanel::nodesPicked);

    press("nextChange");
    press("nextChange");
    QCOMPARE(changes().currentIndex().row(), 1);
    press("previousChange");

    QCOMPARE(changes().currentIndex().row(), 0);
    QCOMPARE(picked.size(), 3);
    QCOMPARE(picked[2][1].value<NodeId>(), picked[0][1].value<NodeId>());
    QCOMPARE(picked[1][0].value<std::vector<NodeId>>().size(), 9U);
}

void DiffPanelTest::goesThroughTheChangesOfARow()
{
    QSignalSpy picked(m_panel.get(), &DiffPanel::nodesPicked);
    m_panel->goNext();

    for (int step = 0; step < 32; ++step)
        m_panel->goNextAlike();
    m_panel->goPreviousAlike();

    QCOMPARE(changes().currentIndex().row(), 0);
    QCOMPARE(picked.size(), 34);
    QVERIFY(picked[0][1].value<NodeId>() != picked[1][1].value<NodeId>());
    // There are 32 of them, and after the last comes the first.
    QCOMPARE(picked[32][1].value<NodeId>(), picked[0][1].value<NodeId>());
    QCOMPARE(picked[33][1].value<NodeId>(), picked[31][1].value<NodeId>());
}

void DiffPanelTest::picksAllAlikeChanges()
{
    click(changes(), 1, 0);
    QSignalSpy picked(m_panel.get(), &DiffPanel::nodesPicked);

    QTest::keyClick(&changes(), Qt::Key_Return);

    QCOMPARE(picked.size(), 1);
    QCOMPARE(picked[0][0].value<std::vector<NodeId>>().size(), 32U * 9);
}

void DiffPanelTest::listsTheOtherPair()
{
    auto* pairs = m_panel->findChild<QTabBar*>();

    QTest::mouseClick(pairs, Qt::LeftButton, {}, pairs->tabRect(1).center());

    QCOMPARE(m_panel->pair(), 1U);
    QCOMPARE(cell(changes(), 0, int(ChangeColumn::Name)),
             QStringLiteral("llama2_rotary_embedding + llama2_self_attn"));
    QCOMPARE(cell(changes(), 0, int(ChangeColumn::Times)), QStringLiteral("32×"));
}

void DiffPanelTest::leavesOutAKind()
{
    press("merged");
    QCOMPARE(changes().model()->rowCount(), 1);

    press("same");
    QVERIFY(!changes().isVisible());

    press("merged");
    QCOMPARE(changes().model()->rowCount(), 5);
}

void DiffPanelTest::findsTheChangeOfAnOperator()
{
    const std::uint32_t second = m_sides->rows[0][2].changes[1];
    const NodeId node = m_sides->compared.pairs[0].diff.changes[second].nodes.back();
    QSignalSpy picked(m_panel.get(), &DiffPanel::nodesPicked);

    m_panel->showNode(node);

    QCOMPARE(changes().currentIndex().row(), 2);
    QCOMPARE(picked.size(), 0);
}

void DiffPanelTest::saysThatNothingIsCompared()
{
    m_panel->setSides(nullptr, {});

    QVERIFY(!changes().isVisible());
    QVERIFY(!m_panel->findChild<QToolButton*>(QStringLiteral("nextChange"))->isEnabled());
}

void DiffPanelTest::tellsTheCostsOfEverySide()
{
    QCOMPARE(cell(costs(), 0, int(CostColumn::Sections)), QStringLiteral("1,641"));
    QCOMPARE(cell(costs(), 1, int(CostColumn::Sections)), QStringLiteral("169"));
    QCOMPARE(cell(costs(), 1, int(CostColumn::Folds)), QStringLiteral("14"));
    QCOMPARE(cell(costs(), 1, int(CostColumn::Ratio)), QStringLiteral("0.19"));
    QCOMPARE(cell(costs(), 2, int(CostColumn::Covered)), QStringLiteral("1,383"));
    QCOMPARE(cell(costs(), 2, int(CostColumn::Ratio)), QStringLiteral("0.53"));
}

void DiffPanelTest::sortsCosts()
{
    const QHeaderView& header = *costs().horizontalHeader();

    QTest::mouseClick(
        header.viewport(), Qt::LeftButton, {},
        {header.sectionViewportPosition(int(CostColumn::Sections)) + 8, header.height() / 2});

    QCOMPARE(cell(costs(), 0, 0), QStringLiteral("o1"));
    QCOMPARE(cell(costs(), 2, 0), QStringLiteral("o0"));
}

void DiffPanelTest::leadsToTheLargestSection()
{
    QSignalSpy picked(m_costs.get(), &CostTable::nodesPicked);
    QSignalSpy partition(m_costs.get(), &CostTable::partitionPicked);

    click(costs(), 1, int(CostColumn::Largest));

    QCOMPARE(partition[0][0].value<std::size_t>(), 1U);
    QCOMPARE(picked[0][0].value<std::vector<NodeId>>().size(), 20U);
}

void DiffPanelTest::countsOperatorsBySizeOfSection()
{
    const SizeSteps steps = sizeSteps(m_sides->compared.partitions[1].partition);

    QCOMPARE(steps.operators[0], 9U);
    QCOMPARE(steps.sections[3], 32U * 3);
    QCOMPARE(steps.operators[5], 32U * 20);
    QCOMPARE(std::accumulate(steps.operators.begin(), steps.operators.end(), std::size_t{0}),
             m_llama->graph->nodeCount());
}

FUSEWRIGHT_TEST(DiffPanelTest)
#include "tst_diff_panel.moc"
