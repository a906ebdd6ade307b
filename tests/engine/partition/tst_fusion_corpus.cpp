// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Every folder of tests/corpus/fuse holds a graph, perhaps options as they are typed, and what
// automatic fusion must make of it, a line each:
//
//     section NODES                     in the order of the graph
//     why NODE: REASON REASON REASON    what decided in each phase
//     # TEXT                            the rule that says so

#include "engine/partition/automatic_fusion.h"
#include "engine/session/model_session.h"

#include "tests/kit/test_program.h"

#include <QDir>
#include <QTest>

using namespace fusewright;

class FusionCorpusTest : public QObject {
    Q_OBJECT

private slots:
    void fusesAsTheFolderSays_data();
    void fusesAsTheFolderSays();
};

namespace {

const QString fuseCorpus = FUSEWRIGHT_TEST_DATA "/fuse";

QString textOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly | QIODevice::Text) ? QString::fromUtf8(file.readAll())
                                                            : QString();
}

/// What a folder expects, its lines sorted, without what explains them.
QStringList expectedIn(const QString& folder)
{
    QStringList lines = textOf(folder + "/expected.txt").split('\n', Qt::SkipEmptyParts);
    lines.removeIf([](const QString& line) { return line.startsWith('#'); });
    lines.sort();
    return lines;
}

FusionOptions optionsIn(const QString& folder)
{
    FusionOptions options;
    const QStringList words = textOf(folder + "/options").split(' ', Qt::SkipEmptyParts);
    for (qsizetype at = 0; at + 1 < words.size(); at += 2) {
        const QString value = words[at + 1].trimmed();
        if (words[at] == "--max-fused-ops")
            options.mostFusedOps = value.toUInt();
        else if (words[at] == "--opt-level")
            options.optLevel = value.toInt();
        else if (words[at] == "--edge-kind" && value == "shape")
            options.edgeKinds = EdgeKinds::Shape;
        else
            qFatal("No such option: %s", qPrintable(words[at]));
    }
    return options;
}

QString sectionLine(const Graph& graph, const Section& section)
{
    QString line = "section";
    for (const NodeId node : section.nodes)
        line += ' ' + QString::fromStdString(std::string(graph.nodeName(node)));
    return line;
}

QString whyLine(const Graph& graph, const FusionOptions& options, const QString& name)
{
    QString line = "why " + name + ':';
    const std::optional<NodeId> node = graph.findNode(name.toStdString());
    if (!node)
        return line + " no such node";
    for (const FusionStep& step : explainFusion(graph, options, *node))
        line += ' ' + QString::fromStdString(std::string(fusionReasonCode(step.decision.reason)));
    return line;
}

} // namespace

void FusionCorpusTest::fusesAsTheFolderSays_data()
{
    QTest::addColumn<QString>("folder");
    const QStringList folders = QDir(fuseCorpus).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    QVERIFY(folders.size() > 80);
    for (const QString& folder : folders)
        QTest::newRow(qPrintable(folder)) << fuseCorpus + '/' + folder;
}

void FusionCorpusTest::fusesAsTheFolderSays()
{
    QFETCH(QString, folder);
    const OpenedModel opened = openModel((folder + "/graph.json").toStdString(), {}, nullptr);
    QVERIFY(opened.model);
    const Graph& graph = *opened.model->graph;
    const FusionOptions options = optionsIn(folder);
    const QStringList expected = expectedIn(folder);

    const Partition partition = fuseAutomatically(graph, options);

    QStringList lines;
    for (const Section& section : partition.sections)
        lines += sectionLine(graph, section);
    for (const QString& line : expected) {
        if (line.startsWith("why "))
            lines += whyLine(graph, options, line.section(':', 0, 0).mid(4));
    }
    lines.sort();
    QCOMPARE(lines.join('\n'), expected.join('\n'));
}

FUSEWRIGHT_TEST(FusionCorpusTest)
#include "tst_fusion_corpus.moc"
