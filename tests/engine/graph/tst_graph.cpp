// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/graph.h"

#include "tests/engine/graph/told_graph.h"
#include "tests/engine/kit/graph_text.h"
#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>
#include <vector>

using namespace fusewright;
using test::GraphText;
using test::namesOf;
using test::readBytes;
using test::Reading;

class GraphTest : public QObject {
    Q_OBJECT

private slots:
    void aValueIsAnInputAParameterOrAResult();
    void onlyAResultHasAProducer();
    void aSmallParameterHasItsElements();
    void anAttributeIsFoundByItsName();
    void aHintIsWhatTheFileSays();
    void aNodeOutsideEveryModuleIsInTheNamelessOne();
    void anOperatorHasItsNativeAndItsCanonicalName();
    void anUnknownOperatorIsItsOwnCanonicalName();
    void nodesOfOneOperatorShareIt();
    void aGraphKeepsItsNameAndProperties();
    void aShapeKeepsTheNamesOfItsExtents();
};

namespace {

Reading readMembers(const std::string& members)
{
    return readBytes(R"({"format": "fusewright-graph", "version": 1, )" + members + '}');
}

const std::string linear = R"(
    "name": "net", "properties": {"producer": "hand", "opset": "17"},
    "inputs": [{"name": "x", "dtype": "bf16", "shape": [1, "sequence", null]}],
    "constants": [{"name": "w", "dtype": "f32"}, {"name": "eps", "value": 1e-5}],
    "nodes": [
        {"id": "q", "op": "aten.linear.default", "inputs": ["x", "w"], "external": true,
         "module": "layers.0.q_proj", "module_type": "Linear"},
        {"id": "y", "op": "acme_norm", "inputs": ["q", "eps"],
         "attrs": {"axis": -1, "affine": false},
         "kind": "injective", "edge_kinds": ["elemwise", "opaque"]},
        {"id": "z", "op": "aten.linear.default", "inputs": ["y", "w"]}])";

} // namespace

void GraphTest::aValueIsAnInputAParameterOrAResult()
{
    const Reading reading = readMembers(linear);
    const Graph& graph = reading.graph();

    QCOMPARE(namesOf(graph, std::vector(graph.values().begin(), graph.values().end())),
             std::string("x w eps q y z"));
    QCOMPARE(graph.valueKind(ValueId(0u)), ValueKind::Input);
    QCOMPARE(graph.valueKind(ValueId(1u)), ValueKind::Parameter);
    QCOMPARE(graph.valueKind(ValueId(2u)), ValueKind::Parameter);
    QCOMPARE(graph.valueKind(ValueId(3u)), ValueKind::Result);
}

void GraphTest::onlyAResultHasAProducer()
{
    const GraphText g("conv > relu");

    const auto operands = g.graph.inputs(g["relu"]);
    QCOMPARE(g.graph.producer(operands.front()), g["conv"]);
    QVERIFY(!g.graph.producer(g.graph.inputs(g["conv"]).front()).isValid());
}

void GraphTest::aSmallParameterHasItsElements()
{
    const Reading reading = readMembers(linear);
    const Graph& graph = reading.graph();

    QVERIFY(!graph.literal(ValueId(0u)));
    QVERIFY(!graph.literal(ValueId(1u)));
    QCOMPARE(*graph.literal(ValueId(2u)), AttributeValue(1e-5));
    QVERIFY(!graph.literal(ValueId(3u)));
}

void GraphTest::anAttributeIsFoundByItsName()
{
    const Reading reading = readMembers(linear);
    const Graph& graph = reading.graph();
    const NodeId norm = graph.findNode("y").value();

    QCOMPARE(*graph.attribute(norm, "axis"), AttributeValue(std::int64_t(-1)));
    QCOMPARE(*graph.attribute(norm, "affine"), AttributeValue(false));
    QVERIFY(!graph.attribute(norm, "ax"));
    QVERIFY(!graph.attribute(graph.findNode("q").value(), "axis"));
}

void GraphTest::aHintIsWhatTheFileSays()
{
    const Reading reading = readMembers(linear);
    const Graph& graph = reading.graph();

    const std::vector edges{FusionKind::Elemwise, FusionKind::Opaque};
    QCOMPARE(*graph.hint(NodeId(0u)), (FusionHint{NodeId(0u), {}, {}, true}));
    QCOMPARE(*graph.hint(NodeId(1u)),
             (FusionHint{NodeId(1u), FusionKind::Injective, edges, false}));
    QVERIFY(!graph.hint(NodeId(2u)));
}

void GraphTest::aNodeOutsideEveryModuleIsInTheNamelessOne()
{
    const Reading reading = readMembers(linear);
    const Graph& graph = reading.graph();

    QCOMPARE(graph.text(graph.moduleOf(NodeId(0u)).path), std::string_view("layers.0.q_proj"));
    QCOMPARE(graph.text(graph.moduleOf(NodeId(0u)).type), std::string_view("Linear"));
    QCOMPARE(graph.moduleId(NodeId(1u)), ModuleId(0u));
    QCOMPARE(graph.text(graph.moduleOf(NodeId(1u)).path), std::string_view());
}

void GraphTest::anOperatorHasItsNativeAndItsCanonicalName()
{
    const Reading reading = readMembers(linear);

    QCOMPARE(reading.graph().nativeName(NodeId(0u)), std::string_view("aten.linear.default"));
    QCOMPARE(reading.graph().canonicalName(NodeId(0u)), std::string_view("linear"));
    QCOMPARE(reading.graph().operatorOf(NodeId(0u)).spec->name, std::string("linear"));
}

void GraphTest::anUnknownOperatorIsItsOwnCanonicalName()
{
    const Reading reading = readMembers(linear);

    QCOMPARE(reading.graph().canonicalName(NodeId(1u)), std::string_view("acme_norm"));
    QVERIFY(!reading.graph().operatorOf(NodeId(1u)).spec);
}

void GraphTest::nodesOfOneOperatorShareIt()
{
    const Reading reading = readMembers(linear);

    QCOMPARE(reading.graph().operators().size(), std::size_t(2));
    QCOMPARE(reading.graph().operatorId(NodeId(2u)), reading.graph().operatorId(NodeId(0u)));
}

void GraphTest::aGraphKeepsItsNameAndProperties()
{
    const Reading reading = readMembers(linear);

    const std::vector<std::pair<std::string, std::string>> expected{{"producer", "hand"},
                                                                    {"opset", "17"}};
    QCOMPARE(reading.graph().name(), std::string("net"));
    QVERIFY(std::ranges::equal(reading.graph().properties(), expected));
}

void GraphTest::aShapeKeepsTheNamesOfItsExtents()
{
    const Reading reading = readMembers(linear);
    const Graph& graph = reading.graph();

    const auto dims = graph.shapes().dims(graph.shapeId(ValueId(0u)));
    QCOMPARE(dims.size(), std::size_t(3));
    QCOMPARE(dims[0], Dim::known(1));
    QCOMPARE(graph.text(dims[1].name()), std::string_view("sequence"));
    QCOMPARE(dims[2], Dim());
}

FUSEWRIGHT_TEST(GraphTest)
#include "tst_graph.moc"
