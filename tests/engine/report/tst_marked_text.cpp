// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/marked_text.h"

#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;

class MarkedTextTest : public QObject {
    Q_OBJECT

private slots:
    void namesAreCode();
    void whatHasAMeaningIsEscaped();
    void aSingleBackquoteIsOnlyItself();
    void aBarInACellDoesNotEndIt();
};

void MarkedTextTest::namesAreCode()
{
    QCOMPARE(markedHtml("an extra `to` between `rsqrt` and `mul`"),
             std::string("an extra <code>to</code> between <code>rsqrt</code> and "
                         "<code>mul</code>"));
    QCOMPARE(markedMarkdown("at `a_1`: no"), std::string("at `a_1`: no"));
    QCOMPARE(unmarked("at `a_1`: no"), std::string("at a_1: no"));
}

void MarkedTextTest::whatHasAMeaningIsEscaped()
{
    QCOMPARE(markedHtml("<b> `<i>`"), std::string("&lt;b&gt; <code>&lt;i&gt;</code>"));
    QCOMPARE(markedMarkdown("*a* `*b*`"), std::string("\\*a\\* `*b*`"));
}

void MarkedTextTest::aSingleBackquoteIsOnlyItself()
{
    QCOMPARE(markedHtml("a ` b"), std::string("a ` b"));
    QCOMPARE(markedHtml("`a` and ` b"), std::string("<code>a</code> and ` b"));
    QCOMPARE(markedMarkdown("a ` b"), std::string("a \\` b"));
}

void MarkedTextTest::aBarInACellDoesNotEndIt()
{
    QCOMPARE(markedMarkdownCell("`a|b` | c"), std::string("`a\\|b` \\| c"));
}

FUSEWRIGHT_TEST(MarkedTextTest)
#include "tst_marked_text.moc"
