// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/dot/dot_writer.h"

#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"

#include "engine/formats/model_formats.h"
#include "engine/graph/graph_builder.h"
#include "engine/support/file_bytes.h"
#include "engine/support/utf8.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

namespace {

Reading readBack(const std::string& text, Keep keep = Keep::Tidy)
{
    Reading reading;
    const FileBytes bytes = FileBytes::copyOf(text);
    const std::string path = "test.dot";
    ReadOptions options;
    options.catalogue = OperatorCatalogue::builtIn();
    options.tidy = keep == Keep::Tidy;
    options.operatorLabel = OperatorLabel::FirstLine;
    reading.model = dotFormat().read({bytes, path}, options, reading.findings);
    return reading;
}

Reading readNodes(const std::string& nodes, const std::string& more = {})
{
    return readBytes(R"({"format": "fusewright-graph", "version": 1, "name": "g", "nodes": [)"
                     + nodes + ']' + more + '}');
}

/// `operator(makers of operands)`, a line for each node: what a drawing shows of a graph.
QString shapeOf(const Graph& graph)
{
    QString text;
    const auto name = [&](NodeId node) {
        return QString::fromUtf8(graph.canonicalName(node)) + QString::number(node.index);
    };
    for (const NodeId node : graph.nodes()) {
        text += name(node) + '(';
        for (const NodeId producer : graph.producers(node))
            text += ' ' + name(producer);
        text += ")\n";
    }
    return text;
}

} // namespace

class DotWriterTest : public QObject {
    Q_OBJECT

private slots:
    void writesOperatorsInputsAndOutputs();
    void writesTheNativeNameWhereItDiffers();
    void leavesParametersOut();
    void writesOneEdgeForEachOperand();
    void isTheSameGraphWhenReadBack_data();
    void isTheSameGraphWhenReadBack();
    void writesEqualGraphsEqually();
    void keepsInputsNodesAndOutputsOfOneNameApart();
    void survivesAnyByteInAName();
    void writesAGraphWithoutNodes();
};

void DotWriterTest::writesOperatorsInputsAndOutputs()
{
    const Reading reading = readNodes(
        R"({"id": "a", "op": "relu", "inputs": ["x"]})",
        R"(, "values": {"a": {"dtype": "bf16", "shape": [1, "s0", null]}}, "outputs": ["a"])");

    QCOMPARE(writeDot(reading.graph()),
             "digraph \"g\" {\n"
             "  node [shape=box];\n"
             "  \"x\" [label=\"placeholder\\nx\", shape=ellipse];\n"
             "  \"a\" [label=\"relu\\na\", tooltip=\"? -> bf16[1,s0,?]\"];\n"
             "  \"x\" -> \"a\";\n"
             "  \"output a\" [label=\"output\\na\", shape=ellipse];\n"
             "  \"a\" -> \"output a\" [label=\"bf16[1,s0,?]\"];\n"
             "}\n");
}

void DotWriterTest::writesTheNativeNameWhereItDiffers()
{
    const Reading reading = readNodes(R"({"id": "a", "op": "aten.relu.default", "inputs": ["x"]})");

    QVERIFY(writeDot(reading.graph()).find("label=\"relu\\na\\naten.relu.default\"")
            != std::string::npos);
}

void DotWriterTest::leavesParametersOut()
{
    const Reading reading = readNodes(R"({"id": "a", "op": "linear", "inputs": ["x", "w", null]})",
                                      R"(, "constants": [{"name": "w", "dtype": "f32"}])");

    const std::string text = writeDot(reading.graph());

    QVERIFY(text.find("\"w\"") == std::string::npos);
    QVERIFY(text.find("tooltip=\"?, f32, - -> ?\"") != std::string::npos);
}

void DotWriterTest::writesOneEdgeForEachOperand()
{
    const Reading reading = readNodes(R"({"id": "a", "op": "relu", "inputs": ["x"]},
                                         {"id": "b", "op": "mul", "inputs": ["a", "a"]})");

    const Reading back = readBack(writeDot(reading.graph()));

    QCOMPARE(shapeOf(back.graph()), "relu0()\nmul1( relu0 relu0)\n");
}

void DotWriterTest::isTheSameGraphWhenReadBack_data()
{
    QTest::addColumn<QString>("file");
    for (const char* file : {"models/dot/bert_12l.netdrawer.dot", "models/dot/resnet_6b.fx.dot",
                             "models/onnx/bert_toy_5l_unsorted.onnx"})
        QTest::newRow(file) << file;
}

void DotWriterTest::isTheSameGraphWhenReadBack()
{
    QFETCH(QString, file);
    const Reading before = readCorpus(file.toStdString(), Keep::Tidy);
    QVERIFY(before.model);

    const Reading after = readBack(writeDot(before.graph()));

    QVERIFY2(after.model, after.firstMessage().c_str());
    QCOMPARE(shapeOf(after.graph()), shapeOf(before.graph()));
    QCOMPARE(after.graph().inputCount(), before.graph().inputCount());
    QCOMPARE(after.graph().outputs().size(), before.graph().outputs().size());
}

void DotWriterTest::writesEqualGraphsEqually()
{
    const Reading once = readCorpus("models/dot/resnet_6b.fx.dot");
    const Reading twice = readCorpus("models/dot/resnet_6b.fx.dot");

    QCOMPARE(writeDot(once.graph()), writeDot(twice.graph()));
}

void DotWriterTest::keepsInputsNodesAndOutputsOfOneNameApart()
{
    const Reading reading = readNodes(
        R"({"id": "x", "op": "relu", "inputs": ["x"], "outputs": ["y"]},
           {"id": "output y", "op": "neg", "inputs": ["y"], "outputs": ["z"]})",
        R"(, "outputs": ["y", "z", "y"])");
    QVERIFY2(reading.model, reading.firstMessage().c_str());

    const Reading back = readBack(writeDot(reading.graph()), Keep::Raw);

    QCOMPARE(shapeOf(back.graph()),
             "placeholder0()\nrelu1( placeholder0)\nneg2( relu1)\n"
             "output3( relu1)\noutput4( neg2)\noutput5( relu1)\n");
}

void DotWriterTest::survivesAnyByteInAName()
{
    GraphBuilder builder("\"\\\xff", OperatorCatalogue::builtIn());
    for (int byte = 0; byte < 256; ++byte) {
        const char c = static_cast<char>(byte);
        const Symbol name = builder.intern(std::string{'a', c, c, '\\'});
        builder.beginNode("relu", name);
        builder.addOperand(builder.intern(std::string{'%', c}));
        builder.addResult(name);
    }
    builder.giveOutUnusedResults();
    Diagnostics findings;
    const auto graph = builder.build(UnmadeNames::BecomeInputs, "x", {}, findings);
    QVERIFY(graph);

    const std::string text = writeDot(*graph);
    const Reading back = readBack(text);

    QVERIFY(!utf8::findInvalid(text));
    QVERIFY2(back.model, back.firstMessage().c_str());
    QCOMPARE(back.graph().nodeCount(), 256u);
    QCOMPARE(back.graph().inputCount(), 256u);
    QCOMPARE(back.graph().nodeName(NodeId(static_cast<std::uint32_t>('"'))), "a\"\"\\");
}

void DotWriterTest::writesAGraphWithoutNodes()
{
    const Reading reading = readNodes("");

    QCOMPARE(writeDot(reading.graph()), "digraph \"g\" {\n  node [shape=box];\n}\n");
    QVERIFY(readBack(writeDot(reading.graph())).model);
}

FUSEWRIGHT_TEST(DotWriterTest)
#include "tst_dot_writer.moc"
