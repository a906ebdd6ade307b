// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/class_colors.h"

#include "engine/report/class_palette.h"
#include "widgets/base/contrast.h"
#include "widgets/base/theme_colors.h"

#include <QBrush>

namespace fusewright {

namespace {

// After Masataka Okabe and Kei Ito; the yellow is a little darker where it stands on white.
constexpr QRgb lightColorBlindFills[] = {
    0xff0072b2, 0xffe69f00, 0xff009e73, 0xffcc79a7, 0xff56b4e9, 0xffd55e00, 0xffd8c92a,
};
constexpr QRgb darkColorBlindFills[] = {
    0xff3a94d0, 0xffe69f00, 0xff1fb589, 0xffd68fb8, 0xff7cc6f0, 0xffe3711c, 0xfff0e442,
};

constexpr int darkBelow = 128;

std::span<const QRgb> fillsOf(bool isDark, ClassPalette palette)
{
    if (palette == ClassPalette::ColorBlind)
        return isDark ? std::span(darkColorBlindFills) : std::span(lightColorBlindFills);
    return isDark ? std::span<const QRgb>(palette::dark) : std::span<const QRgb>(palette::light);
}

} // namespace

ClassColors::ClassColors(const ThemeColors& theme, ClassPalette palette) : m_card(theme.raised)
{
    const bool isDark = theme.raised.lightness() < darkBelow;
    m_fills = fillsOf(isDark, palette);
    m_heat = isDark ? palette::darkHeat : palette::lightHeat;
    m_tintShare = isDark ? palette::darkTintShare : palette::lightTintShare;
}

ClassColor ClassColors::operator[](std::size_t index) const
{
    ClassColor color;
    const bool isHeat = palette::isHeat(static_cast<std::uint32_t>(index));
    color.fill =
        QColor(isHeat ? m_heat[index - palette::heatBegin] : m_fills[index % m_fills.size()]);
    const QColor dark(palette::darkInk);
    color.ink = contrastRatio(dark, color.fill) > contrastRatio(Qt::white, color.fill)
        ? dark
        : QColor(Qt::white);
    color.tint = mixed(m_card, color.fill, m_tintShare);
    if (!isHeat)
        color.hatch = static_cast<ClassHatch>(index / m_fills.size() % palette::hatchCount);
    return color;
}

QColor mixed(const QColor& under, const QColor& over, double share)
{
    const auto channel = [share](int below, int above) {
        return below + qRound((above - below) * share);
    };
    return {channel(under.red(), over.red()), channel(under.green(), over.green()),
            channel(under.blue(), over.blue())};
}

QBrush hatchBrush(ClassHatch hatch, const QColor& ink)
{
    switch (hatch) {
    case ClassHatch::None:
        return Qt::NoBrush;
    case ClassHatch::Rising:
        return {ink, Qt::BDiagPattern};
    case ClassHatch::Falling:
        return {ink, Qt::FDiagPattern};
    case ClassHatch::Crossed:
        return {ink, Qt::DiagCrossPattern};
    case ClassHatch::Dotted:
        return {ink, Qt::Dense6Pattern};
    }
    return Qt::NoBrush;
}

} // namespace fusewright
