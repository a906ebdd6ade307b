// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// The differences as a user sees them: the Llama example, its panes in step, a click on a change.

#include "app/gui/compare/compare_page.h"

#include "app/gui/compare/compare_pane.h"
#include "app/gui/compare/strip_overlay.h"
#include "app/gui/frame/program.h"
#include "engine/graph/graph.h"
#include "engine/session/fusion_session.h"
#include "tests/app/kit/window_test.h"
#include "tests/kit/test_program.h"
#include "tests/widgets/kit/model_file.h"
#include "widgets/base/command_actions.h"
#include "widgets/base/elided_label.h"
#include "widgets/canvas/graph_canvas.h"
#include "widgets/diff/diff_panel.h"
#include "widgets/search/graph_search_bar.h"

#include <QComboBox>
#include <QSignalSpy>
#include <QTabBar>
#include <QTableView>
#include <QTest>
#include <QTextCursor>
#include <QTextDocument>
#include <QToolButton>
#include <QWheelEvent>

#include <algorithm>

using namespace fusewright;
using test::llama;
using test::llamaRules;
using test::ModelFolder;

namespace {

} // namespace

class ComparePageTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void makesNothingWhileHidden();
    void showsTheSameCardsAtTheSamePlaces();
    void foldsWhatRepeats();
    void coloursWhatBecomesOfSections();
    void drawsTheSectionsOfEachSide();
    void keepsSectionsOfRulesWhole();
    void movesAllPicturesTogether();
    void movesOneAloneWhenUnlocked();
    void selectsAChangeEverywhere();
    void selectsOnOnePictureAndTheOthersFollow();
    void staysInStepWhenAPictureIsHidden();
    void glidesToAChangeInAllPictures();
    void listsThePairOfOnePicture();
    void comparesWithTheRulesBeforeAnEdit();
    void comparesWithAnotherFile();
    void comparesTwoFilesOfOneName();
    void saysWhichFileCannotBeRead();
    void findsOperatorsInAllPictures();
    void leavesByEscapeOnceNothingIsSelected();
    void remembersWhatWasCompared();
    void showsOnePictureWithStrips();
    void emptiesWhenTheModelIsClosed();

private:
    void show();
    GraphCanvas& canvas(std::size_t place) const { return m_page->panes()[place]->canvas(); }
    std::size_t operatorsOf(std::size_t place, ChangeKind kind) const;
    void wheel(GraphCanvas& canvas);

    ModelFolder m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Program> m_program;
    std::unique_ptr<CommandActions> m_actions;
    std::unique_ptr<ComparePage> m_page;
};

void ComparePageTest::init()
{
    m_settings = std::make_unique<QSettings>(m_folder.path(QStringLiteral("settings.ini")),
                                             QSettings::IniFormat);
    m_program = std::make_unique<Program>(*m_settings, QString());
    m_actions = std::make_unique<CommandActions>(m_program->theme);
    Workspace& workspace = m_program->workspace;
    workspace.openRules(llamaRules);
    QVERIFY(test::openAndWait(workspace.model(), llama));
    QTRY_VERIFY(workspace.fusion().answer() && workspace.fusion().answer()->graph);
    m_page = std::make_unique<ComparePage>(workspace, m_program->theme, *m_actions);
    m_page->resize(1280, 800);
    m_page->setAnimated(false);
}

void ComparePageTest::cleanup()
{
    m_page.reset();
    m_program->workspace.clearJournals();
    m_program.reset();
}

void ComparePageTest::show()
{
    m_page->show();
    QTRY_VERIFY(m_page->content().view());
}

std::size_t ComparePageTest::operatorsOf(std::size_t place, ChangeKind kind) const
{
    const auto& classOf = canvas(place).scene().classes().classOf;
    return std::size_t(std::ranges::count(classOf, static_cast<std::uint32_t>(kind)));
}

void ComparePageTest::wheel(GraphCanvas& canvas)
{
    const QPointF at = canvas.viewport()->rect().center();
    QWheelEvent event(at, canvas.viewport()->mapToGlobal(at), {}, {0, 480}, Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(canvas.viewport(), &event);
}

void ComparePageTest::makesNothingWhileHidden()
{
    QVERIFY(!m_page->content().job().isRunning());

    show();
    m_page->hide();
    m_page->setSides({Side::O1, Side::O1, Side::O3});

    QVERIFY(!m_page->content().job().isRunning());
}

void ComparePageTest::showsTheSameCardsAtTheSamePlaces()
{
    show();

    QCOMPARE(m_page->panes().size(), 3U);
    for (const NodeId node : canvas(0).scene().graph()->nodes()) {
        const auto boxAt = [&](std::size_t place) {
            const CanvasScene& scene = canvas(place).scene();
            return scene.item(scene.itemOf(node)).box;
        };
        QVERIFY(boxAt(0) == boxAt(1) && boxAt(1) == boxAt(2));
    }
}

void ComparePageTest::foldsWhatRepeats()
{
    show();
    const auto drawn = [this](std::size_t place) {
        return canvas(place).scene().picture().items.size();
    };
    const std::size_t operators = m_page->content().view()->sides->graph->nodeCount();
    QVERIFY(drawn(0) < operators / 10);

    (*m_actions)[CommandId::FoldRepeats]->trigger();
    QTRY_VERIFY(drawn(0) > operators);
    QCOMPARE(drawn(2), drawn(0));
    const QByteArray stored = m_page->state();

    emit canvas(1).repeatPicked();
    QTRY_VERIFY(drawn(1) < operators / 10);

    m_page->restore(stored);
    QTRY_VERIFY(drawn(1) > operators);
}

void ComparePageTest::coloursWhatBecomesOfSections()
{
    show();

    // As `fusewright diff` says: 32 times 20, 9, 8, 8 and 6 operators become one section each.
    QCOMPARE(operatorsOf(1, ChangeKind::Merged), 32U * (20 + 9 + 8 + 8 + 6));
    QCOMPARE(operatorsOf(0, ChangeKind::Merged), operatorsOf(1, ChangeKind::Merged));
    QCOMPARE(operatorsOf(2, ChangeKind::Regrouped), 32U * 28);
    QCOMPARE(operatorsOf(2, ChangeKind::Merged), 7U);
}

void ComparePageTest::drawsTheSectionsOfEachSide()
{
    show();

    QCOMPARE(canvas(0).scene().picture().hulls.size(), 0U);
    for (const std::size_t place : {1U, 2U}) {
        const SideBySide& sides = *m_page->content().view()->sides;
        const Partition& partition = sides.compared.partitions[sides.partitionAt(place)].partition;
        const Picture& picture = canvas(place).scene().picture();
        for (const PictureItem& item : picture.items) {
            if (!item.node.isValid())
                continue;
            const std::uint32_t own = partition.sectionOf[item.node.index];
            std::size_t grounds = 0;
            for (const PictureHull& hull : picture.hulls) {
                if (!hull.box.contains(item.box.middle()))
                    continue;
                QCOMPARE(hull.group, own);
                ++grounds;
            }
            QCOMPARE(grounds, partition.sections[own].nodes.size() > 1 ? 1U : 0U);
        }
    }
}

/// Also where automatic fusion cuts them.
void ComparePageTest::keepsSectionsOfRulesWhole()
{
    show();

    const SideBySide& sides = *m_page->content().view()->sides;
    const Partition& automatic = sides.compared.partitions[sides.partitionAt(2)].partition;
    const Partition& byRules = sides.compared.partitions[sides.partitionAt(1)].partition;
    std::size_t cut = 0;
    std::vector<std::size_t> grounds(byRules.sections.size(), 0);
    for (const PictureHull& hull : canvas(1).scene().picture().hulls)
        ++grounds[hull.group];
    for (std::size_t section = 0; section < grounds.size(); ++section) {
        QVERIFY(grounds[section] <= 1);
        const auto& nodes = byRules.sections[section].nodes;
        const bool isCut = std::ranges::any_of(nodes, [&](NodeId node) {
            return automatic.sectionOf[node.index] != automatic.sectionOf[nodes.front().index];
        });
        cut += isCut && grounds[section] == 1 ? 1 : 0;
    }
    QVERIFY(cut > 0);
}

void ComparePageTest::movesAllPicturesTogether()
{
    show();
    const double before = canvas(0).zoom();

    wheel(canvas(1));

    QVERIFY(canvas(1).zoom() > before);
    QCOMPARE(canvas(0).zoom(), canvas(1).zoom());
    QCOMPARE(canvas(2).center(), canvas(1).center());
}

void ComparePageTest::movesOneAloneWhenUnlocked()
{
    show();
    const double before = canvas(0).zoom();
    QTest::mouseClick(m_page->findChild<QToolButton*>(QStringLiteral("lock")), Qt::LeftButton);

    wheel(canvas(1));

    QVERIFY(canvas(1).zoom() > before);
    QCOMPARE(canvas(0).zoom(), before);
}

void ComparePageTest::selectsAChangeEverywhere()
{
    show();
    QSignalSpy picked(m_page.get(), &ComparePage::nodesPicked);
    auto* changes = m_page->findChild<QTableView*>(QStringLiteral("changes"));

    QTest::mouseClick(changes->viewport(), Qt::LeftButton, {},
                      changes->visualRect(changes->model()->index(0, 0)).center());

    QCOMPARE(picked.size(), 1);
    QCOMPARE(canvas(0).selection().size(), 20U);
    QCOMPARE(canvas(1).selection(), canvas(0).selection());
    QCOMPARE(canvas(2).selection(), canvas(0).selection());
    QCOMPARE(m_program->workspace.model().node(), canvas(0).selection().front());
    QVERIFY(canvas(2).viewport()->rect().contains(
        canvas(2).probe().itemRect(canvas(0).selection().front()).center().toPoint()));
}

void ComparePageTest::selectsOnOnePictureAndTheOthersFollow()
{
    show();
    const NodeId node = canvas(2).probe().visibleNodes().front();
    m_program->workspace.model().selectNode(node);
    canvas(2).zoomToActualSize();

    QTest::mouseClick(canvas(2).viewport(), Qt::LeftButton, {},
                      canvas(2).probe().itemRect(node).center().toPoint());

    QCOMPARE(canvas(0).selection(), std::vector{node});
    QCOMPARE(canvas(0).current(), node);
}

void ComparePageTest::staysInStepWhenAPictureIsHidden()
{
    show();
    m_page->setLayoutOfPanes(ComparePage::Layout::Two);
    QTRY_COMPARE(m_page->content().view()->sides->shown.size(), 2U);

    m_page->diff().goNext();
    m_page->resize(1100, 800);

    for (const std::size_t place : {0U, 1U}) {
        QCOMPARE(canvas(place).selection().size(), 28U);
        const NodeId first = canvas(place).selection().front();
        QVERIFY(canvas(place).viewport()->rect().contains(
            canvas(place).probe().itemRect(first).center().toPoint()));
    }
}

void ComparePageTest::glidesToAChangeInAllPictures()
{
    show();
    m_page->setAnimated(true);
    const double before = canvas(0).zoom();

    m_page->diff().goNext();

    for (const std::size_t place : {0U, 1U, 2U})
        QTRY_VERIFY2(canvas(place).zoom() > 1.5 * before, qPrintable(QString::number(place)));
}

void ComparePageTest::listsThePairOfOnePicture()
{
    show();
    m_page->setLayoutOfPanes(ComparePage::Layout::One);
    QCOMPARE(operatorsOf(0, ChangeKind::Regrouped), 0U);

    auto* pairs = m_page->findChild<QTabBar*>();
    QTRY_VERIFY(pairs->height() >= pairs->sizeHint().height());
    QTest::mouseClick(pairs, Qt::LeftButton, {}, pairs->tabRect(1).center());

    QCOMPARE(operatorsOf(0, ChangeKind::Regrouped), 32U * 28);
}

void ComparePageTest::comparesWithTheRulesBeforeAnEdit()
{
    show();
    const auto before = m_program->workspace.fusion().answer();
    QTextCursor cursor =
        m_program->workspace.rules().document().find(QStringLiteral("llama2_qkv:"));
    QVERIFY(!cursor.isNull());
    cursor.movePosition(QTextCursor::StartOfLine);
    cursor.movePosition(QTextCursor::End, QTextCursor::KeepAnchor);
    cursor.removeSelectedText();
    QTRY_VERIFY(m_page->content().hasBefore());

    m_page->setSides({Side::O0, Side::Before, Side::O1});

    QTRY_VERIFY(m_page->content().view()->sides->shown.back() == Side::O1);
    QTRY_COMPARE(m_page->content().view()->sides->before, before);
    QVERIFY(operatorsOf(2, ChangeKind::Split) > 0);
    QCOMPARE(operatorsOf(2, ChangeKind::Merged), 0U);
}

void ComparePageTest::comparesWithAnotherFile()
{
    show();
    const QString path = m_folder.write(QStringLiteral("other.yaml"),
                                        "only:\n"
                                        "  pattern:\n"
                                        "    a: {op_type: pow, child: b}\n"
                                        "    b: {op_type: mean}\n");

    m_page->compareWithFile(path, 2);

    QTRY_VERIFY(m_page->content().view()->sides->find(Side::by(path.toStdString())));
    QTRY_VERIFY(m_page->content().view()->sides->shown.back().kind == Side::File);
    QVERIFY(operatorsOf(2, ChangeKind::Split) > 0);
    QVERIFY(m_page->panes()[2]->findChild<QComboBox*>()->currentText().contains(
        QStringLiteral("other.yaml")));
}

void ComparePageTest::comparesTwoFilesOfOneName()
{
    const QByteArray pow = "only:\n  pattern:\n    a: {op_type: pow, child: b}\n"
                           "    b: {op_type: mean}\n";
    const QByteArray silu = "only:\n  pattern:\n    a: {op_type: silu, child: b}\n"
                            "    b: {op_type: mul}\n";
    QDir(m_folder.path({})).mkpath(QStringLiteral("old"));
    QDir(m_folder.path({})).mkpath(QStringLiteral("new"));
    const QString before = m_folder.write(QStringLiteral("old/rules.yaml"), pow);
    const QString after = m_folder.write(QStringLiteral("new/rules.yaml"), silu);
    show();
    m_page->setLayoutOfPanes(ComparePage::Layout::Two);

    m_page->compareWithFile(before, 1);
    m_page->compareWithFile(after, 2);

    const std::vector<Side> both{Side::by(before.toStdString()), Side::by(after.toStdString())};
    QTRY_COMPARE(m_page->content().view()->sides->shown, both);
    QCOMPARE(operatorsOf(1, ChangeKind::Merged), 32U * 2);
    QCOMPARE(operatorsOf(1, ChangeKind::Split), 65U * 2);
    QCOMPARE(m_page->findChild<QTabBar*>()->tabText(0),
             QStringLiteral("o1 of old/rules.yaml → o1 of new/rules.yaml"));
}

void ComparePageTest::saysWhichFileCannotBeRead()
{
    show();

    m_page->compareWithFile(m_folder.path(QStringLiteral("gone.yaml")), 2);

    const auto says = [this] {
        const auto* facts = m_page->panes()[2]->findChild<ElidedLabel*>();
        return facts->fullText();
    };
    QTRY_COMPARE(says(), QStringLiteral("gone.yaml cannot be read; showing o1"));
}

void ComparePageTest::findsOperatorsInAllPictures()
{
    show();
    m_page->activateWindow();
    (*m_actions)[CommandId::FindNodes]->trigger();
    auto* search = m_page->findChild<GraphSearchBar*>();
    QVERIFY(search->isVisible());

    search->setQuery(QStringLiteral("op:softmax"));

    QTRY_COMPARE(canvas(0).highlight().size(), 32U);
    QCOMPARE(canvas(2).highlight(), canvas(0).highlight());
    search->goNext();
    QTRY_COMPARE(canvas(1).selection().size(), 1U);
}

void ComparePageTest::leavesByEscapeOnceNothingIsSelected()
{
    show();
    QSignalSpy left(m_page.get(), &ComparePage::leaveRequested);
    canvas(0).setSelection({canvas(0).probe().visibleNodes().front()});

    QTest::keyClick(&canvas(0), Qt::Key_Escape);
    QCOMPARE(left.size(), 0);
    QTest::keyClick(&canvas(0), Qt::Key_Escape);

    QCOMPARE(left.size(), 1);
}

void ComparePageTest::remembersWhatWasCompared()
{
    const QString path = m_folder.write(QStringLiteral("other.yaml"), "{}\n");
    show();
    m_page->setLayoutOfPanes(ComparePage::Layout::Two);
    m_page->compareWithFile(path, 2);
    m_page->setLocked(false);
    const QByteArray state = m_page->state();

    ComparePage again(m_program->workspace, m_program->theme, *m_actions);
    again.restore(state);

    QCOMPARE(again.panes().size(), 2U);
    QVERIFY(!again.isLocked());
    QCOMPARE(again.panes()[1]->side(), Side::by(path.toStdString()));
    QVERIFY(again.panes()[1]->findChild<QComboBox*>()->currentText().contains(
        QStringLiteral("other.yaml")));
    again.restore("no state");
    QCOMPARE(again.panes().size(), 3U);
    QFile::remove(path);
    again.restore(state);
    QCOMPARE(again.panes()[1]->side(), Side(Side::O3));
}

void ComparePageTest::showsOnePictureWithStrips()
{
    show();

    m_page->setLayoutOfPanes(ComparePage::Layout::One);

    QCOMPARE(m_page->panes().size(), 1U);
    QTRY_COMPARE(m_page->content().view()->sides->shown.size(), 3U);
    QVERIFY(m_page->panes()[0]->isVisible());
    QVERIFY(m_page->findChild<StripOverlay*>()->isVisible());
    QVERIFY(!m_page->findChild<QToolButton*>(QStringLiteral("lock"))->isVisible());
}

void ComparePageTest::emptiesWhenTheModelIsClosed()
{
    show();

    m_program->workspace.model().close();

    QVERIFY(!m_page->content().view());
    QVERIFY(!m_page->panes()[0]->isVisible());
}

FUSEWRIGHT_TEST(ComparePageTest)
#include "tst_compare_page.moc"
