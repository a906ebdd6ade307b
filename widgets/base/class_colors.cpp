// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/class_colors.h"

#include "widgets/base/contrast.h"
#include "widgets/base/theme_colors.h"

#include <QBrush>

namespace fusewright {

namespace {

constexpr QRgb lightFills[] = {
    0xff4a7fd0, 0xffe0892c, 0xff3d9a5c, 0xffc2549c, 0xff23a09e, 0xffd5564d,
    0xff7f66c8, 0xffbba022, 0xff62b2e2, 0xff98693f, 0xff8dba45, 0xffe69bbb,
};
constexpr QRgb darkFills[] = {
    0xff6a9ae8, 0xffeb9c4c, 0xff5cb877, 0xffd975b5, 0xff3cb8b4, 0xffe9776f,
    0xffa38ae6, 0xffd0b741, 0xff86c8ef, 0xffbd926a, 0xffa8d264, 0xfff0b4cb,
};
// After Masataka Okabe and Kei Ito; the yellow is a little darker where it stands on white.
constexpr QRgb lightColorBlindFills[] = {
    0xff0072b2, 0xffe69f00, 0xff009e73, 0xffcc79a7, 0xff56b4e9, 0xffd55e00, 0xffd8c92a,
};
constexpr QRgb darkColorBlindFills[] = {
    0xff3a94d0, 0xffe69f00, 0xff1fb589, 0xffd68fb8, 0xff7cc6f0, 0xffe3711c, 0xfff0e442,
};

constexpr QRgb darkInk = 0xff0d1118;
constexpr double lightTintShare = 0.15;
constexpr double darkTintShare = 0.13;
constexpr int darkBelow = 128;

std::span<const QRgb> fillsOf(bool isDark, ClassPalette palette)
{
    if (palette == ClassPalette::ColorBlind)
        return isDark ? std::span(darkColorBlindFills) : std::span(lightColorBlindFills);
    return isDark ? std::span(darkFills) : std::span(lightFills);
}

} // namespace

ClassColors::ClassColors(const ThemeColors& theme, ClassPalette palette) : m_card(theme.raised)
{
    const bool isDark = theme.raised.lightness() < darkBelow;
    m_fills = fillsOf(isDark, palette);
    m_tintShare = isDark ? darkTintShare : lightTintShare;
}

ClassColor ClassColors::operator[](std::size_t index) const
{
    constexpr std::size_t hatches = 5;
    ClassColor color;
    color.fill = QColor(m_fills[index % m_fills.size()]);
    const QColor dark(darkInk);
    color.ink = contrastRatio(dark, color.fill) > contrastRatio(Qt::white, color.fill)
        ? dark
        : QColor(Qt::white);
    color.tint = mixed(m_card, color.fill, m_tintShare);
    color.hatch = static_cast<ClassHatch>(index / m_fills.size() % hatches);
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
