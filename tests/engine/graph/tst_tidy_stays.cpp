// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/tidy.h"

#include "tests/engine/graph/tidy_graph.h"
#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <string>
#include <vector>

using namespace fusewright;
using test::Keep;
using test::namesOf;
using test::readBytes;
using test::Reading;
using test::TidyGraph;

/// What tidying leaves in the graph, and as it was.
class TidyStaysTest : public QObject {
    Q_OBJECT

private slots:
    void anIdentityOfNothingStays();
    void workOnDataIsNoShapeArithmetic();
    void operandsThatAreLeftOutAreNoShapes();
    void shapeArithmeticThatIsGivenOutStaysWhole();
    void withoutOutputsNothingIsDead();
    void aNodeWithoutResultsIsNotDead();
    void whatTheFileSaysToKeepStays();
    void inputsStayAndParametersGoWithTheirUsers();
    void aGraphOfIdentitiesStaysAsItIs();
    void aGraphWithoutAnyStaysAsItIs();
    void keptNodesKeepWhatTheyHave();
    void aBodyKeepsWhatItCaptures();
    void ownersKeepTheOperandsThatTheFileWrites();
};

namespace {

Reading readTidied(const std::string& members)
{
    return readBytes(R"({"format": "fusewright-graph", "version": 1, )" + members + '}', "t.json",
                     Keep::Tidy);
}

/// An If that captures `a` and `b`, of which `b` passes `a` on.
const std::string ifWithCaptures = R"("inputs": ["a", "cond"], "nodes": [
    {"id": "b", "op": "Identity", "inputs": ["a"]},
    {"id": "c", "op": "Constant", "inputs": [], "attrs": {"value_int": 3}},
    {"id": "if", "op": "If", "inputs": ["cond"], "graphs": {"then": {"nodes": [
        {"id": "y", "op": "Add", "inputs": ["a", "b"]},
        {"id": "z", "op": "Add", "inputs": ["y", "c"]}], "outputs": ["z"]}}}])";

} // namespace

void TidyStaysTest::anIdentityOfNothingStays()
{
    const TidyGraph g("i: Identity(-) -> a\n"
                      "y: Relu(a) -> y\n");

    QCOMPARE(g.nodeNames(), std::string("i y"));
}

void TidyStaysTest::workOnDataIsNoShapeArithmetic()
{
    const TidyGraph g("s: Shape(x) -> s\n"
                      "m: Mul(s, x) -> m\n"
                      "r: Relu(s) -> r\n"
                      "y: Add(m, r) -> y\n");

    QCOMPARE(g.nodeNames(), std::string("m r y"));
}

void TidyStaysTest::operandsThatAreLeftOutAreNoShapes()
{
    const TidyGraph g("a: Add(-, -) -> a\n"
                      "y: Relu(a) -> y\n");

    QCOMPARE(g.nodeNames(), std::string("a y"));
}

void TidyStaysTest::shapeArithmeticThatIsGivenOutStaysWhole()
{
    const TidyGraph g("s: Shape(x) -> s\n"
                      "i: Identity(s) -> i\n"
                      "c: Constant() -> c\n"
                      "m: Mul(i, c) -> m\n"
                      "t: Shape(x) -> t\n"
                      "y: Expand(x, t) -> y\n"
                      "out m, y\n");

    QCOMPARE(g.nodeNames(), std::string("s m y"));
    QCOMPARE(g.operandNames("m"), std::string("s c"));
    QCOMPARE(g.outputNames(), std::string("m y"));
}

void TidyStaysTest::withoutOutputsNothingIsDead()
{
    const TidyGraph g("a: Relu(x) -> a\n"
                      "i: Identity(a) -> b\n"
                      "out\n");

    QCOMPARE(g.nodeNames(), std::string("a"));
}

void TidyStaysTest::aNodeWithoutResultsIsNotDead()
{
    const TidyGraph g("a: Relu(x) -> a\n"
                      "check: assert(a)\n"
                      "y: Relu(x) -> y\n"
                      "out y\n");

    QCOMPARE(g.nodeNames(), std::string("a check y"));
}

void TidyStaysTest::whatTheFileSaysToKeepStays()
{
    const Reading reading = readTidied(R"("outputs": ["y"], "nodes": [
        {"id": "seen", "op": "Identity", "inputs": ["x"], "external": true},
        {"id": "y", "op": "Relu", "inputs": ["x"]}])");

    const Graph& graph = reading.graph();
    QCOMPARE(graph.nodeCount(), std::size_t(2));
    QVERIFY(graph.hint(graph.findNode("seen").value())->external);
}

void TidyStaysTest::inputsStayAndParametersGoWithTheirUsers()
{
    const TidyGraph g("in x, unused\n"
                      "param w, size, unusedWeight\n"
                      "d: Relu(size) -> d\n"
                      "y: MatMul(x, w) -> y\n"
                      "out y\n");

    QCOMPARE(g.inputNames(), std::string("x unused"));
    QCOMPARE(g.parameterNames(), std::string("w unusedWeight"));
}

void TidyStaysTest::aGraphOfIdentitiesStaysAsItIs()
{
    const TidyGraph g("i: Identity(x) -> a\n"
                      "j: Identity(a) -> b\n");

    QCOMPARE(g.nodeNames(), std::string("i j"));
    QVERIFY(g.tidied.folded.empty());
}

void TidyStaysTest::aGraphWithoutAnyStaysAsItIs()
{
    const TidyGraph g("a: Relu(x) -> a\n"
                      "b: Relu(a) -> b\n");

    QCOMPARE(g.nodeNames(), std::string("a b"));
    QVERIFY(g.tidied.folded.empty());
}

void TidyStaysTest::keptNodesKeepWhatTheyHave()
{
    const Reading reading = readTidied(R"("nodes": [
        {"id": "i", "op": "Identity", "inputs": ["x"]},
        {"id": "y", "op": "Gelu", "inputs": ["i"], "outputs": ["y", null],
         "attrs": {"approximate": "tanh"}, "module": "net.act", "module_type": "GELU",
         "kind": "opaque"}],
        "inputs": [{"name": "x", "dtype": "bf16", "shape": [4, "n"]}],
        "values": {"y": {"dtype": "f32", "shape": [4]}})");

    QCOMPARE(test::describe(reading.graph()),
             std::string("\nx:bf16[4 n ]\n"
                         "y = Gelu(x:bf16[4 n ], ) -> y:f32[4 ] :? {approximate=\"tanh\"} "
                         "@net.act/GELU\nout y\n"));
    QCOMPARE(reading.graph().hint(NodeId(0u))->kind, std::optional(FusionKind::Opaque));
}

void TidyStaysTest::aBodyKeepsWhatItCaptures()
{
    const Reading reading = readTidied(ifWithCaptures);

    const Graph& graph = reading.graph();
    const NestedGraph& body = graph.nested().front();
    std::vector<ValueId> captures;
    for (std::size_t at = 0; at < body.graph->capturedCount(); ++at)
        captures.emplace_back(body.graph->inputCount() - body.graph->capturedCount() + at);
    QCOMPARE(namesOf(graph, body.captured), std::string("a b c"));
    QCOMPARE(namesOf(*body.graph, captures), std::string("a b c"));
}

void TidyStaysTest::ownersKeepTheOperandsThatTheFileWrites()
{
    const Reading reading = readTidied(ifWithCaptures);

    const Graph& graph = reading.graph();
    const NodeId owner = graph.findNode("if").value();
    QCOMPARE(graph.writtenInputCount(owner), std::size_t(1));
    QCOMPARE(namesOf(graph, graph.inputs(owner)), std::string("cond a b c"));
}

FUSEWRIGHT_TEST(TidyStaysTest)
#include "tst_tidy_stays.moc"
