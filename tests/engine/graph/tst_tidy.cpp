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
using test::readBytes;
using test::Reading;
using test::TidyGraph;

/// What tidying takes out of the graph, and what becomes of it.
class TidyTest : public QObject {
    Q_OBJECT

private slots:
    void aConstantBecomesAParameter();
    void theElementsOfAConstantAreKept();
    void theUsersOfAnIdentityUseItsSource();
    void aLongChainOfIdentitiesGoesWhole();
    void anIdentityAtTheEndGivesOutItsSource();
    void whatIsGivenFromOutsideIsAnInputOrAParameter();
    void anOutputMarkerGivesOutWhatItNames();
    void whatAnOutputMarkerNamesTakesItsPlace();
    void theUsersOfAnOutputMarkerUseWhatItNames();
    void shapeArithmeticBecomesAParameter();
    void whatPadIsToldBecomesAParameter();
    void whatNoOutputNeedsIsDead();
    void countsWhatWentByReasonAndOperator();
};

namespace {

Reading readTidy(const std::string& members)
{
    return readBytes(R"({"format": "fusewright-graph", "version": 1, )" + members + '}', "t.json",
                     Keep::Tidy);
}

} // namespace

void TidyTest::aConstantBecomesAParameter()
{
    const TidyGraph g("c: Constant() -> c\n"
                      "y: MatMul(x, c) -> y\n");

    QCOMPARE(g.nodeNames(), std::string("y"));
    QCOMPARE(g.parameterNames(), std::string("c"));
    QCOMPARE(g.foldedAway(), std::string("constant Constant 1"));
}

void TidyTest::theElementsOfAConstantAreKept()
{
    const Reading reading = readTidy(R"("nodes": [
        {"id": "c", "op": "Constant", "inputs": [], "attrs": {"value_ints": [2, 3]}},
        {"id": "d", "op": "Constant", "inputs": []},
        {"id": "y", "op": "MatMul", "inputs": ["c", "d"]}])");

    const Graph& graph = reading.graph();
    const auto operands = graph.inputs(NodeId(0u));
    QCOMPARE(*graph.literal(operands[0]), AttributeValue(std::vector<std::int64_t>{2, 3}));
    QVERIFY(!graph.literal(operands[1]));
}

void TidyTest::theUsersOfAnIdentityUseItsSource()
{
    const TidyGraph g("a: Relu(x) -> a\n"
                      "i: Identity(a) -> b\n"
                      "j: Identity(b) -> c\n"
                      "y: Add(b, c) -> y\n");

    QCOMPARE(g.nodeNames(), std::string("a y"));
    QCOMPARE(g.operandNames("y"), std::string("a a"));
    QCOMPARE(g.foldedAway(), std::string("identity Identity 2"));
}

void TidyTest::aLongChainOfIdentitiesGoesWhole()
{
    constexpr int many = 50'000;
    std::string text = "y: Relu(v" + std::to_string(many) + ") -> y\n";
    for (int at = many; at-- > 0;)
        text += "Identity(v" + std::to_string(at) + ") -> v" + std::to_string(at + 1) + '\n';

    const TidyGraph g(text);

    QCOMPARE(g.nodeNames(), std::string("y"));
    QCOMPARE(g.operandNames("y"), std::string("v0"));
}

void TidyTest::anIdentityAtTheEndGivesOutItsSource()
{
    const TidyGraph g("a: Relu(x) -> a\n"
                      "i: Identity(a) -> b\n"
                      "j: Identity(x) -> c\n"
                      "out b, c, b\n");

    QCOMPARE(g.outputNames(), std::string("a x a"));
}

void TidyTest::whatIsGivenFromOutsideIsAnInputOrAParameter()
{
    const TidyGraph g("in first\n"
                      "p: placeholder() -> p\n"
                      "w: get_attr() -> w\n"
                      "y: linear(first, p, w) -> y\n");

    QCOMPARE(g.inputNames(), std::string("first p"));
    QCOMPARE(g.parameterNames(), std::string("w"));
    QCOMPARE(g.foldedAway(), std::string("boundary placeholder 1, boundary get_attr 1"));
}

void TidyTest::anOutputMarkerGivesOutWhatItNames()
{
    const TidyGraph g("a: relu(x) -> a\n"
                      "b: relu(a) -> b\n"
                      "o: output(b, -, a) -> o\n");

    QCOMPARE(g.nodeNames(), std::string("a b"));
    QCOMPARE(g.outputNames(), std::string("b a"));
}

void TidyTest::whatAnOutputMarkerNamesTakesItsPlace()
{
    const TidyGraph g("a: relu(x) -> a\n"
                      "b: relu(x) -> b\n"
                      "o: output(a) -> o\n"
                      "out o, b\n");

    QCOMPARE(g.outputNames(), std::string("a b"));
}

void TidyTest::theUsersOfAnOutputMarkerUseWhatItNames()
{
    const TidyGraph g("a: relu(x) -> a\n"
                      "o: output(a) -> o\n"
                      "b: tanh(o) -> b\n");

    QCOMPARE(g.operandNames("b"), std::string("a"));
}

void TidyTest::shapeArithmeticBecomesAParameter()
{
    const TidyGraph g("s: Shape(x) -> s\n"
                      "c: Constant() -> c\n"
                      "m: Mul(s, c) -> m\n"
                      "e: ConstantOfShape(m) -> e\n"
                      "y: Expand(x, m) -> y\n"
                      "z: Add(y, e) -> z\n");

    QCOMPARE(g.nodeNames(), std::string("y z"));
    QCOMPARE(g.parameterNames(), std::string("m e"));
    QVERIFY(g.tidied.folded.back().reason == TidyReason::ShapeArithmetic);
}

/// As PyTorch writes what `pad` is told.
void TidyTest::whatPadIsToldBecomesAParameter()
{
    const TidyGraph g("c: Constant() -> c\n"
                      "e: ConstantOfShape(c) -> e\n"
                      "a: Concat(c, e) -> a\n"
                      "r: Reshape(a, c) -> r\n"
                      "s: Slice(r, c, c) -> s\n"
                      "t: Transpose(s) -> t\n"
                      "l: Reshape(t, c) -> l\n"
                      "k: Cast(l) -> k\n"
                      "y: Pad(x, k) -> y\n"
                      "z: Transpose(y) -> z\n");

    QCOMPARE(g.nodeNames(), std::string("y z"));
    QCOMPARE(g.parameterNames(), std::string("k"));
}

void TidyTest::whatNoOutputNeedsIsDead()
{
    const TidyGraph g("a: Relu(x) -> a\n"
                      "b: Relu(a) -> b\n"
                      "s: Shape(b) -> s\n"
                      "y: Reshape(x, s) -> y\n"
                      "out y\n");

    QCOMPARE(g.nodeNames(), std::string("y"));
    QCOMPARE(g.foldedAway(), std::string("shape-arithmetic Shape 1, dead Relu 2"));
}

void TidyTest::countsWhatWentByReasonAndOperator()
{
    const TidyGraph g("c: Constant() -> c\n"
                      "i: aten.alias(x) -> i\n"
                      "j: Identity(i) -> j\n"
                      "k: Identity(j) -> k\n"
                      "s: Shape(x) -> s\n"
                      "y: Reshape(k, s) -> y\n"
                      "z: MatMul(y, c) -> z\n");

    QCOMPARE(g.foldedAway(),
             std::string("constant Constant 1, identity Identity 2, "
                         "identity aten.alias 1, shape-arithmetic Shape 1"));
}

FUSEWRIGHT_TEST(TidyTest)
#include "tst_tidy.moc"
