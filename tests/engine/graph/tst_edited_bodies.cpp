// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/graph_editor.h"

#include "tests/engine/graph/graph_editing.h"
#include "tests/engine/graph/told_graph.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

class EditedBodiesTest : public QObject {
    Q_OBJECT

private slots:
    void whatBodiesCaptureFollowsTheReplacement();
    void aBodyKeepsItsOwnValueOfTheSameName();
    void twoCapturedValuesBecomeOne();
    void aBodyInABodyIsRenamedToo();
    void aNewOperatorCanHaveBodies();
};

namespace {

/// An If with one body; `x` and `y` are inputs, `m` is made outside.
Reading capturing(const std::string& nodes)
{
    return readGraph(R"("inputs": ["cond", "x", "y"], "nodes": [
        {"id": "m", "op": "Exp", "inputs": ["x"]},
        {"id": "n", "op": "Log", "inputs": ["y"]},
        {"id": "if", "op": "If", "inputs": ["cond"], "graphs": {"then": {"nodes": [)"
                     + nodes + "]}}}]");
}

std::string bodyOutline(const Graph& graph)
{
    return outline(*graph.nested().front().graph);
}

} // namespace

void EditedBodiesTest::whatBodiesCaptureFollowsTheReplacement()
{
    const Reading reading = capturing(R"({"id": "z", "op": "Add", "inputs": ["m", "x"]})");
    Editing editing(reading.graph());
    const NodeId fresh = editing.add("Sqrt", "m.rule", {editing.value("x")}, editing.node("m"));

    QVERIFY(editing.replace(editing.value("m"), editing.result(fresh)));
    QVERIFY(editing.editor.remove(editing.node("m")));

    editing.freeze();
    const Graph& graph = editing.frozen->graph;
    QCOMPARE(namesOf(graph, graph.inputs(graph.findNode("if").value())),
             std::string("cond m.rule x"));
    QCOMPARE(bodyOutline(graph), std::string("z=Add(m.rule,x); → z"));
    QCOMPARE(bodyOutline(reading.graph()), std::string("z=Add(m,x); → z"));
    QVERIFY(survivesWriting(graph));
}

void EditedBodiesTest::aBodyKeepsItsOwnValueOfTheSameName()
{
    const Reading reading = capturing(R"({"id": "n", "op": "Add", "inputs": ["m", "m"]},
                                         {"id": "z", "op": "Neg", "inputs": ["n"]})");
    Editing editing(reading.graph());

    QVERIFY(editing.replace(editing.value("m"), editing.value("n")));

    editing.freeze();
    QCOMPARE(bodyOutline(editing.frozen->graph), std::string("n=Add(n,n); z=Neg(n.2); → z"));
    QVERIFY(survivesWriting(editing.frozen->graph));
}

void EditedBodiesTest::twoCapturedValuesBecomeOne()
{
    const Reading reading = capturing(R"({"id": "z", "op": "Add", "inputs": ["x", "m"]},
                                         {"id": "v", "op": "Neg", "inputs": ["n"]})");
    Editing editing(reading.graph());

    QVERIFY(editing.replace(editing.value("n"), editing.value("m")));
    QVERIFY(editing.editor.remove(editing.node("n")));

    editing.freeze();
    const Graph& graph = editing.frozen->graph;
    QCOMPARE(namesOf(graph, graph.inputs(graph.findNode("if").value())), std::string("cond x m"));
    QCOMPARE(graph.nested().front().graph->inputCount(), 2u);
    QCOMPARE(bodyOutline(graph), std::string("z=Add(x,m); v=Neg(m); → z v"));
    QVERIFY(survivesWriting(graph));
}

void EditedBodiesTest::aBodyInABodyIsRenamedToo()
{
    const Reading reading = capturing(
        R"({"id": "in", "op": "If", "inputs": ["x"], "graphs": {"then": {"nodes": [
            {"id": "z", "op": "Neg", "inputs": ["m"]}], "outputs": ["z", "m"]}}})");
    Editing editing(reading.graph());

    QVERIFY(editing.replace(editing.value("m"), editing.value("y")));

    editing.freeze();
    const Graph& body = *editing.frozen->graph.nested().front().graph;
    QCOMPARE(bodyOutline(body), std::string("z=Neg(y); → z y"));
    QVERIFY(survivesWriting(editing.frozen->graph));
}

void EditedBodiesTest::aNewOperatorCanHaveBodies()
{
    const Reading reading = capturing(R"({"id": "z", "op": "Add", "inputs": ["m", "x"]})");
    Editing editing(reading.graph());
    GraphEditor& editor = editing.editor;
    const NodeId old = editing.node("if");
    const Graph& graph = editor.graph();
    const std::vector<ValueFacts> results(1);

    const NodeId fresh = editor.add({.op = graph.operatorId(old),
                                     .name = editor.freshName("if", "rule"),
                                     .operands = graph.inputs(old).first(1),
                                     .results = results,
                                     .bodies = graph.nested(old),
                                     .before = old});
    QVERIFY(editing.replace(editing.result(old), editing.result(fresh)));
    QVERIFY(editor.remove(old));
    QVERIFY(editing.replace(editing.value("m"), editing.value("n")));

    editing.freeze();
    const Graph& after = editing.frozen->graph;
    QCOMPARE(namesOf(after, after.inputs(after.findNode("if.rule").value())),
             std::string("cond n x"));
    QCOMPARE(after.nested().size(), 1u);
    QVERIFY(survivesWriting(after));
}

FUSEWRIGHT_TEST(EditedBodiesTest)
#include "tst_edited_bodies.moc"
