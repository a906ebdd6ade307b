// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/partition/manual_sections.h"
#include "engine/partition/partitions.h"
#include "engine/partition/rule_competition.h"
#include "engine/report/match_json.h"
#include "engine/report/match_text.h"
#include "engine/rules/manual_fusion.h"
#include "engine/session/match_session.h"

#include "tests/engine/partition/partition_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using test::TypedGraph;

/// Who is said to be in a rule's way where sections were made by hand before all rules.
class RuleCompetitionTest : public QObject {
    Q_OBJECT

private slots:
    void noRuleIsBlamedForWhatWasTakenByHand();
    void noRuleIsBlamedForAWayThroughWhatWasTakenByHand();
    void theRuleInTheWayIsNamedBesideSectionsMadeByHand();
    void aRuleThatIsAlsoRefusedByHandIsNotShadowed();
    void theReportSaysByHand();
};

namespace {

/// Two blocks that are alike, of which the first one may be fused by hand; and one more operator.
constexpr const char* twinBlocks = "l0 = linear x w0 @net.0:Block\n"
                                   "r0 = relu l0 @net.0:Block\n"
                                   "l1 = linear r0 w1 @net.1:Block\n"
                                   "r1 = relu l1 @net.1:Block\n"
                                   "s = softmax r1\n";

const std::string softmaxRule = "first:\n"
                                "  priority: 1\n"
                                "  pattern:\n"
                                "    only: {op_type: softmax}\n";
const std::string firstRule = "dense:\n"
                              "  priority: 1\n"
                              "  pattern:\n"
                              "    product: {op_type: linear, child: act}\n"
                              "    act: {op_type: relu}\n";
const std::string reluRule = "lone:\n"
                             "  priority: 1\n"
                             "  pattern:\n"
                             "    only: {op_type: relu}\n";

/// What rules take of a graph of which a module was fused by hand.
struct Competition {
    Competition(std::string_view graphText, const std::string& module, const std::string& text)
        : g(graphText), rules(checkRulesText("rules.yaml", text, {}).rules)
    {
        ManualFusion fusion{.path = "m.yaml"};
        fusion.entries.push_back({.module = module, .funcName = "by_hand"});
        Diagnostics ignored;
        manual = makeManualSections(g.graph, fusion, ignored);
        matches = matchRules(g.graph, rules, {}, {}, manual.sections);
    }

    /// `RULE: CODE by RULE`, a line each; a dash where no rule is named.
    std::string refused() const
    {
        std::string text;
        for (const RefusedMatch& each : matches.refused) {
            const Rule* const by = ruleInTheWay(rules, matches, each);
            text += rules.rules[each.rule].name + ": " + std::string(refusalCode(each.reason))
                + " by " + (by ? by->name : "-") + '\n';
        }
        return text;
    }
    /// The codes of what is found, a line each, with the place.
    std::string findings() const
    {
        std::string text;
        for (const Diagnostic& each : findCompetition(rules, matches))
            text += each.code + ' ' + std::to_string(each.range->begin.line) + '\n';
        return text;
    }

    TypedGraph g;
    RuleSet rules;
    ManualSections manual;
    RuleMatches matches;
};

} // namespace

void RuleCompetitionTest::noRuleIsBlamedForWhatWasTakenByHand()
{
    const Competition both(twinBlocks, "Block", softmaxRule + firstRule);

    QCOMPARE(both.manual.sections.size(), std::size_t(2));
    QCOMPARE(both.matches.matches.size(), std::size_t(1));
    QCOMPARE(both.refused(), std::string("dense: taken by -\ndense: taken by -\n"));
    QCOMPARE(both.findings(), std::string());
}

/// The operators of `cross` are free, but between them the module is waited for.
void RuleCompetitionTest::noRuleIsBlamedForAWayThroughWhatWasTakenByHand()
{
    const Competition through("s = softmax x\n"
                              "a = linear s w\n"
                              "b = tanh a @net:Block\n"
                              "c = sigmoid b @net:Block\n"
                              "d = add a c\n",
                              "Block",
                              softmaxRule
                                  + "cross:\n"
                                    "  priority: 1\n"
                                    "  pattern:\n"
                                    "    product: {op_type: linear, child: sum}\n"
                                    "    sum: {op_type: add}\n");

    QCOMPARE(through.matches.matches.size(), std::size_t(1));
    QCOMPARE(through.refused(), std::string("cross: section-cycle by -\n"));
    QCOMPARE(through.findings(), std::string());
}

void RuleCompetitionTest::theRuleInTheWayIsNamedBesideSectionsMadeByHand()
{
    const Competition one(twinBlocks, "net.0", softmaxRule + firstRule + reluRule);

    QCOMPARE(one.manual.sections.size(), std::size_t(1));
    QCOMPARE(one.refused(),
             std::string("dense: taken by -\nlone: taken by -\nlone: taken by dense\n"));
    // Only the tie: without the section made by hand it would be shadowed too.
    QCOMPARE(one.findings(), std::string("priority-tie 10\n"));
}

void RuleCompetitionTest::aRuleThatIsAlsoRefusedByHandIsNotShadowed()
{
    const Competition byRules(twinBlocks, "none", firstRule + reluRule);
    const Competition byHandToo(twinBlocks, "net.0", firstRule + reluRule);

    QCOMPARE(byRules.findings(), std::string("shadowed-rule 6\npriority-tie 6\n"));
    QCOMPARE(byHandToo.findings(), std::string("priority-tie 6\n"));
}

void RuleCompetitionTest::theReportSaysByHand()
{
    const Competition one(twinBlocks, "net.0", firstRule + reluRule);
    const Graph& graph = one.g.graph;
    std::vector<TriedRule> tried = tryRules(graph, one.rules);
    for (std::size_t rule = 0; rule < tried.size(); ++rule)
        addCensus(graph, one.rules.rules[rule], tried[rule]);
    const Partition partition = partitionO1(graph, one.matches, one.manual.sections);
    const std::vector<std::optional<HeuristicResult>> heuristics(one.matches.matches.size());

    const std::string text =
        matchText({graph, one.rules, one.matches, tried, {}, partition, heuristics});

    QVERIFY2(text.find("1  dense  taken by hand\n"
                       "  1  lone   taken by dense\n"
                       "  1  lone   taken by hand\n")
                 != std::string::npos,
             text.c_str());
}

FUSEWRIGHT_TEST(RuleCompetitionTest)
#include "tst_rule_competition.moc"
