// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"

#include "engine/formats/model_formats.h"
#include "engine/support/file_bytes.h"

#include <QTest>

#include <algorithm>

using namespace fusewright;
using namespace fusewright::test;

namespace {

Reading readMlirBlocks(std::string_view text, Calls calls = Calls::Default)
{
    Reading reading;
    const FileBytes bytes = FileBytes::copyOf(text);
    const std::string path = "test.mlir";
    const ReadOptions options{
        .catalogue = OperatorCatalogue::builtIn(), .tidy = false, .calls = calls};
    reading.model = mlirFormat().read({bytes, path}, options, reading.findings);
    return reading;
}

/// The operators with the names of their operands and results, a line each.
QString linesOf(const Reading& reading)
{
    if (!reading.model)
        return QString::fromStdString(reading.firstMessage());
    const Graph& graph = reading.graph();
    std::string text;
    for (const NodeId node : graph.nodes()) {
        for (const ValueId output : graph.outputs(node))
            text += std::string(graph.valueName(output)) + " = ";
        text += std::string(graph.nativeName(node));
        for (const ValueId input : graph.inputs(node))
            text += ' ' + std::string(graph.valueName(input));
        text += '\n';
    }
    for (const ValueId output : graph.outputs())
        text += "out " + std::string(graph.valueName(output)) + '\n';
    return QString::fromStdString(text);
}

const char* const diamond = R"(func.func @main(%c: i1, %x: tensor<4xf32>) -> tensor<4xf32> {
  cf.cond_br %c, ^left(%x : tensor<4xf32>), ^right
^left(%a: tensor<4xf32>):
  %0 = stablehlo.abs %a : tensor<4xf32>
  cf.br ^end(%0 : tensor<4xf32>)
^right:
  %1 = stablehlo.tanh %x : tensor<4xf32>
  cf.br ^end(%1 : tensor<4xf32>)
^end(%b: tensor<4xf32>):
  return %b : tensor<4xf32>
}
)";

} // namespace

/// Regions of several blocks, which jump to each other.
class MlirBlocksTest : public QObject {
    Q_OBJECT

private slots:
    void joinsWhatABlockIsGiven();
    void readsSuccessorsOfTheGenericForm();
    void leavesOutWhatAJumpBackPassesOn();
    void findsJumpsBackWhateverTheOrderOfTheText();
    void joinsTheResultsOfSeveralReturns();
    void readsTheCasesOfASwitch();
    void opensACallOfAFunctionWithBlocks();
    void namesThePlacesOnceForEachRegion();
    void saysWhereItDoesNotKnowWhatIsPassedOn();
    void refuses_data();
    void refuses();
    void readsAsManyBlocksAsThereAre();
};

void MlirBlocksTest::joinsWhatABlockIsGiven()
{
    const Reading reading = readMlirBlocks(diamond);

    QCOMPARE(linesOf(reading),
             QStringLiteral("cf.cond_br %c %x\n%1 = stablehlo.tanh %x\ncf.br %1\n%a = identity "
                            "%x\n%0 = stablehlo.abs %a\ncf.br %0\n%b = phi %0 %1\nout %b\n"));
    QCOMPARE(reading.graph().inputCount(), 2u);
    QCOMPARE(reading.graph().valueType(reading.graph().outputs()[0]), DataType::F32);
}

void MlirBlocksTest::readsSuccessorsOfTheGenericForm()
{
    const Reading reading = readMlirBlocks(
        "\"func.func\"() <{sym_name = \"f\"}> ({\n^bb0(%c: i1, %x: f32, %y: f32):\n"
        "  \"cf.cond_br\"(%c, %x, %y, %x)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 2, "
        "1>}> : (i1, f32, f32, f32) -> ()\n"
        "^bb1(%a: f32, %b: f32):\n  \"cf.br\"(%b)[^bb2] : (f32) -> ()\n"
        "^bb2(%d: f32):\n  \"func.return\"(%d) : (f32) -> ()\n}) : () -> ()\n");

    QCOMPARE(linesOf(reading),
             QStringLiteral("cf.cond_br %c %x %y %x\n%a = identity %x\n%b = identity %y\ncf.br %b\n"
                            "%d = phi %x %b\nout %d\n"));
}

void MlirBlocksTest::leavesOutWhatAJumpBackPassesOn()
{
    const Reading reading = readMlirBlocks(
        "func.func @f(%n: i32) -> i32 {\n  cf.br ^head(%n : i32)\n"
        "^head(%i: i32):\n  %0 = arith.addi %i, %n : i32\n  %1 = arith.cmpi slt, %0, %n : i32\n"
        "  cf.cond_br %1, ^head(%0 : i32), ^end\n^end:\n  return %0 : i32\n}\n");

    QCOMPARE(linesOf(reading),
             QStringLiteral("cf.br %n\n%i = phi %n\n%0 = arith.addi %i %n\n%1 = arith.cmpi %0 %n\n"
                            "cf.cond_br %1 %0\nout %0\n"));
    const auto* const loops = reading.graph().attribute(NodeId(1u), "loops_from");
    QVERIFY(loops);
    QCOMPARE(toText(*loops), "[\"^head\"]");
    QVERIFY(reading.firstMessage().find("^head from line 6") != std::string::npos);
}

void MlirBlocksTest::findsJumpsBackWhateverTheOrderOfTheText()
{
    const Reading reading =
        readMlirBlocks("func.func @f(%x: f32) -> f32 {\n  cf.br ^late(%x : f32)\n"
                       "^early(%e: f32):\n  return %e : f32\n"
                       "^late(%l: f32):\n  %0 = math.exp %l : f32\n  cf.br ^early(%0 : f32)\n}\n");

    QCOMPARE(
        linesOf(reading),
        QStringLiteral(
            "cf.br %x\n%l = identity %x\n%0 = math.exp %l\ncf.br %0\n%e = identity %0\nout %e\n"));
}

void MlirBlocksTest::joinsTheResultsOfSeveralReturns()
{
    const Reading reading = readMlirBlocks(
        "func.func @f(%c: i1, %x: f32) -> (f32, i1) {\n  cf.cond_br %c, ^a, ^b\n"
        "^a:\n  %0 = math.exp %x : f32\n  return %0, %c : f32, i1\n^b:\n  return %x, %c : f32, "
        "i1\n}\n");

    QCOMPARE(linesOf(reading),
             QStringLiteral(
                 "cf.cond_br %c\n%0 = math.exp %x\n%return:0 = phi %0 %x\n%return:1 = phi %c %c\n"
                 "out %return:0\nout %return:1\n"));
}

void MlirBlocksTest::readsTheCasesOfASwitch()
{
    const Reading reading = readMlirBlocks(
        "func.func @f(%k: i32, %x: f32) -> f32 {\n  cf.switch %k : i32, [\n    default: ^a(%x : "
        "f32),\n    7: ^b(%x, %k : f32, i32)\n  ]\n^a(%0: f32):\n  return %0 : f32\n"
        "^b(%1: f32, %2: i32):\n  cf.br ^a(%1 : f32)\n}\n");

    QCOMPARE(linesOf(reading),
             QStringLiteral("cf.switch %k %x %x %k\n%1 = identity %x\ncf.br %1\n%0 = phi %x %1\n%2 "
                            "= identity %k\nout %0\n"));
}

void MlirBlocksTest::opensACallOfAFunctionWithBlocks()
{
    std::string text = diamond;
    text.replace(text.find("@main"), 5, "@half");
    text += "func.func @main(%c: i1, %y: tensor<4xf32>) -> tensor<4xf32> {\n"
            "  %2 = call @half(%c, %y) : (i1, tensor<4xf32>) -> tensor<4xf32>\n"
            "  return %2 : tensor<4xf32>\n}\n";

    const Reading reading = readMlirBlocks(text, Calls::Opened);

    const QString lines = linesOf(reading);
    QVERIFY2(lines.contains(QStringLiteral("%2 = phi %2/%0 %2/%1\nout %2\n")), qPrintable(lines));
}

void MlirBlocksTest::namesThePlacesOnceForEachRegion()
{
    std::string text = diamond;
    text.replace(text.find("@main"), 5, "@other");

    const Reading reading = readMlirBlocks(text + diamond);

    QCOMPARE(reading.findings.all().size(), 2u);
    const Diagnostic& second = reading.findings.all()[1];
    QCOMPARE(second.code, "several-blocks");
    QCOMPARE(second.range->begin.line, 14u);
    QVERIFY(second.message.find("^left in line 14, ^right in line 17, ^end in line 20")
            != std::string::npos);
}

void MlirBlocksTest::saysWhereItDoesNotKnowWhatIsPassedOn()
{
    const Reading reading =
        readMlirBlocks("func.func @f(%x: f32) -> f32 {\n  \"acme.go\"()[^a] : () -> ()\n"
                       "^a(%0: f32):\n  return %0 : f32\n}\n");

    QCOMPARE(linesOf(reading), QStringLiteral("acme.go\n%0 = phi\nout %0\n"));
    QVERIFY(reading.firstMessage().find("It is not known what is passed to ^a from line 2.")
            != std::string::npos);
}

void MlirBlocksTest::refuses_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");

    const auto add = [](const char* name, const char* body, const char* code, int line,
                        int column) {
        QTest::newRow(name) << QByteArray(body) << code << line << column;
    };
    add("an unknown block", "  cf.br ^b\n^a:\n  return\n", "unknown-block", 2, 9);
    add("a block twice", "  cf.br ^a\n^a:\n  cf.br ^a\n^a:\n  return\n", "two-blocks", 5, 1);
    add("an unclosed list of blocks", "  \"a.b\"()[^a : () -> ()\n^a:\n  return\n", "mlir-syntax",
        2, 14);
    add("no block in the list", "  \"a.b\"()[a] : () -> ()\n^a:\n  return\n", "mlir-syntax", 2, 11);
    add("a name that nothing makes", "  cf.br ^a(%q : f32)\n^a(%0: f32):\n  return\n",
        "unknown-value", 2, 12);
    add("a name of two blocks", "  cf.br ^a(%x : f32)\n^a(%x: f32):\n  return\n", "two-producers",
        3, 4);
}

void MlirBlocksTest::refuses()
{
    QFETCH(QByteArray, body);
    QFETCH(QString, code);
    QFETCH(int, line);
    QFETCH(int, column);

    const Reading reading =
        readMlirBlocks("func.func @f(%x: f32) {\n" + body.toStdString() + "}\n");

    QVERIFY(!reading.model);
    const auto& all = reading.findings.all();
    const auto error = std::ranges::find(all, Severity::Error, &Diagnostic::severity);
    QVERIFY(error != all.end());
    QCOMPARE(QString::fromStdString(error->code), code);
    QCOMPARE(static_cast<int>(error->range->begin.line), line);
    QCOMPARE(static_cast<int>(error->range->begin.column), column);
}

void MlirBlocksTest::readsAsManyBlocksAsThereAre()
{
    constexpr int count = 20'000;
    std::string text = "func.func @f(%b0: f32) -> f32 {\n  cf.br ^b1(%b0 : f32)\n";
    for (int at = 1; at <= count; ++at) {
        const std::string name = 'b' + std::to_string(at);
        text += '^' + name + "(%" + name + ": f32):\n";
        text += at == count ? "  return %" + name + " : f32\n"
                            : "  cf.br ^b" + std::to_string(at + 1) + "(%" + name + " : f32)\n";
    }

    const Reading reading = readMlirBlocks(text + "}\n");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(reading.graph().nodeCount(), std::size_t(2 * count));
    QVERIFY(reading.firstMessage().size() < 500);
}

FUSEWRIGHT_TEST(MlirBlocksTest)
#include "tst_mlir_blocks.moc"
