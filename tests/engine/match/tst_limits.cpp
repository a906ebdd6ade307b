// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Patterns that could be searched for ever: they end, with the right match or with the entry named
// that could be too much. (A search without a limit would run into the time limit of the tests.)

#include "engine/match/matcher.h"
#include "engine/pattern/pattern_builder.h"

#include "tests/engine/kit/graph_text.h"
#include "tests/engine/match/pattern_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <string>

using namespace fusewright;
using test::GraphText;

namespace {

struct Found {
    std::size_t matches = 0;
    std::size_t givenUp = 0;
    std::string exploded; ///< The entry.
};

Found matchEverywhere(const Graph& graph, const Pattern& pattern)
{
    Matcher matcher(graph, pattern);
    Found found;
    for (const NodeId place : matcher.candidates()) {
        found.matches += matcher.first(place) ? 1 : 0;
        if (const auto entry = matcher.exploded()) {
            ++found.givenUp;
            found.exploded = pattern.entry(*entry).name;
        }
    }
    return found;
}

std::string chainOf(const std::string& op, int count, const std::string& last)
{
    std::string text;
    for (int at = 0; at < count; ++at)
        text += 'n' + std::to_string(at) + ':' + op + " > ";
    return text + last;
}

} // namespace

class LimitsTest : public QObject {
    Q_OBJECT

private slots:
    void manyLikeChildrenOfOneOperator();
    void manyAnythingsOnAWideGraphAreGivenUp();
    void aLongChainOfOptionalEntries();
    void aRepeatThroughManyBranches();
    void aRepeatOverAVeryLongChain();
    void nestedChoicesAreGivenUp();
    void manyPairsOfWhichOneMayBeAbsent();
};

void LimitsTest::manyLikeChildrenOfOneOperator()
{
    std::string graph;
    std::string pattern = "root : a -> c0";
    for (int at = 0; at < 40; ++at)
        graph += "root:a > r" + std::to_string(at) + ":relu\n";
    for (int at = 1; at < 12; ++at)
        pattern += ", c" + std::to_string(at);
    for (int at = 0; at < 12; ++at)
        pattern += "\nc" + std::to_string(at) + " : relu";
    const GraphText g(graph);

    const Found found = matchEverywhere(g.graph, test::patternOf(pattern));

    QCOMPARE(found.matches, std::size_t(1));
    QCOMPARE(found.givenUp, std::size_t(0));
}

void LimitsTest::manyAnythingsOnAWideGraphAreGivenUp()
{
    std::string graph;
    std::string pattern = "root : a -> c0";
    for (int at = 0; at < 40; ++at)
        graph += "root:a > r" + std::to_string(at) + ":relu\n";
    graph += "lonely:tanh > r0";
    for (int at = 1; at < 12; ++at)
        pattern += ", c" + std::to_string(at);
    for (int at = 0; at < 12; ++at)
        pattern += "\nc" + std::to_string(at) + " : . -> last";
    pattern += "\nlast : tanh";
    const GraphText g(graph);

    const Found found = matchEverywhere(g.graph, test::patternOf(pattern));

    QCOMPARE(found.matches, std::size_t(0));
    QCOMPARE(found.givenUp, std::size_t(1));
    QVERIFY2(found.exploded.starts_with('c'), found.exploded.c_str());
}

void LimitsTest::aLongChainOfOptionalEntries()
{
    std::string pattern = "first : a -> o0\n";
    for (int at = 0; at < 60; ++at)
        pattern += 'o' + std::to_string(at) + "? : relu -> "
            + (at < 59 ? 'o' + std::to_string(at + 1) : std::string("end")) + '\n';
    pattern += "end : tanh";
    const GraphText matching("root:a > " + chainOf("relu", 30, "t:tanh"));
    const GraphText failing("root:a > " + chainOf("relu", 30, "s:silu"));

    const Found found = matchEverywhere(matching.graph, test::patternOf(pattern));
    const Found none = matchEverywhere(failing.graph, test::patternOf(pattern));

    QCOMPARE(found.matches, std::size_t(1));
    QCOMPARE(found.givenUp, std::size_t(0));
    QCOMPARE(none.matches, std::size_t(0));
}

void LimitsTest::aRepeatThroughManyBranches()
{
    // 2^60 ways lead from the first to the last.
    std::string graph = "root:a > m0:mul\n";
    for (int at = 0; at < 60; ++at) {
        const std::string here = std::to_string(at);
        const std::string next = std::to_string(at + 1);
        graph += 'm' + here + " > l" + here + ":exp > m" + next + ":mul\n";
        graph += 'm' + here + " > r" + here + ":log > m" + next + "\n";
    }
    graph += "m60 > t:tanh";
    const GraphText g(graph);

    const Found found = matchEverywhere(
        g.graph, test::patternOf("first : a -> middle\nmiddle+ : . -> end\nend : tanh"));

    QCOMPARE(found.matches, std::size_t(1));
    QCOMPARE(found.givenUp, std::size_t(0));
}

void LimitsTest::aRepeatOverAVeryLongChain()
{
    const GraphText g("root:a > " + chainOf("relu", 20'000, "t:tanh"));

    const Found found = matchEverywhere(
        g.graph, test::patternOf("first : a -> middle\nmiddle+ : relu -> end\nend : tanh"));

    QCOMPARE(found.matches, std::size_t(1));
}

void LimitsTest::nestedChoicesAreGivenUp()
{
    // 3^20 ways through the choices, and none of them fits.
    std::string pattern = "first : a -> c0\n";
    for (int at = 0; at < 20; ++at) {
        const std::string here = std::to_string(at);
        const std::string next = at < 19 ? "c" + std::to_string(at + 1) : std::string("end");
        pattern += 'c' + here + " = x" + here + " / y" + here + " / z" + here + '\n';
        for (const char* option : {"x", "y", "z"})
            pattern += option + here + " : relu -> " + next + '\n';
    }
    pattern += "end : tanh";
    const GraphText g("root:a > " + chainOf("relu", 20, "s:silu") + "\nq:tanh > root");

    const Found found = matchEverywhere(g.graph, test::patternOf(pattern));

    QCOMPARE(found.matches, std::size_t(0));
    QCOMPARE(found.givenUp, std::size_t(1));
    QCOMPARE(found.exploded, std::string("end"));
}

void LimitsTest::manyPairsOfWhichOneMayBeAbsent()
{
    std::string pattern;
    std::string graph;
    for (int at = 0; at < 10; ++at) {
        const std::string here = std::to_string(at);
        pattern += 'p' + here + " : relu -> o" + here + "\no" + here + "? : relu -> end\n";
        graph += 'n' + here + ":relu > t:tanh\n";
    }
    const GraphText g(graph);

    const Found found = matchEverywhere(g.graph, test::patternOf(pattern + "end : tanh"));

    QCOMPARE(found.matches, std::size_t(10));
    QCOMPARE(found.givenUp, std::size_t(0));
}

FUSEWRIGHT_TEST(LimitsTest)
#include "tst_limits.moc"
