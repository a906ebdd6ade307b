// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/canvas/camera.h"

#include <QColor>
#include <QRectF>

#include <vector>

class QPainter;

namespace fusewright {

/// A card is never smaller than this in an overlay, in pixels.
inline constexpr double smallestRing = 5;
/// How much of its colour the inside of a ring has.
inline constexpr double ringAlpha = 0.09;

/// Draws rings around cards onto a view, whose pixels the painter is in.
class OverlayRings {
public:
    OverlayRings(QPainter& painter, const Camera& camera) : m_painter(painter), m_camera(camera) { }

    /// With the brush that is set.
    void ring(const QRectF& rect, const QColor& color, double width, double gap);
    /// A frame leaves a card its colour; what is too small for one is filled.
    void paint(const std::vector<QRectF>& rects, const QColor& color, double width);

private:
    void fillMany(const std::vector<QRectF>& rects, const QColor& color);

    QPainter& m_painter;
    const Camera& m_camera;
};

} // namespace fusewright
