// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/partition/partition_kit.h"
#include "tests/kit/test_program.h"
#include "tests/widgets/kit/fusion_answer.h"
#include "widgets/match/match_facts.h"
#include "widgets/match/match_words.h"

#include <QTest>

#include <algorithm>

using namespace fusewright;

namespace {

/// A linear and a relu behind it; of lower priority a relu with an add behind it.
const std::string twoRules = "first:\n  priority: 2\n  pattern:\n"
                             "    a: {op_type: linear, child: b}\n    b: {op_type: relu}\n"
                             "second:\n  priority: 1\n  pattern:\n"
                             "    a: {op_type: relu, child: b}\n    b: {op_type: add}\n";

} // namespace

class MatchFactsTest : public QObject {
    Q_OBJECT

private slots:
    void countsEveryLayerOfLlama();
    void foldsIdenticalSections();
    void whatOneMatchComesToStandsForAllOnlyWhereItIsSo();
    void groupsRefusalsByTheRuleInTheWay();
    void tellsAWayThatLeavesAndComesBack();
    void namesTheTryThatComesFurthestWhenNothingMatches();
    void saysWhichOperatorTheModelDoesNotHave();
    void countsAPlaceOnceForAllPatterns();
    void leavesOutWhatHasAnotherName();
};

void MatchFactsTest::countsEveryLayerOfLlama()
{
    const auto answer = test::llamaAnswer();

    const MatchFacts facts = gatherMatchFacts(*answer, {});

    QCOMPARE(std::ranges::count(facts.rules, 32U,
                                [](const RuleYield& rule) { return rule.sections.size(); }),
             5);
    QCOMPARE(facts.sections, 161U);
    QCOMPARE(facts.covered, 1633U);
    QCOMPARE(MatchWords(*answer).coverText(facts),
             QStringLiteral("Rules put 1,633 of 1,641 operators into 161 section(s)."));
}

void MatchFactsTest::foldsIdenticalSections()
{
    const auto answer =
        test::answerOf("a:linear > b:relu > c:linear > d:relu > e:sigmoid", twoRules);

    const MatchFacts facts = gatherMatchFacts(*answer, {});

    QCOMPARE(facts.rules[0].groups.size(), 1U);
    QCOMPARE(MatchWords(*answer).groupText(facts.rules[0].groups[0]),
             QStringLiteral("2 identical, 2 operator(s) each"));
}

void MatchFactsTest::whatOneMatchComesToStandsForAllOnlyWhereItIsSo()
{
    const std::string rule = "r:\n  priority: 1\n  heuristic: DEFAULT_GEMM\n  pattern:\n"
                             "    a: {op_type: linear, child: b}\n    b: {op_type: softmax}\n";
    const auto text = [&](const char* columns) {
        const std::string layer =
            "in x f32 4 8\npar w f32 8 8\nl = linear x w : f32 4 8\ns = softmax l : f32 4 8\n"
            "in y f32 4 "
            + std::string(columns) + "\npar v f32 8 " + columns
            + "\nm = linear y v : f32 4 8\nt = softmax m : f32 4 8\n";
        const auto answer = test::answerOf(
            std::make_shared<const Graph>(std::move(test::TypedGraph(layer).graph)), rule);
        return MatchWords(*answer).ruleText(0, gatherMatchFacts(*answer, {}).rules[0]);
    };

    QVERIFY(text("8").endsWith(QStringLiteral("DEFAULT_GEMM: The largest matrix multiplication "
                                              "does 76% of the operations; it dominates.")));
    const QString both = text("64");
    QVERIFY2(both.contains(QStringLiteral("DEFAULT_GEMM: met, as at ")), qPrintable(both));
}

void MatchFactsTest::groupsRefusalsByTheRuleInTheWay()
{
    const auto answer =
        test::answerOf("a:linear > b:relu > c:add\nd:linear > e:relu > f:add", twoRules);

    const MatchFacts facts = gatherMatchFacts(*answer, {});

    const RuleYield& second = facts.rules[1];
    QCOMPARE(second.refusals.size(), 1U);
    QCOMPARE(second.refusals[0].by, std::optional<std::uint32_t>(0));
    QCOMPARE(second.refusals[0].refused.size(), 2U);
    QCOMPARE(MatchWords(*answer).refusedText(second.refusals[0].refused[0]),
             QStringLiteral("it matches, but b is taken by first"));
    QCOMPARE(MatchWords(*answer).stateText(1, second),
             QStringLiteral("matches, but never becomes a section"));
}

void MatchFactsTest::tellsAWayThatLeavesAndComesBack()
{
    const auto answer = test::answerOf("a:linear > b:relu > d:add\na > c:sigmoid > b",
                                       "r:\n  pattern:\n    x: {op_type: linear, child: y}\n"
                                       "    y: {op_type: relu, child: z}\n    z: {op_type: add}\n");

    const MatchFacts facts = gatherMatchFacts(*answer, {});

    QCOMPARE(facts.rules[0].refusals.size(), 1U);
    QCOMPARE(facts.rules[0].refusals[0].reason, RefusedMatch::Reason::NotConvex);
    QCOMPARE(MatchWords(*answer).refusedText(facts.rules[0].refusals[0].refused[0]),
             QStringLiteral("it matches, but is not convex: the path a > c > b leaves it and "
                            "re-enters"));
}

void MatchFactsTest::namesTheTryThatComesFurthestWhenNothingMatches()
{
    const auto answer = test::answerOf("a:linear > b:sigmoid", twoRules);

    const MatchFacts facts = gatherMatchFacts(*answer, {});

    QVERIFY(facts.nearest);
    QCOMPARE(facts.nearest->rule, 0U);
    const QString text = MatchWords(*answer).nothingText(facts);
    QVERIFY2(text.contains(QStringLiteral("stopped at b: expected relu, found sigmoid (b).")),
             qPrintable(text));
}

void MatchFactsTest::saysWhichOperatorTheModelDoesNotHave()
{
    const auto answer = test::answerOf("a:sigmoid", twoRules);

    const MatchFacts facts = gatherMatchFacts(*answer, {});

    QVERIFY(!facts.nearest);
    QCOMPARE(MatchWords(*answer).stateText(0, facts.rules[0]),
             QStringLiteral("no match possible: the model has no linear"));
}

void MatchFactsTest::countsAPlaceOnceForAllPatterns()
{
    const auto answer = test::answerOf("a:linear > b:relu\nc:linear > d:sigmoid",
                                       "r:\n  pattern1:\n    x: {op_type: linear, child: y}\n"
                                       "    y: {op_type: relu}\n"
                                       "  pattern2:\n    x: {op_type: linear, child: y}\n"
                                       "    y: {op_type: sigmoid}\n");

    const MatchFacts facts = gatherMatchFacts(*answer, {});

    QCOMPARE(facts.rules[0].places, 2U);
    QCOMPARE(facts.rules[0].holding, 2U);
    QCOMPARE(facts.rules[0].misses, 2U);
}

void MatchFactsTest::leavesOutWhatHasAnotherName()
{
    const auto answer =
        test::answerOf("a:linear > b:relu > q:sigmoid\nc:linear > d:relu", twoRules);

    const MatchFacts byRule = gatherMatchFacts(*answer, "SECO");
    const MatchFacts byNode = gatherMatchFacts(*answer, "c");

    QCOMPARE(byRule.order, std::vector<std::uint32_t>{1});
    QCOMPARE(byNode.rules[0].groups.front().sections.size(), 1U);
}

FUSEWRIGHT_TEST(MatchFactsTest)
#include "tst_match_facts.moc"
