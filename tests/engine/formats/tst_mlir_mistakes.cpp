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

Reading readBrokenMlir(std::string_view text, ReadOptions options = {})
{
    Reading reading;
    const FileBytes bytes = FileBytes::copyOf(text);
    const std::string path = "test.mlir";
    options.catalogue = OperatorCatalogue::builtIn();
    options.tidy = false;
    reading.model = mlirFormat().read({bytes, path}, options, reading.findings);
    return reading;
}

std::string manyOf(const std::string& text, std::size_t times)
{
    std::string result;
    for (std::size_t i = 0; i < times; ++i)
        result += text;
    return result;
}

} // namespace

/// What is refused and what must not be, however strange, deep or large it is.
class MlirMistakesTest : public QObject {
    Q_OBJECT

private slots:
    void reportsMistakesWithTheirPlace_data();
    void reportsMistakesWithTheirPlace();
    void reportsEveryNameThatNothingMakes();
    void reportsMistakesOfALongFileInLinearTime();
    void survivesEveryPrefixOfAFile();
    void survivesEveryMissingCharacter();
    void refusesDeepRegions();
    void readsDeepBrackets();
    void refusesATowerOfCalls();
    void readsLongTextsInLinearTime();
    void keepsNoLargeConstants();
    void givesUpWhenCancelled();
};

void MlirMistakesTest::reportsMistakesWithTheirPlace_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("words");

    const auto add = [](const char* name, const std::string& text, const char* code, int line,
                        int column, const char* words) {
        QTest::newRow(name) << QByteArray::fromStdString(text) << code << line << column
                            << QString::fromUtf8(words);
    };
    const std::string head = "func.func @f(%x: tensor<4xf32>) {\n";
    add("nothing", "// only a comment\n", "no-graph", 0, 0, "no function");
    add("no operation", "module {\n  what is this\n}\n", "mlir-syntax", 2, 3, "\"what\" was found");
    add("unclosed region", head + "  return\n", "mlir-syntax", 1, 33, "no closing \"}\"");
    add("one brace too many", head + "  return\n}\n}\n", "mlir-syntax", 4, 1, "closes nothing");
    add("unclosed text", head + "  \"a.b\n  return\n}\n", "mlir-syntax", 2, 3,
        "no closing quotation mark");
    add("unclosed attributes", head + "  \"a.b\"() {k = [1, 2 : () -> ()\n}\n", "mlir-syntax", 3, 1,
        "\"[\" before it is still open");
    add("unclosed type", head + "  %0 = a.b %x : tensor<4xf32\n", "mlir-syntax", 2, 23,
        "no closing \">\"");
    add("unclosed operands", head + "  %0 = \"a.b\"(%x : () -> i1\n}\n", "mlir-syntax", 2, 17,
        "\",\" or \")\"");
    add("no types", head + "  %0 = \"a.b\"(%x)\n  return\n}\n", "mlir-syntax", 3, 3,
        "\":\" and the types");
    add("no result types", head + "  %0 = \"a.b\"(%x) : (i1)\n  return\n}\n", "mlir-syntax", 3, 3,
        "\"->\"");
    add("name without a value", head + "  % = a.b\n}\n", "mlir-syntax", 2, 4, "name of a result");
    add("nothing behind the equals sign", head + "  %0 =\n}\n", "mlir-syntax", 3, 1,
        "An operation");
    add("unknown value", head + "  %0 = a.b %x, %y : i1\n}\n", "unknown-value", 2, 16,
        "\"%y\" is used here");
    add("unknown result", head + "  %0:2 = a.b %x : i1, i1\n  %1 = a.b %0#2 : i1\n}\n",
        "unknown-value", 3, 12, "\"%0\" is used here");
    add("value of another function",
        head + "  %0 = a.b %x : i1\n  return\n}\nfunc.func @g() {\n  %1 = a.b %0 : i1\n}\n",
        "unknown-value", 6, 12, "\"%0\" is used here");
    add("value of an inner region",
        head + "  scf.if %x {\n    %0 = a.b %x : i1\n  }\n  %1 = a.b %0 : i1\n}\n", "unknown-value",
        5, 12, "\"%0\" is used here");
    add("two makers", head + "  %0 = a.b %x : i1\n  %0 = a.b %x : i1\n}\n", "two-producers", 3, 3,
        "is defined here and also on line 2.");
    add("two arguments", "func.func @f(%x: i1, %x: i1) {\n}\n", "two-producers", 1, 22,
        "is defined here and also on line 1.");
    add("recursion",
        "func.func @main() {\n  call @f() : () -> ()\n  return\n}\n"
        "func.func @f() {\n  call @main() : () -> ()\n  return\n}\n",
        "recursive-function", 6, 3, "main → f → main");
    add("wrong call",
        "func.func @main() {\n  %0 = call @f() : () -> i1\n  return\n}\n"
        "func.func @f(%x: i1) -> i1 {\n  return %x : i1\n}\n",
        "wrong-call", 2, 3, "takes 1 values");
    add("uses its own result", head + "  %0 = a.b %0 : i1\n}\n", "cycle", 2, 3, "its own result");
    add("stray bracket", head + "  %0 = stablehlo.abs %x) : tensor<4xf32>\n}\n", "mlir-syntax", 2,
        24, "closes nothing");
}

void MlirMistakesTest::reportsMistakesWithTheirPlace()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, code);
    QFETCH(int, line);
    QFETCH(int, column);
    QFETCH(QString, words);

    const Reading reading = readBrokenMlir(text.toStdString());

    QVERIFY(!reading.model);
    const auto& all = reading.findings.all();
    const auto error = std::ranges::find(all, Severity::Error, &Diagnostic::severity);
    QVERIFY(error != all.end());
    QCOMPARE(QString::fromStdString(error->code), code);
    QVERIFY2(QString::fromStdString(error->message).contains(words), error->message.c_str());
    QCOMPARE(error->range ? static_cast<int>(error->range->begin.line) : 0, line);
    QCOMPARE(error->range ? static_cast<int>(error->range->begin.column) : 0, column);
}

void MlirMistakesTest::reportsEveryNameThatNothingMakes()
{
    const Reading reading = readBrokenMlir("func.func @f() {\n  stablehlo.add %a, %b : i1\n"
                                           "  stablehlo.add %c, %a : i1\n}\n");

    QVERIFY(!reading.model);
    QCOMPARE(reading.findings.errorCount(), 4u);
}

void MlirMistakesTest::reportsMistakesOfALongFileInLinearTime()
{
    constexpr std::size_t count = 50'000;

    const Reading reading =
        readBrokenMlir("func.func @f() {\n" + manyOf("  stablehlo.abs %a : i1\n", count) + "}\n");

    QVERIFY(!reading.model);
    QCOMPARE(reading.findings.errorCount(), count);
    QCOMPARE(reading.findings.all()[9].range->begin.line, 11u);
    QCOMPARE(reading.findings.all()[9].range->begin.column, 17u);
}

void MlirMistakesTest::survivesEveryPrefixOfAFile()
{
    const std::string text =
        "#l = loc(\"a\"(#m))\nmodule @m attributes {a = 1 : i64} {\n"
        "func.func public @f(%x: tensor<4xf32> {k = \"v\"} loc(#l)) -> (tensor<4xf32>) {\n"
        "%0:2 = \"a.b\"(%x, %x#0)[^bb0] <{p = dense<[1, 2]> : tensor<2xi8>}> ({\n^bb0(%y: i1):\n"
        "\"a.r\"(%y) : (i1) -> ()\n}) {q} : (tensor<4xf32>, tensor<4xf32>) -> (i1, i1) loc(#l)\n"
        "%1 = stablehlo.while(%i = %0#1) : i1 attributes {k}\n cond {\n stablehlo.return %i : i1\n"
        "} do {\n stablehlo.return %i : i1\n}\nreturn %x : tensor<4xf32>\n}\n}\n";
    const Reading whole = readBrokenMlir(text);
    QVERIFY2(whole.model, whole.firstMessage().c_str());

    for (std::size_t length = 0; length < text.size() - 1; ++length) {
        const Reading reading = readBrokenMlir(std::string_view(text).substr(0, length));

        QVERIFY(reading.model || reading.findings.hasErrors());
    }
}

void MlirMistakesTest::survivesEveryMissingCharacter()
{
    const std::string text = "func.func @f(%x: tensor<4xf32>) -> i1 {\n"
                             "%0 = stablehlo.reduce(%x init: %x) across dimensions = [1] : (i1) -> "
                             "i1\n reducer(%a: i1, %b: i1) {\n stablehlo.return %a : i1\n}\n"
                             "return %0 : i1\n}\n";
    QVERIFY(readBrokenMlir(text).model);

    for (std::size_t at = 0; at < text.size(); ++at) {
        std::string broken = text;
        broken.erase(at, 1);

        const Reading reading = readBrokenMlir(broken);

        QVERIFY(reading.model || reading.findings.hasErrors());
    }
}

void MlirMistakesTest::refusesDeepRegions()
{
    const std::string text =
        "func.func @f() {\n" + manyOf("scf.execute_region {\n", 2000) + manyOf("}\n", 2000) + "}\n";

    const Reading reading = readBrokenMlir(text);

    QVERIFY(!reading.model);
    QCOMPARE(reading.firstCode(), "too-deep");
    QCOMPARE(reading.findings.all().front().range->begin.line, 66u);
}

void MlirMistakesTest::readsDeepBrackets()
{
    const std::string text =
        "\"a.b\"() {k = " + manyOf("[", 200'000) + manyOf("]", 200'000) + "} : () -> ()\n";

    const Reading reading = readBrokenMlir(text);

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(reading.graph().nodeCount(), 1u);
}

void MlirMistakesTest::refusesATowerOfCalls()
{
    std::string text = "func.func @main() {\ncall @f0() : () -> ()\nreturn\n}\n";
    for (int level = 0; level < 40; ++level) {
        const std::string call = "call @f" + std::to_string(level + 1) + "() : () -> ()\n";
        text += "func.func @f" + std::to_string(level) + "() {\n" + call + call + "return\n}\n";
    }
    text += "func.func @f40() {\n\"a.b\"() : () -> ()\nreturn\n}\n";

    for (const Calls calls : {Calls::Opened, Calls::Closed}) {
        const Reading reading = readBrokenMlir(text, {.calls = calls});

        QVERIFY(!reading.model);
        QCOMPARE(reading.firstCode(), "function-blow-up");
    }
}

void MlirMistakesTest::readsLongTextsInLinearTime()
{
    std::string text = "\"a.b\"() {k = [";
    for (int item = 0; item < 200'000; ++item)
        text += "\"a text\", ";
    text += "\"end\"], l = \"" + manyOf("\\\"", 1'000'000) + "\"} : () -> ()\n";

    const Reading reading = readBrokenMlir(text);

    QVERIFY2(reading.model, reading.firstMessage().c_str());
}

void MlirMistakesTest::keepsNoLargeConstants()
{
    const std::string text = "%0 = stablehlo.constant dense<\"0x" + manyOf("00", 4'000'000)
        + "\"> : tensor<1000000xf32>\n%1 = stablehlo.constant dense<[" + manyOf("1, ", 999'999)
        + "1]> : tensor<1000000xi8>\n";

    const Reading reading = readBrokenMlir(text);

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    for (const NodeId node : reading.graph().nodes()) {
        const auto* const literal =
            std::get_if<TensorLiteral>(reading.graph().attribute(node, "value"));
        QVERIFY(literal);
        QVERIFY(!literal->complete);
        QCOMPARE(literal->numbers.size() + literal->integers.size(), TensorLiteral::mostElements);
    }
}

void MlirMistakesTest::givesUpWhenCancelled()
{
    ReadOptions options;
    options.cancel.cancel();

    const Reading reading = readBrokenMlir("func.func @f() {\nreturn\n}\n", options);

    QVERIFY(!reading.model);
    QVERIFY(reading.findings.isEmpty());
}

FUSEWRIGHT_TEST(MlirMistakesTest)
#include "tst_mlir_mistakes.moc"
