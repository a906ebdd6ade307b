// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/language.h"

#include "tests/kit/test_program.h"

#include <QSignalSpy>
#include <QTest>

using namespace fusewright;

class LanguageTest : public QObject {
    Q_OBJECT

private slots:
    void changesWhatTheProgramSays();
    void changesWhatQtSays();
    void fallsBackToEnglish();
    void numbersAreOfTheLanguageOfTheTexts();
    void namesLanguagesInTheirOwnWords();
};

namespace {

QString quit()
{
    return QCoreApplication::translate("Commands", "&Quit");
}

} // namespace

void LanguageTest::changesWhatTheProgramSays()
{
    Language language;
    language.setCode(QStringLiteral("en"));
    QCOMPARE(quit(), QStringLiteral("&Quit"));
    QSignalSpy changed(&language, &Language::changed);

    language.setCode(QStringLiteral("de"));

    QCOMPARE(changed.size(), 1);
    QCOMPARE(QLocale().language(), QLocale::German);
    QVERIFY(quit() != QStringLiteral("&Quit"));
}

void LanguageTest::changesWhatQtSays()
{
    Language language;
    for (const char* code : {"de", "fr", "ja", "zh_CN"}) {
        language.setCode(QLatin1String(code));
        QVERIFY(QCoreApplication::translate("QPlatformTheme", "Cancel") != QLatin1String("Cancel"));
    }
}

void LanguageTest::fallsBackToEnglish()
{
    Language language;
    language.setCode(QStringLiteral("de"));

    language.setCode(QStringLiteral("xx"));

    QCOMPARE(quit(), QStringLiteral("&Quit"));
}

/// Spanish and South African English have a comma, what the program says in English a point.
void LanguageTest::numbersAreOfTheLanguageOfTheTexts()
{
    Language language;
    for (const char* code : {"es", "en_ZA", "en_GB"}) {
        language.setCode(QLatin1String(code));
        QCOMPARE(QLocale().language(), QLocale::English);
        QCOMPARE(QLocale().toString(0.5, 'f', 1), QStringLiteral("0.5"));
        QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), QStringLiteral("Cancel"));
    }
    language.setCode(QStringLiteral("de"));
    QCOMPARE(QLocale().toString(0.5, 'f', 1), QStringLiteral("0,5"));
    language.setCode(QStringLiteral("en"));
}

void LanguageTest::namesLanguagesInTheirOwnWords()
{
    QVERIFY(Language().codes().contains(QStringLiteral("de")));
    QCOMPARE(Language::nativeName(QStringLiteral("de")), QStringLiteral("Deutsch"));
    QCOMPARE(Language::nativeName(QStringLiteral("fr")), QStringLiteral("Français"));
    QCOMPARE(Language::nativeName(QStringLiteral("ja")), QStringLiteral("日本語"));
}

FUSEWRIGHT_TEST(LanguageTest)
#include "tst_language.moc"
