// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/window_host.h"

#include "widgets/base/language.h"

#include "tests/kit/test_program.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTest>

using namespace fusewright;

class WindowHostTest : public QObject {
    Q_OBJECT

private slots:
    void makesTheWindowAnewInTheNewLanguage();
    void keepsTheWindowInItsPlace();
    void namesLanguagesInTheirOwnWords();
    void fallsBackToEnglish();
};

namespace {

std::unique_ptr<QWidget> makeWindow()
{
    return std::make_unique<QLabel>(QCoreApplication::translate("Commands", "&Quit"));
}

QString textOf(const WindowHost& host)
{
    return static_cast<QLabel&>(host.window()).text();
}

} // namespace

void WindowHostTest::makesTheWindowAnewInTheNewLanguage()
{
    Language language;
    language.setCode(QStringLiteral("en"));
    WindowHost host(language, makeWindow);
    QCOMPARE(textOf(host), QStringLiteral("&Quit"));
    QSignalSpy made(&host, &WindowHost::made);

    language.setCode(QStringLiteral("de"));

    QTRY_COMPARE(made.size(), 1);
    QVERIFY(textOf(host) != QStringLiteral("&Quit"));
    language.setCode(QStringLiteral("en"));
    QTRY_COMPARE(textOf(host), QStringLiteral("&Quit"));
}

void WindowHostTest::keepsTheWindowInItsPlace()
{
    Language language;
    language.setCode(QStringLiteral("en"));
    WindowHost host(language, makeWindow);
    host.window().setGeometry(40, 60, 320, 200);
    host.window().show();
    const QWidget* before = &host.window();

    language.setCode(QStringLiteral("de"));

    QTRY_VERIFY(&host.window() != before);
    QCOMPARE(host.window().geometry(), QRect(40, 60, 320, 200));
    QVERIFY(host.window().isVisible());
}

void WindowHostTest::namesLanguagesInTheirOwnWords()
{
    const Language language;

    QVERIFY(language.codes().contains(QStringLiteral("de")));
    QCOMPARE(Language::nativeName(QStringLiteral("de")), QStringLiteral("Deutsch"));
    QCOMPARE(Language::nativeName(QStringLiteral("fr")), QStringLiteral("Français"));
    QCOMPARE(Language::nativeName(QStringLiteral("ja")), QStringLiteral("日本語"));
}

void WindowHostTest::fallsBackToEnglish()
{
    Language language;
    language.setCode(QStringLiteral("de"));

    language.setCode(QStringLiteral("xx"));

    QCOMPARE(QCoreApplication::translate("Commands", "&Quit"), QStringLiteral("&Quit"));
}

FUSEWRIGHT_TEST(WindowHostTest)
#include "tst_window_host.moc"
