// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rewrite/rewrite_run.h"
#include "tests/engine/kit/read_text.h"
#include "tests/engine/rules/qnn/qnn_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <string>

using namespace fusewright;
using namespace fusewright::test;

/// Types, quantization and names as Qualcomm's rules tell them apart.
class QnnTypesTest : public QObject {
    Q_OBJECT

private slots:
    void tellQuantizedTypesFromOthers_data();
    void tellQuantizedTypesFromOthers();
    void giveNoQuantizationToPlainTypes();
    void giveTheQuantizationThatIsChosen();
    void makeNothingWhereNobodyKnows();
    void sayThatQuantizationDecided_data();
    void sayThatQuantizationDecided();
    void takeNoOperatorThatOthersCallTheSame();
};

void QnnTypesTest::tellQuantizedTypesFromOthers_data()
{
    QTest::addColumn<std::string>("condition");
    QTest::addColumn<bool>("holds");
    const auto row = [](const char* condition, bool holds) {
        QTest::newRow(condition) << std::string(condition) << holds;
    };
    row("IS_QUINT8(\"In\")", true);
    row("EQ(DType::QUInt8, DTYPE_OF(\"In\"))", true);
    row("EQ(DTYPE_OF(\"In\"), DType::UInt8)", false);
    row("NE(DTYPE_OF(\"In\"), DType::UInt8)", true);
    row("IS_QINT32(\"*\")", false);
    row("IS_INT32(\"*\")", true);
    row("IS_QUANT_TYPE(\"In\")", true);
    row("IS_QUANT_TYPE(\"*\")", false);
    row("EQ(DTYPE_OF(\"In\"), DTYPE_OF(\"In\"))", true);
    row("EQ(DTYPE_OF(\"In\"), DTYPE_OF(\"*\"))", false);
    row("NE(DType::QInt32, DType::Int32)", true);
    row("EQ(DType::QInt32, DType::QInt32)", true);
    row("OR(EQ(INT(DTYPE_OF(\"In\")), 1), OK)", true);
    row("EQ(CONSTVAL_INT(\"In\", MUL(TILE_HEIGHT, 1)), -2147483648)", true);
    row("CONSTVAL_INT_VALID(\"In\", TILE_HEIGHT)", false);
    // The same elements, quantized and not.
    row("EQ(DTYPE_OF(\"In\"), DTYPE_OF(\"Plain\"))", false);
    row("NE(DTYPE_OF(\"In\"), DTYPE_OF(\"Plain\"))", true);
    row("EQ(DTYPE_OF(\"Plain\"), DTYPE_OF(\"Plain\"))", true);
    row("EQ(DTYPE_OF(\"Plain\"), DType::UInt8)", true);
    row("EQ(DTYPE(DTYPE_OF(\"Plain\")), DType::QUInt8)", false);
    row("EQ(SELECT(OK, DTYPE_OF(\"Plain\"), DType::QUInt8), DType::QUInt8)", false);
    row("EQ(SELECT(false, DTYPE_OF(\"Plain\"), DType::QUInt8), DType::QUInt8)", true);
    row("EQ(SELECT(OK, DType::Int32, DType::Float16), DType::QInt32)", false);
    row("EQ(SELECT(OK, DType::Float16, DType::QInt32), DType::Float16)", true);
    row("AND(EQ(STEPSIZE_OF(\"In\"), 0.5f), EQ(ZERO_OFFSET_OF(\"In\"), 3))", true);
}

void QnnTypesTest::tellQuantizedTypesFromOthers()
{
    QFETCH(std::string, condition);
    QFETCH(bool, holds);
    const Reading model = readBytes(R"({"format": "fusewright-graph", "version": 1,
        "inputs": [{"name": "x", "dtype": "u8", "encoding": {"scale": 0.5, "zero_offset": 3}},
                   {"name": "p", "dtype": "u8"}],
        "nodes": [{"id": "y", "op": "add", "inputs": ["x", "p"]}],
        "values": {"y": {"dtype": "i32"}}})");
    const RuleSet rules =
        qnnRules(qnnRule("Op(\"Add\", \"In\", \"Plain\")", condition, "Op(\"R\", \"In\")")).rules;
    QCOMPARE(rules.rules.size(), std::size_t(1));

    const RewriteRun run = rewrite(model.model->graph, rules);

    QCOMPARE(run.stages.back().steps.size(), std::size_t(holds ? 1 : 0));
    QCOMPARE(run.stages.back().conditionalCount(), std::size_t(0));
}

void QnnTypesTest::giveNoQuantizationToPlainTypes()
{
    const Reading model = readBytes(R"({"format": "fusewright-graph", "version": 1,
        "inputs": [{"name": "x", "dtype": "u8", "encoding": {"scale": 0.5, "zero_offset": 3}},
                   {"name": "y", "dtype": "i32"}],
        "nodes": [{"id": "a", "op": "relu", "inputs": ["x"]},
                  {"id": "b", "op": "relu", "inputs": ["y"]}]})");
    const RuleSet rules =
        qnnRules(qnnRule("Op(\"Relu\", \"In\")", "OK",
                         "WITH_OUTPUT_TYPE(DTYPE_OF(\"In\"), 7, 0.25f, Op(\"R\", \"In\"))"))
            .rules;

    const RewriteRun run = rewrite(model.model->graph, rules);

    const Graph& after = *run.graph();
    std::string told;
    for (const NodeId node : after.nodes())
        told += after.encodingOf(after.outputs(node)[0]) ? "quantized " : "plain ";
    QCOMPARE(told, std::string("quantized plain "));
}

void QnnTypesTest::giveTheQuantizationThatIsChosen()
{
    const Reading model = readBytes(R"({"format": "fusewright-graph", "version": 1,
        "inputs": [{"name": "x", "dtype": "u8", "encoding": {"scale": 0.5, "zero_offset": 3}},
                   {"name": "y", "dtype": "u8"}],
        "nodes": [{"id": "a", "op": "relu", "inputs": ["x"]},
                  {"id": "b", "op": "relu", "inputs": ["y"]}]})");
    const RuleSet rules =
        qnnRules(qnnRule("Op(\"Relu\", \"In\")", "OK",
                         "WITH_OUTPUT_TYPE(SELECT(IS_QUINT8(\"In\"), DType::QUInt8, DType::UInt8), "
                         "7, 0.25f, Op(\"R\", \"In\"))"))
            .rules;

    const RewriteRun run = rewrite(model.model->graph, rules);

    std::string told;
    for (const NodeId node : run.graph()->nodes())
        told += run.graph()->encodingOf(run.graph()->outputs(node)[0]) ? "quantized " : "plain ";
    QCOMPARE(run.stages.back().steps.size(), std::size_t(2));
    QCOMPARE(told, std::string("quantized plain "));
}

void QnnTypesTest::makeNothingWhereNobodyKnows()
{
    // Without any encoding in the model its bytes may stand for anything.
    const Reading model = readBytes(R"({"format": "fusewright-graph", "version": 1,
        "inputs": [{"name": "x", "dtype": "u8"}],
        "nodes": [{"id": "a", "op": "relu", "inputs": ["x"]}]})");
    const RuleSet rules =
        qnnRules(qnnRule("Op(\"Relu\", \"In\")", "OK",
                         "WITH_OUTPUT_TYPE(DTYPE_OF(\"In\"), 7, 0.25f, Op(\"R\", \"In\"))"))
            .rules;

    const RewriteRun run = rewrite(model.model->graph, rules);

    QCOMPARE(run.stages.back().steps.size(), std::size_t(0));
    QCOMPARE(run.stages.back().conditionalCount(), std::size_t(1));
    QVERIFY(!run.graph()->tellsEncodings());
}

void QnnTypesTest::sayThatQuantizationDecided_data()
{
    QTest::addColumn<std::string>("condition");
    QTest::addColumn<std::string>("saw");
    const auto row = [](const char* condition, const char* saw) {
        QTest::newRow(condition) << std::string(condition) << std::string(saw);
    };
    row("IS_QUINT8(\"Plain\")", "not quantized");
    row("EQ(DTYPE_OF(\"In\"), DType::UInt8)", "quantized");
    row("EQ(DTYPE_OF(\"In\"), DTYPE_OF(\"Plain\"))", "quantized == not quantized");
    row("EQ(DTYPE_OF(\"*\"), DType::UInt8)", "i32 == u8");
}

void QnnTypesTest::sayThatQuantizationDecided()
{
    QFETCH(std::string, condition);
    QFETCH(std::string, saw);
    const Reading model = readBytes(R"({"format": "fusewright-graph", "version": 1,
        "inputs": [{"name": "x", "dtype": "u8", "encoding": {"scale": 0.5, "zero_offset": 3}},
                   {"name": "p", "dtype": "u8"}],
        "nodes": [{"id": "y", "op": "add", "inputs": ["x", "p"]}],
        "values": {"y": {"dtype": "i32"}}})");
    const RuleSet rules =
        qnnRules(qnnRule("Op(\"Add\", \"In\", \"Plain\")", condition, "Op(\"R\", \"In\")")).rules;

    const RewriteRun run = rewrite(model.model->graph, rules);

    QCOMPARE(run.stages.back().refused.size(), std::size_t(1));
    QCOMPARE(run.stages.back().refused.front().saw, saw);
}

void QnnTypesTest::takeNoOperatorThatOthersCallTheSame()
{
    const Reading model = readBytes(R"({"format": "fusewright-graph", "version": 1,
        "inputs": [{"name": "x", "dtype": "f32", "shape": [1, 8, 8, 16]},
                   {"name": "w", "dtype": "f32", "shape": [3, 3, 1, 16]}],
        "nodes": [{"id": "a", "op": "DepthWiseConv2d", "inputs": ["x", "w"]},
                  {"id": "b", "op": "Conv2d", "inputs": ["a", "w"]},
                  {"id": "c", "op": "Conv", "inputs": ["b", "w"]},
                  {"id": "d", "op": "tosa.depthwise_conv2d", "inputs": ["c", "w"]},
                  {"id": "e", "op": "tosa.conv2d", "inputs": ["d", "w"]}]})");
    const auto matched = [&](const char* name) {
        const std::string pattern = "Op(\"" + std::string(name) + "\", \"In\", \"W\")";
        const RuleSet rules = qnnRules(qnnRule(pattern, "OK", "Op(\"R\", \"In\", \"W\")")).rules;
        const RewriteRun run = rewrite(model.model->graph, rules);
        std::string names;
        for (const RewriteStep& step : run.stages.back().steps)
            names += std::string(run.stages.back().nameOf(step.removed.front())) + " ";
        return names;
    };

    QCOMPARE(matched("Conv2d"), std::string("b c e "));
    QCOMPARE(matched("DepthWiseConv2d"), std::string("a c d "));
}

FUSEWRIGHT_TEST(QnnTypesTest)
#include "tst_qnn_types.moc"
