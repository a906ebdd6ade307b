// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"

#include "engine/support/file_bytes.h"

#include <QTest>

#include <algorithm>

using namespace fusewright;
using namespace fusewright::test;

namespace {

Reading readWith(Calls calls, std::string_view text)
{
    Reading reading;
    const FileBytes bytes = FileBytes::copyOf(text);
    const std::string path = "test.mlir";
    const ReadOptions options{
        .catalogue = OperatorCatalogue::builtIn(), .tidy = false, .calls = calls};
    reading.model = readModel(ModelSource{bytes, path}, options, reading.findings);
    return reading;
}

Reading readFileWith(Calls calls, const std::string& name)
{
    Reading reading;
    const ReadOptions options{
        .catalogue = OperatorCatalogue::builtIn(), .tidy = false, .calls = calls};
    reading.model =
        readModel(std::string(FUSEWRIGHT_TEST_DATA "/models/") + name, options, reading.findings);
    return reading;
}

/// The operators in their order, those inside in brackets.
std::string operatorsOf(const Graph& graph)
{
    std::string text;
    for (const NodeId node : graph.nodes()) {
        text += std::string(graph.nativeName(node)) + ' ';
        for (const NestedGraph& nested : graph.nested(node))
            text += "[ " + operatorsOf(*nested.graph) + "] ";
    }
    return text;
}

const char* const twoCallers = R"(
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @twice(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.composite "tenstorrent.gelu" %0 {
      composite_attributes = {approximate = "none"}, decomposition = @gelu
  } : (tensor<4xf32>) -> tensor<4xf32>
  %2 = call @twice(%1) : (tensor<4xf32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}
func.func private @twice(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.add %a, %a : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @gelu(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.tanh %a : tensor<4xf32>
  return %0 : tensor<4xf32>
}
)";

} // namespace

/// Operators that stand for a function of the file.
class CallsTest : public QObject {
    Q_OBJECT

private slots:
    void opensPlainCallsAndKeepsComposites();
    void opensEverythingWhenAsked();
    void keepsEverythingWhenAsked();
    void passesOnWhatACallOnlyPassesThrough();
    void namesModulesOfCalls();
    void keepsOnnxFunctionsWhenAsked();
    void findsWhatACompositeIsCalled();
    void showsWhatACustomCallRuns();
    void saysWhichFunctionIsNotThere();
    void readsFilesEitherWay_data();
    void readsFilesEitherWay();
};

void CallsTest::opensPlainCallsAndKeepsComposites()
{
    const Reading reading = readWith(Calls::Default, twoCallers);

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(operatorsOf(reading.graph()),
             "stablehlo.add tenstorrent.gelu [ stablehlo.tanh ] stablehlo.add ");
    QVERIFY(reading.model->hasCalls);
}

void CallsTest::opensEverythingWhenAsked()
{
    const Reading reading = readWith(Calls::Opened, twoCallers);

    QVERIFY(reading.model);
    QCOMPARE(operatorsOf(reading.graph()), "stablehlo.add stablehlo.tanh stablehlo.add ");
}

void CallsTest::keepsEverythingWhenAsked()
{
    const Reading reading = readWith(Calls::Closed, twoCallers);

    QVERIFY(reading.model);
    QCOMPARE(
        operatorsOf(reading.graph()),
        "@twice [ stablehlo.add ] tenstorrent.gelu [ stablehlo.tanh ] @twice [ stablehlo.add ] ");
    // The same function is the same graph.
    QCOMPARE(reading.graph().nested()[0].graph.get(), reading.graph().nested()[2].graph.get());
}

void CallsTest::passesOnWhatACallOnlyPassesThrough()
{
    const Reading reading = readWith(Calls::Default,
                                     "func.func @main(%x: i32, %y: i32) -> (i32, i32, i32) {\n"
                                     "  %0:3 = call @f(%x, %y) : (i32, i32) -> (i32, i32, i32)\n"
                                     "  return %0#2, %0#1, %0#0 : i32, i32, i32\n}\n"
                                     "func.func @f(%a: i32, %b: i32) -> (i32, i32, i32) {\n"
                                     "  %s = arith.addi %a, %b : i32\n"
                                     "  return %a, %s, %s : i32, i32, i32\n}\n");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(operatorsOf(reading.graph()), "identity arith.addi identity ");
    QCOMPARE(reading.graph().outputs().size(), 3u);
}

void CallsTest::namesModulesOfCalls()
{
    const Reading reading = readWith(Calls::Default, twoCallers);

    QVERIFY(reading.model);
    const Graph& graph = reading.graph();
    QCOMPARE(graph.nodeName(NodeId(0u)), "%0/%0");
    QCOMPARE(graph.text(graph.moduleOf(NodeId(0u)).path), "twice");
    QCOMPARE(graph.text(graph.moduleOf(NodeId(2u)).path), "twice_1");
    QCOMPARE(graph.text(graph.moduleOf(NodeId(2u)).type), "twice");
}

void CallsTest::keepsOnnxFunctionsWhenAsked()
{
    const Reading opened = readFileWith(Calls::Default, "onnx/bert_2l_functions.onnx");
    const Reading closed = readFileWith(Calls::Closed, "onnx/bert_2l_functions.onnx");

    QVERIFY(opened.model);
    QVERIFY2(closed.model, closed.firstMessage().c_str());
    QVERIFY(closed.model->hasCalls);
    QVERIFY(opened.graph().nested().empty());
    QVERIFY(!closed.graph().nested().empty());
    QVERIFY(closed.graph().nodeCount() < opened.graph().nodeCount());
}

void CallsTest::findsWhatACompositeIsCalled()
{
    const Reading reading = readWith(Calls::Default, twoCallers);

    QVERIFY(reading.model);
    QCOMPARE(reading.graph().canonicalName(NodeId(1u)), "gelu");
}

void CallsTest::showsWhatACustomCallRuns()
{
    const std::string text =
        "func.func @main(%x: i32) -> i32 {\n"
        "  %0 = stablehlo.custom_call @top_k(%x) {called_computations = [@less, @\"more\"]} : "
        "(i32) "
        "-> i32\n  return %0 : i32\n}\n"
        "func.func @less(%a: i32) -> i32 {\n  %0 = stablehlo.abs %a : i32\n  return %0 : i32\n}\n"
        "func.func @more(%a: i32) -> i32 {\n  return %a : i32\n}\n";

    for (const Calls calls : {Calls::Default, Calls::Opened, Calls::Closed}) {
        const Reading reading = readWith(calls, text);

        QVERIFY2(reading.model, reading.firstMessage().c_str());
        QCOMPARE(operatorsOf(reading.graph()), "stablehlo.custom_call [ stablehlo.abs ] [ ] ");
    }
}

void CallsTest::saysWhichFunctionIsNotThere()
{
    const std::string text = "func.func @main(%x: i32) -> i32 {\n"
                             "  %0 = call @elsewhere(%x) : (i32) -> i32\n"
                             "  %1 = call @gone(%0) : (i32) -> i32\n"
                             "  %2 = call @gone(%1) : (i32) -> i32\n  return %2 : i32\n}\n"
                             "func.func private @elsewhere(i32) -> i32\n";

    for (const Calls calls : {Calls::Default, Calls::Opened, Calls::Closed}) {
        const Reading reading = readWith(calls, text);

        QVERIFY2(reading.model, reading.firstMessage().c_str());
        QCOMPARE(operatorsOf(reading.graph()), "@elsewhere @gone @gone ");
        QCOMPARE(reading.findings.all().size(), 1u);
        QCOMPARE(reading.firstCode(), "unknown-callee");
        QCOMPARE(reading.findings.all().front().range->begin.line, 3u);
    }
}

void CallsTest::readsFilesEitherWay_data()
{
    QTest::addColumn<QString>("file");
    for (const char* const file :
         {"mlir/stablehlo_while_8funcs.mlir", "onnx/local_functions_torchlib.onnx",
          "onnx/bert_2l_functions.onnx", "onnx/nested_if_3deep.onnx"})
        QTest::newRow(file) << file;
}

void CallsTest::readsFilesEitherWay()
{
    QFETCH(QString, file);
    const Reading opened = readFileWith(Calls::Opened, file.toStdString());

    for (const Calls calls : {Calls::Default, Calls::Closed}) {
        const Reading reading = readFileWith(calls, file.toStdString());

        QVERIFY2(reading.model, reading.firstMessage().c_str());
        QCOMPARE(reading.graph().outputs().size(), opened.graph().outputs().size());
        QCOMPARE(reading.graph().inputCount(), opened.graph().inputCount());
    }
}

FUSEWRIGHT_TEST(CallsTest)
#include "tst_calls.moc"
