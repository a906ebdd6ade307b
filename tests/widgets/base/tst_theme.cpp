// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/contrast.h"
#include "widgets/base/theme.h"

#include "tests/kit/test_program.h"

#include <QApplication>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace fusewright;

class ThemeTest : public QObject {
    Q_OBJECT

private slots:
    void computesContrastAsTheStandardDoes();
    void keepsTextReadable_data();
    void keepsTextReadable();
    void namesEveryColourOfTheStyleSheet();
    void changesAtRunTime();
    void drawsIconsInTheColoursOfTheMoment();
    void drawsNothingWhereAnIconHasNoRoom();
};

namespace {

const char* nameOf(QColor ThemeColors::*color)
{
    const auto tokens = colorTokens();
    const auto found = std::ranges::find(tokens, color, &ColorToken::color);
    return found == tokens.end() ? "?" : found->name;
}

bool shows(const QImage& image, const QColor& colour)
{
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, y).rgb() == colour.rgb()
                && image.pixelColor(x, y).alpha() == 255)
                return true;
        }
    }
    return false;
}

} // namespace

void ThemeTest::computesContrastAsTheStandardDoes()
{
    QCOMPARE(contrastRatio(Qt::black, Qt::white), 21.0);
    QCOMPARE(contrastRatio(Qt::white, Qt::white), 1.0);
    QVERIFY(qAbs(contrastRatio(QColor(0x777777), Qt::white) - 4.48) < 0.01);
}

void ThemeTest::keepsTextReadable_data()
{
    QTest::addColumn<QColor>("text");
    QTest::addColumn<QColor>("surface");
    for (const auto& [theme, colors] :
         {std::pair("light", lightColors()), std::pair("dark", darkColors()),
          std::pair("light, colour-blind", colorBlindColors(lightColors())),
          std::pair("dark, colour-blind", colorBlindColors(darkColors()))}) {
        for (const TextOnSurface& pair : textsOnSurfaces())
            QTest::addRow("%s: %s on %s", theme, nameOf(pair.text), nameOf(pair.surface))
                << colors.*pair.text << colors.*pair.surface;
    }
}

void ThemeTest::keepsTextReadable()
{
    QFETCH(QColor, text);
    QFETCH(QColor, surface);

    const double contrast = contrastRatio(text, surface);

    QVERIFY2(contrast >= leastTextContrast, qPrintable(QString::number(contrast)));
}

void ThemeTest::namesEveryColourOfTheStyleSheet()
{
    const Theme theme;

    QVERIFY(!qApp->styleSheet().isEmpty());
    QVERIFY(!qApp->styleSheet().contains(QLatin1Char('@')));
}

void ThemeTest::changesAtRunTime()
{
    Theme theme;
    theme.setChoice(ThemeChoice::Light);
    QSignalSpy changed(&theme, &Theme::changed);

    theme.setChoice(ThemeChoice::Dark);

    QCOMPARE(changed.size(), 1);
    QVERIFY(theme.isDark());
    QCOMPARE(QApplication::palette().color(QPalette::Base), darkColors().panel);
}

void ThemeTest::drawsIconsInTheColoursOfTheMoment()
{
    Theme theme;
    theme.setChoice(ThemeChoice::Light);
    const QIcon icon = theme.icon(QStringLiteral("open"), Ink::Accent);
    QVERIFY(shows(icon.pixmap(48).toImage(), lightColors().accent));

    theme.setChoice(ThemeChoice::Dark);

    QVERIFY(shows(icon.pixmap(48).toImage(), darkColors().accent));
}

void ThemeTest::drawsNothingWhereAnIconHasNoRoom()
{
    const Theme theme;
    const QIcon icon = theme.icon(QStringLiteral("open"), Ink::Accent);
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));

    const QPixmap pixmap = icon.pixmap(QSize(0, 16));

    QVERIFY(pixmap.isNull());
}

FUSEWRIGHT_TEST(ThemeTest)
#include "tst_theme.moc"
