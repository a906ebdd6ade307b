// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/canvas/camera.h"

#include <algorithm>

namespace fusewright {

namespace {

constexpr double fitMargin = 24;
constexpr double aFewPixels = 1;

QPointF middleOf(QSizeF size)
{
    return {size.width() / 2, size.height() / 2};
}

/// How far `from..to` must be moved to lie in `first..last`; its beginning counts more.
double shiftInto(double from, double to, double first, double last)
{
    if (from < first)
        return from - first;
    return to > last ? std::min(to - last, from - first) : 0;
}

} // namespace

void Camera::look(QPointF center, double zoom)
{
    m_zoom = std::clamp(zoom, smallestZoom(), largestZoom);
    m_center = center;
    if (m_bounds.isValid())
        m_center = {std::clamp(center.x(), m_bounds.left(), m_bounds.right()),
                    std::clamp(center.y(), m_bounds.top(), m_bounds.bottom())};
}

QPointF Camera::toScene(QPointF inView) const
{
    return m_center + (inView - middleOf(m_viewSize)) / m_zoom;
}

QPointF Camera::toView(QPointF inScene) const
{
    return (inScene - m_center) * m_zoom + middleOf(m_viewSize);
}

QRectF Camera::toView(const QRectF& inScene) const
{
    return {toView(inScene.topLeft()), inScene.size() * m_zoom};
}

QRectF Camera::visible() const
{
    return {toScene({0, 0}), m_viewSize / m_zoom};
}

void Camera::pan(QPointF byViewPixels)
{
    look(m_center + byViewPixels / m_zoom, m_zoom);
}

void Camera::zoomAt(QPointF inView, double factor)
{
    const QPointF fixed = toScene(inView);
    const double zoom = std::clamp(m_zoom * factor, smallestZoom(), largestZoom);
    look(fixed - (inView - middleOf(m_viewSize)) / zoom, zoom);
}

void Camera::reveal(const QRectF& part, double margin)
{
    const double room = margin / m_zoom;
    const QRectF wanted = part.adjusted(-room, -room, room, room);
    const QRectF seen = visible();
    look(m_center
             + QPointF(shiftInto(wanted.left(), wanted.right(), seen.left(), seen.right()),
                       shiftInto(wanted.top(), wanted.bottom(), seen.top(), seen.bottom())),
         m_zoom);
}

double Camera::zoomToFit(const QRectF& part, double mostZoom) const
{
    const QSizeF room(std::max(m_viewSize.width() - 2 * fitMargin, aFewPixels),
                      std::max(m_viewSize.height() - 2 * fitMargin, aFewPixels));
    return std::min({mostZoom, room.width() / std::max(part.width(), aFewPixels),
                     room.height() / std::max(part.height(), aFewPixels)});
}

double Camera::smallestZoom() const
{
    constexpr double beyondFit = 0.6;
    return zoomToFit(m_bounds) * beyondFit;
}

} // namespace fusewright
