// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/kit/test_program.h"
#include "tests/widgets/kit/editor_window.h"
#include "widgets/base/theme.h"
#include "widgets/editor/find_bar.h"
#include "widgets/editor/search_hits.h"

#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QTest>
#include <QToolButton>

using namespace fusewright;
using test::EditorWindow;

class FindBarTest : public QObject {
    Q_OBJECT

private slots:
    void goesToTheFirstHitWhileOneTypes();
    void beginsWithWhatIsSelected();
    void goesNowhereInATextThatIsGone();
    void goesRoundWithTheKeys();
    void findsWholeWordsOnly();
    void saysWhatIsWrongWithAnExpression();
    void givesAnExpressionUpThatTriesForEver();
    void replacesAllInOneStep();
    void putsWhatBracketsTookIntoTheReplacement();
    void replacesInTheSelectionOnly();
    void closesWithEscape();
    void fitsANarrowEditor();

private:
    QString count(EditorWindow& window)
    {
        return window.editor.findBar().findChild<QLabel*>()->text();
    }
    void turnOn(EditorWindow& window, const QString& words)
    {
        for (QToolButton* button : window.editor.findBar().findChildren<QToolButton*>()) {
            if (button->accessibleName() == words)
                button->click();
        }
    }
};

void FindBarTest::goesToTheFirstHitWhileOneTypes()
{
    EditorWindow window(QStringLiteral("add\nmul|\nmul mul"));

    window.press(QStringLiteral("Ctrl+F"));
    window.type(QStringLiteral("mul"));

    QTRY_COMPARE(window.textWithCaret(), QStringLiteral("add\nmul\n[mul] mul"));
    QTRY_COMPARE(count(window), QStringLiteral("2 of 3"));
}

void FindBarTest::beginsWithWhatIsSelected()
{
    EditorWindow window(QStringLiteral("m|ul\nadd\nmul"));
    window.press(QStringLiteral("Ctrl+D"));

    window.press(QStringLiteral("Ctrl+F"));

    QTRY_COMPARE(count(window), QStringLiteral("1 of 2"));
}

void FindBarTest::goesNowhereInATextThatIsGone()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("out of range")));
    EditorWindow window(QStringLiteral("|add\nadd\nmul mul\nmul"));
    window.press(QStringLiteral("Ctrl+F"));
    window.type(QStringLiteral("mul"));

    // The search is on its way by now, in the text as it was.
    QTextCursor all(window.editor.code().document());
    all.select(QTextCursor::Document);
    all.insertText(QStringLiteral("mul"));

    QTRY_COMPARE(count(window), QStringLiteral("1 of 1"));
    QCOMPARE(window.textWithCaret(), QStringLiteral("[mul]"));
}

void FindBarTest::goesRoundWithTheKeys()
{
    EditorWindow window(QStringLiteral("|mul\nmul"));
    window.press(QStringLiteral("Ctrl+F"));
    window.type(QStringLiteral("mul"));
    QTRY_COMPARE(count(window), QStringLiteral("1 of 2"));

    window.press(QStringLiteral("F3"));
    QTRY_COMPARE(window.textWithCaret(), QStringLiteral("mul\n[mul]"));

    window.press(QStringLiteral("F3"));
    QTRY_COMPARE(window.textWithCaret(), QStringLiteral("[mul]\nmul"));

    window.press(QStringLiteral("Shift+F3"));
    QTRY_COMPARE(window.textWithCaret(), QStringLiteral("mul\n[mul]"));
}

void FindBarTest::findsWholeWordsOnly()
{
    EditorWindow window(QStringLiteral("|mul_1 MUL mul"));
    window.press(QStringLiteral("Ctrl+F"));
    window.type(QStringLiteral("mul"));
    QTRY_COMPARE(count(window), QStringLiteral("1 of 3"));

    turnOn(window, QStringLiteral("Whole words"));
    QTRY_COMPARE(window.editor.findBar().hits().hits().size(), std::size_t(2));

    turnOn(window, QStringLiteral("Match case"));
    QTRY_COMPARE(window.editor.findBar().hits().hits().size(), std::size_t(1));
}

void FindBarTest::saysWhatIsWrongWithAnExpression()
{
    EditorWindow window(QStringLiteral("mul"));
    window.press(QStringLiteral("Ctrl+F"));
    turnOn(window, QStringLiteral("Regular expression"));

    window.type(QStringLiteral("mu(l"));

    QTRY_VERIFY(count(window).startsWith(QStringLiteral("Invalid expression")));
}

void FindBarTest::givesAnExpressionUpThatTriesForEver()
{
    EditorWindow window(QStringLiteral("|") + QString(60, QLatin1Char('a'))
                        + QStringLiteral("!\nb"));
    window.press(QStringLiteral("Ctrl+F"));
    turnOn(window, QStringLiteral("Regular expression"));

    window.type(QStringLiteral("(a|aa)+$|(a+)+$"));

    QTRY_VERIFY(!window.editor.findBar().hits().isSearching());
    QTRY_VERIFY(count(window).contains(QStringLiteral("too complex")));
}

void FindBarTest::replacesAllInOneStep()
{
    EditorWindow window(QStringLiteral("|mul\nadd mul"));
    window.press(QStringLiteral("Ctrl+H"));
    window.type(QStringLiteral("mul"));
    window.editor.findBar().findChild<QLineEdit*>(QStringLiteral("replace"))->setText("x");

    QTest::mouseClick(window.editor.findBar().findChild<QToolButton*>(QStringLiteral("replaceAll")),
                      Qt::LeftButton);
    QTRY_COMPARE(window.text(), QStringLiteral("x\nadd x"));

    window.code().setFocus();
    window.press(QStringLiteral("Ctrl+Z"));
    QCOMPARE(window.text(), QStringLiteral("mul\nadd mul"));
}

void FindBarTest::putsWhatBracketsTookIntoTheReplacement()
{
    EditorWindow window(QStringLiteral("|ln_mul_13: ln_add_11"));
    window.press(QStringLiteral("Ctrl+H"));
    turnOn(window, QStringLiteral("Regular expression"));
    window.type(QStringLiteral("ln_(\\w+)_(\\d+)"));
    window.editor.findBar().findChild<QLineEdit*>(QStringLiteral("replace"))->setText("\\1$2");

    window.editor.findBar().hits().replaceAll(QStringLiteral("\\1$2"));

    QTRY_COMPARE(window.text(), QStringLiteral("mul13: add11"));
}

void FindBarTest::replacesInTheSelectionOnly()
{
    EditorWindow window(QStringLiteral("mul\nmul\nmul"));
    QTextCursor cursor(&window.rules.document());
    cursor.setPosition(4);
    cursor.setPosition(11, QTextCursor::KeepAnchor);
    window.code().setTextCursor(cursor);
    window.press(QStringLiteral("Ctrl+F"));
    turnOn(window, QStringLiteral("Only in the selection"));
    window.type(QStringLiteral("mul"));

    window.editor.findBar().hits().replaceAll(QStringLiteral("x"));

    QTRY_COMPARE(window.text(), QStringLiteral("mul\nx\nx"));
}

void FindBarTest::closesWithEscape()
{
    EditorWindow window(QStringLiteral("mul"));
    window.press(QStringLiteral("Ctrl+F"));
    QVERIFY(window.editor.findBar().isVisible());

    window.press(QStringLiteral("Esc"));

    QVERIFY(!window.editor.findBar().isVisible());
    QVERIFY(window.code().hasFocus());
}

void FindBarTest::fitsANarrowEditor()
{
    EditorWindow window(QStringLiteral("|mul"));

    window.press(QStringLiteral("Ctrl+H"));

    QVERIFY(window.editor.minimumSizeHint().width() < 80 * grid);
}

FUSEWRIGHT_TEST(FindBarTest)
#include "tst_find_bar.moc"
