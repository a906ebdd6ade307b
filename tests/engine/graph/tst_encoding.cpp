// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/encoding.h"

#include "engine/graph/graph_part.h"
#include "engine/graph/tidy.h"
#include "tests/engine/graph/graph_editing.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

class EncodingTest : public QObject {
    Q_OBJECT

private slots:
    void equalEncodingsAreOne();
    void isCommonWhereAllStepsAreEqual();
    void countsForIntegersUpTo32Bits();
    void isToldByNameBeforeOrAfterTheValue();
    void theFirstOneToldCounts();
    void movesWithItsValueWhenAGraphIsTidied();
    void staysWhereAGraphIsCut();
    void isSaidOfWhatAnEditorAdds();
    void isForgottenWithTheOtherFacts();
};

namespace {

Encoding perTensor(double scale, std::int64_t zeroOffset)
{
    return {.steps = {{scale, zeroOffset}}};
}

/// A builder with a relu, and an input `x` behind an identity.
struct QuantizedNet : GraphBuilder {
    QuantizedNet() : GraphBuilder("net", OperatorCatalogue::builtIn())
    {
        addInput(intern("spare"), {});
        addInput(intern("x"), {.type = DataType::U8});
        addNode("y", "relu", "same");
        addNode("same", "identity", "x");
        addOutput(intern("y"));
    }

    void addNode(std::string_view name, std::string_view op, std::string_view operand)
    {
        beginNode(op, intern(name));
        addOperand(intern(operand));
        addResult(intern(name));
    }

    Graph finish()
    {
        Diagnostics findings;
        return build(UnmadeNames::BecomeInputs, "net", {}, findings).value();
    }
};

/// With `x` and `y` encoded.
Graph quantizedNet()
{
    QuantizedNet net;
    net.encode(net.intern("y"), perTensor(0.25, 3));
    net.encode(net.intern("x"), perTensor(0.5, 128));
    return net.finish();
}

double scaleOf(const Graph& graph, std::string_view name)
{
    const ValueId value = valueCalled(graph, name);
    const Encoding* const encoding = value.isValid() ? graph.encodingOf(value) : nullptr;
    return encoding ? encoding->steps.front().scale : 0;
}

} // namespace

void EncodingTest::equalEncodingsAreOne()
{
    EncodingTable table;

    const EncodingId first = table.intern(perTensor(0.5, 1));
    const EncodingId other = table.intern(perTensor(0.5, 2));
    const EncodingId again = table.intern(std::make_shared<const Encoding>(perTensor(0.5, 1)));
    const EncodingId perAxis = table.intern({.steps = {{0.5, 1}}, .axis = 0u});
    const EncodingId narrow = table.intern({.steps = {{0.5, 1}}, .bits = 4});

    QCOMPARE(again, first);
    QVERIFY(other != first && perAxis != first && narrow != first);
    QCOMPARE(table.size(), std::size_t(4));
    QCOMPARE(table.encoding(other).steps.front().zeroOffset, 2);
}

void EncodingTest::isCommonWhereAllStepsAreEqual()
{
    QCOMPARE(*commonStep({.steps = {{2, 1}, {2, 1}}, .axis = 0u}), (FixedPoint{2, 1}));
    QVERIFY(!commonStep({.steps = {{2, 1}, {2, 0}}, .axis = 0u}));
}

void EncodingTest::countsForIntegersUpTo32Bits()
{
    for (const DataType type : {DataType::U4, DataType::I8, DataType::U8, DataType::I32})
        QVERIFY(canBeQuantized(type));
    for (const DataType type : {DataType::F32, DataType::I64, DataType::U64, DataType::Bool,
                                DataType::Unknown, DataType::BFP4})
        QVERIFY(!canBeQuantized(type));
}

void EncodingTest::isToldByNameBeforeOrAfterTheValue()
{
    GraphBuilder builder("net", OperatorCatalogue::builtIn());
    builder.encode(builder.intern("y"), perTensor(0.25, 0));
    builder.encode(builder.intern("nowhere"), perTensor(9, 0));
    builder.beginNode("relu", builder.intern("y"));
    builder.addOperand(builder.intern("adopted"));
    builder.addResult(builder.intern("y"));
    builder.addParameter(builder.intern("w"), {});
    builder.encode(builder.intern("w"), perTensor(0.5, 0));
    builder.encode(builder.intern("adopted"), perTensor(2, 0));
    Diagnostics findings;

    const Graph graph = builder.build(UnmadeNames::BecomeInputs, "net", {}, findings).value();

    QCOMPARE(scaleOf(graph, "y"), 0.25);
    QCOMPARE(scaleOf(graph, "w"), 0.5);
    QCOMPARE(scaleOf(graph, "adopted"), 2.0);
}

void EncodingTest::theFirstOneToldCounts()
{
    QuantizedNet net;
    net.encode(net.intern("x"), perTensor(0.5, 128));
    net.encode(net.intern("x"), perTensor(4, 0));

    const Graph graph = net.finish();

    QCOMPARE(scaleOf(graph, "x"), 0.5);
    QVERIFY(graph.isQuantized(valueCalled(graph, "x")));
    QVERIFY(!graph.isQuantized(valueCalled(graph, "y")));
}

void EncodingTest::movesWithItsValueWhenAGraphIsTidied()
{
    const Tidied tidied = tidy(quantizedNet());

    QCOMPARE(tidied.graph.nodeCount(), std::size_t(1));
    QCOMPARE(scaleOf(tidied.graph, "x"), 0.5);
    QCOMPARE(scaleOf(tidied.graph, "y"), 0.25);
    QVERIFY(brokenGraph(tidied.graph).empty());
}

void EncodingTest::staysWhereAGraphIsCut()
{
    const Graph graph = quantizedNet();
    const NodeId last = graph.findNode("y").value();
    const ValueId y = valueCalled(graph, "y");

    const GraphPart part = partOf(graph, std::span(&last, 1), {}, std::span(&y, 1));

    QCOMPARE(scaleOf(*part.graph, "y"), 0.25);
}

void EncodingTest::isSaidOfWhatAnEditorAdds()
{
    const Graph graph = quantizedNet();
    Editing editing(graph);
    const EncodingId fresh =
        editing.editor.internEncoding(std::make_shared<const Encoding>(perTensor(8, 0)));
    const std::vector<ValueFacts> facts{{.type = DataType::U8, .encoding = fresh}};
    const std::vector<ValueId> operands{editing.value("x")};

    const NodeId added = editing.editor.add({.op = editing.editor.operatorNamed("clip"),
                                             .name = editing.editor.intern("clip"),
                                             .operands = operands,
                                             .results = facts});
    QVERIFY(editing.replace(editing.value("same"), editing.result(added)));
    QVERIFY(editing.editor.remove(editing.node("same")));
    editing.freeze();

    QCOMPARE(scaleOf(editing.frozen->graph, "clip"), 8.0);
    QCOMPARE(scaleOf(editing.frozen->graph, "x"), 0.5);
    QCOMPARE(scaleOf(editing.frozen->graph, "y"), 0.25);
}

void EncodingTest::isForgottenWithTheOtherFacts()
{
    const Graph graph = quantizedNet();
    Editing editing(graph);

    editing.editor.setFacts(editing.value("x"), {.type = DataType::U8});
    editing.editor.setFacts(editing.value("spare"),
                            {.encoding = editing.editor.graph().encodingId(editing.value("y"))});
    editing.freeze();

    QCOMPARE(scaleOf(editing.frozen->graph, "x"), 0.0);
    QCOMPARE(scaleOf(editing.frozen->graph, "spare"), 0.25);
    QVERIFY(editing.frozen->graph.tellsEncodings());
}

FUSEWRIGHT_TEST(EncodingTest)
#include "tst_encoding.moc"
