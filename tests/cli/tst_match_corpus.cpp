// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// The folders of tests/corpus/match once more, this time through the program and its JSON.

#include "tests/kit/test_program.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

namespace {

const QString matchCorpus = FUSEWRIGHT_SOURCE_DIR "/tests/corpus/match";

QJsonObject answerOf(const QStringList& arguments, const QString& folder)
{
    QProcess program;
    program.setWorkingDirectory(folder);
    program.start(FUSEWRIGHT_BINARY, arguments);
    program.waitForFinished();
    return QJsonDocument::fromJson(program.readAllStandardOutput()).object();
}

QStringList texts(const QJsonValue& list)
{
    QStringList texts;
    for (const QJsonValue each : list.toArray())
        texts += each.toString();
    return texts;
}

/// The nodes of every entry; JSON objects lose the order, so both sides are sorted.
QString sectionLine(const QJsonObject& match)
{
    QStringList entries;
    const QJsonObject nodes = match["nodes"].toObject();
    for (auto at = nodes.begin(); at != nodes.end(); ++at)
        entries += at.key() + '=' + texts(at.value()).join(',');
    entries.sort();
    return match["rule"].toString() + '/' + match["pattern"].toString() + ": " + entries.join(' ');
}

QString refusalLine(const QJsonObject& refused)
{
    QString line = "refused " + refused["rule"].toString() + " at " + refused["root"].toString()
        + ": " + refused["reason"].toString();
    if (refused["by"].isString())
        line += " by " + refused["by"].toString();
    const QStringList path = texts(refused["path"]);
    return path.isEmpty() ? line : line + " path " + path.join(' ');
}

QString sortedEntries(const QString& line)
{
    const qsizetype colon = line.indexOf(": ");
    if (line.startsWith("refused ") || line.startsWith("finding ") || colon < 0)
        return line;
    QStringList entries = line.mid(colon + 2).split(' ');
    entries.sort();
    return line.left(colon + 2) + entries.join(' ');
}

QString expectedIn(const QString& folder)
{
    QFile file(folder + "/expected.txt");
    if (!file.open(QIODevice::ReadOnly | QIODevice::Text))
        return {};
    QStringList lines;
    for (const QString& line : QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts))
        lines += sortedEntries(line);
    lines.sort();
    return lines.join('\n');
}

QStringList findingLines(const QString& folder)
{
    const QJsonObject answer =
        answerOf({"check", "rules.yaml", "--model", "graph.dot", "--json"}, folder);
    QStringList lines;
    for (const QJsonValue each : answer["files"][0]["diagnostics"].toArray())
        lines += "finding " + each["code"].toString() + ' ' + QString::number(each["line"].toInt());
    return lines;
}

} // namespace

class MatchVerbTest : public QObject {
    Q_OBJECT

private slots:
    void answersWhatTheFolderSays_data();
    void answersWhatTheFolderSays();
};

void MatchVerbTest::answersWhatTheFolderSays_data()
{
    QTest::addColumn<QString>("folder");
    for (const QString& name : QDir(matchCorpus).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        QTest::newRow(qPrintable(name)) << matchCorpus + '/' + name;
}

void MatchVerbTest::answersWhatTheFolderSays()
{
    QFETCH(QString, folder);

    const QJsonObject answer = answerOf({"match", "rules.yaml", "graph.dot", "--json"}, folder);

    QStringList lines = findingLines(folder);
    for (const QJsonValue match : answer["matches"].toArray())
        lines += sectionLine(match.toObject());
    for (const QJsonValue refused : answer["refused"].toArray())
        lines += refusalLine(refused.toObject());
    if (answer["matches"].toArray().isEmpty())
        lines += "nothing";
    lines.sort();
    QCOMPARE(lines.join('\n'), expectedIn(folder));
}

FUSEWRIGHT_TEST(MatchVerbTest)
#include "tst_match_corpus.moc"
