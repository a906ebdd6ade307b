// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/tidy_plan.h"

#include "tests/engine/graph/model_files.h"
#include "tests/engine/graph/told_graph.h"
#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <random>
#include <string>
#include <vector>

using namespace fusewright;
using test::Keep;
using test::readCorpus;
using test::Reading;
using test::ToldGraph;

/// What tidying promises, for every model that we have and for graphs of any shape.
class TidyPromisesTest : public QObject {
    Q_OBJECT

private slots:
    void tidyingAgainChangesNothing_data() { test::addRowForEachModel(); }
    void tidyingAgainChangesNothing();
    void keptNodesKeepTheirNamesAndTheirOrder_data() { test::addRowForEachModel(); }
    void keptNodesKeepTheirNamesAndTheirOrder();
    void whatIsFoldedAwayIsCounted_data() { test::addRowForEachModel(); }
    void whatIsFoldedAwayIsCounted();
    void operandsAreTheSameValuesOrTheirSources_data() { test::addRowForEachModel(); }
    void operandsAreTheSameValuesOrTheirSources();
    void ownersTakeAsManyOperandsAsTheFileWrites_data() { test::addRowForEachModel(); }
    void ownersTakeAsManyOperandsAsTheFileWrites();
    void noOutputGetsLost_data() { test::addRowForEachModel(); }
    void noOutputGetsLost();
    void whatBodiesCaptureIsAnOperandOfTheirOwner_data() { test::addRowForEachModel(); }
    void whatBodiesCaptureIsAnOperandOfTheirOwner();
    void randomGraphsKeepTheirOperandsToo();
    void randomGraphsAreTidiedOnce();
};

namespace {

Reading readFile(Keep keep)
{
    QFETCH(QString, file);
    return readCorpus(file.toStdString(), keep);
}

/// The graph and all the bodies in it.
std::vector<const Graph*> withBodies(const Graph& graph)
{
    std::vector<const Graph*> graphs{&graph};
    for (std::size_t at = 0; at < graphs.size(); ++at) {
        for (const NestedGraph& nested : graphs[at]->nested())
            graphs.push_back(nested.graph.get());
    }
    return graphs;
}

std::vector<std::string_view> nodeNames(const Graph& graph)
{
    std::vector<std::string_view> names;
    for (const NodeId node : graph.nodes())
        names.push_back(graph.nodeName(node));
    return names;
}

/// The name of the value that stands for this one where identities and output markers go.
std::string_view sourceName(const Graph& before, ValueId value, const Graph& after)
{
    while (value.isValid() && before.producer(value).isValid()) {
        const NodeId maker = before.producer(value);
        const std::string_view op = before.canonicalName(maker);
        const bool passesOn = op == "identity" || op == "tensor" || op == "output";
        const auto sources = before.inputs(maker);
        const auto source = std::ranges::find_if(sources, &ValueId::isValid);
        if (!passesOn || source == sources.end() || after.findNode(before.nodeName(maker)))
            break;
        value = *source;
    }
    return value.isValid() ? before.valueName(value) : std::string_view();
}

/// The first operand that is another value than before, as `node#2`; empty when none is.
std::string firstLostOperand(const Graph& before, const Graph& after)
{
    for (const NodeId node : after.nodes()) {
        const auto now = after.inputs(node);
        const auto then = before.inputs(before.findNode(after.nodeName(node)).value());
        for (std::size_t at = 0; at < then.size(); ++at) {
            const std::string_view name =
                now[at].isValid() ? after.valueName(now[at]) : std::string_view();
            if (name != sourceName(before, then[at], after))
                return std::string(after.nodeName(node)) + '#' + std::to_string(at);
        }
    }
    return {};
}

/// Nodes that tidying has an opinion on, between some that it has none on.
std::string randomGraphText(std::mt19937& random)
{
    static constexpr std::array operators{"Identity", "Identity", "zeros",    "Shape",
                                          "Add",      "Mul",      "Relu",     "placeholder",
                                          "get_attr", "zeros",    "aten.add", "output"};
    std::vector<std::string> values{"x", "w", "-"};
    std::string text = "in x\nparam w\n";
    for (int node = 0; node < 15; ++node) {
        const std::string name = "n" + std::to_string(node);
        text += name + ": " + operators[random() % operators.size()] + '(';
        for (std::size_t count = random() % 3; count > 0; --count)
            text += values[random() % values.size()] + (count > 1 ? ", " : "");
        text += ") -> " + name + '\n';
        values.push_back(name);
    }
    return random() % 2 == 0 ? text : text + "out n14, n7, x\n";
}

constexpr int rounds = 3000;

} // namespace

void TidyPromisesTest::tidyingAgainChangesNothing()
{
    const Reading tidied = readFile(Keep::Tidy);

    for (const Graph* const graph : withBodies(tidied.graph())) {
        const TidyPlan again(*graph, TidyInputs::Keep);
        QVERIFY(!again.changesAnything() || !again.leavesAnything());
    }
}

void TidyPromisesTest::keptNodesKeepTheirNamesAndTheirOrder()
{
    const Reading raw = readFile(Keep::Raw);
    const Reading tidied = readFile(Keep::Tidy);

    const std::vector<std::string_view> all = nodeNames(raw.graph());
    auto at = all.begin();
    for (const std::string_view kept : nodeNames(tidied.graph())) {
        at = std::find(at, all.end(), kept);
        QVERIFY2(at != all.end(), std::string(kept).c_str());
    }
}

void TidyPromisesTest::whatIsFoldedAwayIsCounted()
{
    const Reading raw = readFile(Keep::Raw);
    const Reading tidied = readFile(Keep::Tidy);

    std::size_t folded = 0;
    for (const FoldedAway& away : tidied.model->folded)
        folded += away.count;

    QCOMPARE(tidied.graph().nodeCount() + folded, raw.graph().nodeCount());
}

void TidyPromisesTest::operandsAreTheSameValuesOrTheirSources()
{
    const Reading raw = readFile(Keep::Raw);
    const Reading tidied = readFile(Keep::Tidy);

    QCOMPARE(firstLostOperand(raw.graph(), tidied.graph()), std::string());
}

void TidyPromisesTest::ownersTakeAsManyOperandsAsTheFileWrites()
{
    const Reading raw = readFile(Keep::Raw);
    const Reading tidied = readFile(Keep::Tidy);

    for (const NestedGraph& nested : tidied.graph().nested()) {
        const std::string_view name = tidied.graph().nodeName(nested.owner);
        const NodeId same = raw.graph().findNode(name).value();
        QCOMPARE(tidied.graph().writtenInputCount(nested.owner),
                 raw.graph().writtenInputCount(same));
    }
}

void TidyPromisesTest::noOutputGetsLost()
{
    const Reading raw = readFile(Keep::Raw);
    const Reading tidied = readFile(Keep::Tidy);

    QVERIFY(std::ranges::all_of(tidied.graph().outputs(), &ValueId::isValid));
    QVERIFY(tidied.graph().outputs().size() >= raw.graph().outputs().size());
}

void TidyPromisesTest::whatBodiesCaptureIsAnOperandOfTheirOwner()
{
    const Reading tidied = readFile(Keep::Tidy);

    for (const Graph* const graph : withBodies(tidied.graph())) {
        for (const NestedGraph& nested : graph->nested()) {
            QCOMPARE(nested.captured.size(), nested.graph->capturedCount());
            for (const ValueId captured : nested.captured) {
                const auto operands = graph->inputs(nested.owner);
                QVERIFY(std::ranges::find(operands, captured) != operands.end());
            }
        }
    }
}

void TidyPromisesTest::randomGraphsKeepTheirOperandsToo()
{
    std::mt19937 random(1);

    for (int round = 0; round < rounds; ++round) {
        const std::string text = randomGraphText(random);
        const ToldGraph raw(text);
        ToldGraph same(text);
        const Tidied tidied = tidy(*std::move(same.graph));
        const std::string lost = firstLostOperand(*raw.graph, tidied.graph);
        QVERIFY2(lost.empty(), (lost + " in\n" + text).c_str());
    }
}

void TidyPromisesTest::randomGraphsAreTidiedOnce()
{
    std::mt19937 random(2);

    for (int round = 0; round < rounds; ++round) {
        const std::string text = randomGraphText(random);
        ToldGraph told(text);
        const Tidied tidied = tidy(*std::move(told.graph));
        const TidyPlan again(tidied.graph, TidyInputs::Keep);
        QVERIFY2(!again.changesAnything() || !again.leavesAnything(), text.c_str());
    }
}

FUSEWRIGHT_TEST(TidyPromisesTest)
#include "tst_tidy_promises.moc"
