// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/kit/test_program.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

/// The exporter under resources/exporter, where there is a torch to run it with.
class ExporterTest : public QObject {
    Q_OBJECT

private slots:
    void writesWhatIsKept_data();
    void writesWhatIsKept();
};

namespace {

constexpr int longestRun = 240'000; ///< Importing torch takes its time on a busy machine.

/// A Python that has this version of torch, or nothing.
QString pythonWith(const QByteArray& version)
{
    for (const char* python : {"python3", "/usr/bin/python3"}) {
        QProcess probe;
        probe.start(
            QString::fromLatin1(python),
            {QStringLiteral("-c"), QStringLiteral("import torch; print(torch.__version__)")});
        if (probe.waitForFinished(longestRun) && probe.exitCode() == 0
            && probe.readAllStandardOutput().startsWith(version))
            return QString::fromLatin1(python);
    }
    return {};
}

/// Without the build of torch that wrote it.
QByteArray contentOf(const QString& path)
{
    QFile file(path);
    QByteArray content;
    while (file.isOpen() || file.open(QIODevice::ReadOnly)) {
        const QByteArray line = file.readLine();
        if (line.isEmpty())
            break;
        if (!line.contains("\"producer\""))
            content += line;
    }
    return content;
}

} // namespace

void ExporterTest::writesWhatIsKept_data()
{
    QTest::addColumn<QByteArray>("version");
    QTest::addColumn<QString>("script");
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("files");
    QTest::newRow("1.13") << QByteArray("1.13") << "make_block.py"
                          << "."
                          << "block.*";
    QTest::newRow("2.6") << QByteArray("2.6.") << "make_torch2.py"
                         << "torch2"
                         << "*[a-z].json";
}

void ExporterTest::writesWhatIsKept()
{
    QFETCH(QByteArray, version);
    QFETCH(QString, script);
    QFETCH(QString, folder);
    QFETCH(QString, files);
    const QString python = pythonWith(version);
    if (python.isEmpty())
        QSKIP("There is no Python with the torch that made the files.");
    const QDir scripts(QStringLiteral(FUSEWRIGHT_TEST_DATA "/models/fx"));
    const QDir kept(scripts.filePath(folder));
    const QTemporaryDir made;
    QProcess run;

    run.start(python, {scripts.filePath(script), made.path()});
    QVERIFY(run.waitForFinished(longestRun));

    QVERIFY2(run.exitCode() == 0, run.readAllStandardError().constData());
    QStringList names = kept.entryList({files}, QDir::Files);
    names.removeIf([](const QString& name) { return name.endsWith(".export.json"); });
    QVERIFY(!names.isEmpty());
    for (const QString& name : names)
        QCOMPARE(contentOf(made.filePath(name)), contentOf(kept.filePath(name)));
}

FUSEWRIGHT_TEST(ExporterTest)
#include "tst_exporter.moc"
