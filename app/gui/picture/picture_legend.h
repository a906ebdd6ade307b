// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/report/figure.h"
#include "widgets/canvas/canvas_style.h"

#include <QPointF>
#include <QSizeF>
#include <QString>

#include <vector>

class QPainter;

namespace fusewright {

/// What the colours of a picture are, to stand below it. All lengths are in units of the picture.
struct PictureLegend {
    struct Entry {
        QPointF place; ///< The top left corner, from that of the legend.
        QString words;
        std::uint32_t color = 0; ///< As `ClassColors` counts them.
        QString tag;
        bool hasSample = false;
        bool isUnclassed = false;
    };

    std::vector<Entry> entries = {};
    double unit = 1; ///< Large pictures are seen from afar, so this is large too.
    QSizeF size{0, 0};

    bool isEmpty() const { return entries.empty(); }
};

/// As many entries in a row as `width` takes; the legend is wider where one of them is.
PictureLegend layOutLegend(const std::vector<LegendLine>& lines, const CanvasClasses& classes,
                           const CanvasStyle& style, double width, double unit);

/// With the legend's corner at the painter's origin. The ground is whatever is there.
void paintLegend(QPainter& painter, const PictureLegend& legend, const CanvasStyle& style);

} // namespace fusewright
