// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/graph_builder.h"

#include "tests/engine/graph/told_graph.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <string>
#include <vector>

using namespace fusewright;
using test::namesOf;
using test::ToldGraph;

/// What a builder says of a graph that is told wrong or in part.
class GraphMistakesTest : public QObject {
    Q_OBJECT

private slots:
    void aNameThatNothingMakesBecomesAnInput();
    void oneWarningNamesTheFirstUnmadeNameAndCountsTheRest();
    void anUnmadeOutputIsAnInputToo();
    void theFirstOfTwoDeclarationsCounts();
    void twoMakersOfAValueAreNamed();
    void whatIsGivenCannotBeMade();
    void findsEveryValueWithTwoMakers();
    void aCircleIsNamedFromItsFirstNode();
    void aLongCircleIsNamedInPart();
    void aNodeThatUsesItsOwnResultIsNamed();
    void aFindingHasThePlaceOfItsNode();
};

namespace {

std::string inputNames(const Graph& graph)
{
    std::vector<ValueId> inputs;
    for (std::size_t at = 0; at < graph.inputCount(); ++at)
        inputs.emplace_back(at);
    return namesOf(graph, inputs);
}

} // namespace

void GraphMistakesTest::aNameThatNothingMakesBecomesAnInput()
{
    const ToldGraph told("in x\n"
                         "c: conv(x, w, b) -> y\n"
                         "d: conv(y, w) -> z\n");

    QCOMPARE(inputNames(*told.graph), std::string("x w b"));
    QVERIFY(told.findings.isEmpty());
}

void GraphMistakesTest::oneWarningNamesTheFirstUnmadeNameAndCountsTheRest()
{
    const ToldGraph told("in x\n"
                         "c: conv(x, w, b) -> y\n"
                         "d: conv(y, v) -> z\n",
                         UnmadeNames::BecomeInputsWithWarning);

    QCOMPARE(told.findings.all().size(), std::size_t(1));
    QCOMPARE(told.firstCode(), std::string("missing-input"));
    QCOMPARE(told.firstMessage(),
             std::string("conv \"c\" uses \"w\", which no node produces and which is not a "
                         "declared input. It is treated as a graph input, and so are 2 more such "
                         "names."));
}

void GraphMistakesTest::anUnmadeOutputIsAnInputToo()
{
    const ToldGraph told("in x\n"
                         "out y, z\n"
                         "r: relu(x) -> y\n",
                         UnmadeNames::BecomeInputsWithWarning);

    QCOMPARE(inputNames(*told.graph), std::string("x z"));
    QCOMPARE(told.outputNames(), std::string("y z"));
    QCOMPARE(told.firstCode(), std::string("missing-input"));
}

void GraphMistakesTest::theFirstOfTwoDeclarationsCounts()
{
    const ToldGraph told("in x, x\n"
                         "param x, w, w\n"
                         "c: conv(x, w) -> y\n");

    QCOMPARE(told.graph->inputCount(), std::size_t(1));
    QCOMPARE(told.graph->parameterCount(), std::size_t(1));
    QCOMPARE(told.findings.all().size(), std::size_t(3));
    QCOMPARE(told.firstCode(), std::string("duplicate-value"));
}

void GraphMistakesTest::twoMakersOfAValueAreNamed()
{
    const ToldGraph told("a: relu(x) -> y\n"
                         "b: tanh(x) -> y\n");

    QVERIFY(!told.graph);
    QCOMPARE(told.firstCode(), std::string("two-producers"));
    QCOMPARE(told.firstMessage(),
             std::string("tanh \"b\" produces \"y\", but relu \"a\" produces it too. "
                         "A value can have only one producer."));
}

void GraphMistakesTest::whatIsGivenCannotBeMade()
{
    const ToldGraph told("in x\n"
                         "param w\n"
                         "a: relu(x) -> x\n"
                         "b: relu(x) -> w\n");

    QVERIFY(!told.graph);
    QCOMPARE(told.findings.errorCount(), std::size_t(2));
    QCOMPARE(told.firstMessage(),
             std::string("relu \"a\" produces \"x\", but it is an input or a "
                         "parameter of the graph. A value can have only one "
                         "producer."));
}

void GraphMistakesTest::findsEveryValueWithTwoMakers()
{
    const ToldGraph told("a: relu(x) -> y\n"
                         "b: relu(x) -> y\n"
                         "c: relu(x) -> y, z\n"
                         "d: relu(x) -> z\n");

    QCOMPARE(told.findings.errorCount(), std::size_t(3));
}

void GraphMistakesTest::aCircleIsNamedFromItsFirstNode()
{
    const ToldGraph told("before: relu(x) -> x0\n"
                         "add: add(x0, z) -> y\n"
                         "mul: mul(y) -> z\n"
                         "after: relu(z) -> r\n");

    QVERIFY(!told.graph);
    QCOMPARE(told.firstCode(), std::string("cycle"));
    QCOMPARE(told.firstMessage(),
             std::string("The graph has a cycle, so it has no execution order: "
                         "add \"add\" → mul \"mul\" → add \"add\"."));
}

void GraphMistakesTest::aLongCircleIsNamedInPart()
{
    std::string text;
    for (int node = 0; node < 20; ++node)
        text +=
            "relu(v" + std::to_string((node + 19) % 20) + ") -> v" + std::to_string(node) + '\n';

    const ToldGraph told(text);

    QVERIFY(told.firstMessage().ends_with("relu node number 7 → 12 more → relu node number 0."));
}

void GraphMistakesTest::aNodeThatUsesItsOwnResultIsNamed()
{
    const ToldGraph told("loop: add(x, y) -> y\n");

    QCOMPARE(told.firstMessage(), std::string("add \"loop\" uses its own result."));
}

void GraphMistakesTest::aFindingHasThePlaceOfItsNode()
{
    GraphBuilder builder("built", OperatorCatalogue::builtIn());
    builder.beginNode("relu", builder.intern("first"), 11);
    builder.addResult(builder.intern("y"));
    builder.beginNode("relu", builder.intern("second"), 22);
    builder.addResult(builder.intern("y"));
    Diagnostics findings;

    const auto locator = [](std::size_t place) {
        return std::optional(TextRange{{place, 1}, {place, 2}});
    };
    builder.build(UnmadeNames::BecomeInputs, "model.json", locator, findings);

    QCOMPARE(findings.all().front().file, std::string("model.json"));
    QCOMPARE(findings.all().front().range->begin.line, std::size_t(22));
}

FUSEWRIGHT_TEST(GraphMistakesTest)
#include "tst_graph_mistakes.moc"
