// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/canvas/overlay_rings.h"

#include "widgets/base/picture_geometry.h"
#include "widgets/canvas/canvas_style.h"
#include "widgets/canvas/pixel_canvas.h"

#include <QImage>
#include <QPainter>

#include <algorithm>

namespace fusewright {

namespace {

constexpr double cardCorner = 6;
constexpr std::size_t mostPainted = 2'000;
constexpr double farRing = 2;
constexpr double farAlpha = 0.6;

} // namespace

void OverlayRings::ring(const QRectF& rect, const QColor& color, double width, double gap)
{
    const double round = std::min(cardCorner * m_camera.zoom(), rect.height() / 4) + gap;
    m_painter.setPen(QPen(color, width));
    m_painter.drawRoundedRect(rect.adjusted(-gap, -gap, gap, gap), round, round);
}

void OverlayRings::paint(const std::vector<QRectF>& rects, const QColor& color, double width)
{
    if (m_camera.zoom() >= nearestBlocks) {
        m_painter.setBrush(translucent(color, ringAlpha));
        for (const QRectF& rect : rects)
            ring(rect, color, width, 1);
        return;
    }
    if (rects.size() > mostPainted) {
        fillMany(rects, translucent(color, farAlpha));
        return;
    }
    m_painter.setRenderHint(QPainter::Antialiasing, false);
    for (const QRectF& rect : rects) {
        const bool isTiny = rect.height() <= smallestRing;
        m_painter.setBrush(isTiny ? QBrush(translucent(color, farAlpha)) : Qt::NoBrush);
        m_painter.setPen(isTiny ? QPen(Qt::NoPen) : QPen(color, farRing));
        m_painter.drawRect(rect);
    }
    m_painter.setRenderHint(QPainter::Antialiasing);
}

/// Straight into pixels, for the same reason as far cards.
void OverlayRings::fillMany(const std::vector<QRectF>& rects, const QColor& color)
{
    QImage image(m_camera.viewSize().toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    PixelCanvas pixels(image, {});
    const QRgb fill = qPremultiply(color.rgba());
    for (const QRectF& rect : rects)
        pixels.fill({int(rect.left()), int(rect.top()), int(rect.right()), int(rect.bottom())},
                    fill);
    m_painter.drawImage(0, 0, image);
}

} // namespace fusewright
