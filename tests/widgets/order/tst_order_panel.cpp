// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/graph.h"
#include "tests/kit/test_program.h"
#include "tests/widgets/kit/editor_window.h"
#include "tests/widgets/kit/model_file.h"
#include "widgets/base/empty_page.h"
#include "widgets/order/order_model.h"
#include "widgets/order/order_panel.h"
#include "widgets/order/order_table.h"
#include "widgets/order/rival_model.h"
#include "widgets/order/rivalry_matrix.h"
#include "widgets/order/rivals_view.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QApplication>
#include <QDragEnterEvent>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>
#include <QTextDocument>
#include <QToolButton>

using namespace fusewright;
using test::EditorWindow;
using test::ModelFolder;

namespace {

const auto contest = QStringLiteral("# three rules\n"
                                    "lone:\n"
                                    "  priority: 1\n"
                                    "  pattern: {l: {op_type: linear}}\n"
                                    "dense:\n"
                                    "  priority: 3 # pairs\n"
                                    "  pattern:\n"
                                    "    l: {op_type: linear, child: r}\n"
                                    "    r: {op_type: relu}\n"
                                    "late:\n"
                                    "  priority: 1\n"
                                    "  pattern: {r: {op_type: relu}}\n");

} // namespace

class OrderPanelTest : public QObject {
    Q_OBJECT

private slots:
    void modelsAreSound();
    void asksForAModelThenForRules();
    void listsTheRulesAsTheyAreTried();
    void namesTheRivalsAndWhy();
    void showsWhatIsContestedWhereOneClicks();
    void saysWhatAMoveWouldChange();
    void pointingAtAButtonSaysWhatItWouldDo();
    void aMoveIsOneEditAndSaysWhatItChanged();
    void oneUndoTakesItBack();
    void movesAddUpWhileTheAnswerIsOnItsWay();
    void aRuleIsDraggedToItsPlace();
    void whatIsSelectedStaysSelected();
    void followsARuleOnceUntilItIsAnother();
    void saysWhenAPriorityIsShared();
    void theMatrixSaysWhoTakesFromWhom();
    void aCellChoosesThePairInTheLists();
    void theMatrixIsWalkedWithTheKeys();
    void aCellTellsAScreenReaderWhatItMeans();
    void twentyRulesHaveShortHeaders();
    void namesHaveRoomInANarrowPanel();

private:
    struct Scene {
        explicit Scene(const ModelFolder& folder, const QString& text = contest) : window(text)
        {
            test::openAndWait(window.model, folder.write("m.json", test::tinyModel()));
            window.waitForAnswer();
            panel = std::make_unique<OrderPanel>(window.fusion, window.theme);
            panel->resize(900, 300);
            panel->show();
        }
        QStringList names() const
        {
            QStringList names;
            for (int row = 0; row < panel->model().rowCount(); ++row)
                names << panel->model().index(row, OrderModel::Name).data().toString();
            return names;
        }
        /// Whether the newest facts are on screen.
        bool isShown() const
        {
            return window.fusion.isCurrent() && panel->model().facts()
                && panel->model().facts()->answer == window.fusion.answer();
        }
        RuleKey key(const char* name) const
        {
            return {window.tabs.current().name().toStdString(), name};
        }
        QString cell(int row, int column) const
        {
            return panel->model().index(row, column).data().toString();
        }

        EditorWindow window;
        std::unique_ptr<OrderPanel> panel;
    };

    ModelFolder m_folder;
};

void OrderPanelTest::modelsAreSound()
{
    Scene scene(m_folder);
    const QAbstractItemModelTester order(&scene.panel->model());
    const QAbstractItemModelTester rivals(scene.panel->findChild<RivalModel*>());
    const QAbstractItemModelTester matrix(scene.panel->findChild<RivalryMatrix*>());

    QTRY_VERIFY(scene.isShown());
    scene.panel->model().setOrder({2, 1, 0});
}

void OrderPanelTest::asksForAModelThenForRules()
{
    EditorWindow window;
    OrderPanel panel(window.fusion, window.theme);

    QCOMPARE(panel.findChild<EmptyPage*>()->title(), QString("No model"));
    QVERIFY(test::openAndWait(window.model, m_folder.write("m.json", test::tinyModel())));
    QTRY_COMPARE(panel.findChild<EmptyPage*>()->title(), QString("No rules"));
    window.setText(QStringLiteral("r:\n  pattern:\n    a: {op_typ: relu}\n"));
    QTRY_COMPARE(panel.findChild<EmptyPage*>()->title(), QString("No valid rules"));
}

void OrderPanelTest::listsTheRulesAsTheyAreTried()
{
    Scene scene(m_folder);

    QTRY_COMPARE(scene.names(), QStringList({"dense", "lone", "late"}));
    QCOMPARE(scene.cell(0, OrderModel::Sections), QString("1"));
    QCOMPARE(scene.cell(0, OrderModel::Contest), QString("2 / 0"));
    QCOMPARE(scene.cell(1, OrderModel::Sections), QString("0 of 1"));
    QCOMPARE(scene.cell(1, OrderModel::Priority), QString("1"));
    QVERIFY(!scene.panel->model().index(1, OrderModel::Name).data(Qt::DecorationRole).isNull());
    QVERIFY(scene.panel->model().index(0, OrderModel::Name).data(Qt::DecorationRole).isNull());
}

void OrderPanelTest::namesTheRivalsAndWhy()
{
    Scene scene(m_folder);
    QTRY_VERIFY(scene.isShown());

    scene.panel->table().setCurrentRule(0);

    const auto* rivals = scene.panel->findChild<RivalModel*>();
    QCOMPARE(rivals->rowCount(), 1);
    QCOMPARE(rivals->index(0, RivalModel::Rival).data().toString(), QString("dense"));
    QCOMPARE(rivals->index(0, RivalModel::Lost).data().toString(), QString("1"));
    QCOMPARE(rivals->index(0, RivalModel::Reason).data().toString(),
             QString("dense has the higher priority: 3 over 1"));
    QVERIFY(scene.panel->standingText().contains("It never wins"));
}

void OrderPanelTest::showsWhatIsContestedWhereOneClicks()
{
    Scene scene(m_folder);
    QTRY_VERIFY(scene.isShown());
    std::vector<NodeId> picked;
    connect(scene.panel.get(), &OrderPanel::nodesPicked, this,
            [&](const std::vector<NodeId>& nodes) { picked = nodes; });
    const Graph& graph = *scene.window.model.graph();

    OrderTable& table = scene.panel->table();
    const QModelIndex dense = table.model()->index(0, OrderModel::Name);
    QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, table.visualRect(dense).center());

    QCOMPARE(picked, (std::vector{*graph.findNode("fc"), *graph.findNode("act")}));
    auto* rivals = scene.panel->findChild<QTableView*>("rivals");
    const QModelIndex late = rivals->model()->index(1, RivalModel::Rival);
    QTest::mouseClick(rivals->viewport(), Qt::LeftButton, {}, rivals->visualRect(late).center());
    QCOMPARE(picked, std::vector{*graph.findNode("act")});
}

void OrderPanelTest::saysWhatAMoveWouldChange()
{
    Scene scene(m_folder);
    QTRY_VERIFY(scene.isShown());
    const QString before = scene.window.text();

    scene.panel->preview(0, 0);

    QTRY_VERIFY(scene.panel->changeText().contains("lone: sections 0 → 1"));
    QVERIFY(scene.panel->changeText().contains("dense: sections 1 → 0"));
    QVERIFY(scene.panel->changeText().contains("priority of lone: 1 → 4"));
    QCOMPARE(scene.window.text(), before);
    scene.panel->endPreview();
    QVERIFY(scene.panel->changeText().isEmpty());
}

void OrderPanelTest::pointingAtAButtonSaysWhatItWouldDo()
{
    Scene scene(m_folder);
    QTRY_VERIFY(scene.isShown());
    scene.panel->table().setCurrentRule(0);
    auto* up = scene.panel->findChild<QToolButton*>("up");

    QEnterEvent enter({}, {}, {});
    QApplication::sendEvent(up, &enter);

    QTRY_VERIFY(scene.panel->changeText().contains("lone: sections 0 → 1"));
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(up, &leave);
    QVERIFY(scene.panel->changeText().isEmpty());
}

void OrderPanelTest::aMoveIsOneEditAndSaysWhatItChanged()
{
    Scene scene(m_folder);
    QTRY_VERIFY(scene.isShown());

    scene.panel->moveTo(0, 0);

    QCOMPARE(scene.names(), QStringList({"lone", "dense", "late"}));
    QString expected = contest;
    expected.replace("priority: 1\n  pattern: {l:", "priority: 4\n  pattern: {l:");
    QCOMPARE(scene.window.text(), expected);
    QTRY_VERIFY(scene.panel->changeText().contains("lone: sections 0 → 1"));
    QVERIFY(scene.panel->changeText().contains("late: sections 0 → 1"));
    QCOMPARE(scene.cell(0, OrderModel::Sections), QString("1"));
}

void OrderPanelTest::oneUndoTakesItBack()
{
    Scene scene(m_folder);
    QTRY_VERIFY(scene.isShown());

    scene.panel->moveTo(1, 2);
    QTRY_COMPARE(scene.names(), QStringList({"lone", "late", "dense"}));
    QTRY_VERIFY(scene.isShown());
    scene.window.rules.document().undo();

    QCOMPARE(scene.window.text(), contest);
    QTRY_COMPARE(scene.names(), QStringList({"dense", "lone", "late"}));
}

void OrderPanelTest::movesAddUpWhileTheAnswerIsOnItsWay()
{
    Scene scene(m_folder);
    QTRY_VERIFY(scene.isShown());
    scene.panel->table().setCurrentRule(1);
    scene.panel->table().setFocus();

    QTest::keyClick(&scene.panel->table(), Qt::Key_Down, Qt::ControlModifier);
    QTest::keyClick(&scene.panel->table(), Qt::Key_Down, Qt::ControlModifier);

    QTRY_COMPARE(scene.names(), QStringList({"lone", "late", "dense"}));
    QTRY_VERIFY(scene.isShown());
    QCOMPARE(scene.window.fusion.answer()->made.matches.ruleOrder,
             (std::vector<std::uint32_t>{0, 2, 1}));
    QCOMPARE(scene.panel->currentRule(), std::optional(1U));
}

void OrderPanelTest::aRuleIsDraggedToItsPlace()
{
    Scene scene(m_folder);
    QTRY_VERIFY(scene.isShown());
    OrderTable& table = scene.panel->table();
    QSignalSpy hovered(&table, &OrderTable::hovered);
    const std::unique_ptr<QMimeData> data(
        table.model()->mimeData({table.model()->index(2, OrderModel::Name)}));
    const QPoint top = table.visualRect(table.model()->index(0, 0)).topLeft() + QPoint(4, 2);

    QDragEnterEvent enter(top, Qt::MoveAction, data.get(), Qt::LeftButton, {});
    QApplication::sendEvent(table.viewport(), &enter);
    QDragMoveEvent move(top, Qt::MoveAction, data.get(), Qt::LeftButton, {});
    QApplication::sendEvent(table.viewport(), &move);

    QVERIFY(move.isAccepted());
    QCOMPARE(hovered.size(), 1);
    QTRY_VERIFY(scene.panel->changeText().contains("late: sections 0 → 1"));
    QCOMPARE(scene.window.text(), contest);

    QDropEvent drop(top, Qt::MoveAction, data.get(), Qt::LeftButton, {});
    QApplication::sendEvent(table.viewport(), &drop);

    QTRY_COMPARE(scene.names(), QStringList({"late", "dense", "lone"}));
    QVERIFY(scene.window.text().contains("late:\n  priority: 4\n"));
}

void OrderPanelTest::whatIsSelectedStaysSelected()
{
    Scene scene(m_folder);
    QTRY_VERIFY(scene.isShown());
    scene.panel->table().setCurrentRule(2);

    scene.window.setText("new:\n  priority: 9\n  pattern: {x: {op_type: add}}\n" + contest);

    QTRY_COMPARE(scene.names(), QStringList({"new", "dense", "lone", "late"}));
    QCOMPARE(scene.panel->currentRule(), std::optional(3U));
}

void OrderPanelTest::followsARuleOnceUntilItIsAnother()
{
    Scene scene(m_folder);
    QTRY_VERIFY(scene.isShown());

    scene.panel->followRule(scene.key("late"));
    QCOMPARE(scene.panel->currentRule(), std::optional(2U));
    scene.panel->table().setCurrentRule(0);
    scene.panel->followRule(scene.key("late"));
    QCOMPARE(scene.panel->currentRule(), std::optional(0U));
    scene.panel->followRule(scene.key("dense"));
    QCOMPARE(scene.panel->currentRule(), std::optional(1U));

    // Not there yet.
    scene.window.setText("new:\n  pattern: {x: {op_type: add}}\n" + contest);
    scene.panel->followRule(scene.key("lone"));
    QTRY_VERIFY(scene.isShown());
    QTRY_COMPARE(scene.panel->currentRule(), std::optional(1U));
    QCOMPARE(scene.names().at(1), QString("lone"));
}

void OrderPanelTest::saysWhenAPriorityIsShared()
{
    Scene scene(m_folder,
                "a:\n  priority: &p 5\n  pattern: {l: {op_type: linear}}\n"
                "b:\n  priority: &q 4\n  pattern: {l: {op_type: linear}}\n"
                "c:\n  priority: 0\n  pattern: {l: {op_type: linear}}\n");
    QTRY_VERIFY(scene.isShown());
    const QString before = scene.window.text();

    scene.panel->moveTo(0, 1);

    QVERIFY(scene.panel->changeText().contains("shared by several rules"));
    QCOMPARE(scene.window.text(), before);
}

void OrderPanelTest::theMatrixSaysWhoTakesFromWhom()
{
    Scene scene(m_folder);
    QTRY_VERIFY(scene.isShown());

    const auto& matrix = *scene.panel->findChild<RivalryMatrix*>();
    QStringList rows;
    for (int row = 0; row < matrix.rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < matrix.columnCount(); ++column)
            cells << matrix.index(row, column).data().toString();
        rows << cells.join('|');
    }

    // dense takes the linear from lone and the relu from late, which want nothing both.
    QCOMPARE(rows, QStringList({"|1|1", "0||", "0||"}));
    QCOMPARE(matrix.index(0, 1).data(RivalryMatrix::ShareRole).toDouble(), 1.0);
    QCOMPARE(matrix.index(1, 0).data(RivalryMatrix::ShareRole).toDouble(), 0.0);
}

void OrderPanelTest::aCellChoosesThePairInTheLists()
{
    Scene scene(m_folder);
    QTRY_VERIFY(scene.isShown());
    std::vector<NodeId> picked;
    connect(scene.panel.get(), &OrderPanel::nodesPicked, this,
            [&](const std::vector<NodeId>& nodes) { picked = nodes; });
    RivalsView& view = scene.panel->rivals();
    view.showMatrix(true);
    MatrixTable& matrix = view.matrix();
    QTRY_VERIFY(matrix.isVisible());

    // late has lost against dense.
    const QModelIndex cell = matrix.model()->index(2, 0);
    QTest::mouseClick(matrix.viewport(), Qt::LeftButton, {}, matrix.visualRect(cell).center());

    QCOMPARE(scene.panel->currentRule(), std::optional(2U));
    const auto& rivals = *scene.panel->findChild<QTableView*>("rivals");
    QCOMPARE(rivals.currentIndex().siblingAtColumn(RivalModel::Rival).data().toString(),
             QString("dense"));
    QCOMPARE(picked, std::vector{*scene.window.model.graph()->findNode("act")});
    QCOMPARE(scene.panel->standingText(),
             QString("Of 1 contested operators, late gets 0 and dense gets 1\n"
                     "dense has the higher priority: 3 over 1"));
}

void OrderPanelTest::theMatrixIsWalkedWithTheKeys()
{
    Scene scene(m_folder);
    QTRY_VERIFY(scene.isShown());
    RivalsView& view = scene.panel->rivals();
    view.showMatrix(true);
    QTRY_VERIFY(view.matrix().isVisible());
    QCOMPARE(view.matrix().currentPair(), std::optional(RulePair{1, 1}));
    QSignalSpy picked(scene.panel.get(), &OrderPanel::nodesPicked);

    QTest::keyClick(&view.matrix(), Qt::Key_Right);
    QCOMPARE(view.matrix().currentPair(), std::optional(RulePair{1, 0}));
    QCOMPARE(scene.panel->currentRule(), std::optional(1U));
    QTest::keyClick(&view.matrix(), Qt::Key_Down);

    QCOMPARE(view.matrix().currentPair(), std::optional(RulePair{0, 0}));
    QCOMPARE(scene.panel->currentRule(), std::optional(0U));
    QCOMPARE(picked.size(), 0);
    QTest::keyClick(&view.matrix(), Qt::Key_Left);
    QTest::keyClick(&view.matrix(), Qt::Key_Return);
    QCOMPARE(picked.size(), 1);
}

void OrderPanelTest::aCellTellsAScreenReaderWhatItMeans()
{
    Scene scene(m_folder);
    QTRY_VERIFY(scene.isShown());
    RivalsView& view = scene.panel->rivals();
    view.showMatrix(true);

    QAccessibleInterface* table = QAccessible::queryAccessibleInterface(&view.matrix());

    QVERIFY(table && table->tableInterface());
    QCOMPARE(table->text(QAccessible::Name), view.matrix().accessibleName());
    QCOMPARE(table->tableInterface()->cellAt(0, 1)->text(QAccessible::Name),
             QString("Of 1 contested operators, dense gets 1 and lone gets 0\n"
                     "dense has the higher priority: 3 over 1"));
}

void OrderPanelTest::twentyRulesHaveShortHeaders()
{
    QString text;
    for (int rule = 0; rule < 20; ++rule)
        text += QStringLiteral("a_rule_with_a_long_name_%1:\n  pattern: {l: {op_type: linear}}\n")
                    .arg(rule);
    Scene scene(m_folder, text);
    QTRY_VERIFY(scene.isShown());
    scene.panel->resize(1600, 600);
    RivalsView& view = scene.panel->rivals();
    view.showMatrix(true);

    const QAbstractItemModel& matrix = *view.matrix().model();
    QCOMPARE(matrix.headerData(19, Qt::Horizontal).toString(), QString("20"));
    QCOMPARE(matrix.headerData(19, Qt::Horizontal, Qt::ToolTipRole).toString(),
             QString("a_rule_with_a_long_name_19"));
    // All columns are on screen at once.
    QTRY_VERIFY(view.matrix().viewport()->width() > 0);
    QVERIFY(view.matrix().columnViewportPosition(0) >= 0);
    int widest = 0;
    for (int column = 0; column < 20; ++column)
        widest = std::max(widest, view.matrix().columnWidth(column));
    QVERIFY(20 * widest <= 800);
}

void OrderPanelTest::namesHaveRoomInANarrowPanel()
{
    Scene scene(m_folder);
    QTRY_VERIFY(scene.isShown());

    scene.panel->resize(420, 700);

    QTRY_VERIFY(scene.panel->table().columnWidth(OrderModel::Name) >= 200);
    QVERIFY(scene.panel->table().isColumnHidden(OrderModel::Contest));
    scene.panel->resize(1200, 900);
    QTRY_VERIFY(!scene.panel->table().isColumnHidden(OrderModel::Contest));
}

FUSEWRIGHT_TEST(OrderPanelTest)
#include "tst_order_panel.moc"
