// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/graph_part.h"

#include "tests/engine/kit/broken_graph.h"
#include "tests/engine/kit/graph_text.h"
#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

/// Operators of a graph as a graph of their own.
class GraphPartTest : public QObject {
    Q_OBJECT

private slots:
    void hasWhatItNeedsAsInputs();
    void keepsWhatIsKnown();
    void keepsBodiesAndTheirCaptures();
    void ofEveryOperatorIsWhole_data();
    void ofEveryOperatorIsWhole();
};

namespace {

std::vector<ValueId> resultsOf(const Graph& graph, NodeId node)
{
    const auto results = graph.outputs(node);
    return {results.begin(), results.end()};
}

} // namespace

void GraphPartTest::hasWhatItNeedsAsInputs()
{
    const GraphText text("a:relu > b:add > c:exp\nd:abs > b\nb > e:neg");
    const Graph& graph = text.graph;
    const std::vector<NodeId> nodes{text["b"], text["c"]};
    const std::vector<ValueId> inputs = resultsOf(graph, text["d"]);
    const GraphPart part = partOf(graph, nodes, inputs, resultsOf(graph, text["c"]));
    QVERIFY(part.graph);
    QCOMPARE(outline(*part.graph), std::string("b=add(a,d); c=exp(b); → c"));
    QCOMPARE(part.graph->inputCount(), std::size_t{2});
    QCOMPARE(part.graph->capturedCount(), std::size_t{1});
    QCOMPARE(std::string(part.graph->valueName(ValueId(0u))), std::string("d"));
    QCOMPARE(part.captured, resultsOf(graph, text["a"]));
}

void GraphPartTest::keepsWhatIsKnown()
{
    const Reading reading = readBytes(R"({"format": "fusewright-graph", "version": 1,
        "inputs": [{"name": "x", "dtype": "float32", "shape": [2, 3]}],
        "constants": [{"name": "w", "dtype": "float32", "shape": [3]}],
        "nodes": [{"id": "n", "op": "torch.layer_norm", "inputs": ["x", "w"], "outputs": ["y"],
                   "attrs": {"eps": 0.5, "sizes": [1, 2]}, "module": "top.norm",
                   "module_type": "Norm", "source": "m.py:3",
                   "call": {"kind": "function", "args": [{"value": "x"}, 2, {"value": "w"}],
                            "kwargs": {"eps": 0.5}}}],
        "outputs": ["y"]})");
    QVERIFY2(reading.model, reading.firstMessage().c_str());
    const Graph& graph = reading.graph();
    const std::vector<NodeId> nodes{NodeId(0u)};
    const GraphPart part = partOf(graph, nodes, {}, graph.outputs());
    QVERIFY(part.graph);
    // Only where the values come from is another matter now.
    QCOMPARE(outline(*part.graph), outline(graph));
    QCOMPARE(std::string(part.graph->source(NodeId(0u))), std::string("m.py:3"));
    QCOMPARE(std::string(part.graph->text(part.graph->moduleOf(NodeId(0u)).path)),
             std::string("top.norm"));
    QCOMPARE(part.graph->valueType(ValueId(0u)), graph.valueType(ValueId(0u)));
    QCOMPARE(part.graph->arguments(NodeId(0u)).size(), graph.arguments(NodeId(0u)).size());
}

void GraphPartTest::keepsBodiesAndTheirCaptures()
{
    const Reading reading = readCorpus("models/onnx/if_in_loop.onnx");
    QVERIFY(reading.model);
    const Graph& graph = reading.graph();
    for (const NodeId node : graph.nodes()) {
        const std::vector<NodeId> nodes{node};
        const GraphPart part = partOf(graph, nodes, {}, resultsOf(graph, node));
        QVERIFY(part.graph);
        QCOMPARE(part.graph->nested().size(), graph.nested(node).size());
        QCOMPARE(brokenGraph(*part.graph), std::string());
    }
}

void GraphPartTest::ofEveryOperatorIsWhole_data()
{
    QTest::addColumn<std::string>("model");
    for (const char* const model :
         {"models/fx/block.json", "models/onnx/qdq_55n.onnx",
          "models/mlir/ttir_llama_3_2_1b_decode_layer.mlir", "models/relax/resnet_6b.relax.py"})
        QTest::newRow(model) << std::string(model);
}

void GraphPartTest::ofEveryOperatorIsWhole()
{
    QFETCH(std::string, model);
    const Reading reading = readCorpus(model, Keep::TidyInferred);
    QVERIFY(reading.model);
    const Graph& graph = reading.graph();
    std::vector<NodeId> nodes;
    for (const NodeId node : graph.nodes()) {
        nodes.push_back(node);
        const GraphPart part = partOf(graph, nodes, {}, resultsOf(graph, node));
        QVERIFY(part.graph);
        QCOMPARE(part.graph->nodeCount(), nodes.size());
        QCOMPARE(brokenGraph(*part.graph), std::string());
        if (nodes.size() == 4)
            nodes.clear();
    }
}

FUSEWRIGHT_TEST(GraphPartTest)
#include "tst_graph_part.moc"
