// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// What operators say of axes when images have their channels last: each row is one operator behind
// a convolution, x[1,3,8,16] to c[1,32,8,16], which becomes x[1,8,16,3] to c[1,8,16,32].

#include "engine/graph/graph.h"
#include "engine/infer/inference.h"
#include "engine/rewrite/depth_last.h"
#include "engine/support/cancel_token.h"
#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"

#include <QDir>
#include <QDirIterator>
#include <QTest>

#include <string>

using namespace fusewright;
using namespace fusewright::test;

class DepthLastTest : public QObject {
    Q_OBJECT

private slots:
    void saysAxesAnew_data();
    void saysAxesAnew();
    void keepsTheModelsOrderWhereItMust_data();
    void keepsTheModelsOrderWhereItMust();
    void tellsWhatComesBetween();
    void seesTheSameOperators();
    void agreesWithInference_data();
    void agreesWithInference();
};

namespace {

std::shared_ptr<const Graph> graphOf(const std::string& nodes, const std::string& constants)
{
    const std::string outputs = nodes.substr(nodes.rfind(R"("id": ")") + 7);
    const Reading read = readBytes(
        R"({"format": "fusewright-graph", "version": 1,
        "inputs": [{"name": "x", "dtype": "f32", "shape": [1, 3, 8, 16]}],
        "constants": [{"name": "w", "dtype": "f32", "shape": [32, 3, 1, 1]})"
            + (constants.empty() ? "" : ", " + constants)
            + R"(], "nodes": [{"id": "c", "op": "Conv", "inputs": ["x", "w"]}, )" + nodes
            + R"(], "outputs": [")" + outputs.substr(0, outputs.find('"')) + R"("]})",
        "test.json", Keep::Inferred);
    return read.model->graph;
}

std::string list(const std::string& name, const std::string& numbers)
{
    const auto count = 1 + std::ranges::count(numbers, ',');
    const std::string shape = "[" + (numbers.empty() ? "0" : std::to_string(count)) + "]";
    return R"({"name": ")" + name + R"(", "dtype": "i64", "shape": )" + shape
        + R"(, "value": {"tensor": {"dtype": "i64", "shape": )" + shape + R"(, "integers": [)"
        + numbers + "]}}}";
}

/// `[1,8,?]`
std::string shapeOf(const Graph& graph, ValueId value)
{
    if (!graph.shapes().isRanked(graph.shapeId(value)))
        return "?";
    std::string text;
    for (const Dim dim : graph.shapes().dims(graph.shapeId(value)))
        text += (text.empty() ? "" : ",") + (dim.isKnown() ? std::to_string(dim.size()) : "?");
    return "[" + text + "]";
}

std::string operandText(const Graph& graph, ValueId value)
{
    if (!value.isValid())
        return "-";
    const AttributeValue* const content = graph.literal(value);
    if (!content)
        return std::string(graph.valueName(value));
    std::string text;
    for (const std::int64_t number : std::get<TensorLiteral>(*content).integers)
        text += (text.empty() ? "" : ",") + std::to_string(number);
    return "<" + text + ">";
}

/// Behind the convolution: `m = ReduceMean(c <1,2>) keepdims=1 [1,1,1,32]`.
std::string told(const Graph& graph)
{
    std::string text;
    for (const NodeId node : graph.nodes()) {
        if (graph.nodeName(node) == "c")
            continue;
        text += (text.empty() ? "" : "; ") + std::string(graph.nodeName(node)) + " = "
            + std::string(graph.nativeName(node)) + "(";
        for (const ValueId operand : graph.inputs(node))
            text += (text.back() == '(' ? "" : " ") + operandText(graph, operand);
        text += ")";
        for (const Attribute& attribute : graph.attributes(node))
            text += " " + std::string(graph.text(attribute.name)) + "="
                + toText(graph.attributeValue(attribute.value));
        for (const ValueId result : graph.outputs(node))
            text += " " + shapeOf(graph, result);
    }
    return text;
}

/// Of what is written and what follows from operators: empty where they agree.
std::string disagreements(const Graph& graph)
{
    std::string text;
    for (const ShapeMismatch& each : inferTypes(Graph::copyOf(graph), CancelToken()).mismatches)
        text += each.nodeName + ": " + each.written + " is " + each.inferred + "; ";
    return text;
}

using Row = std::function<void(const char*, const std::string&, const std::string&, const char*)>;

Row rows()
{
    QTest::addColumn<std::string>("nodes");
    QTest::addColumn<std::string>("constants");
    QTest::addColumn<std::string>("expected");
    return [](const char* name, const std::string& nodes, const std::string& constants,
              const char* expected) {
        QTest::newRow(name) << nodes << constants << std::string(expected);
    };
}

} // namespace

void DepthLastTest::saysAxesAnew_data()
{
    const Row row = rows();
    row("a reduction of an operand's axes",
        R"({"id": "m", "op": "ReduceMean", "inputs": ["c", "a"]})", list("a", "1"),
        "m = ReduceMean(c <3>) [1,8,16,1]");
    row("several, from the end", R"({"id": "m", "op": "ReduceSum", "inputs": ["c", "a"]})",
        list("a", "-1,-2"), "m = ReduceSum(c <2,1>) [1,1,1,32]");
    row("all axes", R"({"id": "m", "op": "ReduceMax", "inputs": ["c"]})", "",
        "m = ReduceMax(c) [1,1,1,1]");
    row("axes of height and width that go",
        R"({"id": "m", "op": "ReduceMean", "inputs": ["c", "a"], "attrs": {"keepdims": 0}})",
        list("a", "2,3"), "m = ReduceMean(c <1,2>) keepdims=0 [1,32]");
    row("channels that go",
        R"({"id": "m", "op": "ReduceMean", "inputs": ["c", "a"], "attrs": {"keepdims": 0}})",
        list("a", "1"), "m = ReduceMean(c <3>) keepdims=0 [1,8,16]");
    row("height that goes, and an image is left",
        R"({"id": "m", "op": "ReduceMean", "inputs": ["c", "a"], "attrs": {"keepdims": 0}})",
        list("a", "2"), "m = ReduceMean(c <1>) keepdims=0 [1,16,32]");
    row("a slice of an operand's axes",
        R"({"id": "s", "op": "Slice", "inputs": ["c", "b", "e", "a"]})",
        list("b", "0,2") + "," + list("e", "16,6") + "," + list("a", "1,3"),
        "s = Slice(c <0,2> <16,6> <3,2>) [1,8,4,16]");
    row("a slice of all axes", R"({"id": "s", "op": "Slice", "inputs": ["c", "b", "e"]})",
        list("b", "0,1,2,3") + "," + list("e", "1,16,6,7"),
        "s = Slice(c <0,2,3,1> <1,6,7,16>) [1,4,4,15]");
    row("a slice of old, which names no axes",
        R"({"id": "s", "op": "Slice", "inputs": ["c"], "attrs": {"starts": [0, 1],
        "ends": [1, 16]}})",
        "", "s = Slice(c) starts=[0, 1] ends=[1, 16] axes=[0, 3] [1,8,16,15]");
    row("a pad", R"({"id": "p", "op": "Pad", "inputs": ["c", "a"]})", list("a", "0,0,1,2,0,0,3,4"),
        "p = Pad(c <0,1,2,0,0,3,4,0>) [1,12,22,32]");
    row("a pad that names axes", R"({"id": "p", "op": "Pad", "inputs": ["c", "a", "", "n"]})",
        list("a", "1,2,3,4") + "," + list("n", "2,3"), "p = Pad(c <1,2,3,4> - <1,2>) [?,?,?,?]");
    row("a pad of old", R"({"id": "p", "op": "Pad", "inputs": ["c"],
        "attrs": {"pads": [0, 0, 1, 2, 0, 0, 3, 4]}})",
        "", "p = Pad(c) pads=[0, 1, 2, 0, 0, 3, 4, 0] [1,12,22,32]");
    row("a pad of PyTorch",
        R"({"id": "p", "op": "aten.pad.default", "inputs": ["c"], "attrs": {"pad": [1, 2, 3, 4]}})",
        "", "p = aten.pad.default(c) pad=[0, 0, 1, 2, 3, 4] [1,15,19,32]");
    row("tiles", R"({"id": "t", "op": "Tile", "inputs": ["c", "a"]})", list("a", "1,2,3,4"),
        "t = Tile(c <1,3,4,2>) [1,24,64,64]");
    row("what is spread, fewer axes", R"({"id": "t", "op": "Expand", "inputs": ["c", "a"]})",
        list("a", "32,1,1"), "t = Expand(c <1,1,1,32>) [1,8,16,32]");
    row("what is enlarged", R"({"id": "r", "op": "Resize", "inputs": ["c", "", "", "a"]})",
        list("a", "1,32,16,32"), "r = Resize(c - - <1,16,32,32>) [1,16,32,32]");
    row("a transposition", R"({"id": "t", "op": "Transpose", "inputs": ["c"],
        "attrs": {"perm": [0, 2, 3, 1]}})",
        "", "t = Transpose(c) perm=[0, 1, 2, 3] [1,8,16,32]");
    row("a transposition of nothing said", R"({"id": "t", "op": "Transpose", "inputs": ["c"]})", "",
        "t = Transpose(c) perm=[2, 1, 3, 0] [16,8,32,1]");
    row("axes that are gone", R"({"id": "g", "op": "GlobalAveragePool", "inputs": ["c"]},
        {"id": "s", "op": "Squeeze", "inputs": ["g", "a"]})",
        list("a", "2,3"), "g = GlobalAveragePool(c) [1,1,1,32]; s = Squeeze(g <1,2>) [1,32]");
    row("axes that come", R"({"id": "g", "op": "GlobalAveragePool", "inputs": ["c"]},
        {"id": "s", "op": "Squeeze", "inputs": ["g", "a"]},
        {"id": "u", "op": "Unsqueeze", "inputs": ["s", "a"]},
        {"id": "m", "op": "Mul", "inputs": ["c", "u"]})",
        list("a", "2,3"),
        "g = GlobalAveragePool(c) [1,1,1,32]; s = Squeeze(g <1,2>) [1,32];"
        " u = Unsqueeze(s <1,2>) [1,1,1,32]; m = Mul(c u) [1,8,16,32]");
    row("a sum along axes", R"({"id": "s", "op": "CumSum", "inputs": ["c", "a"]})",
        R"({"name": "a", "dtype": "i64", "shape": [], "value": {"tensor": {"dtype": "i64",
            "shape": [], "integers": [1]}}})",
        "s = CumSum(c <3>) [1,8,16,32]");
    row("pooled channels that are counted anew",
        R"({"id": "g", "op": "GlobalAveragePool", "inputs": ["c"]},
        {"id": "f", "op": "Flatten", "inputs": ["g"]})",
        "", "g = GlobalAveragePool(c) [1,1,1,32]; f = Flatten(g) [1,32]");
}

void DepthLastTest::saysAxesAnew()
{
    QFETCH(std::string, nodes);
    QFETCH(std::string, constants);
    QFETCH(std::string, expected);
    const auto graph = graphOf(nodes, constants);

    const StageResult stage = withDepthLast(graph);

    const std::string found = told(*stage.after);
    QVERIFY2(found == expected, found.c_str());
    QCOMPARE(disagreements(*stage.after), std::string());
    QVERIFY(stage.map.isIdentity() || stage.map.changes().empty());
}

void DepthLastTest::keepsTheModelsOrderWhereItMust_data()
{
    const Row row = rows();
    row("a reshape", R"({"id": "f", "op": "Flatten", "inputs": ["c"]})", "",
        "c.model_order = Transpose(c) perm=[0, 3, 1, 2] [1,32,8,16];"
        " f = Flatten(c.model_order) [1,4096]");
    row("axes that are computed", R"({"id": "a", "op": "Shape", "inputs": ["x"]},
        {"id": "m", "op": "ReduceMean", "inputs": ["c", "a"]})",
        "",
        "x.model_order = Transpose(x) perm=[0, 3, 1, 2] [1,3,8,16]; a = Shape(x.model_order) [4];"
        " c.model_order = Transpose(c) perm=[0, 3, 1, 2] [1,32,8,16];"
        " m = ReduceMean(c.model_order a) ?");
    row("what came of it goes back", R"({"id": "l", "op": "LayerNormalization", "inputs": ["c"]},
        {"id": "r", "op": "Relu", "inputs": ["l"]},
        {"id": "d", "op": "Conv", "inputs": ["r", "w2"]})",
        R"({"name": "w2", "dtype": "f32", "shape": [4, 32, 1, 1]})",
        "c.model_order = Transpose(c) perm=[0, 3, 1, 2] [1,32,8,16];"
        " l = LayerNormalization(c.model_order) [1,32,8,16];"
        " l.reordered = Transpose(l) perm=[0, 2, 3, 1] [1,8,16,32]; r = Relu(l.reordered)"
        " [1,8,16,32]; d = Conv(r w2) [1,8,16,4]");
    row("a list that widens", R"({"id": "m", "op": "Mul", "inputs": ["c", "k"]})",
        R"({"name": "k", "dtype": "f32", "shape": [16]})",
        "c.model_order = Transpose(c) perm=[0, 3, 1, 2] [1,32,8,16];"
        " m = Mul(c.model_order k) [1,32,8,16]");
    row("channels without a batch that are computed",
        R"({"id": "k", "op": "Reshape", "inputs": ["v", "a"]},
        {"id": "m", "op": "Mul", "inputs": ["c", "k"]})",
        R"({"name": "v", "dtype": "f32", "shape": [32]},)" + list("a", "32,1,1"),
        "k = Reshape(v <32,1,1>) [32,1,1]; k.reordered = Transpose(k) perm=[1, 2, 0] [1,1,32];"
        " m = Mul(c k.reordered) [1,8,16,32]");
    row("a weight that is computed", R"({"id": "k", "op": "Reshape", "inputs": ["v", "a"]},
        {"id": "d", "op": "Conv", "inputs": ["c", "k"]})",
        R"({"name": "v", "dtype": "f32", "shape": [128]},)" + list("a", "4,32,1,1"),
        "k = Reshape(v <4,32,1,1>) [4,32,1,1];"
        " k.reordered = Transpose(k) perm=[2, 3, 1, 0] [1,1,32,4];"
        " d = Conv(c k.reordered) [1,8,16,4]");
    row("batches that go, and no image is left",
        R"({"id": "s", "op": "Squeeze", "inputs": ["c", "a"]},
        {"id": "r", "op": "Relu", "inputs": ["s"]})",
        list("a", "0"),
        "s = Squeeze(c <0>) [8,16,32]; s.model_order = Transpose(s) perm=[2, 0, 1] [32,8,16];"
        " r = Relu(s.model_order) [32,8,16]");
    row("an axis that nobody names", R"({"id": "s", "op": "Softmax", "inputs": ["c"]})", "",
        "c.model_order = Transpose(c) perm=[0, 3, 1, 2] [1,32,8,16];"
        " s = Softmax(c.model_order) [1,32,8,16]");
}

void DepthLastTest::keepsTheModelsOrderWhereItMust()
{
    QFETCH(std::string, nodes);
    QFETCH(std::string, constants);
    QFETCH(std::string, expected);
    const auto graph = graphOf(nodes, constants);

    const StageResult stage = withDepthLast(graph);

    const std::string found = told(*stage.after);
    QVERIFY2(found == expected, found.c_str());
    QCOMPARE(disagreements(*stage.after), std::string());
}

void DepthLastTest::tellsWhatComesBetween()
{
    const auto graph = graphOf(R"({"id": "f", "op": "Flatten", "inputs": ["c"]},
        {"id": "g", "op": "Flatten", "inputs": ["c"]})",
                               "");

    const StageResult stage = withDepthLast(graph);

    QCOMPARE(stage.after->nodeCount(), graph->nodeCount() + 1);
    QCOMPARE(stage.map.changes().size(), 1U);
    QVERIFY(stage.map.changes()[0].before.empty());
    QCOMPARE(stage.after->nodeName(stage.map.changes()[0].after.front()), "c.model_order");
    QCOMPARE(stage.map.after(*graph->findNode("g")), *stage.after->findNode("g"));
}

void DepthLastTest::seesTheSameOperators()
{
    const auto graph = graphOf(R"({"id": "f", "op": "Flatten", "inputs": ["c"]})", "");

    const auto seen = seenWithDepthLast(graph);

    QCOMPARE(told(*seen), std::string("f = Flatten(c) [1,4096]"));
}

void DepthLastTest::agreesWithInference_data()
{
    QTest::addColumn<QString>("path");
    const QString source = QStringLiteral(FUSEWRIGHT_SOURCE_DIR);
    const QStringList folders{source + QStringLiteral("/tests/corpus/models"),
                              source + QStringLiteral("/resources/examples")};
    for (const QString& folder : folders) {
        QDirIterator files(
            folder,
            {QStringLiteral("*.onnx"), QStringLiteral("*.fx.txt"), QStringLiteral("*.relax.py")},
            QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            QTest::newRow(qPrintable(path.mid(source.size()))) << path;
        }
    }
}

/// Operators on images are not inferred then; all others are.
void DepthLastTest::agreesWithInference()
{
    QFETCH(QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const Reading read =
        readBytes(file.readAll().toStdString(), path.toStdString(), Keep::Inferred);
    if (!read.model)
        QSKIP("no model");
    const auto graph = read.model->graph;
    const std::string before = disagreements(*graph);

    const StageResult stage = withDepthLast(graph);

    const std::string after = disagreements(*stage.after);
    QVERIFY2(stage.after == graph || after == before, after.c_str());
}

FUSEWRIGHT_TEST(DepthLastTest)
#include "tst_depth_last.moc"
