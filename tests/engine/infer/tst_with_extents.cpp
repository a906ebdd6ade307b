// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/infer/with_extents.h"

#include "engine/support/diagnostic.h"
#include "tests/engine/infer/infer_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using Names = std::vector<std::string>;

class WithExtentsTest : public QObject {
    Q_OBJECT

private slots:
    void givesNumbersToNames_data();
    void givesNumbersToNames();
    void listsNamesAndTheirParts();
    void refusesANameThatNoExtentHas();
    void leavesTheGivenGraphAsItIs();
    void nothingToSetIsTheSameGraph();
    void whatFollowsFromNumbersIsKnown();
    void whatWasComputedFromShapesIsComputedAgain();
    void shapesThatNobodyKnewAreFollowedToo();
    void whatAReshapeLeavesOpenIsFound();

private:
    static std::shared_ptr<const Graph> graphOf(const std::string& extent);
};

std::shared_ptr<const Graph> WithExtentsTest::graphOf(const std::string& extent)
{
    const test::Reading read = test::inferredFrom(
        R"({"format": "fusewright-graph", "version": 1,
            "inputs": [{"name": "x", "dtype": "f32", "shape": [)"
        + extent + R"(, 4]}], "nodes": [{"id": "y", "op": "relu", "inputs": ["x"]}],
            "outputs": ["y"]})");
    return read.model->graph;
}

void WithExtentsTest::givesNumbersToNames_data()
{
    QTest::addColumn<QString>("extent");
    QTest::addColumn<QString>("after");

    QTest::newRow("a name") << "\"N\""
                            << "f32[3,4]";
    QTest::newRow("a sum of products") << "\"2*N*S + 1\""
                                       << "f32[31,4]";
    QTest::newRow("spaces") << "\"N  *  S\""
                            << "f32[15,4]";
    QTest::newRow("another name stays") << "\"T\""
                                        << "f32[T,4]";
    QTest::newRow("half known") << "\"N + T\""
                                << "f32[T + 3,4]";
    QTest::newRow("half of a product") << "\"2*N*T\""
                                       << "f32[6*T,4]";
    QTest::newRow("rounded down") << "\"((S + 2)//2)\""
                                  << "f32[3,4]";
    QTest::newRow("rounded twice") << "\"4*(((S + (N//2))//2) + 1)\""
                                   << "f32[4*(((S + (N//2))//2) + 1),4]";
    QTest::newRow("one quotient of two") << "\"(T//2) + (S//2)\""
                                         << "f32[(T//2) + 2,4]";
    QTest::newRow("within a quotient") << "\"((T + N)//2)\""
                                       << "f32[((T + 3)//2),4]";
    QTest::newRow("less than nothing stays") << "\"N - 4\""
                                             << "f32[N - 4,4]";
    QTest::newRow("a minus in a name stays") << "\"N-S\""
                                             << "f32[N-S,4]";
    QTest::newRow("too large stays") << "\"N*9223372036854775807\""
                                     << "f32[N*9223372036854775807,4]";
    QTest::newRow("nonsense stays") << "\"N*\""
                                    << "f32[N*,4]";
    QTest::newRow("no number") << "7"
                               << "f32[7,4]";
}

void WithExtentsTest::givesNumbersToNames()
{
    QFETCH(QString, extent);
    QFETCH(QString, after);
    // Every name that is set has to be there.
    const auto graph = graphOf("\"N\", \"S\", " + extent.toStdString());
    Diagnostics findings;

    const auto set = withExtents(graph, std::vector<ExtentValue>{{"N", 3}, {"S", 5}}, findings);

    QVERIFY(findings.isEmpty());
    QCOMPARE(test::factsOf(*set, "y"), QString(after).replace("f32[", "f32[3,5,"));
}

void WithExtentsTest::listsNamesAndTheirParts()
{
    QCOMPARE(extentNames(*graphOf("\"2*N*S + T + 1\"")), (Names{"N", "S", "T"}));
    QCOMPARE(extentNames(*graphOf("\"((T + 1)//2) - 1\"")), (Names{"T"}));
    QCOMPARE(extentNames(*graphOf("\"floor(T/2 + 1)\"")), (Names{"floor(T/2 + 1)"}));
    QCOMPARE(extentNames(*graphOf("5")), Names());
}

void WithExtentsTest::refusesANameThatNoExtentHas()
{
    const auto graph = graphOf("\"batch\"");
    Diagnostics findings;

    const auto set = withExtents(graph, std::vector<ExtentValue>{{"bacth", 3}}, findings);

    QCOMPARE(set, graph);
    QVERIFY(findings.hasErrors());
    QCOMPARE(findings.all().front().code, std::string("unknown-extent"));
    QVERIFY(
        QString::fromStdString(findings.all().front().message).contains("Did you mean \"batch\"?"));

    Diagnostics others;
    static_cast<void>(withExtents(graph, std::vector<ExtentValue>{{"zz", 3}}, others));
    QCOMPARE(others.all().front().message,
             std::string("No extent of the model is called `zz`. They are called `batch`."));
}

void WithExtentsTest::leavesTheGivenGraphAsItIs()
{
    const auto graph = graphOf("\"N\"");
    Diagnostics findings;

    withExtents(graph, std::vector<ExtentValue>{{"N", 3}}, findings);

    QCOMPARE(test::factsOf(*graph, "y"), QString("f32[N,4]"));
}

void WithExtentsTest::nothingToSetIsTheSameGraph()
{
    const auto graph = graphOf("\"N\"");
    Diagnostics findings;

    QCOMPARE(withExtents(graph, {}, findings), graph);
}

/// What several sizes may be, as where a window rounds up, is one when a number is there.
void WithExtentsTest::whatFollowsFromNumbersIsKnown()
{
    const test::Reading read = test::inferredFrom(
        R"({"format": "fusewright-graph", "version": 1,
            "inputs": [{"name": "x", "dtype": "f32", "shape": ["B", 8, "T"]},
                       {"name": "w", "dtype": "f32", "shape": [16, 8, 3], "kind": "parameter"}],
            "nodes": [{"id": "c", "op": "aten.conv1d.default", "inputs": ["x", "w"],
                       "attrs": {"stride": [2]}},
                      {"id": "p", "op": "MaxPool", "inputs": ["c"],
                       "attrs": {"kernel_shape": [3], "strides": [2], "pads": [1, 1],
                                 "ceil_mode": 1}},
                      {"id": "y", "op": "relu", "inputs": ["p"]}],
            "outputs": ["y"]})");
    QCOMPARE(test::factsOf(*read.model->graph, "y"), QStringLiteral("f32[B,16,?]"));
    Diagnostics findings;

    const auto set =
        withExtents(read.model->graph, std::vector<ExtentValue>{{"B", 2}, {"T", 101}}, findings);

    QVERIFY(findings.isEmpty());
    QCOMPARE(test::factsOf(*set, "y"), QStringLiteral("f32[2,16,26]"));
}

/// Shape arithmetic is folded away on opening; what it said of the ends of a slice is kept.
void WithExtentsTest::whatWasComputedFromShapesIsComputedAgain()
{
    const test::Reading read = test::readBytes(
        R"({"format": "fusewright-graph", "version": 1,
            "inputs": [{"name": "x", "dtype": "f32", "shape": ["T", 8]},
                       {"name": "table", "dtype": "f32", "shape": [1500, 8],
                        "kind": "parameter"}],
            "constants": [
              {"name": "zero", "dtype": "i64", "shape": [1],
               "value": {"tensor": {"dtype": "i64", "shape": [1], "integers": [0]}}},
              {"name": "more", "dtype": "i64", "shape": [1],
               "value": {"tensor": {"dtype": "i64", "shape": [1], "integers": [700]}}}],
            "nodes": [{"id": "s", "op": "Shape", "inputs": ["x"]},
                      {"id": "g", "op": "Gather", "inputs": ["s", "zero"]},
                      {"id": "begin", "op": "Sub", "inputs": ["more", "g"]},
                      {"id": "end", "op": "Add", "inputs": ["more", "g"]},
                      {"id": "y", "op": "Slice", "inputs": ["table", "begin", "end", "zero"]},
                      {"id": "z", "op": "Slice", "inputs": ["table", "zero", "g", "zero"]}],
            "outputs": ["y", "z"]})",
        "test.json", test::Keep::TidyInferred);
    const Graph& graph = *read.model->graph;
    QCOMPARE(graph.nodeCount(), std::size_t(2));
    QCOMPARE(test::factsOf(graph, "y"), QStringLiteral("f32[?,8]"));
    Diagnostics findings;

    const auto set = withExtents(read.model->graph, std::vector<ExtentValue>{{"T", 400}}, findings);
    const auto more =
        withExtents(read.model->graph, std::vector<ExtentValue>{{"T", 800}}, findings);

    QCOMPARE(test::factsOf(*set, "y"), QStringLiteral("f32[800,8]"));
    QCOMPARE(test::factsOf(*set, "z"), QStringLiteral("f32[400,8]"));
    // From 700 - 800 on is from 1400 on: nothing of what ends at 1500.
    QCOMPARE(test::factsOf(*more, "y"), QStringLiteral("f32[100,8]"));
}

/// A slice from a place that may be less than nothing has no extent that can be written; a reshape
/// to it is known once the slice is.
void WithExtentsTest::shapesThatNobodyKnewAreFollowedToo()
{
    const test::Reading read = test::readBytes(
        R"({"format": "fusewright-graph", "version": 1,
            "inputs": [{"name": "x", "dtype": "f32", "shape": ["T", 8]},
                       {"name": "table", "dtype": "f32", "shape": [1500, 8],
                        "kind": "parameter"}],
            "constants": [
              {"name": "zero", "dtype": "i64", "shape": [1],
               "value": {"tensor": {"dtype": "i64", "shape": [1], "integers": [0]}}},
              {"name": "more", "dtype": "i64", "shape": [1],
               "value": {"tensor": {"dtype": "i64", "shape": [1], "integers": [700]}}},
              {"name": "four", "dtype": "i64", "shape": [1],
               "value": {"tensor": {"dtype": "i64", "shape": [1], "integers": [4]}}},
              {"name": "two", "dtype": "i64", "shape": [1],
               "value": {"tensor": {"dtype": "i64", "shape": [1], "integers": [2]}}}],
            "nodes": [{"id": "s", "op": "Shape", "inputs": ["x"]},
                      {"id": "g", "op": "Gather", "inputs": ["s", "zero"]},
                      {"id": "begin", "op": "Sub", "inputs": ["more", "g"]},
                      {"id": "part", "op": "Slice", "inputs": ["table", "begin", "more", "zero"]},
                      {"id": "y", "op": "Add", "inputs": ["x", "part"]},
                      {"id": "sy", "op": "Shape", "inputs": ["y"]},
                      {"id": "gy", "op": "Gather", "inputs": ["sy", "zero"]},
                      {"id": "twice", "op": "Mul", "inputs": ["gy", "two"]},
                      {"id": "target", "op": "Concat", "inputs": ["twice", "four"],
                       "attrs": {"axis": 0}},
                      {"id": "z", "op": "Reshape", "inputs": ["y", "target"]}],
            "outputs": ["z"]})",
        "test.json", test::Keep::TidyInferred);
    const Graph& graph = *read.model->graph;
    QCOMPARE(test::factsOf(graph, "z"), QStringLiteral("f32[?,4]"));
    QCOMPARE(extentNames(graph), (Names{"T"}));
    Diagnostics findings;

    const auto set = withExtents(read.model->graph, std::vector<ExtentValue>{{"T", 100}}, findings);

    QCOMPARE(test::factsOf(*set, "y"), QStringLiteral("f32[100,8]"));
    QCOMPARE(test::factsOf(*set, "z"), QStringLiteral("f32[200,4]"));
}

/// As a flatten that begins in the middle: the -1 is a number, and the extent that nobody knows
/// stays.
void WithExtentsTest::whatAReshapeLeavesOpenIsFound()
{
    const test::Reading read = test::readBytes(
        R"({"format": "fusewright-graph", "version": 1,
            "inputs": [{"name": "x", "dtype": "f32", "shape": ["T", 8]},
                       {"name": "table", "dtype": "f32", "shape": [1500, 8],
                        "kind": "parameter"}],
            "constants": [
              {"name": "zero", "dtype": "i64", "shape": [1],
               "value": {"tensor": {"dtype": "i64", "shape": [1], "integers": [0]}}},
              {"name": "more", "dtype": "i64", "shape": [1],
               "value": {"tensor": {"dtype": "i64", "shape": [1], "integers": [700]}}},
              {"name": "open", "dtype": "i64", "shape": [1],
               "value": {"tensor": {"dtype": "i64", "shape": [1], "integers": [-1]}}},
              {"name": "two", "dtype": "i64", "shape": [1],
               "value": {"tensor": {"dtype": "i64", "shape": [1], "integers": [2]}}}],
            "nodes": [{"id": "s", "op": "Shape", "inputs": ["x"]},
                      {"id": "g", "op": "Gather", "inputs": ["s", "zero"]},
                      {"id": "begin", "op": "Sub", "inputs": ["more", "g"]},
                      {"id": "y", "op": "Slice", "inputs": ["table", "begin", "more", "zero"]},
                      {"id": "sy", "op": "Shape", "inputs": ["y"]},
                      {"id": "gy", "op": "Gather", "inputs": ["sy", "zero"]},
                      {"id": "target", "op": "Concat", "inputs": ["gy", "two", "open"],
                       "attrs": {"axis": 0}},
                      {"id": "z", "op": "Reshape", "inputs": ["y", "target"]}],
            "outputs": ["z"]})",
        "test.json", test::Keep::TidyInferred);
    QCOMPARE(test::factsOf(*read.model->graph, "z"), QStringLiteral("f32[?,2,4]"));
    Diagnostics findings;

    const auto set = withExtents(read.model->graph, std::vector<ExtentValue>{{"T", 100}}, findings);

    QCOMPARE(test::factsOf(*set, "z"), QStringLiteral("f32[100,2,4]"));
}

FUSEWRIGHT_TEST(WithExtentsTest)
#include "tst_with_extents.moc"
