// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/translate/translation_proof.h"

#include "engine/graph/graph.h"
#include "engine/session/model_session.h"
#include "engine/session/rules_session.h"

#include "tests/engine/kit/read_text.h"
#include "tests/engine/translate/translate_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

namespace {

const std::string_view twoSides = R"({"format": "fusewright-graph", "version": 1, "name": "m",
"inputs": [{"name": "x", "dtype": "f32", "shape": [4, 4]}], "nodes": [
{"id": "r0", "op": "relu", "inputs": ["x"]},
{"id": "m0", "op": "matmul", "inputs": ["r0", "x"]},
{"id": "r1", "op": "relu", "inputs": ["m0"]},
{"id": "m1", "op": "matmul", "inputs": ["x", "r1"]}],
"outputs": ["m1"]})";

const std::string reluMatmul = "rule:\n  priority: 0\n  pattern:\n"
                               "    a:\n      op_type: relu\n      child: b\n"
                               "    b:\n      op_type: matmul\n";

std::shared_ptr<const Graph> graphOf(std::string_view text)
{
    return readBytes(text).model->graph;
}

} // namespace

class TranslationProofTest : public QObject {
    Q_OBJECT

private slots:
    void takesOperandsAsTheModelHasThem();
    void saysWhatIsMissed();
    void saysWhatIsMatchedInAddition();
    void saysWhereTheTranslationStops();
    void saysThatTheModelIsPrepared();
    void leavesOutWaysOnlyWhereTheyAreMissed_data();
    void leavesOutWaysOnlyWhereTheyAreMissed();
    void takesOperandsThatAreNoTensorsForArguments();
    void saysWhichTensorsAnOperatorTakes();
    void comparesExamples_data();
    void comparesExamples();
};

void TranslationProofTest::takesOperandsAsTheModelHasThem()
{
    const auto graph = graphOf(twoSides);
    const CheckedRules rules = rulesIn("samba", reluMatmul);
    const Translation made = translated(rules, "qnn", graph);

    const TranslationProof proof = proveTranslation(graph, rules.rules, made);

    QCOMPARE(made.rules.front().as.size(), std::size_t(2));
    QVERIFY(proof.isSame());
    QCOMPARE(proof.same(), std::size_t(2));
}

void TranslationProofTest::saysWhatIsMissed()
{
    const auto graph = graphOf(twoSides);
    const CheckedRules rules = rulesIn("samba", reluMatmul);
    const std::string text = "DEF_PACKAGE_OPTIMIZATION(QNN, Op(\"MatMul\", Op(\"Relu\", \"A\"),"
                             " \"B\"), OK, Op(\"Made\", \"A\", \"B\"))\n";
    Translation made;
    made.made = rulesIn("qnn", text);
    made.rules.push_back({.name = "rule", .rule = 0, .as = {0}, .names = {"Made"}, .lost = {}});

    const TranslationProof proof = proveTranslation(graph, rules.rules, made);

    QVERIFY(!proof.isSame());
    QCOMPARE(proof.rules.front().onlyOriginal.size(), std::size_t(1));
    QCOMPARE(graph->nodeName(proof.rules.front().onlyOriginal.front().back()), "m1");
}

void TranslationProofTest::saysWhatIsMatchedInAddition()
{
    const auto graph = graphOf(twoSides);
    const std::string text = "DEF_PACKAGE_OPTIMIZATION(QNN, Op(\"MatMul\", Op(\"Relu\", \"A\"),"
                             " \"B\"), OK, Op(\"Made\", \"A\", \"B\"))\n";
    const CheckedRules rules = rulesIn("qnn", text);
    const Translation made = translated(rules, "samba", graph);

    const TranslationProof proof = proveTranslation(graph, rules.rules, made);

    QCOMPARE(proof.same(), std::size_t(1));
    QCOMPARE(proof.rules.front().onlyTranslation.size(), std::size_t(1));
    QCOMPARE(proof.rules.front().because.size(), std::size_t(1));
}

/// TVM has convolutions without a bias only.
void TranslationProofTest::saysWhereTheTranslationStops()
{
    const auto graph = graphOf(R"({"format": "fusewright-graph", "version": 1, "name": "m",
"inputs": [{"name": "x", "dtype": "f32", "shape": [1, 8, 4, 4]}],
"constants": [{"name": "w", "dtype": "f32", "shape": [8, 8, 1, 1]},
{"name": "b", "dtype": "f32", "shape": [8]}], "nodes": [
{"id": "c0", "op": "conv2d", "inputs": ["x", "w", "b"]},
{"id": "r0", "op": "relu", "inputs": ["c0"]}], "outputs": ["r0"]})");
    const CheckedRules rules = rulesIn("samba",
                                       "rule:\n  priority: 0\n  pattern:\n"
                                       "    a:\n      op_type: conv2d\n      child: b\n"
                                       "    b:\n      op_type: relu\n");
    const Translation made = translated(rules, "tvm", graph);

    const TranslationProof proof = proveTranslation(graph, rules.rules, made);

    QVERIFY(!proof.isSame());
    QCOMPARE(proof.rules.front().because.back(),
             std::string("The translation stops at `a` (c0): operand-differs."));
}

/// For QNN what is quantized and dequantized again has its encoding itself.
void TranslationProofTest::saysThatTheModelIsPrepared()
{
    const auto graph =
        openModel(FUSEWRIGHT_TEST_DATA "/models/onnx/conv_int4_qdq.onnx", {}, nullptr).model->graph;
    const CheckedRules rules = rulesIn("samba",
                                       "rule:\n  priority: 0\n  pattern:\n"
                                       "    a:\n      op_type: quantize\n      child: b\n"
                                       "    b:\n      op_type: dequantize\n");
    const Translation made = translated(rules, "qnn", graph);

    const TranslationProof proof = proveTranslation(graph, rules.rules, made);

    QVERIFY(!proof.isSame());
    QCOMPARE(proof.rules.front().because,
             std::vector<std::string>{
                 "The model is prepared before these rules run; operators before: 7, after: 2."});
}

void TranslationProofTest::leavesOutWaysOnlyWhereTheyAreMissed_data()
{
    QTest::addColumn<QString>("operators");
    QTest::addColumn<QString>("because");

    // Of one value twice the translation takes more places than the original.
    QTest::newRow("on the model that it is made for") << "relu sigmoid" << QString();
    QTest::newRow("on another one") << "gelu sigmoid"
                                    << "The pattern can match in 2 ways; only those found in the "
                                       "model are written.";
}

void TranslationProofTest::leavesOutWaysOnlyWhereTheyAreMissed()
{
    QFETCH(QString, operators);
    QFETCH(QString, because);
    const auto chain = [](const QString& names) {
        const QStringList parts = names.split(' ');
        return graphOf((R"({"format": "fusewright-graph", "version": 1, "name": "m",
"inputs": [{"name": "x", "dtype": "f32", "shape": [4, 4]}], "nodes": [
{"id": "a", "op": ")" + parts[0]
                        + R"(", "inputs": ["x"]},
{"id": "b", "op": ")" + parts[1]
                        + R"(", "inputs": ["a"]}],
"outputs": ["a", "b"]})")
                           .toStdString());
    };
    const auto own = chain("relu sigmoid");
    const auto model = operators == "relu sigmoid" ? own : chain(operators);
    const CheckedRules rules = rulesIn("samba",
                                       "rule:\n  priority: 0\n  pattern:\n"
                                       "    a:\n      op_type: [relu, gelu]\n      child: b\n"
                                       "    b:\n      op_type: sigmoid\n");
    Translation made = translated(rules, "qnn", own);
    // As if it had not been made of the whole rule.
    made.made = rulesIn("qnn",
                        "DEF_PACKAGE_OPTIMIZATION(QNN, Op(\"Tanh\", \"A\"), OK,"
                        " Op(\"Made\", \"A\"))\n");

    const TranslationProof proof = proveTranslation(model, rules.rules, made);

    QVERIFY(!proof.isSame());
    QCOMPARE(codesOf(made.rules.front()).find("ways-left-out") != std::string::npos, true);
    const std::vector<std::string>& reasons = proof.rules.front().because;
    const auto isAboutWays = [](const std::string& reason) {
        return reason.find("The pattern can match in ") != std::string::npos;
    };
    const auto told = std::ranges::find_if(reasons, isAboutWays);
    QCOMPARE(told == reasons.end() ? QString() : QString::fromStdString(*told), because);
}

/// The shape of ONNX' Reshape is a tensor of the model and none of Relax.
void TranslationProofTest::takesOperandsThatAreNoTensorsForArguments()
{
    const auto graph = graphOf(R"({"format": "fusewright-graph", "version": 1, "name": "m",
"inputs": [{"name": "x", "dtype": "f32", "shape": [4, 4]}],
"constants": [{"name": "s", "dtype": "i64", "shape": [1]},
{"name": "w", "dtype": "f32", "shape": [16, 16]}], "nodes": [
{"id": "r0", "op": "Reshape", "inputs": ["x", "s"]},
{"id": "m0", "op": "MatMul", "inputs": ["w", "r0"]}], "outputs": ["m0"]})");
    const CheckedRules rules = rulesIn("samba",
                                       "rule:\n  priority: 0\n  pattern:\n"
                                       "    a:\n      op_type: reshape\n      child: b\n"
                                       "    b:\n      op_type: matmul\n");

    const Translation made = translated(rules, "tvm", graph);

    QCOMPARE(expressionsOf(made.made.rules), std::vector<std::string>{"matmul(a, reshape(b))"});
    QCOMPARE(codesOf(made.rules.front()), std::string());
    QVERIFY(proveTranslation(graph, rules.rules, made).isSame());
}

void TranslationProofTest::saysWhichTensorsAnOperatorTakes()
{
    const auto graph = graphOf(R"({"format": "fusewright-graph", "version": 1, "name": "m",
"inputs": [{"name": "x", "dtype": "f32", "shape": [4, 4]},
{"name": "s", "dtype": "i64", "shape": [1]}], "nodes": [
{"id": "n0", "op": "Neg", "inputs": ["s"]},
{"id": "r0", "op": "Reshape", "inputs": ["x", "n0"]}], "outputs": ["r0"]})");
    const CheckedRules rules = rulesIn("samba",
                                       "rule:\n  priority: 0\n  pattern:\n"
                                       "    a:\n      op_type: neg\n      child: shape\n"
                                       "    shape:\n      op_type: reshape\n");

    const Translation made = translated(rules, "tvm", graph);

    const auto told =
        std::ranges::find(made.rules.front().lost, "not-as-in-model", &Diagnostic::code);
    QVERIFY(told != made.rules.front().lost.end());
    QCOMPARE(
        told->message,
        std::string("What the model has cannot be expressed: `relax.reshape` takes 1 tensor and 1"
                    " shape or number in Relax, but `shape` has 2 tensors here."));
}

void TranslationProofTest::comparesExamples_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("to");
    QTest::addColumn<int>("original");
    QTest::addColumn<int>("same");
    QTest::addColumn<int>("more");

    QTest::newRow("Llama for QNN") << "llama2.yaml"
                                   << "llama2-7b.json"
                                   << "qnn" << 353 << 353 << 0;
    QTest::newRow("providers for QNN") << "tenstorrent-llama.py"
                                       << "tenstorrent-llama.json"
                                       << "qnn" << 9 << 9 << 0;
    QTest::newRow("providers for SambaFlow") << "tenstorrent-llama.py"
                                             << "tenstorrent-llama.json"
                                             << "samba" << 9 << 9 << 1;
    QTest::newRow("patterns for SambaFlow") << "tvm-vision.py"
                                            << "tvm-vision.relax.py"
                                            << "samba" << 75 << 75 << 10;
    QTest::newRow("QNN for SambaFlow") << "qnn-detector.cpp"
                                       << "qnn-detector_net.json"
                                       << "samba" << 30 << 30 << 38;
}

void TranslationProofTest::comparesExamples()
{
    QFETCH(QString, rules);
    QFETCH(QString, model);
    QFETCH(QString, to);
    QFETCH(int, original);
    QFETCH(int, same);
    QFETCH(int, more);

    const std::string folder = FUSEWRIGHT_SOURCE_DIR "/resources/examples/";
    const OpenedModel opened = openModel(folder + model.toStdString(), {}, nullptr, {}, nullptr);
    QVERIFY(opened.model);
    const CheckedRules checked = checkRules(folder + rules.toStdString(), {});
    const Translation made = translated(checked, to.toStdString(), opened.model->graph);

    const TranslationProof proof = proveTranslation(opened.model->graph, checked.rules, made);

    QCOMPARE(static_cast<int>(proof.original()), original);
    QCOMPARE(static_cast<int>(proof.same()), same);
    QCOMPARE(static_cast<int>(proof.translated() - proof.same()), more);
}

FUSEWRIGHT_TEST(TranslationProofTest)

#include "tst_translation_proof.moc"
