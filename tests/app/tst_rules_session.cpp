// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Rules files from one start to the next: what was open, what was not saved, another language.

#include "app/gui/frame/remembered_rules.h"
#include "app/gui/frame/window_options.h"
#include "app/gui/panels/window_panels.h"
#include "app/gui/picture/canvas_page.h"
#include "tests/app/kit/window_test.h"
#include "tests/kit/test_program.h"
#include "widgets/base/message_strip.h"
#include "widgets/editor/code_editor.h"
#include "widgets/editor/editor_tabs.h"
#include "widgets/editor/rules_editor.h"
#include "widgets/editor/rules_tab_bar.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>
#include <QTextCursor>
#include <QTextDocument>

#include <algorithm>

using namespace fusewright;
using test::tinyModel;

namespace {

const QByteArray keptText = "r:\n"
                            "  priority: 1\n"
                            "  pattern:\n"
                            "    a: {op_type: linear, child: b}\n"
                            "    b: {op_type: relu}\n";

} // namespace

class RulesSessionTest : public test::WindowTest {
    Q_OBJECT

private slots:
    void comesBackWithAllFiles();
    void readsWhatAnOlderProgramRemembered();
    void restoresTwoTextsOfAKilledProgram();
    void keepsBothTextsOfOneFile();
    void keepsAllTextsInAnotherLanguage();
    void aModelComesBackWhereverTheProgramIsStarted();
    void saysThatAModelIsGone();

private:
    void openTwo();
    /// Ends the program as a signal would, and starts another one.
    void kill();
    RulesTabs& tabs() { return m_program->workspace.tabs(); }
    void type(RulesTab& tab, const QString& text)
    {
        QTextCursor(&tab.rules().document()).insertText(text);
    }
    MessageStrip& leftBehind()
    {
        return *m_window->findChild<MessageStrip*>(QStringLiteral("leftBehindStrip"));
    }
};

void RulesSessionTest::openTwo()
{
    m_window->open({m_folder.write(QStringLiteral("one.yaml"), keptText),
                    m_folder.write(QStringLiteral("two.yaml"), keptText),
                    m_folder.write(QStringLiteral("m.json"), tinyModel())});
    QTRY_VERIFY(m_window->canvasPage().content().view());
    QCOMPARE(tabs().count(), std::size_t(2));
}

void RulesSessionTest::kill()
{
    for (RulesTab* tab : tabs().all())
        QVERIFY(tab->journal().flush());
    openAgain();
}

void RulesSessionTest::comesBackWithAllFiles()
{
    openTwo();
    tabs().move(tabs().at(1), 0);
    tabs().at(0).setTicked(false);
    tabs().setCurrent(tabs().at(1));
    m_window->panels().editor().goTo({{3, 1}, {3, 1}});
    m_window->close();

    openAgain();
    m_window->resume();

    QCOMPARE(tabs().count(), std::size_t(2));
    QCOMPARE(tabs().at(0).name(), QStringLiteral("two.yaml"));
    QVERIFY(!tabs().at(0).isTicked());
    QVERIFY(tabs().at(1).isTicked());
    QCOMPARE(&tabs().current(), &tabs().at(1));
    QCOMPARE(m_window->panels().editor().code().textCursor().blockNumber(), 2);
    QTRY_VERIFY(m_window->canvasPage().content().view());
}

void RulesSessionTest::readsWhatAnOlderProgramRemembered()
{
    const QString path = m_folder.write(QStringLiteral("one.yaml"), keptText);
    WindowOptions options(*m_settings);
    options.rules.setValue(path.toUtf8());
    options.editor.setValue("{\"caret\": 5, \"anchor\": 5}");

    m_window->resume();

    QCOMPARE(m_program->workspace.rules().path(), path);
    QCOMPARE(m_window->panels().editor().code().textCursor().position(), 5);
    QCOMPARE(decodeRules("{nonsense").tabs.size(), std::size_t(1));
    QVERIFY(decodeRules({}).tabs.empty());
    const RememberedRules rules{.tabs = {{.path = path, .isTicked = false, .editor = "{}"}, {}},
                                .current = 1};
    QCOMPARE(decodeRules(encodeRules(rules)), rules);
}

void RulesSessionTest::restoresTwoTextsOfAKilledProgram()
{
    const QString path = m_folder.write(QStringLiteral("one.yaml"), keptText);
    m_window->open({path});
    type(tabs().current(), QStringLiteral("# 1\n"));
    m_window->action(CommandId::NewRules)->trigger();
    type(tabs().current(), QStringLiteral("# new\n"));

    kill();
    m_window->resume();
    QVERIFY(leftBehind().isVisible());
    QVERIFY(leftBehind().text().contains(QStringLiteral("one.yaml")));
    leftBehind().actions().front()->trigger();

    QCOMPARE(tabs().count(), std::size_t(2));
    RulesTab* const file = tabs().withFile(path);
    QVERIFY(file && file->rules().text().startsWith(QStringLiteral("# 1\n")));
    QVERIFY(file->rules().isModified());
    const auto all = tabs().all();
    QVERIFY(std::ranges::any_of(all, [](RulesTab* tab) {
        return tab->rules().text() == QStringLiteral("# new\n") && tab->rules().isModified();
    }));
    QVERIFY(!leftBehind().isVisible());
}

void RulesSessionTest::keepsBothTextsOfOneFile()
{
    const QString path = m_folder.write(QStringLiteral("one.yaml"), keptText);
    m_window->open({path});
    type(tabs().current(), QStringLiteral("# killed\n"));
    kill();
    m_window->resume();
    type(tabs().current(), QStringLiteral("# newer\n"));

    leftBehind().actions().front()->trigger();

    QCOMPARE(tabs().count(), std::size_t(2));
    QVERIFY(tabs().withFile(path)->rules().text().startsWith(QStringLiteral("# newer\n")));
    QVERIFY(tabs().current().rules().text().startsWith(QStringLiteral("# killed\n")));
    QVERIFY(tabs().current().rules().path().isEmpty());
}

void RulesSessionTest::keepsAllTextsInAnotherLanguage()
{
    openTwo();
    type(tabs().at(1), QStringLiteral("# mine\n"));
    tabs().setCurrent(tabs().at(1));
    m_window->panels().editor().goTo({{2, 1}, {2, 1}});
    m_window->save();

    m_window = std::make_unique<MainWindow>(*m_program);
    m_window->show();
    m_window->restoreViews();

    QCOMPARE(m_window->panels().editors().bar().count(), 2);
    QCOMPARE(m_window->panels().editors().bar().currentIndex(), 1);
    QCOMPARE(m_window->panels().editor().code().textCursor().blockNumber(), 1);
    QVERIFY(tabs().at(1).rules().document().isUndoAvailable());
}

void RulesSessionTest::aModelComesBackWhereverTheProgramIsStarted()
{
    const QString path = m_folder.write(QStringLiteral("m.json"), tinyModel());
    const QString before = QDir::currentPath();
    QDir::setCurrent(QFileInfo(path).absolutePath());
    m_window->open({QStringLiteral("m.json")});
    QTRY_VERIFY(m_program->workspace.model().isOpen());
    m_window->close();
    QDir::setCurrent(before);

    openAgain();
    m_window->resume();

    QTRY_VERIFY(m_program->workspace.model().isOpen());
    QCOMPARE(QFileInfo(m_program->workspace.model().path()), QFileInfo(path));
}

void RulesSessionTest::saysThatAModelIsGone()
{
    const QString path = m_folder.write(QStringLiteral("m.json"), tinyModel());
    m_window->open({path});
    QTRY_VERIFY(m_program->workspace.model().isOpen());
    m_window->close();
    QVERIFY(QFile::remove(path));

    openAgain();
    m_window->resume();

    const auto strips = m_window->findChildren<MessageStrip*>();
    QVERIFY(std::ranges::any_of(strips, [&](const MessageStrip* strip) {
        return !strip->isHidden() && strip->text().startsWith(path);
    }));
}

FUSEWRIGHT_TEST(RulesSessionTest)
#include "tst_rules_session.moc"
