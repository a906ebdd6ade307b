// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Several rules files in one window, as a user has them: opened, ticked, moved, saved, closed.

#include "app/gui/export/export_links.h"
#include "app/gui/panels/order_links.h"
#include "app/gui/panels/window_panels.h"
#include "app/gui/picture/canvas_page.h"
#include "engine/graph/graph.h"
#include "engine/rules/rule_language.h"
#include "tests/app/kit/window_test.h"
#include "tests/kit/test_program.h"
#include "widgets/base/message_strip.h"
#include "widgets/base/text.h"
#include "widgets/editor/code_editor.h"
#include "widgets/editor/editor_tabs.h"
#include "widgets/editor/outline_model.h"
#include "widgets/editor/rules_editor.h"
#include "widgets/editor/rules_tab_bar.h"
#include "widgets/order/order_model.h"
#include "widgets/order/order_panel.h"
#include "widgets/problems/problems_panel.h"

#include <QAction>
#include <QDropEvent>
#include <QFileDialog>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTextCursor>
#include <QTextDocument>
#include <QToolButton>

#include <algorithm>

using namespace fusewright;
using test::tinyModel;

namespace {

const QByteArray pairText = "r:\n"
                            "  priority: 1\n"
                            "  pattern:\n"
                            "    a: {op_type: linear, child: b}\n"
                            "    b: {op_type: relu}\n";
const QByteArray loneText = "r:\n"
                            "  priority: 2\n"
                            "  pattern: {a: {op_type: relu}}\n";
const QByteArray brokenText = "s: {patern: {}}\n";

} // namespace

class RulesTabsWindowTest : public test::WindowTest {
    Q_OBJECT

private slots:
    void opensWhatIsDroppedTogether();
    void showsAFileThatIsOpenAlready();
    void namesTheFolderWhereFilesAreCalledTheSame();
    void aTickTakesTheSectionsOfAFileAway();
    void aRuleLeadsToItsOwnText();
    void aProblemLeadsToItsText();
    void theOrderIsEditedInTheRulesOwnTexts();
    void theOutlineIsOfTheTextThatIsShown();
    void keysGoFromTextToText();
    void savesAll();
    void noTwoTabsHaveOneFile();
    void asksAboutTheOneThatIsClosed();
    void asksOnceWhenTheWindowIsClosed();
    void savesAllBeforeItIsClosed();
    void closesTheOthers();
    void noticesWhichFileChangedOnDisk();
    void aReportTellsOfAllFilesThatCount();
    void choosesTheLanguageFromTheTable();

private:
    void openTwo();
    RulesTabs& tabs() { return m_program->workspace.tabs(); }
    LiveFusion& fusion() { return m_program->workspace.fusion(); }
    void type(RulesTab& tab, const QString& text)
    {
        QTextCursor(&tab.rules().document()).insertText(text);
    }
    QMessageBox* question() const { return m_window->findChild<QMessageBox*>(); }
    void answer(QMessageBox::StandardButton button);
    QByteArray onDisk(const QString& name)
    {
        QFile file(m_folder.path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
};

void RulesTabsWindowTest::openTwo()
{
    m_window->open({m_folder.write(QStringLiteral("one.yaml"), pairText),
                    m_folder.write(QStringLiteral("two.yaml"), loneText),
                    m_folder.write(QStringLiteral("m.json"), tinyModel())});
    QTRY_VERIFY(m_window->canvasPage().content().view() && fusion().isCurrent());
    QCOMPARE(tabs().count(), std::size_t(2));
}

void RulesTabsWindowTest::answer(QMessageBox::StandardButton button)
{
    QTRY_VERIFY(question());
    QTest::mouseClick(question()->button(button), Qt::LeftButton);
    QTRY_VERIFY(!question());
}

void RulesTabsWindowTest::opensWhatIsDroppedTogether()
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(m_folder.write(QStringLiteral("one.yaml"), pairText)),
                  QUrl::fromLocalFile(m_folder.write(QStringLiteral("m.json"), tinyModel())),
                  QUrl::fromLocalFile(m_folder.write(QStringLiteral("two.yaml"), loneText))});
    QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);

    QApplication::sendEvent(m_window.get(), &enter);
    QApplication::sendEvent(m_window.get(), &drop);

    QTRY_VERIFY(m_program->workspace.model().isOpen() && fusion().isCurrent());
    QCOMPARE(tabs().count(), std::size_t(2));
    QCOMPARE(tabs().current().name(), QStringLiteral("one.yaml"));
    QCOMPARE(fusion().answer()->rules.rules.size(), std::size_t(2));
}

void RulesTabsWindowTest::showsAFileThatIsOpenAlready()
{
    openTwo();
    type(tabs().at(1), QStringLiteral("# mine\n"));

    m_window->open({m_folder.path(QStringLiteral("two.yaml"))});

    QCOMPARE(tabs().count(), std::size_t(2));
    QCOMPARE(&tabs().current(), &tabs().at(1));
    QVERIFY(tabs().current().rules().isModified());
}

void RulesTabsWindowTest::namesTheFolderWhereFilesAreCalledTheSame()
{
    QVERIFY(QDir(m_folder.path({})).mkpath(QStringLiteral("x")));
    openTwo();

    m_window->open({m_folder.write(QStringLiteral("x/one.yaml"), loneText)});

    QCOMPARE(tabs().current().name(), QStringLiteral("x/one.yaml"));
    QVERIFY(tabs().at(0).name().endsWith(QStringLiteral("/one.yaml")));
    QVERIFY(m_window->windowTitle().contains(QStringLiteral("x/one.yaml")));
}

void RulesTabsWindowTest::aTickTakesTheSectionsOfAFileAway()
{
    openTwo();
    // The one with the higher priority comes first.
    const auto winner = [this] {
        const auto& made = fusion().answer()->made.matches.matches;
        return made.size() == 1 ? int(fusion().answer()->rules.rules[made.front().rule].priority)
                                : -1;
    };
    QCOMPARE(winner(), 2);

    tabs().at(1).setTicked(false);

    QTRY_VERIFY(fusion().isCurrent());
    QCOMPARE(winner(), 1);
    QVERIFY(m_window->action(CommandId::UseRules)->isChecked());
    tabs().stepCurrent(1);
    QVERIFY(!m_window->action(CommandId::UseRules)->isChecked());
    m_window->action(CommandId::UseRules)->trigger();
    QVERIFY(tabs().at(1).isTicked());
}

void RulesTabsWindowTest::aRuleLeadsToItsOwnText()
{
    openTwo();
    QCOMPARE(&tabs().current(), &tabs().at(0));

    m_window->panels().goToRule(1);
    QCOMPARE(&tabs().current(), &tabs().at(1));
    QCOMPARE(m_window->panels().editor().code().textCursor().selectedText(), QStringLiteral("r"));
    m_window->panels().goToRule(0);

    QCOMPARE(&tabs().current(), &tabs().at(0));
}

void RulesTabsWindowTest::aProblemLeadsToItsText()
{
    openTwo();
    m_window->open({m_folder.write(QStringLiteral("three.yaml"), "\n" + brokenText)});
    tabs().current().setTicked(false);
    tabs().setCurrent(tabs().at(0));
    QTRY_VERIFY(fusion().isCurrent());
    const auto problems = fusion().problemsOf(tabs().at(2));
    QVERIFY(!problems.empty() && problems.front().range);
    QVERIFY(!m_window->panels().problems().isEmpty());

    emit m_window->panels().problems().activated(problems.front());

    QCOMPARE(tabs().current().name(), QStringLiteral("three.yaml"));
    QCOMPARE(m_window->panels().editor().code().textCursor().blockNumber(), 1);
}

void RulesTabsWindowTest::theOrderIsEditedInTheRulesOwnTexts()
{
    openTwo();
    OrderPanel& order = m_window->panels().order().order();
    m_window->action(CommandId::ShowOrder)->trigger();
    QTRY_VERIFY(order.currentRule());
    QCOMPARE(order.model().rowCount(), 2);
    QCOMPARE(order.model().index(0, OrderModel::Name).data().toString(),
             QStringLiteral("r (two.yaml)"));

    order.moveTo(0, 0);

    QTRY_VERIFY(fusion().isCurrent());
    QVERIFY(tabs().at(0).rules().isModified() || tabs().at(1).rules().isModified());
    QTRY_COMPARE(fusion().answer()->made.matches.ruleOrder.front(), 0U);
}

void RulesTabsWindowTest::theOutlineIsOfTheTextThatIsShown()
{
    openTwo();
    auto* outline = m_window->findChild<OutlineModel*>();
    tabs().at(0).rules().apply({{.range = {}, .text = "first:\n  pattern: {x: {op_type: add}}\n"}});
    QTRY_COMPARE(outline->rowCount(), 2);
    QTRY_VERIFY(fusion().isCurrent());
    QCOMPARE(outline->index(1, OutlineModel::Sections).data().toString(), QStringLiteral("0"));

    tabs().setCurrent(tabs().at(1));

    QCOMPARE(outline->rowCount(), 1);
    QCOMPARE(outline->index(0, OutlineModel::Sections).data().toString(), QStringLiteral("1"));
}

void RulesTabsWindowTest::keysGoFromTextToText()
{
    openTwo();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_window->panels().focusEditor();

    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab, Qt::ControlModifier);

    QCOMPARE(&tabs().current(), &tabs().at(1));
    QCOMPARE(QApplication::focusWidget(), &m_window->panels().editor().code());
    QCOMPARE(tabs().current().rules().text().toUtf8(), loneText);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab,
                    Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(&tabs().current(), &tabs().at(0));
}

void RulesTabsWindowTest::savesAll()
{
    openTwo();
    type(tabs().at(0), QStringLiteral("# 1\n"));
    type(tabs().at(1), QStringLiteral("# 2\n"));
    QVERIFY(m_window->isWindowModified());

    m_window->action(CommandId::SaveAllRules)->trigger();

    QVERIFY(!m_window->isWindowModified());
    QCOMPARE(onDisk(QStringLiteral("one.yaml")), "# 1\n" + pairText);
    QCOMPARE(onDisk(QStringLiteral("two.yaml")), "# 2\n" + loneText);
}

void RulesTabsWindowTest::noTwoTabsHaveOneFile()
{
    openTwo();
    const QString path = tabs().at(1).rules().path();
    type(tabs().at(1), QStringLiteral("# mine\n"));
    const auto saveOver = [&] {
        m_window->action(CommandId::SaveRulesAs)->trigger();
        auto* files = m_window->findChild<QFileDialog*>();
        emit files->fileSelected(path);
        delete files;
    };

    saveOver();

    QCOMPARE(tabs().at(0).rules().path(), path);
    QVERIFY(tabs().at(1).rules().path().isEmpty());
    QCOMPARE(tabs().at(1).rules().text().toUtf8(), "# mine\n" + loneText);
    QVERIFY(tabs().at(1).rules().isModified());

    m_window->open({m_folder.path(QStringLiteral("one.yaml"))});
    QCOMPARE(tabs().count(), std::size_t(3));
    saveOver();
    QCOMPARE(tabs().count(), std::size_t(2)); // What was saved gives way.
    QCOMPARE(tabs().withFile(path), &tabs().current());
}

void RulesTabsWindowTest::asksAboutTheOneThatIsClosed()
{
    openTwo();
    type(tabs().at(1), QStringLiteral("# 2\n"));
    m_window->action(CommandId::CloseRules)->trigger();
    QCOMPARE(tabs().count(), std::size_t(1)); // It was saved.

    m_window->action(CommandId::CloseRules)->trigger();
    answer(QMessageBox::Save);

    QVERIFY(tabs().areUntouched());
    QCOMPARE(onDisk(QStringLiteral("two.yaml")), "# 2\n" + loneText);
}

void RulesTabsWindowTest::asksOnceWhenTheWindowIsClosed()
{
    openTwo();
    type(tabs().at(0), QStringLiteral("# 1\n"));
    type(tabs().at(1), QStringLiteral("# 2\n"));

    m_window->close();
    QTRY_VERIFY(question());
    QVERIFY(question()->informativeText().contains(QStringLiteral("one.yaml")));
    QVERIFY(question()->informativeText().contains(QStringLiteral("two.yaml")));
    answer(QMessageBox::Cancel);
    QVERIFY(m_window->isVisible());

    m_window->close();
    answer(QMessageBox::Discard);
    QTRY_VERIFY(!m_window->isVisible());
    QCOMPARE(onDisk(QStringLiteral("one.yaml")), pairText);
}

void RulesTabsWindowTest::savesAllBeforeItIsClosed()
{
    openTwo();
    type(tabs().at(0), QStringLiteral("# 1\n"));
    type(tabs().at(1), QStringLiteral("# 2\n"));

    m_window->close();
    answer(QMessageBox::SaveAll);

    QTRY_VERIFY(!m_window->isVisible());
    QCOMPARE(onDisk(QStringLiteral("one.yaml")), "# 1\n" + pairText);
    QCOMPARE(onDisk(QStringLiteral("two.yaml")), "# 2\n" + loneText);
}

void RulesTabsWindowTest::closesTheOthers()
{
    openTwo();
    m_window->open({m_folder.write(QStringLiteral("three.yaml"), brokenText)});

    m_window->action(CommandId::CloseOtherRules)->trigger();

    QCOMPARE(tabs().count(), std::size_t(1));
    QCOMPARE(tabs().current().name(), QStringLiteral("three.yaml"));
    QVERIFY(!m_window->action(CommandId::CloseOtherRules)->isEnabled());
}

void RulesTabsWindowTest::noticesWhichFileChangedOnDisk()
{
    openTwo();
    RulesTab& one = tabs().at(0);
    RulesTab& two = tabs().at(1);
    type(two, QStringLiteral("# mine\n"));

    m_folder.write(QStringLiteral("one.yaml"), "# theirs\n" + pairText);
    m_folder.write(QStringLiteral("two.yaml"), "# theirs\n" + loneText);

    QTRY_VERIFY(one.rules().text().startsWith(QStringLiteral("# theirs")));
    QVERIFY(!one.isInConflict());
    QTRY_VERIFY(two.isInConflict());
    QVERIFY(!m_window->panels().editors().bar().tabIcon(1).isNull());
    const auto strips = m_window->findChildren<MessageStrip*>();
    const auto told = std::ranges::find_if(strips, [](const MessageStrip* strip) {
        return strip->isVisible() && strip->text().startsWith(QStringLiteral("two.yaml"));
    });
    QVERIFY(told != strips.end());
    (*told)->actions().at(1)->trigger(); // Use the file's text.

    QCOMPARE(two.rules().text().toUtf8(), "# theirs\n" + loneText);
    QVERIFY(!two.isInConflict());
    QVERIFY(!(*told)->isVisible());
}

void RulesTabsWindowTest::aReportTellsOfAllFilesThatCount()
{
    openTwo();
    m_window->open({m_folder.write(QStringLiteral("three.yaml"), brokenText)});
    tabs().current().setTicked(false);
    QTRY_VERIFY(fusion().isCurrent());
    QSignalSpy written(&m_window->exports(), &ExportLinks::written);

    m_window->exports().write(m_folder.path(QStringLiteral("r.md")));

    QTRY_COMPARE(written.size(), 1);
    const QByteArray report = onDisk(QStringLiteral("r.md"));
    QVERIFY(report.contains("one.yaml"));
    QVERIFY(report.contains("two.yaml"));
    QVERIFY(!report.contains("three.yaml"));
}

void RulesTabsWindowTest::choosesTheLanguageFromTheTable()
{
    openTwo();
    auto* button = m_window->findChild<QToolButton*>(QStringLiteral("languageButton"));
    const RuleLanguage& first = *ruleLanguages().front();
    QCOMPARE(button->text(), toQt(first.title));
    emit button->menu()->aboutToShow();
    QList<QAction*> choices = button->menu()->actions();
    choices.removeIf([](const QAction* action) { return action->isSeparator(); });
    QCOMPARE(std::size_t(choices.size()), ruleLanguages().size() + 1);
    QVERIFY(choices[0]->isChecked());

    choices[1]->trigger();

    QCOMPARE(tabs().current().reading().chosenLanguage(), &first);
    QCOMPARE(tabs().at(1).reading().chosenLanguage(), nullptr);
    QTRY_VERIFY(fusion().isCurrent());
}

FUSEWRIGHT_TEST(RulesTabsWindowTest)
#include "tst_rules_tabs_window.moc"
