// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/kit/test_program.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

/// Runs the program itself on the folders of `cases/` and compares everything that comes of it.
class CliTest : public QObject {
    Q_OBJECT

private slots:
    void answersAsTheFolderSays_data();
    void answersAsTheFolderSays();
};

namespace {

/// What a folder says about the run, rather than being there for it.
const QStringList aboutTheRun{"cmd", "input", "out", "err", "status", "made"};

constexpr int timeout = 30'000;

QByteArray textOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Lists are compared line by line, so that a failure names the first that differs.
QStringList lines(const QByteArray& text)
{
    return QString::fromUtf8(text).split('\n');
}

QStringList filesIn(const QString& folder)
{
    return QDir(folder).entryList(QDir::Files | QDir::Hidden, QDir::Name);
}

void copyFiles(const QString& from, const QString& to)
{
    for (const QString& name : filesIn(from)) {
        if (!aboutTheRun.contains(name))
            QVERIFY(QFile::copy(from + '/' + name, to + '/' + name));
    }
    for (const QString& name : QDir(from).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        if (name == QLatin1String("made"))
            continue;
        QVERIFY(QDir(to).mkdir(name));
        for (const QString& file : filesIn(from + '/' + name))
            QVERIFY(QFile::copy(from + '/' + name + '/' + file, to + '/' + name + '/' + file));
    }
}

/// No display, no settings of whoever runs the test, one locale.
QProcessEnvironment plainEnvironment(const QString& home)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(name);
    environment.insert("HOME", home);
    environment.insert("XDG_CONFIG_HOME", home);
    environment.insert("LC_ALL", "C.UTF-8");
    return environment;
}

/// Starts what `cmd` says in `folder`: `fusewright` and its arguments.
void start(QProcess& program, const QString& cmd, const QString& folder)
{
    QStringList words = QProcess::splitCommand(cmd);
    QVERIFY(!words.isEmpty());
    QCOMPARE(words.takeFirst(), QString("fusewright"));
    program.setProgram(FUSEWRIGHT_BINARY);
    program.setArguments(words);
    program.setWorkingDirectory(folder);
    program.start();
}

} // namespace

void CliTest::answersAsTheFolderSays_data()
{
    QTest::addColumn<QString>("folder");

    const QDir cases(FUSEWRIGHT_SOURCE_DIR "/tests/cli/cases");
    for (const QString& name : cases.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
        QTest::newRow(qPrintable(name)) << cases.filePath(name);
}

void CliTest::answersAsTheFolderSays()
{
    QFETCH(QString, folder);
    QTemporaryDir home;
    QTemporaryDir place;
    copyFiles(folder, place.path());
    QStringList files = filesIn(place.path());

    QProcess program;
    program.setProcessEnvironment(plainEnvironment(home.path()));
    start(program, QString::fromUtf8(textOf(folder + "/cmd")), place.path());
    QVERIFY(program.waitForStarted());
    program.write(textOf(folder + "/input"));
    program.closeWriteChannel();
    QVERIFY2(program.waitForFinished(timeout), "the program does not end");

    QCOMPARE(lines(program.readAllStandardError()), lines(textOf(folder + "/err")));
    QCOMPARE(lines(program.readAllStandardOutput()), lines(textOf(folder + "/out")));
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.exitCode(), textOf(folder + "/status").trimmed().toInt());
    for (const QString& made : filesIn(folder + "/made"))
        QCOMPARE(lines(textOf(place.filePath(made))), lines(textOf(folder + "/made/" + made)));
    files << filesIn(folder + "/made");
    files.removeDuplicates(); // What was changed was there before.
    files.sort();
    QCOMPARE(filesIn(place.path()), files);
}

FUSEWRIGHT_TEST(CliTest)
#include "tst_cli.moc"
