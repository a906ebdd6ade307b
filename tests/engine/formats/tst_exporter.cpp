// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

/// The exporter under resources/exporter, where there is a torch to run it with.
class ExporterTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void writesWhatIsKept();

private:
    QString m_python;
};

namespace {

constexpr int longestRun = 240'000; ///< Importing torch takes its time on a busy machine.

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

void ExporterTest::initTestCase()
{
    for (const char* python : {"python3", "/usr/bin/python3"}) {
        QProcess probe;
        probe.start(
            QString::fromLatin1(python),
            {QStringLiteral("-c"), QStringLiteral("import torch; print(torch.__version__)")});
        if (probe.waitForFinished(longestRun) && probe.exitCode() == 0
            && probe.readAllStandardOutput().startsWith("1.13")) {
            m_python = QString::fromLatin1(python);
            return;
        }
    }
    QSKIP("There is no Python with torch 1.13, which made the files.");
}

void ExporterTest::writesWhatIsKept()
{
    const QDir kept(QStringLiteral(FUSEWRIGHT_TEST_DATA "/models/fx"));
    const QTemporaryDir made;
    QProcess script;

    script.start(m_python, {kept.filePath(QStringLiteral("make_block.py")), made.path()});
    QVERIFY(script.waitForFinished(longestRun));

    QVERIFY2(script.exitCode() == 0, script.readAllStandardError().constData());
    const QStringList files = QDir(made.path()).entryList(QDir::Files);
    QCOMPARE(files, kept.entryList({QStringLiteral("block.*")}, QDir::Files));
    for (const QString& file : files)
        QCOMPARE(contentOf(made.filePath(file)), contentOf(kept.filePath(file)));
}

QTEST_GUILESS_MAIN(ExporterTest)
#include "tst_exporter.moc"
