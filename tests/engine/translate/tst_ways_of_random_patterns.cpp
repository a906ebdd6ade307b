// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Wherever a pattern matches, the first of its ways that matches takes the same operators, and none
// matches elsewhere. Chains are left out: a chain ends at what its child matches, and a way that
// writes it out does not say so. So are choices at the place of a match that come to what may be
// absent: then there may be no place.

#include "engine/graph/graph.h"
#include "engine/graph/operator_catalogue.h"
#include "engine/match/matcher.h"
#include "engine/pattern/pattern_text.h"
#include "engine/rules/pattern_words.h"
#include "engine/translate/pattern_ways.h"

#include "tests/engine/match/random_graphs.h"
#include "tests/engine/match/random_patterns.h"
#include "tests/engine/match/random_source.h"
#include "tests/engine/match/reference_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>
#include <optional>
#include <set>

using namespace fusewright;
using namespace fusewright::test;

namespace {

using Places = std::set<std::vector<NodeId>>;

constexpr PatternWords onlyOptionals{.others = true, .context = true, .severalResults = true};

bool canBeCompared(const Pattern& pattern)
{
    const auto isOptional = [&](EntryId id) { return pattern.entry(id).isOptional; };
    return std::ranges::none_of(pattern.entries(),
                                [](const Entry& entry) { return entry.isRepeated; })
        && std::ranges::none_of(pattern.entry(pattern.placeEntry()).options, isOptional);
}

constexpr std::size_t mostMatches = 200; ///< At one place.

/// Every match of a pattern, by its operators; nothing where there are too many.
std::optional<Places> allPlaces(const Graph& graph, const Pattern& pattern)
{
    Places places;
    Matcher matcher(graph, pattern);
    for (const NodeId place : matcher.candidates()) {
        std::size_t count = 0;
        for (const Match* match = matcher.first(place); match; ++count) {
            if (count == mostMatches)
                return std::nullopt;
            places.insert(allNodes(*match));
            const Match last = *match;
            match = matcher.after(last);
        }
    }
    return places;
}

std::string textOf(const Places& places)
{
    std::string text;
    for (const std::vector<NodeId>& nodes : places) {
        for (const NodeId node : nodes)
            text += 'n' + std::to_string(node.index) + ' ';
        text += "| ";
    }
    return text + '\n';
}

} // namespace

class WaysOfRandomPatternsTest : public QObject {
    Q_OBJECT

private slots:
    void matchWhereThePatternDoes();
};

void WaysOfRandomPatternsTest::matchWhereThePatternDoes()
{
    const std::size_t cases = qEnvironmentVariableIntValue("FUSEWRIGHT_TRANSLATE_CASES") > 0
        ? static_cast<std::size_t>(qEnvironmentVariableIntValue("FUSEWRIGHT_TRANSLATE_CASES"))
        : 3000;
    RandomSource random(20261126);
    std::size_t compared = 0;
    std::size_t matching = 0;
    const auto catalogue = OperatorCatalogue::builtIn();
    for (std::size_t at = 0; at < cases; ++at) {
        const auto pattern = randomRulePattern(random).build();
        const SmallGraph small = randomGraph(random);
        const Graph graph = small.build();
        if (!pattern || !canBeCompared(*pattern))
            continue;
        const PatternWays ways =
            waysOf(*pattern, onlyOptionals, *catalogue, {.longestRepeat = 1, .mostWays = 4096});
        if (ways.writtenOut.isCut)
            continue;
        // There are no more matches of a way than of the pattern.
        const std::optional<Places> wanted = allPlaces(graph, *pattern);
        if (!wanted)
            continue;
        Places found;
        for (const Pattern& way : ways.ways) {
            std::optional<Places> places = allPlaces(graph, way);
            QVERIFY(places);
            found.merge(*places);
        }
        ++compared;
        matching += wanted->empty() ? 0 : 1;
        const std::string told = toText(*pattern) + small.text() + "wanted " + textOf(*wanted)
            + "found " + textOf(found);
        QVERIFY2(found == *wanted, told.c_str());
    }
    QVERIFY(compared > cases / 3);
    QVERIFY(matching > cases / 100);
}

FUSEWRIGHT_TEST(WaysOfRandomPatternsTest)

#include "tst_ways_of_random_patterns.moc"
