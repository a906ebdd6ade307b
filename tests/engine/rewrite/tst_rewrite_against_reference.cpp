// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// The rewriter against one that does everything literally (reference_rewriter.h). Where they
// differ, the case is made smaller as long as they still differ, and printed: the graph, the rules
// and both results.
//
// FUSEWRIGHT_REWRITE_CASES is how many random pairs are compared, FUSEWRIGHT_REWRITE_SEED which.

#include "engine/infer/inference.h"
#include "engine/support/cancel_token.h"
#include "tests/engine/match/random_graphs.h"
#include "tests/engine/match/random_source.h"
#include "tests/engine/rewrite/reference_rewriter.h"
#include "tests/engine/rewrite/rewrite_kit.h"
#include "tests/engine/rewrite/rewrite_shrink.h"
#include "tests/engine/rewrite/stage_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

using namespace fusewright;
using namespace fusewright::test;

namespace {

constexpr std::uint64_t mostSteps = 25;
constexpr int usualCases = 20'000;

std::string withoutReasons(std::string text)
{
    const std::string unknown(refusalCode(RefusedRewrite::Reason::ConditionUnknown));
    const std::string invalid(refusalCode(RefusedRewrite::Reason::Invalid));
    for (std::size_t at = text.find(unknown); at != std::string::npos; at = text.find(unknown))
        text.replace(at, unknown.size(), invalid);
    return text;
}

struct Verdict {
    std::string expected;
    std::string actual;
    bool isUnclear = false; ///< Too much for the reference.

    /// Where something is unknown and something else makes no sense, either may be the reason.
    bool differsInReasons() const
    {
        return expected != actual && withoutReasons(expected) == withoutReasons(actual);
    }
    bool isDifferent() const { return !isUnclear && expected != actual && !differsInReasons(); }
};

struct Counts {
    std::size_t pairs = 0;
    std::size_t changed = 0;
    std::size_t steps = 0;
    std::size_t unclear = 0;
    std::size_t cutShort = 0;
    std::size_t resting = 0;
    std::size_t inReasons = 0;                  ///< They differ in these only.
    std::map<std::string, std::size_t> refused; ///< By reason.
};

std::shared_ptr<const Graph> inferred(const SmallGraph& graph)
{
    const CancelToken never;
    return std::make_shared<const Graph>(std::move(inferTypes(graph.build(), never).graph));
}

Verdict verdictOf(const std::shared_ptr<const Graph>& graph, const RuleSet& rules,
                  const RuleChoices& answers, Counts* counts = nullptr)
{
    const RewriteChoices choices{.rules = answers, .mostSteps = mostSteps};
    const PlainStage plain = rewrittenPlainly(*graph, rules, choices);
    if (counts) {
        ++counts->pairs;
        counts->changed += plain.steps.empty() ? 0 : 1;
        counts->steps += plain.steps.size();
        counts->unclear += plain.gaveUp ? 1 : 0;
        counts->cutShort += plain.isCutShort ? 1 : 0;
        for (const PlainStep& step : plain.steps)
            counts->resting += step.restsOn.empty() ? 0 : 1;
        for (const PlainRefusal& refusal : plain.refused)
            ++counts->refused[std::string(refusalCode(std::get<3>(refusal)))];
    }
    if (plain.gaveUp)
        return {.isUnclear = true};
    const RewriteRun run = rewrite(graph, rules, choices);
    const Verdict verdict{textOf(plain), textOf(run.stages.front())};
    if (counts)
        counts->inReasons += verdict.differsInReasons() ? 1 : 0;
    return verdict;
}

Verdict verdictOf(const RewriteCase& some)
{
    return verdictOf(inferred(some.graph), *some.rules.build(), some.rules.choices);
}

std::string report(const RewriteCase& failing)
{
    const RewriteCase least =
        shrunk(failing, [](const RewriteCase& some) { return verdictOf(some).isDifferent(); });
    const Verdict verdict = verdictOf(least);
    return "the rewriters differ\n--- graph\n" + least.graph.text() + "--- rules\n"
        + least.rules.text() + "--- expected\n" + verdict.expected + "--- actual\n"
        + verdict.actual;
}

void tell(const Counts& counts)
{
    qInfo("%zu pairs, %zu changed in %zu steps, %zu of them rest on answers; %zu were cut short, "
          "%zu too much, %zu have two reasons",
          counts.pairs, counts.changed, counts.steps, counts.resting, counts.cutShort,
          counts.unclear, counts.inReasons);
    for (const auto& [reason, count] : counts.refused)
        qInfo("  %zu %s", count, reason.c_str());
}

/// Rules over the operators of small graphs: what swaps, merges, splits, drops and copies.
std::vector<RuleSet> handWrittenRules()
{
    const std::string pair = "first : a -> second\nsecond@ : b";
    const std::string chain = "first : a -> second\nsecond@ : a";
    const std::string both = "one : a -> sum[0]\ntwo : . -> sum[1]\nsum@ : b";
    const std::vector<RewritingText> texts{
        {"swap", pair, "x = take first.input(0u)\ny = b(x)\nz = a(y)\nsecond = z"},
        {"drop", "one : a", "x = take one.input(0u)\none = x"},
        {"merge", chain, "x = take first.input(0u)\ny = a(x)\nsecond = y"},
        {"up", "low@ : a -> high\nhigh : b", "x = take high\ny = c(x)\nlow = y"},
        {"both", both, "x = take one\ny = take two\nz = c(y, x)\nsum = z",
         "not (one.is_graph_output)"},
        {"first", pair, "x = take first.input(0u)\ny = b(x)\nfirst = y\nsecond = y"},
        {"wrap", "one : b", "x = take one\ny = c(x)\none = y", "one.users < 2"},
        {"split", "one : b", "x = take one.input(0u)\ny = a(x)\nz = a(x)\nw = c(y, z)\none = w"}};
    std::vector<RuleSet> sets;
    for (std::size_t at = 0; at < texts.size(); ++at) {
        StagePlan plan{.mostDescendants = 3};
        plan.again = static_cast<StagePlan::Again>(at % 3);
        plan.innerUse = static_cast<StagePlan::InnerUse>(at % 2);
        plan.removes = static_cast<StagePlan::Removes>(at / 2 % 2);
        sets.push_back(rulesOf({texts[at]}, plan));
        plan.again = static_cast<StagePlan::Again>((at + 1) % 3);
        plan.removes = StagePlan::Removes::Unused;
        plan.innerUse = StagePlan::InnerUse::Keeps;
        sets.push_back(rulesOf({texts[at], texts[(at + 3) % texts.size()]}, plan));
    }
    return sets;
}

int fromEnvironment(const char* name, int usual)
{
    bool isNumber = false;
    const int number = qEnvironmentVariableIntValue(name, &isNumber);
    return isNumber ? number : usual;
}

} // namespace

/// Both come to the same: the graph in its order, every step, every refusal, what became of what.
class RewriteAgainstReferenceTest : public QObject {
    Q_OBJECT

private slots:
    void agreesOnEveryGraphOfUpToFourOperators();
    void agreesOnEveryGraphOfFiveOperators();
    void agreesOnRandomRulesAndGraphs();

private:
    static void compareAll(const std::vector<SmallGraph>& graphs, std::size_t everyNth);
};

/// Each set of rules with every n-th of the graphs, each time beginning one later.
void RewriteAgainstReferenceTest::compareAll(const std::vector<SmallGraph>& graphs,
                                             std::size_t everyNth)
{
    Counts counts;
    const std::vector<RuleSet> sets = handWrittenRules();
    for (std::size_t at = 0; at < graphs.size(); ++at) {
        const auto graph = inferred(graphs[at]);
        for (std::size_t which = at % everyNth; which < sets.size(); which += everyNth) {
            const Verdict verdict = verdictOf(graph, sets[which], {}, &counts);
            if (verdict.isDifferent())
                QFAIL(("set " + std::to_string(which) + '\n' + graphs[at].text() + "--- expected\n"
                       + verdict.expected + "--- actual\n" + verdict.actual)
                          .c_str());
        }
    }
    tell(counts);
    QCOMPARE(counts.unclear, std::size_t(0));
}

void RewriteAgainstReferenceTest::agreesOnEveryGraphOfUpToFourOperators()
{
    for (std::size_t nodes = 1; nodes <= 4; ++nodes)
        compareAll(connectedGraphs(nodes), 1);
}

void RewriteAgainstReferenceTest::agreesOnEveryGraphOfFiveOperators()
{
    compareAll(connectedGraphs(5), 8);
}

void RewriteAgainstReferenceTest::agreesOnRandomRulesAndGraphs()
{
    const int cases = fromEnvironment("FUSEWRIGHT_REWRITE_CASES", usualCases);
    const int first = fromEnvironment("FUSEWRIGHT_REWRITE_SEED", 1);
    qInfo("%d cases from seed %d on", cases, first);
    Counts counts;
    // A graph of which nothing is left, and an operator that is made behind what still waits.
    std::vector<int> seeds{846559, 849685};
    for (int seed = first; seed < first + cases; ++seed)
        seeds.push_back(seed);
    for (const int seed : seeds) {
        RandomSource random(static_cast<std::uint64_t>(seed));
        const RewriteCase some{randomGraph(random), randomRewriting(random)};
        const Verdict verdict =
            verdictOf(inferred(some.graph), *some.rules.build(), some.rules.choices, &counts);
        if (verdict.isDifferent())
            QFAIL(("seed " + std::to_string(seed) + ": " + report(some)).c_str());
    }
    tell(counts);
    QVERIFY(counts.changed * 4 > counts.pairs);
    QVERIFY(counts.unclear * 100 < counts.pairs);
    QVERIFY(counts.inReasons * 100 < counts.pairs);
}

FUSEWRIGHT_TEST(RewriteAgainstReferenceTest)
#include "tst_rewrite_against_reference.moc"
