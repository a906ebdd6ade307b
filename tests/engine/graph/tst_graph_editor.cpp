// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/graph_editor.h"

#include "tests/engine/graph/graph_editing.h"
#include "tests/engine/graph/told_graph.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

class GraphEditorTest : public QObject {
    Q_OBJECT

private slots:
    void isTheSameGraphWhereNothingIsChanged();
    void leavesTheGraphThatItCopiesAlone();
    void putsAnOperatorInThePlaceOfAnother();
    void idsStayWhileOperatorsComeAndGo();
    void anAddedOperatorStandsBehindItsOperands();
    void anOperatorMayUseAValueTwice();
    void oneOfSeveralResultsIsReplaced();
    void anOperandMayBeLeftOut();
    void removesAChainFromItsEnd();
    void doesNotRemoveWhatIsUsed();
    void anOperatorThatTheGraphDoesNotHaveIsAdded();
    void theViewsOfANewOperatorMayBeOfTheGraph();
};

namespace {

const char* const shortChain = "in x\n"
                               "a: relu(x) -> a\n"
                               "b: exp(a) -> b\n"
                               "c: tanh(b) -> c\n";

} // namespace

void GraphEditorTest::isTheSameGraphWhereNothingIsChanged()
{
    const Reading reading = readCorpus("models/onnx/residual_block_conv_bn_sum.onnx");
    GraphEditor editor(reading.graph());

    const GraphEditor::Frozen frozen = std::move(editor).freeze();

    QCOMPARE(describe(frozen.graph), describe(reading.graph()));
    QCOMPARE(brokenGraph(frozen.graph), std::string());
    for (const NodeId node : reading.graph().nodes())
        QCOMPARE(frozen.nodeOf[node.index], node);
    for (const ValueId value : reading.graph().values())
        QCOMPARE(frozen.valueOf[value.index], value);
}

void GraphEditorTest::leavesTheGraphThatItCopiesAlone()
{
    const ToldGraph told(shortChain);
    const std::string before = outline(*told.graph);
    Editing editing(*told.graph);

    QVERIFY(editing.replace(editing.value("b"), editing.value("x")));
    QVERIFY(editing.editor.remove(editing.node("b")));

    QCOMPARE(outline(*told.graph), before);
    QCOMPARE(brokenGraph(*told.graph), std::string());
}

void GraphEditorTest::putsAnOperatorInThePlaceOfAnother()
{
    const ToldGraph told(shortChain);
    Editing editing(*told.graph);
    const NodeId old = editing.node("b");

    const NodeId fresh = editing.add("gelu", "b.rule", {editing.value("a")}, old);
    QVERIFY(editing.replace(editing.result(old), editing.result(fresh)));
    QVERIFY(editing.editor.remove(old));

    QCOMPARE(editing.freeze(), std::string("a=relu(x); b.rule=gelu(a); c=tanh(b.rule); → c"));
    QCOMPARE(editing.frozen->nodeOf[old.index], NodeId());
    QCOMPARE(editing.frozen->nodeOf[fresh.index], NodeId(1u));
    QVERIFY(survivesWriting(editing.frozen->graph));
}

void GraphEditorTest::idsStayWhileOperatorsComeAndGo()
{
    const ToldGraph told(shortChain);
    Editing editing(*told.graph);
    const NodeId last = editing.node("c");
    NodeId place = editing.node("b");

    for (int count = 0; count < 1000; ++count) {
        const NodeId fresh = editing.add("gelu", "b.rule", {editing.value("a")}, place);
        QVERIFY(!editing.editor.replaceUses(editing.result(place), editing.result(fresh)));
        QVERIFY(editing.editor.remove(place));
        place = fresh;
    }

    QCOMPARE(editing.node("c"), last);
    QCOMPARE(editing.editor.graph().nodeCount(), 1003u);
    QCOMPARE(editing.editor.aliveCount(), 3u);
    QCOMPARE(editing.editor.reorderCount(), 0u);
    QCOMPARE(editing.freeze(),
             std::string("a=relu(x); b.rule.1000=gelu(a); c=tanh(b.rule.1000); → c"));
}

void GraphEditorTest::anAddedOperatorStandsBehindItsOperands()
{
    const ToldGraph told(shortChain);
    Editing editing(*told.graph);

    const NodeId early = editing.add("neg", "early", {editing.value("x")}, editing.node("b"));
    const NodeId late = editing.add("neg", "late", {editing.value("c")}, editing.node("b"));
    const NodeId end = editing.add("neg", "end", {});

    QVERIFY(editing.editor.isBefore(editing.node("a"), early));
    QVERIFY(editing.editor.isBefore(early, editing.node("b")));
    QVERIFY(editing.editor.isBefore(editing.node("c"), late));
    QVERIFY(editing.editor.isBefore(late, end));
    QCOMPARE(brokenGraph(editing.editor), std::string());
}

void GraphEditorTest::anOperatorMayUseAValueTwice()
{
    const ToldGraph told("in x\n a: relu(x) -> a\n b: mul(a, a) -> b\n c: add(b, a, b) -> c");
    Editing editing(*told.graph);

    QVERIFY(editing.replace(editing.value("b"), editing.value("a")));
    QVERIFY(editing.replace(editing.value("a"), editing.value("x")));

    QCOMPARE(editing.freeze(), std::string("a=relu(x); b=mul(x,x); c=add(x,x,x); → c"));
}

void GraphEditorTest::oneOfSeveralResultsIsReplaced()
{
    const ToldGraph told("in x\n s: split(x) -> p, q\n a: add(p, q) -> a\n b: neg(p) -> b");
    Editing editing(*told.graph);

    QVERIFY(editing.replace(editing.value("p"), editing.value("x")));

    QVERIFY(!editing.editor.remove(editing.node("s")));
    QCOMPARE(editing.freeze(), std::string("s=split(x); a=add(x,q); b=neg(x); → a b"));
}

void GraphEditorTest::anOperandMayBeLeftOut()
{
    const ToldGraph told("in x, y\n a: clip(x, -, y) -> a");
    Editing editing(*told.graph);

    QVERIFY(!editing.editor.setOperand(NodeId(0u), 2, ValueId()));
    QVERIFY(!editing.editor.setOperand(NodeId(0u), 1, editing.value("y")));

    QCOMPARE(brokenGraph(editing.editor), std::string());
    QCOMPARE(namesOf(editing.editor.graph(), editing.editor.graph().inputs(NodeId(0u))),
             std::string("x y -"));
}

void GraphEditorTest::removesAChainFromItsEnd()
{
    const ToldGraph told(shortChain);
    Editing editing(*told.graph);
    QVERIFY(editing.replace(editing.value("c"), editing.value("x")));

    for (const char* const name : {"c", "b", "a"}) {
        QVERIFY(editing.editor.remove(editing.node(name)));
        QCOMPARE(brokenGraph(editing.editor), std::string());
    }

    QCOMPARE(editing.freeze(), std::string("→ x"));
    QCOMPARE(editing.frozen->graph.inputCount(), 1u);
}

void GraphEditorTest::doesNotRemoveWhatIsUsed()
{
    const ToldGraph told(shortChain);
    Editing editing(*told.graph);

    QVERIFY(!editing.editor.remove(editing.node("a")));
    QVERIFY(!editing.editor.remove(editing.node("c")));

    QCOMPARE(editing.freeze(), outline(*told.graph));
}

void GraphEditorTest::anOperatorThatTheGraphDoesNotHaveIsAdded()
{
    const ToldGraph told(shortChain);
    GraphEditor editor(*told.graph);

    const OperatorId gelu = editor.operatorNamed("aten.gelu.default");

    QCOMPARE(editor.operatorNamed("aten.gelu.default"), gelu);
    QCOMPARE(editor.operatorNamed("relu"), told.graph->operatorId(NodeId(0u)));
    QCOMPARE(editor.graph().operatorsNamed("gelu").size(), 1u);
    QCOMPARE(editor.graph().operatorsNamed("gelu").front().kind, gelu);
    QVERIFY(editor.graph().operators()[gelu.index].spec);
    QVERIFY(editor.graph().nodesOf(gelu).empty());
}

void GraphEditorTest::theViewsOfANewOperatorMayBeOfTheGraph()
{
    const ToldGraph told("in x, y\n a: add(x, y) -> a\n b: sub(a, x) -> b");
    Editing editing(*told.graph);
    const Graph& graph = editing.editor.graph();

    for (int count = 0; count < 200; ++count) {
        editing.editor.add({.op = graph.operatorId(NodeId(1u)),
                            .name = editing.editor.freshName("b", "copy"),
                            .operands = graph.inputs(NodeId(1u)),
                            .attributes = graph.attributes(NodeId(1u))});
    }

    QCOMPARE(brokenGraph(editing.editor), std::string());
    QCOMPARE(namesOf(graph, graph.inputs(NodeId(201u))), std::string("a x"));
}

FUSEWRIGHT_TEST(GraphEditorTest)
#include "tst_graph_editor.moc"
