// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/graph.h"
#include "engine/graph/graph_property.h"
#include "engine/rewrite/depth_last.h"
#include "engine/rewrite/preparation.h"
#include "engine/rewrite/quantized_values.h"
#include "engine/rewrite/rewrite_run.h"
#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <string>

using namespace fusewright;
using namespace fusewright::test;

/// What stages without rules do with a graph before rules see it.
class PreparationTest : public QObject {
    Q_OBJECT

private slots:
    void putsChannelsLast_data();
    void putsChannelsLast();
    void changesAxesThatAttributesName();
    void ordersSmallConstantsAnew();
    void leavesWhatHasChannelsLast_data();
    void leavesWhatHasChannelsLast();
    void changesNothingASecondTime();
    void givesValuesTheirEncoding_data();
    void givesValuesTheirEncoding();
    void tellsWhatIsGone();
    void doesNothingWhenSwitchedOff();
};

namespace {

std::shared_ptr<const Graph> graphOf(const std::string& values, const std::string& nodes,
                                     const std::string& outputs, const std::string& constants = "")
{
    const Reading read =
        readBytes(R"({"format": "fusewright-graph", "version": 1, "inputs": [)" + values
                      + R"(], "constants": [)" + constants + R"(], "nodes": [)" + nodes
                      + R"(], "outputs": [)" + outputs + "]}",
                  "test.json", Keep::Inferred);
    return read.model->graph;
}

/// `x=[1,8,8,3] w=…` of every value whose shape is known.
std::string shapesOf(const Graph& graph)
{
    std::string text;
    for (const ValueId value : graph.values()) {
        const ShapeId shape = graph.shapeId(value);
        if (!graph.shapes().isRanked(shape))
            continue;
        text += (text.empty() ? "" : " ") + std::string(graph.valueName(value)) + "=[";
        bool isFirst = true;
        for (const Dim dim : graph.shapes().dims(shape)) {
            text += (isFirst ? "" : ",") + (dim.isKnown() ? std::to_string(dim.size()) : "?");
            isFirst = false;
        }
        text += ']';
    }
    return text;
}

constexpr const char* image = R"({"name": "x", "dtype": "f32", "shape": [1, 3, 8, 16]})";
constexpr const char* weight = R"({"name": "w", "dtype": "f32", "shape": [32, 3, 1, 1]})";
constexpr const char* conv = R"({"id": "c", "op": "Conv", "inputs": ["x", "w"]})";

/// Nodes with the types of their results and their encodings.
std::string typesOf(const Graph& graph)
{
    std::string text;
    for (const NodeId node : graph.nodes()) {
        text += (text.empty() ? "" : " ") + std::string(graph.nodeName(node)) + '(';
        for (const ValueId operand : graph.inputs(node))
            text += std::string(graph.valueName(operand)) + ' ';
        const ValueId made = *graph.outputs(node).begin();
        text.back() = ')';
        text += ':' + std::string(dataTypeName(graph.valueType(made)))
            + (graph.isQuantized(made) ? "q" : "");
    }
    for (const ValueId output : graph.outputs())
        text += " -> " + std::string(graph.valueName(output));
    return text;
}

constexpr const char* byte = R"("dtype": "u8", "shape": [4],
    "encoding": {"scale": 0.5, "zero_offset": 3})";

/// x is quantized, dequantized, goes through Relu, and is quantized and dequantized again.
std::string around(const std::string& more = "")
{
    return R"({"id": "q", "op": "QuantizeLinear", "inputs": ["x"]},
        {"id": "d", "op": "DequantizeLinear", "inputs": ["q"]},
        {"id": "r", "op": "Relu", "inputs": ["d"]},
        {"id": "q2", "op": "QuantizeLinear", "inputs": ["r"]},
        {"id": "d2", "op": "DequantizeLinear", "inputs": ["q2"]})"
        + more;
}

std::shared_ptr<const Graph> quantizedGraph(const std::string& nodes, const std::string& outputs,
                                            const std::string& q2 = byte)
{
    const Reading read = readBytes(
        R"({"format": "fusewright-graph", "version": 1,
        "inputs": [{"name": "x", "dtype": "f32", "shape": [4]}], "nodes": [)"
            + nodes + R"(], "values": {"q": {)" + byte + R"(}, "q2": {)" + q2
            + R"(}}, "outputs": [)" + outputs + "]}",
        "test.json", Keep::Inferred);
    return read.model->graph;
}

} // namespace

void PreparationTest::putsChannelsLast_data()
{
    QTest::addColumn<std::string>("nodes");
    QTest::addColumn<std::string>("last");
    QTest::addColumn<std::string>("shapes");
    const auto row = [](const char* name, const std::string& nodes, const char* last,
                        const char* shapes) {
        QTest::newRow(name) << std::string(conv) + nodes << std::string(last)
                            << std::string(shapes);
    };
    row("a convolution", "", "c", "x=[1,8,16,3] w=[1,1,3,32] c=[1,8,16,32]");
    row("what works element by element", R"(, {"id": "r", "op": "Relu", "inputs": ["c"]})", "r",
        "x=[1,8,16,3] w=[1,1,3,32] c=[1,8,16,32] r=[1,8,16,32]");
    row("both operands of a sum", R"(, {"id": "c2", "op": "Conv", "inputs": ["x", "w"]},
        {"id": "s", "op": "Add", "inputs": ["c", "c2"]})",
        "s", "x=[1,8,16,3] w=[1,1,3,32] c=[1,8,16,32] c2=[1,8,16,32] s=[1,8,16,32]");
    row("a pool", R"(, {"id": "p", "op": "GlobalAveragePool", "inputs": ["c"]})", "p",
        "x=[1,8,16,3] w=[1,1,3,32] c=[1,8,16,32] p=[1,1,1,32]");
    row("not behind a reshape", R"(, {"id": "f", "op": "Flatten", "inputs": ["c"]})", "f",
        "x=[1,8,16,3] w=[1,1,3,32] c=[1,8,16,32] c.model_order=[1,32,8,16] f=[1,4096]");
}

void PreparationTest::putsChannelsLast()
{
    QFETCH(std::string, nodes);
    QFETCH(std::string, last);
    QFETCH(std::string, shapes);
    const auto graph = graphOf(image, nodes, '"' + last + '"', weight);

    const auto changed = withDepthLast(graph).after;

    const std::string found = shapesOf(*changed);
    QVERIFY2(found == shapes, found.c_str());
    QCOMPARE(changed->property(property::layout), property::depthLast);
}

void PreparationTest::changesAxesThatAttributesName()
{
    const auto graph = graphOf(image, std::string(conv) + R"(,
        {"id": "s", "op": "Concat", "inputs": ["c", "c"], "attrs": {"axis": 1}},
        {"id": "m", "op": "ReduceMean", "inputs": ["s"], "attrs": {"axes": [2, -1]}})",
                               R"("m")", weight);

    const auto changed = withDepthLast(graph).after;

    const auto attribute = [&](const char* node, const char* name) {
        return toText(*changed->attribute(*changed->findNode(node), name));
    };
    QCOMPARE(attribute("s", "axis"), "3");
    QCOMPARE(attribute("m", "axes"), "[1, 2]");
    QCOMPARE(shapesOf(*changed),
             "x=[1,8,16,3] w=[1,1,3,32] c=[1,8,16,32] s=[1,8,16,64] m=[1,1,1,64]");
}

void PreparationTest::ordersSmallConstantsAnew()
{
    const std::string nodes = std::string(conv) + R"(,
        {"id": "s", "op": "Mul", "inputs": ["x", "k"]})";
    std::string numbers;
    for (int number = 1; number <= 48; ++number)
        numbers += (numbers.empty() ? "" : ", ") + std::to_string(number);
    const auto graph = graphOf(image, nodes, R"("s", "c")",
                               std::string(weight) + R"(,
        {"name": "k", "dtype": "i64", "shape": [3, 1, 16], "value": {"tensor": {"dtype": "i64",
         "shape": [3, 1, 16], "integers": [)"
                                   + numbers + "]}}}");

    const auto changed = withDepthLast(graph).after;

    // Its channels, the first axis, come last.
    for (const ValueId value : changed->values()) {
        if (changed->valueName(value) != "k")
            continue;
        const auto& tensor = std::get<TensorLiteral>(*changed->literal(value));
        QCOMPARE(tensor.shape, (std::vector<std::int64_t>{1, 16, 3}));
        const std::vector<std::int64_t> first(tensor.integers.begin(), tensor.integers.begin() + 6);
        QCOMPARE(first, (std::vector<std::int64_t>{1, 17, 33, 2, 18, 34}));
    }
    QVERIFY(shapesOf(*changed).find("k=[1,16,3]") != std::string::npos);
}

void PreparationTest::leavesWhatHasChannelsLast_data()
{
    QTest::addColumn<std::string>("nodes");
    QTest::newRow("the name says so")
        << std::string(R"({"id": "c", "op": "com.microsoft::NhwcConv", "inputs": ["x", "w"]})");
    QTest::newRow("another framework")
        << std::string(R"({"id": "c", "op": "ttir.conv2d", "inputs": ["x", "w"]})");
    QTest::newRow("an attribute says so") << std::string(
        R"({"id": "c", "op": "conv2d", "inputs": ["x", "w"], "attrs": {"data_format": "NHWC"}})");
    QTest::newRow("its weight says so")
        << std::string(R"({"id": "c", "op": "conv2d", "inputs": ["x", "w2"]})");
    QTest::newRow("no image") << std::string(R"({"id": "c", "op": "Relu", "inputs": ["x"]})");
}

void PreparationTest::leavesWhatHasChannelsLast()
{
    QFETCH(std::string, nodes);
    const auto graph = graphOf(image, nodes, R"("c")",
                               std::string(weight)
                                   + R"(, {"name": "w2", "dtype": "f32", "shape": [1, 1, 16, 3]})");

    const auto changed = withDepthLast(graph).after;

    QCOMPARE(changed, graph);
}

void PreparationTest::changesNothingASecondTime()
{
    const auto once = withDepthLast(graphOf(image, conv, R"("c")", weight)).after;

    const auto twice = withDepthLast(once).after;

    QCOMPARE(twice, once);
}

void PreparationTest::givesValuesTheirEncoding_data()
{
    QTest::addColumn<std::string>("nodes");
    QTest::addColumn<std::string>("outputs");
    QTest::addColumn<std::string>("q2");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const std::string& nodes, const char* outputs,
                        const char* q2, const char* expected) {
        QTest::newRow(name) << nodes << std::string(outputs) << std::string(q2)
                            << std::string(expected);
    };
    row("around an operator", around(), R"("d2")", byte, "r(x):u8q -> r");
    row("a value that is used as it is too",
        around(R"(, {"id": "n", "op": "Neg", "inputs": ["r"]})"), R"("d2", "n")", byte,
        "r(x):? q2(r):u8q n(r):? -> q2 -> n");
    row("a result of the graph", around(), R"("d2", "r")", byte, "r(x):? q2(r):u8q -> q2 -> r");
    row("without an encoding", around(), R"("d2")", R"("dtype": "u8", "shape": [4])",
        "r(x):? q2(r):u8 d2(q2):? -> d2");
}

void PreparationTest::givesValuesTheirEncoding()
{
    QFETCH(std::string, nodes);
    QFETCH(std::string, outputs);
    QFETCH(std::string, q2);
    QFETCH(std::string, expected);
    const auto graph = quantizedGraph(nodes, outputs, q2);

    const StageResult stage = withQuantizedValues(graph);

    const std::string types = typesOf(*stage.after);
    QVERIFY2(types == expected, types.c_str());
}

void PreparationTest::tellsWhatIsGone()
{
    const auto graph = quantizedGraph(around(), R"("d2")");

    const StageResult stage = withQuantizedValues(graph);

    QCOMPARE(stage.map.changes().size(), 4U);
    QCOMPARE(stage.map.after(*graph->findNode("r")), *stage.after->findNode("r"));
    QVERIFY(stage.map.changeOf(*graph->findNode("q2"))->after.empty());
}

void PreparationTest::doesNothingWhenSwitchedOff()
{
    const auto graph = graphOf(image, conv, R"("c")", weight);
    const StagePlan plan{
        .name = "layout", .prepares = Preparation::DepthLast, .switches = {{"layout", "as-is"}}};

    const StageResult on = prepare(graph, plan, {});
    const StageResult off = prepare(graph, plan, {.options = {{"layout", "as-is"}}});

    QVERIFY(on.after != graph);
    QCOMPARE(off.after, graph);
}

FUSEWRIGHT_TEST(PreparationTest)
#include "tst_preparation.moc"
