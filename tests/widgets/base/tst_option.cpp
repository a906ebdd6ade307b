// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/option.h"
#include "widgets/base/theme.h"

#include "tests/kit/test_program.h"

#include <QTemporaryDir>
#include <QTest>

using namespace fusewright;

class OptionTest : public QObject {
    Q_OBJECT

private slots:
    void isItsDefaultWhileTheKeyIsAbsent();
    void keepsAValueFromOneStartToTheNext();
    void writesNoKeyForItsDefault();
    void fallsBackFromWhatItCannotRead_data();
    void fallsBackFromWhatItCannotRead();
    void keepsAListOfOne();
    void keepsBytes();
    void leavesKeysOfOthersAlone();

private:
    QString file() const { return m_folder.filePath(QStringLiteral("settings.ini")); }

    QTemporaryDir m_folder;
};

void OptionTest::isItsDefaultWhileTheKeyIsAbsent()
{
    QSettings store(m_folder.filePath(QStringLiteral("absent.ini")), QSettings::IniFormat);

    const Option<bool> option(store, QStringLiteral("a"), true);

    QCOMPARE(option.value(), true);
}

void OptionTest::keepsAValueFromOneStartToTheNext()
{
    {
        QSettings store(file(), QSettings::IniFormat);
        Option<ThemeChoice>(store, QStringLiteral("theme"), ThemeChoice::System)
            .setValue(ThemeChoice::Dark);
    }

    QSettings store(file(), QSettings::IniFormat);
    const Option<ThemeChoice> option(store, QStringLiteral("theme"), ThemeChoice::System);

    QCOMPARE(option.value(), ThemeChoice::Dark);
}

void OptionTest::writesNoKeyForItsDefault()
{
    QSettings store(file(), QSettings::IniFormat);
    Option<bool> option(store, QStringLiteral("flag"), false);
    option.setValue(true);

    option.setValue(false);

    QVERIFY(!store.contains(QStringLiteral("flag")));
}

void OptionTest::fallsBackFromWhatItCannotRead_data()
{
    QTest::addColumn<QVariant>("stored");
    QTest::newRow("another word") << QVariant(QStringLiteral("purple"));
    QTest::newRow("nothing") << QVariant(QString());
    QTest::newRow("a number") << QVariant(7);
    QTest::newRow("a list") << QVariant(QStringList{QStringLiteral("a"), QStringLiteral("b")});
}

void OptionTest::fallsBackFromWhatItCannotRead()
{
    QFETCH(QVariant, stored);
    QSettings store(file(), QSettings::IniFormat);
    store.setValue(QStringLiteral("odd"), stored);

    QCOMPARE(Option<ThemeChoice>(store, QStringLiteral("odd"), ThemeChoice::Light).value(),
             ThemeChoice::Light);
    QCOMPARE(Option<bool>(store, QStringLiteral("odd"), true).value(), true);
}

void OptionTest::keepsAListOfOne()
{
    {
        QSettings store(file(), QSettings::IniFormat);
        Option<QStringList>(store, QStringLiteral("list")).setValue({QStringLiteral("a, b")});
    }

    QSettings store(file(), QSettings::IniFormat);

    QCOMPARE(Option<QStringList>(store, QStringLiteral("list")).value(),
             QStringList{QStringLiteral("a, b")});
}

void OptionTest::keepsBytes()
{
    const QByteArray bytes("\0\xff\n", 3);
    QSettings store(file(), QSettings::IniFormat);
    Option<QByteArray> option(store, QStringLiteral("bytes"));

    option.setValue(bytes);

    QCOMPARE(option.value(), bytes);
}

void OptionTest::leavesKeysOfOthersAlone()
{
    QSettings store(file(), QSettings::IniFormat);
    store.setValue(QStringLiteral("later/version"), 3);

    Option<bool>(store, QStringLiteral("flag")).setValue(true);

    QCOMPARE(store.value(QStringLiteral("later/version")).toInt(), 3);
}

FUSEWRIGHT_TEST(OptionTest)
#include "tst_option.moc"
