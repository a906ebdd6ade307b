// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/autograd/backward_wish.h"
#include "engine/autograd/derivative_table.h"
#include "engine/formats/read_model.h"
#include "engine/support/diagnostic.h"
#include "tests/engine/kit/broken_graph.h"
#include "tests/kit/test_program.h"

#include <QDirIterator>
#include <QSet>
#include <QTest>

using namespace fusewright;

/// The models that come with the program and with its tests all have a backward graph.
class BackwardModelsTest : public QObject {
    Q_OBJECT

private slots:
    void everyModelHasABackwardGraphByFormulas_data();
    void everyModelHasABackwardGraphByFormulas();
};

namespace {

/// Graphs that have a backward part already, operators of which nobody knows what they are, and
/// loops: what they keep depends on how often they run, which the graph does not say.
const QSet<QString> exceptions{
    "if_in_loop.onnx: while_loop",
    "scan_rnn_4.onnx: scan",
    "bloom_3l_training_contrib.onnx: bias_gelu_backward",
    "bloom_3l_training_contrib.onnx: cross_entropy_backward",
    "bloom_3l_training_contrib.onnx: custom_call",
    "bloom_3l_training_contrib.onnx: native_layer_norm_backward",
    "bloom_3l_training_contrib.onnx: slice_backward",
    "bloom_3l_training_contrib.onnx: softmax_backward",
    "train_resnet18_joint.fx.txt: convolution_backward",
    "train_resnet18_joint.fx.txt: log_softmax_backward",
    "train_resnet18_joint.fx.txt: max_pool2d_backward",
    "train_resnet18_joint.fx.txt: native_batch_norm_backward",
    "train_resnet18_joint.fx.txt: nll_loss_backward",
    "train_resnet18_joint.fx.txt: threshold_backward",
};

/// A file of `torch2` that starts so was captured with its backward part; those of `block` call
/// modules by the names that they have there; of `branches`, FX texts are read without the bodies
/// of `cond`.
bool isException(const QString& file, const QString& op)
{
    if (file.startsWith("joint.") && op.endsWith("_backward"))
        return true;
    if (file.startsWith("branches.") && file.endsWith(".fx.txt") && op == "cond")
        return true;
    static const QSet<QString> modules{"down", "up", "ln1", "ln2", "out", "qkv"};
    return exceptions.contains(file + ": " + op)
        || (file.startsWith("block.") && modules.contains(op));
}

} // namespace

void BackwardModelsTest::everyModelHasABackwardGraphByFormulas_data()
{
    QTest::addColumn<QString>("path");
    const QString models = QStringLiteral(FUSEWRIGHT_TEST_DATA "/models/");
    const QStringList folders{QStringLiteral(FUSEWRIGHT_SOURCE_DIR "/resources/examples"),
                              models + "onnx",
                              models + "pictures",
                              models + "real",
                              models + "fx",
                              models + "relax",
                              models + "json"};
    int count = 0;
    for (const QString& folder : folders) {
        QDirIterator files(folder, {"*.onnx", "*.fx.txt", "*.relax.py", "*.export.json"},
                           QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            files.next();
            QTest::newRow(qPrintable(files.filePath().section('/', -2))) << files.filePath();
            ++count;
        }
    }
    QVERIFY(count > 60);
}

void BackwardModelsTest::everyModelHasABackwardGraphByFormulas()
{
    QFETCH(QString, path);
    Diagnostics findings;
    const ReadOptions options{
        .catalogue = OperatorCatalogue::builtIn(), .infer = true, .tidy = true};
    const auto model = readModel(path.toStdString(), options, findings);
    QVERIFY(model);
    const Graph& graph = *model->graph;
    const BackwardWish wish = wishOf(graph, {.losses = {}, .wanted = {"all"}}, findings);

    const BackwardGraph backward = makeBackward(graph, *DerivativeTable::builtIn(), wish);

    QCOMPARE(test::brokenGraph(backward.graph), std::string());
    for (const BackwardWarning& warning : backward.warnings) {
        const QString op = QString::fromStdString(warning.op);
        if (warning.code == "no-derivative" && !isException(path.section('/', -1), op))
            QFAIL(qPrintable("no derivative of " + op));
    }
    for (const ValueGradient& found : backward.gradients) {
        const auto& shapes = backward.graph.shapes();
        const ShapeId own = backward.graph.shapeId(found.value);
        const ShapeId other = backward.graph.shapeId(found.gradient);
        if (shapes.isRanked(own) && shapes.isRanked(other))
            QCOMPARE(other, own);
    }
}

FUSEWRIGHT_TEST(BackwardModelsTest)
#include "tst_backward_models.moc"
