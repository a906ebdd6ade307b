// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/support/source_text.h"
#include "engine/support/text_edits.h"

#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;

class TextEditsTest : public QObject {
    Q_OBJECT

private slots:
    void areMadeInAnyOrder();
    void leaveOutWhatOverlaps();
    void keepTheEndsThatStay();
    void neverCutACharacterOrALineBreakInTwo();
};

void TextEditsTest::areMadeInAnyOrder()
{
    const SourceText source("a", "one\r\ntwö three\n");

    const std::string result = edited(
        source, {{{{2, 5}, {2, 10}}, "3"}, {{{1, 1}, {1, 1}}, "> "}, {{{2, 1}, {2, 4}}, "2"}});

    QCOMPARE(result, std::string("> one\r\n2 3\n"));
}

void TextEditsTest::leaveOutWhatOverlaps()
{
    const SourceText source("a", "abcd");

    const std::string result = edited(source, {{{{1, 2}, {1, 4}}, "-"}, {{{1, 1}, {1, 3}}, "+"}});

    QCOMPARE(result, std::string("+cd"));
}

void TextEditsTest::keepTheEndsThatStay()
{
    const SourceText source("a", "a\nbcd\ne");

    QCOMPARE(smallestEdit(source, {2, 5}, "bXd"), (TextEdit{{{2, 2}, {2, 3}}, "X"}));
    QCOMPARE(smallestEdit(source, {2, 5}, "bcccd"), (TextEdit{{{2, 3}, {2, 3}}, "cc"}));
    QCOMPARE(smallestEdit(source, {2, 5}, "bcd"), std::nullopt);
}

void TextEditsTest::neverCutACharacterOrALineBreakInTwo()
{
    const SourceText source("a", "ä\r\nb");

    QCOMPARE(smallestEdit(source, {0, 5}, "ö\r\nb"), (TextEdit{{{1, 1}, {1, 2}}, "ö"}));
    QCOMPARE(smallestEdit(source, {0, 5}, "ä\nb"), (TextEdit{{{1, 2}, {2, 1}}, "\n"}));
}

FUSEWRIGHT_TEST(TextEditsTest)
#include "tst_text_edits.moc"
