// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/class_colors.h"
#include "widgets/base/theme_colors.h"
#include "widgets/canvas/canvas_scene.h"

#include <QFont>

namespace fusewright {

class Theme;

/// From how near cards are more than blocks, and when everything on them can be read.
inline constexpr double nearestBlocks = 0.25;
inline constexpr double nearestNames = 0.72;

/// How much is left of the colours of what is dimmed.
inline constexpr double dimmedShare = 0.3;

QColor translucent(QColor color, double share);

/// Colours and fonts of a picture, as one moment's theme has them.
struct CanvasStyle {
    ThemeColors colors;
    ClassColors classes;
    QFont font;
    double textSize = 13; ///< Of an operator's name at zoom 1, in pixels.

    CanvasStyle(const Theme& theme, ClassPalette palette);
    /// Of no theme on screen: for paper and files.
    CanvasStyle(const ThemeColors& inks, ClassPalette palette, const QFont& text);

    /// As text of this size; `size` is in pixels of the device.
    QFont fontOf(double size, QFont::Weight weight = QFont::Normal) const;
    /// Of a card seen from afar.
    QColor blockFill(const CanvasScene& scene, const CardLook& look) const;
    /// Behind a card's text.
    QColor cardFill(const CanvasScene& scene, const CardLook& look) const;
    QColor cardBorder(const CanvasScene& scene, const CardLook& look) const;
    /// Over the canvas, with an alpha.
    QColor hullFill(const CanvasScene& scene, std::uint32_t hull) const;
    QColor hullBorder(const CanvasScene& scene, std::uint32_t hull) const;
    ClassColor classColor(const CanvasScene& scene, std::uint32_t classIndex) const;
    QColor dimmed(const QColor& color) const;
};

/// Sizes of text at zoom 1, as multiples of `CanvasStyle::textSize`.
inline constexpr double smallText = 0.86;
/// What the cards behind the first one of a group stand out, in units of the picture.
inline constexpr double stackRoom = 6;
inline constexpr double titleText = 0.95;

} // namespace fusewright
