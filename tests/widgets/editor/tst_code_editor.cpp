// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/kit/test_program.h"
#include "tests/widgets/kit/editor_window.h"
#include "widgets/editor/line_folds.h"
#include "widgets/editor/multi_cursor.h"

#include <QApplication>
#include <QClipboard>
#include <QScrollBar>
#include <QTest>
#include <QWheelEvent>

using namespace fusewright;
using test::EditorWindow;

class CodeEditorTest : public QObject {
    Q_OBJECT

private slots:
    void takesTheSizeOfItsLettersAndTabsFromOutside();
    void changesTheTextAsAKeySays_data();
    void changesTheTextAsAKeySays();
    void takesAnEditOfManyLinesBackInOneStep();
    void turnsPastedTabsIntoBlanks();
    void goesToTheFirstCharacterOfALineBeforeItsStart();
    void showsLinesFromTheirStartsBehindALongOne();
    void asksForALineToGoTo();
    void zoomsWithTheWheelAndBack();
    void hidesWhatIsFoldedAndTakesTheCaretOut();
    void keepsAFoldWhereTextIsAddedAbove();
    void opensAFoldThatTheCaretGoesInto();
    void showsLinesWhoseHeadIsDeleted();
    void typesAtAllCaretsAndTakesItBackInOneStep();
    void goesOnAtAllCaretsAfterAnUndo();
    void selectsTheNextOccurrence();
    void addsCaretsAboveAndBelow();
    void takesACaretAwayThatIsPressedAgain();
    void deletesAndMovesAtAllCarets();
    void givesEachCaretALineOfWhatIsPasted();
    void comesBackToOneCaret();
};

namespace {

QStringList visibleLines(EditorWindow& window)
{
    QStringList lines;
    for (const VisibleLine& line : window.code().visibleLines())
        lines.append(line.block.text());
    return lines;
}

} // namespace

void CodeEditorTest::changesTheTextAsAKeySays_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("keys");
    QTest::addColumn<QString>("after");
    QTest::newRow("deeper after a key") << "a:|"
                                        << "Return"
                                        << "a:\n  |";
    QTest::newRow("as deep as before") << "  a: 1|"
                                       << "Return"
                                       << "  a: 1\n  |";
    QTest::newRow("next item") << "  - a|"
                               << "Return"
                               << "  - a\n  - |";
    QTest::newRow("end of a list") << "  - a\n  - |"
                                   << "Return"
                                   << "  - a\n  |";
    QTest::newRow("a list of entries") << "  children:|"
                                       << "Return"
                                       << "  children:\n    - |";
    QTest::newRow("in the middle") << "a: |b"
                                   << "Return"
                                   << "a: \n  |b";
    QTest::newRow("next stop") << "a|"
                               << "Tab"
                               << "a |";
    QTest::newRow("a step") << "|a"
                            << "Tab"
                            << "  |a";
    QTest::newRow("a step out") << "    a|"
                                << "Shift+Backtab"
                                << "  a|";
    QTest::newRow("a blank indent") << "a:\n    |"
                                    << "Backspace"
                                    << "a:\n  |";
    QTest::newRow("a character") << "ab|"
                                 << "Backspace"
                                 << "a|";
    QTest::newRow("comment") << "  a|"
                             << "Ctrl+/"
                             << "  # a|";
    QTest::newRow("no comment") << "  # a|"
                                << "Ctrl+/"
                                << "  a|";
    QTest::newRow("line up") << "a\nb|\nc"
                             << "Alt+Up"
                             << "b|\na\nc";
    QTest::newRow("line down") << "a|\nb\nc"
                               << "Alt+Down"
                               << "b\na|\nc";
    QTest::newRow("to the end") << "a\nb|\nc"
                                << "Alt+Down"
                                << "a\nc\nb|";
    QTest::newRow("first stays first") << "a|\nb"
                                       << "Alt+Up"
                                       << "a|\nb";
    QTest::newRow("once more") << "a|\nb"
                               << "Ctrl+Shift+D"
                               << "a\na|\nb";
    QTest::newRow("delete") << "a\nb|\nc"
                            << "Ctrl+Shift+K"
                            << "a\nc|";
    QTest::newRow("delete the last") << "a\nb|"
                                     << "Ctrl+Shift+K"
                                     << "a|";
}

void CodeEditorTest::changesTheTextAsAKeySays()
{
    QFETCH(QString, before);
    QFETCH(QString, keys);
    QFETCH(QString, after);
    EditorWindow window(before);

    window.press(keys);
    QCOMPARE(window.textWithCaret(), after);

    window.press(QStringLiteral("Ctrl+Z"));
    QCOMPARE(window.text(), before.remove(QLatin1Char('|')));
}

void CodeEditorTest::takesAnEditOfManyLinesBackInOneStep()
{
    EditorWindow window(QStringLiteral("a:\n  b\n\n  c"));
    window.press(QStringLiteral("Ctrl+A"));

    window.press(QStringLiteral("Ctrl+/"));
    QCOMPARE(window.text(), QStringLiteral("# a:\n#   b\n\n#   c"));

    window.press(QStringLiteral("Ctrl+Z"));
    QCOMPARE(window.text(), QStringLiteral("a:\n  b\n\n  c"));
}

void CodeEditorTest::turnsPastedTabsIntoBlanks()
{
    EditorWindow window(QStringLiteral("a: |"));
    QApplication::clipboard()->setText(QStringLiteral("b\tc\r\n\td"));

    window.press(QStringLiteral("Ctrl+V"));

    QCOMPARE(window.text(), QStringLiteral("a: b  c\n  d"));
}

void CodeEditorTest::goesToTheFirstCharacterOfALineBeforeItsStart()
{
    EditorWindow window(QStringLiteral("  ab|"));

    window.press(QStringLiteral("Home"));
    QCOMPARE(window.textWithCaret(), QStringLiteral("  |ab"));

    window.press(QStringLiteral("Home"));
    QCOMPARE(window.textWithCaret(), QStringLiteral("|  ab"));
}

void CodeEditorTest::showsLinesFromTheirStartsBehindALongOne()
{
    EditorWindow window;
    const QString start(30, QLatin1Char('a'));
    window.setText(start + "\n" + QString(400, QLatin1Char('b')) + "\n");
    QScrollBar& bar = *window.code().horizontalScrollBar();
    QTextCursor caret = window.code().textCursor();
    caret.movePosition(QTextCursor::Down);
    caret.movePosition(QTextCursor::EndOfLine);
    window.code().setTextCursor(caret);
    window.code().ensureCursorVisible();
    QVERIFY(bar.value() > 0);

    // The end of the line above can be seen from its start.
    QTest::keyClick(&window.code(), Qt::Key_Up);
    QTest::keyClick(&window.code(), Qt::Key_End);

    QCOMPARE(window.code().textCursor().block().text(), start);
    QCOMPARE(bar.value(), 0);
}

void CodeEditorTest::asksForALineToGoTo()
{
    EditorWindow window(QStringLiteral("a\n  b\nc"));

    window.press(QStringLiteral("Ctrl+G"));
    window.type(QStringLiteral("2"));
    window.press(QStringLiteral("Return"));

    QCOMPARE(window.textWithCaret(), QStringLiteral("a\n  |b\nc"));
    QVERIFY(window.code().hasFocus());
}

void CodeEditorTest::zoomsWithTheWheelAndBack()
{
    EditorWindow window(QStringLiteral("a"));
    const qreal before = window.code().font().pointSizeF();

    QWheelEvent wheel(QPointF(50, 50), QPointF(50, 50), {}, {0, 120}, Qt::NoButton,
                      Qt::ControlModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(window.code().viewport(), &wheel);
    QVERIFY(window.code().font().pointSizeF() > before);

    window.press(QStringLiteral("Ctrl+0"));
    QCOMPARE(window.code().font().pointSizeF(), before);
}

void CodeEditorTest::hidesWhatIsFoldedAndTakesTheCaretOut()
{
    EditorWindow window(QStringLiteral("a:\n  b:\n    c: |1\nd: 2"));

    window.code().folds().foldAll();

    QCOMPARE(visibleLines(window), (QStringList{"a:", "d: 2"}));
    QCOMPARE(window.textWithCaret(), QStringLiteral("a:|\n  b:\n    c: 1\nd: 2"));
}

void CodeEditorTest::keepsAFoldWhereTextIsAddedAbove()
{
    EditorWindow window(QStringLiteral("|x: 1\na:\n  b: 1\nd: 2"));
    window.code().folds().foldAll();

    window.press(QStringLiteral("Return"));
    window.press(QStringLiteral("Return"));
    QCOMPARE(visibleLines(window), (QStringList{"", "", "x: 1", "a:", "d: 2"}));
    QCOMPARE(window.code().folds().foldedLines(), std::vector{3});

    window.press(QStringLiteral("Ctrl+Z"));
    QCOMPARE(window.code().folds().foldedLines(), std::vector{2});
}

void CodeEditorTest::opensAFoldThatTheCaretGoesInto()
{
    EditorWindow window(QStringLiteral("a:|\n  b: 1\nd: 2"));
    window.code().folds().foldAll();

    window.press(QStringLiteral("Right"));

    QCOMPARE(visibleLines(window), (QStringList{"a:", "  b: 1", "d: 2"}));
}

void CodeEditorTest::showsLinesWhoseHeadIsDeleted()
{
    EditorWindow window(QStringLiteral("x: 1\n|a:\n  b: 1\nd: 2"));
    window.code().folds().foldAll();

    window.press(QStringLiteral("Ctrl+Shift+K"));

    QCOMPARE(visibleLines(window), (QStringList{"x: 1", "  b: 1", "d: 2"}));
}

void CodeEditorTest::typesAtAllCaretsAndTakesItBackInOneStep()
{
    EditorWindow window(QStringLiteral("|one\ntwo\nsix"));
    window.press(QStringLiteral("Ctrl+Alt+Down"));
    window.press(QStringLiteral("Ctrl+Alt+Down"));

    window.type(QStringLiteral("x"));
    QCOMPARE(window.textWithCaret(), QStringLiteral("x|one\nx|two\nx|six"));

    window.press(QStringLiteral("Ctrl+Z"));
    QCOMPARE(window.textWithCaret(), QStringLiteral("|one\n|two\n|six"));
}

void CodeEditorTest::goesOnAtAllCaretsAfterAnUndo()
{
    EditorWindow window(QStringLiteral("|one\ntwo"));
    window.press(QStringLiteral("Ctrl+Alt+Down"));
    window.type(QStringLiteral("x"));
    window.press(QStringLiteral("Ctrl+Z"));

    window.press(QStringLiteral("Ctrl+Shift+Z"));
    window.type(QStringLiteral("y"));

    QCOMPARE(window.textWithCaret(), QStringLiteral("xy|one\nxy|two"));
}

void CodeEditorTest::selectsTheNextOccurrence()
{
    EditorWindow window(QStringLiteral("m|ul: mul\nmul_1: mul"));

    window.press(QStringLiteral("Ctrl+D"));
    QCOMPARE(window.textWithCaret(), QStringLiteral("[mul]: mul\nmul_1: mul"));

    window.press(QStringLiteral("Ctrl+D"));
    window.press(QStringLiteral("Ctrl+D"));
    window.press(QStringLiteral("Ctrl+D"));
    QCOMPARE(window.textWithCaret(), QStringLiteral("[mul]: [mul]\nmul_1: [mul]"));

    window.type(QStringLiteral("a"));
    QCOMPARE(window.text(), QStringLiteral("a: a\nmul_1: a"));
}

void CodeEditorTest::addsCaretsAboveAndBelow()
{
    EditorWindow window(QStringLiteral("ab\na|b\nab"));

    window.press(QStringLiteral("Alt+Shift+Up"));
    window.press(QStringLiteral("Alt+Shift+Down"));

    QCOMPARE(window.textWithCaret(), QStringLiteral("a|b\na|b\na|b"));
}

void CodeEditorTest::takesACaretAwayThatIsPressedAgain()
{
    EditorWindow window(QStringLiteral("|ab\ncd"));
    QTextCursor second(&window.rules.document());
    second.setPosition(4);
    const QPoint place = window.code().cursorRect(second).center();

    QTest::mouseClick(window.code().viewport(), Qt::LeftButton, Qt::AltModifier, place);
    QCOMPARE(window.textWithCaret(), QStringLiteral("|ab\nc|d"));

    QTest::mouseClick(window.code().viewport(), Qt::LeftButton, Qt::AltModifier, place);
    QCOMPARE(window.textWithCaret(), QStringLiteral("|ab\ncd"));
}

void CodeEditorTest::deletesAndMovesAtAllCarets()
{
    EditorWindow window(QStringLiteral("  abc|\n  def"));
    window.press(QStringLiteral("Ctrl+Alt+Down"));

    window.press(QStringLiteral("Backspace"));
    window.press(QStringLiteral("Left"));
    QCOMPARE(window.textWithCaret(), QStringLiteral("  a|b\n  d|e"));

    window.press(QStringLiteral("Home"));
    window.press(QStringLiteral("Shift+End"));
    QCOMPARE(window.textWithCaret(), QStringLiteral("  [ab]\n  [de]"));

    window.press(QStringLiteral("Delete"));
    QCOMPARE(window.text(), QStringLiteral("  \n  "));
}

void CodeEditorTest::givesEachCaretALineOfWhatIsPasted()
{
    EditorWindow window(QStringLiteral("a: |\nb: "));
    window.press(QStringLiteral("Ctrl+Alt+Down"));
    QApplication::clipboard()->setText(QStringLiteral("1\n2"));

    window.press(QStringLiteral("Ctrl+V"));
    QCOMPARE(window.text(), QStringLiteral("a: 1\nb: 2"));

    window.press(QStringLiteral("Ctrl+Z"));
    QCOMPARE(window.text(), QStringLiteral("a: \nb: "));
}

void CodeEditorTest::comesBackToOneCaret()
{
    EditorWindow window(QStringLiteral("|a\nb"));
    window.press(QStringLiteral("Ctrl+Alt+Down"));

    window.press(QStringLiteral("Esc"));

    QVERIFY(!window.code().cursors().isActive());
}

void CodeEditorTest::takesTheSizeOfItsLettersAndTabsFromOutside()
{
    EditorWindow window;
    CodeEditor& code = window.code();

    code.setTextSize(20);
    code.setTabWidth(4);

    QCOMPARE(code.font().pointSizeF(), 20.0);
    const qreal blank = QFontMetricsF(code.font()).horizontalAdvance(QLatin1Char(' '));
    QCOMPARE(code.tabStopDistance(), 4 * blank);
    code.setTextSize(0);
    QCOMPARE(code.font().pointSizeF(), window.theme.fixedFont().pointSizeF());
}

FUSEWRIGHT_TEST(CodeEditorTest)
#include "tst_code_editor.moc"
