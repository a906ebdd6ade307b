// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"

#include "engine/formats/model_explorer/explorer_writer.h"
#include "engine/formats/model_facts.h"
#include "engine/formats/native/native_writer.h"
#include "engine/report/model_json.h"

#include <QDir>
#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

#include <map>

using namespace fusewright;
using namespace fusewright::test;

/// Every model of tests/corpus/models and of resources/examples.
class FixturesTest : public QObject {
    Q_OBJECT

private slots:
    void countsTheOperatorsThatOnnxsOwnLibraryCounts_data();
    void countsTheOperatorsThatOnnxsOwnLibraryCounts();
    void opensWithoutAnError_data() { addModels(everyModel); }
    void opensWithoutAnError();
    void isTheSameGraphAfterConvertingToJson_data() { addModels(everyModel); }
    void isTheSameGraphAfterConvertingToJson();
    void isTheSameGraphAfterConvertingToModelExplorer_data() { addModels(everyModel); }
    void isTheSameGraphAfterConvertingToModelExplorer();
    void staysTheSameWhenTidiedAgain_data() { addModels(everyModel); }
    void staysTheSameWhenTidiedAgain();
    void knowsEveryOperator_data()
    {
        addModels({"*.onnx", "llama*.json", "*.export.json", "*.module.fx.txt", "exported.fx.txt",
                   "dynamo.fx.txt", "*.relax.py", "*.mlir", "*.hlo", "*_net.json"});
    }
    void knowsEveryOperator();
    void hasTheLlamaModelOfTheHandbook();

private:
    static inline const QStringList everyModel{"*.onnx", "*.dot",    "*.json",    "*.mlir",
                                               "*.hlo",  "*.fx.txt", "*.relax.py"};
    static void addModels(const QStringList& patterns);
};

namespace {

std::map<std::string, std::size_t> nodeCountsOf(const Graph& graph)
{
    std::map<std::string, std::size_t> counts;
    for (const NodeId node : graph.nodes())
        ++counts[std::string(graph.nativeName(node))];
    return counts;
}

QString textOf(const std::map<std::string, std::size_t>& counts)
{
    QString text;
    for (const auto& [name, count] : counts)
        text += QStringLiteral("%1 %2\n").arg(count).arg(QString::fromStdString(name));
    return text;
}

Reading readFile(const QString& path, Keep keep)
{
    Reading reading;
    const ReadOptions options{.catalogue = OperatorCatalogue::builtIn(),
                              .infer = keep == Keep::Inferred,
                              .tidy = keep == Keep::Tidy};
    reading.model = readModel(path.toStdString(), options, reading.findings);
    return reading;
}

} // namespace

void FixturesTest::addModels(const QStringList& patterns)
{
    QTest::addColumn<QString>("path");
    for (const QString& root : {QStringLiteral(FUSEWRIGHT_TEST_DATA "/models"),
                                QStringLiteral(FUSEWRIGHT_SOURCE_DIR "/resources/examples")}) {
        QDirIterator files(root, patterns, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            if (files.fileName() != QStringLiteral("index.json"))
                QTest::newRow(qPrintable(QDir(root).relativeFilePath(path))) << path;
        }
    }
}

void FixturesTest::countsTheOperatorsThatOnnxsOwnLibraryCounts_data()
{
    addModels({QStringLiteral("*.onnx")});
}

void FixturesTest::countsTheOperatorsThatOnnxsOwnLibraryCounts()
{
    QFETCH(QString, path);
    const Reading reading = readFile(path, Keep::Raw);
    QProcess library;

    library.start(QStringLiteral(FUSEWRIGHT_ONNX_COUNTS), {path});
    QVERIFY(library.waitForFinished());

    QCOMPARE(library.exitCode(), 0);
    QVERIFY(reading.model);
    QCOMPARE(textOf(nodeCountsOf(reading.graph())),
             QString::fromUtf8(library.readAllStandardOutput()));
}

void FixturesTest::opensWithoutAnError()
{
    QFETCH(QString, path);

    const Reading reading = readFile(path, Keep::Tidy);

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QVERIFY(!reading.findings.hasErrors());
}

void FixturesTest::isTheSameGraphAfterConvertingToJson()
{
    QFETCH(QString, path);
    for (const Keep keep : {Keep::Raw, Keep::Tidy}) {
        const Reading before = readFile(path, keep);
        QVERIFY(before.model);

        const Reading after = readBytes(writeNative(before.graph()), "x.json", keep);

        QVERIFY2(after.model, after.firstMessage().c_str());
        QCOMPARE(QString::fromStdString(describe(after.graph())),
                 QString::fromStdString(describe(before.graph())));
    }
}

namespace {

/// How a model's code calls an operator is kept by our own format only.
QJsonObject graphWithoutCalls(QJsonObject graph)
{
    QJsonArray nodes = graph.value(QStringLiteral("nodes")).toArray();
    for (QJsonValueRef each : nodes) {
        QJsonObject node = each.toObject();
        node.remove(QStringLiteral("call"));
        QJsonObject bodies = node.value(QStringLiteral("graphs")).toObject();
        for (QJsonValueRef body : bodies)
            body = graphWithoutCalls(body.toObject());
        if (!bodies.isEmpty())
            node.insert(QStringLiteral("graphs"), bodies);
        each = node;
    }
    graph.insert(QStringLiteral("nodes"), nodes);
    return graph;
}

QByteArray withoutCalls(const Graph& graph)
{
    const auto text = QByteArray::fromStdString(writeNative(graph));
    return QJsonDocument(graphWithoutCalls(QJsonDocument::fromJson(text).object())).toJson();
}

} // namespace

void FixturesTest::isTheSameGraphAfterConvertingToModelExplorer()
{
    QFETCH(QString, path);
    for (const Keep keep : {Keep::Raw, Keep::Tidy}) {
        const Reading before = readFile(path, keep);
        QVERIFY(before.model);

        const Reading after = readBytes(writeModelExplorer(before.graph()), "x.me.json", Keep::Raw);

        QVERIFY2(after.model, after.firstMessage().c_str());
        QCOMPARE(withoutCalls(after.graph()), withoutCalls(before.graph()));
    }
}

void FixturesTest::staysTheSameWhenTidiedAgain()
{
    QFETCH(QString, path);
    const Reading once = readFile(path, Keep::Tidy);
    QVERIFY(once.model);

    const Reading twice = readBytes(writeNative(once.graph()), "x.json", Keep::Tidy);

    QVERIFY(twice.model);
    QVERIFY(twice.model->folded.empty());
}

void FixturesTest::knowsEveryOperator()
{
    QFETCH(QString, path);

    const Reading reading = readFile(path, Keep::Raw);

    QVERIFY(reading.model);
    for (const Operator& op : reading.graph().operators())
        QVERIFY2(op.spec, std::string(reading.graph().text(op.native)).c_str());
}

void FixturesTest::hasTheLlamaModelOfTheHandbook()
{
    const Reading reading = readFile(
        QStringLiteral(FUSEWRIGHT_SOURCE_DIR "/resources/examples/llama2-7b.json"), Keep::Tidy);
    QVERIFY(reading.model);

    std::map<std::string, int> perLayer;
    for (const NodeId node : reading.graph().nodes()) {
        const std::string path(reading.graph().text(reading.graph().moduleOf(node).path));
        const std::size_t at = path.find("layers.");
        if (at != std::string::npos)
            ++perLayer[path.substr(at, path.find('.', at + 7) - at)];
    }

    QCOMPARE(perLayer.size(), 32u);
    for (const auto& [layer, count] : perLayer)
        QCOMPARE(count, 51);
    QVERIFY(reading.graph().nodeCount() - 1632 < 12);
}

FUSEWRIGHT_TEST(FixturesTest)
#include "tst_fixtures.moc"
