// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/kit/test_program.h"
#include "tests/widgets/pattern/pattern_window.h"

#include "widgets/pattern/pattern_menu.h"

#include <QSignalSpy>
#include <QTest>

using namespace fusewright;
using test::chain;

class PatternEditsTest : public QObject, private test::PatternWindow {
    Q_OBJECT

private slots:
    void init() { open(); }
    void cleanup() { close(); }
    void aDragFromTheHandleConnects();
    void aDragThatWouldBeACircleSaysWhy();
    void deleteTakesAnEntryOut();
    void deleteTakesALineOut();
    void undoIsOneStep();
    void renamesWhereAsked();
    void saysWhatIsWrongWithAName();
    void asksForOperators();
    void addsAnEntryAndMakesItCurrent();
    void theMenuMarksAnEntryOptional();
    void theMenuFeedsOnlyWhatItCan();
};

void PatternEditsTest::aDragFromTheHandleConnects()
{
    setText(chain);
    show(QStringLiteral("linear"));

    drag("b", "c");

    QString expected = chain;
    expected.replace(QStringLiteral("      required: false\n"),
                     QStringLiteral("      required: false\n      child: c\n"));
    QCOMPARE(m_rules->text(), expected);
}

void PatternEditsTest::aDragThatWouldBeACircleSaysWhy()
{
    setText(chain);
    show(QStringLiteral("linear"));
    QSignalSpy said(m_panel.get(), &PatternPanel::said);

    drag("b", "a");

    QCOMPARE(m_rules->text(), chain);
    QCOMPARE(said.size(), 1);
    QVERIFY(said.first().first().toString().contains(QStringLiteral("cycle")));
}

void PatternEditsTest::deleteTakesAnEntryOut()
{
    setText(chain);
    show(QStringLiteral("gelu"));

    QTest::keyClick(&m_panel->view(), Qt::Key_Delete);

    QVERIFY(!m_rules->text().contains(QStringLiteral("gelu")));
    QVERIFY(!m_rules->text().contains(QStringLiteral("child: b")));
    QVERIFY(m_rules->text().contains(QStringLiteral("# first")));
}

void PatternEditsTest::deleteTakesALineOut()
{
    setText(chain);
    show(QStringLiteral("linear"));
    const QPoint middle = (middleOf("a") + middleOf("b")) / 2;

    moveTo(middle, Qt::NoButton);
    QTest::mouseClick(&m_panel->view(), Qt::LeftButton, {}, middle);
    QTest::keyClick(&m_panel->view(), Qt::Key_Delete);

    QString expected = chain;
    expected.remove(QStringLiteral("      child: b\n"));
    QCOMPARE(m_rules->text(), expected);
}

void PatternEditsTest::undoIsOneStep()
{
    setText(chain);
    show(QStringLiteral("gelu"));
    QTest::keyClick(&m_panel->view(), Qt::Key_Delete);
    QVERIFY(m_rules->text() != chain);

    m_rules->document().undo();

    QCOMPARE(m_rules->text(), chain);
}

void PatternEditsTest::renamesWhereAsked()
{
    setText(chain);
    show(QStringLiteral("gelu"));

    QTest::keyClick(&m_panel->view(), Qt::Key_F2);
    answer(QStringLiteral("activation"));

    QVERIFY(m_rules->text().contains(QStringLiteral("child: activation\n    activation:")));
    showAgain(QStringLiteral("linear"), 3);
    QTRY_COMPARE(current(), std::string("activation"));
}

void PatternEditsTest::saysWhatIsWrongWithAName()
{
    setText(chain);
    show(QStringLiteral("gelu"));

    QTest::mouseDClick(&m_panel->view(), Qt::LeftButton, {}, middleOf("b"));
    answer(QStringLiteral("a"));

    QCOMPARE(m_rules->text(), chain);
    QVERIFY(m_panel->menu().prompt().isVisible());
}

void PatternEditsTest::asksForOperators()
{
    setText(chain);
    show(QStringLiteral("gelu"));

    m_panel->menu().askForOperators(at("b"));
    answer(QStringLiteral("relu, silu"));
    QVERIFY(m_rules->text().contains(QStringLiteral("op_type: [relu, silu]\n")));

    showAgain(QStringLiteral("silu"), 3);
    m_panel->menu().askForOperators(at("a"));
    answer(QStringLiteral("! linear"));
    QVERIFY(m_rules->text().contains(
        QStringLiteral("op_type: {inverted: true, options: [linear]} # first\n")));
}

void PatternEditsTest::addsAnEntryAndMakesItCurrent()
{
    setText(chain);
    show(QStringLiteral("linear"));
    QSignalSpy picked(m_panel.get(), &PatternPanel::placePicked);

    action("a", QStringLiteral("Add an entry after"))->trigger();
    answer(QStringLiteral("add"));

    QVERIFY(m_rules->text().contains(QStringLiteral("child: add\n    add:\n      op_type: add\n"
                                                    "      child: b\n")));
    showAgain(QStringLiteral("linear"), 4);
    QCOMPARE(current(), std::string("add"));
    QCOMPARE(picked.size(), 1);
}

void PatternEditsTest::theMenuMarksAnEntryOptional()
{
    setText(chain);
    show(QStringLiteral("linear"));
    QVERIFY(action("b", QStringLiteral("Optional"))->isChecked());
    QAction* const optional = action("c", QStringLiteral("Optional"));
    QVERIFY(!optional->isChecked());

    optional->trigger();

    QVERIFY(m_rules->text().endsWith(QStringLiteral("op_type: add\n      required: false\n")));
}

void PatternEditsTest::theMenuFeedsOnlyWhatItCan()
{
    setText(chain);
    show(QStringLiteral("linear"));

    QMenu* const feed = action("b", QStringLiteral("Feed"))->menu();
    QVERIFY(feed);
    QCOMPARE(feed->actions().size(), 1);
    feed->actions().first()->trigger();

    QVERIFY(m_rules->text().contains(QStringLiteral("child: c\n")));
}

FUSEWRIGHT_TEST(PatternEditsTest)
#include "tst_pattern_edits.moc"
