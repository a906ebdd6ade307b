// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/editor/editor_tabs.h"

#include "tests/kit/test_program.h"
#include "tests/widgets/kit/model_file.h"
#include "widgets/base/theme.h"
#include "widgets/document/live_fusion.h"
#include "widgets/document/model_document.h"
#include "widgets/document/rules_tabs.h"
#include "widgets/editor/code_editor.h"
#include "widgets/editor/editor_gutter.h"
#include "widgets/editor/problem_marks.h"
#include "widgets/editor/rules_editor.h"
#include "widgets/editor/rules_tab_bar.h"
#include "widgets/editor/tab_close_button.h"

#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>

using namespace fusewright;
using test::ModelFolder;

class EditorTabsTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aSingleTextIsOnlyNamed();
    void aSecondTextCanBeChosenTickedAndClosed();
    void eachTextKeepsItsCaretAndHistory();
    void marksWhatIsNotSaved();
    void aTickCountsAtOnce();
    void theSpaceBarTicks();
    void theMiddleButtonCloses();
    void theMenuClosesOthersAndCopiesThePath();
    void anotherOrderIsTakenOver();
    void draggingIsAnotherOrder();
    void saysTheWholePath();
    void isNamedForAScreenReader();
    void showsOnlyTheProblemsOfTheText();
    void tellsWhatTheCaretIsInWhenAnotherIsShown();
    void emptyLinesAreOfTheRuleAboveThem();
    void preparesEveryEditor();

private:
    RulesTab& addWritten(const QString& text);
    RulesTabBar& bar() { return m_editors->bar(); }
    QMenu* menuOn(int place);

    Theme m_theme;
    ModelFolder m_folder;
    std::unique_ptr<ModelDocument> m_model;
    std::unique_ptr<RulesTabs> m_tabs;
    std::unique_ptr<LiveFusion> m_fusion;
    std::unique_ptr<EditorTabs> m_editors;
};

void EditorTabsTest::init()
{
    m_model = std::make_unique<ModelDocument>();
    m_tabs = std::make_unique<RulesTabs>(*m_model, QString());
    m_fusion = std::make_unique<LiveFusion>(*m_tabs);
    m_editors = std::make_unique<EditorTabs>(*m_tabs, *m_fusion, m_theme);
    m_editors->resize(600, 400);
    m_editors->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_editors.get()));
}

void EditorTabsTest::cleanup()
{
    m_editors.reset();
    m_fusion.reset();
    m_tabs.reset();
    m_model.reset();
}

RulesTab& EditorTabsTest::addWritten(const QString& text)
{
    RulesTab& tab = m_tabs->addCurrent();
    QTextCursor(&tab.rules().document()).insertText(text);
    return tab;
}

QMenu* EditorTabsTest::menuOn(int place)
{
    const QPoint at = bar().tabRect(place).center();
    QContextMenuEvent asked(QContextMenuEvent::Mouse, at, bar().mapToGlobal(at));
    QApplication::sendEvent(&bar(), &asked);
    return bar().findChild<QMenu*>();
}

void EditorTabsTest::aSingleTextIsOnlyNamed()
{
    QCOMPARE(bar().count(), 1);
    QCOMPARE(bar().tabText(0), QStringLiteral("New rules"));
    QVERIFY(!bar().tickOf(0));
    QVERIFY(bar().closeButtonOf(0)->icon().isNull());
}

void EditorTabsTest::aSecondTextCanBeChosenTickedAndClosed()
{
    addWritten(QStringLiteral("a: {}\n"));
    addWritten(QStringLiteral("b: {}\n"));
    QCOMPARE(bar().count(), 2);
    QCOMPARE(bar().currentIndex(), 1);
    QCOMPARE(m_editors->current().code().toPlainText(), QStringLiteral("b: {}\n"));
    QVERIFY(bar().tickOf(0) && bar().tickOf(0)->isChecked());
    const QSignalSpy closed(m_editors.get(), &EditorTabs::closeRequested);

    bar().setCurrentIndex(0);
    QCOMPARE(m_editors->current().code().toPlainText(), QStringLiteral("a: {}\n"));
    bar().closeButtonOf(1)->click();

    QCOMPARE(closed.size(), 1);
    QCOMPARE(bar().count(), 2); // Who asks decides.
    m_tabs->close(m_tabs->at(1));
    QCOMPARE(bar().count(), 1);
    QVERIFY(!bar().tickOf(0));
}

void EditorTabsTest::eachTextKeepsItsCaretAndHistory()
{
    RulesTab& first = addWritten(QStringLiteral("a: {}\nb: {}\n"));
    m_editors->current().goTo({{2, 1}, {2, 1}});
    addWritten(QStringLiteral("c: {}\n"));

    m_editors->current().code().undoStep();
    m_tabs->setCurrent(first);

    QCOMPARE(first.rules().text(), QStringLiteral("a: {}\nb: {}\n"));
    QCOMPARE(m_editors->current().code().textCursor().blockNumber(), 1);
    QVERIFY(m_tabs->at(1).rules().text().isEmpty());
}

void EditorTabsTest::marksWhatIsNotSaved()
{
    const QString path = m_folder.write(QStringLiteral("r.yaml"), "a: {}\n");
    RulesTab& tab = m_tabs->current();
    QVERIFY(!tab.rules().open(path));
    const auto* close = static_cast<TabCloseButton*>(bar().closeButtonOf(0));
    QVERIFY(!close->isModified());

    QTextCursor(&tab.rules().document()).insertText(QStringLiteral("# mine\n"));
    QVERIFY(close->isModified());
    QVERIFY(!close->icon().isNull());
    QCOMPARE(bar().accessibleTabName(0), QStringLiteral("r.yaml, unsaved changes"));

    QVERIFY(!tab.rules().saveTo(path));
    QVERIFY(!close->isModified());
}

void EditorTabsTest::aTickCountsAtOnce()
{
    RulesTab& first = addWritten(QStringLiteral("a: {}\n"));
    addWritten(QStringLiteral("b: {}\n"));

    bar().tickOf(0)->click();
    QVERIFY(!first.isTicked());

    first.setTicked(true);
    QVERIFY(bar().tickOf(0)->isChecked());
}

void EditorTabsTest::theSpaceBarTicks()
{
    addWritten(QStringLiteral("a: {}\n"));
    RulesTab& second = addWritten(QStringLiteral("b: {}\n"));

    QTest::keyClick(&bar(), Qt::Key_Space);

    QVERIFY(!second.isTicked());
    QVERIFY(!bar().tickOf(1)->isChecked());
}

void EditorTabsTest::theMiddleButtonCloses()
{
    RulesTab& first = addWritten(QStringLiteral("a: {}\n"));
    addWritten(QStringLiteral("b: {}\n"));
    RulesTab* closed = nullptr;
    connect(m_editors.get(), &EditorTabs::closeRequested, this,
            [&](RulesTab& tab) { closed = &tab; });

    QTest::mouseClick(&bar(), Qt::MiddleButton, {}, bar().tabRect(0).center());

    QCOMPARE(closed, &first);
    QCOMPARE(bar().currentIndex(), 1);
}

void EditorTabsTest::theMenuClosesOthersAndCopiesThePath()
{
    const QString path = m_folder.write(QStringLiteral("r.yaml"), "a: {}\n");
    QVERIFY(!m_tabs->current().rules().open(path));
    RulesTab& first = m_tabs->current();
    addWritten(QStringLiteral("b: {}\n"));
    RulesTab* kept = nullptr;
    connect(m_editors.get(), &EditorTabs::closeOthersRequested, this,
            [&](RulesTab& tab) { kept = &tab; });

    QMenu* menu = menuOn(0);
    QVERIFY(menu);
    QList<QAction*> actions = menu->actions();
    actions.removeIf([](const QAction* action) { return action->isSeparator(); });
    QCOMPARE(actions.size(), 4);
    QVERIFY(actions[0]->isChecked());
    actions[0]->trigger();
    QVERIFY(!first.isTicked());
    actions[2]->trigger();
    QCOMPARE(kept, &first);
    actions[3]->trigger();
    QCOMPARE(QApplication::clipboard()->text(), path);
    menu->close();
}

void EditorTabsTest::anotherOrderIsTakenOver()
{
    addWritten(QStringLiteral("a: {}\n"));
    RulesTab& second = addWritten(QStringLiteral("b: {}\n"));
    second.setTicked(false);

    m_tabs->move(second, 0);

    QCOMPARE(bar().tabText(0), second.name());
    QCOMPARE(bar().currentIndex(), 0);
    QVERIFY(!bar().tickOf(0)->isChecked());
    QVERIFY(bar().tickOf(1)->isChecked());
}

void EditorTabsTest::draggingIsAnotherOrder()
{
    RulesTab& first = addWritten(QStringLiteral("a: {}\n"));
    RulesTab& second = addWritten(QStringLiteral("b: {}\n"));

    const QPoint from = bar().tabRect(0).center();
    const QPoint to = bar().tabRect(1).center() + QPoint(20, 0);
    QTest::mousePress(&bar(), Qt::LeftButton, {}, from);
    QMouseEvent move(QEvent::MouseMove, to, bar().mapToGlobal(to), Qt::NoButton, Qt::LeftButton,
                     Qt::NoModifier);
    QApplication::sendEvent(&bar(), &move);
    QTest::mouseRelease(&bar(), Qt::LeftButton, {}, to);

    QCOMPARE(m_tabs->all(), (std::vector{&second, &first}));
    QCOMPARE(&m_tabs->current(), &first);
    QCOMPARE(bar().currentIndex(), 1);
}

void EditorTabsTest::saysTheWholePath()
{
    const QString path = m_folder.write(QStringLiteral("r.yaml"), "a: {}\n");
    QVERIFY(!m_tabs->current().rules().open(path));

    QCOMPARE(bar().tabToolTip(0), path);
    QTextCursor(&m_tabs->current().rules().document()).insertText(QStringLiteral("# mine\n"));
    QCOMPARE(bar().tabToolTip(0), path + QStringLiteral("\nUnsaved changes"));
}

void EditorTabsTest::isNamedForAScreenReader()
{
    addWritten(QStringLiteral("a: {}\n"));
    addWritten(QStringLiteral("b: {}\n"));

    QCOMPARE(bar().accessibleName(), QStringLiteral("Open rules"));
    QCOMPARE(bar().tickOf(0)->accessibleName(), QStringLiteral("Use New rules"));
    QVERIFY(!bar().tickOf(0)->toolTip().isEmpty());
    QCOMPARE(bar().closeButtonOf(1)->accessibleName(), QStringLiteral("Close New rules (2)"));
    const QAccessibleInterface* tabs = QAccessible::queryAccessibleInterface(&bar());
    QVERIFY(tabs && tabs->child(0));
    QCOMPARE(tabs->child(0)->text(QAccessible::Name), QStringLiteral("New rules, unsaved changes"));
}

void EditorTabsTest::showsOnlyTheProblemsOfTheText()
{
    RulesTab& first = addWritten(QStringLiteral("a: {patern: {}}\n"));
    RulesTab& second =
        addWritten(QStringLiteral("b: {priority: 1, pattern: {l: {op_type: add}}}\n"));
    QTRY_VERIFY(m_fusion->isCurrent());

    QVERIFY(!m_editors->editorOf(first).problems().problems().empty());
    QVERIFY(m_editors->editorOf(second).problems().problems().empty());
}

void EditorTabsTest::tellsWhatTheCaretIsInWhenAnotherIsShown()
{
    QVERIFY(
        test::openAndWait(*m_model, m_folder.write(QStringLiteral("m.json"), test::tinyModel())));
    const auto rule = QStringLiteral("r: {pattern: {l: {op_type: relu}}}\n");
    RulesTab& first = addWritten(rule);
    m_editors->current().goTo({{1, 1}, {1, 1}});
    addWritten(rule);
    m_editors->current().goTo({{1, 1}, {1, 1}});
    QTRY_VERIFY(m_fusion->isCurrent());
    QSignalSpy told(m_editors.get(), &EditorTabs::entryUnderCaret);

    m_tabs->setCurrent(first);

    QVERIFY(!told.isEmpty());
    QCOMPARE(told.front().front().toInt(), 0);
    told.clear();
    m_tabs->stepCurrent(1);
    QCOMPARE(told.front().front().toInt(), 1);
}

void EditorTabsTest::emptyLinesAreOfTheRuleAboveThem()
{
    QVERIFY(
        test::openAndWait(*m_model, m_folder.write(QStringLiteral("m.json"), test::tinyModel())));
    addWritten(QStringLiteral("\nr: {pattern: {l: {op_type: relu}}}\n\n  \n"
                              "s: {pattern: {l: {op_type: add}}}\n"));
    QTRY_VERIFY(m_fusion->isCurrent());
    RulesEditor& editor = m_editors->current();
    const auto ruleAt = [&](std::size_t line) {
        QSignalSpy told(&editor, &RulesEditor::entryUnderCaret);
        editor.goTo({{line, 1}, {line, 1}});
        return told.wait() ? told.last() : QVariantList();
    };

    QCOMPARE(ruleAt(4), (QVariantList{0, QString(), QString()}));
    QCOMPARE(ruleAt(1).front().toInt(), -1);
    QCOMPARE(ruleAt(6), (QVariantList{1, QString(), QString()}));
}

void EditorTabsTest::preparesEveryEditor()
{
    addWritten(QStringLiteral("a: {}\n"));
    m_editors->forEach([](RulesEditor& editor) { editor.code().setTextSize(20); });

    addWritten(QStringLiteral("b: {}\n"));

    for (RulesEditor* editor : m_editors->editors())
        QCOMPARE(editor->code().font().pointSizeF(), 20.0);
}

FUSEWRIGHT_TEST(EditorTabsTest)
#include "tst_editor_tabs.moc"
