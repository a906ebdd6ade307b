// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/translate/pattern_ways.h"

#include "engine/graph/operator_catalogue.h"
#include "engine/rules/pattern_words.h"

#include "tests/engine/match/pattern_kit.h"
#include "tests/engine/translate/translate_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

namespace {

constexpr PatternWords noWords{};

PatternWays waysOf(std::string_view text, const PatternWords& words = noWords,
                   const WayLimits& limits = {})
{
    return fusewright::waysOf(patternOf(text), words, *OperatorCatalogue::builtIn(), limits);
}

QStringList expressionsOf(const PatternWays& ways)
{
    QStringList all;
    for (const Pattern& way : ways.ways)
        all.append(QString::fromStdString(expressionOf(way)));
    return all;
}

} // namespace

class PatternWaysTest : public QObject {
    Q_OBJECT

private slots:
    void writesOut_data();
    void writesOut();
    void leavesWhatTheLanguageHasWordsFor();
    void leavesContextOutWhereTheRestHangsTogether();
    void includesContextThatHoldsTheRestTogether();
    void includesContextWhereNothingElseIsLeft();
    void countsChainsUpToTheLimit();
    void stopsAtTheLimit();
    void takesNamesOfOneOperatorTogether();
    void keepsPatternsWithValuesAsTheyAre();
};

void PatternWaysTest::writesOut_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QStringList>("ways");

    QTest::newRow("nothing") << "relu -> add\nadd\n" << QStringList{"add(relu())"};
    QTest::newRow("an optional entry") << "relu -> cast\ncast? : to -> add\nadd\n"
                                       << QStringList{"add(to(relu()))", "add(relu())"};
    QTest::newRow("an optional root") << "cast? : to -> add\nadd\n"
                                      << QStringList{"add(to())", "add()"};
    QTest::newRow("an optional end") << "relu -> cast\ncast? : to\n"
                                     << QStringList{"to(relu())", "relu()"};
    QTest::newRow("two optional entries in a row")
        << "relu -> one\none? : to -> two\ntwo? : tanh -> add\nadd\n"
        << QStringList{"add(tanh(to(relu())))", "add(to(relu()))", "add(tanh(relu()))",
                       "add(relu())"};
    QTest::newRow("alternatives") << "act : relu | silu -> add\nadd\n"
                                  << QStringList{"add(relu())", "add(silu())"};
    QTest::newRow("a choice") << "relu -> either\neither = one / two\none : to -> add\n"
                                 "two : tanh -> add\nadd\n"
                              << QStringList{"add(to(relu()))", "add(tanh(relu()))"};
    QTest::newRow("options of different lengths")
        << "relu -> either\neither = one / add\none : to -> add\nadd\n"
        << QStringList{"add(to(relu()))", "add(relu())"};
    QTest::newRow("an optional entry behind an option")
        << "relu -> either\neither = one / two\none : to -> more\nmore? : exp -> add\n"
           "two : tanh -> add\nadd\n"
        << QStringList{"add(exp(to(relu())))", "add(to(relu()))", "add(tanh(relu()))"};
    QTest::newRow("a chain") << "relu -> any\nany+ : to -> add\nadd\n"
                             << QStringList{"add(to(relu()))", "add(to(to(relu())))",
                                            "add(to(to(to(relu()))))"};
}

void PatternWaysTest::writesOut()
{
    QFETCH(QString, pattern);
    QFETCH(QStringList, ways);

    QCOMPARE(expressionsOf(waysOf(pattern.toStdString())), ways);
}

void PatternWaysTest::leavesWhatTheLanguageHasWordsFor()
{
    const std::string_view text = "act : relu | silu -> cast\ncast? : to -> add\nadd\n";
    PatternWords words;
    words.optionals = true;
    words.alternatives = true;

    const PatternWays ways = waysOf(text, words);

    QCOMPARE(ways.ways.size(), std::size_t(1));
    QVERIFY(ways.ways.front() == patternOf(text));
    QVERIFY(ways.writtenOut == WrittenOut());
}

void PatternWaysTest::leavesContextOutWhereTheRestHangsTogether()
{
    const PatternWays ways = waysOf("ctx~ : linear -> relu\nrelu -> add\nadd\n");

    QCOMPARE(expressionsOf(ways), QStringList{"add(relu())"});
    QCOMPARE(ways.writtenOut.context, std::vector<EntryId>{EntryId(std::uint32_t(0))});
    QVERIFY(ways.writtenOut.joined.empty());
}

void PatternWaysTest::includesContextThatHoldsTheRestTogether()
{
    const PatternWays ways = waysOf("ctx~ : linear -> relu, tanh\nrelu\ntanh\n");

    QCOMPARE(expressionsOf(ways), QStringList{"relu(linear()); tanh(#1)"});
    QCOMPARE(ways.writtenOut.joined, std::vector<EntryId>{EntryId(std::uint32_t(0))});
    QVERIFY(ways.ways.front().entry(EntryId(std::uint32_t(0))).isIncluded);
}

void PatternWaysTest::includesContextWhereNothingElseIsLeft()
{
    const PatternWays ways = waysOf("either = one / two\none~ : relu\ntwo~ : tanh\n");

    QCOMPARE(expressionsOf(ways), (QStringList{"relu()", "tanh()"}));
    QVERIFY(ways.writtenOut.context.empty());
    QCOMPARE(ways.writtenOut.joined,
             (std::vector<EntryId>{EntryId(std::uint32_t(1)), EntryId(std::uint32_t(2))}));
}

void PatternWaysTest::countsChainsUpToTheLimit()
{
    const PatternWays ways =
        waysOf("any+ : to -> add\nadd\n", noWords, {.longestRepeat = 2, .mostWays = 9});

    QCOMPARE(expressionsOf(ways), (QStringList{"add(to())", "add(to(to()))"}));
    QCOMPARE(ways.writtenOut.repeats, std::vector<EntryId>{EntryId(std::uint32_t(0))});
}

void PatternWaysTest::stopsAtTheLimit()
{
    std::string text;
    for (int at = 0; at < 40; ++at)
        text += "e" + std::to_string(at) + "? : to -> e" + std::to_string(at + 1) + '\n';
    text += "e40 : add\n";

    const PatternWays ways = waysOf(text);

    QCOMPARE(ways.ways.size(), WayLimits().mostWays);
    QVERIFY(ways.writtenOut.isCut);
}

void PatternWaysTest::takesNamesOfOneOperatorTogether()
{
    const PatternWays ways = waysOf("act : Relu | relu | Add -> mul\nmul\n");

    QCOMPARE(expressionsOf(ways), (QStringList{"mul(relu())", "mul(add())"}));
}

void PatternWaysTest::keepsPatternsWithValuesAsTheyAre()
{
    const std::string_view text = "conv : Conv2d | conv2d {2}\nx : value -> 0:conv[0]\n"
                                  "w : value -> 0:conv[1]\n";

    const PatternWays ways = waysOf(text);

    QCOMPARE(ways.ways.size(), std::size_t(1));
    QVERIFY(ways.ways.front() == patternOf(text));
}

FUSEWRIGHT_TEST(PatternWaysTest)

#include "tst_pattern_ways.moc"
