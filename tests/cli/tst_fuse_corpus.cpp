// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// The folders of tests/corpus/fuse once more, this time through the program and its JSON.

#include "tests/kit/test_program.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

namespace {

const QString fuseCorpus = FUSEWRIGHT_SOURCE_DIR "/tests/corpus/fuse";

QString linesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly | QIODevice::Text) ? QString::fromUtf8(file.readAll())
                                                            : QString();
}

QStringList expectedLines(const QString& folder)
{
    QStringList lines = linesOf(folder + "/expected.txt").split('\n', Qt::SkipEmptyParts);
    lines.removeIf([](const QString& line) { return line.startsWith('#'); });
    lines.sort();
    return lines;
}

QJsonObject answerOf(const QString& folder, const QStringList& verb)
{
    QProcess program;
    program.setWorkingDirectory(folder);
    program.start(FUSEWRIGHT_BINARY,
                  verb + QStringList{"--mode", "o3", "--json"}
                      + QProcess::splitCommand(linesOf(folder + "/options")));
    program.waitForFinished();
    return QJsonDocument::fromJson(program.readAllStandardOutput()).object();
}

QStringList sectionLines(const QString& folder)
{
    QStringList lines;
    const QJsonObject answer = answerOf(folder, {"partition", "graph.json"});
    for (const QJsonValue section : answer["sections"].toArray()) {
        QString line = "section";
        for (const QJsonValue node : section["nodes"].toArray())
            line += ' ' + node.toString();
        lines += line;
    }
    return lines;
}

QString whyLine(const QString& folder, const QString& node)
{
    QString line = "why " + node + ':';
    const QJsonObject answer = answerOf(folder, {"explain", "graph.json", "--at", node});
    for (const QJsonValue step : answer["steps"].toArray())
        line += ' ' + step["reason"].toString();
    return line;
}

} // namespace

class FuseCorpusTest : public QObject {
    Q_OBJECT

private slots:
    void answersWhatTheFolderSays_data();
    void answersWhatTheFolderSays();
};

void FuseCorpusTest::answersWhatTheFolderSays_data()
{
    QTest::addColumn<QString>("folder");
    const QStringList folders = QDir(fuseCorpus).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    QVERIFY(!folders.isEmpty());
    for (const QString& name : folders)
        QTest::newRow(qPrintable(name)) << fuseCorpus + '/' + name;
}

void FuseCorpusTest::answersWhatTheFolderSays()
{
    QFETCH(QString, folder);
    const QStringList expected = expectedLines(folder);

    QStringList lines = sectionLines(folder);
    for (const QString& line : expected) {
        if (line.startsWith("why "))
            lines += whyLine(folder, line.section(':', 0, 0).mid(4));
    }

    lines.sort();
    QCOMPARE(lines.join('\n'), expected.join('\n'));
}

FUSEWRIGHT_TEST(FuseCorpusTest)
#include "tst_fuse_corpus.moc"
