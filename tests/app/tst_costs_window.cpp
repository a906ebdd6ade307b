// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// What sections cost on a machine, in the window.

#include "app/gui/picture/canvas_page.h"
#include "engine/graph/graph.h"
#include "engine/session/fusion_session.h"
#include "tests/app/kit/window_test.h"
#include "tests/kit/test_program.h"
#include "widgets/base/choice_box.h"
#include "widgets/base/elided_label.h"
#include "widgets/canvas/graph_canvas.h"
#include "widgets/costs/account_dialog.h"
#include "widgets/costs/costs_panel.h"
#include "widgets/costs/extent_sliders.h"
#include "widgets/costs/roofline_view.h"
#include "widgets/document/workspace.h"
#include "widgets/match/section_rows.h"

#include <QAction>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QSlider>
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>

using namespace fusewright;

namespace {

const QByteArray symbolic = R"({"format": "fusewright-graph", "version": 1,
    "inputs": [{"name": "x", "dtype": "f32", "shape": ["batch", 64]}],
    "constants": [{"name": "w", "dtype": "f32", "shape": [64, 64]}],
    "nodes": [{"id": "y", "op": "linear", "inputs": ["x", "w"]}], "outputs": ["y"]})";

} // namespace

class CostsWindowTest : public test::WindowTest {
    Q_OBJECT

private slots:
    void aMachineIsChosen();
    void rowsAndDotsAndOperatorsAreTheSame();
    void operatorsOfSeveralSectionsAreToldInAll();
    void aLowPanelTellsInOneLine();
    void aPeakOfAnotherTypeIsTold();
    void figuresHaveTheirSources();
    void numbersLeadToFormulasAndSources();
    void theAccountFollowsTheSelectedSection();
    void otherModesCostSomethingElse();
    void symbolicExtentsGetNumbers();
    void wrongExtentsAreToldWithoutAMachineToo();
    void slidersMoveSectionsAcrossTheRidge();
    void sectionsSayWhatTheyWaitFor();
    void aReportTellsTheCosts();
    void aMachineIsRemembered();
    void sectionsWithoutATimeSayWhy();
    void anotherModelHasNoSelectedRow();

private:
    void open(const QStringList& files);
    void choose(const QString& machine);
    QStringList example() const
    {
        return {QStringLiteral(FUSEWRIGHT_EXAMPLES "/llama2-7b.json"),
                QStringLiteral(FUSEWRIGHT_EXAMPLES "/llama2.yaml")};
    }
    LiveFusion& fusion() { return m_program->workspace.fusion(); }
    CanvasPage& page() { return m_window->canvasPage(); }
    CostsPanel& panel() { return *m_window->findChild<CostsPanel*>(); }
    RooflineView& roofline() { return *panel().findChild<RooflineView*>(); }
    bool isCosted()
    {
        const CanvasView* const view = page().content().view();
        return panel().content() && view && panel().content()->of.answer == view->fusion
            && panel().content()->of.shown == view->made && view->fusion == fusion().answer();
    }
    AccountDialog* account() { return m_window->findChild<AccountDialog*>(); }
    /// Each with its four columns, whatever it is below.
    QStringList accountRows()
    {
        QStringList rows;
        const QAbstractItemModel& model = account()->model();
        const auto add = [&](const QModelIndex& index) {
            QStringList texts;
            for (int column = 0; column < model.columnCount(); ++column)
                texts.append(index.siblingAtColumn(column).data().toString());
            rows.append(texts.join(QLatin1Char('|')));
        };
        for (int group = 0; group < model.rowCount(); ++group) {
            const QModelIndex parent = model.index(group, 0);
            add(parent);
            for (int row = 0; row < model.rowCount(parent); ++row)
                add(model.index(row, 0, parent));
        }
        return rows;
    }
    bool says(const QString& words)
    {
        const auto labels = panel().findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&](const QLabel* label) {
            return label->isVisible()
                && (label->text().contains(words) || label->toolTip().contains(words));
        });
    }
    int linesShown()
    {
        return int(
            std::ranges::count_if(panel().findChildren<ElidedLabel*>(), &QWidget::isVisible));
    }
};

void CostsWindowTest::open(const QStringList& files)
{
    m_window->open(files);
    QTRY_VERIFY_WITH_TIMEOUT(m_program->workspace.model().isOpen() && fusion().isCurrent()
                                 && page().content().view()
                                 && page().content().view()->fusion == fusion().answer(),
                             20'000);
}

void CostsWindowTest::choose(const QString& machine)
{
    // A second time it would hide the panel.
    if (!panel().isVisible())
        m_window->action(CommandId::ShowCosts)->trigger();
    auto* const box = panel().findChild<ChoiceBox*>();
    const int row = box->findData(machine);
    QVERIFY(row > 0);
    box->setCurrentIndex(row);
    emit box->activated(row);
    QTRY_VERIFY_WITH_TIMEOUT(fusion().isCurrent() && isCosted(), 20'000);
}

void CostsWindowTest::aMachineIsChosen()
{
    open(example());
    QVERIFY(!panel().content());

    choose(QStringLiteral("SN40L"));

    QCOMPARE(fusion().answer()->machine->name, std::string("SN40L"));
    const HardwareCosts& costs = panel().content()->costs;
    QCOMPARE(costs.sections.size(), std::size_t(169));
    QVERIFY(costs.seconds.total());
    // Fusion by the rules is faster than without, and than automatic fusion.
    const auto& modes = panel().content()->facts.modes;
    QVERIFY(modes[1].seconds.known < modes[2].seconds.known);
    QVERIFY(modes[2].seconds.known < modes[0].seconds.known);
    // What does not fit is a finding at its rule.
    const auto problems = fusion().problems();
    const auto finding = std::ranges::find(problems, "may-not-fit", &Diagnostic::code);
    QVERIFY(finding != problems.end());
    QVERIFY(finding->message.find("llama2_ffn") != std::string::npos);
}

void CostsWindowTest::rowsAndDotsAndOperatorsAreTheSame()
{
    open(example());
    choose(QStringLiteral("A100"));
    const CostsContent& content = *panel().content();
    const std::uint32_t dearest = content.costs.dearest.front().fold;

    // The dot that takes longest is the first on the way through them.
    roofline().setFocus();
    QTest::keyClick(&roofline(), Qt::Key_Right);

    const std::vector<NodeId> nodes = nodesOfFold(*content.of.shown, dearest);
    QCOMPARE(page().canvas().selection(), nodes);
    QVERIFY(says(QStringLiteral("takes at least")));

    // Operators in the picture lead to their row.
    const std::uint32_t other = content.costs.dearest[1].fold;
    page().canvas().select({nodesOfFold(*content.of.shown, other).front()});
    auto* const tree = panel().findChild<QTreeView*>();
    QCOMPARE(tree->currentIndex().row(), 1);
}

void CostsWindowTest::operatorsOfSeveralSectionsAreToldInAll()
{
    open(example());
    choose(QStringLiteral("A100"));
    const CostsContent& content = *panel().content();
    const MadePartition& made = *content.of.shown;
    const std::uint32_t first = content.costs.dearest[0].fold;
    const std::uint32_t second = content.costs.dearest[1].fold;
    const std::vector<NodeId> ofSecond = nodesOfFold(made, second);
    const std::vector<NodeId> nodes{nodesOfFold(made, first).front(), ofSecond.front()};

    page().canvas().select(nodes);

    QVERIFY(
        says(QStringLiteral("The 2 selected operators are in 2 sections, which take at least")));
    auto* const tree = panel().findChild<QTreeView*>();
    QVERIFY(!tree->currentIndex().isValid());
    QVERIFY(roofline().isSelected(first) && roofline().isSelected(second));
    QVERIFY(!roofline().isSelected(content.costs.dearest[2].fold));
    QVERIFY(!panel().findChild<QToolButton*>()->isVisible());
    // Another machine says something else of them.
    choose(QStringLiteral("SN40L"));
    QVERIFY(
        says(QStringLiteral("The 2 selected operators are in 2 sections, which take at least")));
    choose(QStringLiteral("A100"));
    // All of one fold are one row again, and so is a row that is picked.
    page().canvas().select(ofSecond);
    QVERIFY(!roofline().isSelected(first) && roofline().isSelected(second));
    QVERIFY(says(QStringLiteral("takes at least")));
    page().canvas().select(nodes);
    tree->setCurrentIndex(tree->model()->index(0, 0, tree->model()->index(0, 0)));
    QVERIFY(says(QStringLiteral("takes at least")));
}

void CostsWindowTest::aLowPanelTellsInOneLine()
{
    open(example());
    choose(QStringLiteral("A100"));
    auto* const tree = panel().findChild<QTreeView*>();
    tree->setCurrentIndex(tree->model()->index(0, 0, tree->model()->index(0, 0)));
    QWidget* parent = &panel();
    while (parent && !qobject_cast<QDockWidget*>(parent))
        parent = parent->parentWidget();
    auto* const dock = qobject_cast<QDockWidget*>(parent);
    QVERIFY(dock);
    dock->setFloating(true);

    dock->resize(700, 240);
    // What is true of all of them, and of the selected one.
    QTRY_COMPARE(linesShown(), 2);
    const int rows = tree->height();
    QVERIFY2(rows > 110, qPrintable(QString::number(rows)));

    dock->resize(700, 600);
    QTRY_COMPARE(linesShown(), 0);
    QVERIFY(says(QStringLiteral("takes at least")));
}

void CostsWindowTest::aPeakOfAnotherTypeIsTold()
{
    open({m_folder.write(QStringLiteral("numbers.json"),
                         QByteArray(symbolic).replace("\"batch\"", "8"))});
    choose(QStringLiteral("SN40L"));
    auto* const tree = panel().findChild<QTreeView*>();

    tree->setCurrentIndex(tree->model()->index(0, 0, tree->model()->index(0, 0)));

    QVERIFY(says(QStringLiteral("compute in f32, for which the machine lists no peak, so that of "
                                "bf16 counts")));
    choose(QStringLiteral("A100"));
    tree->setCurrentIndex(tree->model()->index(0, 0, tree->model()->index(0, 0)));
    QVERIFY(says(QStringLiteral("takes at least")));
    QVERIFY(!says(QStringLiteral("lists no peak")));
}

void CostsWindowTest::figuresHaveTheirSources()
{
    open(example());
    choose(QStringLiteral("SN40L"));
    auto* const tree = panel().findChild<QTreeView*>();
    const QModelIndex figures = tree->model()->index(1, 0);

    for (int row = 0; row < tree->model()->rowCount(figures); ++row) {
        tree->setCurrentIndex(tree->model()->index(row, 0, figures));
        QVERIFY(says(QStringLiteral("Source: SambaNova SN40L RDU")));
    }
    QVERIFY(tree->model()->rowCount(figures) >= 6);
}

void CostsWindowTest::numbersLeadToFormulasAndSources()
{
    open(example());
    choose(QStringLiteral("A100"));
    roofline().setFocus();
    QTest::keyClick(&roofline(), Qt::Key_Right);
    QVERIFY(!account());

    auto* const button = panel().findChild<QToolButton*>();
    QVERIFY(button->isVisible());
    button->click();

    // The feed-forward takes longest: its first projection is a matrix multiplication.
    QVERIFY(account());
    const QStringList rows = accountRows();
    QVERIFY(rows.contains(QStringLiteral(
        "layers.0.gate_proj|184,683,593,728|gemm: 2*M*N*K: for each element of the result, a "
        "product and a sum over the shared extent|torch.utils.flop_counter of torch 2.6: mm, bmm, "
        "addmm, baddbmm")));
    QVERIFY(rows.filter(QStringLiteral("90,177,536|read, weight · bf16")).size() == 3);
    QVERIFY(rows.filter(QStringLiteral("peak of bf16: NVIDIA A100")).size() == 1);
    QCOMPARE(rows.front(), QStringLiteral("Operations|554,171,891,712||"));
}

void CostsWindowTest::theAccountFollowsTheSelectedSection()
{
    open(example());
    choose(QStringLiteral("A100"));
    roofline().setFocus();
    QTest::keyClick(&roofline(), Qt::Key_Right);
    auto* const tree = panel().findChild<QTreeView*>();
    emit tree->activated(tree->currentIndex());
    QVERIFY(account());
    const QStringList before = accountRows();

    QTest::keyClick(&roofline(), Qt::Key_Right);
    QVERIFY(accountRows() != before);

    // An operator of it is shown in the graph.
    auto* const view = account()->findChild<QTreeView*>();
    view->setCurrentIndex(view->model()->index(0, 0, view->model()->index(0, 0)));
    QCOMPARE(page().canvas().selection().size(), std::size_t(1));
    const Graph& graph = *panel().content()->of.answer->graph;
    QCOMPARE(
        QString::fromStdString(std::string(graph.nodeName(page().canvas().selection().front()))),
        view->currentIndex().data().toString());
}

void CostsWindowTest::otherModesCostSomethingElse()
{
    open(example());
    choose(QStringLiteral("SN40L"));
    const double byRules = panel().content()->costs.seconds.known;

    m_window->action(CommandId::PartitionO0)->trigger();

    QTRY_VERIFY_WITH_TIMEOUT(
        isCosted() && panel().content()->of.shown->partition.mode == FusionMode::O0, 20'000);
    QVERIFY(panel().content()->costs.seconds.known > byRules);
    QCOMPARE(panel().content()->facts.shownMode, std::string("o0"));
}

void CostsWindowTest::symbolicExtentsGetNumbers()
{
    open({m_folder.write(QStringLiteral("symbolic.json"), symbolic)});
    choose(QStringLiteral("A100"));
    QVERIFY(!panel().content()->costs.seconds.total());
    QVERIFY(says(QStringLiteral("Times need numbers for batch")));
    auto* const field = panel().findChild<QLineEdit*>();
    QVERIFY(field->isVisible());

    field->setText(QStringLiteral("batch=32"));
    emit field->editingFinished();

    QTRY_VERIFY_WITH_TIMEOUT(isCosted() && panel().content()->costs.seconds.total(), 20'000);
    QCOMPARE(panel().content()->costs.operations.known, 2.0 * 32 * 64 * 64);
    QVERIFY(!says(QStringLiteral("Times need numbers")));

    const std::pair<const char*, const char*> wrong[] = {
        {"batch is 32", "Write numbers from 1 to"},
        {"batch=0", "Write numbers from 1 to"},
        {"batch=99999999999", "Write numbers from 1 to"},
        {"batch=2 nope=3", "No extent of the model is called \"nope\". There are: batch."},
        {"batch=2, nope=3", "No extent of the model is called \"nope\". There are: batch."},
        {"batch=2, batch=3", "\"batch\" is there twice."}};
    for (const auto& [text, message] : wrong) {
        field->setText(QLatin1String(text));
        emit field->editingFinished();
        QVERIFY2(says(QLatin1String(message)), text);
        QCOMPARE(fusion().extents(), (std::vector<ExtentValue>{{"batch", 32}}));
    }

    // What was refused stays when other costs come.
    choose(QStringLiteral("H100"));
    QCOMPARE(field->text(), QLatin1String("batch=2, batch=3"));

    field->setText(QStringLiteral(" batch = 16 "));
    emit field->editingFinished();
    QCOMPARE(fusion().extents(), (std::vector<ExtentValue>{{"batch", 16}}));
    QVERIFY(!says(QStringLiteral("is there twice")));
}

void CostsWindowTest::wrongExtentsAreToldWithoutAMachineToo()
{
    open({m_folder.write(QStringLiteral("symbolic.json"), symbolic)});
    auto* const field = panel().findChild<QLineEdit*>();
    QVERIFY(field->isVisible());

    field->setText(QStringLiteral("nope=3"));
    emit field->editingFinished();

    QVERIFY(says(QStringLiteral("No extent of the model is called \"nope\"")));
    QVERIFY(fusion().extents().empty());
}

void CostsWindowTest::slidersMoveSectionsAcrossTheRidge()
{
    QCOMPARE(ExtentSliders::valueAt(0), std::int64_t(1));
    for (const std::int64_t value : {1, 2, 3, 8, 128, 2048, 131'072})
        QCOMPARE(ExtentSliders::valueAt(ExtentSliders::stepOf(value)), value);
    open({m_folder.write(QStringLiteral("symbolic.json"), symbolic)});
    choose(QStringLiteral("A100"));
    auto* const slider = panel().findChild<ExtentSliders*>()->findChild<QSlider*>();
    QVERIFY(slider->isVisible());

    const auto isAt = [this](std::int64_t batch) {
        return isCosted()
            && panel().content()->costs.operations.known == 2.0 * double(batch) * 64 * 64;
    };
    slider->setValue(ExtentSliders::stepOf(2));
    QTRY_VERIFY_WITH_TIMEOUT(isAt(2), 20'000);
    const double low = *panel().content()->costs.sections[0].intensity;
    auto* const tree = panel().findChild<QTreeView*>();
    tree->setCurrentIndex(tree->model()->index(0, 0, tree->model()->index(0, 0)));
    const QString selected = tree->currentIndex().data().toString();
    slider->setValue(ExtentSliders::stepOf(65'536));
    QTRY_VERIFY_WITH_TIMEOUT(isAt(65'536), 20'000);

    QVERIFY(*panel().content()->costs.sections[0].intensity > 5 * low);
    // What was selected is, too.
    QCOMPARE(tree->currentIndex().data().toString(), selected);
    QCOMPARE(panel().findChild<QLineEdit*>()->text(), QStringLiteral("batch=65536"));
    QCOMPARE(slider->value(), ExtentSliders::stepOf(65'536));
}

void CostsWindowTest::sectionsSayWhatTheyWaitFor()
{
    open(example());
    auto* const table = m_window->findChild<QTableView*>(QStringLiteral("sections"));
    QVERIFY(table->isColumnHidden(int(SectionColumn::AtLeast)));
    m_window->action(CommandId::ColorByBound)->trigger();
    const auto classes = [this] { return page().content().view()->classes; };
    QTRY_VERIFY_WITH_TIMEOUT(classes()->by == Coloring::Bound, 20'000);
    QVERIFY(classes()->classes.empty());

    choose(QStringLiteral("SN40L"));

    QTRY_VERIFY_WITH_TIMEOUT(classes()->classes.size() == 2, 20'000);
    QCOMPARE(classes()->classes[0].sectionCount, panel().content()->costs.memoryBound);
    QCOMPARE(classes()->classes[1].sectionCount, panel().content()->costs.computeBound);
    QVERIFY(!table->isColumnHidden(int(SectionColumn::AtLeast)));
    QVERIFY(!table->isColumnHidden(int(SectionColumn::WaitsFor)));
    const auto text = [table](SectionColumn column) {
        return table->model()->index(0, int(column)).data().toString();
    };
    QVERIFY(!text(SectionColumn::AtLeast).isEmpty());
    QCOMPARE(text(SectionColumn::WaitsFor), QStringLiteral("arithmetic"));
}

void CostsWindowTest::aReportTellsTheCosts()
{
    open(example());
    choose(QStringLiteral("SN40L"));

    const QString text = writtenReport();

    QVERIFY(text.contains(QStringLiteral("What it costs on SambaNova SN40L")));
    QVERIFY2(text.contains(QStringLiteral("--hardware SN40L")), qPrintable(text));
}

void CostsWindowTest::aMachineIsRemembered()
{
    open(example());
    choose(QStringLiteral("n150"));

    QCOMPARE(m_program->settings.value(QStringLiteral("session/machine")).toString(),
             QStringLiteral("n150"));
    auto* const box = panel().findChild<ChoiceBox*>();
    box->setCurrentIndex(0);
    emit box->activated(0);
    QTRY_VERIFY_WITH_TIMEOUT(fusion().isCurrent() && !fusion().answer()->machine, 20'000);
    QTRY_VERIFY(!panel().content());
}

void CostsWindowTest::sectionsWithoutATimeSayWhy()
{
    open({m_folder.write(QStringLiteral("symbolic.json"), symbolic)});
    choose(QStringLiteral("A100"));
    auto* const tree = panel().findChild<QTreeView*>();
    const QModelIndex group = tree->model()->index(0, 0);
    QCOMPARE(group.data().toString(), QStringLiteral("Sections whose time is unknown (1)"));

    tree->setCurrentIndex(tree->model()->index(0, 0, group));

    QCOMPARE(tree->currentIndex().data().toString(), QStringLiteral("linear \u00b7 y"));
    QVERIFY(says(QStringLiteral("The time is unknown because the number of operations of y "
                                "is unknown. An extent has no number yet.")));
}

void CostsWindowTest::anotherModelHasNoSelectedRow()
{
    open({m_folder.write(QStringLiteral("numbers.json"),
                         QByteArray(symbolic).replace("\"batch\"", "8"))});
    choose(QStringLiteral("A100"));
    auto* const tree = panel().findChild<QTreeView*>();
    tree->setCurrentIndex(tree->model()->index(0, 0, tree->model()->index(0, 0)));

    open(example());

    QTRY_VERIFY_WITH_TIMEOUT(isCosted() && panel().content()->costs.sections.size() > 100, 20'000);
    QVERIFY(!tree->currentIndex().isValid());
}

FUSEWRIGHT_TEST(CostsWindowTest)
#include "tst_costs_window.moc"
