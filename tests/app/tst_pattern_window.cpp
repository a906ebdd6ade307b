// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// The picture of the rule at the caret, in the window: in step with the text both ways.

#include "app/gui/frame/program.h"
#include "app/gui/panels/pattern_links.h"
#include "app/gui/panels/window_panels.h"
#include "app/gui/window/main_window.h"
#include "tests/app/kit/window_test.h"
#include "tests/kit/test_program.h"
#include "tests/widgets/kit/model_file.h"
#include "widgets/editor/code_editor.h"
#include "widgets/editor/rules_editor.h"
#include "widgets/pattern/pattern_panel.h"
#include "widgets/pattern/pattern_view.h"

#include <QAction>
#include <QMouseEvent>
#include <QTest>
#include <QTextDocument>

using namespace fusewright;
using test::ModelFolder;
using test::tinyModel;

namespace {

const auto commentedRule = QByteArray("r:\n"
                                      "  pattern:\n"
                                      "    a: {op_type: linear, child: b} # first\n"
                                      "    b: {op_type: relu}\n"
                                      "    c: {op_type: add}\n");

} // namespace

class PatternWindowTest : public test::WindowTest {
    Q_OBJECT

protected:
    void prepare() override;

private slots:
    void theEntryUnderTheCaretIsMarkedInThePicture();
    void aClickInThePictureMovesTheCaret();
    void aDragInThePictureChangesTheTextAndUndoTakesItBack();
    void entriesShowHowFarTheyGetOnTheModel();
    void whatIsTypedIsDrawn();

private:
    PatternView& view() { return m_window->panels().pattern().panel().view(); }
    CodeEditor& code() { return m_window->panels().editor().code(); }
    void putCaretAt(const QString& words);
    std::uint32_t at(const char* name) { return *view().scene()->find(name); }
    QPoint middleOf(const char* name) { return view().rectOf(at(name)).center(); }
    std::string current()
    {
        const PatternScene* const scene = view().scene();
        return scene && view().current() ? scene->pattern.entries[*view().current()].name : "";
    }
    void moveTo(QPoint place, Qt::MouseButtons buttons);
};

void PatternWindowTest::prepare()
{
    m_window->resize(1200, 800);
    m_window->open({m_folder.write(QStringLiteral("model.json"), tinyModel()),
                    m_folder.write(QStringLiteral("rules.yaml"), commentedRule)});
    QTRY_COMPARE(m_program->workspace.rules().text(), QString::fromUtf8(commentedRule));
    QTRY_VERIFY(m_program->workspace.model().graph());
    QAction* const show = m_window->action(CommandId::ShowPattern);
    QTRY_VERIFY(show->isEnabled());
    show->trigger();
    QTRY_VERIFY(view().isVisible());
}

void PatternWindowTest::putCaretAt(const QString& words)
{
    QTextCursor found = m_program->workspace.rules().document().find(words);
    QVERIFY(!found.isNull());
    found.setPosition(found.selectionStart());
    code().setTextCursor(found);
}

void PatternWindowTest::moveTo(QPoint place, Qt::MouseButtons buttons)
{
    QMouseEvent move(QEvent::MouseMove, QPointF(place), QPointF(view().mapToGlobal(place)),
                     Qt::NoButton, buttons, Qt::NoModifier);
    QCoreApplication::sendEvent(&view(), &move);
}

void PatternWindowTest::theEntryUnderTheCaretIsMarkedInThePicture()
{
    putCaretAt(QStringLiteral("linear"));
    QTRY_COMPARE(current(), std::string("a"));

    putCaretAt(QStringLiteral("relu"));
    QTRY_COMPARE(current(), std::string("b"));
}

void PatternWindowTest::aClickInThePictureMovesTheCaret()
{
    putCaretAt(QStringLiteral("linear"));
    QTRY_COMPARE(current(), std::string("a"));

    QTest::mouseClick(&view(), Qt::LeftButton, {}, middleOf("c"));

    QCOMPARE(code().textCursor().blockNumber(), 4);
    QTest::keyClick(&view(), Qt::Key_Return);
    QVERIFY(code().hasFocus() || m_window->panels().isWriting());
}

void PatternWindowTest::aDragInThePictureChangesTheTextAndUndoTakesItBack()
{
    putCaretAt(QStringLiteral("linear"));
    QTRY_COMPARE(current(), std::string("a"));

    moveTo(middleOf("b"), Qt::NoButton);
    QTest::mousePress(&view(), Qt::LeftButton, {}, view().handleOf(at("b")));
    moveTo(middleOf("c"), Qt::LeftButton);
    QTest::mouseRelease(&view(), Qt::LeftButton, {}, middleOf("c"));

    const QString text = m_program->workspace.rules().text();
    QCOMPARE(text,
             QString::fromUtf8(commentedRule)
                 .replace(QStringLiteral("relu}"), QStringLiteral("relu, child: c}")));
    QTRY_COMPARE(view().scene()->drawing.lines.size(), std::size_t(2));

    m_window->action(CommandId::Undo)->trigger();

    QCOMPARE(m_program->workspace.rules().text(), QString::fromUtf8(commentedRule));
    QTRY_COMPARE(view().scene()->drawing.lines.size(), std::size_t(1));
}

void PatternWindowTest::entriesShowHowFarTheyGetOnTheModel()
{
    QTextDocument& text = m_program->workspace.rules().document();
    QTextCursor last = text.find(QStringLiteral("    c: {op_type: add}\n").trimmed());
    last.select(QTextCursor::LineUnderCursor);
    last.removeSelectedText();
    putCaretAt(QStringLiteral("linear"));
    QTRY_COMPARE(current(), std::string("a"));

    QTRY_VERIFY(m_program->workspace.fusion().isCurrent());
    QTRY_VERIFY(view().reachOf(at("a")));
    QVERIFY(view().reachOf(at("a"))->reached > 0);
}

void PatternWindowTest::whatIsTypedIsDrawn()
{
    putCaretAt(QStringLiteral("linear"));
    QTRY_COMPARE(current(), std::string("a"));

    QTextCursor end(&m_program->workspace.rules().document());
    end.movePosition(QTextCursor::End);
    end.insertText(QStringLiteral("    d: {op_type: mul, child: c}\n"));

    QTRY_COMPARE(view().scene()->pattern.entries.size(), std::size_t(4));
    QCOMPARE(view().scene()->pattern.entries[at("d")].operators, std::vector<std::string>{"mul"});
}

FUSEWRIGHT_TEST(PatternWindowTest)
#include "tst_pattern_window.moc"
