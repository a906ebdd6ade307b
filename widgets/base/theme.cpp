// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/theme.h"

#include "widgets/base/svg_icon_engine.h"
#include "widgets/base/system_appearance.h"

#include <QApplication>
#include <QFile>
#include <QFontDatabase>

#include <algorithm>
#include <iterator>

namespace fusewright {

namespace {

struct ChoiceWord {
    ThemeChoice choice;
    const char* word;
};

constexpr ChoiceWord choiceWords[] = {
    {ThemeChoice::System, "system"},
    {ThemeChoice::Light, "light"},
    {ThemeChoice::Dark, "dark"},
};

bool isDarkOn(const ThemeColors& colors)
{
    return colors.window.lightness() < 128;
}

QString styleSheet(const ThemeColors& colors)
{
    QFile file(QStringLiteral(":/themes/fusewright.qss"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QString sheet = QString::fromUtf8(file.readAll());
    for (const ColorToken& token : colorTokens())
        sheet.replace(QLatin1Char('@') + QLatin1String(token.name) + QLatin1Char('@'),
                      (colors.*token.color).name());
    sheet.replace(QLatin1String("@shade@"),
                  isDarkOn(colors) ? QLatin1String("dark") : QLatin1String("light"));
    return sheet;
}

} // namespace

QVariant OptionCodec<ThemeChoice>::encode(ThemeChoice choice)
{
    const auto* found = std::ranges::find(choiceWords, choice, &ChoiceWord::choice);
    return QString::fromLatin1(found->word);
}

std::optional<ThemeChoice> OptionCodec<ThemeChoice>::decode(const QVariant& stored)
{
    const auto* found = std::ranges::find_if(choiceWords, [&](const ChoiceWord& entry) {
        return stored.toString() == QLatin1String(entry.word);
    });
    if (found == std::end(choiceWords))
        return std::nullopt;
    return found->choice;
}

Theme::Theme(QObject* parent)
    : QObject(parent),
      m_colors(std::make_shared<ThemeColors>(lightColors())),
      m_system(new SystemAppearance(this))
{
    QApplication::setStyle(QStringLiteral("Fusion"));
    connect(m_system, &SystemAppearance::changed, this, &Theme::apply);
    apply();
}

void Theme::setChoice(ThemeChoice choice)
{
    if (choice == m_choice)
        return;
    m_choice = choice;
    apply();
}

void Theme::setColorBlind(bool colorBlind)
{
    if (colorBlind == m_colorBlind)
        return;
    m_colorBlind = colorBlind;
    apply();
}

bool Theme::isDark() const
{
    return m_choice == ThemeChoice::System ? m_system->isDark() : m_choice == ThemeChoice::Dark;
}

void Theme::apply()
{
    *m_colors = isDark() ? darkColors() : lightColors();
    if (m_colorBlind)
        *m_colors = colorBlindColors(*m_colors);
    QApplication::setPalette(m_colors->palette());
    qApp->setStyleSheet(styleSheet(*m_colors));
    emit changed();
}

QIcon Theme::icon(const QString& name, Ink ink) const
{
    return QIcon(new SvgIconEngine(name, ink, m_colors));
}

QFont Theme::font(TypeStep step) const
{
    QFont font = QApplication::font();
    const qreal size = font.pointSizeF();
    switch (step) {
    case TypeStep::Small:
        font.setPointSizeF(size * 0.9);
        break;
    case TypeStep::Body:
        break;
    case TypeStep::Strong:
        font.setWeight(QFont::DemiBold);
        break;
    case TypeStep::Title:
        font.setPointSizeF(size * 1.3);
        font.setWeight(QFont::DemiBold);
        break;
    case TypeStep::Display:
        font.setPointSizeF(size * 2.2);
        font.setWeight(QFont::DemiBold);
        break;
    }
    return font;
}

QFont Theme::fixedFont() const
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPointSizeF(QApplication::font().pointSizeF() * 0.95);
    return font;
}

} // namespace fusewright
