// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/rule_language.h"
#include "tests/kit/test_program.h"
#include "tests/widgets/kit/editor_window.h"
#include "tests/widgets/kit/model_file.h"
#include "widgets/editor/completer.h"
#include "widgets/editor/completion_popup.h"
#include "widgets/editor/editor_gutter.h"
#include "widgets/editor/hover_tips.h"
#include "widgets/editor/line_folds.h"
#include "widgets/editor/problem_marks.h"
#include "widgets/editor/quick_fixes.h"
#include "widgets/editor/rules_outline.h"
#include "widgets/editor/rules_tokens.h"

#include <QApplication>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QSyntaxHighlighter>
#include <QTest>
#include <QTextBlock>
#include <QTextLayout>
#include <QTreeView>

using namespace fusewright;
using test::EditorWindow;
using test::ModelFolder;
using test::openAndWait;
using test::tinyModel;

namespace {

const QString rulesText = QStringLiteral("ffn:\n"
                                         "  pattern:\n"
                                         "    gate:\n"
                                         "      op_type: linear\n"
                                         "      child: act\n"
                                         "    act:\n"
                                         "      op_type: relu\n");

} // namespace

class RulesEditorTest : public QObject {
    Q_OBJECT

private slots:
    void cutsALineIntoPieces();
    void countsPiecesInTheUnitsOfTheEditor();
    void tellsListsOfOperatorsFromListsOfEntries();
    void underlinesWhatIsWrongBehindCharactersOfTwoUnits();
    void movesProblemsWithTheText();
    void goesToTheNextProblem();
    void mendsAProblemThroughTheMenu();
    void showsHowOftenRulesAndEntriesFit();
    void ticksExpectationsThatAreMet();
    void offersAdviceBesideTheFixesOfProblems();
    void dimsCountsOfARuleThatIsBroken();
    void completesWithTheKeys();
    void completesWhileOneTypes();
    void breaksTheLineWhenAllIsWritten();
    void offersThePlainOperatorFirst();
    void leavesTheTextAloneWhenCompletionIsDismissed();
    void goesToTheDefinitionOfAnEntry();
    void renamesAnEntryEverywhere();
    void saysWhyANameCannotBeTaken();
    void tellsTheEntryUnderTheCaret();
    void saysWhatAWordMeans();
    void tellsTheValueOfAPartAtTheSelectedOperator();
    void formatsInOneStepAndKeepsTheCaret();
    void listsTheRules();
    void comesBackToWhereOneWas();
    void coloursTheLastLineOfALongText();
    void coloursATextOnceForAllEditors();

private:
    ModelFolder m_folder;
};

void RulesEditorTest::cutsALineIntoPieces()
{
    const RuleLanguage& samba = *findRuleLanguage("samba");
    int state = 0;

    const auto pieces = rulesPieces(samba, QStringLiteral("  op_type: [add, \"mul\"] # x"), state);

    const std::vector<RulesPiece> wanted = {
        {2, 9, LineToken::Key},    {11, 12, LineToken::Bracket}, {12, 15, LineToken::Operator},
        {17, 22, LineToken::Text}, {22, 23, LineToken::Bracket}, {24, 27, LineToken::Comment}};
    QVERIFY(pieces == wanted);
}

void RulesEditorTest::countsPiecesInTheUnitsOfTheEditor()
{
    const RuleLanguage& samba = *findRuleLanguage("samba");
    int state = 0;

    const auto pieces = rulesPieces(samba, QStringLiteral("é\U0001F600: [\"ü\"]"), state);

    const std::vector<RulesPiece> wanted = {{0, 3, LineToken::Rule},
                                            {5, 6, LineToken::Bracket},
                                            {6, 9, LineToken::Text},
                                            {9, 10, LineToken::Bracket}};
    QVERIFY(pieces == wanted);
}

void RulesEditorTest::tellsListsOfOperatorsFromListsOfEntries()
{
    const RuleLanguage& samba = *findRuleLanguage("samba");
    int state = 0;
    rulesPieces(samba, QStringLiteral("  children:"), state);
    QVERIFY(rulesPieces(samba, QStringLiteral("    - add"), state).front().token
            == LineToken::Entry);

    rulesPieces(samba, QStringLiteral("  op_type:"), state);
    QVERIFY(rulesPieces(samba, QStringLiteral("    - add"), state).front().token
            == LineToken::Operator);
}

void RulesEditorTest::underlinesWhatIsWrongBehindCharactersOfTwoUnits()
{
    EditorWindow window(QStringLiteral("ffn:\n"
                                       "  pattern:\n"
                                       "    \U0001F600é: {op_type: relu, chidl: x}\n"));
    QVERIFY(window.waitForAnswer());

    const int place = static_cast<int>(window.text().indexOf(QStringLiteral("chidl")));
    QTRY_VERIFY(!window.editor.problems().problemsAt(place).empty());
    const int column = place - window.rules.document().findBlockByNumber(2).position();
    const auto marks = window.editor.problems().marksOn(2);
    QVERIFY(std::ranges::any_of(marks, [&](const ProblemMark& mark) {
        return mark.span.begin == column && mark.span.end == column + 5;
    }));
}

void RulesEditorTest::movesProblemsWithTheText()
{
    QString broken = rulesText;
    EditorWindow window(broken.replace(QStringLiteral("child: act"), QStringLiteral("child: acd")));
    QTRY_VERIFY(!window.editor.problems().marksOn(4).empty());
    const LineSpan before = window.editor.problems().marksOn(4).front().span;

    QTextCursor(&window.rules.document()).insertText(QStringLiteral("# x\n"));
    QTextCursor line(window.rules.document().findBlockByNumber(5));
    line.insertText(QStringLiteral("  "));

    const auto marks = window.editor.problems().marksOn(5);
    QVERIFY(!marks.empty());
    QCOMPARE(marks.front().span.begin, before.begin + 2);
    QCOMPARE(marks.front().span.end, before.end + 2);
}

void RulesEditorTest::goesToTheNextProblem()
{
    QString broken = rulesText;
    EditorWindow window(broken.replace(QStringLiteral("child: act"), QStringLiteral("child: acd")));
    QTRY_VERIFY(!window.editor.problems().marksOn(4).empty());
    window.code().goToLine(4);

    window.press(QStringLiteral("F8"));
    QCOMPARE(window.code().textCursor().blockNumber(), 4);

    window.code().goToLine(6);
    window.press(QStringLiteral("Shift+F8"));
    QCOMPARE(window.code().textCursor().blockNumber(), 4);
}

void RulesEditorTest::mendsAProblemThroughTheMenu()
{
    QString broken = rulesText;
    broken.replace(QStringLiteral("op_type: relu"), QStringLiteral("op_typ: relu"));
    EditorWindow window(broken);
    QVERIFY(window.waitForAnswer());
    window.putCaretAt(QStringLiteral("op_typ:"));

    window.press(QStringLiteral("Ctrl+."));
    QTRY_VERIFY(qobject_cast<QMenu*>(QApplication::activePopupWidget()));
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);

    QTRY_COMPARE(window.text(), rulesText);
    window.press(QStringLiteral("Ctrl+Z"));
    QCOMPARE(window.text(), broken);
}

void RulesEditorTest::showsHowOftenRulesAndEntriesFit()
{
    EditorWindow window(rulesText);
    const int widthBefore = window.code().gutter().width();
    QVERIFY(openAndWait(window.model, m_folder.write(QStringLiteral("a.json"), tinyModel())));

    QTRY_COMPARE(window.code().gutter().badges().size(), std::size_t(3));
    QCOMPARE(window.code().gutter().width(), widthBefore);
    const auto& badges = window.code().gutter().badges();
    QCOMPARE(badges[0].line, 0);
    QCOMPARE(badges[0].text, QStringLiteral("1"));
    QCOMPARE(badges[2].line, 5);

    window.setText(QString(rulesText).replace(QStringLiteral("relu"), QStringLiteral("gelu")));
    QTRY_VERIFY(!window.code().gutter().badges().empty());
    QCOMPARE(window.code().gutter().badges()[0].text, QStringLiteral("0/1"));
    QVERIFY(window.code().gutter().badges()[0].tone == LineBadge::Tone::Warning);
}

void RulesEditorTest::ticksExpectationsThatAreMet()
{
    EditorWindow window(QStringLiteral("# expect: 1\n# expect: >= 2\n") + rulesText);
    QVERIFY(openAndWait(window.model, m_folder.write(QStringLiteral("a.json"), tinyModel())));

    QTRY_COMPARE(window.code().gutter().badges().size(), std::size_t(5));
    const auto& badges = window.code().gutter().badges();
    QCOMPARE(badges[0].line, 0);
    QCOMPARE(badges[0].text, QStringLiteral("\u2713 1"));
    QVERIFY(badges[0].tone == LineBadge::Tone::Good);
    QCOMPARE(badges[0].toolTip, QStringLiteral("Met: expected 1, found 1"));
    QCOMPARE(badges[1].text, QStringLiteral("\u2717 1"));
    QVERIFY(badges[1].tone == LineBadge::Tone::Failing);

    window.setText(QStringLiteral("# expect: 1\n")
                   + QString(rulesText).replace(QStringLiteral("relu"), QStringLiteral("gelu")));
    // Until there is an answer about the new text there may be none.
    const auto said = [&badges] { return badges.empty() ? QString() : badges[0].text; };
    QTRY_COMPARE(said(), QStringLiteral("\u2717 0"));
}

void RulesEditorTest::offersAdviceBesideTheFixesOfProblems()
{
    EditorWindow window(rulesText);
    QVERIFY(window.waitForAnswer());
    const TextEdit edit{{{1, 1}, {1, 1}}, "# advised\n"};
    window.editor.quickFixes().setAdvice([&] { return std::vector<Fix>{{"Advice", {edit}}}; });

    window.press(QStringLiteral("Ctrl+."));
    QTRY_VERIFY(qobject_cast<QMenu*>(QApplication::activePopupWidget()));
    // First the fix of the problem here: the rule has no priority.
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Down);
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);

    QTRY_COMPARE(window.text(), QStringLiteral("# advised\n") + rulesText);
}

void RulesEditorTest::dimsCountsOfARuleThatIsBroken()
{
    EditorWindow window(rulesText);
    QVERIFY(openAndWait(window.model, m_folder.write(QStringLiteral("a.json"), tinyModel())));
    QTRY_COMPARE(window.code().gutter().badges().size(), std::size_t(3));

    window.putCaretAt(QStringLiteral("linear"));
    window.type(QStringLiteral("["));

    QTRY_VERIFY(!window.code().gutter().badges().empty()
                && window.code().gutter().badges()[0].isStale);
}

void RulesEditorTest::completesWithTheKeys()
{
    EditorWindow window(rulesText);
    window.putCaretAt(QStringLiteral("act\n"));
    window.press(QStringLiteral("Shift+End"));
    window.press(QStringLiteral("Delete"));

    window.press(QStringLiteral("Ctrl+Space"));
    QTRY_VERIFY(window.editor.completer().popup().isVisible());
    window.type(QStringLiteral("ac"));
    QTRY_COMPARE(window.editor.completer().popup().selected()->text, std::string("act"));
    window.press(QStringLiteral("Tab"));

    QCOMPARE(window.text(), rulesText);
    QVERIFY(!window.editor.completer().popup().isVisible());
    QVERIFY(window.code().hasFocus());
}

void RulesEditorTest::completesWhileOneTypes()
{
    EditorWindow window(rulesText + QStringLiteral("      |"));
    QTextCursor end(&window.rules.document());
    end.movePosition(QTextCursor::End);
    window.code().setTextCursor(end);

    window.type(QStringLiteral("requ"));

    QTRY_VERIFY(window.editor.completer().popup().isVisible());
    QTRY_COMPARE(window.editor.completer().popup().selected()->label, std::string("required"));
    window.press(QStringLiteral("Return"));
    QVERIFY(window.text().startsWith(rulesText + QStringLiteral("      required:")));
}

void RulesEditorTest::breaksTheLineWhenAllIsWritten()
{
    EditorWindow window(rulesText);
    window.putCaretAt(QStringLiteral("linear"));
    window.press(QStringLiteral("Shift+End"));
    window.press(QStringLiteral("Delete"));
    window.type(QStringLiteral("linear"));
    QTRY_VERIFY(window.editor.completer().popup().isVisible());

    window.press(QStringLiteral("Return"));

    QVERIFY(window.text().contains(QStringLiteral("op_type: linear\n      \n      child: act")));
    QVERIFY(!window.editor.completer().popup().isVisible());
}

void RulesEditorTest::offersThePlainOperatorFirst()
{
    EditorWindow window(rulesText);
    window.putCaretAt(QStringLiteral("linear"));
    window.press(QStringLiteral("Shift+End"));
    window.press(QStringLiteral("Delete"));

    window.type(QStringLiteral("lin"));

    QTRY_VERIFY(window.editor.completer().popup().isVisible());
    QTRY_COMPARE(window.editor.completer().popup().selected()->label, std::string("linear"));
}

void RulesEditorTest::leavesTheTextAloneWhenCompletionIsDismissed()
{
    EditorWindow window(rulesText);
    window.putCaretAt(QStringLiteral("relu"));
    window.press(QStringLiteral("Ctrl+Space"));
    QTRY_VERIFY(window.editor.completer().popup().isVisible());

    window.press(QStringLiteral("Esc"));

    QVERIFY(!window.editor.completer().popup().isVisible());
    QCOMPARE(window.text(), rulesText);
}

void RulesEditorTest::goesToTheDefinitionOfAnEntry()
{
    EditorWindow window(rulesText);
    window.putCaretAt(QStringLiteral("act\n"));

    window.press(QStringLiteral("F12"));
    QCOMPARE(window.code().textCursor().blockNumber(), 5);

    const int place = static_cast<int>(rulesText.indexOf(QStringLiteral("act\n")));
    QTextCursor used(&window.rules.document());
    used.setPosition(place + 1);
    QTest::mouseClick(window.code().viewport(), Qt::LeftButton, Qt::ControlModifier,
                      window.code().cursorRect(used).center());
    QCOMPARE(window.code().textCursor().blockNumber(), 5);
}

void RulesEditorTest::renamesAnEntryEverywhere()
{
    EditorWindow window(rulesText);
    window.putCaretAt(QStringLiteral("act\n"));

    window.press(QStringLiteral("F2"));
    window.type(QStringLiteral("relu_1"));
    window.press(QStringLiteral("Return"));

    QCOMPARE(window.text(),
             QString(rulesText)
                 .replace(QStringLiteral("child: act"), QStringLiteral("child: relu_1"))
                 .replace(QStringLiteral("    act:"), QStringLiteral("    relu_1:")));
    window.press(QStringLiteral("Ctrl+Z"));
    QCOMPARE(window.text(), rulesText);
}

void RulesEditorTest::saysWhyANameCannotBeTaken()
{
    EditorWindow window(rulesText);
    window.putCaretAt(QStringLiteral("act\n"));
    window.press(QStringLiteral("F2"));
    window.type(QStringLiteral("gate"));

    window.press(QStringLiteral("Return"));

    QCOMPARE(window.text(), rulesText);
    QVERIFY(window.code().findChild<QLineEdit*>(QStringLiteral("prompt"))->isVisible());
}

void RulesEditorTest::tellsTheEntryUnderTheCaret()
{
    EditorWindow window(rulesText);
    QVERIFY(window.waitForAnswer());
    QSignalSpy told(&window.editor, &RulesEditor::entryUnderCaret);

    window.putCaretAt(QStringLiteral("relu"));

    QTRY_VERIFY(!told.isEmpty());
    QTRY_COMPARE(told.last(), (QVariantList{0, QStringLiteral("pattern"), QStringLiteral("act")}));
}

void RulesEditorTest::saysWhatAWordMeans()
{
    EditorWindow window(rulesText);
    QVERIFY(openAndWait(window.model, m_folder.write(QStringLiteral("a.json"), tinyModel())));
    QTRY_VERIFY(!window.code().gutter().badges().empty());

    const int place = static_cast<int>(rulesText.indexOf(QStringLiteral("act:")));

    QVERIFY(window.editor.hoverTips().textAt(place).contains(QStringLiteral("1 of 1 places")));
}

void RulesEditorTest::tellsTheValueOfAPartAtTheSelectedOperator()
{
    const QString text = QStringLiteral(
        "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"Relu\", \"X\"), GT(DIM_OF(\"*\", 3), 100), "
        "Op(\"Fused\", \"X\"))");
    EditorWindow window(text);
    QVERIFY(openAndWait(window.model, m_folder.write(QStringLiteral("a.json"), tinyModel())));
    const int place = static_cast<int>(text.indexOf(QStringLiteral("DIM_OF"))) + 2;
    QVERIFY(!window.editor.hoverTips().textAt(place).contains(QStringLiteral("at act")));

    window.model.selectNode(*window.model.graph()->findNode("act"));

    QTRY_VERIFY(window.editor.hoverTips().textAt(place).contains(QStringLiteral("at act")));
    const QString tip = window.editor.hoverTips().textAt(place);
    QVERIFY2(tip.contains(QStringLiteral("= <b>8</b>")), qPrintable(tip));
}

void RulesEditorTest::formatsInOneStepAndKeepsTheCaret()
{
    const QString wide = QStringLiteral("ffn:\n"
                                        "    pattern:\n"
                                        "        a: {op_type:   relu}\n");
    EditorWindow window(wide);
    window.putCaretAt(QStringLiteral("pattern"));

    window.editor.format();
    QVERIFY(window.text().startsWith(QStringLiteral("ffn:\n  pattern:\n")));
    QVERIFY(window.textWithCaret().contains(QStringLiteral("  |pattern:")));

    window.press(QStringLiteral("Ctrl+Z"));
    QCOMPARE(window.text(), wide);
}

void RulesEditorTest::listsTheRules()
{
    EditorWindow window(rulesText + QStringLiteral("norm:\n  priority: 3\n  pattern: {}\n"));
    RulesOutline outline(window.tabs, window.fusion, window.theme);
    connect(&outline, &RulesOutline::rulePicked, &window.editor, &RulesEditor::goTo);
    auto* const view = outline.findChild<QTreeView*>();
    QTRY_COMPARE(view->model()->rowCount(), 2);
    QCOMPARE(view->model()->index(1, 1).data().toString(), QStringLiteral("3"));

    outline.show();
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {},
                      view->visualRect(view->model()->index(1, 0)).center());

    QCOMPARE(window.code().textCursor().selectedText(), QStringLiteral("norm"));
}

void RulesEditorTest::comesBackToWhereOneWas()
{
    QByteArray state;
    {
        EditorWindow window(rulesText + QStringLiteral("x: 1\n"));
        window.code().setZoom(2);
        window.code().folds().foldAll();
        window.code().goToLine(8);
        state = window.editor.state();
    }

    EditorWindow window(rulesText + QStringLiteral("x: 1\n"));
    window.editor.restore(state);

    QCOMPARE(window.code().zoom(), 2);
    QCOMPARE(window.code().folds().foldedLines(), std::vector{0});
    QCOMPARE(window.code().textCursor().blockNumber(), 7);

    window.editor.restore(QByteArrayLiteral("no state"));
    QCOMPARE(window.code().zoom(), 2);
}

void RulesEditorTest::coloursTheLastLineOfALongText()
{
    EditorWindow window(rulesText);

    window.setText(QStringLiteral("      op_type: linear\n").repeated(50'000)
                   + QStringLiteral("      op_type: relu"));

    const QTextBlock last = window.rules.document().lastBlock();
    QTRY_VERIFY(!last.layout()->formats().isEmpty());
    QVERIFY(!last.previous().layout()->formats().isEmpty());
}

void RulesEditorTest::coloursATextOnceForAllEditors()
{
    EditorWindow window(rulesText);

    auto other = std::make_unique<RulesEditor>(window.tabs.current(), window.fusion, window.theme);
    QCOMPARE(window.rules.document().findChildren<QSyntaxHighlighter*>().size(), 1);
    other.reset();

    QVERIFY(!window.rules.document().firstBlock().layout()->formats().isEmpty());
}

FUSEWRIGHT_TEST(RulesEditorTest)
#include "tst_rules_editor.moc"
