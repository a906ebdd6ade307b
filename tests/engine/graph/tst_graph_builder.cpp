// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/graph_builder.h"

#include "tests/engine/graph/told_graph.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <array>
#include <string>

using namespace fusewright;
using test::namesOf;
using test::ToldGraph;

class GraphBuilderTest : public QObject {
    Q_OBJECT

private slots:
    void ordersWhatIsToldInAnyOrder();
    void leavesAnOrderThatIsOneAsItIs();
    void buildsALongChainToldBackwards();
    void valuesAreInputsThenParametersThenResults();
    void whatIsLeftOutKeepsItsPlace();
    void outputsAreAsTheyAreListed();
    void withoutAListWhatNobodyUsesIsGivenOut();
    void aTypeMayBeToldBeforeOrAfterItsValue();
    void aDeclaredTypeIsOnlyCompleted();
    void everyPartOfANodeMovesWithIt();
    void nodesOfAModuleShareIt();
    void aGraphMayBeEmpty();
};

namespace {

std::string operandNames(const ToldGraph& told, std::string_view node)
{
    return namesOf(*told.graph, told.graph->inputs(told.node(node)));
}

/// A builder with what the tests need to tell it in their own words.
struct Builder : GraphBuilder {
    Builder() : GraphBuilder("built", OperatorCatalogue::builtIn()) { }

    void addNode(std::string_view name, std::string_view operand)
    {
        beginNode("relu", intern(name));
        addOperand(intern(operand));
        addResult(intern(name));
    }

    Graph finish()
    {
        Diagnostics findings;
        return build(UnmadeNames::BecomeInputs, "built", {}, findings).value();
    }
};

} // namespace

void GraphBuilderTest::ordersWhatIsToldInAnyOrder()
{
    const ToldGraph told("c: add(b, a) -> c\n"
                         "b: relu(a) -> b\n"
                         "d: relu(x) -> d\n"
                         "a: conv(x) -> a\n");

    QCOMPARE(told.nodeNames(), std::string("d a b c"));
    QCOMPARE(operandNames(told, "c"), std::string("b a"));
}

void GraphBuilderTest::leavesAnOrderThatIsOneAsItIs()
{
    const ToldGraph told("z: conv(x) -> z\n"
                         "m: conv(x) -> m\n"
                         "a: add(z, m) -> a\n");

    QCOMPARE(told.nodeNames(), std::string("z m a"));
}

void GraphBuilderTest::buildsALongChainToldBackwards()
{
    constexpr std::size_t many = 300'000;
    Builder builder;
    for (std::size_t node = many; node-- > 0;)
        builder.addNode(std::to_string(node + 1), std::to_string(node));

    const Graph graph = builder.finish();

    QCOMPARE(graph.nodeCount(), many);
    QCOMPARE(graph.nodeName(NodeId(0u)), std::string_view("1"));
    QCOMPARE(graph.edgeCount(), many - 1);
}

void GraphBuilderTest::valuesAreInputsThenParametersThenResults()
{
    const ToldGraph told("param w\n"
                         "r: relu(y) -> z\n"
                         "c: conv(x, w, missing) -> y, mask\n"
                         "in x\n");

    QCOMPARE(namesOf(*told.graph,
                     std::array{ValueId(0u), ValueId(1u), ValueId(2u), ValueId(3u), ValueId(4u),
                                ValueId(5u)}),
             std::string("x missing w y mask z"));
    QCOMPARE(told.graph->inputCount(), std::size_t(2));
    QCOMPARE(told.graph->parameterCount(), std::size_t(1));
}

void GraphBuilderTest::whatIsLeftOutKeepsItsPlace()
{
    const ToldGraph told("c: clip(x, -, high) -> -, y\n"
                         "r: relu(y) -> z\n");
    const NodeId clip = told.node("c");

    QCOMPARE(operandNames(told, "c"), std::string("x - high"));
    QCOMPARE(told.graph->outputCount(clip), std::size_t(2));
    QCOMPARE(told.graph->valueName(told.graph->outputs(clip).front()), std::string_view());
    QCOMPARE(told.graph->producer(told.value("y")), clip);
}

void GraphBuilderTest::outputsAreAsTheyAreListed()
{
    const ToldGraph told("in x\n"
                         "a: relu(x) -> y\n"
                         "b: relu(y) -> z\n"
                         "out z, x, y, z\n");

    QCOMPARE(told.outputNames(), std::string("z x y z"));
}

void GraphBuilderTest::withoutAListWhatNobodyUsesIsGivenOut()
{
    const ToldGraph told("in unused\n"
                         "a: split(x) -> y, z, -\n"
                         "b: relu(z) -> r\n");

    QCOMPARE(told.outputNames(), std::string("y r"));
}

void GraphBuilderTest::aTypeMayBeToldBeforeOrAfterItsValue()
{
    Builder builder;
    const Symbol y = builder.intern("y");
    const Symbol z = builder.intern("z");
    builder.describe(y, {DataType::F16, ShapeTable::unranked});
    builder.addNode("y", "x");
    builder.addNode("z", "y");
    builder.describe(z, {DataType::I64, builder.shapes().intern(std::array{Dim::known(2)})});
    builder.describe(builder.intern("nobody"), {DataType::F64, ShapeTable::unranked});

    const Graph graph = builder.finish();

    QCOMPARE(graph.valueType(ValueId(1u)), DataType::F16);
    QCOMPARE(graph.valueType(ValueId(2u)), DataType::I64);
    QCOMPARE(graph.shapes().dims(graph.shapeId(ValueId(2u))).size(), std::size_t(1));
}

void GraphBuilderTest::aDeclaredTypeIsOnlyCompleted()
{
    Builder builder;
    const Symbol x = builder.intern("x");
    const ShapeId row = builder.shapes().intern(std::array{Dim::known(4)});
    builder.addInput(x, {DataType::F16, ShapeTable::unranked});
    builder.describe(x, {DataType::F32, row});
    builder.describe(x, {DataType::F64, ShapeTable::unranked});
    builder.addNode("y", "x");

    const Graph graph = builder.finish();

    QCOMPARE(graph.valueType(ValueId(0u)), DataType::F16);
    QCOMPARE(graph.shapeId(ValueId(0u)), row);
}

void GraphBuilderTest::everyPartOfANodeMovesWithIt()
{
    Builder builder;
    builder.addNode("second", "first");
    builder.addAttribute("alpha", 0.5);
    builder.addAttribute("beta", true);
    builder.setModule("net.act", "ReLU");
    builder.setHint({.external = true});
    builder.addNode("first", "x");
    builder.addAttribute("alpha", 2.0);

    const Graph graph = builder.finish();

    const NodeId second(1u);
    QCOMPARE(graph.nodeName(second), std::string_view("second"));
    QCOMPARE(graph.attributes(second).size(), std::size_t(2));
    QCOMPARE(*graph.attribute(second, "alpha"), AttributeValue(0.5));
    QCOMPARE(graph.text(graph.moduleOf(second).path), std::string_view("net.act"));
    QVERIFY(graph.hint(second) && graph.hint(second)->external);
    QVERIFY(!graph.hint(NodeId(0u)));
}

void GraphBuilderTest::nodesOfAModuleShareIt()
{
    Builder builder;
    const std::array<std::array<const char*, 2>, 5> modules{{{"net.a", "Linear"},
                                                             {"net.a", "Linear"},
                                                             {"net.b", "Linear"},
                                                             {"net.a", "Linear"},
                                                             {"net.a", "Conv2d"}}};
    for (std::size_t node = 0; node < modules.size(); ++node) {
        builder.addNode(std::to_string(node), "x");
        builder.setModule(modules[node][0], modules[node][1]);
    }
    builder.addNode("outside", "x");

    const Graph graph = builder.finish();

    QCOMPARE(graph.modules().size(), std::size_t(4));
    QCOMPARE(graph.moduleId(NodeId(1u)), graph.moduleId(NodeId(0u)));
    QCOMPARE(graph.moduleId(NodeId(3u)), graph.moduleId(NodeId(0u)));
    QCOMPARE(graph.moduleId(NodeId(5u)), ModuleId(0u));
}

void GraphBuilderTest::aGraphMayBeEmpty()
{
    const ToldGraph told("in x\n");

    QCOMPARE(told.graph->nodeCount(), std::size_t(0));
    QCOMPARE(told.graph->valueCount(), std::size_t(1));
    QCOMPARE(told.outputNames(), std::string());
}

FUSEWRIGHT_TEST(GraphBuilderTest)
#include "tst_graph_builder.moc"
