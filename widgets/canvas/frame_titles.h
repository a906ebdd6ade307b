// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/canvas/block_painter.h"
#include "widgets/canvas/canvas_style.h"

#include <QRectF>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

class QPainter;

namespace fusewright {

/// Where the title of an open group stands, in units of the picture; empty when too small to read.
Box hullTitleBox(const PictureHull& hull, double zoom);

/// Paints the titles of the frames in a part: beside lines and the counts of repeats.
/// `painter` is in pixels of the picture at the place's scale, as the counts are.
void paintFrameTitles(QPainter& painter, const Box& part, const DevicePlace& place,
                      const CanvasScene& scene, const std::vector<QRectF>& counts,
                      const CanvasStyle& style);

/// From how far the titles of frames have no row of their own.
inline constexpr double farthestTitle = 0.3;

/// The titles of large frames that are seen from too far for a row of their own: over the cards, on
/// the frames' edges. Places are pixels of the picture at a scale.
class FarTitles {
public:
    /// None from near.
    FarTitles(const CanvasScene& scene, const DevicePlace& place, const std::vector<QRectF>& counts,
              const CanvasStyle& style);

    void paint(QPainter& painter, const QRectF& part, const CanvasStyle& style) const;
    /// The frame whose title is there, as a number of the picture's hulls.
    std::optional<std::uint32_t> hullAt(QPointF point) const;

private:
    struct Word {
        std::uint32_t hull = 0;
        QRectF place;
        QString text;
        bool isDimmed = false;
    };

    std::vector<Word> m_words;
    double m_textSize = 0;
};

} // namespace fusewright
