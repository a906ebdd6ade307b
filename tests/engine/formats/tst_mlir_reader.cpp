// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"

#include "engine/support/file_bytes.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

namespace {

Reading readMlir(std::string_view text, const std::string& function = {})
{
    Reading reading;
    const FileBytes bytes = FileBytes::copyOf(text);
    const std::string path = "test.mlir";
    const ReadOptions options{
        .catalogue = OperatorCatalogue::builtIn(), .tidy = false, .function = function};
    reading.model = readModel(ModelSource{bytes, path}, options, reading.findings);
    return reading;
}

/// The operation as the body of a function that is given `%x` and `%y`.
Reading readOperation(const std::string& operation)
{
    return readMlir("func.func @f(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {\n  "
                    + operation + "\n  return %x : tensor<4xf32>\n}\n");
}

/// The line of a node in a description, without the line's end.
std::string lineOf(const Reading& reading, const std::string& begin)
{
    if (!reading.model)
        return reading.firstMessage();
    const std::string text = describe(reading.graph());
    const std::size_t at = text.find('\n' + begin);
    return at == std::string::npos ? text : text.substr(at + 1, text.find('\n', at + 1) - at - 1);
}

} // namespace

/// MLIR's two forms, piece by piece.
class MlirReaderTest : public QObject {
    Q_OBJECT

private slots:
    void readsAFunctionWithAllThatItSays();
    void readsPrettyForms_data();
    void readsPrettyForms();
    void readsRegionsAsNestedGraphs();
    void readsRegionsOfTheGenericForm();
    void readsWhatRegionsAreGiven_data();
    void readsWhatRegionsAreGiven();
    void letsARegionUseTheNameOfAResultThatIsNotMadeYet();
    void choosesAmongFunctionsOfSeveralModules();
    void readsNestedModules();
    void readsGenericModulesAndFunctions();
    void takesAnExcerptForAGraph();
    void usesBetterNamesForArguments();
    void usesBetterNamesOfTheGenericForm();
    void usesTheNamesOfLocations();
    void jumpsOverResources();
    void warnsOnceOfAFormThatItDoesNotKnow();
    void isRecognised_data();
    void isRecognised();
};

void MlirReaderTest::readsAFunctionWithAllThatItSays()
{
    const Reading reading = readMlir(R"(// a comment
#loc1 = loc("add_1")
!act = tensor<2x?xbf16>
module @m attributes {mhlo.num_partitions = 1 : i32} {
  func.func public @main(%a: !act {jax.arg = "a"} loc("x"), %w: tensor<8xbf16>) -> (!act {k}) {
    %0:2 = "foo.split"(%a, %w) <{sizes = array<i64: 1, 1>}> {tag} :
      (!act, tensor<8xbf16>) -> (!act, tensor<2x3xbf16, #enc<"}">>) loc(#loc1)
    %1 = "foo.join"(%0#1, %0) : (tensor<2x3xbf16>, !act) -> !act
    return %1 : !act
  }
}
)");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(QString::fromStdString(describe(reading.graph())),
             QStringLiteral("main\n"
                            "x:bf16[2 ? ]\n"
                            "%w:bf16[8 ]\n"
                            "%0 = foo.split(x:bf16[2 ? ], %w:bf16[8 ], ) -> %0#0:bf16[2 ? ] "
                            "%0#1:bf16[2 3 ] {sizes=[1, 1]} {tag=true} @/\n"
                            "%1 = foo.join(%0#1:bf16[2 3 ], %0#0:bf16[2 ? ], ) -> %1:bf16[2 ? ] "
                            "@/\n"
                            "out %1\n"));
    QVERIFY(reading.findings.isEmpty());
}

void MlirReaderTest::readsPrettyForms_data()
{
    QTest::addColumn<QByteArray>("operation");
    QTest::addColumn<QByteArray>("line");

    const auto add = [](const char* name, const char* operation, const char* line) {
        QTest::newRow(name) << QByteArray(operation) << QByteArray(line);
    };
    add("one type for all", "%0 = stablehlo.add %x, %y : tensor<4xf32>",
        "%0 = stablehlo.add(%x:f32[4 ], %y:f32[4 ], ) -> %0:f32[4 ] @/");
    add("function type", "%0 = stablehlo.convert %x : (tensor<4xf32>) -> tensor<4xbf16>",
        "%0 = stablehlo.convert(%x:f32[4 ], ) -> %0:bf16[4 ] @/");
    add("attributes by name",
        "%0 = stablehlo.dot_general %x, %y, batching_dims = [] x [], contracting_dims = [0] x [0], "
        "precision = [DEFAULT, DEFAULT] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>",
        "%0 = stablehlo.dot_general(%x:f32[4 ], %y:f32[4 ], ) -> %0:f32[] "
        "{batching_dims=\"[] x []\"} {contracting_dims=\"[0] x [0]\"} "
        "{precision=\"[DEFAULT, DEFAULT]\"} @/");
    add("an arrow in an attribute",
        "%0 = stablehlo.convolution(%x, %y) dim_numbers = [b, f]x[i, o]->[b, f], window = {stride "
        "= [2]} {groups = 1 : i64} : (tensor<4xf32>, tensor<4xf32>) -> tensor<2xf32>",
        "%0 = stablehlo.convolution(%x:f32[4 ], %y:f32[4 ], ) -> %0:f32[2 ] "
        "{dim_numbers=\"[b, f]x[i, o]->[b, f]\"} {window=\"{stride = [2]}\"} {groups=1} @/");
    add("compare",
        "%0 = stablehlo.compare  LT, %x, %y,  SIGNED : (tensor<4xf32>, tensor<4xf32>) "
        "-> tensor<4xi1>",
        "%0 = stablehlo.compare(%x:f32[4 ], %y:f32[4 ], ) -> %0:bool[4 ] "
        "{comparison_direction=\"LT\"} {compare_type=\"SIGNED\"} @/");
    add("slice", "%0 = stablehlo.slice %x [0:2] : (tensor<4xf32>) -> tensor<2xf32>",
        "%0 = stablehlo.slice(%x:f32[4 ], ) -> %0:f32[2 ] {bounds=\"[0:2]\"} @/");
    add("the last type is the result's",
        "%0 = stablehlo.select %x, %y, %y : tensor<4xi1>, tensor<4xf32>",
        "%0 = stablehlo.select(%x:f32[4 ], %y:f32[4 ], %y:f32[4 ], ) -> %0:f32[4 ] @/");
    add("no operands", "%0 = stablehlo.iota dim = 0 : tensor<8xui32>",
        "%0 = stablehlo.iota() -> %0:u32[8 ] {dim=0} @/");
    add("custom call",
        "%0 = stablehlo.custom_call @foo(%x) {has_side_effect = true} : "
        "(tensor<4xf32>) -> tensor<4xf32>",
        "%0 = stablehlo.custom_call(%x:f32[4 ], ) -> %0:f32[4 ] {call_target_name=\"@foo\"} "
        "{has_side_effect=true} @/");
    add("applies",
        "%0 = stablehlo.reduce(%x init: %y) applies stablehlo.add across dimensions = "
        "[0] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>",
        "%0 = stablehlo.reduce(%x:f32[4 ], %y:f32[4 ], ) -> %0:f32[] {applies=\"stablehlo.add\"} "
        "{dimensions=[0]} @/");
    add("ins and outs",
        "%0 = linalg.matmul ins(%x, %y : tensor<4xf32>, tensor<4xf32>)\n"
        "    outs(%x : tensor<4xf32>) -> tensor<4xf32>",
        "%0 = linalg.matmul(%x:f32[4 ], %y:f32[4 ], %x:f32[4 ], ) -> %0:f32[4 ] @/");
    add("to", "%0 = tensor.cast %x : tensor<4xf32> to tensor<?xf32>",
        "%0 = tensor.cast(%x:f32[4 ], ) -> %0:f32[? ] @/");
    add("bare constant", "%0 = arith.constant true",
        "%0 = arith.constant() -> %0:? {value=true} @/");
    add("constant with a type", "%0 = arith.constant 3 : index",
        "%0 = arith.constant() -> %0:i64[] {value=3} @/");
    add("over several lines", "%0 = stablehlo.add %x,\n      %y : // why not\n    tensor<4xf32>",
        "%0 = stablehlo.add(%x:f32[4 ], %y:f32[4 ], ) -> %0:f32[4 ] @/");
    add("operands on the next line", "%0 = stablehlo.concatenate\n    %x,\n    %y : tensor<8xf32>",
        "%0 = stablehlo.concatenate(%x:f32[4 ], %y:f32[4 ], ) -> %0:f32[8 ] @/");
    add("a spaced arrow in an attribute",
        "%0 = stablehlo.convolution(%x, %y) dim_numbers = [b, f] x [i, o] -> [b, f], window = {} "
        ": (tensor<4xf32>, tensor<4xf32>) -> tensor<2xf32>",
        "%0 = stablehlo.convolution(%x:f32[4 ], %y:f32[4 ], ) -> %0:f32[2 ] "
        "{dim_numbers=\"[b, f] x [i, o] -> [b, f]\"} {window=\"{}\"} @/");
    add("a type without its name", "%0 = ttir.tile %x : tensor<4xf32> -> <32x32, bf16>",
        "%0 = ttir.tile(%x:f32[4 ], ) -> %0:? @/");
    add("a brace and a bracket apart",
        "%0 = \"ttir.abs\"(%x) <{k = 1 : i32}\n> : (tensor<4xf32>) -> tensor<4xf32>",
        "%0 = ttir.abs(%x:f32[4 ], ) -> %0:f32[4 ] {k=1} @/");
    add("no result", "check.expect_eq %x, %y : tensor<4xf32>",
        "check.expect_eq_0 = check.expect_eq(%x:f32[4 ], %y:f32[4 ], ) -> @/");
}

void MlirReaderTest::readsPrettyForms()
{
    QFETCH(QByteArray, operation);
    QFETCH(QByteArray, line);

    const Reading reading = readOperation(operation.toStdString());

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(reading.graph().nodeCount(), 1u);
    QCOMPARE(QByteArray::fromStdString(
                 lineOf(reading, line.left(line.indexOf(' ')).toStdString() + " = ")),
             line);
    QVERIFY2(reading.findings.isEmpty(), reading.firstMessage().c_str());
}

void MlirReaderTest::readsRegionsAsNestedGraphs()
{
    const Reading reading = readMlir(R"(
func.func @main(%n: tensor<i32>, %k: tensor<i32>) -> tensor<i32> {
  %0:2 = stablehlo.while(%i = %n, %sum = %k) : tensor<i32>, tensor<i32>
   cond {
    %1 = stablehlo.compare LT, %i, %k : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %1 = stablehlo.add %sum, %k : tensor<i32>
    stablehlo.return %1, %1 : tensor<i32>, tensor<i32>
  }
  return %0#1 : tensor<i32>
}
)");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(QString::fromStdString(describe(reading.graph())),
             QStringLiteral(
                 "main\n%n:i32[]\n%k:i32[]\n"
                 "%0 = stablehlo.while(%n:i32[], %k:i32[], %k:i32[], ) -> %0#0:i32[] %0#1:i32[] "
                 "@/\n"
                 "cond {\n\n%i:i32[]\n%sum:i32[]\n%k:i32[]\n"
                 "%1 = stablehlo.compare(%i:i32[], %k:i32[], ) -> %1:bool[] "
                 "{comparison_direction=\"LT\"} @/\n"
                 "out %1\n}\n"
                 "do {\n\n%i:i32[]\n%sum:i32[]\n%k:i32[]\n"
                 "%1 = stablehlo.add(%sum:i32[], %k:i32[], ) -> %1:i32[] @/\n"
                 "out %1 %1\n}\n"
                 "out %0#1\n"));
}

void MlirReaderTest::readsRegionsOfTheGenericForm()
{
    const Reading reading = readMlir(R"(
%p = "a.b"() : () -> tensor<i1>
%0 = "stablehlo.if"(%p) ({
  %1 = "a.c"() : () -> tensor<f32>
  "stablehlo.return"(%1) : (tensor<f32>) -> ()
}, {
^bb0(%z: tensor<f32>):
  "stablehlo.return"(%z) : (tensor<f32>) -> ()
}) {k = 1 : i32} : (tensor<i1>) -> tensor<f32>
)");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    const Graph& graph = reading.graph();
    QCOMPARE(graph.nodeCount(), 2u);
    QCOMPARE(graph.nested().size(), 2u);
    QCOMPARE(graph.nested()[0].graph->nodeCount(), 1u);
    QCOMPARE(graph.nested()[1].graph->inputCount(), 1u);
    QCOMPARE(graph.text(graph.nested()[1].attribute), "region_1");
}

void MlirReaderTest::readsWhatRegionsAreGiven_data()
{
    QTest::addColumn<QByteArray>("operation");
    QTest::addColumn<QByteArray>("arguments");

    QTest::newRow("behind attributes")
        << QByteArray("%0 = sdy.manual_computation(%x) in_shardings=[<@m, [{\"a\"}]>] "
                      "out_shardings=[<@m, [{}]>] manual_axes={\"a\"} (%g: tensor<2xf32>) {\n"
                      "  sdy.return %g : tensor<2xf32>\n} : (tensor<4xf32>) -> tensor<4xf32>")
        << QByteArray("%g");
    QTest::newRow("in a list") << QByteArray("scf.parallel (%i, %j) = (%x, %y) to (%y, %y) step "
                                             "(%x, %x) {\n  %1 = arith.addi %i, %j : index\n}")
                               << QByteArray("%i %j");
    QTest::newRow("one by one") << QByteArray(
        "%0 = scf.for %i = %x to %y step %x iter_args(%g = %x) -> "
        "(tensor<4xf32>) {\n  scf.yield %g : tensor<4xf32>\n}")
                                << QByteArray("%i %g");
}

void MlirReaderTest::readsWhatRegionsAreGiven()
{
    QFETCH(QByteArray, operation);
    QFETCH(QByteArray, arguments);

    const Reading reading = readOperation(operation.toStdString());

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    const Graph& inner = *reading.graph().nested().front().graph;
    QByteArray given;
    for (std::size_t at = 0; at < inner.inputCount(); ++at)
        given += (at == 0 ? "" : " ")
            + QByteArray::fromStdString(std::string(inner.valueName(ValueId(at))));
    QCOMPARE(given, arguments);
}

void MlirReaderTest::letsARegionUseTheNameOfAResultThatIsNotMadeYet()
{
    const Reading reading = readOperation("%0 = \"stablehlo.all_reduce\"(%x) ({\n"
                                          "^bb0(%a: tensor<f32>):\n"
                                          "  %0 = stablehlo.abs %a : tensor<f32>\n"
                                          "  stablehlo.return %0 : tensor<f32>\n"
                                          "}) : (tensor<4xf32>) -> tensor<4xf32>\n"
                                          "  %1 = stablehlo.abs %0 : tensor<4xf32>");

    QCOMPARE(lineOf(reading, "%1 = "), "%1 = stablehlo.abs(%0:f32[4 ], ) -> %1:f32[4 ] @/");
    QCOMPARE(reading.graph().nested().front().graph->nodeCount(), 1u);
}

void MlirReaderTest::readsNestedModules()
{
    const Reading reading = readMlir("module @a {\n  ttcore.device_module {\n    builtin.module {\n"
                                     "      func.func @run(%x: i32) -> i32 {\n"
                                     "        %0 = call @twice(%x) : (i32) -> i32\n"
                                     "        return %0 : i32\n      }\n"
                                     "      func.func private @twice(%x: i32) -> i32 {\n"
                                     "        %0 = arith.addi %x, %x : i32\n"
                                     "        return %0 : i32\n      }\n"
                                     "    }\n  }\n  module @b {\n    func.func @run() {\n"
                                     "      return\n    }\n  }\n}\n");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(reading.model->functions, (std::vector<std::string>{"run", "twice", "b::run"}));
    QCOMPARE(lineOf(reading, "%0/%0 = "),
             "%0/%0 = arith.addi(%x:i32[], %x:i32[], ) -> %0:i32[] @twice/twice");
}

void MlirReaderTest::choosesAmongFunctionsOfSeveralModules()
{
    const std::string text = "module @a {\n"
                             "  func.func private @helper() { %0 = \"x.a\"() : () -> i1 return }\n"
                             "  func.func @run() { %0 = \"x.b\"() : () -> i1\n return }\n"
                             "  func.func private @declared(i32, i32 {k}) -> i32\n"
                             "}\n"
                             "module @b {\n"
                             "  func.func @run() { %0 = \"x.c\"() : () -> i1\n return }\n"
                             "}\n";

    const Reading usual = readMlir(text);
    const Reading other = readMlir(text, "b::run");
    const Reading nothing = readMlir(text, "walk");

    QVERIFY2(usual.model, usual.firstMessage().c_str());
    QCOMPARE(usual.model->functions, (std::vector<std::string>{"helper", "a::run", "b::run"}));
    QCOMPARE(usual.graph().nativeName(NodeId(0u)), "x.b");
    QVERIFY(other.model);
    QCOMPARE(other.graph().nativeName(NodeId(0u)), "x.c");
    QVERIFY(!nothing.model);
    QCOMPARE(nothing.firstCode(), "unknown-function");
}

void MlirReaderTest::readsGenericModulesAndFunctions()
{
    const Reading reading = readMlir(R"("builtin.module"() <{sym_name = "m"}> ({
  "func.func"() <{function_type = (tensor<2xf32>) -> tensor<2xf32>, sym_name = "go"}> ({
  ^bb0(%arg0: tensor<2xf32> loc("here")):
    %0 = "func.call"(%arg0) <{callee = @double}> : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"(%0) : (tensor<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{sym_name = "double", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<2xf32>):
    %0 = "stablehlo.add"(%arg0, %arg0) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"(%0) : (tensor<2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
)");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(QString::fromStdString(describe(reading.graph())),
             QStringLiteral("go\n%arg0:f32[2 ]\n"
                            "%0/%0 = stablehlo.add(%arg0:f32[2 ], %arg0:f32[2 ], ) -> %0:f32[2 ] "
                            "@double/double\n"
                            "out %0\n"));
}

void MlirReaderTest::takesAnExcerptForAGraph()
{
    const Reading reading = readMlir("%5 = stablehlo.add %3, %4 : tensor<2xf32>\n"
                                     "%6 = stablehlo.abs %5 : tensor<2xf32>\n");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(reading.graph().nodeCount(), 2u);
    QCOMPARE(reading.graph().inputCount(), 2u);
    QCOMPARE(reading.firstCode(), "missing-input");
}

void MlirReaderTest::usesBetterNamesForArguments()
{
    const Reading reading = readMlir(
        "func.func @main(%arg0: tensor<2xf32> {ttcore.argument_type = "
        "#ttcore.argument_type<parameter>, ttir.name = \"fc.weight\"}, %arg1: tensor<2xf32> "
        "{ttir.name = \"same\"}, %arg2: tensor<2xf32> {ttir.name = \"same\"}) {\n"
        "  %0 = \"ttir.add\"(%arg0, %arg1) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>\n"
        "  return\n}\n");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(QString::fromStdString(describe(reading.graph())),
             QStringLiteral("main\n%arg1:f32[2 ]\n%arg2:f32[2 ]\nfc.weight:f32[2 ]\n"
                            "%0 = ttir.add(fc.weight:f32[2 ], %arg1:f32[2 ], ) -> %0:f32[2 ] @/\n"
                            "out\n"));
}

void MlirReaderTest::usesBetterNamesOfTheGenericForm()
{
    const Reading reading = readMlir(
        "\"func.func\"() <{arg_attrs = [{ttcore.argument_type = #ttcore.argument_type<parameter>, "
        "ttir.name = \"fc.weight\"}, {}, {jax.arg_info = \"params['x']\", mhlo.sharding = "
        "\"{replicated}\"}], sym_name = \"main\"}> ({\n^bb0(%a: i32, %b: i32, %c: i32):\n"
        "  %0 = \"ttir.add\"(%a, %c) : (i32, i32) -> i32\n"
        "  \"func.return\"(%0) : (i32) -> ()\n}) : () -> ()\n");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(QString::fromStdString(describe(reading.graph())),
             QStringLiteral("main\n%b:i32[]\nparams['x']:i32[]\nfc.weight:i32[]\n"
                            "%0 = ttir.add(fc.weight:i32[], params['x']:i32[], ) -> %0:i32[] @/\n"
                            "out %0\n"));
}

void MlirReaderTest::usesTheNamesOfLocations()
{
    const Reading reading = readMlir(
        "func.func @main(%arg0: i32 loc(\"x\"), %arg1: i32 loc(#loc1), %arg2: i32 "
        "loc(\"model.py\":3:4), %arg3: i32 {ttir.name = \"named\"} loc(\"p3.1\"), %arg4: i32 "
        "loc(\"jit(f)/add\"), %arg5: i32 loc(\"twice\"), %arg6: i32 loc(\"twice\")) {\n"
        "  return\n}\n#loc1 = loc(\"params['dense']['kernel']\"(#loc2))\n"
        "#loc2 = loc(\"model.py\":1:2)\n");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(QString::fromStdString(describe(reading.graph())),
             QStringLiteral("main\nx:i32[]\nparams['dense']['kernel']:i32[]\n%arg2:i32[]\n"
                            "named:i32[]\n%arg4:i32[]\n%arg5:i32[]\n%arg6:i32[]\nout\n"));
}

void MlirReaderTest::jumpsOverResources()
{
    const Reading reading = readMlir("module {\n  func.func @f() {\n"
                                     "    %0 = stablehlo.constant dense_resource<w> : "
                                     "tensor<4xf32>\n    return\n  }\n}\n"
                                     "{-#\n  dialect_resources: { builtin: { w: \"0x0001}}\" } "
                                     "}\n#-}\n");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(reading.graph().nodeCount(), 1u);
}

void MlirReaderTest::warnsOnceOfAFormThatItDoesNotKnow()
{
    const Reading reading = readOperation("%0 = acme.spin %x twice %y : tensor<4xf32>\n"
                                          "  %1 = acme.spin %0 twice %y : tensor<4xf32>");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(reading.findings.all().size(), 1u);
    QCOMPARE(reading.firstCode(), "unknown-form");
    QCOMPARE(reading.findings.all().front().range->begin.line, 2u);
    QCOMPARE(lineOf(reading, "%1 = "), "%1 = acme.spin(%0:f32[4 ], %y:f32[4 ], ) -> %1:f32[4 ] @/");
}

void MlirReaderTest::isRecognised_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isMlir");

    const auto add = [](const char* text, bool is) {
        QTest::newRow(text) << QByteArray(text) << is;
    };
    add("module {\n}", true);
    add("// RUN: x\n\nmodule @m attributes {a} {\n}", true);
    add("#loc = loc(unknown)\n", true);
    add("!t = tensor<f32>\n", true);
    add("func.func @f() {\n}", true);
    add("func.func private @f()", true);
    add("%0 = \"a.b\"() : () -> i1", true);
    add("%0:2, %1 = a.b %2 : i1", true);
    add("\"a.b\"(%0) : (i1) -> ()", true);
    add("stablehlo.return %0 : i1", true);
    add("%add.1 = f32[2]{0} add(%x, %y)", false);
    add("%x : [num_users=1] = placeholder[target=x]", false);
    add("module graph", false);
    add("graph():\n    %x : [num_users=1] = placeholder[target=x]", false);
    add("class GraphModule(torch.nn.Module):", false);
    add("# from tvm.script import relax as R", false);
    add("digraph { a -> b }", false);
    add("torch.nn.functional.relu(x)", false);
    add("", false);
}

void MlirReaderTest::isRecognised()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, isMlir);

    const Reading reading = readBytes(text.toStdString(), "pasted text");

    const bool wasRead = (reading.model && reading.model->format == "mlir")
        || reading.firstCode() == "mlir-syntax" || reading.firstCode() == "no-graph"
        || reading.firstCode() == "unknown-value";
    QCOMPARE(wasRead, isMlir);
}

FUSEWRIGHT_TEST(MlirReaderTest)
#include "tst_mlir_reader.moc"
