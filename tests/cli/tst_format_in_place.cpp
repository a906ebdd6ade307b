// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/kit/test_program.h"

#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

/// What `format -i` does to a file beside its text.
class FormatInPlaceTest : public QObject {
    Q_OBJECT

private slots:
    void keepsTheRightsOfTheFile();
    void keepsALinkALink();
    void leavesAFormattedFileUntouched();
};

namespace {

constexpr int formatTimeout = 30'000;

QString write(const QTemporaryDir& folder, const QByteArray& text)
{
    const QString path = folder.filePath(QStringLiteral("rules.yaml"));
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? path : QString();
}

QByteArray read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

int format(const QString& path)
{
    QProcess program;
    program.start(QStringLiteral(FUSEWRIGHT_BINARY), {QStringLiteral("format"), path, "-i"});
    return program.waitForFinished(formatTimeout) ? program.exitCode() : -1;
}

} // namespace

void FormatInPlaceTest::keepsTheRightsOfTheFile()
{
    const QTemporaryDir folder;
    const QString path = write(folder, "a:   1\n");
    const QFileDevice::Permissions rights = QFileDevice::ReadOwner | QFileDevice::WriteOwner
        | QFileDevice::ReadUser | QFileDevice::WriteUser | QFileDevice::ExeOwner
        | QFileDevice::ExeUser | QFileDevice::ReadOther;
    QVERIFY(QFile::setPermissions(path, rights));
    const auto before = QFileInfo(path).permissions();

    QCOMPARE(format(path), 0);

    QCOMPARE(read(path), QByteArray("a: 1\n"));
    QCOMPARE(QFileInfo(path).permissions(), before);
}

void FormatInPlaceTest::keepsALinkALink()
{
    const QTemporaryDir folder;
    const QString path = write(folder, "a:   1\n");
    const QString link = folder.filePath(QStringLiteral("link.yaml"));
    QVERIFY(QFile::link(path, link));

    QCOMPARE(format(link), 0);

    QVERIFY(QFileInfo(link).isSymLink());
    QCOMPARE(read(path), QByteArray("a: 1\n"));
}

void FormatInPlaceTest::leavesAFormattedFileUntouched()
{
    const QTemporaryDir folder;
    const QString path = write(folder, "a: 1\n");
    QVERIFY(QFile::setPermissions(folder.path(), QFileDevice::ReadOwner | QFileDevice::ExeOwner));
    const QDateTime before = QFileInfo(path).lastModified();

    QCOMPARE(format(path), 0);

    QCOMPARE(QFileInfo(path).lastModified(), before);
    QVERIFY(QFile::setPermissions(
        folder.path(), QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner));
}

FUSEWRIGHT_TEST(FormatInPlaceTest)
#include "tst_format_in_place.moc"
