// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/model_explorer/explorer_writer.h"
#include "engine/formats/native/native_writer.h"
#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

namespace {

std::string graphOf(const std::string& members)
{
    return R"({"format": "fusewright-graph", "version": 1, )" + members + "}";
}

} // namespace

class NativeReaderTest : public QObject {
    Q_OBJECT

private slots:
    void readsEverythingTheFormatHas();
    void readsEncodingsAndWritesThemAgain();
    void anEncodingWithoutSenseIsLeftOut_data();
    void anEncodingWithoutSenseIsLeftOut();
    void takesTheIdForAnOutputThatIsNotNamed();
    void takesUnlistedNamesForInputs();
    void givesOutWhatNobodyUsesWithoutAListOfOutputs();
    void acceptsMembersInAnyOrder();
    void tellsIntegersFromFloatingPointNumbers();
    void keepsAttributesThatItDoesNotUnderstand();
    void tellsTheLineOfCodeOfThoseThatHaveOne();
    void readsFusionHints();
    void readsBodiesThatCaptureValues();
    void reportsMistakesWithTheirPlace_data();
    void reportsMistakesWithTheirPlace();
    void reportsAllNodesThatAreWrong();
    void namesTheLineOfACycle();
    void survivesEveryPrefixOfAFile();
    void survivesDeepNesting();
};

void NativeReaderTest::readsEverythingTheFormatHas()
{
    const Reading reading = readBytes(graphOf(R"(
        "name": "g",
        "inputs": [{"name": "x", "dtype": "bf16", "shape": [1, "seq", 4096]}],
        "constants": [{"name": "w", "dtype": "f32", "shape": [4096, 4096]}],
        "nodes": [{"id": "q", "op": "linear", "inputs": ["x", "w", null], "outputs": ["q0"],
                   "attrs": {"axis": -1}, "module": "layers.0.q", "module_type": "Linear"}],
        "values": {"q0": {"dtype": "bf16", "shape": [1, null, 4096]}},
        "outputs": ["q0"])"));

    QVERIFY(reading.model);
    QCOMPARE(describe(reading.graph()),
             "g\n"
             "x:bf16[1 seq 4096 ]\n"
             "w:f32[4096 4096 ]\n"
             "q = linear(x:bf16[1 seq 4096 ], w:f32[4096 4096 ], -, ) -> q0:bf16[1 ? 4096 ] "
             "{axis=-1} @layers.0.q/Linear\n"
             "out q0\n");
    QVERIFY(reading.findings.isEmpty());
}

void NativeReaderTest::readsEncodingsAndWritesThemAgain()
{
    const Reading reading = readBytes(graphOf(R"(
        "inputs": [{"name": "x", "dtype": "u8", "encoding": {"scale": 0.5, "zero_offset": 128}}],
        "constants": [{"name": "w", "dtype": "i8", "shape": [2, 4], "encoding":
                       {"scales": [1, 0.25], "zero_offsets": [0, -3], "bits": 4, "axis": 0}}],
        "nodes": [{"id": "y", "op": "linear", "inputs": ["x", "w"]}],
        "values": {"y": {"encoding": {"axis": 1, "scales": [2.0, 3.0]}}},
        "outputs": ["y"])"));

    QVERIFY(reading.findings.isEmpty());
    const Graph& graph = reading.graph();
    QCOMPARE(graph.encodingOf(ValueId(0u))->steps, (std::vector<FixedPoint>{{0.5, 128}}));
    QCOMPARE(graph.encodingOf(ValueId(1u))->steps, (std::vector<FixedPoint>{{1, 0}, {0.25, -3}}));
    QCOMPARE(graph.encodingOf(ValueId(1u))->bits, 4u);
    QCOMPARE(*graph.encodingOf(ValueId(2u))->axis, 1u);
    for (const std::string& written : {writeNative(graph), writeModelExplorer(graph)}) {
        const Reading again = readBytes(written);
        QVERIFY(again.model);
        QCOMPARE(writeNative(again.graph()), writeNative(graph));
    }
}

void NativeReaderTest::anEncodingWithoutSenseIsLeftOut_data()
{
    QTest::addColumn<QString>("encoding");
    for (const char* encoding :
         {"{}", R"({"scale": 1, "scales": [1]})", R"({"scales": [1]})",
          R"({"axis": 0, "scale": 1})", R"({"axis": -1, "scales": [1]})",
          R"({"axis": 99999999999, "scales": [1]})", R"({"axis": 0, "scales": []})",
          R"({"axis": 0, "scales": [1, 2], "zero_offsets": [1]})", R"({"scale": 1, "bits": 65})",
          R"({"zero_offset": 3})"})
        QTest::newRow(encoding) << encoding;
}

void NativeReaderTest::anEncodingWithoutSenseIsLeftOut()
{
    QFETCH(QString, encoding);

    const Reading reading =
        readBytes(graphOf(R"("inputs": [{"name": "x", "encoding": )" + encoding.toStdString()
                          + R"(}], "nodes": [{"id": "y", "op": "relu", "inputs": ["x"]}])"));

    QVERIFY(reading.model);
    QCOMPARE(reading.firstCode(), std::string("bad-encoding"));
    QVERIFY(!reading.graph().encodingOf(ValueId(0u)));
}

void NativeReaderTest::takesTheIdForAnOutputThatIsNotNamed()
{
    const Reading reading = readBytes(graphOf(
        R"("nodes": [{"id": "a", "op": "relu", "inputs": ["x"]},
                     {"id": "b", "op": "neg", "inputs": ["a"]}])"));

    QVERIFY(reading.model);
    QCOMPARE(reading.graph().edgeCount(), 1u);
    QCOMPARE(reading.graph().valueName(ValueId(1u)), "a");
}

void NativeReaderTest::takesUnlistedNamesForInputs()
{
    const Reading reading =
        readBytes(graphOf(R"("nodes": [{"id": "a", "op": "add", "inputs": ["x", "y"]}])"));

    QVERIFY(reading.model);
    QCOMPARE(reading.graph().inputCount(), 2u);
    QVERIFY(reading.findings.isEmpty());
}

void NativeReaderTest::givesOutWhatNobodyUsesWithoutAListOfOutputs()
{
    const Reading reading = readBytes(graphOf(
        R"("nodes": [{"id": "a", "op": "relu", "inputs": ["x"]},
                     {"id": "b", "op": "neg", "inputs": ["a"]},
                     {"id": "c", "op": "neg", "inputs": ["a"]}])"));

    QVERIFY(reading.model);
    QVERIFY(describe(reading.graph()).ends_with("out b c\n"));
}

void NativeReaderTest::acceptsMembersInAnyOrder()
{
    const Reading reading = readBytes(
        R"({"outputs": ["b"], "nodes": [{"inputs": ["a"], "op": "neg", "id": "b"},
            {"inputs": ["x"], "id": "a", "op": "relu"}], "values": {"a": {"dtype": "f32"}},
            "version": 1, "format": "fusewright-graph"})");

    QVERIFY(reading.model);
    QCOMPARE(reading.graph().nodeName(NodeId(0u)), "a");
    QCOMPARE(reading.graph().valueType(ValueId(1u)), DataType::F32);
}

void NativeReaderTest::tellsIntegersFromFloatingPointNumbers()
{
    const Reading reading = readBytes(graphOf(
        R"("nodes": [{"id": "a", "op": "relu", "inputs": [],
            "attrs": {"i": 2, "f": 2.0, "is": [1, 2], "fs": [1, 2.5], "s": ["a"], "b": true}}])"));

    QVERIFY(reading.model);
    const Graph& graph = reading.graph();
    QVERIFY(std::holds_alternative<std::int64_t>(*graph.attribute(NodeId(0u), "i")));
    QVERIFY(std::holds_alternative<double>(*graph.attribute(NodeId(0u), "f")));
    QCOMPARE(toText(*graph.attribute(NodeId(0u), "is")), "[1, 2]");
    QCOMPARE(toText(*graph.attribute(NodeId(0u), "fs")), "[1.0, 2.5]");
    QCOMPARE(toText(*graph.attribute(NodeId(0u), "s")), "[\"a\"]");
    QVERIFY(std::get<bool>(*graph.attribute(NodeId(0u), "b")));
}

void NativeReaderTest::keepsAttributesThatItDoesNotUnderstand()
{
    const Reading reading = readBytes(graphOf(
        R"("nodes": [{"id": "a", "op": "relu", "inputs": [], "attrs": {"o": {"k": [1, {}]}}}])"));

    QVERIFY(reading.model);
    const auto& raw = std::get<RawJson>(*reading.graph().attribute(NodeId(0u), "o"));
    QCOMPARE(raw.text, R"({"k": [1, {}]})");
}

void NativeReaderTest::tellsTheLineOfCodeOfThoseThatHaveOne()
{
    const Reading reading = readBytes(R"({"format": "fusewright-graph", "version": 1, "nodes": [
        {"id": "a", "op": "relu", "inputs": ["x"], "source": "model.py:1"},
        {"id": "b", "op": "relu", "inputs": ["a"]}]})");

    QCOMPARE(reading.graph().source(NodeId(0u)), std::string_view("model.py:1"));
    QCOMPARE(reading.graph().source(NodeId(1u)), std::string_view());
}

void NativeReaderTest::readsFusionHints()
{
    const Reading reading = readBytes(graphOf(
        R"("nodes": [{"id": "a", "op": "f", "inputs": ["x"], "kind": "reduce",
                      "edge_kinds": ["injective"], "external": true}])"));

    QVERIFY(reading.model);
    const FusionHint* const hint = reading.graph().hint(NodeId(0u));
    QVERIFY(hint);
    QCOMPARE(hint->kind, FusionKind::Reduce);
    QCOMPARE(hint->inputKinds, std::vector{FusionKind::Injective});
    QVERIFY(hint->external);
}

void NativeReaderTest::readsBodiesThatCaptureValues()
{
    const Reading reading = readBytes(graphOf(
        R"("nodes": [{"id": "h", "op": "relu", "inputs": ["x"]},
             {"id": "if", "op": "If", "inputs": ["c"], "graphs": {"then": {
               "nodes": [{"id": "t", "op": "neg", "inputs": ["h"]}], "outputs": ["t"]}}}])"));

    QVERIFY(reading.model);
    const Graph& graph = reading.graph();
    QCOMPARE(graph.nested().size(), 1u);
    QCOMPARE(graph.producers(NodeId(1u)).size(), 1u);
    QCOMPARE(graph.nested()[0].graph->capturedCount(), 1u);
}

void NativeReaderTest::reportsMistakesWithTheirPlace_data()
{
    QTest::addColumn<QString>("members");
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("line");

    QTest::newRow("no nodes") << "\"name\": \"g\""
                              << "no-graph" << 1;
    QTest::newRow("no id") << "\n\"nodes\": [\n{\"op\": \"a\", \"inputs\": []}]"
                           << "missing-id" << 3;
    QTest::newRow("no op") << "\"nodes\": [\n{\"id\": \"a\", \"inputs\": []}]"
                           << "missing-op" << 2;
    QTest::newRow("no inputs") << "\"nodes\": [\n{\"id\": \"a\", \"op\": \"b\"}]"
                               << "missing-inputs" << 2;
    QTest::newRow("node is text") << "\"nodes\": [\n\"a\"]"
                                  << "wrong-type" << 2;
    QTest::newRow("input is number")
        << "\"nodes\": [{\"id\": \"a\", \"op\": \"b\",\n\"inputs\": [1]}]"
        << "wrong-type" << 2;
    QTest::newRow("inputs is text")
        << "\"nodes\": [{\"id\": \"a\", \"op\": \"b\",\n\"inputs\": \"x\"}]"
        << "wrong-type" << 2;
    QTest::newRow("nodes is an object") << "\"inputs\": [],\n\"nodes\": {}"
                                        << "wrong-type" << 2;
    QTest::newRow("attrs is a list")
        << "\"nodes\": [{\"id\": \"a\", \"op\": \"b\", \"inputs\": [],\n\"attrs\": []}]"
        << "wrong-type" << 2;
    QTest::newRow("inputs of the graph is a text") << "\"nodes\": [],\n\"inputs\": \"x\""
                                                   << "wrong-type" << 2;
    QTest::newRow("outputs is an object") << "\"nodes\": [],\n\"outputs\": {}"
                                          << "wrong-type" << 2;
    QTest::newRow("values is a list") << "\"nodes\": [],\n\"values\": []"
                                      << "wrong-type" << 2;
    QTest::newRow("shape is a number") << "\"nodes\": [],\n\"values\": {\"x\": {\"shape\": 3}}"
                                       << "wrong-type" << 2;
    QTest::newRow("a constant is a number") << "\"nodes\": [],\n\"constants\": [3]"
                                            << "wrong-type" << 2;
    QTest::newRow("kind") << "\"nodes\": [{\"id\": \"a\", \"op\": \"b\", \"inputs\": [],\n"
                             "\"kind\": \"fast\"}]"
                          << "unknown-kind" << 2;
    QTest::newRow("newer") << "\n\"version\": 2, \"nodes\": []"
                           << "newer-version" << 2;
    QTest::newRow("comma") << "\n\"nodes\": [\n{\"id\": \"a\" \"op\": \"b\"}]"
                           << "json-syntax" << 3;
}

void NativeReaderTest::reportsMistakesWithTheirPlace()
{
    QFETCH(QString, members);
    QFETCH(QString, code);
    QFETCH(int, line);

    const Reading reading = readBytes(graphOf(members.toStdString()));

    QVERIFY(!reading.model);
    QCOMPARE(QString::fromStdString(reading.firstCode()), code);
    QCOMPARE(int(reading.findings.all().front().range->begin.line), line);
}

void NativeReaderTest::reportsAllNodesThatAreWrong()
{
    const Reading reading = readBytes(graphOf(
        R"("nodes": [{"op": "a", "inputs": []}, {"id": "b", "op": "b", "inputs": []},
                     {"id": "c"}])"));

    QVERIFY(!reading.model);
    QCOMPARE(reading.findings.all().size(), 2u);
}

void NativeReaderTest::namesTheLineOfACycle()
{
    const Reading reading =
        readBytes(graphOf("\"nodes\": [\n"
                          "{\"id\": \"a\", \"op\": \"f\", \"inputs\": [\"c\"]},\n"
                          "{\"id\": \"b\", \"op\": \"f\", \"inputs\": [\"a\"]},\n"
                          "{\"id\": \"c\", \"op\": \"f\", \"inputs\": [\"b\"]}]"));

    QVERIFY(!reading.model);
    QCOMPARE(reading.firstCode(), "cycle");
    QVERIFY(reading.firstMessage().find("f \"a\" → f \"b\" → f \"c\" → f \"a\"")
            != std::string::npos);
    QCOMPARE(reading.findings.all().front().range->begin.line, 2u);
}

void NativeReaderTest::survivesEveryPrefixOfAFile()
{
    const std::string whole = graphOf(
        R"("nodes": [{"id": "é", "op": "b", "inputs": ["x", null],
                      "attrs": {"k": [1, "\u00e9"]}}])");

    for (std::size_t size = 0; size < whole.size(); ++size)
        QVERIFY2(!readBytes(whole.substr(0, size)).model, std::to_string(size).c_str());
}

void NativeReaderTest::survivesDeepNesting()
{
    const std::string deep(100'000, '[');

    const Reading reading = readBytes(graphOf("\"nodes\": [], \"x\": " + deep));

    QVERIFY(!reading.model);
    QVERIFY(reading.findings.hasErrors());
}

FUSEWRIGHT_TEST(NativeReaderTest)
#include "tst_native_reader.moc"
