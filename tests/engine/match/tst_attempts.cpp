// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/match/attempts.h"
#include "engine/match/census.h"

#include "tests/engine/kit/graph_text.h"
#include "tests/engine/match/pattern_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using test::GraphText;

namespace {

const char* const chain = "norm : layer_norm -> lin\nlin : linear -> act\nact : relu";

/// `ENTRY REASON at NODE: FOUND`, of the attempt at one place.
QString failureAt(const GraphText& g, const char* patternText, const char* place)
{
    const Pattern pattern = test::patternOf(patternText);
    const DetailedAttempt told = PatternTrial(g.graph, pattern).at(g[place]);
    if (!told.failure)
        return "matches";
    const Failure& failure = *told.failure;
    const std::string why = failure.blame.what.empty()
        ? std::string()
        : ", because " + failure.blame.what + " is " + failure.blame.saw;
    return QString::fromStdString(pattern.entry(failure.entry).name + ' '
                                  + std::string(reasonCode(failure.reason)) + " at "
                                  + std::string(g.graph.nodeName(failure.at)) + ": "
                                  + operatorNames(g.graph, failure.found) + why);
}

} // namespace

class AttemptsTest : public QObject {
    Q_OBJECT

private slots:
    void tellsReasonsApart_data();
    void tellsReasonsApart();
    void countsHowFarEveryEntryGot();
    void tellsTheFurthestTry();
    void groupsFailuresByReason();
    void writesBlocksWithoutTheirNumbers();
};

void AttemptsTest::tellsReasonsApart_data()
{
    QTest::addColumn<QString>("graph");
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("failure");
    QTest::newRow("it matches") << "p:layer_norm > l:linear > r:relu" << chain << "matches";
    QTest::newRow("another operator")
        << "p:layer_norm > l:linear > t:tanh" << chain << "act operator at t: tanh";
    QTest::newRow("several other operators") << "p:layer_norm > l:linear > t:tanh\nl > s:silu"
                                             << chain << "act operator at t: tanh, silu";
    QTest::newRow("an extra operator")
        << "p:layer_norm > l:linear > c:to > r:relu" << chain << "act extra-operator at c: to";
    QTest::newRow("an extra operator on the way up")
        << "p:mul > c:to > s:add\nq:tanh > s"
        << "first : mul -> sum\nsum : add\nsecond : sigmoid -> sum"
        << "sum extra-operator at c: to";
    QTest::newRow("the graph ends") << "p:layer_norm > l:linear" << chain << "act missing at l: ";
    QTest::newRow("one operator for two entries")
        << "p:layer_norm > l:linear > r:relu"
        << "norm : layer_norm -> lin\nlin : linear -> a, b\na : relu\nb : relu"
        << "b in-use at r: relu";
    QTest::newRow("an edge is missing")
        << "p:mul > a:linear > s:add\np > b:linear > t:sub\nq:tanh > s"
        << "x : mul -> l, r\nl : linear -> join\nr : linear -> join\njoin : add"
        << "join wiring at s: add";
    QTest::newRow("another operand") << "p:mul > s:sub\nq:tanh > s"
                                     << "x : mul -> d[1]\nd : sub"
                                     << "d operand-differs at s: sub";
    QTest::newRow("too many operands") << "p:mul > s:sub\nq:tanh > s"
                                       << "x : mul -> d\nd : sub {1}"
                                       << "d operand-differs at s: sub";
    QTest::newRow("too few operands at the place") << "m:mul > p:sub"
                                                   << "x : mul -> d\nd@ : sub {2}"
                                                   << "d operand-differs at p: sub";
    QTest::newRow("a condition does not hold")
        << "p:mul > s:sub"
        << "x : mul -> d\nd : sub if d.inputs == 2"
        << "d condition-false at s: sub, because d.inputs == 2 is 1 == 2";
    QTest::newRow("used outside too") << "p:mul > a:linear > r:relu\na > t:tanh"
                                      << "x : mul -> l\nl! : linear -> act\nact : relu"
                                      << "l escapes at a: tanh";
    QTest::newRow("each entry finds an operator, but not all at once")
        << "p:b > q:a"
        << "e0 = e3\ne1 : b -> e2\ne2 = e3\ne3? : ."
        << "e0 wiring at p: b";
}

void AttemptsTest::tellsReasonsApart()
{
    QFETCH(QString, graph);
    QFETCH(QString, pattern);
    QFETCH(QString, failure);
    const GraphText g(graph.toStdString());

    QCOMPARE(failureAt(g, qPrintable(pattern), "p"), failure);
}

void AttemptsTest::countsHowFarEveryEntryGot()
{
    const GraphText g("a:layer_norm > b:linear > c:relu\n"
                      "d:layer_norm > e:linear > f:tanh\n"
                      "g:layer_norm > h:tanh");
    const Pattern pattern = test::patternOf(chain);

    const PatternAttempts tried = PatternTrial(g.graph, pattern).everywhere();

    QCOMPARE(tried.matchCount, std::size_t(1));
    QCOMPARE(tried.reached, (std::vector<std::size_t>{3, 2, 1}));
    QCOMPARE(tried.attempts.size(), std::size_t(3));
    QCOMPARE(tried.attempts[1].boundCount, 2U);
}

void AttemptsTest::tellsTheFurthestTry()
{
    const GraphText g("p:layer_norm > a:linear > t:tanh\np > b:linear > r:relu > s:silu");
    const Pattern pattern = test::patternOf(
        "norm : layer_norm -> lin\nlin : linear -> act\nact : relu -> end\nend : add");

    const DetailedAttempt told = PatternTrial(g.graph, pattern).at(g["p"]);

    QCOMPARE(told.attempt.boundCount, 3U);
    QCOMPARE(told.furthest.nodes(EntryId(std::size_t(1))).front(), g["b"]);
    QCOMPARE(told.failure->entry, EntryId(std::size_t(3)));
}

void AttemptsTest::groupsFailuresByReason()
{
    const GraphText g("a:layer_norm > b:linear > c:tanh\n"
                      "d:layer_norm > e:linear > f:tanh\n"
                      "g:layer_norm > h:linear > i:silu\n"
                      "j:layer_norm > k:tanh");
    const Pattern pattern = test::patternOf(chain);
    PatternTrial trial(g.graph, pattern);

    Census counted(g.graph);
    for (const Attempt& attempt : trial.everywhere().attempts)
        counted.add(trial.at(attempt.place));
    const std::vector<CensusGroup> census = counted.take();

    QCOMPARE(census.size(), std::size_t(3));
    QCOMPARE(census[0].places, (std::vector{g["a"], g["d"]}));
    QCOMPARE(census[0].found, std::string("tanh"));
    QCOMPARE(census[1].found, std::string("silu"));
    QCOMPARE(census[2].boundCount, 1U);
}

void AttemptsTest::writesBlocksWithoutTheirNumbers()
{
    QCOMPARE(blockName("model.layers.12.mlp.experts.3"),
             std::string("model.layers.*.mlp.experts.*"));
    QCOMPARE(blockName(""), std::string());
}

FUSEWRIGHT_TEST(AttemptsTest)
#include "tst_attempts.moc"
