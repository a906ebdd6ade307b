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
    QTest::newRow("half known stays") << "\"N + T\""
                                      << "f32[N + T,4]";
    QTest::newRow("too large stays") << "\"N*9223372036854775807\""
                                     << "f32[N*9223372036854775807,4]";
    QTest::newRow("nonsense stays") << "\"N*\""
                                    << "f32[3,4]";
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

/// A convolution that steps by two along a time with a name makes half of it, which has no name.
void WithExtentsTest::whatFollowsFromNumbersIsKnown()
{
    const test::Reading read = test::inferredFrom(
        R"({"format": "fusewright-graph", "version": 1,
            "inputs": [{"name": "x", "dtype": "f32", "shape": ["B", 8, "T"]},
                       {"name": "w", "dtype": "f32", "shape": [16, 8, 3], "kind": "parameter"}],
            "nodes": [{"id": "c", "op": "aten.conv1d.default", "inputs": ["x", "w"],
                       "attrs": {"stride": [2]}},
                      {"id": "y", "op": "relu", "inputs": ["c"]}],
            "outputs": ["y"]})");
    QCOMPARE(test::factsOf(*read.model->graph, "y"), QStringLiteral("f32[B,16,?]"));
    Diagnostics findings;

    const auto set =
        withExtents(read.model->graph, std::vector<ExtentValue>{{"B", 2}, {"T", 101}}, findings);

    QVERIFY(findings.isEmpty());
    QCOMPARE(test::factsOf(*set, "y"), QStringLiteral("f32[2,16,50]"));
}

FUSEWRIGHT_TEST(WithExtentsTest)
#include "tst_with_extents.moc"
