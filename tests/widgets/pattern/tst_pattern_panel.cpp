// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/kit/test_program.h"
#include "tests/widgets/pattern/pattern_window.h"

#include "tests/widgets/kit/fusion_answer.h"
#include "widgets/document/text_places.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QTabBar>
#include <QTest>

#include <algorithm>

using namespace fusewright;
using test::chain;

class PatternPanelTest : public QObject, private test::PatternWindow {
    Q_OBJECT

private slots:
    void init() { open(); }
    void cleanup() { close(); }
    void drawsTheRuleAtTheCaret();
    void marksTheEntryAtTheCaret();
    void keepsTheLastRuleWhereThereIsNone();
    void aClickLeadsToTheEntry();
    void anEntryLeadsToWhereItStandsByNow();
    void arrowsWalkFromEntryToEntry();
    void enterLeadsIntoTheText();
    void everyEntryIsNamedForAScreenReader();
    void aScreenReaderPicksAnEntry();
    void anEntryThatIsGoneIsNoLongerThereForAScreenReader();
    void optionsStandInOneFrameInTheirOrder();
    void anOptionThatOthersNameStandsOutside();
    void drawsWhatIsNamedButMissing();
    void drawsACircle();
    void aBrokenRuleKeepsItsPictureAndSaysWhy();
    void aHalfTypedRuleIsDrawnAsFarAsItCanBeRead();
    void aTabForEachPattern();
    void showsHowManyPlacesAnEntryTakes();
    void staysInPlaceWhenThePatternGrows();
    void allOfItStaysInSightWhenItGrows();
    void fitsIntoAnyWindow();
    void speaksOfTheCurrentEntry();
};

void PatternPanelTest::drawsTheRuleAtTheCaret()
{
    setText(chain + QStringLiteral("s: {pattern: {x: {op_type: mul}}}\n"));

    show(QStringLiteral("gelu"));
    QCOMPARE(names(), (std::vector<std::string>{"a", "b", "c"}));

    showAgain(QStringLiteral("x: {op"), 1);
    QCOMPARE(names(), std::vector<std::string>{"x"});
}

void PatternPanelTest::marksTheEntryAtTheCaret()
{
    setText(chain);

    show(QStringLiteral("gelu"));
    QCOMPARE(current(), std::string("b"));
    show(QStringLiteral("linear"));
    QCOMPARE(current(), std::string("a"));
    show(QStringLiteral("pattern"));
    QCOMPARE(current(), std::string());
}

void PatternPanelTest::keepsTheLastRuleWhereThereIsNone()
{
    setText(chain + QStringLiteral("\n\n# nothing\n"));
    show(QStringLiteral("gelu"));

    show(QStringLiteral("# nothing"));

    QCOMPARE(names(), (std::vector<std::string>{"a", "b", "c"}));
    setText(QStringLiteral("# nothing\n"));
    m_panel->showPlace(read(), {});
    QVERIFY(m_panel->view().isEmpty());
}

void PatternPanelTest::aClickLeadsToTheEntry()
{
    setText(chain);
    show(QStringLiteral("linear"));
    QSignalSpy picked(m_panel.get(), &PatternPanel::placePicked);

    QTest::mouseClick(&m_panel->view(), Qt::LeftButton, {}, middleOf("b"));

    QCOMPARE(picked.size(), 1);
    QCOMPARE(picked.first().first().value<TextRange>(), (TextRange{{6, 5}, {6, 6}}));
    QCOMPARE(current(), std::string("b"));
}

void PatternPanelTest::anEntryLeadsToWhereItStandsByNow()
{
    setText(chain);
    show(QStringLiteral("linear"));
    QTextCursor(&m_rules->document()).insertText(QStringLiteral("# one line more\n"));
    QSignalSpy picked(m_panel.get(), &PatternPanel::placePicked);

    QTest::mouseClick(&m_panel->view(), Qt::LeftButton, {}, middleOf("b"));

    QCOMPARE(picked.size(), 1);
    QCOMPARE(picked.first().first().value<TextRange>().begin, (TextPosition{7, 5}));
}

void PatternPanelTest::arrowsWalkFromEntryToEntry()
{
    setText(chain);
    show(QStringLiteral("linear"));

    QTest::keyClick(&m_panel->view(), Qt::Key_Down);
    QCOMPARE(current(), std::string("b"));
    QTest::keyClick(&m_panel->view(), Qt::Key_Up);
    QCOMPARE(current(), std::string("a"));
    QTest::keyClick(&m_panel->view(), Qt::Key_End);
    QCOMPARE(current(), std::string("c"));
}

void PatternPanelTest::enterLeadsIntoTheText()
{
    setText(chain);
    show(QStringLiteral("gelu"));
    QSignalSpy wanted(m_panel.get(), &PatternPanel::textRequested);

    QTest::keyClick(&m_panel->view(), Qt::Key_Return);

    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.first().first().value<TextRange>().begin, (TextPosition{6, 5}));
}

void PatternPanelTest::everyEntryIsNamedForAScreenReader()
{
    setText(chain);
    show(QStringLiteral("linear"));
    m_panel->view().setFocus();
    QAccessibleInterface* list = QAccessible::queryAccessibleInterface(&m_panel->view());

    QStringList said;
    for (int at = 0; at < list->childCount(); ++at) {
        QAccessibleInterface* entry = list->child(at);
        QCOMPARE(entry->role(), QAccessible::ListItem);
        QCOMPARE(entry->parent(), list);
        QCOMPARE(list->indexOfChild(entry), at);
        said << entry->text(QAccessible::Name) + " = " + entry->text(QAccessible::Value);
    }

    QCOMPARE(said, QStringList({"a = linear", "b = relu | gelu", "c = add"}));
    QVERIFY(list->child(1)->text(QAccessible::Description).startsWith("b: "));
    QVERIFY(list->child(0)->state().selected);
    QVERIFY(!list->child(1)->state().selected);
    const QPoint middle = m_panel->view().mapToGlobal(middleOf("b"));
    QCOMPARE(list->childAt(middle.x(), middle.y()), list->child(1));
    QVERIFY(list->child(1)->rect().contains(middle));
}

void PatternPanelTest::aScreenReaderPicksAnEntry()
{
    setText(chain);
    show(QStringLiteral("linear"));
    QSignalSpy picked(m_panel.get(), &PatternPanel::placePicked);
    QAccessibleInterface* list = QAccessible::queryAccessibleInterface(&m_panel->view());

    list->child(2)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());

    QCOMPARE(current(), std::string("c"));
    QCOMPARE(picked.size(), 1);
}

void PatternPanelTest::anEntryThatIsGoneIsNoLongerThereForAScreenReader()
{
    setText(chain);
    show(QStringLiteral("linear"));
    QAccessibleInterface* list = QAccessible::queryAccessibleInterface(&m_panel->view());
    QAccessibleInterface* last = list->child(2);

    setText(QStringLiteral("r:\n  pattern:\n    a: {op_type: linear}\n"));
    showAgain(QStringLiteral("linear"), 1);

    QCOMPARE(list->childCount(), 1);
    QVERIFY(!last->isValid());
    QVERIFY(last->state().invalid);
    QVERIFY(last->text(QAccessible::Name).isEmpty());
}

void PatternPanelTest::optionsStandInOneFrameInTheirOrder()
{
    setText(QStringLiteral("r:\n  pattern:\n    a: {op_type: add, child: o}\n"
                           "    o: {match_first_option: [y, x]}\n"
                           "    x: {op_type: relu}\n    y: {op_type: gelu}\n"));
    show(QStringLiteral("add"));

    const PatternScene& scene = *m_panel->view().scene();
    QVERIFY(scene.isFrame(at("o")));
    QVERIFY(scene.rectOf(at("o")).contains(scene.rectOf(at("x"))));
    QVERIFY(scene.rectOf(at("o")).contains(scene.rectOf(at("y"))));
    QVERIFY(scene.rectOf(at("y")).right() < scene.rectOf(at("x")).left());
    QVERIFY(scene.rectOf(at("a")).bottom() < scene.rectOf(at("o")).top());
}

void PatternPanelTest::anOptionThatOthersNameStandsOutside()
{
    setText(QStringLiteral("r:\n  pattern:\n    a: {op_type: add, children: [o, x]}\n"
                           "    o: {match_first_option: [x, y]}\n"
                           "    x: {op_type: relu, child: y}\n    y: {op_type: gelu}\n"));
    show(QStringLiteral("add"));

    const PatternScene& scene = *m_panel->view().scene();
    QVERIFY(!scene.isFrame(at("o")));
    QCOMPARE(std::ranges::count(scene.drawing.lines, true, &PatternDrawing::Line::isOption), 2);
}

void PatternPanelTest::drawsWhatIsNamedButMissing()
{
    setText(QStringLiteral("r:\n  pattern:\n    a: {op_type: add, child: gone}\n"));
    show(QStringLiteral("add"));

    QVERIFY(m_panel->view().scene()->pattern.entries[at("gone")].isMissing);
    QVERIFY(!m_panel->view().scene()->canConnect(at("a"), at("gone")));
}

void PatternPanelTest::drawsACircle()
{
    setText(QStringLiteral("r:\n  pattern:\n    a: {op_type: add, child: b}\n"
                           "    b: {match_first_option: [c]}\n    c: {op_type: x, child: a}\n"
                           "    d: {op_type: y, child: d}\n"));

    show(QStringLiteral("add"));

    QCOMPARE(names().size(), std::size_t(4));
    QCOMPARE(m_panel->view().scene()->drawing.lines.size(), std::size_t(4));
}

void PatternPanelTest::aBrokenRuleKeepsItsPictureAndSaysWhy()
{
    setText(chain);
    show(QStringLiteral("gelu"));

    setText(QStringLiteral("r:\n  pattern: [\n"));
    show(QStringLiteral("pattern"));

    QCOMPARE(names(), (std::vector<std::string>{"a", "b", "c"}));
    QVERIFY(!m_panel->note().isEmpty());
    setText(chain);
    show(QStringLiteral("gelu"));
    QVERIFY(m_panel->note().isEmpty());
}

void PatternPanelTest::aHalfTypedRuleIsDrawnAsFarAsItCanBeRead()
{
    setText(chain);
    show(QStringLiteral("gelu"));

    QString broken = chain;
    broken.replace(QStringLiteral("op_type: [relu, gelu]"), QStringLiteral("op_type: [relu, ge"));
    setText(broken);
    showAgain(QStringLiteral("linear"), 3);

    QCOMPARE(names().front(), std::string("a"));
    QVERIFY(!m_panel->note().isEmpty());
}

void PatternPanelTest::aTabForEachPattern()
{
    setText(
        QStringLiteral("r:\n  pattern1: {a: {op_type: add}}\n  pattern2: {b: {op_type: mul}}\n"));
    show(QStringLiteral("add"));
    auto* const tabs = m_panel->findChild<QTabBar*>();
    QVERIFY(tabs->isVisible());
    QSignalSpy picked(m_panel.get(), &PatternPanel::placePicked);

    tabs->setCurrentIndex(1);

    QTRY_COMPARE(names(), std::vector<std::string>{"b"});
    QCOMPARE(picked.first().first().value<TextRange>().begin.line, std::size_t(3));
    show(QStringLiteral("add"));
    QTRY_COMPARE(names(), std::vector<std::string>{"a"});
    QCOMPARE(tabs->currentIndex(), 0);
}

void PatternPanelTest::showsHowManyPlacesAnEntryTakes()
{
    const QString text = QStringLiteral("r:\n  pattern:\n    a: {op_type: conv, child: b}\n"
                                        "    b: {op_type: relu}\n");
    setText(text);
    m_panel->setAnswer(test::answerOf("conv > relu\nconv2:conv > add", text.toStdString()), 0, {});

    show(QStringLiteral("conv"));

    QCOMPARE(m_panel->view().reachOf(at("a")), (EntryReach{2, 2}));
    QCOMPARE(m_panel->view().reachOf(at("b")), (EntryReach{1, 2}));
}

void PatternPanelTest::staysInPlaceWhenThePatternGrows()
{
    setText(chain);
    show(QStringLiteral("gelu"));
    const QPoint before = middleOf("b");

    QString more = chain;
    more.replace(QStringLiteral("    c:\n"),
                 QStringLiteral("    d: {op_type: x, child: b}\n    c:\n"));
    setText(more);
    showAgain(QStringLiteral("gelu"), 4);

    QVERIFY((middleOf("b") - before).manhattanLength() <= 2);
}

void PatternPanelTest::allOfItStaysInSightWhenItGrows()
{
    setText(chain);
    show(QStringLiteral("linear"));
    const QRect room = m_panel->view().rect();
    QVERIFY(room.contains(m_panel->view().rectOf(at("c"))));

    QString more = chain;
    more.replace(QStringLiteral("op_type: add\n"),
                 QStringLiteral("op_type: add\n      child: d0\n"));
    for (int at = 0; at < 6; ++at)
        more += QStringLiteral("    d%1: {op_type: x, child: d%2}\n").arg(at).arg(at + 1);
    setText(more + QStringLiteral("    d6: {op_type: x}\n"));
    showAgain(QStringLiteral("linear"), 10);

    for (const char* name : {"a", "c", "d0", "d6"})
        QVERIFY2(room.contains(m_panel->view().rectOf(at(name))), name);
}

void PatternPanelTest::fitsIntoAnyWindow()
{
    QString text = QStringLiteral("r:\n  pattern:\n");
    for (int at = 0; at < 40; ++at)
        text += QStringLiteral("    e%1: {op_type: add, child: e%2}\n").arg(at).arg(at + 1);
    setText(text + QStringLiteral("    e40: {op_type: add}\n"));
    show(QStringLiteral("e0:"));
    const QRect room = m_panel->view().rect();
    QVERIFY(room.contains(m_panel->view().rectOf(at("e0"))));

    show(QStringLiteral("e40: {"));
    QVERIFY(room.contains(m_panel->view().rectOf(at("e40"))));
    m_panel->view().fit();

    QVERIFY(room.contains(m_panel->view().rectOf(at("e0"))));
    QVERIFY(room.contains(m_panel->view().rectOf(at("e40"))));
}

void PatternPanelTest::speaksOfTheCurrentEntry()
{
    setText(chain);
    show(QStringLiteral("gelu"));

    const QString spoken = m_panel->view().accessibleDescription();
    QVERIFY(spoken.contains(QStringLiteral("relu")));
    QVERIFY(spoken.startsWith(QStringLiteral("b")));
    QVERIFY(m_panel->view().accessibleName().contains(QStringLiteral("3")));
}

FUSEWRIGHT_TEST(PatternPanelTest)
#include "tst_pattern_panel.moc"
