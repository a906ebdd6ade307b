// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Who competes with whom, against the sections that the plain matcher makes (reference_sections.h):
// of each rule alone, and of all in any order.

#include "engine/partition/order_outcome.h"
#include "engine/partition/rule_rivalry.h"
#include "engine/session/rules_session.h"

#include "tests/engine/kit/graph_text.h"
#include "tests/engine/match/random_graphs.h"
#include "tests/engine/match/random_patterns.h"
#include "tests/engine/match/random_source.h"
#include "tests/engine/match/reference_sections.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>
#include <numeric>
#include <set>

using namespace fusewright;
using namespace fusewright::test;

namespace {

using Nodes = std::set<NodeId>;

RuleSet ruleSetOf(const std::vector<PlainRule>& rules)
{
    RuleSet set;
    for (const PlainRule& plain : rules) {
        Rule& rule = set.rules.emplace_back();
        rule.name = plain.name;
        rule.priority = plain.priority;
        for (const Pattern& pattern : plain.patterns)
            rule.patterns.push_back({.name = "pattern", .pattern = pattern, .entryRanges = {}});
    }
    return set;
}

std::vector<PlainRule> randomRules(RandomSource& random)
{
    std::vector<PlainRule> rules;
    const std::size_t count = random.between(2, 4);
    while (rules.size() < count) {
        PlainRule rule;
        rule.name = "rule" + std::to_string(rules.size());
        rule.priority = static_cast<int>(random.below(3));
        rule.patterns.push_back(*randomRulePattern(random, 3).build());
        rules.push_back(std::move(rule));
    }
    return rules;
}

/// The operators in the sections of a rule.
Nodes takenBy(const PlainSections& sections, std::size_t rule)
{
    Nodes nodes;
    for (const PlainSection& section : sections.sections) {
        if (section.rule == rule)
            nodes.insert(section.nodes.begin(), section.nodes.end());
    }
    return nodes;
}

Nodes common(const Nodes& some, const Nodes& others)
{
    Nodes nodes;
    std::ranges::set_intersection(some, others, std::inserter(nodes, nodes.end()));
    return nodes;
}

/// What the plain matcher says about two rules; compared with a `RuleRivalry`.
struct PlainWorld {
    explicit PlainWorld(const Graph& graph, const std::vector<PlainRule>& rules)
        : all(sectionsOf(graph, rules))
    {
        gaveUp = all.gaveUp;
        for (std::size_t at = 0; at < rules.size(); ++at) {
            const PlainSections alone = sectionsOf(graph, {rules[at]});
            gaveUp = gaveUp || alone.gaveUp;
            countAlone.push_back(alone.sections.size());
            taken.push_back(takenBy(all, at));
            wanted.push_back(takenBy(alone, 0));
            wanted.back().insert(taken.back().begin(), taken.back().end());
        }
    }

    PlainSections all;
    std::vector<std::size_t> countAlone;
    std::vector<Nodes> taken;
    std::vector<Nodes> wanted;
    bool gaveUp = false;
};

} // namespace

class RuleRivalryTest : public QObject {
    Q_OBJECT

private slots:
    void namesWhoWinsAndWhy();
    void aRuleThatNeverWinsIsShadowed();
    void aRuleMayMatchAndMakeNothing();
    void aRuleCanStandInItsOwnWay();
    void saysTheSameAsThePlainMatcher();
    void anyOrderIsTriedAsThePlainMatcherDoes();
};

void RuleRivalryTest::namesWhoWinsAndWhy()
{
    const GraphText g("a:linear > b:relu\nc:linear > d:tanh");
    const RuleSet rules = checkRulesText("rules.yaml",
                                         "lone:\n"
                                         "  priority: 1\n"
                                         "  pattern: {l: {op_type: linear}}\n"
                                         "dense:\n"
                                         "  priority: 2\n"
                                         "  pattern:\n"
                                         "    l: {op_type: linear, child: r}\n"
                                         "    r: {op_type: relu}\n",
                                         {})
                              .rules;

    const RuleRivals rivals = findRivals(g.graph, rules, matchRules(g.graph, rules));

    QCOMPARE(rivals.order, (std::vector<std::uint32_t>{1, 0}));
    QCOMPARE(rivals.rivalries.size(), std::size_t(1));
    const RuleRivalry expected{.earlier = 1,
                               .later = 0,
                               .operators = 1,
                               .wonByEarlier = 1,
                               .wonByLater = 0,
                               .places = 1,
                               .isByPriority = true};
    QCOMPARE(rivals.rivalries.front(), expected);
    QCOMPARE(rivals.contestedBy(0, 1), std::vector{g["a"]});
    QCOMPARE(rivals.contestedBy(0), std::vector{g["a"]});
    QCOMPARE(rivals.contested, std::size_t(1));
    QCOMPARE(rivals.standings[0].sections, std::size_t(1));
    QCOMPARE(rivals.standings[0].sectionsAlone, std::size_t(2));
    QCOMPARE(rivals.standings[0].lost, std::size_t(1));
    QCOMPARE(rivals.standings[1].won, std::size_t(1));
}

void RuleRivalryTest::aRuleThatNeverWinsIsShadowed()
{
    const GraphText g("a:linear > b:relu");
    const RuleSet rules = checkRulesText("rules.yaml",
                                         "first:\n"
                                         "  priority: 0\n"
                                         "  pattern: {r: {op_type: relu}}\n"
                                         "second:\n"
                                         "  priority: 0\n"
                                         "  pattern: {r: {op_type: relu}}\n"
                                         "nowhere:\n"
                                         "  priority: 0\n"
                                         "  pattern: {t: {op_type: tanh}}\n",
                                         {})
                              .rules;

    const RuleRivals rivals = findRivals(g.graph, rules, matchRules(g.graph, rules));

    QVERIFY(!rivals.standings[0].isShadowed());
    QVERIFY(rivals.standings[1].isShadowed());
    QVERIFY(!rivals.standings[2].isShadowed());
    QVERIFY(!rivals.rivalries.front().isByPriority);
}

void RuleRivalryTest::aRuleMayMatchAndMakeNothing()
{
    const GraphText g("a:linear > b:tanh > c:add\na > c");
    const RuleSet rules = checkRulesText("rules.yaml",
                                         "residual:\n"
                                         "  priority: 0\n"
                                         "  pattern:\n"
                                         "    l: {op_type: linear, child: s}\n"
                                         "    s: {op_type: add}\n",
                                         {})
                              .rules;

    const RuleRivals rivals = findRivals(g.graph, rules, matchRules(g.graph, rules));

    QCOMPARE(rivals.standings[0].sectionsAlone, std::size_t(0));
    QCOMPARE(rivals.standings[0].refusedAlone, std::size_t(1));
    QVERIFY(!rivals.standings[0].isShadowed());
}

void RuleRivalryTest::aRuleCanStandInItsOwnWay()
{
    const GraphText g("a:relu > b:relu > c:relu");
    const RuleSet rules = checkRulesText("rules.yaml",
                                         "pair:\n"
                                         "  priority: 0\n"
                                         "  pattern:\n"
                                         "    r: {op_type: relu, child: s}\n"
                                         "    s: {op_type: relu}\n",
                                         {})
                              .rules;

    const RuleRivals rivals = findRivals(g.graph, rules, matchRules(g.graph, rules));

    QCOMPARE(rivals.standings[0].sections, std::size_t(1));
    QCOMPARE(rivals.standings[0].ownOverlaps, std::size_t(1));
    QCOMPARE(rivals.standings[0].lost, std::size_t(0));
    QVERIFY(rivals.rivalries.empty());
}

void RuleRivalryTest::saysTheSameAsThePlainMatcher()
{
    RandomSource random(11);
    std::size_t compared = 0;
    for (int round = 0; round < 300; ++round) {
        const Graph graph = randomGraph(random).build();
        const std::vector<PlainRule> plain = randomRules(random);
        const PlainWorld world(graph, plain);
        if (world.gaveUp)
            continue;
        const RuleSet rules = ruleSetOf(plain);

        const RuleRivals rivals = findRivals(graph, rules, matchRules(graph, rules));

        std::size_t pairs = 0;
        for (std::size_t at = 0; at < plain.size(); ++at) {
            QCOMPARE(rivals.standings[at].sectionsAlone, world.countAlone[at]);
            QCOMPARE(rivals.standings[at].wanted, world.wanted[at].size());
            Nodes lost;
            for (std::size_t other = 0; other < plain.size(); ++other) {
                const Nodes shared = common(world.wanted[at], world.wanted[other]);
                pairs += other > at && !shared.empty() ? 1 : 0;
                if (other != at)
                    lost.merge(common(world.wanted[at], world.taken[other]));
            }
            QCOMPARE(rivals.standings[at].lost, lost.size());
        }
        QCOMPARE(rivals.rivalries.size(), pairs);
        for (const RuleRivalry& rivalry : rivals.rivalries) {
            const auto sizeOf = [&](const Nodes& some, const Nodes& others) {
                return common(some, others).size();
            };
            QCOMPARE(rivalry.operators,
                     sizeOf(world.wanted[rivalry.earlier], world.wanted[rivalry.later]));
            QCOMPARE(rivalry.wonByEarlier,
                     sizeOf(world.taken[rivalry.earlier], world.wanted[rivalry.later]));
            QCOMPARE(rivalry.wonByLater,
                     sizeOf(world.taken[rivalry.later], world.wanted[rivalry.earlier]));
            ++compared;
        }
    }
    QVERIFY(compared > 100);
}

void RuleRivalryTest::anyOrderIsTriedAsThePlainMatcherDoes()
{
    RandomSource random(12);
    std::size_t sections = 0;
    for (int round = 0; round < 300; ++round) {
        const Graph graph = randomGraph(random).build();
        std::vector<PlainRule> plain = randomRules(random);
        const RuleSet rules = ruleSetOf(plain);
        std::vector<std::uint32_t> order(plain.size());
        std::iota(order.begin(), order.end(), 0U);
        for (std::size_t at = order.size(); at > 1; --at)
            std::swap(order[at - 1], order[random.below(at)]);
        // Now and then the last one is left out.
        if (random.chance(30))
            order.pop_back();

        const OrderOutcome outcome = tryOrder(graph, rules, order);

        std::vector<PlainRule> left;
        for (const std::uint32_t rule : order) {
            left.push_back(plain[rule]);
            left.back().priority = 0;
        }
        const PlainSections expected = sectionsOf(graph, left);
        if (expected.gaveUp)
            continue;
        std::size_t covered = 0;
        for (std::size_t at = 0; at < order.size(); ++at) {
            const auto count = static_cast<std::size_t>(
                std::ranges::count(expected.sections, at, &PlainSection::rule));
            QCOMPARE(outcome.rules[order[at]].sections, count);
            QCOMPARE(outcome.rules[order[at]].operators, takenBy(expected, at).size());
            covered += takenBy(expected, at).size();
        }
        QCOMPARE(outcome.covered, covered);
        sections += expected.sections.size();
    }
    QVERIFY(sections > 100);
}

FUSEWRIGHT_TEST(RuleRivalryTest)
#include "tst_rule_rivalry.moc"
