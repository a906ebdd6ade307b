// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/canvas/canvas_style.h"

#include "widgets/base/theme.h"

#include <QFontInfo>

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

constexpr double borderShare = 0.45;
constexpr double hullFillShare = 0.10;
constexpr double hullBorderShare = 0.5;
constexpr double plainHullBorderShare = 0.4;

/// The class that a card's ground is coloured by: the only one.
std::uint32_t onlyClass(const CardLook& look)
{
    return look.classes.size() == 1 ? look.classes[0] : CanvasClasses::none;
}

} // namespace

QColor translucent(QColor color, double share)
{
    color.setAlphaF(float(share));
    return color;
}

CanvasStyle::CanvasStyle(const Theme& theme, ClassPalette palette)
    : CanvasStyle(theme.colors(), palette, theme.font(TypeStep::Body))
{
}

CanvasStyle::CanvasStyle(const ThemeColors& inks, ClassPalette palette, const QFont& text)
    : colors(inks),
      classes(inks, palette),
      font(text),
      textSize(std::max(QFontInfo(font).pixelSize(), 9))
{
    font.setHintingPreference(QFont::PreferVerticalHinting);
}

QFont CanvasStyle::fontOf(double size, QFont::Weight weight) const
{
    QFont sized = font;
    sized.setPixelSize(std::max(1, qRound(size)));
    sized.setWeight(weight);
    return sized;
}

ClassColor CanvasStyle::classColor(const CanvasScene& scene, std::uint32_t classIndex) const
{
    const auto& looks = scene.classes().looks;
    return classes[classIndex < looks.size() ? looks[classIndex].color : 0];
}

QColor CanvasStyle::dimmed(const QColor& color) const
{
    return mixed(colors.canvas, color, dimmedShare);
}

QColor CanvasStyle::blockFill(const CanvasScene& scene, const CardLook& look) const
{
    const std::uint32_t own = look.classes.front();
    const QColor fill = own == CanvasClasses::none ? colors.block : classColor(scene, own).fill;
    return look.isDimmed ? dimmed(fill) : fill;
}

QColor CanvasStyle::cardFill(const CanvasScene& scene, const CardLook& look) const
{
    const std::uint32_t own = onlyClass(look);
    const QColor fill = own == CanvasClasses::none ? colors.raised : classColor(scene, own).tint;
    return look.isDimmed ? dimmed(fill) : fill;
}

QColor CanvasStyle::cardBorder(const CanvasScene& scene, const CardLook& look) const
{
    const std::uint32_t own = onlyClass(look);
    const QColor border = own == CanvasClasses::none
        ? mixed(colors.border, colors.edge, borderShare)
        : mixed(colors.border, classColor(scene, own).fill, 2 * borderShare);
    return look.isDimmed ? dimmed(border) : border;
}

QColor CanvasStyle::hullFill(const CanvasScene& scene, std::uint32_t hull) const
{
    const std::uint32_t own = scene.classOfHull(hull);
    const double share = scene.isHullDimmed(hull) ? hullFillShare * dimmedShare : hullFillShare;
    return translucent(own == CanvasClasses::none ? colors.edge : classColor(scene, own).fill,
                       share);
}

QColor CanvasStyle::hullBorder(const CanvasScene& scene, std::uint32_t hull) const
{
    const std::uint32_t own = scene.classOfHull(hull);
    const double share = scene.isHullDimmed(hull) ? dimmedShare : 1;
    if (own == CanvasClasses::none)
        return translucent(colors.edge, plainHullBorderShare * share);
    return translucent(classColor(scene, own).fill, hullBorderShare * share);
}

} // namespace fusewright
