// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// The main job, as a user does it: a model and rules on the window, typing, seeing what comes of
// it.

#include "app/gui/window/main_window.h"

#include "app/gui/frame/program.h"
#include "app/gui/panels/window_panels.h"
#include "app/gui/picture/canvas_page.h"
#include "engine/graph/graph.h"
#include "engine/session/fusion_bindings.h"
#include "tests/app/kit/window_test.h"
#include "tests/kit/test_program.h"
#include "tests/widgets/kit/model_file.h"
#include "widgets/base/message_strip.h"
#include "widgets/canvas/graph_canvas.h"
#include "widgets/editor/code_editor.h"
#include "widgets/editor/rules_editor.h"
#include "widgets/match/match_panel.h"
#include "widgets/problems/problems_panel.h"

#include <QAction>
#include <QApplication>
#include <QDropEvent>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QStatusBar>
#include <QTest>
#include <QTextCursor>
#include <QTextDocument>
#include <QToolButton>

#include <algorithm>
#include <map>

using namespace fusewright;
using test::llama;
using test::llamaRules;
using test::ModelFolder;
using test::tinyModel;

namespace {

const auto tinyRule = QByteArray("r:\n"
                                 "  pattern:\n"
                                 "    a: {op_type: linear, child: b}\n"
                                 "    b: {op_type: relu}\n");

} // namespace

class RulesWindowTest : public test::WindowTest {
    Q_OBJECT

private slots:
    void showsTheSectionsOfTheExample();
    void losesSectionsWhenARuleIsChangedAndGetsThemBackByUndo();
    void keepsTheLastSectionsOfABrokenRule();
    void opensAModelAndRulesThatAreDroppedTogether();
    void theEntryUnderTheCaretIsHighlightedOnTheCanvas();
    void anActivatedOperatorLeadsToItsEntry();
    void collapsesBySectionAndExpandsAgain();
    void opensRulesInATabOfTheirOwn();
    void asksBeforeUnsavedRulesAreClosed();
    void staysOpenWhenTheUserWantsToGoOnWriting();
    void savesRules();
    void takesBackWhatAnEndedProgramLeft();
    void resumesWhereOneStopped();
    void keepsEverythingWhenItIsMadeAnew();
    void noticesThatTheRulesChangedOnDisk();
    void keepsTheTextOfAFileThatIsDeleted();
    void saysWhyRulesCannotBeReadAndOffersNothingToSave();
    void namesNewRulesInItsLanguage();
    void givesEveryEntryOfAMenuAMnemonicOfItsOwn();
    void hasEveryCommandThatDoesSomethingInAMenu();
    void takesTheKeysOfTheUser();
    void writesInTheSizeThatTheUserWants();
    void passesOnWhatTheEditorSays();
    void saysInAnEmptyEditorWhatToDo();

private:
    void openLlama();
    std::map<std::string, std::size_t> sectionCounts() const;
    void replaceInRules(const QString& before, const QString& after);
    QMessageBox* question() const;
    int caretLine() const
    {
        return m_window->panels().editor().code().textCursor().blockNumber() + 1;
    }
};

void RulesWindowTest::openLlama()
{
    const QString rules = m_folder.path(QStringLiteral("llama2.yaml"));
    QFile::remove(rules);
    QVERIFY(QFile::copy(llamaRules, rules));
    QFile(rules).setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    m_window->open({llama, rules});
    QTRY_COMPARE(sectionCounts()["llama2_ffn"], std::size_t(32));
}

std::map<std::string, std::size_t> RulesWindowTest::sectionCounts() const
{
    std::map<std::string, std::size_t> counts;
    const auto& answer = m_program->workspace.fusion().answer();
    if (!answer || !answer->graph)
        return counts;
    for (const RuleMatch& match : answer->made.matches.matches)
        ++counts[answer->rules.rules[match.rule].name];
    return counts;
}

void RulesWindowTest::replaceInRules(const QString& before, const QString& after)
{
    QTextDocument& text = m_program->workspace.rules().document();
    const int rule = text.find(QStringLiteral("llama2_ffn:")).position();
    QTextCursor found = text.find(before, rule);
    QVERIFY(!found.isNull());
    found.insertText(after);
}

QMessageBox* RulesWindowTest::question() const
{
    return m_window->findChild<QMessageBox*>();
}

void RulesWindowTest::showsTheSectionsOfTheExample()
{
    openLlama();

    QTRY_VERIFY(m_window->canvasPage().content().view());
    auto counts = sectionCounts();
    for (const char* rule : {"llama2_qkv", "llama2_rotary_embedding", "llama2_self_attn",
                             "llama2_self_attn_proj", "llama2_ffn"})
        QCOMPARE(counts[rule], std::size_t(32));
    QVERIFY(!m_window->canvasPage().canvas().probe().visibleNodes().empty());
    QVERIFY(m_window->windowTitle().contains(QStringLiteral("llama2-7b.json")));
    QVERIFY(m_window->windowTitle().contains(QStringLiteral("llama2.yaml")));
}

void RulesWindowTest::losesSectionsWhenARuleIsChangedAndGetsThemBackByUndo()
{
    openLlama();

    replaceInRules(QStringLiteral("- silu"), QStringLiteral("- relu"));
    QTRY_VERIFY(m_program->workspace.fusion().isCurrent());
    replaceInRules(QStringLiteral("- gelu"), QString());

    QTRY_COMPARE(sectionCounts()["llama2_ffn"], std::size_t(0));
    QCOMPARE(sectionCounts()["llama2_qkv"], std::size_t(32));
    QVERIFY(m_window->isWindowModified());

    m_window->action(CommandId::Undo)->trigger();
    m_window->action(CommandId::Undo)->trigger();

    QTRY_COMPARE(sectionCounts()["llama2_ffn"], std::size_t(32));
    QVERIFY(!m_window->isWindowModified());
}

void RulesWindowTest::keepsTheLastSectionsOfABrokenRule()
{
    openLlama();

    replaceInRules(QStringLiteral("op_type"), QStringLiteral("op_typo"));

    QTRY_VERIFY(m_program->workspace.fusion().isCurrent());
    QCOMPARE(sectionCounts()["llama2_ffn"], std::size_t(32));
    QVERIFY(std::ranges::count(m_program->workspace.fusion().answer()->isStale, true) == 1);
    QVERIFY(!m_window->panels().problems().isEmpty());
}

void RulesWindowTest::opensAModelAndRulesThatAreDroppedTogether()
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(m_folder.write(QStringLiteral("no_ending"), tinyRule)),
                  QUrl::fromLocalFile(m_folder.write(QStringLiteral("m"), tinyModel()))});
    QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);

    QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);

    QApplication::sendEvent(m_window.get(), &enter);
    QApplication::sendEvent(m_window.get(), &drop);

    QTRY_COMPARE(sectionCounts()["r"], std::size_t(1));
}

void RulesWindowTest::theEntryUnderTheCaretIsHighlightedOnTheCanvas()
{
    m_window->open({m_folder.write(QStringLiteral("r.yaml"), tinyRule),
                    m_folder.write(QStringLiteral("m.json"), tinyModel())});
    QTRY_VERIFY(m_window->canvasPage().content().view()
                && m_program->workspace.fusion().answer()->made.matches.matches.size() == 1);

    m_window->panels().editor().goTo({{4, 7}, {4, 7}});

    const NodeId relu = *m_program->workspace.model().graph()->findNode("act");
    QTRY_COMPARE(m_window->canvasPage().canvas().highlight(), std::vector{relu});
}

void RulesWindowTest::anActivatedOperatorLeadsToItsEntry()
{
    m_window->open({m_folder.write(QStringLiteral("r.yaml"), tinyRule),
                    m_folder.write(QStringLiteral("m.json"), tinyModel())});
    QTRY_VERIFY(m_window->canvasPage().content().view()
                && m_program->workspace.fusion().answer()->made.matches.matches.size() == 1);
    const NodeId relu = *m_program->workspace.model().graph()->findNode("act");

    emit m_window->canvasPage().canvas().activated(relu);

    QCOMPARE(caretLine(), 4);
}

void RulesWindowTest::collapsesBySectionAndExpandsAgain()
{
    openLlama();
    QTRY_VERIFY(m_window->canvasPage().content().view());
    const auto items = [this] {
        const CanvasView* view = m_window->canvasPage().content().view();
        return view && view->picture ? view->picture->items.size() : 0;
    };
    // A long model is first seen with its repeats folded.
    QTRY_VERIFY(items() > 20 && items() < 200);
    m_window->action(CommandId::FoldRepeats)->trigger();
    QTRY_VERIFY(items() > 1641);

    m_window->action(CommandId::CollapseBySection)->trigger();
    QTRY_VERIFY(items() < 200);

    m_window->action(CommandId::ExpandAll)->trigger();
    QTRY_VERIFY(items() > 1641);
}

void RulesWindowTest::opensRulesInATabOfTheirOwn()
{
    const QString mine = m_folder.write(QStringLiteral("mine.yaml"), tinyRule);
    const QString other = m_folder.write(QStringLiteral("other.yaml"), tinyRule);
    m_window->open({mine});
    QTextCursor(&m_program->workspace.rules().document()).insertText(QStringLiteral("# new\n"));

    m_window->open({other});

    QCOMPARE(m_program->workspace.rules().path(), other);
    QCOMPARE(m_program->workspace.tabs().count(), std::size_t(2));
    QCOMPARE(m_program->workspace.tabs().at(0).rules().path(), mine);
    QVERIFY(m_program->workspace.tabs().at(0).rules().isModified());
    QVERIFY(!question());
}

void RulesWindowTest::asksBeforeUnsavedRulesAreClosed()
{
    const QString mine = m_folder.write(QStringLiteral("mine.yaml"), tinyRule);
    m_window->open({mine});
    QTRY_COMPARE(m_program->workspace.rules().path(), mine);
    QTextCursor(&m_program->workspace.rules().document()).insertText(QStringLiteral("# new\n"));

    m_window->action(CommandId::CloseRules)->trigger();

    QTRY_VERIFY(question());
    QTest::mouseClick(question()->button(QMessageBox::Cancel), Qt::LeftButton);
    QTRY_VERIFY(!question());
    QCOMPARE(m_program->workspace.rules().path(), mine);
    QVERIFY(m_program->workspace.rules().isModified());
}

void RulesWindowTest::staysOpenWhenTheUserWantsToGoOnWriting()
{
    m_window->action(CommandId::NewRules)->trigger();
    QTextCursor(&m_program->workspace.rules().document()).insertText(QStringLiteral("# new\n"));

    m_window->close();
    QTRY_VERIFY(question());
    QTest::mouseClick(question()->button(QMessageBox::Cancel), Qt::LeftButton);
    QTRY_VERIFY(!question());
    QVERIFY(m_window->isVisible());

    m_window->close();
    QTRY_VERIFY(question());
    QTest::mouseClick(question()->button(QMessageBox::Discard), Qt::LeftButton);
    QTRY_VERIFY(!m_window->isVisible());
}

void RulesWindowTest::savesRules()
{
    const QString path = m_folder.write(QStringLiteral("mine.yaml"), tinyRule);
    m_window->open({path});
    QTRY_COMPARE(m_program->workspace.rules().path(), path);
    QTextCursor(&m_program->workspace.rules().document()).insertText(QStringLiteral("# new\n"));

    m_window->action(CommandId::SaveRules)->trigger();

    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), "# new\n" + tinyRule);
    QVERIFY(!m_window->isWindowModified());
}

void RulesWindowTest::takesBackWhatAnEndedProgramLeft()
{
    {
        RulesDocument rules;
        Journal journal(
            QFileInfo(m_settings->fileName()).absolutePath() + QStringLiteral("/journal"), rules);
        QTextCursor(&rules.document()).insertText(QStringLiteral("lost: {}\n"));
        journal.flush();
        QTRY_VERIFY(!QDir(m_folder.path(QStringLiteral("journal")))
                         .entryList({QStringLiteral("*.journal")})
                         .isEmpty());
    }

    openAgain();
    auto* strip = m_window->findChild<MessageStrip*>(QStringLiteral("leftBehindStrip"));
    QVERIFY(strip->isVisible());
    strip->actions().front()->trigger();

    QCOMPARE(m_program->workspace.rules().text(), QStringLiteral("lost: {}\n"));
    QVERIFY(m_program->workspace.rules().isModified());
    QVERIFY(!strip->isVisible());
}

void RulesWindowTest::resumesWhereOneStopped()
{
    const QString rules = m_folder.write(QStringLiteral("r.yaml"), tinyRule);
    const QString model = m_folder.write(QStringLiteral("m.json"), tinyModel());
    m_window->open({rules, model});
    QTRY_VERIFY(m_window->canvasPage().content().view());
    m_window->panels().editor().goTo({{3, 1}, {3, 1}});
    m_window->action(CommandId::CollapseBySection)->trigger();
    m_window->close();

    openAgain();
    m_window->resume();

    QTRY_VERIFY(m_window->canvasPage().content().view());
    QCOMPARE(m_program->workspace.rules().path(), rules);
    QCOMPARE(m_program->workspace.model().path(), model);
    QCOMPARE(caretLine(), 3);
    QVERIFY(m_window->canvasPage().content().choice().areClosed);
}

void RulesWindowTest::keepsEverythingWhenItIsMadeAnew()
{
    m_window->open({m_folder.write(QStringLiteral("r.yaml"), tinyRule),
                    m_folder.write(QStringLiteral("m.json"), tinyModel())});
    QTRY_VERIFY(m_window->canvasPage().content().view());
    QTextCursor(&m_program->workspace.rules().document()).insertText(QStringLiteral("# new\n"));
    m_window->panels().focusEditor();
    m_window->save();

    m_window = std::make_unique<MainWindow>(*m_program);
    m_window->show();
    m_window->restoreViews();

    QVERIFY(m_window->canvasPage().isVisible());
    QVERIFY(m_program->workspace.rules().text().startsWith(QStringLiteral("# new")));
    QVERIFY(m_window->isWindowModified());
    QVERIFY(m_program->workspace.rules().document().isUndoAvailable());
    QCOMPARE(m_window->focusWidget(), &m_window->panels().editor().code());
    QTRY_VERIFY(m_window->canvasPage().content().view());
}

void RulesWindowTest::noticesThatTheRulesChangedOnDisk()
{
    const QString path = m_folder.write(QStringLiteral("r.yaml"), tinyRule);
    m_window->open({path});
    QTRY_COMPARE(m_program->workspace.rules().path(), path);

    m_folder.write(QStringLiteral("r.yaml"), "# by somebody else\n" + tinyRule);

    QTRY_VERIFY(
        m_program->workspace.rules().text().startsWith(QStringLiteral("# by somebody else")));
    QVERIFY(!m_program->workspace.rules().isModified());
}

void RulesWindowTest::keepsTheTextOfAFileThatIsDeleted()
{
    const QString path = m_folder.write(QStringLiteral("r.yaml"), tinyRule);
    m_window->open({path});
    QTRY_COMPARE(m_program->workspace.rules().path(), path);

    QVERIFY(QFile::remove(path));

    QTRY_VERIFY(m_window->isWindowModified());
    QVERIFY(!m_program->workspace.canLoseRules());
    QCOMPARE(m_program->workspace.rules().text().toUtf8(), tinyRule);
}

void RulesWindowTest::saysWhyRulesCannotBeReadAndOffersNothingToSave()
{
    m_window->open({m_folder.path(QStringLiteral("missing.yaml"))});

    MessageStrip* strip = nullptr;
    for (auto* one : m_window->findChildren<MessageStrip*>()) {
        if (one->isVisible())
            strip = one;
    }
    QVERIFY(strip && strip->text().startsWith(QStringLiteral("missing.yaml: ")));
    const auto* save = strip->findChild<QToolButton*>(QStringLiteral("stripButton"));
    QVERIFY(save && !save->isVisible());
}

void RulesWindowTest::namesNewRulesInItsLanguage()
{
    m_program->language.setCode(QStringLiteral("de"));
    const MainWindow window(*m_program);
    QCOMPARE(m_program->workspace.tabs().current().name(), QStringLiteral("Neue Regeln"));
    m_program->language.setCode(QStringLiteral("en"));
}

void RulesWindowTest::givesEveryEntryOfAMenuAMnemonicOfItsOwn()
{
    for (const QString& code : m_program->language.codes()) {
        m_program->language.setCode(code);
        const MainWindow window(*m_program);
        QList<const QWidget*> menus{window.menuBar()};
        for (const QMenu* menu : window.menuBar()->findChildren<QMenu*>())
            menus.append(menu);
        for (const QWidget* menu : menus) {
            std::map<QString, QString> taken;
            for (const QAction* action : menu->actions()) {
                const QString mnemonic = QKeySequence::mnemonic(action->text()).toString();
                if (mnemonic.isEmpty())
                    continue;
                const auto [other, isFirst] = taken.emplace(mnemonic, action->text());
                QVERIFY2(isFirst, qPrintable(other->second + QLatin1Char('|') + action->text()));
            }
        }
    }
    m_program->language.setCode(QStringLiteral("en"));
}

void RulesWindowTest::hasEveryCommandThatDoesSomethingInAMenu()
{
    QList<QAction*> shown;
    for (const QMenu* menu : m_window->findChildren<QMenu*>())
        shown += menu->actions();

    for (const Command& command : commandTable()) {
        QAction* const action = m_window->action(command.id);
        const bool isHeard = m_window->isWired(command.id);
        QVERIFY2(!isHeard || shown.contains(action), command.name);
    }
}

void RulesWindowTest::takesTheKeysOfTheUser()
{
    const QKeySequence keys(QStringLiteral("Ctrl+Alt+F12"));

    m_program->preferences.shortcuts.setKeys(CommandId::Complete, {keys});
    QCOMPARE(m_window->action(CommandId::Complete)->shortcut(), keys);

    openAgain();
    QCOMPARE(m_window->action(CommandId::Complete)->shortcut(), keys);
}

void RulesWindowTest::writesInTheSizeThatTheUserWants()
{
    m_program->preferences.editorFontSize.setValue(20);

    QCOMPARE(m_window->panels().editor().code().font().pointSizeF(), 20.0);
}

void RulesWindowTest::passesOnWhatTheEditorSays()
{
    emit m_window->panels().editor().said(QStringLiteral("Nothing to do"));

    QCOMPARE(m_window->statusBar()->currentMessage(), QStringLiteral("Nothing to do"));
}

void RulesWindowTest::saysInAnEmptyEditorWhatToDo()
{
    m_window->action(CommandId::NewRules)->trigger();

    const CodeEditor& code = m_window->panels().editor().code();
    QVERIFY(code.placeholderText().startsWith(QStringLiteral("Ctrl+Space")));
}

FUSEWRIGHT_TEST(RulesWindowTest)
#include "tst_rules_window.moc"
