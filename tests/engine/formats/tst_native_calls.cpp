// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/native/native_writer.h"
#include "tests/engine/kit/broken_graph.h"
#include "tests/engine/kit/call_text.h"
#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

/// The member "call" of a node: how the model's own code calls it.
class NativeCallsTest : public QObject {
    Q_OBJECT

private slots:
    void isReadAndWrittenAlike_data();
    void isReadAndWrittenAlike();
    void isNotThereWhereNobodyTold();
    void mayComeBeforeTheInputs();
    void aValueUsedTwiceIsNamedTwice();
    void staysWithItsNodeInAnotherOrder();
    void staysWhereTheGraphIsTidied();
    void isIgnoredWhereItNamesSomethingElse();
    void isIgnoredWhereItIsTooDeep();
    void saysWhichKindItDoesNotKnow();
};

namespace {

std::string nodeWith(const std::string& call)
{
    return R"({"id": "y", "op": "cat", "inputs": ["x", "n", "x"], "call": )" + call + '}';
}

Reading readCalls(const std::string& nodes)
{
    return readBytes(R"({"format": "fusewright-graph", "version": 1, "nodes": [)" + nodes + "]}");
}

} // namespace

void NativeCallsTest::isReadAndWrittenAlike_data()
{
    QTest::addColumn<std::string>("call");
    QTest::addColumn<std::string>("text");
    const auto row = [](const char* name, const char* call, const char* text) {
        QTest::newRow(name) << std::string(call) << std::string(text);
    };
    row("a method", R"({"kind": "method", "args": [{"value": "x"}, 2]})", "method x 2");
    row("without arguments", R"({"kind": "function", "args": []})", "function");
    row("of an unknown kind", R"({"args": [{"value": "n"}]})", " n");
    row("keywords", R"({"kind": "module", "args": [{"value": "x"}], "kwargs": {"dim": -1,
        "out": {"value": "n"}}})",
        "module x dim=-1 out=n");
    row("keywords first",
        R"({"kwargs": {"dim": 1}, "args": [{"value": "x"}], "kind": "attribute"})",
        "attribute x dim=1");
    row("a list of operands",
        R"({"kind": "function", "args": [[{"value": "x"}, {"value": "n"}], 0]})",
        "function [ x n ] 0");
    row("lists in lists", R"({"kind": "function", "args": [[1, [{"value": "n"}, [2, 3]], []]],
        "kwargs": {"k": [{"value": "x"}]}})",
        "function [ 1 [ n [2, 3] ] [] ] k=[ x ]");
    row("lists of literals", R"({"kind": "function", "args": [[1, 2], [], [null, ["a"]]]})",
        R"(function [1, 2] [] [null, ["a"]])");
    row("literals of all kinds", R"({"kind": "function", "args": [null, true, 1.0, "value",
        {"value": 1}, {"value": "x", "more": 2}, {"float": "inf"}]})",
        R"(function null true 1.0 "value" {"value": 1} {"value": "x", "more": 2} inf)");
    row("written in other ways", R"({"kind": "method", "args": [ { "value" : "x" }, {"value":"n"},
        {"value": "\u0078"} ]})",
        "method x n x");
}

void NativeCallsTest::isReadAndWrittenAlike()
{
    QFETCH(std::string, call);
    QFETCH(std::string, text);

    const Reading reading = readCalls(nodeWith(call));
    const Reading again = readBytes(writeNative(reading.graph()));

    QVERIFY(reading.findings.isEmpty());
    QCOMPARE(callText(reading.graph(), NodeId(0u)), text);
    QCOMPARE(brokenGraph(reading.graph()), std::string());
    QCOMPARE(describe(again.graph()), describe(reading.graph()));
    QCOMPARE(writeNative(again.graph()), writeNative(reading.graph()));
}

void NativeCallsTest::isNotThereWhereNobodyTold()
{
    const Reading reading = readCalls(R"({"id": "a", "op": "relu", "inputs": ["x"]},
        {"id": "b", "op": "relu", "inputs": ["a"], "call": {"args": [{"value": "a"}]}},
        {"id": "c", "op": "relu", "inputs": ["b"]})");

    QVERIFY(!reading.graph().call(NodeId(0u)));
    QVERIFY(reading.graph().call(NodeId(1u)));
    QVERIFY(!reading.graph().call(NodeId(2u)));
    QVERIFY(reading.graph().arguments(NodeId(2u)).empty());
    QCOMPARE(reading.graph().arguments(NodeId(1u)).size(), 1u);
}

void NativeCallsTest::mayComeBeforeTheInputs()
{
    const Reading reading = readCalls(
        R"({"id": "y", "op": "add", "call": {"args": [{"value": "n"}, {"value": "x"}]},
            "inputs": ["x", "n"]})");

    QCOMPARE(callText(reading.graph(), NodeId(0u)), std::string(" n x"));
    QCOMPARE(reading.graph().arguments(NodeId(0u)).front().operand, 1u);
}

void NativeCallsTest::aValueUsedTwiceIsNamedTwice()
{
    const Reading reading =
        readCalls(nodeWith(R"({"args": [{"value": "x"}, {"value": "x"}, {"value": "x"}]})"));

    const auto arguments = reading.graph().arguments(NodeId(0u));
    QCOMPARE(arguments[0].operand, 0u);
    QCOMPARE(arguments[1].operand, 2u);
    QCOMPARE(arguments[2].operand, 2u);
}

void NativeCallsTest::staysWithItsNodeInAnotherOrder()
{
    const Reading reading = readCalls(R"(
        {"id": "b", "op": "relu", "inputs": ["a"], "call": {"kind": "method", "args": [1]}},
        {"id": "a", "op": "exp", "inputs": ["x"], "call": {"kind": "function", "args": [2]}})");

    QCOMPARE(callText(reading.graph(), reading.graph().findNode("a").value()),
             std::string("function 2"));
    QCOMPARE(callText(reading.graph(), reading.graph().findNode("b").value()),
             std::string("method 1"));
}

void NativeCallsTest::staysWhereTheGraphIsTidied()
{
    const Reading reading = readBytes(R"({"format": "fusewright-graph", "version": 1, "nodes": [
        {"id": "i", "op": "identity", "inputs": ["x"], "call": {"args": [3]}},
        {"id": "b", "op": "relu", "inputs": ["i"],
         "call": {"kind": "method", "args": [{"value": "i"}]}}]})",
                                      "test.json", Keep::Tidy);

    QCOMPARE(reading.graph().nodeCount(), 1u);
    QCOMPARE(callText(reading.graph(), NodeId(0u)), std::string("method x"));
}

void NativeCallsTest::isIgnoredWhereItNamesSomethingElse()
{
    const Reading reading = readCalls(nodeWith(R"({"args": [[{"value": "z"}]]})"));

    QVERIFY(reading.model);
    QCOMPARE(reading.firstCode(), std::string("unknown-argument"));
    QCOMPARE(reading.firstMessage(),
             std::string("The call of \"y\" names \"z\", which is not one of its inputs. The call "
                         "is ignored."));
    QVERIFY(!reading.graph().call(NodeId(0u)));
}

void NativeCallsTest::isIgnoredWhereItIsTooDeep()
{
    const std::string value = R"({"value": "x"})";
    const auto deep = [&](std::size_t lists) {
        return nodeWith(R"({"args": [)" + std::string(lists, '[') + value + std::string(lists, ']')
                        + "]}");
    };

    const Reading allowed = readCalls(deep(16));
    const Reading refused = readCalls(deep(17));

    QVERIFY(allowed.findings.isEmpty());
    QCOMPARE(allowed.graph().arguments(NodeId(0u)).size(), 17u);
    QCOMPARE(refused.firstCode(), std::string("too-deep"));
    QVERIFY(refused.model && !refused.graph().call(NodeId(0u)));
}

void NativeCallsTest::saysWhichKindItDoesNotKnow()
{
    const Reading reading = readCalls(nodeWith(R"({"kind": "macro", "args": [1]})"));

    QCOMPARE(reading.firstMessage(), std::string("\"macro\" is not a kind of call."));
    QCOMPARE(reading.graph().call(NodeId(0u))->kind, CallKind::Unknown);
}

FUSEWRIGHT_TEST(NativeCallsTest)
#include "tst_native_calls.moc"
