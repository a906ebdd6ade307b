// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/match/matcher.h"
#include "engine/match/search_steps.h"

#include "tests/engine/kit/graph_text.h"
#include "tests/engine/match/pattern_kit.h"
#include "tests/engine/match/random_graphs.h"
#include "tests/engine/match/random_patterns.h"
#include "tests/engine/match/random_source.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>

using namespace fusewright;
using namespace fusewright::test;
using Kind = SearchStep::Kind;

namespace {

const char* const names[] = {"begin", "again", "take",  "leave", "pass",
                             "back",  "stuck", "found", "end"};
const char* const stepReasons[] = {"in use", "taken", "wiring", "condition", "later", "operands"};

/// `KIND ENTRY NODE`, a step a line.
QString stepsOf(const GraphText& g, const char* patternText, const char* place,
                const NodeSet* taken = nullptr, std::size_t most = mostSearchSteps)
{
    const Pattern pattern = patternOf(patternText);
    const SearchSteps search = recordSteps(g.graph, pattern, g[place], taken, most);
    QString text;
    for (const SearchStep& step : search.steps) {
        text += names[static_cast<int>(step.kind)];
        if (step.entry.isValid())
            text += ' ' + QString::fromStdString(pattern.entry(step.entry).name);
        if (step.node.isValid())
            text += ' ' + QString::fromStdString(std::string(g.graph.nodeName(step.node)));
        if (step.kind == Kind::PassOver)
            text += QString(": ") + stepReasons[static_cast<int>(step.why)];
        text += '\n';
    }
    return text;
}

/// Entries that have something, by their numbers.
std::vector<std::size_t> boundIn(const Match& match)
{
    std::vector<std::size_t> entries;
    for (std::size_t at = 0; at < match.bindings.size(); ++at) {
        if (match.isBound(EntryId(at)))
            entries.push_back(at);
    }
    return entries;
}

/// What a step must have done to what was bound before it; empty when it did.
QString whyWrong(const SearchStep& before, const SearchStep& step)
{
    std::vector<std::size_t> expected = boundIn(before.soFar);
    const std::vector<std::size_t> actual = boundIn(step.soFar);
    switch (step.kind) {
    case Kind::Take:
        if (std::ranges::binary_search(expected, std::size_t(step.entry.index)))
            return "takes twice";
        expected.push_back(step.entry.index);
        std::ranges::sort(expected);
        break;
    case Kind::GiveBack:
        std::erase(expected, std::size_t(step.entry.index));
        break;
    case Kind::Begin:
    case Kind::Again:
        expected.clear();
        break;
    case Kind::End:
        return {};
    default:
        break;
    }
    return actual == expected ? QString() : names[static_cast<int>(step.kind)];
}

} // namespace

class SearchStepsTest : public QObject {
    Q_OBJECT

private slots:
    void tellsAMatchEntryByEntry();
    void tellsWhereItIsStuckAndWhatItGivesBack();
    void tellsWhatIsLeftOut();
    void tellsWhichOptionIsTried();
    void tellsWhatIsTaken();
    void beginsAtWhatIsNoPlace();
    void keepsTheEndOfALongSearch();
    void everyStepFollowsFromTheOneBefore();
};

void SearchStepsTest::tellsAMatchEntryByEntry()
{
    const GraphText g("n:layer_norm > l:linear > r:relu");

    QCOMPARE(stepsOf(g, "norm : layer_norm -> lin\nlin : linear -> act\nact : relu", "n"),
             QString("begin n\ntake norm n\ntake lin l\ntake act r\nfound\nend\n"));
}

void SearchStepsTest::tellsWhereItIsStuckAndWhatItGivesBack()
{
    const GraphText g("n:layer_norm > l:linear > t:tanh\nn > m:linear > s:silu");

    QCOMPARE(stepsOf(g, "norm : layer_norm -> lin\nlin : linear -> act\nact : relu", "n"),
             QString("begin n\ntake norm n\ntake lin l\nstuck act t\nback lin l\n"
                     "take lin m\nstuck act s\nend act t\n"));
}

void SearchStepsTest::tellsWhatIsLeftOut()
{
    const GraphText g("l:linear > r:relu");

    QCOMPARE(stepsOf(g, "lin : linear -> cast\ncast? : to -> act\nact : relu", "l"),
             QString("begin l\ntake lin l\nleave cast\ntake act r\nfound\nend\n"));
}

void SearchStepsTest::tellsWhichOptionIsTried()
{
    const GraphText g("l:linear > s:silu");

    const QString steps = stepsOf(g, "lin : linear -> act\nact = a / b\na : relu\nb : silu", "l");

    QVERIFY2(steps.contains("take act\nstuck a s\nback act\ntake act\ntake b s\nfound\nend\n"),
             qPrintable(steps));
}

void SearchStepsTest::tellsWhatIsTaken()
{
    const GraphText g("l:linear > r:relu\nl > q:relu");
    NodeSet taken(g.graph.nodeCount());
    taken.insert(g["r"]);
    taken.insert(g["q"]);

    QCOMPARE(stepsOf(g, "lin : linear -> act\nact : relu", "l", &taken),
             QString("begin l\ntake lin l\npass act r: taken\npass act q: taken\nstuck act q\n"
                     "end act q\n"));
}

void SearchStepsTest::beginsAtWhatIsNoPlace()
{
    const GraphText g("l:linear > r:relu");

    QCOMPARE(stepsOf(g, "lin : linear -> act\nact : relu", "r"),
             QString("begin r\nstuck lin r\nend lin r\n"));
}

void SearchStepsTest::keepsTheEndOfALongSearch()
{
    const GraphText g("n:layer_norm > l:linear > t:tanh\nn > m:linear > s:silu");
    const char* const pattern = "norm : layer_norm -> lin\nlin : linear -> act\nact : relu";

    QCOMPARE(stepsOf(g, pattern, "n", nullptr, 4),
             QString("begin n\ntake norm n\ntake lin l\nend act t\n"));
}

/// On random graphs: a step changes what it says and nothing else, and the search ends as it does
/// without anyone listening.
void SearchStepsTest::everyStepFollowsFromTheOneBefore()
{
    RandomSource random(5);
    std::size_t steps = 0;
    std::size_t matches = 0;
    for (int round = 0; round < 400; ++round) {
        const Graph graph = randomGraph(random).build();
        const Pattern pattern = *randomPattern(random).build();
        Matcher matcher(graph, pattern);
        NodeSet taken(graph.nodeCount());
        taken.insert(NodeId(random.below(graph.nodeCount())));
        matcher.setTaken(&taken);
        for (const NodeId place : graph.nodes()) {
            const Match* const match = matcher.first(place);
            const SearchSteps search = recordSteps(graph, pattern, place, &taken);

            QCOMPARE(search.isMatch, match != nullptr);
            QCOMPARE(search.steps.front().kind, Kind::Begin);
            QCOMPARE(search.steps.back().kind, Kind::End);
            if (match)
                QCOMPARE(search.steps.back().soFar, *match);
            const bool isWhole = search.stepCount == search.steps.size();
            for (std::size_t at = 1; isWhole && at < search.steps.size(); ++at) {
                const QString wrong = whyWrong(search.steps[at - 1], search.steps[at]);
                QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
            }
            steps += search.steps.size();
            matches += search.isMatch ? 1 : 0;
        }
    }
    QVERIFY(steps > 10'000);
    QVERIFY(matches > 100);
}

FUSEWRIGHT_TEST(SearchStepsTest)
#include "tst_search_steps.moc"
