// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/editor/completer.h"

#include "tests/kit/test_program.h"
#include "tests/widgets/kit/editor_window.h"
#include "tests/widgets/kit/model_file.h"
#include "widgets/editor/completion_list.h"
#include "widgets/editor/completion_popup.h"

#include <QLabel>
#include <QTest>

using namespace fusewright;
using test::EditorWindow;

/// A new rule is filled in from place to place; after a key its values are offered.
class CompleterTest : public QObject {
    Q_OBJECT

private slots:
    void tabLeadsThroughANewRule();
    void theWayEndsWhereOneGoesElsewhere();
    void theWayEndsWhereTheRuleIsTakenBack();
    void offersValuesBehindAKeyThatWasTaken();
    void whatWasTakenTwiceIsTakenBackTwice();
    void tabGoesOnToWhatTheModelHas();
    void whatIsCutIsBelow();
    void aNewEntryIsMadeWithItsName();
    void theNextLineKeepsANameThatIsMadeUp();
    void spellingsStandWhereTheUsualNameDoesNotFit();

private:
    static void startRule(EditorWindow& window);
    /// Behind what an entry has, in an empty line.
    static void typeAKey(EditorWindow& window);
    static QString chosen(EditorWindow& window)
    {
        return window.code().textCursor().selectedText();
    }
};

void CompleterTest::startRule(EditorWindow& window)
{
    window.press(QStringLiteral("Ctrl+Space"));
    QTRY_VERIFY(window.editor.completer().popup().isVisible());
    window.press(QStringLiteral("Return"));
}

const QString entryText = QStringLiteral("r:\n  pattern:\n    a:\n      \n");

void CompleterTest::typeAKey(EditorWindow& window)
{
    QTextCursor caret(&window.rules.document());
    caret.setPosition(static_cast<int>(window.text().size()) - 1);
    window.code().setTextCursor(caret);
    window.type(QStringLiteral("op_t"));
    QTRY_VERIFY(window.editor.completer().popup().isVisible());
    QTRY_COMPARE(window.editor.completer().popup().selected()->label, std::string("op_type"));
}

void CompleterTest::tabLeadsThroughANewRule()
{
    EditorWindow window{QString()};
    startRule(window);
    QCOMPARE(chosen(window), QStringLiteral("new_rule"));

    window.type(QStringLiteral("my_rule"));
    window.press(QStringLiteral("Tab"));
    QCOMPARE(chosen(window), QStringLiteral("1"));
    window.type(QStringLiteral("25"));
    window.press(QStringLiteral("Tab"));
    QCOMPARE(chosen(window), QStringLiteral("DEFAULT_GEMM"));
    window.press(QStringLiteral("Shift+Tab"));
    QCOMPARE(chosen(window), QStringLiteral("25"));
    for (const char* next : {"DEFAULT_GEMM", "first", "linear"}) {
        window.press(QStringLiteral("Tab"));
        QCOMPARE(chosen(window), QString::fromLatin1(next));
    }
    window.press(QStringLiteral("Tab"));
    QVERIFY(!window.code().textCursor().hasSelection());

    QVERIFY(window.text().startsWith(QStringLiteral("my_rule:\n  priority: 25\n")));
    // From here on it is the editor's key again.
    window.press(QStringLiteral("Tab"));
    QVERIFY(window.text().contains(QStringLiteral("linear ")));
}

void CompleterTest::theWayEndsWhereOneGoesElsewhere()
{
    EditorWindow window{QString()};
    startRule(window);

    window.press(QStringLiteral("Esc"));
    window.press(QStringLiteral("Tab"));

    QVERIFY(chosen(window) != QStringLiteral("1"));
}

void CompleterTest::theWayEndsWhereTheRuleIsTakenBack()
{
    EditorWindow window(QStringLiteral("# rules\n|"));
    startRule(window);
    QCOMPARE(chosen(window), QStringLiteral("new_rule"));

    window.rules.document().undo();
    QCOMPARE(window.text(), QStringLiteral("# rules\n"));
    window.press(QStringLiteral("Tab"));

    QVERIFY(window.text().startsWith(QStringLiteral("# rules\n ")));
}

void CompleterTest::offersValuesBehindAKeyThatWasTaken()
{
    EditorWindow window(entryText);
    typeAKey(window);

    window.press(QStringLiteral("Return"));

    QTRY_VERIFY(window.editor.completer().popup().isVisible());
    QTRY_COMPARE(window.editor.completer().popup().selected()->kind, CompletionKind::Operator);
}

void CompleterTest::whatWasTakenTwiceIsTakenBackTwice()
{
    EditorWindow window(entryText);
    typeAKey(window);
    window.press(QStringLiteral("Return"));
    QTRY_VERIFY(window.editor.completer().popup().isVisible());
    const QString withKey = window.text();
    QVERIFY(withKey.contains(QStringLiteral("op_type: ")));
    window.press(QStringLiteral("Return"));
    QVERIFY(window.text().size() > withKey.size());

    window.rules.document().undo();
    QCOMPARE(window.text(), withKey);
    window.rules.document().undo();
    QVERIFY(!window.text().contains(QStringLiteral("op_type")));
}

void CompleterTest::tabGoesOnToWhatTheModelHas()
{
    test::ModelFolder folder;
    EditorWindow window(QStringLiteral("r:\n  pattern:\n    a:\n      op_type: |\n"));
    QVERIFY(test::openAndWait(
        window.model,
        folder.write(QStringLiteral("a.json"), test::tinyModel().replace("\"relu\"", "\"tanh\""))));
    const CompletionPopup& popup = window.editor.completer().popup();

    window.type(QStringLiteral("tan"));
    QTRY_VERIFY(popup.isVisible());
    QTRY_COMPARE(popup.selected()->label, std::string("tan"));
    QVERIFY(popup.isNextOfModel());
    window.press(QStringLiteral("Tab"));
    QVERIFY(window.text().contains(QStringLiteral("op_type: tanh\n")));

    // What the model has stays, though longer names begin with it.
    window.setText(QStringLiteral("r:\n  pattern:\n    a:\n      op_type: |\n"));
    window.type(QStringLiteral("add"));
    QTRY_VERIFY(popup.isVisible());
    QTRY_COMPARE(popup.selected()->label, std::string("add"));
    window.press(QStringLiteral("Tab"));
    QVERIFY(window.text().contains(QStringLiteral("op_type: add\n")));
}

/// `relu` has its letters, but nobody chose that.
void CompleterTest::theNextLineKeepsANameThatIsMadeUp()
{
    test::ModelFolder folder;
    EditorWindow window(QStringLiteral("r:\n  pattern:\n    a:\n      op_type: linear\n"
                                       "      child: |\n"));
    QVERIFY(
        test::openAndWait(window.model, folder.write(QStringLiteral("a.json"), test::tinyModel())));
    const CompletionPopup& popup = window.editor.completer().popup();

    window.type(QStringLiteral("rl"));
    QTRY_VERIFY(popup.isVisible());
    window.press(QStringLiteral("Return"));

    QVERIFY(!popup.isVisible());
    QVERIFY2(window.text().contains(QStringLiteral("child: rl\n")), qPrintable(window.text()));
    QVERIFY(!window.text().contains(QStringLiteral("relu")));

    // Whoever goes to a row wants it.
    window.type(QStringLiteral("child: r"));
    QTRY_VERIFY(popup.isVisible());
    window.press(QStringLiteral("Down"));
    window.press(QStringLiteral("Return"));
    QVERIFY(!window.text().contains(QStringLiteral("child: r\n")));
}

/// In a narrow editor.
void CompleterTest::whatIsCutIsBelow()
{
    test::ModelFolder folder;
    EditorWindow window(QStringLiteral("r:\n  pattern:\n    a:\n      op_type: |\n"));
    QVERIFY(
        test::openAndWait(window.model, folder.write(QStringLiteral("a.json"), test::tinyModel())));
    const CompletionPopup& popup = window.editor.completer().popup();
    const auto& below = *window.editor.findChild<QLabel*>(QStringLiteral("completionHelp"));

    window.type(QStringLiteral("lin"));
    QTRY_VERIFY(popup.isVisible());
    QVERIFY(!below.isVisible());
    window.press(QStringLiteral("Escape"));

    window.editor.resize(260, 400);
    window.type(QStringLiteral("e"));
    QTRY_VERIFY(popup.isVisible());
    QTRY_COMPARE(popup.selected()->label, std::string("linear"));
    QVERIFY(below.isVisible());
    QCOMPARE(below.text(), QString::fromStdString(popup.selected()->detail));
}

void CompleterTest::aNewEntryIsMadeWithItsName()
{
    test::ModelFolder folder;
    const QString before = QStringLiteral("r:\n  pattern:\n    a:\n      op_type: linear\n"
                                          "      child: \n# the end\n");
    EditorWindow window(before);
    QTextCursor caret(&window.rules.document());
    caret.setPosition(static_cast<int>(before.indexOf(QLatin1String("\n# the end"))));
    window.code().setTextCursor(caret);
    QVERIFY(
        test::openAndWait(window.model, folder.write(QStringLiteral("a.json"), test::tinyModel())));

    window.type(QStringLiteral("re"));
    const CompletionPopup& popup = window.editor.completer().popup();
    QTRY_VERIFY(popup.isVisible());
    QTRY_COMPARE(popup.selected()->label, std::string("relu"));
    window.press(QStringLiteral("Tab"));

    QCOMPARE(window.text(),
             QStringLiteral("r:\n  pattern:\n    a:\n      op_type: linear\n"
                            "      child: relu\n    relu:\n      op_type: relu\n"
                            "# the end\n"));
    QCOMPARE(window.code().textCursor().block().text(), QStringLiteral("      child: relu"));
    QVERIFY(window.code().textCursor().atBlockEnd());
    // One goes on with what was made.
    window.press(QStringLiteral("Tab"));
    QCOMPARE(chosen(window), QStringLiteral("relu"));
    QCOMPARE(window.code().textCursor().block().text(), QStringLiteral("      op_type: relu"));
    window.press(QStringLiteral("Tab"));
    QVERIFY(!window.code().textCursor().hasSelection());
    window.rules.document().undo();
    QVERIFY(!window.text().contains(QStringLiteral("relu")));
}

void CompleterTest::spellingsStandWhereTheUsualNameDoesNotFit()
{
    const Theme theme;
    CompletionList list(theme);
    std::vector<Completion> all(3);
    for (Completion& each : all)
        each.kind = CompletionKind::Operator;
    all[0].label = "tanh";
    all[1].label = "aten.tanh";
    all[1].spellingOf = "tanh";
    all[2].label = "Tanh";
    all[2].spellingOf = "tanh";
    list.setCompletions(std::move(all));

    const auto shown = [&](const char* typed) {
        list.filter(QString::fromLatin1(typed));
        QStringList labels;
        for (int row = 0; row < list.rowCount(); ++row)
            labels.append(QString::fromStdString(list.at(row).label));
        return labels.join(QLatin1Char(' '));
    };

    QCOMPARE(shown(""), QStringLiteral("tanh"));
    QCOMPARE(shown("tan"), QStringLiteral("tanh"));
    QCOMPARE(shown("Tanh"), QStringLiteral("Tanh tanh"));
    QCOMPARE(shown("aten"), QStringLiteral("aten.tanh"));
}

FUSEWRIGHT_TEST(CompleterTest)
#include "tst_completer.moc"
