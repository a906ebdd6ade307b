// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/graph.h"

#include "tests/engine/graph/told_graph.h"
#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>

using namespace fusewright;
using test::namesOf;
using test::readBytes;
using test::Reading;

/// Bodies of operators such as If and Loop, and what they capture from around them.
class NestedGraphsTest : public QObject {
    Q_OBJECT

private slots:
    void whatABodyCapturesIsAnOperandOfItsOwner();
    void whatTwoBodiesCaptureIsOneOperand();
    void whatIsAnOperandAlreadyIsAnotherWhereItIsCaptured();
    void capturedValuesAreTheLastInputsOfTheBody();
    void whatABodyMakesOrTakesIsNotCaptured();
    void aBodyInABodyCapturesThroughBoth();
    void anOwnerComesAfterWhatItsBodiesCapture();
    void aBodyThatNeedsItsOwnersResultIsACircle();
    void bodiesMoveWithTheirOwner();
    void theOutputsOfABodyMayBeCaptured();
};

namespace {

Reading readNodes(const std::string& nodes)
{
    return readBytes(R"({"format": "fusewright-graph", "version": 1, "nodes": [)" + nodes + "]}");
}

/// `{"id": "if", "op": "If", "inputs": [INPUTS], "graphs": {GRAPHS}}`
std::string ifNode(const std::string& inputs, const std::string& graphs)
{
    return R"({"id": "if", "op": "If", "inputs": [)" + inputs + R"(], "graphs": {)" + graphs + "}}";
}

std::string body(const std::string& name, const std::string& nodes, const std::string& rest = {})
{
    return '"' + name + R"(": {"nodes": [)" + nodes + ']' + rest + '}';
}

std::string operandsOf(const Graph& graph, std::string_view node)
{
    return namesOf(graph, graph.inputs(graph.findNode(node).value()));
}

} // namespace

void NestedGraphsTest::whatABodyCapturesIsAnOperandOfItsOwner()
{
    const Reading reading = readNodes(
        ifNode(R"("cond")", body("then", R"({"id": "y", "op": "Add", "inputs": ["a", "b"]},
                                            {"id": "z", "op": "Mul", "inputs": ["y", "a"]})")));

    const Graph& graph = reading.graph();
    QCOMPARE(operandsOf(graph, "if"), std::string("cond a b"));
    QCOMPARE(graph.writtenInputCount(NodeId(0u)), std::size_t(1));
    QCOMPARE(namesOf(graph, graph.nested().front().captured), std::string("a b"));
}

void NestedGraphsTest::whatTwoBodiesCaptureIsOneOperand()
{
    const Reading reading =
        readNodes(ifNode(R"("cond")",
                         body("then", R"({"id": "y", "op": "Add", "inputs": ["a", "b"]})") + ','
                             + body("else", R"({"id": "y", "op": "Sub", "inputs": ["b", "c"]})")));

    const Graph& graph = reading.graph();
    QCOMPARE(operandsOf(graph, "if"), std::string("cond a b c"));
    QCOMPARE(namesOf(graph, graph.nested(NodeId(0u)).back().captured), std::string("b c"));
    QCOMPARE(graph.writtenInputCount(NodeId(0u)), std::size_t(1));
}

void NestedGraphsTest::whatIsAnOperandAlreadyIsAnotherWhereItIsCaptured()
{
    const Reading reading = readNodes(
        ifNode(R"("a", "a")", body("then", R"({"id": "y", "op": "Add", "inputs": ["a", "b"]})")));

    QCOMPARE(operandsOf(reading.graph(), "if"), std::string("a a a b"));
    QCOMPARE(reading.graph().writtenInputCount(NodeId(0u)), std::size_t(2));
}

void NestedGraphsTest::capturedValuesAreTheLastInputsOfTheBody()
{
    const Reading reading =
        readNodes(ifNode("",
                         body("then", R"({"id": "y", "op": "Add", "inputs": ["outer", "own"]})",
                              R"(, "inputs": [{"name": "own"}])")));

    const Graph& inner = *reading.graph().nested().front().graph;
    QCOMPARE(namesOf(inner, std::vector{ValueId(0u), ValueId(1u)}), std::string("own outer"));
    QCOMPARE(inner.capturedCount(), std::size_t(1));
}

void NestedGraphsTest::whatABodyMakesOrTakesIsNotCaptured()
{
    const Reading reading =
        readNodes(R"({"id": "y", "op": "Relu", "inputs": ["x"]}, )"
                  + ifNode("",
                           body("then", R"({"id": "y", "op": "Relu", "inputs": ["x"]},
                                     {"id": "z", "op": "Relu", "inputs": ["y"]})",
                                R"(, "inputs": [{"name": "x"}])")));

    QCOMPARE(operandsOf(reading.graph(), "if"), std::string());
}

void NestedGraphsTest::aBodyInABodyCapturesThroughBoth()
{
    const std::string innermost = body("then", R"({"id": "z", "op": "Add", "inputs": ["a", "y"]})");
    const Reading reading = readNodes(ifNode(
        "",
        body("then", R"({"id": "y", "op": "Relu", "inputs": ["b"]},)" + ifNode("", innermost))));

    const Graph& graph = reading.graph();
    const Graph& middle = *graph.nested().front().graph;
    QCOMPARE(operandsOf(graph, "if"), std::string("b a"));
    QCOMPARE(operandsOf(middle, "if"), std::string("a y"));
}

void NestedGraphsTest::anOwnerComesAfterWhatItsBodiesCapture()
{
    const Reading reading =
        readNodes(ifNode("", body("then", R"({"id": "y", "op": "Relu", "inputs": ["a"]})"))
                  + R"(, {"id": "a", "op": "Conv", "inputs": ["x"]})");

    QCOMPARE(reading.graph().nodeName(NodeId(0u)), std::string_view("a"));
    QVERIFY(std::ranges::equal(reading.graph().users(NodeId(0u)), std::vector{NodeId(1u)}));
}

void NestedGraphsTest::aBodyThatNeedsItsOwnersResultIsACircle()
{
    const Reading reading =
        readNodes(ifNode("", body("then", R"({"id": "y", "op": "Relu", "inputs": ["if"]})")));

    QVERIFY(!reading.model);
    QCOMPARE(reading.firstMessage(), std::string("If \"if\" uses its own result."));
}

void NestedGraphsTest::bodiesMoveWithTheirOwner()
{
    const Reading reading =
        readNodes(R"({"id": "last", "op": "Relu", "inputs": ["if"]}, )"
                  + ifNode("", body("then", R"({"id": "y", "op": "Relu", "inputs": ["x"]})")));

    const Graph& graph = reading.graph();
    const NodeId owner = graph.findNode("if").value();
    QCOMPARE(graph.nested(owner).size(), std::size_t(1));
    QCOMPARE(graph.text(graph.nested(owner).front().attribute), std::string_view("then"));
    QVERIFY(graph.nested(graph.findNode("last").value()).empty());
}

void NestedGraphsTest::theOutputsOfABodyMayBeCaptured()
{
    const Reading reading = readNodes(R"({"id": "a", "op": "Relu", "inputs": ["x"]}, )"
                                      + ifNode("", body("then", "", R"(, "outputs": ["a"])")));

    const Graph& graph = reading.graph();
    QCOMPARE(operandsOf(graph, "if"), std::string("a"));
    QCOMPARE(namesOf(*graph.nested().front().graph, graph.nested().front().graph->outputs()),
             std::string("a"));
}

FUSEWRIGHT_TEST(NestedGraphsTest)
#include "tst_nested_graphs.moc"
