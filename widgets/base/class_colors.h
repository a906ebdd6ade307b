// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QColor>

#include <cstddef>
#include <cstdint>
#include <span>

class QBrush;

namespace fusewright {

struct ThemeColors;

/// Which set of colours classes are told apart by.
enum class ClassPalette {
    Standard,
    ColorBlind, ///< Seven colours that people with any kind of colour blindness can tell apart.
};

/// What is drawn over a colour when there are more classes than colours.
enum class ClassHatch : std::uint8_t { None, Rising, Falling, Crossed, Dotted };

/// What one class looks like.
struct ClassColor {
    QColor fill; ///< Of stripes, tags and far away cards.
    QColor ink;  ///< Of text on `fill`.
    QColor tint; ///< Behind a card's text: the theme's `text` and `muted` can be read on it.
    ClassHatch hatch = ClassHatch::None;
};

/// The looks of any number of classes on one theme. The first twelve differ by colour, what comes
/// after them by colour and hatch.
class ClassColors {
public:
    ClassColors(const ThemeColors& theme, ClassPalette palette);

    ClassColor operator[](std::size_t index) const;
    /// How many classes differ by colour alone.
    std::size_t colorCount() const { return m_fills.size(); }

private:
    std::span<const QRgb> m_fills;
    std::span<const QRgb> m_heat; ///< Of the scale: `palette::heatBegin` and after.
    QColor m_card;
    double m_tintShare;
};

/// So much of `over` on `under`, from 0 to 1.
QColor mixed(const QColor& under, const QColor& over, double share);
/// A brush of the hatch alone, to be painted over a fill. Nothing is painted for `None`.
QBrush hatchBrush(ClassHatch hatch, const QColor& ink);

} // namespace fusewright
