// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Patterns that are found along users, built here; what TVM's contexts find is compared with a
// reference beside their front end.

#include "engine/match/matcher.h"
#include "engine/match/search_steps.h"
#include "engine/pattern/pattern_builder.h"
#include "engine/pattern/use_search.h"

#include "tests/engine/kit/graph_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <map>
#include <memory>
#include <string>
#include <vector>

using namespace fusewright;
using test::GraphText;

namespace {

struct Uses {
    std::string from;
    std::string to;
    bool isOnly = false;
};

/// Entries take operators of their names up to a digit, `any` all; what uses nothing is a source.
Pattern patternOfUses(const std::vector<Uses>& uses)
{
    PatternBuilder builder;
    UseSearch search;
    std::map<std::string, EntryId> entries;
    const auto entryOf = [&](const std::string& name) {
        if (const auto known = entries.find(name); known != entries.end())
            return known->second;
        Entry entry{.name = name};
        entry.operators.names = {name.substr(0, name.find_first_of("0123456789"))};
        if (name.starts_with("any"))
            entry.operators = {.mode = OperatorClass::Mode::Any, .names = {}};
        search.names.emplace_back();
        search.forms.emplace_back();
        return entries[name] = builder.addEntry(std::move(entry));
    };
    std::map<EntryId, bool> isUser;
    for (const Uses& use : uses) {
        const EntryId from = entryOf(use.from);
        const EntryId to = entryOf(use.to);
        search.edges.push_back({.from = from, .to = to, .operand = {}, .isOnly = use.isOnly});
        builder.addEdge(from, to);
        isUser[to] = true;
    }
    for (const UseEdge& edge : search.edges) {
        const bool isKnown = !search.sources.empty() && search.sources.back() == edge.from;
        if (!isUser[edge.from] && !isKnown)
            search.sources.push_back(edge.from);
    }
    builder.setPlace(search.sources.front());
    builder.allowPieces();
    builder.setUses(std::make_shared<const UseSearch>(std::move(search)));
    return *builder.build();
}

/// The operators of each match, in the order of the search.
std::vector<std::string> matchesOf(const Graph& graph, const Pattern& pattern, const NodeSet& taken)
{
    Matcher matcher(graph, pattern);
    matcher.setTaken(&taken);
    std::vector<std::string> lines;
    for (const NodeId place : matcher.candidates()) {
        const Match* const match = matcher.first(place);
        if (!match)
            continue;
        std::string& line = lines.emplace_back();
        for (const MatchSlot& slot : match->bindings)
            line += (line.empty() ? "" : " ") + std::string(graph.nodeName(slot.first));
    }
    return lines;
}

std::vector<std::string> matchesOf(const Graph& graph, const Pattern& pattern)
{
    return matchesOf(graph, pattern, NodeSet(graph.nodeCount()));
}

using Lines = std::vector<std::string>;

} // namespace

class UseSearchTest : public QObject {
    Q_OBJECT

private slots:
    void findsOneMatchAfterTheOther();
    void leavesWhatIsTaken();
    void countsUsersThatAreNotGone();
    void doesNotTakeUsersBack();
    void takesSourcesBack();
    void tellsWhatWouldBeThere();
    void recordsSteps();
    void givesUp();
    void comparesByWhatItSays();
};

void UseSearchTest::findsOneMatchAfterTheOther()
{
    const GraphText g("a:relu > b:add\n"
                      "a > c:add\n"
                      "d:relu > e:add");

    QCOMPARE(matchesOf(g.graph, patternOfUses({{"relu", "add"}})), (Lines{"a b", "d e"}));
    QCOMPARE(matchesOf(g.graph, patternOfUses({{"any", "add"}})), (Lines{"a b", "d e"}));
}

void UseSearchTest::leavesWhatIsTaken()
{
    const GraphText g("a:relu > b:add\n"
                      "a > c:add");
    NodeSet taken(g.graph.nodeCount());
    taken.insert(g["b"]);

    QCOMPARE(matchesOf(g.graph, patternOfUses({{"relu", "add"}}), taken), Lines{"a c"});
    QCOMPARE(matchesOf(g.graph, patternOfUses({{"relu", "add", true}}), taken), Lines{});
}

/// The first match takes one of the two users away.
void UseSearchTest::countsUsersThatAreNotGone()
{
    const GraphText g("s:relu > q:add\n"
                      "r:relu > q\n"
                      "r > p:add");

    QCOMPARE(matchesOf(g.graph, patternOfUses({{"relu", "add", true}})), (Lines{"s q", "r p"}));
}

void UseSearchTest::doesNotTakeUsersBack()
{
    const GraphText g("a:conv > b:relu\n"
                      "a > c:add");

    QCOMPARE(matchesOf(g.graph, patternOfUses({{"conv", "relu"}, {"conv", "any"}})),
             Lines{"a b c"});
    QCOMPARE(matchesOf(g.graph, patternOfUses({{"conv", "any"}, {"conv", "relu"}})), Lines{});
}

void UseSearchTest::takesSourcesBack()
{
    const GraphText g("a:conv > b:add\n"
                      "c:conv > d:add\n"
                      "e:relu > d");

    QCOMPARE(matchesOf(g.graph, patternOfUses({{"conv", "add"}, {"relu", "add"}})), Lines{"c d e"});
}

void UseSearchTest::tellsWhatWouldBeThere()
{
    const GraphText g("a:relu > b:add");
    NodeSet taken(g.graph.nodeCount());
    taken.insert(g["b"]);
    const Pattern pattern = patternOfUses({{"relu", "add"}});
    Matcher matcher(g.graph, pattern);
    matcher.setTaken(&taken);

    QCOMPARE(matcher.candidates(), std::vector{g["a"]});
    QVERIFY(!matcher.first(g["a"]));
    QVERIFY(matcher.wasHindered());
    matcher.setTaken(nullptr);
    QVERIFY(matcher.first(g["a"]));
    QVERIFY(!matcher.wasHindered());
}

void UseSearchTest::recordsSteps()
{
    const GraphText g("a:relu > b:add > c:exp\n"
                      "d:relu > e:add > f:mul");
    const Pattern pattern = patternOfUses({{"relu", "add"}, {"add", "exp"}});

    const SearchSteps found = recordSteps(g.graph, pattern, g["a"]);
    const SearchSteps missed = recordSteps(g.graph, pattern, g["d"]);

    QVERIFY(found.isMatch);
    QVERIFY(found.steps.back().kind == SearchStep::Kind::End);
    QVERIFY(!missed.isMatch);
    QCOMPARE(missed.steps.back().failure->reason, FailureReason::Operator);
    QCOMPARE(missed.steps.back().failure->found, std::vector{g["f"]});
}

void UseSearchTest::givesUp()
{
    std::string text;
    for (int at = 0; at < 60; ++at)
        text += 'a' + std::to_string(at) + ":relu > b" + std::to_string(at) + ":add\n";
    const GraphText g(text);
    std::vector<Uses> uses;
    for (int at = 0; at < 8; ++at)
        uses.push_back({"any" + std::to_string(at), "add" + std::to_string(at)});
    uses.push_back({"relu9", "relu8"});

    const Pattern pattern = patternOfUses(uses);
    Matcher matcher(g.graph, pattern, {.perPlace = 10'000, .inAll = 100'000});
    bool isTold = false;
    for (const NodeId place : matcher.candidates()) {
        QVERIFY(!matcher.first(place));
        isTold = isTold || matcher.exploded();
    }

    QVERIFY(isTold);
}

void UseSearchTest::comparesByWhatItSays()
{
    QVERIFY(patternOfUses({{"relu", "add"}}) == patternOfUses({{"relu", "add"}}));
    QVERIFY(patternOfUses({{"relu", "add"}}) != patternOfUses({{"relu", "add", true}}));
}

FUSEWRIGHT_TEST(UseSearchTest)
#include "tst_use_search.moc"
