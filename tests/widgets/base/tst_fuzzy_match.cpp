// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/fuzzy_match.h"

#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;

class FuzzyMatchTest : public QObject {
    Q_OBJECT

private slots:
    void findsLettersInTheirOrder();
    void findsNothingWhenALetterIsMissing();
    void takesTheStartsOfWords();
    void ranksTheBetterTextFirst_data();
    void ranksTheBetterTextFirst();
    void findsEverythingByNothing();
};

void FuzzyMatchTest::findsLettersInTheirOrder()
{
    QVERIFY(fuzzyMatch(QStringLiteral("dplin"), QStringLiteral("Duplicate line")));
    QVERIFY(fuzzyMatch(QStringLiteral("DUP line"), QStringLiteral("duplicateLine")));
}

void FuzzyMatchTest::findsNothingWhenALetterIsMissing()
{
    QVERIFY(!fuzzyMatch(QStringLiteral("dupx"), QStringLiteral("Duplicate line")));
    QVERIFY(!fuzzyMatch(QStringLiteral("ld"), QStringLiteral("Duplicate").left(5)));
    QVERIFY(!fuzzyMatch(QStringLiteral("a"), QString()));
}

void FuzzyMatchTest::takesTheStartsOfWords()
{
    const auto match = fuzzyMatch(QStringLiteral("cl"), QStringLiteral("Duplicate copied line"));

    QVERIFY(match);
    QCOMPARE(match->positions, (std::vector<qsizetype>{10, 17}));
}

void FuzzyMatchTest::ranksTheBetterTextFirst_data()
{
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QString>("better");
    QTest::addColumn<QString>("worse");
    QTest::newRow("the start") << "fi"
                               << "Find"
                               << "Profile";
    QTest::newRow("a row") << "lin"
                           << "Go to line"
                           << "Colour by heuristic, no";
    QTest::newRow("word starts") << "sra"
                                 << "Save rules as"
                                 << "Shared area";
    QTest::newRow("the shorter") << "find"
                                 << "Find"
                                 << "Find in all the files of a folder";
}

void FuzzyMatchTest::ranksTheBetterTextFirst()
{
    QFETCH(QString, wanted);
    QFETCH(QString, better);
    QFETCH(QString, worse);

    const auto first = fuzzyMatch(wanted, better);
    const auto second = fuzzyMatch(wanted, worse);

    QVERIFY(first);
    QVERIFY(!second || first->score > second->score);
}

void FuzzyMatchTest::findsEverythingByNothing()
{
    QCOMPARE(fuzzyMatch(QStringLiteral(" "), QStringLiteral("Find")), FuzzyMatch());
}

FUSEWRIGHT_TEST(FuzzyMatchTest)
#include "tst_fuzzy_match.moc"
