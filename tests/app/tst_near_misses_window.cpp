// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// A rule that stops short, as a user mends it: walk where it almost matches, take a fix, see the
// sections come back.

#include "app/gui/window/main_window.h"

#include "app/gui/frame/program.h"
#include "app/gui/panels/near_miss_links.h"
#include "app/gui/panels/order_links.h"
#include "app/gui/panels/window_panels.h"
#include "app/gui/picture/canvas_page.h"
#include "engine/graph/graph.h"
#include "tests/app/kit/window_test.h"
#include "tests/kit/test_program.h"
#include "tests/widgets/kit/model_file.h"
#include "widgets/canvas/graph_canvas.h"
#include "widgets/editor/code_editor.h"
#include "widgets/editor/quick_fixes.h"
#include "widgets/editor/rules_editor.h"
#include "widgets/match/match_model.h"
#include "widgets/match/match_panel.h"
#include "widgets/match/match_tree.h"
#include "widgets/order/step_panel.h"

#include <QAction>
#include <QMenu>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTest>
#include <QTextCursor>
#include <QTextDocument>

#include <algorithm>

using namespace fusewright;
using test::llama;
using test::llamaRules;
using test::ModelFolder;

namespace {

} // namespace

class NearMissesWindowTest : public test::WindowTest {
    Q_OBJECT

protected:
    void prepare() override;

private slots:
    void marksWhereTheRuleUnderTheCaretAlmostMatches();
    void takesTheMarksAwayWhenTheCaretLeavesTheRules();
    void remembersThatTheyAreNotWanted();
    void walksNearMissesWithTheKeys();
    void opensTheModuleThatANearMissIsIn();
    void saysWhyThereIsNothingToWalk();
    void makesAFixFromThePanelAsOneStep();
    void marksNothingInAPictureThatRulesDoNotMake();
    void saysNoMoreOfAMissThatIsMended();
    void saysNoMoreThatThereIsNoneWhenThatChanges();
    void offersTheFixInTheText();
    void makesNoFixOfATextThatHasChanged();
    void stepsThroughTheNearMissThatWasWalkedTo();
    void stepsThroughTheSameSearchAgain();
    void stepsThroughAnotherOperatorWhenThatIsSelected();
    void saysWhereTheRuleCanBeginWhenNothingIsSelected();
    void saysWhereTheRuleCanBeginAtAnOperatorThatItDoesNotTake();
    void matchesFollowTheRuleUnderTheCaret();
    void matchesStayWhereTheUserIsWhileTheCaretStaysInTheRule();

private:
    void breakRule();
    void putCaret(const QString& at);
    std::size_t sections() const;
    std::ptrdiff_t marks(CanvasMark::Kind kind);
    StepPanel& steps() { return m_window->panels().order().steps(); }
    NearMissLinks& links() { return *m_window->findChild<NearMissLinks*>(); }
    QString text() const { return m_program->workspace.rules().text(); }
};

void NearMissesWindowTest::prepare()
{
    const QString rules = m_folder.path(QStringLiteral("llama2.yaml"));
    QFile::remove(rules);
    QVERIFY(QFile::copy(llamaRules, rules));
    QFile(rules).setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    m_window->open({llama, rules});
    QTRY_COMPARE_WITH_TIMEOUT(sections(), std::size_t(32), 20'000);
    QTRY_VERIFY(m_window->canvasPage().content().view());
}

std::size_t NearMissesWindowTest::sections() const
{
    const auto& answer = m_program->workspace.fusion().answer();
    if (!answer || !answer->graph || !m_program->workspace.fusion().isCurrent())
        return 0;
    return static_cast<std::size_t>(
        std::ranges::count_if(answer->made.matches.matches, [&](const RuleMatch& match) {
            return answer->rules.rules[match.rule].name == "llama2_ffn";
        }));
}

std::ptrdiff_t NearMissesWindowTest::marks(CanvasMark::Kind kind)
{
    return std::ranges::count(m_window->canvasPage().canvas().marks(), kind, &CanvasMark::kind);
}

/// The feed-forward rule asks for another activation, and the caret is in it.
void NearMissesWindowTest::breakRule()
{
    QTextDocument& document = m_program->workspace.rules().document();
    const int rule = document.find(QStringLiteral("llama2_ffn:")).position();
    QTextCursor found = document.find(QStringLiteral("- silu"), rule);
    found.insertText(QStringLiteral("- relu"));
    found = document.find(QStringLiteral("- gelu"), rule);
    found.insertText(QStringLiteral("- tanh"));
    QTRY_VERIFY(m_program->workspace.fusion().isCurrent());
    QCOMPARE(sections(), std::size_t(0));
    putCaret(QStringLiteral("- relu"));
    QTRY_VERIFY(!links().walk().places().empty());
}

void NearMissesWindowTest::putCaret(const QString& at)
{
    CodeEditor& code = m_window->panels().editor().code();
    const QTextCursor found = m_program->workspace.rules().document().find(at);
    QVERIFY(!found.isNull());
    code.setTextCursor(found);
}

void NearMissesWindowTest::marksWhereTheRuleUnderTheCaretAlmostMatches()
{
    breakRule();

    QCOMPARE(marks(CanvasMark::Kind::Failing) > 32, true);
    const auto& all = m_window->canvasPage().canvas().marks();
    const auto says = [](const CanvasMark& mark) {
        return mark.text == QStringLiteral("silu_58: expected relu or tanh, found silu");
    };
    QCOMPARE(std::ranges::count_if(all, says), 32);
}

void NearMissesWindowTest::takesTheMarksAwayWhenTheCaretLeavesTheRules()
{
    breakRule();
    QVERIFY(marks(CanvasMark::Kind::Failing) > 0);

    putCaret(QStringLiteral("# Copyright"));

    QTRY_COMPARE(m_window->canvasPage().canvas().marks().size(), std::size_t(0));
}

void NearMissesWindowTest::remembersThatTheyAreNotWanted()
{
    breakRule();

    m_window->action(CommandId::ShowNearMisses)->trigger();

    QVERIFY(m_window->canvasPage().canvas().marks().empty());
    QVERIFY(!m_program->preferences.showsNearMisses.value());
    QVERIFY(!Preferences(*m_settings).showsNearMisses.value());
}

void NearMissesWindowTest::marksNothingInAPictureThatRulesDoNotMake()
{
    breakRule();
    QVERIFY(marks(CanvasMark::Kind::Failing) > 0);

    m_window->action(CommandId::PartitionO3)->trigger();
    QTRY_COMPARE(marks(CanvasMark::Kind::Failing), 0);
    // Who asks for one sees it.
    QTest::keyClick(&m_window->panels().editor().code(), Qt::Key_F7);
    QVERIFY(marks(CanvasMark::Kind::Failing) > 0);
}

void NearMissesWindowTest::walksNearMissesWithTheKeys()
{
    breakRule();
    QTRY_VERIFY(m_window->panels().matches().misses().isAdvised(*links().walk().rule()));
    const std::size_t count = links().walk().places().size();
    m_window->canvasPage().canvas().fit();

    QTest::keyClick(&m_window->panels().editor().code(), Qt::Key_F7);

    QCOMPARE(links().walk().current(), std::optional<std::size_t>(0));
    const QString said = m_window->statusBar()->currentMessage();
    QVERIFY2(said.startsWith(QStringLiteral("Near miss 1 of %1:").arg(count)), qPrintable(said));
    const NodeId end = links().walk().places()[0].told.failure->at;
    // What could be mended comes first.
    const Graph& graph = *m_program->workspace.model().graph();
    QCOMPARE(QString::fromStdString(std::string(graph.canonicalName(end))), QStringLiteral("silu"));
    QCOMPARE(m_program->workspace.model().node(), end);
    QTRY_VERIFY(m_window->canvasPage().canvas().zoom() >= 0.5);
    QVERIFY(marks(CanvasMark::Kind::Good) > 0);

    QTest::keyClick(&m_window->panels().editor().code(), Qt::Key_F7);
    QCOMPARE(links().walk().current(), std::optional<std::size_t>(1));
    QTest::keyClick(&m_window->panels().editor().code(), Qt::Key_F7, Qt::ShiftModifier);
    QTest::keyClick(&m_window->panels().editor().code(), Qt::Key_F7, Qt::ShiftModifier);
    QCOMPARE(links().walk().current(), std::optional<std::size_t>(count - 1));
}

void NearMissesWindowTest::saysNoMoreOfAMissThatIsMended()
{
    breakRule();
    QTest::keyClick(&m_window->panels().editor().code(), Qt::Key_F7);
    QVERIFY(m_window->statusBar()->currentMessage().startsWith(QStringLiteral("Near miss 1 ")));
    QSignalSpy said(&links(), &NearMissLinks::said);

    QTextDocument& document = m_program->workspace.rules().document();
    while (document.isUndoAvailable())
        document.undo();

    QTRY_COMPARE(sections(), std::size_t(32));
    QTRY_COMPARE(said.size(), 1);
    QCOMPARE(said[0][0].toString(), QString());
}

void NearMissesWindowTest::saysNoMoreThatThereIsNoneWhenThatChanges()
{
    QSignalSpy said(&links(), &NearMissLinks::said);
    QTextDocument& document = m_program->workspace.rules().document();
    QTextCursor rules(&document);
    rules.select(QTextCursor::Document);
    rules.insertText(QStringLiteral("Odd:\n  pattern:\n    a:\n      op_type: sqrt\n"));
    QTRY_VERIFY(m_program->workspace.fusion().isCurrent());
    putCaret(QStringLiteral("op_type"));
    QTRY_VERIFY(links().walk().rule());
    QTRY_VERIFY(m_window->panels().matches().misses().isAdvised(*links().walk().rule()));
    QVERIFY(links().walk().places().empty());
    QTest::keyClick(&m_window->panels().editor().code(), Qt::Key_F7);
    QCOMPARE(said.last()[0].toString(),
             QStringLiteral("Odd: no match possible: the model has no sqrt."));

    document.undo();

    QTRY_COMPARE(sections(), std::size_t(32));
    QTRY_COMPARE(said.last()[0].toString(), QString());
}

void NearMissesWindowTest::opensTheModuleThatANearMissIsIn()
{
    breakRule();
    CanvasContent& content = m_window->canvasPage().content();
    CanvasChoice closed = content.choice();
    closed.grouping = CanvasChoice::Grouping::Modules;
    closed.areClosed = true;
    content.setChoice(closed);
    // What could be mended is put first when that is known.
    QTRY_VERIFY(m_window->panels().matches().misses().isAdvised(*links().walk().rule()));
    const NodeId end = links().walk().places()[0].told.failure->at;
    QTRY_VERIFY(content.isClosedAround(end));
    const auto closedCount = [&] {
        return std::ranges::count(content.view()->groups->groups.isClosed, true);
    };
    const auto before = closedCount();

    QTest::keyClick(&m_window->panels().editor().code(), Qt::Key_F7);

    QTRY_VERIFY(!content.isClosedAround(end));
    GraphCanvas& canvas = m_window->canvasPage().canvas();
    QTRY_VERIFY(canvas.zoom() >= 0.5);
    const CanvasScene& scene = canvas.scene();
    QCOMPARE(scene.item(scene.itemOf(end)).kind, PictureItem::Kind::Operator);
    QVERIFY(canvas.selection().empty());
    // All others stay as they are.
    QVERIFY(before - closedCount() <= 3);
    QVERIFY(closedCount() > 30);
}

void NearMissesWindowTest::saysWhyThereIsNothingToWalk()
{
    const auto said = [this] {
        QTest::keyClick(&m_window->panels().editor().code(), Qt::Key_F7);
        return m_window->statusBar()->currentMessage();
    };
    putCaret(QStringLiteral("# Copyright"));
    QTRY_COMPARE(said(), QStringLiteral("Put the caret in a rule to see where it almost matches"));

    QTextCursor end(&m_program->workspace.rules().document());
    end.movePosition(QTextCursor::End);
    end.insertText(QStringLiteral("broken:\n  pattern:\n    only: {op_typ: relu}\n"));
    putCaret(QStringLiteral("only:"));
    QTRY_COMPARE(said(),
                 QStringLiteral("broken has errors. Fix them to see where it almost "
                                "matches."));

    m_program->workspace.tabs().current().setTicked(false);
    QTRY_COMPARE(said(), QStringLiteral("Tick llama2.yaml to see where broken almost matches"));

    m_program->workspace.model().close();
    QTRY_COMPARE(said(), QStringLiteral("Open a model to see where broken almost matches"));
}

void NearMissesWindowTest::makesAFixFromThePanelAsOneStep()
{
    breakRule();
    const QString before = text();
    MatchPanel& panel = m_window->panels().matches();
    const std::uint32_t rule = *links().walk().rule();
    QTRY_VERIFY(panel.misses().isAdvised(rule));
    auto& tree = *panel.findChild<MatchTree*>();
    const auto& model = *static_cast<MatchModel*>(tree.model());
    QTRY_VERIFY(model.answer() == m_program->workspace.fusion().answer());
    tree.expand(model.indexOfRule(rule));
    const auto fixRow = [&] {
        const QModelIndex parent = model.indexOfRule(rule);
        for (int row = 0; row < model.rowCount(parent); ++row) {
            const QModelIndex index = model.index(row, 0, parent);
            if (model.itemAt(index).kind == MatchItem::Kind::Fix)
                return index;
        }
        return QModelIndex();
    };
    QTRY_VERIFY(fixRow().isValid());
    QCOMPARE(fixRow().data().toString(), QStringLiteral("Let `silu_58` be `silu` too"));

    tree.setCurrentIndex(fixRow());
    QTest::keyClick(&tree, Qt::Key_Return);

    QTRY_COMPARE(sections(), std::size_t(32));
    QVERIFY(text().contains(QStringLiteral("- tanh\n              - silu\n")));

    m_window->action(CommandId::Undo)->trigger();

    QCOMPARE(text(), before);
    QTRY_VERIFY(m_program->workspace.fusion().isCurrent());
    QCOMPARE(sections(), std::size_t(0));
}

void NearMissesWindowTest::offersTheFixInTheText()
{
    breakRule();
    QTRY_VERIFY(m_window->panels().matches().misses().isAdvised(*links().walk().rule()));

    m_window->panels().editor().quickFixes().showMenu();

    const auto menus = m_window->panels().editor().code().findChildren<QMenu*>();
    QVERIFY(!menus.isEmpty());
    QAction* const first = menus.last()->actions().constFirst();
    QCOMPARE(first->text(),
             QStringLiteral("Let `silu_58` be `silu` too: 32 matches, 32 sections; "
                            "the other rules lose 96 sections"));

    first->trigger();

    QTRY_COMPARE(sections(), std::size_t(32));
}

void NearMissesWindowTest::makesNoFixOfATextThatHasChanged()
{
    breakRule();
    MatchPanel& panel = m_window->panels().matches();
    const std::uint32_t rule = *links().walk().rule();
    QTRY_VERIFY(panel.misses().isAdvised(rule));
    const auto& misses = *panel.misses().known(rule);
    const auto withFix =
        std::ranges::find_if(misses, [](const NearMiss& miss) { return !miss.fixes.empty(); });
    QVERIFY(withFix != misses.end());
    const FixProposal fix = withFix->fixes.front();
    QTextCursor(&m_program->workspace.rules().document()).insertText(QStringLiteral("# new\n"));
    const QString now = text();

    emit panel.fixChosen(0, fix);

    QCOMPARE(text(), now);
}

void NearMissesWindowTest::stepsThroughTheNearMissThatWasWalkedTo()
{
    breakRule();
    QTest::keyClick(&m_window->panels().editor().code(), Qt::Key_F7);
    QTRY_VERIFY(links().walk().current());
    const MissedPlace& miss = links().walk().places()[*links().walk().current()];
    const NodeId place = miss.told.attempt.place;
    QVERIFY(m_program->workspace.model().node() != place);

    m_window->action(CommandId::StepThrough)->trigger();

    QTRY_VERIFY(steps().search());
    QCOMPARE(steps().search()->place.place, place);
    QCOMPARE(steps().search()->place.pattern, miss.pattern);
    QCOMPARE(steps().search()->place.rule, *links().walk().rule());
}

void NearMissesWindowTest::stepsThroughTheSameSearchAgain()
{
    breakRule();
    QTest::keyClick(&m_window->panels().editor().code(), Qt::Key_F7);
    m_window->action(CommandId::StepThrough)->trigger();
    QTRY_VERIFY(steps().search());
    const auto before = steps().search();
    m_window->action(CommandId::StepForward)->trigger();
    m_window->action(CommandId::StepForward)->trigger();
    QCOMPARE(steps().current(), 2);

    m_window->action(CommandId::StepThrough)->trigger();

    QTRY_VERIFY(steps().search() != before);
    QCOMPARE(steps().search()->place.place, before->place.place);
    QCOMPARE(steps().current(), 0);
}

void NearMissesWindowTest::stepsThroughAnotherOperatorWhenThatIsSelected()
{
    breakRule();
    QTest::keyClick(&m_window->panels().editor().code(), Qt::Key_F7);
    const auto& places = links().walk().places();
    const NodeId other = places.back().told.attempt.place;
    QVERIFY(other != places.front().told.attempt.place);

    m_program->workspace.model().selectNode(other);
    m_window->action(CommandId::StepThrough)->trigger();

    QTRY_VERIFY(steps().search());
    QCOMPARE(steps().search()->place.place, other);
}

void NearMissesWindowTest::saysWhereTheRuleCanBeginWhenNothingIsSelected()
{
    breakRule();
    m_program->workspace.model().selectNode({});

    m_window->action(CommandId::StepThrough)->trigger();

    QCOMPARE(m_window->statusBar()->currentMessage(),
             QStringLiteral("Select an operator where llama2_ffn can start: linear"));
    QVERIFY(!steps().search());
}

void NearMissesWindowTest::saysWhereTheRuleCanBeginAtAnOperatorThatItDoesNotTake()
{
    breakRule();
    const Graph& graph = *m_program->workspace.model().graph();
    NodeId softmax;
    for (const NodeId node : graph.nodes()) {
        if (graph.canonicalName(node) == "softmax")
            softmax = node;
    }
    QVERIFY(softmax.isValid());
    m_program->workspace.model().selectNode(softmax);

    m_window->action(CommandId::StepThrough)->trigger();

    QTRY_COMPARE(m_window->statusBar()->currentMessage(),
                 QStringLiteral("Select an operator where llama2_ffn can start: linear"));
}

void NearMissesWindowTest::matchesFollowTheRuleUnderTheCaret()
{
    MatchPanel& panel = m_window->panels().matches();
    const auto shown = [&panel, this] {
        const auto rule = panel.currentRule();
        const auto& answer = m_program->workspace.fusion().answer();
        return rule ? QString::fromStdString(answer->rules.rules[*rule].name) : QString();
    };

    putCaret(QStringLiteral("ln_pow_9:"));
    QTRY_COMPARE(shown(), QStringLiteral("llama2_qkv"));
    putCaret(QStringLiteral("linear_57:"));
    QTRY_COMPARE(shown(), QStringLiteral("llama2_ffn"));
}

void NearMissesWindowTest::matchesStayWhereTheUserIsWhileTheCaretStaysInTheRule()
{
    putCaret(QStringLiteral("ln_pow_9:"));
    MatchPanel& panel = m_window->panels().matches();
    auto& tree = *panel.findChild<MatchTree*>();
    const auto& model = *static_cast<MatchModel*>(tree.model());
    QTRY_COMPARE(model.answer()->rules.rules[*panel.currentRule()].name, std::string("llama2_qkv"));
    const QModelIndex other = model.index(*panel.currentRule() == 0 ? 1 : 0, 0);
    tree.setCurrentIndex(other);
    const QString chosen = model.keyOf(other);
    QSignalSpy told(&m_window->panels().editor(), &RulesEditor::entryUnderCaret);

    putCaret(QStringLiteral("ln_mean_10:"));
    putCaret(QStringLiteral("ln_rsqrt_12:"));

    QTRY_VERIFY(!told.isEmpty());
    QCOMPARE(model.keyOf(tree.currentIndex()), chosen);
}

FUSEWRIGHT_TEST(NearMissesWindowTest)
#include "tst_near_misses_window.moc"
