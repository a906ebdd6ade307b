// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/native/native_writer.h"
#include "tests/engine/infer/infer_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

class TorchRulesTest : public QObject {
    Q_OBJECT

private slots:
    void infersOneOperator_data();
    void infersOneOperator();
    void followsSizesThatAreOperands_data();
    void followsSizesThatAreOperands();
    void givesPartsOfATupleToGetitem();
    void takesResultsOfASplitThatAreListed();
    void doesNotTakeTheFirstOfATupleForATensor();
    void findsAllShapesOfAnExportedModelAgain_data();
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
    add("new zeros", x, R"("aten.new_zeros.default", "inputs": ["x"], "attrs": {"size": [2, 3]})",
        "f32[2,3]");
    add("filled anew", x, R"("aten.zero_.default", "inputs": ["x"])", "f32[N,S,768]");
    add("one number", "",
        R"("aten.scalar_tensor.default", "inputs": [], "attrs": {"dtype": "torch.float32"})",
        "f32[]");
    add("range", "", R"("aten.arange.default", "inputs": [], "attrs": {"end": 7})", "i64[7]");
    add("range in steps", "",
        R"("aten.arange.start_step", "inputs": [], "attrs": {"start": 1, "end": 8, "step": 3})",
        "i64[3]");
    add("range of torch", "", R"("torch.arange", "inputs": [], "attrs": {"arg0": 2, "arg1": 5})",
        "i64[3]");
    add("range that nobody knows", x, R"("aten.arange.default", "inputs": ["x"])", "?[?]");
    add("range in fractions", "",
        R"("aten.arange.start_step", "inputs": [], "attrs": {"start": 0, "end": 1.5, "step": 0.5})",
        "?[?]");
    add("places", x + ',' + input("i", "[4, 1]", "i64") + ',' + input("j", "[5]", "i64"),
        R"("aten.index.Tensor", "inputs": ["x", "i", "j"])", "f32[4,5,768]");
    add("places by truths", x + ',' + input("i", "[\"N\"]", "bool"),
        R"("aten.index.Tensor", "inputs": ["x", "i"])", "f32");
    add("places of some axes", x + ',' + input("i", "[4]", "i64"),
        R"("aten.index.Tensor", "inputs": ["x", "i"], "attrs": {"indices": "[None, i]"})", "?");
    const auto part = [&](const char* name, const char* index, const char* facts) {
        QTest::newRow(name) << x
                            << QStringLiteral(R"("operator.getitem", "inputs": ["x"],
                                                 "attrs": {"index": "%1"})")
                                   .arg(index)
                            << QString::fromUtf8(facts);
    };
    part("a slice", "slice(None, 2, None)", "f32[min(N, 2),S,768]");
    part("the last axis", "(Ellipsis, slice(None, 256, None))", "f32[N,S,256]");
    part("from the middle", "(slice(None, None, None), 0, slice(256, None, 2))", "f32[N,256]");
    part("a new axis", "(Ellipsis, None)", "f32[N,S,768,1]");
    part("a new axis before", "(None, Ellipsis, -1)", "f32[1,N,S]");
    part("more axes than there are", "(0, 0, 0, 0)", "f32");
    part("by something else", "(Ellipsis, mask)", "f32");
    add("repeat interleave", x,
        R"("aten.repeat_interleave.self_int", "inputs": ["x"], "attrs": {"repeats": 2, "dim": 1})",
        "f32[N,2*S,768]");
    add("slice backward", x,
        R"("aten.slice_backward.default", "inputs": ["x"], "attrs": {"input_sizes": [2, 3]})",
        "f32[2,3]");
    add("argsort", x, R"("aten.argsort.stable", "inputs": ["x"])", "i64[N,S,768]");
    add("copy", x + ',' + input("y0", "[]"), R"("aten.copy.default", "inputs": ["x", "y0"])",
        "f32[N,S,768]");
    add("expand as another", input("y0", "[\"N\", 1, 1]") + ',' + x,
        R"("aten.expand_as.default", "inputs": ["y0", "x"])", "f32[N,S,768]");
    add("as strided", x, R"("aten.as_strided.default", "inputs": ["x"], "attrs": {"size": [2, 2]})",
        "f32[2,2]");
    const QString pair = x + ',' + input("t", "[\"N\", 1, 768]");
    const auto loss = [&](const char* name, const QString& inputs, const char* op,
                          const char* attributes, const char* facts) {
        QTest::newRow(name) << inputs
                            << QStringLiteral(R"("%1", "inputs": ["x", "t"], "attrs": {%2})")
                                   .arg(QLatin1String(op), QLatin1String(attributes))
                            << QString::fromUtf8(facts);
    };
    loss("a loss", pair, "aten.mse_loss.default", "", "f32[]");
    loss("a loss as a sum", pair, "torch.nn.functional.l1_loss", R"("reduction": "sum")", "f32[]");
    loss("a loss of each", pair, "aten.mse_loss.default", R"("reduction": 0)", "f32[N,S,768]");
    loss("a loss in the old way", pair, "torch.nn.functional.mse_loss", R"("reduce": false)", "?");
    loss("a loss by no known way", pair, "aten.mse_loss.default", R"("reduction": 7)", "?");
    const QString classes = input("x", "[\"N\", 10, 4]") + ',' + input("t", "[\"N\", 4]");
    loss("classes", classes, "CrossEntropyLoss", R"("reduction": "mean")", "f32[]");
    loss("classes of each", classes, "aten.nll_loss.default", R"("reduction": 0)", "f32[N,4]");
    loss("a loss and its weight, a tuple", classes, "aten.nll_loss_forward.default",
         R"("reduction": 1)", "?");
    loss("shares of classes", pair, "aten.cross_entropy_loss.default", R"("reduction": 0)", "?");
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

void TorchRulesTest::followsSizesThatAreOperands_data()
{
    QTest::addColumn<QString>("inputs");
    QTest::addColumn<QString>("attributes");
    QTest::addColumn<QString>("facts");

    QTest::newRow("named in a list") << R"(["x", "n"])"
                                     << R"({"size": "[n, 12, -1]"})"
                                     << "f32[N,12,64]";
    QTest::newRow("between numbers") << R"(["x", "n"])"
                                     << R"({"arg2": 12, "arg3": 64})"
                                     << "f32[N,12,64]";
    QTest::newRow("after a number") << R"(["x", "n"])"
                                    << R"({"arg1": -1})"
                                    << "f32[768,N]";
    QTest::newRow("named but not known") << R"(["x", "m"])"
                                         << R"({"size": "[m, 768]"})"
                                         << "f32[?,768]";
    QTest::newRow("not known") << R"(["x", "m"])"
                               << R"({"arg2": 768})"
                               << "?";
    QTest::newRow("computed") << R"(["x", "half"])"
                              << R"({"size": "[half, 128]"})"
                              << "f32[6*N,128]";
    QTest::newRow("beside a name") << R"(["x", "n"])"
                                   << R"({"implicit": true})"
                                   << "?";
    QTest::newRow("by another name") << R"(["x", "n"])"
                                     << R"({"shape": "[n, 64, 12]"})"
                                     << "f32[N,64,12]";
    QTest::newRow("of the list alone") << R"(["x", "n"])"
                                       << R"({"fill_value": true})"
                                       << "?";
    QTest::newRow("lists in a list") << R"(["x", "n"])"
                                     << R"({"size": "[[n], 768]"})"
                                     << "?";
}

void TorchRulesTest::followsSizesThatAreOperands()
{
    QFETCH(QString, inputs);
    QFETCH(QString, attributes);
    QFETCH(QString, facts);
    const QString nodes = QStringLiteral(R"({"id": "n", "op": "aten.sym_size.int", "inputs": ["x"],
                           "attrs": {"dim": 0}},
                          {"id": "twelve", "op": "operator.mul", "inputs": ["n"],
                           "attrs": {"self": 12}},
                          {"id": "half", "op": "operator.floordiv", "inputs": ["twelve"],
                           "attrs": {"arg1": 2}},
                          {"id": "y", "op": "aten.view.default", "inputs": %1, "attrs": %2})")
                              .arg(inputs, attributes);

    const Reading reading = inferredFrom(
        graphText(input("x", "[\"N\", 768]") + R"(, {"name": "m"})", nodes).toStdString());

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

void TorchRulesTest::findsAllShapesOfAnExportedModelAgain_data()
{
    QTest::addColumn<QString>("file");

    for (const char* const file : {"json/bert_2l.export.json", "fx/torch2/layer.json",
                                   "fx/torch2/layer.export.json", "fx/torch2/layer.program.fx.txt"})
        QTest::newRow(file) << QString::fromUtf8(file);
}

/// The shapes that torch wrote are taken away and found again.
void TorchRulesTest::findsAllShapesOfAnExportedModelAgain()
{
    QFETCH(QString, file);
    const Reading told = readCorpus("models/" + file.toStdString(), Keep::Inferred);
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

FUSEWRIGHT_TEST(TorchRulesTest)
#include "tst_torch_rules.moc"
