// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/partition/body_cost.h"

#include "engine/graph/graph.h"
#include "engine/partition/costed_operator.h"
#include "engine/partition/operator_cost.h"
#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <cmath>

using namespace fusewright;
using test::Keep;
using test::Reading;

/// Branches, loops and calls, of which every operator in a body counts as it does elsewhere.
class BodyCostTest : public QObject {
    Q_OBJECT

private slots:
    void countsRoundsOfAWhile_data();
    void countsRoundsOfAWhile();
    void countsRoundsOfALoop_data();
    void countsRoundsOfALoop();
    void aBranchIsBetweenTheCheapestAndTheDearest_data();
    void aBranchIsBetweenTheCheapestAndTheDearest();
    void aScanRunsAlongItsAxis();
    void aScanOfTorchRunsAlongWhatFollowsItsState_data();
    void aScanOfTorchRunsAlongWhatFollowsItsState();
    void aLimitMayBeWrittenAtTheComparison();
    void aLoopOfTorchGetsNoCondition();
    void manyBranchesAreCountedInLinearTime();
    void bodiesInBodiesAreMultiplied();
    void deepBodiesAreCountedFromTheInnermostOn();
    void corpusLoopsAreCounted();
};

namespace {

/// The bounds of the operator with bodies, as `least..most`.
QString boundsOf(const Graph& graph)
{
    if (graph.nested().empty())
        return QStringLiteral("no body");
    const OperationRange range =
        operationsOf(graph, graph.nested().front().owner, UnsetExtents::Named);
    return QString::fromStdString(range.least.text().value_or("long") + ".."
                                  + (range.most ? range.most->text().value_or("long") : "?"));
}

std::string whileText(const std::string& limit, const std::string& step, const std::string& way)
{
    return "func.func @main(%x: tensor<4x8xf32>, %n: tensor<i32>) -> tensor<4x8xf32> {\n"
           "  %c = stablehlo.constant dense<1> : tensor<i32>\n"
           "  %0:2 = stablehlo.while(%i = %c, %a = %x) : tensor<i32>, tensor<4x8xf32>\n"
           "   cond {\n"
           "    %l = stablehlo.constant dense<"
        + limit
        + "> : tensor<i32>\n"
          "    %1 = stablehlo.compare "
        + way
        + ", %i, %l, SIGNED : (tensor<i32>, tensor<i32>) -> "
          "tensor<i1>\n"
          "    stablehlo.return %1 : tensor<i1>\n"
          "  } do {\n"
          "    %s = stablehlo.constant dense<"
        + step
        + "> : tensor<i32>\n"
          "    %1 = stablehlo.add %i, %s : tensor<i32>\n"
          "    %2 = stablehlo.negate %a : tensor<4x8xf32>\n"
          "    stablehlo.return %1, %2 : tensor<i32>, tensor<4x8xf32>\n"
          "  }\n"
          "  return %0#1 : tensor<4x8xf32>\n}\n";
}

/// A Loop of ONNX whose body takes the square of four numbers; `begin` is its second operand.
std::string loopText(const std::string& trips, const std::string& begin,
                     const std::string& condition)
{
    return R"({"format": "fusewright-graph", "version": 1,
        "inputs": [{"name": "x", "dtype": "f32", "shape": [4]}, {"name": "go", "dtype": "bool",
                    "shape": []}, {"name": "m", "dtype": "i64", "shape": []}],
        "constants": [{"name": "five", "dtype": "i64", "shape": [], "value": 5},
                      {"name": "yes", "dtype": "bool", "shape": [], "value": true},
                      {"name": "no", "dtype": "bool", "shape": [], "value": false}],
        "nodes": [{"id": "y", "op": "Loop", "inputs": [")"
        + trips + "\", \"" + begin + R"(", "x"], "graphs": {"body": {
            "inputs": [{"name": "i", "dtype": "i64", "shape": []},
                       {"name": "c", "dtype": "bool", "shape": []},
                       {"name": "a", "dtype": "f32", "shape": [4]}],
            "nodes": [{"id": "same", "op": "Identity", "inputs": ["c"]},
                      {"id": "other", "op": "Not", "inputs": ["c"]},
                      {"id": "b", "op": "Mul", "inputs": ["a", "a"]}],
            "outputs": [")"
        + condition + R"(", "b"]}}}], "outputs": ["y"]})";
}

} // namespace

void BodyCostTest::countsRoundsOfAWhile_data()
{
    QTest::addColumn<QString>("limit");
    QTest::addColumn<QString>("step");
    QTest::addColumn<QString>("way");
    QTest::addColumn<QString>("bounds");

    // A round is 33 operations, and one to ask whether there is another.
    QTest::newRow("one by one") << "5"
                                << "1"
                                << "LT"
                                << "137..137";
    QTest::newRow("by two") << "6"
                            << "2"
                            << "LT"
                            << "103..103";
    QTest::newRow("the limit too") << "5"
                                   << "1"
                                   << "LE"
                                   << "171..171";
    QTest::newRow("never") << "1"
                           << "1"
                           << "LT"
                           << "1..1";
    QTest::newRow("backwards") << "5"
                               << "-1"
                               << "LT"
                               << "1..?";
    QTest::newRow("the other way") << "5"
                                   << "1"
                                   << "GT"
                                   << "1..?";
}

void BodyCostTest::countsRoundsOfAWhile()
{
    QFETCH(QString, limit);
    QFETCH(QString, step);
    QFETCH(QString, way);
    QFETCH(QString, bounds);

    const Reading read =
        test::readBytes(whileText(limit.toStdString(), step.toStdString(), way.toStdString()),
                        "test.mlir", Keep::Inferred);

    QVERIFY2(read.model, read.firstMessage().c_str());
    QCOMPARE(boundsOf(read.graph()), bounds);
}

void BodyCostTest::countsRoundsOfALoop_data()
{
    QTest::addColumn<QString>("trips");
    QTest::addColumn<QString>("begin");
    QTest::addColumn<QString>("condition");
    QTest::addColumn<QString>("bounds");

    // A round is four operations; `Not` is one more.
    QTest::newRow("always on") << "five"
                               << "yes"
                               << "same"
                               << "25..25";
    QTest::newRow("handed through") << "five"
                                    << "yes"
                                    << "c"
                                    << "25..25";
    QTest::newRow("until something") << "five"
                                     << "yes"
                                     << "other"
                                     << "0..25";
    QTest::newRow("perhaps never") << "five"
                                   << "go"
                                   << "same"
                                   << "0..25";
    QTest::newRow("never") << "five"
                           << "no"
                           << "same"
                           << "0..0";
    QTest::newRow("as often as an input says") << "m"
                                               << "yes"
                                               << "same"
                                               << "0..?";
}

void BodyCostTest::countsRoundsOfALoop()
{
    QFETCH(QString, trips);
    QFETCH(QString, begin);
    QFETCH(QString, condition);
    QFETCH(QString, bounds);

    const Reading read =
        test::readBytes(loopText(trips.toStdString(), begin.toStdString(), condition.toStdString()),
                        "test.json", Keep::Inferred);

    QVERIFY2(read.model, read.firstMessage().c_str());
    QCOMPARE(boundsOf(read.graph()), bounds);
}

void BodyCostTest::aBranchIsBetweenTheCheapestAndTheDearest_data()
{
    QTest::addColumn<QString>("extent");
    QTest::addColumn<QString>("otherwise");
    QTest::addColumn<QString>("bounds");

    QTest::newRow("one does more") << "4"
                                   << R"({"id": "e", "op": "Softmax", "inputs": ["x"]})"
                                   << "4..20";
    QTest::newRow("both do the same") << "4"
                                      << R"({"id": "e", "op": "Abs", "inputs": ["x"]})"
                                      << "4..4";
    QTest::newRow("the same of any size") << "\"N\""
                                          << R"({"id": "e", "op": "Abs", "inputs": ["x"]})"
                                          << "N..N";
    QTest::newRow("which is less depends") << "\"N\""
                                           << R"({"id": "e", "op": "Softmax", "inputs": ["x"]})"
                                           << "0..?";
    QTest::newRow("an unknown one") << "4"
                                    << R"({"id": "e", "op": "Frobnicate", "inputs": ["x"]})"
                                    << "0..?";
}

void BodyCostTest::aBranchIsBetweenTheCheapestAndTheDearest()
{
    QFETCH(QString, extent);
    QFETCH(QString, otherwise);
    QFETCH(QString, bounds);
    const std::string text = R"({"format": "fusewright-graph", "version": 1, "inputs": [
        {"name": "x", "dtype": "f32", "shape": [)"
        + extent.toStdString() + R"(]}, {"name": "c", "dtype": "bool", "shape": []}],
        "nodes": [{"id": "y", "op": "If", "inputs": ["c"], "graphs": {
          "then_branch": {"nodes": [{"id": "t", "op": "Neg", "inputs": ["x"]}], "outputs": ["t"]},
          "else_branch": {"nodes": [)"
        + otherwise.toStdString() + R"(], "outputs": ["e"]}}}], "outputs": ["y"]})";

    const Reading read = test::readBytes(text, "test.json", Keep::Inferred);

    QVERIFY2(read.model, read.firstMessage().c_str());
    QCOMPARE(boundsOf(read.graph()), bounds);
}

void BodyCostTest::aScanRunsAlongItsAxis()
{
    const Reading read = test::readBytes(R"({"format": "fusewright-graph", "version": 1,
        "inputs": [{"name": "s", "dtype": "f32", "shape": [4]},
                   {"name": "x", "dtype": "f32", "shape": ["T", 4]}],
        "nodes": [{"id": "y", "op": "Scan", "inputs": ["s", "x"],
          "attrs": {"num_scan_inputs": 1}, "graphs": {"body": {
            "inputs": [{"name": "a", "dtype": "f32", "shape": [4]},
                       {"name": "b", "dtype": "f32", "shape": [4]}],
            "nodes": [{"id": "n", "op": "Add", "inputs": ["a", "b"]}], "outputs": ["n"]}}}],
        "outputs": ["y"]})",
                                         "test.json", Keep::Inferred);

    QVERIFY2(read.model, read.firstMessage().c_str());
    QCOMPARE(boundsOf(read.graph()), QStringLiteral("4*T..4*T"));
}

void BodyCostTest::aScanOfTorchRunsAlongWhatFollowsItsState_data()
{
    QTest::addColumn<QString>("operands");
    QTest::addColumn<QString>("slices");
    QTest::addColumn<QString>("bounds");

    const QString state = R"({"name": "a", "dtype": "f32", "shape": [4]})";
    const QString slice = R"({"name": "b", "dtype": "f32", "shape": [4]})";
    QTest::newRow("one") << R"("s", "x")" << state + ", " + slice << "4*T..4*T";
    QTest::newRow("two states") << R"("s", "s", "x")"
                                << state + R"(, {"name": "c", "dtype": "f32", "shape": [4]}, )"
            + slice << "4*T..4*T";
    QTest::newRow("no state is longer than it is")
        << R"("s", "s")" << state + ", " + slice << "0..?";
}

void BodyCostTest::aScanOfTorchRunsAlongWhatFollowsItsState()
{
    QFETCH(QString, operands);
    QFETCH(QString, slices);
    QFETCH(QString, bounds);
    const std::string text = R"({"format": "fusewright-graph", "version": 1,
        "inputs": [{"name": "s", "dtype": "f32", "shape": [4]},
                   {"name": "x", "dtype": "f32", "shape": ["T", 4]}],
        "nodes": [{"id": "y", "op": "torch.ops.higher_order.scan", "inputs": [)"
        + operands.toStdString() + R"(], "graphs": {"combine_graph": {"inputs": [)"
        + slices.toStdString() + R"(],
            "nodes": [{"id": "n", "op": "aten.add.Tensor", "inputs": ["a", "b"]}],
            "outputs": ["n"]}}}], "outputs": ["y"]})";

    const Reading read = test::readBytes(text, "test.json", Keep::Inferred);

    QVERIFY2(read.model, read.firstMessage().c_str());
    QCOMPARE(boundsOf(read.graph()), bounds);
}

void BodyCostTest::aLimitMayBeWrittenAtTheComparison()
{
    const Reading read = test::readBytes(R"({"format": "fusewright-graph", "version": 1,
        "inputs": [{"name": "x", "dtype": "f32", "shape": [4]}],
        "constants": [{"name": "zero", "dtype": "i64", "shape": [], "value": 0}],
        "nodes": [{"id": "y", "op": "torch.ops.higher_order.while_loop", "inputs": ["zero", "x"],
          "graphs": {
            "cond_graph": {"inputs": [{"name": "i", "dtype": "i64", "shape": []},
                                      {"name": "a", "dtype": "f32", "shape": [4]}],
              "nodes": [{"id": "c", "op": "aten.lt.Scalar", "inputs": ["i"],
                         "attrs": {"other": 5}}], "outputs": ["c"]},
            "body_graph": {"inputs": [{"name": "i", "dtype": "i64", "shape": []},
                                      {"name": "a", "dtype": "f32", "shape": [4]}],
              "nodes": [{"id": "j", "op": "aten.add.Scalar", "inputs": ["i"],
                         "attrs": {"other": 1}},
                        {"id": "b", "op": "aten.neg.default", "inputs": ["a"]}],
              "outputs": ["j", "b"]}}}], "outputs": ["y"]})",
                                         "test.json", Keep::Inferred);

    QVERIFY2(read.model, read.firstMessage().c_str());
    // Five rounds of five operations, and six comparisons.
    QCOMPARE(boundsOf(read.graph()), QStringLiteral("31..31"));
}

/// The second input of its body is the first value that goes round.
void BodyCostTest::aLoopOfTorchGetsNoCondition()
{
    const Reading read = test::readBytes(R"({"format": "fusewright-graph", "version": 1,
        "inputs": [{"name": "x", "dtype": "f32", "shape": [4]}],
        "constants": [{"name": "five", "dtype": "i64", "shape": [], "value": 5},
                      {"name": "yes", "dtype": "bool", "shape": [], "value": true}],
        "nodes": [{"id": "y", "op": "prim::Loop", "inputs": ["five", "yes", "x"], "graphs": {
          "body": {"inputs": [{"name": "i", "dtype": "i64", "shape": []},
                              {"name": "a", "dtype": "f32", "shape": [4]}],
            "nodes": [{"id": "b", "op": "aten.mul.Tensor", "inputs": ["a", "a"]}],
            "outputs": ["a", "b"]}}}], "outputs": ["y"]})",
                                         "test.json", Keep::Inferred);

    QVERIFY2(read.model, read.firstMessage().c_str());
    QCOMPARE(boundsOf(read.graph()), QStringLiteral("0..20"));
}

/// With each branch against each, the test would not end: these are 45 billion look-ups.
void BodyCostTest::manyBranchesAreCountedInLinearTime()
{
    constexpr int branches = 300'000;
    std::string graphs;
    for (int at = 0; at < branches; ++at)
        graphs += (at > 0 ? ", \"b" : "\"b") + std::to_string(at)
            + R"(": {"nodes": [{"id": "t", "op": "Neg", "inputs": ["x"]}], "outputs": ["t"]})";
    const std::string text = R"({"format": "fusewright-graph", "version": 1, "inputs": [
        {"name": "x", "dtype": "f32", "shape": [4]}, {"name": "c", "dtype": "i32", "shape": []}],
        "nodes": [{"id": "y", "op": "stablehlo.case", "inputs": ["c"], "graphs": {)"
        + graphs + R"(}}], "outputs": ["y"]})";
    const Reading read = test::readBytes(text, "test.json", Keep::Inferred);
    QVERIFY2(read.model, read.firstMessage().c_str());
    QCOMPARE(read.graph().nested().size(), std::size_t{branches});

    QCOMPARE(boundsOf(read.graph()), QStringLiteral("4..4"));
}

void BodyCostTest::bodiesInBodiesAreMultiplied()
{
    const OperationRange trips = OperationRange::exactly(3);
    const OperationRange body{.least = 2, .most = {}};

    QCOMPARE(times(trips, body), (OperationRange{.least = 6, .most = {}}));
    QCOMPARE(times({.least = 0, .most = {}}, OperationRange::exactly(0)),
             OperationRange::exactly(0));
    QCOMPARE(bothOf(trips, body), (OperationRange{.least = 5, .most = {}}));
}

/// Sixty bodies, each in the next one, that run twice.
void BodyCostTest::deepBodiesAreCountedFromTheInnermostOn()
{
    constexpr int depth = 60;
    const std::string begin = R"({"id": "y", "op": "Loop", "inputs": ["two", "yes", "x"], "graphs":
        {"body": {"inputs": [{"name": "i", "dtype": "i64", "shape": []},
        {"name": "c", "dtype": "bool", "shape": []}, {"name": "x", "dtype": "f32", "shape": [4]}],
        "constants": [{"name": "two", "dtype": "i64", "shape": [], "value": 2},
        {"name": "yes", "dtype": "bool", "shape": [], "value": true}], "nodes": [)";
    std::string node = R"({"id": "y", "op": "Neg", "inputs": ["x"]})";
    for (int at = 0; at < depth; ++at)
        node = begin + node + R"(], "outputs": ["c", "y"]}}})";
    const std::string text = R"({"format": "fusewright-graph", "version": 1, "inputs": [
        {"name": "x", "dtype": "f32", "shape": [4]}], "constants": [
        {"name": "two", "dtype": "i64", "shape": [], "value": 2},
        {"name": "yes", "dtype": "bool", "shape": [], "value": true}], "nodes": [)"
        + node + R"(], "outputs": ["y"]})";

    const Reading read = test::readBytes(text, "test.json", Keep::Inferred);

    QVERIFY2(read.model, read.firstMessage().c_str());
    QCOMPARE(flopsOf(read.graph(), read.graph().nested().front().owner),
             std::optional(std::ldexp(4., depth)));
}

void BodyCostTest::corpusLoopsAreCounted()
{
    const Reading read =
        test::readCorpus("models/mlir/stablehlo_while_8funcs.mlir", Keep::TidyInferred);

    QVERIFY(read.model);
    const Graph& graph = read.graph();
    int loops = 0;
    for (const NodeId node : graph.nodes()) {
        if (graph.canonicalName(node) != "while_loop")
            continue;
        const auto trips = tripsOf(CostedOperator(graph, node, UnsetExtents::Unknown)).exact();
        QCOMPARE(numberOf(trips), std::optional(5.0));
        ++loops;
    }
    QVERIFY(loops > 0);
}

FUSEWRIGHT_TEST(BodyCostTest)
#include "tst_body_cost.moc"
