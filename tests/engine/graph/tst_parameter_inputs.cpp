// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/parameter_inputs.h"

#include "engine/graph/graph_builder.h"
#include "engine/graph/operator_catalogue.h"
#include "engine/support/diagnostic.h"
#include "tests/engine/graph/tidy_graph.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using test::TidyGraph;

/// Which inputs of a graph are taken for weights.
class ParameterInputsTest : public QObject {
    Q_OBJECT

private slots:
    void findsWeightsByTheirNames_data();
    void findsWeightsByTheirNames();
    void findsWeightsByTheirUse_data();
    void findsWeightsByTheirUse();
    void findsVectorsOfModules_data();
    void findsVectorsOfModules();
    void whatIsWorkedOnStaysAnInput();
    void leavesOfATreeThatHoldsEverythingAreToldApart();
    void keepsTheOrderOfInputsAndOfParameters();
    void isNotSlowOnIdentitiesThatDouble();
    void tellsHowManyThereAre();
    void leavesThemWhereNobodyAsks();
};

void ParameterInputsTest::findsWeightsByTheirNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isWeight");
    for (const char* name :
         {"layer1.0.conv1.weight", "fc.bias", "bn1.running_mean", "weight", "model/dense/kernel",
          "p_layers_0_up_weight", "p_tok_embeddings", "layers_0_q_proj_weight", "bn.running_var",
          "params['node_embed']['kernel']", "variables['params']['norm']['offset']",
          "state.params['w']", "params.emb_3", "lora.layers_0.q.A", "opt.top.0.w",
          "batch_stats['bn']['mean']", "args[0]['norm']['scale']"})
        QTest::newRow(name) << name << true;
    for (const char* name :
         {"x", "input.1", "attention_bias", "position_bias", "weights_of_day", "onnx::Add_3",
          "past_key", "hidden_states", "scale", "batch['params']", "hyperparams['x']",
          "batch.sparse[3]", "hyperparams.x", "tokens['embedding_ids']"})
        QTest::newRow(name) << name << false;
}

void ParameterInputsTest::findsWeightsByTheirNames()
{
    QFETCH(QString, name);
    QFETCH(bool, isWeight);
    const std::string text =
        "in data, " + name.toStdString() + "\ny: Add(data, " + name.toStdString() + ") -> y\n";

    const TidyGraph g(text, TidyInputs::FindWeights);

    QCOMPARE(QString::fromStdString(g.parameterNames()), isWeight ? name : QString());
}

void ParameterInputsTest::findsWeightsByTheirUse_data()
{
    QTest::addColumn<QString>("nodes");
    QTest::addColumn<QString>("weights");
    QTest::newRow("of a convolution") << "y: Conv(x, a, b) -> y"
                                      << "a b";
    QTest::newRow("shared through identities")
        << "i: Identity(b) -> i\nh: Conv(x, a, i) -> h\nj: Identity(b) -> j\n"
           "y: Conv(h, a, j) -> y"
        << "b a";
    QTest::newRow("an identity of something else too")
        << "i: Identity(b) -> i\nh: Conv(x, a, i) -> h\ny: Add(h, i) -> y"
        << "a";
    QTest::newRow("of a normalization") << "y: BatchNormalization(x, a, b, c, d) -> y"
                                        << "a b c d";
    QTest::newRow("of two layers") << "t: Conv(x, a) -> t\ny: Conv(t, a) -> y"
                                   << "a";
    QTest::newRow("used otherwise too") << "t: Conv(x, a) -> t\ny: Add(t, a) -> y"
                                        << "";
    QTest::newRow("what is worked on") << "t: Relu(a) -> t\ny: Conv(t, b) -> y"
                                       << "b";
    QTest::newRow("a factor without a name") << "y: MatMul(x, onnx::MatMul_7) -> y"
                                             << "onnx::MatMul_7";
    QTest::newRow("a factor with a name") << "y: MatMul(x, keys) -> y"
                                          << "";
    QTest::newRow("the first factor") << "y: MatMul(onnx::MatMul_7, x) -> y"
                                      << "";
}

void ParameterInputsTest::findsWeightsByTheirUse()
{
    QFETCH(QString, nodes);
    QFETCH(QString, weights);

    const TidyGraph g(nodes.toStdString(), TidyInputs::FindWeights);

    QCOMPARE(QString::fromStdString(g.parameterNames()), weights);
}

void ParameterInputsTest::findsVectorsOfModules_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<int>("type");
    QTest::addColumn<QList<int>>("shape");
    QTest::addColumn<bool>("isWeight");
    const int f32 = int(DataType::F32);
    QTest::newRow("a layer's scale")
        << QByteArray("stages.0.1.gamma_1") << f32 << QList<int>{96} << true;
    QTest::newRow("without a name") << QByteArray("onnx::Mul_817") << f32 << QList<int>{96} << true;
    QTest::newRow("several axes") << QByteArray("past.0.key") << f32 << QList<int>{2, 96} << false;
    QTest::newRow("the second input") << QByteArray("input.1") << f32 << QList<int>{96} << false;
    QTest::newRow("a time") << QByteArray("onnx::Mul_0") << f32 << QList<int>{1} << false;
    QTest::newRow("tokens") << QByteArray("onnx::Mul_0") << int(DataType::I64) << QList<int>{96}
                            << false;
    QTest::newRow("labels") << QByteArray("batch.label") << f32 << QList<int>{96} << false;
    QTest::newRow("a plain name") << QByteArray("scale") << f32 << QList<int>{96} << false;
}

void ParameterInputsTest::findsVectorsOfModules()
{
    QFETCH(QByteArray, name);
    QFETCH(int, type);
    QFETCH(QList<int>, shape);
    QFETCH(bool, isWeight);
    GraphBuilder builder("g", OperatorCatalogue::builtIn());
    std::vector<Dim> dims;
    for (const int extent : shape)
        dims.push_back(Dim::known(extent));
    const Symbol data = builder.intern("data");
    const Symbol vector = builder.intern(name.constData());
    const Symbol result = builder.intern("y");
    builder.addInput(data, {});
    builder.addInput(vector, {.type = DataType(type), .shape = builder.shapes().intern(dims)});
    builder.beginNode("Mul", result);
    builder.addOperand(data);
    builder.addOperand(vector);
    builder.addResult(result);
    builder.addOutput(result);
    Diagnostics findings;
    const auto graph = builder.build(UnmadeNames::BecomeInputs, "g", {}, findings);
    QVERIFY(graph);

    QCOMPARE(findParameterInputs(*graph), (std::vector<bool>{false, isWeight}));
}

void ParameterInputsTest::whatIsWorkedOnStaysAnInput()
{
    const TidyGraph g("in a.weight, b.weight\ny: Add(a.weight, b.weight) -> y\n",
                      TidyInputs::FindWeights);

    QCOMPARE(g.inputNames(), std::string("a.weight b.weight"));
}

void ParameterInputsTest::leavesOfATreeThatHoldsEverythingAreToldApart()
{
    const TidyGraph g("in params['x'], params['dense']['kernel']\n"
                      "y: Add(params['x'], params['dense']['kernel']) -> y\n",
                      TidyInputs::FindWeights);

    QCOMPARE(g.inputNames(), std::string("params['x']"));
    QCOMPARE(g.parameterNames(), std::string("params['dense']['kernel']"));
}

void ParameterInputsTest::keepsTheOrderOfInputsAndOfParameters()
{
    const TidyGraph g("in x, b.weight, z, a.weight\nparam p\n"
                      "s: Add(x, b.weight) -> s\nt: Add(z, a.weight) -> t\n"
                      "u: Add(s, p) -> u\ny: Add(t, u) -> y\n",
                      TidyInputs::FindWeights);

    QCOMPARE(g.inputNames(), std::string("x z"));
    QCOMPARE(g.parameterNames(), std::string("p b.weight a.weight"));
    QCOMPARE(g.operandNames("t"), std::string("z a.weight"));
}

/// Each takes the one before twice: as many ways as two to the sixtieth.
void ParameterInputsTest::isNotSlowOnIdentitiesThatDouble()
{
    std::string text = "in x, a\n";
    std::string before = "a";
    for (int at = 0; at < 60; ++at) {
        const std::string next = "i" + std::to_string(at);
        text += next + ": Identity(" + before + ", " + before + ") -> " + next + '\n';
        before = next;
    }
    const TidyGraph g(text + "y: Conv(x, " + before + ") -> y\n", TidyInputs::FindWeights);

    QVERIFY(g.inputNames().starts_with("x"));
}

void ParameterInputsTest::tellsHowManyThereAre()
{
    const TidyGraph g("in x, unused.weight, a.bias\ny: Add(x, a.bias) -> y\n",
                      TidyInputs::FindWeights);

    QCOMPARE(g.tidied.weightInputs, std::size_t(2));
    QCOMPARE(g.parameterNames(), std::string("unused.weight a.bias"));
}

void ParameterInputsTest::leavesThemWhereNobodyAsks()
{
    const TidyGraph g("in x, a.bias\ny: Add(x, a.bias) -> y\n");

    QCOMPARE(g.inputNames(), std::string("x a.bias"));
}

FUSEWRIGHT_TEST(ParameterInputsTest)
#include "tst_parameter_inputs.moc"
