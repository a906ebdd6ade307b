// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// What keys do depends on where the focus is, and what has it is what was worked with last.

#include "app/gui/panels/window_panels.h"
#include "app/gui/picture/canvas_page.h"
#include "engine/graph/graph.h"
#include "tests/app/kit/window_test.h"
#include "tests/kit/test_program.h"
#include "widgets/canvas/graph_canvas.h"
#include "widgets/editor/code_editor.h"
#include "widgets/editor/rules_editor.h"
#include "widgets/match/match_panel.h"
#include "widgets/preferences/preferences_dialog.h"
#include "widgets/search/graph_search_bar.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStatusBar>
#include <QTest>
#include <QTextCursor>
#include <QTextDocument>
#include <QWheelEvent>

#include <algorithm>

using namespace fusewright;

namespace {

const auto keysRule = QByteArray("r:\n"
                                 "  priority: 1\n"
                                 "  pattern:\n"
                                 "    a: {op_type: linear, child: b}\n"
                                 "    b: {op_type: relu}\n");

} // namespace

class WindowKeysTest : public test::WindowTest {
    Q_OBJECT

private slots:
    void undoWorksWhereverTheFocusIs();
    void undoElsewhereLeavesTheCaret();
    void commandsGoOnWithWhatAPanelChanged();
    void theWheelBringsTheGraphTheFocus();
    void aPanelsKeyBringsItTheFocusFirst();
    void exportsFromAField_data();
    void exportsFromAField();
    void tipsSayWhereAKeyWorks();
    void searchGoesSoNearThatTheHitCanBeRead();
    void aHitComesIntoViewWhileOneTypes();
    void anotherLanguageLeavesThePreferencesOpen();

protected:
    void prepare() override
    {
        m_window->open({m_folder.write(QStringLiteral("r.yaml"), keysRule),
                        m_folder.write(QStringLiteral("m.json"), test::tinyModel())});
        QTRY_VERIFY(canvas().scene().graph());
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }

private:
    GraphCanvas& canvas() { return m_window->canvasPage().canvas(); }
    CodeEditor& code() { return m_window->panels().editor().code(); }
    RulesDocument& rules() { return m_program->workspace.rules(); }
};

void WindowKeysTest::undoWorksWhereverTheFocusIs()
{
    for (QWidget* place : {static_cast<QWidget*>(&canvas()), static_cast<QWidget*>(&code())}) {
        rules().apply({{.range = {{2, 13}, {2, 14}}, .text = "7"}});
        place->setFocus();
        QVERIFY(place->hasFocus());

        QTest::keyClick(place, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(rules().text().toUtf8(), keysRule);
        QTest::keyClick(place, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(rules().text().contains(QStringLiteral("priority: 7")));
        QTest::keyClick(place, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(rules().text().toUtf8(), keysRule);
    }
}

void WindowKeysTest::undoElsewhereLeavesTheCaret()
{
    code().moveCursor(QTextCursor::End);
    const int caret = code().textCursor().position();
    rules().apply({{.range = {{2, 13}, {2, 14}}, .text = "7"}});
    canvas().setFocus();

    QTest::keyClick(&canvas(), Qt::Key_Z, Qt::ControlModifier);

    QCOMPARE(rules().text().toUtf8(), keysRule);
    QCOMPARE(code().textCursor().position(), caret);
}

void WindowKeysTest::commandsGoOnWithWhatAPanelChanged()
{
    QTextCursor end(&rules().document());
    end.movePosition(QTextCursor::End);
    end.insertText(QStringLiteral("Other:\n  pattern:\n    a:\n      op_type: relu\n"));
    code().moveCursor(QTextCursor::End);
    RulesEditor& editor = m_window->panels().editor();
    QTRY_COMPARE(editor.ruleUnderCaret(), QStringLiteral("Other"));
    const int caret = code().textCursor().position();
    canvas().setFocus();

    rules().apply({{.range = {{2, 13}, {2, 14}}, .text = "7"}});
    QTRY_VERIFY(editor.ruleUnderCaret() != QStringLiteral("Other"));
    QTest::keyClick(&canvas(), Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(m_program->workspace.fusion().isCurrent());
    QVERIFY(editor.ruleUnderCaret() != QStringLiteral("Other"));
    QVERIFY(!editor.ruleUnderCaret().isEmpty());
    QCOMPARE(code().textCursor().position(), caret);

    // Whoever moves the caret is there.
    code().moveCursor(QTextCursor::Left);
    QTRY_COMPARE(editor.ruleUnderCaret(), QStringLiteral("Other"));
}

void WindowKeysTest::theWheelBringsTheGraphTheFocus()
{
    code().setFocus();
    const QPointF middle = canvas().viewport()->rect().center();
    QWheelEvent wheel(middle, canvas().viewport()->mapToGlobal(middle), {}, {0, 120}, Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);

    QApplication::sendEvent(canvas().viewport(), &wheel);

    QVERIFY(canvas().hasFocus());
}

void WindowKeysTest::aPanelsKeyBringsItTheFocusFirst()
{
    auto* dock = m_window->findChild<QDockWidget*>(QStringLiteral("editor"));
    QVERIFY(dock && dock->isVisible());
    canvas().setFocus();

    QTest::keyClick(&canvas(), Qt::Key_1, Qt::AltModifier);
    QVERIFY(dock->isVisible());
    QVERIFY(code().hasFocus());

    QTest::keyClick(&code(), Qt::Key_1, Qt::AltModifier);
    QVERIFY(!dock->isVisible());

    QTest::keyClick(&canvas(), Qt::Key_1, Qt::AltModifier);
    QVERIFY(dock->isVisible());
    QVERIFY(code().hasFocus());
}

void WindowKeysTest::exportsFromAField_data()
{
    QTest::addColumn<bool>("isNumber");
    QTest::newRow("text") << false;
    QTest::newRow("number") << true;
}

void WindowKeysTest::exportsFromAField()
{
    QFETCH(const bool, isNumber);
    QWidget* field = nullptr;
    if (isNumber)
        field = new QSpinBox;
    else
        field = new QLineEdit;
    m_window->statusBar()->addWidget(field);
    field->setFocus();
    QVERIFY(field->hasFocus());
    QSignalSpy exported(m_window->action(CommandId::ExportReport), &QAction::triggered);

    QTest::keyClick(field, Qt::Key_E, Qt::ControlModifier);

    QCOMPARE(exported.size(), 1);
}

void WindowKeysTest::tipsSayWhereAKeyWorks()
{
    QCOMPARE(m_window->action(CommandId::FitView)->toolTip(),
             QStringLiteral("Fit the graph (F in the graph)"));
    QCOMPARE(m_window->action(CommandId::SaveRules)->toolTip(),
             QStringLiteral("Save rules (Ctrl+S)"));
}

void WindowKeysTest::searchGoesSoNearThatTheHitCanBeRead()
{
    m_window->openModel(test::llama, {});
    QTRY_VERIFY(canvas().scene().graph() && canvas().scene().graph()->nodeCount() > 1000);
    canvas().setAnimated(false);
    canvas().fit();
    QVERIFY(canvas().zoom() < 0.3);
    GraphSearchBar& bar = m_window->canvasPage().search();
    bar.open();
    bar.setQuery(QStringLiteral("op:softmax"));
    QTRY_VERIFY(!bar.foundNodes().empty());

    bar.goNext();

    QVERIFY(canvas().zoom() >= 0.7);
    const QRectF card = canvas().probe().itemRect(bar.foundNodes().front());
    QVERIFY(QRectF(canvas().viewport()->rect()).contains(card));
}

void WindowKeysTest::aHitComesIntoViewWhileOneTypes()
{
    m_window->openModel(test::llama, {});
    QTRY_VERIFY(canvas().scene().graph() && canvas().scene().graph()->nodeCount() > 1000);
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    canvas().setAnimated(false);
    canvas().select({NodeId(std::size_t(0))});
    canvas().zoomToSelection();
    const double zoom = canvas().zoom();
    GraphSearchBar& bar = m_window->canvasPage().search();
    bar.open();

    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("op:softmax"));
    QTRY_VERIFY(!bar.foundNodes().empty());

    const QRectF view = canvas().viewport()->rect();
    QVERIFY(std::ranges::any_of(bar.foundNodes(), [&](NodeId node) {
        return view.intersects(canvas().probe().itemRect(node));
    }));
    QCOMPARE(canvas().zoom(), zoom);
}

void WindowKeysTest::anotherLanguageLeavesThePreferencesOpen()
{
    m_window->action(CommandId::ShowPreferences)->trigger();
    QVERIFY(m_window->findChild<PreferencesDialog*>());

    m_window->save();
    auto next = std::make_unique<MainWindow>(*m_program);
    next->show();
    next->restoreViews();

    QVERIFY(next->findChild<PreferencesDialog*>());
    QVERIFY(next->findChild<PreferencesDialog*>()->isVisible());
    m_window = std::move(next);
}

FUSEWRIGHT_TEST(WindowKeysTest)
#include "tst_window_keys.moc"
