// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/kit/broken_graph.h"
#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTest>

#include <string>
#include <unordered_map>

using namespace fusewright;
using namespace fusewright::test;

/// What ONNX' own shape inference says of real models, kept in `expected`; made by
/// `expected/make_expected.py`.
class KnownModelsTest : public QObject {
    Q_OBJECT

private slots:
    void neverSaysAnotherThingThanOnnx_data();
    void neverSaysAnotherThingThanOnnx();
    void knowsNearlyAllShapes_data();
    void knowsNearlyAllShapes();
    void doesNotContradictAnyFile_data();
    void doesNotContradictAnyFile();
};

namespace {

QString pathOf(const QString& model)
{
    for (const QString& folder : {QStringLiteral(FUSEWRIGHT_TEST_DATA "/models/onnx/"),
                                  QStringLiteral(FUSEWRIGHT_SOURCE_DIR "/resources/examples/")}) {
        if (QFile::exists(folder + model + QStringLiteral(".onnx")))
            return folder + model + QStringLiteral(".onnx");
    }
    return {};
}

Reading readRaw(const QString& path, bool infer, bool tidy = false)
{
    Reading reading;
    const ReadOptions options{
        .catalogue = OperatorCatalogue::builtIn(), .infer = infer, .tidy = tidy};
    reading.model = readModel(path.toStdString(), options, reading.findings);
    return reading;
}

QStringList extentsOf(const Graph& graph, ValueId value)
{
    QStringList extents;
    for (const Dim dim : graph.shapes().dims(graph.shapeId(value))) {
        const std::string_view name = dim.isNamed() ? graph.text(dim.name()) : "?";
        extents << (dim.isKnown() ? QString::number(dim.size())
                                  : QString::fromUtf8(name.data(), qsizetype(name.size())));
    }
    return extents;
}

bool isNumber(const QString& text)
{
    bool isOne = false;
    text.toLongLong(&isOne);
    return isOne;
}

/// What does not agree between a line of ONNX and our graph, or empty.
QString disagreement(const Graph& graph, ValueId value, const QString& line)
{
    const qsizetype open = line.lastIndexOf(QLatin1Char('['));
    const QString type = line.left(open).section(QLatin1Char(' '), -1);
    const QString inner = line.mid(open + 1, line.size() - open - 2);
    const QStringList theirs = inner.isEmpty() ? QStringList() : inner.split(QLatin1Char(','));
    const std::string_view ownType = dataTypeName(graph.valueType(value));
    const QString ours = QString::fromUtf8(ownType.data(), qsizetype(ownType.size()));
    if (ours != QStringLiteral("?") && type != QStringLiteral("?") && ours != type)
        return line + QStringLiteral(" but here ") + ours;
    if (!graph.shapes().isRanked(graph.shapeId(value)))
        return {};
    const QStringList own = extentsOf(graph, value);
    bool agrees = own.size() == theirs.size();
    for (qsizetype at = 0; agrees && at < own.size(); ++at)
        agrees = own[at] == theirs[at] || !isNumber(own[at]) || !isNumber(theirs[at]);
    return agrees ? QString() : line + QStringLiteral(" but here ") + own.join(QLatin1Char(','));
}

bool isWhole(const Graph& graph, ValueId value)
{
    for (const Dim dim : graph.shapes().dims(graph.shapeId(value))) {
        if (!dim.isKnown() && !dim.isNamed())
            return false;
    }
    return graph.shapes().isRanked(graph.shapeId(value));
}

/// In percent, of the results of all operators.
int shareOfShapes(const Graph& graph)
{
    std::size_t known = 0;
    std::size_t all = 0;
    for (const NodeId node : graph.nodes()) {
        for (const ValueId value : graph.outputs(node)) {
            ++all;
            known += isWhole(graph, value) ? 1 : 0;
        }
    }
    return int(known * 100 / std::max<std::size_t>(all, 1));
}

} // namespace

void KnownModelsTest::neverSaysAnotherThingThanOnnx_data()
{
    QTest::addColumn<QString>("model");
    const QDir folder(QStringLiteral(FUSEWRIGHT_SOURCE_DIR "/tests/engine/infer/expected"));
    for (const QString& file : folder.entryList({QStringLiteral("*.txt")})) {
        const QString model = file.chopped(4);
        QTest::newRow(qPrintable(model)) << model;
    }
}

void KnownModelsTest::neverSaysAnotherThingThanOnnx()
{
    QFETCH(QString, model);
    const Reading reading = readRaw(pathOf(model), true);
    QVERIFY2(reading.model, reading.firstMessage().c_str());
    const Graph& graph = reading.graph();
    std::unordered_map<std::string_view, ValueId> values;
    for (const ValueId value : graph.values())
        values.emplace(graph.valueName(value), value);
    QFile file(QStringLiteral(FUSEWRIGHT_SOURCE_DIR "/tests/engine/infer/expected/") + model
               + QStringLiteral(".txt"));
    QVERIFY(file.open(QIODevice::ReadOnly));

    QStringList disagreements;
    int compared = 0;
    for (const QString& line :
         QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        const std::string name = line.left(line.lastIndexOf(QLatin1Char('[')))
                                     .section(QLatin1Char(' '), 0, -2)
                                     .toStdString();
        const auto found = values.find(name);
        if (found == values.end())
            continue;
        ++compared;
        const QString text = disagreement(graph, found->second, line);
        if (!text.isEmpty())
            disagreements << text;
    }

    QVERIFY(compared > 0);
    QVERIFY2(disagreements.isEmpty(), qPrintable(disagreements.mid(0, 10).join(QLatin1Char('\n'))));
}

void KnownModelsTest::knowsNearlyAllShapes_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<int>("before");
    QTest::addColumn<int>("after");

    QTest::newRow("bert") << "bert" << 0 << 100;
    QTest::newRow("gpt2") << "gpt2" << 0 << 100;
    QTest::newRow("mixtral-moe") << "mixtral-moe" << 0 << 100;
    QTest::newRow("resnet50") << "resnet50" << 0 << 100;
    QTest::newRow("unet") << "unet" << 0 << 95;
    QTest::newRow("bert_base") << "bert_base_12l_pytorch_opset11" << 0 << 95;
    QTest::newRow("bert_toy") << "bert_toy_5l_unsorted" << 0 << 95;
    QTest::newRow("tfbert") << "tfbert_24l_keras_opset11" << 0 << 95;
    QTest::newRow("bloom") << "bloom_3l_training_contrib" << 78 << 96;
    QTest::newRow("light_resnet50") << "light_resnet50_opset9" << 0 << 100;
    QTest::newRow("resnet_6b") << "resnet_6b_inits_as_inputs" << 2 << 100;
}

void KnownModelsTest::knowsNearlyAllShapes()
{
    QFETCH(QString, model);
    QFETCH(int, before);
    QFETCH(int, after);

    const Reading without = readRaw(pathOf(model), false);
    const Reading with = readRaw(pathOf(model), true);

    QCOMPARE(shareOfShapes(without.graph()), before);
    QVERIFY2(shareOfShapes(with.graph()) >= after,
             qPrintable(QString::number(shareOfShapes(with.graph()))));
    QVERIFY(with.model->inferredShapes > 0);
    // What is left of shape arithmetic has its elements, constants theirs, and none has both.
    QCOMPARE(brokenGraph(readRaw(pathOf(model), true, true).graph()), std::string());
}

void KnownModelsTest::doesNotContradictAnyFile_data()
{
    QTest::addColumn<QString>("path");
    for (const QString& root : {QStringLiteral(FUSEWRIGHT_TEST_DATA "/models"),
                                QStringLiteral(FUSEWRIGHT_SOURCE_DIR "/resources/examples")}) {
        QDirIterator files(root, {"*.onnx", "*.dot", "*.json"}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            // Two contradict themselves: a sum of pictures that is said to be a single number, and
            // 10 words that are said to give 128 answers.
            if (files.fileName() != QStringLiteral("index.json")
                && !path.contains(QStringLiteral("residual_block_conv_bn_sum"))
                && !path.contains(QStringLiteral("bert_base_12l_pytorch_opset11")))
                QTest::newRow(qPrintable(QDir(root).relativeFilePath(path))) << path;
        }
    }
}

void KnownModelsTest::doesNotContradictAnyFile()
{
    QFETCH(QString, path);

    const Reading reading = readRaw(path, true);

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QVERIFY2(reading.model->mismatches.empty(), reading.firstMessage().c_str());
}

FUSEWRIGHT_TEST(KnownModelsTest)
#include "tst_known_models.moc"
