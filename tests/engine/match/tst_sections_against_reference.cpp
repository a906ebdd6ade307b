// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// What o1 makes of a graph against points 1 to 4 of the page, done by brute force
// (reference_sections.h).

#include "engine/pattern/pattern_text.h"

#include "engine/partition/rule_matches.h"

#include "tests/engine/match/random_graphs.h"
#include "tests/engine/match/random_patterns.h"
#include "tests/engine/match/random_source.h"
#include "tests/engine/match/reference_patterns.h"
#include "tests/engine/match/reference_sections.h"
#include "tests/engine/match/small_graphs.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <string>
#include <utility>

using namespace fusewright;
using namespace fusewright::test;

namespace {

using MakeSections =
    std::function<PlainSections(const Graph& graph, const std::vector<PlainRule>& rules)>;

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

PlainReason plainReason(RefusedMatch::Reason reason)
{
    switch (reason) {
    case RefusedMatch::Reason::Taken:
        return PlainReason::Taken;
    case RefusedMatch::Reason::NotConvex:
        return PlainReason::NotConvex;
    case RefusedMatch::Reason::SectionCycle:
        return PlainReason::SectionCycle;
    // These rules ask nothing of a match.
    case RefusedMatch::Reason::ConditionFalse:
    case RefusedMatch::Reason::ConditionUnknown:
    case RefusedMatch::Reason::Raises:
        break;
    }
    return PlainReason::Taken;
}

/// What is tested.
PlainSections sectionsUnderTest(const Graph& graph, const std::vector<PlainRule>& rules)
{
    const RuleMatches matches = matchRules(graph, ruleSetOf(rules));
    PlainSections sections;
    for (const RuleMatch& match : matches.matches) {
        sections.sections.push_back({match.rule, match.pattern, match.match.place, match.nodes});
    }
    for (const RefusedMatch& refused : matches.refused)
        sections.refusals.push_back(
            {refused.rule, refused.pattern, refused.place, plainReason(refused.reason)});
    sections.gaveUp = !matches.exploded.empty();
    return sections;
}

/// Rules that can still be changed.
struct RuleDraft {
    int priority = 0;
    std::vector<PatternDraft> patterns;
};

struct SectionCase {
    std::vector<RuleDraft> rules;
    SmallGraph graph;
};

struct SectionCounts {
    std::size_t cases = 0;
    std::size_t sections = 0;
    std::size_t refusals[3] = {0, 0, 0}; ///< By reason.
};

std::vector<PlainRule> rulesOf(const SectionCase& some)
{
    std::vector<PlainRule> rules;
    for (const RuleDraft& draft : some.rules) {
        PlainRule& rule = rules.emplace_back();
        rule.name = "rule" + std::to_string(rules.size() - 1);
        rule.priority = draft.priority;
        for (const PatternDraft& pattern : draft.patterns)
            rule.patterns.push_back(*pattern.build());
    }
    return rules;
}

std::string textOf(const Graph& graph, const PlainSections& sections)
{
    static const char* const reasons[]{"taken", "not-convex", "section-cycle"};
    const auto head = [&](std::size_t rule, std::size_t pattern, NodeId place) {
        return "rule" + std::to_string(rule) + " pattern" + std::to_string(pattern + 1) + " at "
            + std::string(graph.nodeName(place)) + ':';
    };
    std::string text;
    for (const PlainSection& section : sections.sections) {
        text += head(section.rule, section.pattern, section.place);
        for (const NodeId node : section.nodes)
            text += ' ' + std::string(graph.nodeName(node));
        text += '\n';
    }
    for (const PlainRefusal& refusal : sections.refusals)
        text += head(refusal.rule, refusal.pattern, refusal.place) + ' '
            + reasons[static_cast<std::size_t>(refusal.reason)]
            + (refusal.isEitherCycle ? " (or section-cycle)\n" : "\n");
    return text;
}

bool isSame(const PlainRefusal& expected, const PlainRefusal& actual)
{
    const bool isSameReason = expected.reason == actual.reason
        || (expected.isEitherCycle && actual.reason == PlainReason::SectionCycle);
    return isSameReason && expected.rule == actual.rule && expected.pattern == actual.pattern
        && expected.place == actual.place;
}

bool isSame(const PlainSections& expected, const PlainSections& actual)
{
    return expected.sections == actual.sections
        && std::ranges::equal(
               expected.refusals, actual.refusals,
               [](const PlainRefusal& a, const PlainRefusal& b) { return isSame(a, b); });
}

bool fails(const SectionCase& some, const MakeSections& make)
{
    const Graph graph = some.graph.build();
    const std::vector<PlainRule> rules = rulesOf(some);
    const PlainSections expected = sectionsOf(graph, rules);
    return !expected.gaveUp && !isSame(expected, make(graph, rules));
}

/// The cases that are one step smaller: without a rule, a pattern, a node or an entry.
std::vector<SectionCase> stepsFrom(const SectionCase& from)
{
    std::vector<SectionCase> cases;
    const auto add = [&]() -> SectionCase& { return cases.emplace_back(from); };
    const auto erase = [](auto& things, std::size_t at) {
        things.erase(things.begin() + static_cast<std::ptrdiff_t>(at));
    };
    for (std::size_t rule = 0; rule < from.rules.size() && from.rules.size() > 1; ++rule)
        erase(add().rules, rule);
    for (std::size_t node = 0; node < from.graph.nodes.size() && from.graph.nodes.size() > 1;
         ++node)
        add().graph = from.graph.without(node);
    for (std::size_t node = 0; node < from.graph.nodes.size(); ++node) {
        const std::size_t operands = from.graph.nodes[node].operands.size();
        for (std::size_t operand = 0; operand < operands && operands > 1; ++operand)
            erase(add().graph.nodes[node].operands, operand);
    }
    for (std::size_t rule = 0; rule < from.rules.size(); ++rule) {
        const std::vector<PatternDraft>& patterns = from.rules[rule].patterns;
        for (std::size_t at = 0; at < patterns.size(); ++at) {
            if (patterns.size() > 1)
                erase(add().rules[rule].patterns, at);
            for (std::size_t entry = 0; entry < patterns[at].entries.size(); ++entry)
                add().rules[rule].patterns[at] = withoutEntry(patterns[at], EntryId(entry));
        }
    }
    return cases;
}

bool isAllowed(const SectionCase& some)
{
    for (const RuleDraft& rule : some.rules) {
        for (const PatternDraft& pattern : rule.patterns) {
            if (!isRulePattern(pattern))
                return false;
        }
    }
    return true;
}

SectionCase shrunk(SectionCase failing, const MakeSections& make)
{
    for (bool changed = true; std::exchange(changed, false);) {
        for (SectionCase& smaller : stepsFrom(failing)) {
            if (!isAllowed(smaller) || !fails(smaller, make))
                continue;
            failing = std::move(smaller);
            changed = true;
            break;
        }
    }
    return failing;
}

std::string report(const SectionCase& failing, const MakeSections& make)
{
    const SectionCase least = shrunk(failing, make);
    const std::vector<PlainRule> rules = rulesOf(least);
    const Graph graph = least.graph.build();
    std::string text = "the sections differ\n";
    for (const PlainRule& rule : rules) {
        text += "--- " + rule.name + ", priority " + std::to_string(rule.priority) + '\n';
        for (std::size_t at = 0; at < rule.patterns.size(); ++at)
            text += "pattern" + std::to_string(at + 1) + ":\n" + toText(rule.patterns[at]);
    }
    return text + "--- graph\n" + least.graph.text() + "--- expected\n"
        + textOf(graph, sectionsOf(graph, rules)) + "--- actual\n"
        + textOf(graph, make(graph, rules));
}

SectionCase randomCase(RandomSource& random)
{
    SectionCase some;
    some.graph = randomGraph(random);
    const std::size_t rules = random.between(1, 3);
    for (std::size_t at = 0; at < rules; ++at) {
        RuleDraft& rule = some.rules.emplace_back();
        rule.priority = static_cast<int>(random.below(3));
        const std::size_t patterns = random.between(1, 2);
        for (std::size_t each = 0; each < patterns; ++each)
            rule.patterns.push_back(randomRulePattern(random, 4));
    }
    return some;
}

/// The hand-written patterns that a SambaFlow rule could have.
std::vector<PatternDraft> handWrittenRulePatterns()
{
    std::vector<PatternDraft> drafts;
    for (const std::string_view text : handWrittenPatterns()) {
        if (PatternDraft draft = readPattern(text); isRulePattern(draft))
            drafts.push_back(std::move(draft));
    }
    return drafts;
}

void count(SectionCounts& counts, const PlainSections& sections)
{
    ++counts.cases;
    counts.sections += sections.sections.size();
    for (const PlainRefusal& refusal : sections.refusals)
        ++counts.refusals[static_cast<std::size_t>(refusal.reason)];
}

void tell(const SectionCounts& counts)
{
    qInfo("%zu cases, %zu sections; refused: %zu taken, %zu not convex, %zu in a cycle",
          counts.cases, counts.sections, counts.refusals[0], counts.refusals[1],
          counts.refusals[2]);
}

} // namespace

class SectionsAgainstReferenceTest : public QObject {
    Q_OBJECT

private slots:
    void agreesOnSmallGraphsAndTwoRules();
    void agreesOnRandomRulesAndGraphs();
};

void SectionsAgainstReferenceTest::agreesOnSmallGraphsAndTwoRules()
{
    const MakeSections make = sectionsUnderTest;
    const std::vector<PatternDraft> patterns = handWrittenRulePatterns();
    RandomSource random(3);
    SectionCounts counts;
    for (const std::size_t nodes : {2U, 3U, 4U, 5U}) {
        for (const SmallGraph& graph : connectedGraphs(nodes)) {
            const SectionCase some{.rules = {{1, {random.oneOf(patterns)}},
                                             {0, {random.oneOf(patterns), random.oneOf(patterns)}}},
                                   .graph = graph};
            count(counts, sectionsOf(graph.build(), rulesOf(some)));
            if (fails(some, make))
                QFAIL(report(some, make).c_str());
        }
    }
    tell(counts);
}

void SectionsAgainstReferenceTest::agreesOnRandomRulesAndGraphs()
{
    const MakeSections make = sectionsUnderTest;
    RandomSource random(4);
    SectionCounts counts;
    for (std::size_t round = 0; round < 30'000; ++round) {
        const SectionCase some = randomCase(random);
        count(counts, sectionsOf(some.graph.build(), rulesOf(some)));
        if (fails(some, make))
            QFAIL(report(some, make).c_str());
    }
    tell(counts);
    // Every way to be refused comes up.
    for (const std::size_t refused : counts.refusals)
        QVERIFY(refused > 100);
}

FUSEWRIGHT_TEST(SectionsAgainstReferenceTest)
#include "tst_sections_against_reference.moc"
