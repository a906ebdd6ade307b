// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/graph_editor.h"

#include "tests/engine/graph/graph_editing.h"
#include "tests/engine/graph/told_graph.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

class EditedNamesTest : public QObject {
    Q_OBJECT

private slots:
    void namesAreNumberedAndNeverUsedAgain();
    void aNameThatIsTakenGetsANumber();
    void anAddedOutputTakesItsNameOver();
    void anInputThatBecomesAnOutputKeepsItsName();
    void anInputThatIsAnOutputCanBeReplaced();
    void outputsKeepTheirNumber();
    void constantsComeBehindTheOthers();
    void aConstantThatNothingUsesIsLeftOut();
    void keepsHintsCallsAndSources();
};

void EditedNamesTest::namesAreNumberedAndNeverUsedAgain()
{
    const ToldGraph told("in x\n a: relu(x) -> a\n b: neg(a) -> a.rule.2");
    Editing editing(*told.graph);
    const auto addFresh = [&] {
        const Symbol name = editing.editor.freshName("a", "rule");
        return editing.add("exp", editing.editor.graph().text(name), {});
    };

    const NodeId first = addFresh();
    const NodeId second = addFresh();
    QVERIFY(editing.editor.remove(first));
    const NodeId third = addFresh();

    QCOMPARE(editing.editor.graph().nodeName(first), std::string_view("a.rule"));
    QCOMPARE(editing.editor.graph().nodeName(second), std::string_view("a.rule.3"));
    QCOMPARE(editing.editor.graph().nodeName(third), std::string_view("a.rule.4"));
}

void EditedNamesTest::aNameThatIsTakenGetsANumber()
{
    const ToldGraph told("in x\n a: relu(x) -> a");
    Editing editing(*told.graph);

    const NodeId fresh = editing.add("split", "a", {editing.value("x")}, {}, 3);

    QCOMPARE(editing.editor.graph().nodeName(fresh), std::string_view("a.2"));
    QCOMPARE(editing.editor.graph().valueName(editing.result(fresh)), std::string_view("a.2"));
    QCOMPARE(editing.editor.graph().valueName(editing.result(fresh, 2)), std::string_view("a.2.2"));
    QCOMPARE(brokenGraph(editing.editor), std::string());
}

void EditedNamesTest::anAddedOutputTakesItsNameOver()
{
    const ToldGraph told("in x\n n: relu(x) -> y\n out y");
    Editing editing(*told.graph);
    const NodeId fresh = editing.add("gelu", "n.rule", {editing.value("x")}, editing.node("n"));

    QVERIFY(editing.replace(editing.value("y"), editing.result(fresh)));
    QVERIFY(editing.editor.remove(editing.node("n")));

    QCOMPARE(editing.freeze(), std::string("n.rule=gelu(x); → y"));
    QVERIFY(survivesWriting(editing.frozen->graph));
}

void EditedNamesTest::anInputThatBecomesAnOutputKeepsItsName()
{
    const ToldGraph told("in x\n n: relu(x) -> y\n m: neg(y) -> z\n out y, z");
    Editing editing(*told.graph);

    QVERIFY(editing.replace(editing.value("y"), editing.value("x")));
    QVERIFY(editing.editor.remove(editing.node("n")));

    QCOMPARE(editing.freeze(), std::string("m=neg(x); → x z"));
}

void EditedNamesTest::anInputThatIsAnOutputCanBeReplaced()
{
    const ToldGraph told("in x, w\n n: relu(x) -> y\n out x, y");
    Editing editing(*told.graph);
    const NodeId fresh = editing.add("exp", "f", {editing.value("w")}, editing.node("n"));

    QVERIFY(editing.replace(editing.value("x"), editing.result(fresh)));

    QCOMPARE(editing.freeze(), std::string("f=exp(w); n=relu(f); → f y"));
    QCOMPARE(editing.frozen->graph.inputCount(), 2u);
    QCOMPARE(editing.frozen->graph.valueName(ValueId(0u)), std::string_view("x"));
}

void EditedNamesTest::outputsKeepTheirNumber()
{
    const ToldGraph told("in x\n n: relu(x) -> y\n m: neg(x) -> z\n out y, z, y");
    Editing editing(*told.graph);

    QVERIFY(editing.replace(editing.value("y"), editing.value("z")));

    QVERIFY(editing.editor.isOutput(editing.value("z")));
    QVERIFY(!editing.editor.isOutput(editing.value("y")));
    QCOMPARE(editing.freeze(), std::string("n=relu(x); m=neg(x); → z z z"));
}

void EditedNamesTest::constantsComeBehindTheOthers()
{
    const ToldGraph told("in x\n param w\n n: mul(x, w) -> y");
    Editing editing(*told.graph);
    GraphEditor& editor = editing.editor;
    const AttributeValueId two = editor.internValue(AttributeValue(std::int64_t(2)));

    const ValueId constant = editor.addConstant(editor.intern("two"), {.type = DataType::I64}, two);
    QVERIFY(!editor.setOperand(editing.node("n"), 1, constant));

    QCOMPARE(editor.graph().valueKind(constant), ValueKind::Parameter);
    QVERIFY(editor.graph().literal(constant));
    QCOMPARE(editing.freeze(), std::string("n=mul(x,two); → y"));
    const Graph& graph = editing.frozen->graph;
    QCOMPARE(graph.parameterCount(), 2u);
    QCOMPARE(graph.valueName(ValueId(1u)), std::string_view("w"));
    QCOMPARE(graph.valueType(ValueId(2u)), DataType::I64);
    QCOMPARE(toText(*graph.literal(ValueId(2u))), std::string("2"));
    QVERIFY(survivesWriting(graph));
}

void EditedNamesTest::aConstantThatNothingUsesIsLeftOut()
{
    const ToldGraph told("in x\n param w\n n: neg(x) -> y");
    Editing editing(*told.graph);

    editing.editor.addConstant(editing.editor.intern("c"), {}, std::nullopt);

    editing.freeze();
    QCOMPARE(editing.frozen->graph.parameterCount(), 1u);
    QCOMPARE(editing.frozen->graph.valueName(ValueId(1u)), std::string_view("w"));
}

void EditedNamesTest::keepsHintsCallsAndSources()
{
    const Reading reading = readGraph(R"("nodes": [
        {"id": "a", "op": "Exp", "inputs": ["x"], "kind": "opaque"},
        {"id": "b", "op": "Neg", "inputs": ["a"], "source": "m.py:3", "kind": "reduce",
         "call": {"kind": "method", "args": [{"value": "a"}, 2], "kwargs": {"out": null}}},
        {"id": "c", "op": "Log", "inputs": ["b"], "external": true}])");
    Editing editing(reading.graph());
    const Graph& graph = editing.editor.graph();
    const std::vector<ValueFacts> results(1);
    const std::vector<ValueId> operands{editing.value("x")};

    const NodeId fresh = editing.editor.add({.op = graph.operatorId(NodeId(1u)),
                                             .name = editing.editor.intern("f"),
                                             .source = graph.sourceSymbol(NodeId(1u)),
                                             .operands = operands,
                                             .results = results,
                                             .callKind = CallKind::Function,
                                             .arguments = graph.arguments(NodeId(1u)),
                                             .before = NodeId(1u)});
    QVERIFY(editing.replace(editing.value("a"), editing.result(fresh)));
    QVERIFY(editing.editor.remove(NodeId(0u)));

    editing.freeze();
    const Graph& after = editing.frozen->graph;
    QVERIFY(!after.hint(NodeId(0u)));
    QCOMPARE(after.hint(NodeId(1u))->kind, std::optional(FusionKind::Reduce));
    QVERIFY(after.hint(NodeId(2u))->external);
    QCOMPARE(after.source(NodeId(0u)), std::string_view("m.py:3"));
    QCOMPARE(after.call(NodeId(0u))->kind, CallKind::Function);
    QCOMPARE(after.call(NodeId(1u))->kind, CallKind::Method);
    QCOMPARE(after.arguments(NodeId(0u)).size(), 3u);
    QVERIFY(!after.call(NodeId(2u)));
    QVERIFY(survivesWriting(after));
}

FUSEWRIGHT_TEST(EditedNamesTest)
#include "tst_edited_names.moc"
