// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/text_table.h"

#include "tests/kit/test_program.h"

#include <QTest>

#include <limits>

using namespace fusewright;
using Align = TextTable::Align;

class TextTableTest : public QObject {
    Q_OBJECT

private slots:
    void groupsTheDigitsOfNumbers_data();
    void groupsTheDigitsOfNumbers();
    void linesUpItsColumns();
    void countsCharactersAndNotBytes();
    void noLineEndsInSpaces();
    void aRowMayBeShorterThanTheOthers();
    void aTableWithoutRowsIsEmpty();
};

void TextTableTest::groupsTheDigitsOfNumbers_data()
{
    QTest::addColumn<std::uint64_t>("number");
    QTest::addColumn<std::string>("text");
    QTest::newRow("none") << std::uint64_t(0) << std::string("0");
    QTest::newRow("three digits") << std::uint64_t(999) << std::string("999");
    QTest::newRow("four digits") << std::uint64_t(1632) << std::string("1,632");
    QTest::newRow("six digits") << std::uint64_t(100'000) << std::string("100,000");
    QTest::newRow("seven digits") << std::uint64_t(1'000'000) << std::string("1,000,000");
    QTest::newRow("the largest") << std::numeric_limits<std::uint64_t>::max()
                                 << std::string("18,446,744,073,709,551,615");
}

void TextTableTest::groupsTheDigitsOfNumbers()
{
    QFETCH(std::uint64_t, number);
    QFETCH(std::string, text);

    QCOMPARE(groupedNumber(number), text);
}

void TextTableTest::linesUpItsColumns()
{
    TextTable table({Align::Right, Align::Left, Align::Right});

    table.addRow({"7", "conv2d", "1"});
    table.addRow({"1,632", "add", "22"});

    QCOMPARE(table.text(),
             std::string("      7  conv2d   1\n"
                         "  1,632  add     22\n"));
}

void TextTableTest::countsCharactersAndNotBytes()
{
    TextTable table({Align::Left, Align::Left});

    table.addRow({"é→😀", "a"});
    table.addRow({"xyz", "b"});

    QCOMPARE(table.text(),
             std::string("  é→😀  a\n"
                         "  xyz  b\n"));
}

void TextTableTest::noLineEndsInSpaces()
{
    TextTable table({Align::Left, Align::Left});

    table.addRow({"a", ""});
    table.addRow({"long", "b"});
    table.addRow({"", ""});

    QCOMPARE(table.text(),
             std::string("  a\n"
                         "  long  b\n"
                         "\n"));
}

void TextTableTest::aRowMayBeShorterThanTheOthers()
{
    TextTable table({Align::Left, Align::Right});

    table.addRow({"a"});
    table.addRow({"b", "1"});

    QCOMPARE(table.text(),
             std::string("  a\n"
                         "  b  1\n"));
}

void TextTableTest::aTableWithoutRowsIsEmpty()
{
    QCOMPARE(TextTable({Align::Left}).text(), std::string());
}

FUSEWRIGHT_TEST(TextTableTest)
#include "tst_text_table.moc"
