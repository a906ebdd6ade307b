// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/theme_colors.h"
#include "widgets/pattern/pattern_scene.h"

#include <QFont>

class QPainter;

namespace fusewright {

class Theme;

/// Colours and fonts of a pattern, as one moment's theme has them.
struct PatternStyle {
    explicit PatternStyle(const Theme& theme);

    ThemeColors colors;
    QFont strong;
    QFont small;

    /// Of the cards of a pattern, for its layout.
    PatternSizes sizesFor(const PatternSketch& pattern) const;
};

/// Radius of the circle that lines are drawn from, in units of the drawing.
inline constexpr double handleRadius = 6;

/// Draws a pattern in its own units.
void paintPattern(QPainter& painter, const PatternScene& scene, const EntryReaches& reaches,
                  const PatternMarks& marks, const PatternStyle& style);

} // namespace fusewright
