// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Pairs of pattern and graph against a matcher that does literally what torch does
// (plain_pair_matcher.h): all that a stage counts, what each match that stays binds, and the graph
// that comes out. Where they differ, the graph is made smaller as long as they still do, and
// printed.
//
// FUSEWRIGHT_TORCH_PAIRS is how many random pairs are compared, FUSEWRIGHT_TORCH_SEED which.
// FUSEWRIGHT_TORCH_KNOWN tells of the kind of torch_known_differences.h too, which else is only
// counted.

#include "tests/engine/match/random_source.h"
#include "tests/engine/rewrite/random_fx_pairs.h"
#include "tests/engine/rewrite/small_fx_graphs.h"
#include "tests/engine/rewrite/torch_known_differences.h"
#include "tests/engine/rewrite/torch_pair_verdict.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>
#include <string>
#include <vector>

using namespace fusewright;
using namespace fusewright::test;

namespace {

constexpr int usualTorchPairs = 100'000;
constexpr int mostReports = 10;

int torchSetting(const char* name, int usual)
{
    bool isNumber = false;
    const int number = qEnvironmentVariableIntValue(name, &isNumber);
    return isNumber ? number : usual;
}

/// Empty where it is one of those that are known.
std::string newDifference(const TorchModel& model, const TorchRule& rule,
                          TorchPairCounts* counts = nullptr)
{
    static const bool tellsKnown = qEnvironmentVariableIsSet("FUSEWRIGHT_TORCH_KNOWN");
    std::string difference = torchDifference(model, rule, counts);
    if (difference.empty() || tellsKnown || !isKnownToDiffer(rule))
        return difference;
    if (counts)
        ++counts->known;
    return {};
}

std::string pairDifference(const PlainFxGraph& graph, const PlainFxGraph& pattern,
                           TorchPairCounts* counts = nullptr)
{
    return newDifference(TorchModel(graph), TorchRule(pattern), counts);
}

// NOLINTNEXTLINE(misc-no-recursion): lists of a test are not deep.
void leaveOut(PlainFxArgument& argument, std::uint32_t gone)
{
    if (argument.isNode() && argument.node >= gone)
        argument.node = argument.node == gone ? 0 : argument.node - 1;
    for (PlainFxArgument& item : argument.items)
        leaveOut(item, gone);
}

/// The first input takes the place of an operator.
PlainFxGraph withoutOperator(PlainFxGraph graph, std::uint32_t gone)
{
    graph.nodes.erase(graph.nodes.begin() + gone);
    for (PlainFxNode& node : graph.nodes) {
        for (PlainFxArgument& argument : node.arguments)
            leaveOut(argument, gone);
    }
    return graph;
}

/// With fewer operators and outputs, as long as something differs.
PlainFxGraph smallerGraph(PlainFxGraph graph, const PlainFxGraph& pattern)
{
    const auto keep = [&](PlainFxGraph smaller) {
        const bool differs = !pairDifference(smaller, pattern).empty();
        if (differs)
            graph = std::move(smaller);
        return differs;
    };
    for (std::uint32_t at = graph.outputIndex(); at-- > 0;) {
        if (graph.nodes[at].op == PlainFxNode::Op::Call)
            keep(withoutOperator(graph, at));
    }
    for (std::size_t at = graph.output().arguments.size(); at-- > 0;) {
        PlainFxGraph smaller = graph;
        smaller.nodes.back().arguments.erase(smaller.nodes.back().arguments.begin()
                                             + static_cast<std::ptrdiff_t>(at));
        if (!smaller.output().arguments.empty())
            keep(std::move(smaller));
    }
    return graph;
}

std::string pairReport(const PlainFxGraph& graph, const PlainFxGraph& pattern)
{
    const PlainFxGraph small = smallerGraph(graph, pattern);
    return pairDifference(small, pattern) + "\n--- graph\n" + small.text() + "--- pattern\n"
        + pattern.text();
}

} // namespace

class TorchPairsRandomTest : public QObject {
    Q_OBJECT

private slots:
    void matchesRandomPairsAsTorchDoes();
    void matchesEverySmallPairAsTorchDoes();
};

void TorchPairsRandomTest::matchesRandomPairsAsTorchDoes()
{
    const int pairs = torchSetting("FUSEWRIGHT_TORCH_PAIRS", usualTorchPairs);
    const int first = torchSetting("FUSEWRIGHT_TORCH_SEED", 1);
    TorchPairCounts counts;

    int different = 0;
    for (int seed = first; seed < first + pairs; ++seed) {
        RandomSource random(static_cast<std::uint64_t>(seed));
        const RandomFxPair pair = randomFxPair(random);
        if (pairDifference(pair.graph, pair.pattern, &counts).empty())
            continue;
        if (++different <= mostReports)
            qInfo("seed %d: %s", seed, pairReport(pair.graph, pair.pattern).c_str());
    }

    qInfo("%s", counts.text().c_str());
    QCOMPARE(different, 0);
    QVERIFY(counts.matching * 4 > counts.pairs);
    QVERIFY(counts.known * 200 < counts.pairs);
    QVERIFY(counts.escapes > 0 && counts.cycles > 0 && counts.overlaps > 0);
    QVERIFY(counts.twoPieces > 0 && counts.literals > 0 && counts.lists > 0);
    QVERIFY(counts.raises > 0 && counts.stops > 0 && counts.rewritten > 0);
}

void TorchPairsRandomTest::matchesEverySmallPairAsTorchDoes()
{
    std::vector<TorchRule> rules;
    for (const PlainFxGraph& pattern : smallFxPatterns())
        rules.emplace_back(pattern);
    const std::vector<PlainFxGraph> graphs = smallFxGraphs();
    TorchPairCounts counts;

    for (const PlainFxGraph& graph : graphs) {
        const TorchModel model(graph);
        for (const TorchRule& rule : rules) {
            if (!newDifference(model, rule, &counts).empty())
                QFAIL(pairReport(graph, rule.plain).c_str());
        }
    }

    qInfo("%zu graphs, %zu patterns: %s", graphs.size(), rules.size(), counts.text().c_str());
    QVERIFY(counts.escapes > 0 && counts.cycles > 0 && counts.overlaps > 0);
}

FUSEWRIGHT_TEST(TorchPairsRandomTest)
#include "tst_torch_pairs_random.moc"
