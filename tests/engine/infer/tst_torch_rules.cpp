// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/native/native_writer.h"
#include "tests/engine/infer/infer_text.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

class TorchRulesTest : public QObject {
    Q_OBJECT

private slots:
    void infersOneOperator_data();
    void infersOneOperator();
    void givesPartsOfATupleToGetitem();
    void takesResultsOfASplitThatAreListed();
    void doesNotTakeTheFirstOfATupleForATensor();
    void findsAllShapesOfAnExportedModelAgain();
};

void TorchRulesTest::infersOneOperator_data()
{
    QTest::addColumn<QString>("inputs");
    QTest::addColumn<QString>("node");
    QTest::addColumn<QString>("facts");
    const auto add = [](const char* name, const QString& inputs, const char* node,
                        const char* facts) {
        QTest::newRow(name) << inputs << QString::fromUtf8(node) << QString::fromUtf8(facts);
    };
    const QString x = input("x", "[\"N\", \"S\", 768]");
    const QString image = input("x", "[\"N\", 3, 32, 32]");

    add("linear", x + ',' + input("w", "[3072, 768]"), R"("linear", "inputs": ["x", "w"])",
        "f32[N,S,3072]");
    add("addmm", input("b", "[8]") + ',' + input("x", "[\"N\", 4]") + ',' + input("w", "[4, 8]"),
        R"("aten.addmm.default", "inputs": ["b", "x", "w"])", "f32[N,8]");
    add("view by name", x, R"("aten.view.default", "inputs": ["x"], "attrs": {"size": [-1, 768]})",
        "f32[N*S,768]");
    add("view by numbers", x,
        R"("view", "inputs": ["x"], "attrs": {"arg1": -1, "arg2": 12, "arg3": 64})",
        "f32[N*S,12,64]");
    add("view with a size that is computed", x + R"(, {"name": "n"})",
        R"("view", "inputs": ["x", "n"], "attrs": {"arg2": 12})", "?");
    add("transpose", x,
        R"("aten.transpose.int", "inputs": ["x"], "attrs": {"dim0": 1, "dim1": -1})",
        "f32[N,768,S]");
    add("permute", x, R"("permute", "inputs": ["x"], "attrs": {"arg1": [2, 0, 1]})",
        "f32[768,N,S]");
    add("expand", input("x", "[1, 4]"),
        R"("expand", "inputs": ["x"], "attrs": {"size": [8, 3, -1]})", "f32[8,3,4]");
    add("flatten", image, R"("flatten", "inputs": ["x"], "attrs": {"start_dim": 1})",
        "f32[N,3072]");
    add("flatten as a module", image, R"("nn.Flatten", "inputs": ["x"])", "f32[N,3072]");
    add("squeeze an axis that may be one", x,
        R"("aten.squeeze.dim", "inputs": ["x"], "attrs": {"dim": 1})", "?");
    add("squeeze an axis that is not", x,
        R"("aten.squeeze.dim", "inputs": ["x"], "attrs": {"dim": 2})", "f32[N,S,768]");
    add("cat", x + ',' + input("y0", "[\"N\", \"S\", 2]"),
        R"("cat", "inputs": ["x", "y0"], "attrs": {"dim": -1})", "f32[N,S,770]");
    add("stack", x, R"("stack", "inputs": ["x", "x"], "attrs": {"dim": 1})", "f32[N,2,S,768]");
    add("mean", x, R"("mean", "inputs": ["x"], "attrs": {"dim": [-1], "keepdim": true})",
        "f32[N,S,1]");
    add("mean of all", x, R"("mean", "inputs": ["x"])", "f32[]");
    add("slice", x,
        R"("aten.slice.Tensor", "inputs": ["x"], "attrs": {"dim": 2, "start": 0, "end": 64})",
        "f32[N,S,64]");
    add("select", x, R"("select", "inputs": ["x"], "attrs": {"dim": 1, "index": 0})", "f32[N,768]");
    add("embedding of aten", input("w", "[100, 16]") + ',' + input("i", "[\"N\"]", "i64"),
        R"("aten.embedding.default", "inputs": ["w", "i"])", "f32[N,16]");
    add("embedding of torch", input("w", "[100, 16]") + ',' + input("i", "[\"N\"]", "i64"),
        R"("torch.nn.functional.embedding", "inputs": ["i", "w"])", "f32[N,16]");
    add("conv", image + ',' + input("w", "[8, 3, 3, 3]"),
        R"("aten.conv2d.default", "inputs": ["x", "w"], "attrs": {"stride": [2, 2], "padding": 1})",
        "f32[N,8,16,16]");
    add("max pool", image, R"("max_pool2d", "inputs": ["x"], "attrs": {"kernel_size": 2})",
        "f32[N,3,16,16]");
    add("adaptive pool", image,
        R"("adaptive_avg_pool2d", "inputs": ["x"], "attrs": {"output_size": [1, 1]})",
        "f32[N,3,1,1]");
    add("attention",
        input("q", "[1, 8, \"S\", 64]") + ',' + input("k", "[1, 8, \"S\", 64]") + ','
            + input("v", "[1, 8, \"S\", 32]"),
        R"("scaled_dot_product_attention", "inputs": ["q", "k", "v"])", "f32[1,8,S,32]");
    add("gelu", x, R"("aten.gelu.default", "inputs": ["x"])", "f32[N,S,768]");
    add("compare", x, R"("aten.lt.Scalar", "inputs": ["x"], "attrs": {"other": 3})",
        "bool[N,S,768]");
    add("to", x, R"("to", "inputs": ["x"], "attrs": {"dtype": "torch.bfloat16"})", "bf16[N,S,768]");
    add("whole numbers that may become others", input("i", "[2]", "i64"),
        R"("div", "inputs": ["i", "i"])", "?[2]");
    add("zeros", "", R"("aten.zeros.default", "inputs": [], "attrs": {"size": [2, 3]})", "?[2,3]");
    add("an operator that is not known", x, R"("mine", "inputs": ["x"])", "?");
}

void TorchRulesTest::infersOneOperator()
{
    QFETCH(QString, inputs);
    QFETCH(QString, node);
    QFETCH(QString, facts);

    const Reading reading = inferredFrom(
        graphText(inputs, QStringLiteral(R"({"id": "n", "op": %1, "outputs": ["y"]})").arg(node))
            .toStdString());

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(factsOf(reading.graph(), "y"), facts);
}

void TorchRulesTest::givesPartsOfATupleToGetitem()
{
    const Reading reading =
        inferredFrom(graphText(input("x", "[\"N\", 10]"),
                               R"({"id": "parts", "op": "torch.split", "inputs": ["x"],
                      "attrs": {"arg1": 4, "dim": 1}},
                     {"id": "y", "op": "operator.getitem", "inputs": ["parts"],
                      "attrs": {"arg1": 2}},
                     {"id": "z", "op": "operator.getitem", "inputs": ["x"], "attrs": {"arg1": 0}})")
                         .toStdString());

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(factsOf(reading.graph(), "parts"), QStringLiteral("?"));
    QCOMPARE(factsOf(reading.graph(), "y"), QStringLiteral("f32[N,2]"));
    QCOMPARE(factsOf(reading.graph(), "z"), QStringLiteral("f32[10]"));
}

void TorchRulesTest::takesResultsOfASplitThatAreListed()
{
    const Reading reading = inferredFrom(
        graphText(input("x", "[\"N\", 10]"),
                  R"({"id": "s", "op": "aten.split_with_sizes.default", "inputs": ["x"],
                      "outputs": ["a", "b"], "attrs": {"split_sizes": [3, 7], "dim": 1}})")
            .toStdString());

    QCOMPARE(factsOf(reading.graph(), "b"), QStringLiteral("f32[N,7]"));
}

void TorchRulesTest::doesNotTakeTheFirstOfATupleForATensor()
{
    const Reading reading = inferredFrom(
        graphText(input("x", "[\"N\", 10]"),
                  R"({"id": "norm", "op": "aten.native_layer_norm.default", "inputs": ["x"],
                      "attrs": {"normalized_shape": [10]}},
                     {"id": "y", "op": "getitem", "inputs": ["norm"], "attrs": {"arg1": 0}})")
            .toStdString());

    QCOMPARE(factsOf(reading.graph(), "norm"), QStringLiteral("?"));
    QCOMPARE(factsOf(reading.graph(), "y"), QStringLiteral("f32[N,10]"));
}

/// The shapes that torch wrote are taken away and found again.
void TorchRulesTest::findsAllShapesOfAnExportedModelAgain()
{
    const Reading told = readCorpus("models/json/bert_2l.export.json", Keep::Inferred);
    QVERIFY(told.model);
    std::string text = writeNative(told.graph());
    text.replace(text.find("\"values\""), 8, "\"hidden\"");

    const Reading found = inferredFrom(text);

    QVERIFY2(found.model, found.firstMessage().c_str());
    for (const NodeId node : told.graph().nodes()) {
        const std::string_view first = told.graph().valueName(told.graph().outputs(node).front());
        QCOMPARE(factsOf(found.graph(), first), factsOf(told.graph(), first));
    }
}

QTEST_GUILESS_MAIN(TorchRulesTest)
#include "tst_torch_rules.moc"
