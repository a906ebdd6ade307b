// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// A rule made from operators matches these operators, and what is told of it is so: by the plain
// matcher, on every connected selection of small graphs and on random ones.

#include "engine/graph/graph.h"
#include "engine/suggest/draft_answer.h"

#include "tests/engine/match/random_graphs.h"
#include "tests/engine/match/random_patterns.h"
#include "tests/engine/match/random_source.h"
#include "tests/engine/match/reference_matcher.h"
#include "tests/engine/match/reference_sections.h"
#include "tests/engine/match/small_graphs.h"
#include "tests/engine/suggest/suggest_kit.h"
#include "tests/kit/test_program.h"

#include "engine/partition/rule_matches.h"
#include "engine/suggest/selection_shape.h"

#include <QTest>

#include <algorithm>

using namespace fusewright;
using namespace fusewright::test;

namespace {

struct Counts {
    std::size_t selections = 0;
    std::size_t fates[7] = {};
};

std::vector<NodeId> selectionOf(std::size_t bits, std::size_t nodeCount)
{
    std::vector<NodeId> nodes;
    for (std::size_t at = 0; at < nodeCount; ++at) {
        if ((bits >> at) & 1U)
            nodes.push_back(NodeId(at));
    }
    return nodes;
}

/// The rules of a ground as the reference takes them, and one more.
std::vector<PlainRule> plainRules(const RuleGround& ground, const Rule& last)
{
    std::vector<PlainRule> plain;
    const auto add = [&](const Rule& rule) {
        PlainRule& fresh = plain.emplace_back();
        fresh.name = rule.name;
        fresh.priority = static_cast<int>(rule.priority);
        for (const RulePattern& pattern : rule.patterns)
            fresh.patterns.push_back(pattern.pattern);
    };
    for (const Rule& rule : ground.rules().rules)
        add(rule);
    add(last);
    return plain;
}

std::vector<std::vector<NodeId>> lastRulesSections(const PlainSections& sections, std::size_t last)
{
    std::vector<std::vector<NodeId>> own;
    for (const PlainSection& section : sections.sections) {
        if (section.rule == last)
            own.push_back(section.nodes);
    }
    return own;
}

/// Empty when all is well, else what is wrong.
std::string faultOf(const RuleGround& ground, const std::vector<NodeId>& selected, Counts& counts)
{
    const Graph& graph = ground.graph();
    const DraftAnswer answer = answerDraft(ground, {.draft = draftOf(graph, selected)});
    if (!answer.effect)
        return "the text has errors";
    std::vector<Diagnostic> findings;
    const Rule rule = *readRuleText(answer.text, ground, findings);
    if (rule.priority != answer.draft.priority)
        return "the text has another priority";
    const Pattern& pattern = rule.patterns.front().pattern;

    const PlainPattern plain(pattern);
    const std::vector<PlainMatch> here =
        ReferenceMatcher(plain, graph).at(placeOf(answer.draft, rule));
    const bool isMatch = std::ranges::any_of(
        here, [&](const PlainMatch& match) { return includedNodesOf(plain, match) == selected; });
    if (!isMatch)
        return "the selection is no match";

    const std::vector<PlainRule> rules = plainRules(ground, rule);
    const auto sections = lastRulesSections(sectionsOf(graph, rules), rules.size() - 1);
    if (sections != answer.effect->sections)
        return "the sections differ";
    const bool isSection = std::ranges::find(sections, selected) != sections.end();
    if (isSection != (answer.effect->fate == SelectionFate::Section))
        return "the fate is another one";
    ++counts.selections;
    ++counts.fates[static_cast<std::size_t>(answer.effect->fate)];
    return {};
}

std::string told(const std::string& fault, const SmallGraph& graph,
                 const std::vector<NodeId>& selected)
{
    std::string text = fault + "\n--- graph\n" + graph.text() + "--- selected:";
    for (const NodeId node : selected)
        text += " n" + std::to_string(node.index);
    return text;
}

bool isConnected(const Graph& graph, const std::vector<NodeId>& nodes)
{
    return SelectionShape(graph).pieces(nodes).size() == 1;
}

RuleSet randomRules(RandomSource& random)
{
    RuleSet rules;
    const std::size_t count = random.between(1, 3);
    for (std::size_t at = 0; at < count; ++at) {
        Rule& rule = rules.rules.emplace_back();
        rule.name = "rule" + std::to_string(at);
        rule.priority = static_cast<std::int64_t>(random.below(4));
        rule.patterns.push_back({.name = "pattern",
                                 .pattern = *randomRulePattern(random, 3).build(),
                                 .entryRanges = {}});
    }
    return rules;
}

} // namespace

class DraftAgainstReferenceTest : public QObject {
    Q_OBJECT

private slots:
    void connectedSelectionsOfSmallGraphs();
    void selectionsOfRandomGraphsBesideRandomRules();
};

void DraftAgainstReferenceTest::connectedSelectionsOfSmallGraphs()
{
    Counts counts;
    for (const std::size_t size : {1U, 2U, 3U, 4U, 5U}) {
        std::size_t number = 0;
        for (const SmallGraph& small : connectedGraphs(size)) {
            // Of five operators there are so many that some must do.
            if (size == 5 && ++number % 24 != 0)
                continue;
            const auto ground = groundOf(small.build());
            for (std::size_t bits = 1; bits < (std::size_t(1) << size); ++bits) {
                const std::vector<NodeId> selected = selectionOf(bits, size);
                if (!isConnected(ground->graph(), selected))
                    continue;
                const std::string fault = faultOf(*ground, selected, counts);
                if (!fault.empty())
                    QFAIL(told(fault, small, selected).c_str());
            }
        }
    }
    qInfo("%zu selections, %zu of them sections, %zu where others come first", counts.selections,
          counts.fates[0], counts.fates[1]);
    QVERIFY(counts.fates[0] > counts.selections / 2);
}

void DraftAgainstReferenceTest::selectionsOfRandomGraphsBesideRandomRules()
{
    Counts counts;
    RandomSource random(7);
    for (int round = 0; round < 4'000; ++round) {
        const SmallGraph small = randomGraph(random);
        const auto graph = std::make_shared<const Graph>(small.build());
        const RuleSet rules = randomRules(random);
        const RuleGround ground(graph, rules, matchRules(*graph, rules));
        const std::vector<NodeId> selected = selectionOf(
            1 + random.below((std::size_t(1) << graph->nodeCount()) - 1), graph->nodeCount());
        if (selected.size() > 6 || !isConnected(*graph, selected))
            continue;
        const std::string fault = faultOf(ground, selected, counts);
        if (!fault.empty())
            QFAIL(told(fault, small, selected).c_str());
    }
    qInfo("%zu selections; sections %zu, others first %zu, overlap %zu, taken %zu, not convex "
          "%zu, in a cycle %zu",
          counts.selections, counts.fates[0], counts.fates[1], counts.fates[2], counts.fates[3],
          counts.fates[4], counts.fates[5]);
    for (const std::size_t fate : {0U, 1U, 2U, 4U})
        QVERIFY(counts.fates[fate] > 5);
}

FUSEWRIGHT_TEST(DraftAgainstReferenceTest)
#include "tst_draft_against_reference.moc"
