// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// The matcher against one that tries everything (reference_matcher.h). Where they differ, the case
// is made smaller as long as they still differ, and printed so that it can be put into a test:
// the pattern for `patternOf`, the graph for `GraphText` where that can say it.

#include "engine/match/matcher.h"
#include "engine/pattern/pattern_text.h"

#include "tests/engine/match/random_graphs.h"
#include "tests/engine/match/random_patterns.h"
#include "tests/engine/match/random_source.h"
#include "tests/engine/match/reference_matcher.h"
#include "tests/engine/match/reference_patterns.h"
#include "tests/engine/match/reference_shrink.h"
#include "tests/engine/match/reference_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>
#include <optional>
#include <string>

using namespace fusewright;
using namespace fusewright::test;

namespace {

constexpr std::size_t mostAfter = 3;

/// No case here is so hard that a budget may run out.
constexpr MatchBudget plenty{
    .perPlace = 20'000'000, .inAll = 2'000'000'000, .perPlaceAfter = 20'000'000};

struct Difference {
    std::string where;
    std::string expected;
    std::string actual;
};

using Verdict = std::optional<Difference>;

struct Counts {
    std::size_t pairs = 0;
    std::size_t matching = 0;
    std::size_t matches = 0;
    std::size_t unclear = 0; ///< Too much for the reference.
};

PlainMatch plainOf(const Pattern& pattern, const Match& match)
{
    PlainMatch plain{.place = match.place, .bindings = {}, .unknown = match.unknown};
    for (std::size_t at = 0; at < pattern.entryCount(); ++at) {
        const MatchSlot& from = match.bindings[at];
        PlainSlot& slot = plain.bindings.emplace_back();
        slot.state = from.state;
        if (from.state != SlotState::Bound)
            continue;
        slot.isSwapped = from.isSwapped;
        slot.option = from.option;
        slot.value = from.value;
        const auto nodes = match.nodes(EntryId(at));
        slot.nodes.assign(nodes.begin(), nodes.end());
    }
    std::ranges::sort(plain.unknown);
    const auto repeated = std::ranges::unique(plain.unknown);
    plain.unknown.erase(repeated.begin(), repeated.end());
    return plain;
}

NodeSet setOf(std::uint64_t bits, const Graph& graph)
{
    NodeSet set(graph.nodeCount());
    for (const NodeId node : graph.nodes()) {
        if ((bits >> node.index) & 1U)
            set.insert(node);
    }
    return set;
}

std::string namesOf(const Graph& graph, const std::vector<NodeId>& nodes)
{
    std::string names;
    for (const NodeId node : nodes)
        names += std::string(graph.nodeName(node)) + ' ';
    return names;
}

/// One graph and one pattern, asked both ways.
class Contest {
public:
    Contest(const PlainPattern& pattern, const Graph& graph)
        : m_pattern(pattern),
          m_graph(graph),
          m_reference(pattern, graph),
          m_matcher(graph, pattern.pattern(), plenty)
    {
    }

    const ReferenceMatcher& reference() const { return m_reference; }

    Verdict verdict(const std::vector<std::uint64_t>& takenSets)
    {
        if (auto difference = comparePlaces())
            return difference;
        if (auto difference = compareMatches(nullptr))
            return difference;
        for (const std::uint64_t bits : takenSets) {
            const NodeSet taken = setOf(bits, m_graph);
            m_matcher.setTaken(&taken);
            auto difference = compareMatches(&taken);
            m_matcher.setTaken(nullptr);
            if (difference)
                return difference;
        }
        return std::nullopt;
    }

private:
    Verdict comparePlaces();
    Verdict compareMatches(const NodeSet* taken);
    Verdict compareAt(NodeId place, const NodeSet* taken);
    Verdict compareOne(const std::string& where, const PlainMatch* expected, const Match* actual);
    Verdict compareNodes(const std::string& where, const PlainMatch& expected,
                         const Match& actual) const;

    const PlainPattern& m_pattern;
    const Graph& m_graph;
    ReferenceMatcher m_reference;
    Matcher m_matcher;
};

Verdict Contest::comparePlaces()
{
    const std::vector<NodeId> candidates = m_matcher.candidates();
    const std::vector<NodeId> attempts = m_matcher.attempts();
    std::vector<NodeId> expected;
    std::vector<NodeId> attempted;
    const EntryId placeEntry = m_pattern.placeEntry();
    for (const NodeId node : m_graph.nodes()) {
        if (!m_reference.at(node).empty())
            expected.push_back(node);
        if (m_pattern.takes(placeEntry, m_graph, node))
            attempted.push_back(node);
    }
    const auto told = [&](std::string where, const std::vector<NodeId>& should,
                          const std::vector<NodeId>& does) {
        return Difference{std::move(where), namesOf(m_graph, should), namesOf(m_graph, does)};
    };
    if (!std::ranges::is_sorted(candidates) || !std::ranges::includes(candidates, expected))
        return told("candidates, at least", expected, candidates);
    if (!std::ranges::is_sorted(attempts) || !std::ranges::includes(attempts, expected))
        return told("attempts, at least", expected, attempts);
    // What a choice comes to is not only its options, and a repeat does not begin everywhere.
    const Entry& entry = m_pattern.entry(placeEntry);
    const bool isPlain = entry.kind == Entry::Kind::Operator && !entry.isRepeated;
    if (isPlain && attempts != attempted)
        return told("attempts", attempted, attempts);
    return std::nullopt;
}

Verdict Contest::compareMatches(const NodeSet* taken)
{
    for (const NodeId place : m_graph.nodes()) {
        if (auto difference = compareAt(place, taken))
            return difference;
    }
    return std::nullopt;
}

Verdict Contest::compareAt(NodeId place, const NodeSet* taken)
{
    const std::vector<PlainMatch> expected = m_reference.at(place, taken);
    const std::string placeText =
        std::string(m_graph.nodeName(place)) + (taken ? " with taken operators" : "");
    const Match* actual = m_matcher.first(place);
    const bool isHindered = m_matcher.wasHindered();
    for (std::size_t at = 0; at <= mostAfter; ++at) {
        const PlainMatch* const wanted = at < expected.size() ? &expected[at] : nullptr;
        const std::string where =
            (at == 0 ? "first at " : "after #" + std::to_string(at) + " at ") + placeText;
        if (auto difference = compareOne(where, wanted, actual))
            return difference;
        if (!actual)
            break;
        const Match previous = *actual;
        actual = m_matcher.after(previous);
    }
    if (taken && expected.empty() && !isHindered && !m_reference.at(place).empty())
        return Difference{"wasHindered at " + placeText, "true", "false"};
    return std::nullopt;
}

Verdict Contest::compareOne(const std::string& where, const PlainMatch* expected,
                            const Match* actual)
{
    const auto textOr = [&](const PlainMatch* match) {
        return match ? textOf(m_pattern.pattern(), m_graph, *match) : std::string("none");
    };
    if (m_matcher.exploded())
        return Difference{where, textOr(expected), "exploded"};
    if (!actual)
        return expected ? Verdict({where, textOr(expected), "none"}) : std::nullopt;
    const PlainMatch found = plainOf(m_pattern.pattern(), *actual);
    if (!expected || found != *expected)
        return Difference{where, textOr(expected), textOr(&found)};
    return compareNodes(where, *expected, *actual);
}

Verdict Contest::compareNodes(const std::string& where, const PlainMatch& expected,
                              const Match& actual) const
{
    std::vector<NodeId> all;
    for (std::size_t at = 0; at < expected.bindings.size(); ++at) {
        const std::vector<NodeId>& nodes = expected.bindings[at].nodes;
        all.insert(all.end(), nodes.begin(), nodes.end());
        const MatchSlot& slot = actual.bindings[at];
        if (!nodes.empty() && (slot.first != nodes.front() || slot.last != nodes.back()))
            return Difference{where + ", ends of " + m_pattern.entry(EntryId(at)).name,
                              namesOf(m_graph, {nodes.front(), nodes.back()}),
                              namesOf(m_graph, {slot.first, slot.last})};
    }
    std::ranges::sort(all);
    const auto repeated = std::ranges::unique(all);
    all.erase(repeated.begin(), repeated.end());
    if (allNodes(actual) != all)
        return Difference{where + ", all nodes", namesOf(m_graph, all),
                          namesOf(m_graph, allNodes(actual))};
    const std::vector<NodeId> included = includedNodesOf(m_pattern, expected);
    if (includedNodes(m_pattern.pattern(), actual) != included)
        return Difference{where + ", included nodes", namesOf(m_graph, included),
                          namesOf(m_graph, includedNodes(m_pattern.pattern(), actual))};
    return std::nullopt;
}

/// Nothing too where the case is too much for the reference.
Verdict verdictOf(const MatchCase& some)
{
    const auto pattern = some.pattern.build();
    const PlainPattern plain(*pattern, some.pattern.place);
    const Graph graph = some.graph.build();
    Contest contest(plain, graph);
    if (contest.reference().gaveUp())
        return std::nullopt;
    return contest.verdict(some.taken);
}

std::string takenText(const MatchCase& some)
{
    std::string text;
    for (const std::uint64_t bits : some.taken) {
        const Graph graph = some.graph.build();
        std::vector<NodeId> nodes;
        for (const NodeId node : graph.nodes()) {
            if ((bits >> node.index) & 1U)
                nodes.push_back(node);
        }
        text += "taken: " + namesOf(graph, nodes) + '\n';
    }
    return text;
}

std::string report(const MatchCase& failing)
{
    const MatchCase least =
        shrunk(failing, [](const MatchCase& some) { return verdictOf(some).has_value(); });
    const Difference difference = verdictOf(least).value_or(Difference{});
    return "the matchers differ\n--- pattern\n" + toText(*least.pattern.build()) + "--- graph\n"
        + least.graph.text() + takenText(least) + "--- " + difference.where
        + "\nexpected: " + difference.expected + "\nactual:   " + difference.actual + '\n';
}

void count(Counts& counts, const ReferenceMatcher& reference)
{
    ++counts.pairs;
    counts.matches += reference.count();
    if (reference.count() > 0)
        ++counts.matching;
    if (reference.gaveUp())
        ++counts.unclear;
}

void tell(const Counts& counts)
{
    qInfo("%zu pairs, %zu of them match, %zu matches, %zu were too much", counts.pairs,
          counts.matching, counts.matches, counts.unclear);
}

std::vector<std::uint64_t> randomTaken(RandomSource& random, std::size_t nodeCount)
{
    // One set with few operators and one with about half of them.
    std::vector<std::uint64_t> sets(2, 0);
    for (std::size_t at = 0; at < nodeCount; ++at) {
        if (random.chance(15))
            sets[0] |= std::uint64_t{1} << at;
        if (random.chance(45))
            sets[1] |= std::uint64_t{1} << at;
    }
    return sets;
}

} // namespace

class AgainstReferenceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesOnEveryGraphOfUpToFourOperators();
    void agreesOnEveryGraphOfFiveOperators();
    void agreesOnRandomPatternsAndGraphs();
    void agreesOnRandomPatternsThatRewrite();

private:
    using Draw = PatternDraft (*)(RandomSource& random, std::size_t mostEntries);
    static void compareRandom(Draw draw, std::uint64_t seed);
    static void compareAll(const std::vector<SmallGraph>& graphs,
                           const std::vector<std::uint64_t>& taken, std::size_t everyNth);
};

/// Each hand-written pattern with every n-th of the graphs, each time beginning one later.
void AgainstReferenceTest::compareAll(const std::vector<SmallGraph>& graphs,
                                      const std::vector<std::uint64_t>& taken, std::size_t everyNth)
{
    Counts counts;
    std::vector<PatternDraft> drafts;
    std::vector<Pattern> patterns;
    for (const std::string_view text : handWrittenPatterns()) {
        drafts.push_back(readPattern(text));
        patterns.push_back(patternOf(text));
    }
    std::vector<PlainPattern> plain;
    for (std::size_t at = 0; at < patterns.size(); ++at)
        plain.emplace_back(patterns[at], drafts[at].place);
    for (std::size_t at = 0; at < graphs.size(); ++at) {
        const Graph graph = graphs[at].build();
        for (std::size_t which = at % everyNth; which < plain.size(); which += everyNth) {
            Contest contest(plain[which], graph);
            count(counts, contest.reference());
            if (contest.verdict(taken))
                QFAIL(report({drafts[which], graphs[at], taken}).c_str());
        }
    }
    tell(counts);
    QCOMPARE(counts.unclear, std::size_t(0));
}

void AgainstReferenceTest::agreesOnEveryGraphOfUpToFourOperators()
{
    for (std::size_t nodes = 1; nodes <= 4; ++nodes)
        compareAll(connectedGraphs(nodes), {0b0001, 0b0110, 0b1010}, 1);
}

void AgainstReferenceTest::agreesOnEveryGraphOfFiveOperators()
{
    compareAll(connectedGraphs(5), {0b01001}, 3);
}

void AgainstReferenceTest::agreesOnRandomPatternsAndGraphs()
{
    compareRandom(randomPattern, 1);
}

void AgainstReferenceTest::agreesOnRandomPatternsThatRewrite()
{
    compareRandom(randomRewritingPattern, 2);
}

void AgainstReferenceTest::compareRandom(Draw draw, std::uint64_t seed)
{
    constexpr std::size_t mostEntries = 6;
    constexpr std::size_t patternCount = 25'000;
    constexpr std::size_t graphsPerPattern = 4;
    RandomSource random(seed);
    Counts counts;
    for (std::size_t round = 0; round < patternCount; ++round) {
        const PatternDraft draft = draw(random, mostEntries);
        const auto pattern = draft.build();
        const PlainPattern plain(*pattern, draft.place);
        for (std::size_t at = 0; at < graphsPerPattern; ++at) {
            const SmallGraph told = randomGraph(random);
            const Graph graph = told.build();
            const std::vector<std::uint64_t> taken = randomTaken(random, graph.nodeCount());
            Contest contest(plain, graph);
            count(counts, contest.reference());
            if (!contest.reference().gaveUp() && contest.verdict(taken))
                QFAIL(report({draft, told, taken}).c_str());
        }
    }
    tell(counts);
    QVERIFY(counts.matching * 8 > counts.pairs);
    QVERIFY(counts.unclear * 1000 < counts.pairs);
}

FUSEWRIGHT_TEST(AgainstReferenceTest)
#include "tst_against_reference.moc"
