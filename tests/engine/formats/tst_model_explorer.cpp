// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/model_explorer/explorer_writer.h"
#include "engine/formats/native/native_writer.h"
#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

class ModelExplorerTest : public QObject {
    Q_OBJECT

private slots:
    void readsTheGraphOfItsRepository();
    void ordersOperandsByTheirPlaces();
    void readsTypesAndShapes_data();
    void readsTypesAndShapes();
    void makesOneValueOfEachOutput();
    void readsNodesThatStandForTheEndsOfTheGraph();
    void readsAttributesAsWhatTheyAre();
    void readsEveryWrapping_data();
    void readsEveryWrapping();
    void offersAllGraphsThatNoNodeOwns();
    void nestsTheGraphsThatANodeOwns();
    void takesANodeThatIsNotThereAsAnInput();
    void refuses_data();
    void refuses();
    void givesBackWhatWasWritten();
    void givesBackAGraphThatGivesNothing();
    void givesBackBodiesAndWhatTheyCapture();
};

namespace {

std::string collection(const std::string& graphs)
{
    return R"({"label": "c", "graphs": [)" + graphs + "]}";
}

std::string graph(const std::string& nodes, const std::string& id = "g")
{
    return R"({"id": ")" + id + R"(", "nodes": [)" + nodes + "]}";
}

std::string edge(const std::string& source, const std::string& output = "0",
                 const std::string& input = "0")
{
    return R"({"sourceNodeId": ")" + source + R"(", "sourceNodeOutputId": ")" + output
        + R"(", "targetNodeInputId": ")" + input + "\"}";
}

std::string explorerNode(const std::string& id, const std::string& edges,
                         const std::string& more = {})
{
    return R"({"id": ")" + id + R"(", "label": "relu", "namespace": "a/b", "incomingEdges": [)"
        + edges + ']' + more + '}';
}

QString native(const Reading& reading)
{
    return QString::fromStdString(writeNative(reading.graph()));
}

} // namespace

void ModelExplorerTest::readsTheGraphOfItsRepository()
{
    const Reading reading = readCorpus("models/json/model_explorer.me.json");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(reading.model->format, "model-explorer");
    QCOMPARE(reading.graph().nodeCount(), 11u);
    QCOMPARE(reading.graph().parameterCount(), 1u);
    const auto inner = reading.graph().findNode("root3_layer1_n2");
    QVERIFY(inner);
    QCOMPARE(reading.graph().text(reading.graph().moduleOf(*inner).path), "root3.layer1");
}

void ModelExplorerTest::ordersOperandsByTheirPlaces()
{
    const Reading reading = readBytes(
        collection(graph(explorerNode("a", "") + ',' + explorerNode("b", "") + ','
                         + explorerNode("c", edge("b", "0", "2") + ',' + edge("a", "0", "0")))));

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    const auto inputs = reading.graph().inputs(*reading.graph().findNode("c"));
    QCOMPARE(inputs.size(), 3u);
    QCOMPARE(reading.graph().valueName(inputs[0]), "a");
    QVERIFY(!inputs[1].isValid());
    QCOMPARE(reading.graph().valueName(inputs[2]), "b");
}

void ModelExplorerTest::readsTypesAndShapes_data()
{
    QTest::addColumn<QString>("facts");
    QTest::addColumn<QString>("described");

    const auto fact = [](const char* key, const char* value) {
        return QStringLiteral(R"({"key": "%1", "value": "%2"})")
            .arg(QString::fromUtf8(key), QString::fromUtf8(value));
    };
    QTest::newRow("as TensorFlow Lite")
        << fact("tensor_shape", "float32[1,3,?]") << R"("dtype": "f32", "shape": [1, 3, null])";
    QTest::newRow("with a name") << fact("tensor_shape", "f16[batch, Max(1, s0)]")
                                 << "\"dtype\": \"f16\", \"shape\": [\"batch\", \"Max(1, s0)\"]";
    QTest::newRow("a scalar") << fact("tensor_shape", "int64[]")
                              << R"("dtype": "i64", "shape": [])";
    QTest::newRow("two facts") << fact("dtype", "torch.bfloat16") + ',' + fact("shape", "(2, 4)")
                               << R"("dtype": "bf16", "shape": [2, 4])";
    QTest::newRow("a type alone") << fact("tensor_shape", "float32") << R"("dtype": "f32")";
    QTest::newRow("nonsense") << fact("tensor_shape", "]][") << R"("values": {})";
}

void ModelExplorerTest::readsTypesAndShapes()
{
    QFETCH(QString, facts);
    QFETCH(QString, described);

    const Reading reading = readBytes(collection(graph(explorerNode(
        "a", "",
        R"(, "outputsMetadata": [{"id": "0", "attrs": [)" + facts.toStdString() + "]}]"))));

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QVERIFY2(native(reading).contains(described), qPrintable(native(reading)));
}

void ModelExplorerTest::makesOneValueOfEachOutput()
{
    const Reading reading = readBytes(
        collection(graph(explorerNode("split", "") + ',' + explorerNode("l", edge("split", "2"))
                         + ',' + explorerNode("r", edge("split")))));

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    const NodeId split = *reading.graph().findNode("split");
    QCOMPARE(reading.graph().outputCount(split), 3u);
    QCOMPARE(reading.graph().inputs(*reading.graph().findNode("l"))[0],
             reading.graph().outputs(split)[2]);
    QCOMPARE(reading.graph().valueName(reading.graph().outputs(split).front()), "split");
}

void ModelExplorerTest::readsNodesThatStandForTheEndsOfTheGraph()
{
    const Reading reading = readBytes(collection(graph(
        R"({"id": "in", "label": "GraphInputs", "namespace": "", "outputsMetadata": [
             {"id": "0", "attrs": [{"key": "tensor_name", "value": "ids"}]}, {"id": "1"}]},
           {"id": "w", "label": "pseudo_const", "namespace": "", "outputsMetadata": [
             {"id": "0", "attrs": [{"key": "tensor_shape", "value": "f32[4]"}]}]},)"
        + explorerNode("add", edge("in", "1", "0") + ',' + edge("w", "0", "1")) + ','
        + R"({"id": "out", "label": "GraphOutputs", "namespace": "",
              "incomingEdges": [)"
        + edge("add") + "]}")));

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(reading.graph().nodeCount(), 1u);
    QCOMPARE(reading.graph().inputCount(), 2u);
    QCOMPARE(reading.graph().parameterCount(), 1u);
    QCOMPARE(reading.graph().valueName(ValueId(std::size_t(0))), "ids");
    QCOMPARE(reading.graph().outputs().size(), 1u);
}

void ModelExplorerTest::readsAttributesAsWhatTheyAre()
{
    const std::string attributes = R"(, "attrs": [
        {"key": "axis", "value": "-1"}, {"key": "perm", "value": "[0, 2, 1]"},
        {"key": "eps", "value": "1e-05"}, {"key": "keep", "value": "true"},
        {"key": "mode", "value": "linear"}, {"key": "odd", "value": "[1, x]"},
        {"key": "number", "value": "\"3\""}])";

    const Reading reading = readBytes(collection(graph(explorerNode("a", "", attributes))));

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    const QString read = R"("attrs": {"axis": -1, "perm": [0, 2, 1], "eps": 1e-05, "keep": true, )"
                         R"("mode": "linear", "odd": "[1, x]", "number": "3"})";
    QVERIFY2(native(reading).contains(read), qPrintable(native(reading)));
}

void ModelExplorerTest::readsEveryWrapping_data()
{
    QTest::addColumn<QString>("text");
    const std::string one = graph(explorerNode("a", "") + ',' + explorerNode("b", edge("a")));

    QTest::newRow("a graph") << QString::fromStdString(one);
    QTest::newRow("graphs") << QString::fromStdString('[' + one + ']');
    QTest::newRow("a collection") << QString::fromStdString(collection(one));
    QTest::newRow("collections") << QString::fromStdString('[' + collection(one) + ']');
    QTest::newRow("an object of collections")
        << QString::fromStdString(R"({"graphCollections": [)" + collection(one) + "]}");
}

void ModelExplorerTest::readsEveryWrapping()
{
    QFETCH(QString, text);

    const Reading reading = readBytes(text.toStdString(), "some.file");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(reading.graph().name(), "g");
    QCOMPARE(reading.graph().nodeCount(), 2u);
}

void ModelExplorerTest::offersAllGraphsThatNoNodeOwns()
{
    const Reading reading = readBytes(collection(
        graph(explorerNode("a", "", R"(, "subgraphIds": ["body"])"), "main") + ','
        + graph(explorerNode("b", ""), "body") + ',' + graph(explorerNode("c", ""), "other")));

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(reading.model->functions, (std::vector<std::string>{"main", "other"}));
    QCOMPARE(reading.graph().name(), "main");
}

void ModelExplorerTest::nestsTheGraphsThatANodeOwns()
{
    const Reading reading = readBytes(
        collection(graph(explorerNode("a", "", R"(, "subgraphIds": ["body", "gone"])"), "main")
                   + ',' + graph(explorerNode("b", ""), "body")));

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(reading.graph().nested().size(), 1u);
    QCOMPARE(reading.graph().text(reading.graph().nested()[0].attribute), "body");
}

void ModelExplorerTest::takesANodeThatIsNotThereAsAnInput()
{
    const Reading reading = readBytes(collection(graph(explorerNode("a", edge("gone")))));

    QVERIFY(reading.model);
    QCOMPARE(reading.firstCode(), "missing-input");
    QCOMPARE(reading.graph().inputCount(), 1u);
}

void ModelExplorerTest::refuses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("code");
    const auto add = [](const char* name, const std::string& text, const char* code) {
        QTest::newRow(name) << QString::fromStdString(text) << QString::fromUtf8(code);
    };
    const std::string edges = edge("a");

    add("two nodes with one id",
        collection(graph(explorerNode("a", edges) + ',' + explorerNode("a", ""))), "duplicate-id");
    add("a node without an id", collection(graph(R"({"incomingEdges": [)" + edges + "]}")),
        "missing-id");
    add("nodes that are an object",
        R"({"graphs": [{"id": "g", "nodes": {"namespace": "", "label": "a"}}]})", "wrong-type");
    add("edges that are an object",
        collection(graph(R"({"id": "a", "label": "x", "incomingEdges": {"sourceNodeId": "a"}})")),
        "wrong-type");
    add("an edge that is a text",
        collection(graph(explorerNode("a", edges) + R"(, {"id": "b", "incomingEdges": ["a"]})")),
        "wrong-type");
    add("attributes that are an object",
        collection(graph(explorerNode("a", edges) + R"(, {"id": "b", "attrs": {"k": "v"}})")),
        "wrong-type");
    add("an id that is a number",
        collection(graph(explorerNode("a", edges) + R"(, {"id": 3, "label": "b"})")), "wrong-type");
    add("an edge from nowhere", collection(graph(explorerNode("a", edges + ", {}"))),
        "missing-source");
    add("a circle",
        collection(graph(explorerNode("a", edge("b")) + ',' + explorerNode("b", edges))), "cycle");
    add("a graph in itself",
        collection(graph(explorerNode("a", "", R"(, "subgraphIds": ["g"])") + ','
                         + explorerNode("b", edges))),
        "too-deep");
    add("cut short",
        collection(graph(explorerNode("a", "") + ',' + explorerNode("b", edges))).substr(0, 170),
        "json-syntax");
}

void ModelExplorerTest::refuses()
{
    QFETCH(QString, text);
    QFETCH(QString, code);

    const Reading reading = readBytes(text.toStdString(), "x.me.json");

    QVERIFY(!reading.model);
    QCOMPARE(QString::fromStdString(reading.firstCode()), code);
}

void ModelExplorerTest::givesBackWhatWasWritten()
{
    const Reading before = readBytes(R"({"format": "fusewright-graph", "version": 1,
        "name": "m", "properties": {"producer": "me"},
        "inputs": [{"name": "x", "dtype": "f32", "shape": [1, "n", null]}, {"name": "unused"}],
        "constants": [{"name": "w", "dtype": "f32", "shape": [2],
          "value": {"tensor": {"dtype": "f32", "shape": [2], "numbers": [1.0, 2.5]}}}],
        "nodes": [{"id": "GraphInputs", "op": "split", "inputs": ["x"], "outputs": ["a", "b"],
                   "module": "net.0", "module_type": "Split"},
                  {"id": "b", "op": "split", "inputs": ["x"], "outputs": [null, "d"],
                   "module": "net/0", "module_type": "Slashed"},
                  {"id": "odd", "op": "pseudo_const", "inputs": []},
                  {"id": "print", "op": "print", "inputs": ["d"], "outputs": [],
                   "kind": "opaque", "edge_kinds": ["injective"], "external": true},
                  {"id": "c", "op": "where", "inputs": ["b", null, "w"],
                   "attrs": {"axis": 1, "word": "1", "list": [0.5, 2.0], "other": "tanh"}}],
        "values": {"a": {"dtype": "bf16", "shape": []}, "c": {"dtype": "i64"}},
        "outputs": ["c", "a", "x"]})");
    QVERIFY2(before.model, before.firstMessage().c_str());

    const Reading after = readBytes(writeModelExplorer(before.graph()));

    QVERIFY2(after.model, after.firstMessage().c_str());
    QCOMPARE(after.model->format, "model-explorer");
    QCOMPARE(native(after), native(before));
}

void ModelExplorerTest::givesBackAGraphThatGivesNothing()
{
    const Reading before = readBytes(R"({"format": "fusewright-graph", "version": 1,
        "inputs": [{"name": "x"}], "nodes": [{"id": "a", "op": "relu", "inputs": ["x"]}],
        "outputs": []})");
    QVERIFY2(before.model, before.firstMessage().c_str());

    const Reading after = readBytes(writeModelExplorer(before.graph()));

    QVERIFY2(after.model, after.firstMessage().c_str());
    QCOMPARE(native(after), native(before));
}

void ModelExplorerTest::givesBackBodiesAndWhatTheyCapture()
{
    const Reading before = readBytes(R"({"format": "fusewright-graph", "version": 1,
        "inputs": [{"name": "x"}, {"name": "y"}],
        "nodes": [{"id": "if", "op": "If", "inputs": ["x"], "graphs": {
            "then": {"name": "t", "inputs": [], "constants": [], "nodes": [
                {"id": "r", "op": "Relu", "inputs": ["y"]}], "outputs": ["r"]},
            "else": {"name": "e", "inputs": [], "constants": [], "nodes": [
                {"id": "r", "op": "Neg", "inputs": ["y"]}], "outputs": ["r"]}}}],
        "outputs": ["if"]})");
    QVERIFY2(before.model, before.firstMessage().c_str());

    const Reading after = readBytes(writeModelExplorer(before.graph()));

    QVERIFY2(after.model, after.firstMessage().c_str());
    QCOMPARE(native(after), native(before));
}

FUSEWRIGHT_TEST(ModelExplorerTest)
#include "tst_model_explorer.moc"
