// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

namespace fusewright {

/// Which part of a plane a window shows, and how large.
class Camera {
public:
    static constexpr double largestZoom = 4;

    void setViewSize(QSizeF size) { m_viewSize = size; }
    QSizeF viewSize() const { return m_viewSize; }
    /// What there is to see; the camera does not leave it.
    void setBounds(const QRectF& bounds) { m_bounds = bounds; }

    double zoom() const { return m_zoom; }
    QPointF center() const { return m_center; }
    void look(QPointF center, double zoom);

    QPointF toScene(QPointF inView) const;
    QPointF toView(QPointF inScene) const;
    QRectF toView(const QRectF& inScene) const;
    QRectF visible() const;
    bool seesEverything() const { return visible().contains(m_bounds); }

    void pan(QPointF byViewPixels);
    /// What is under this point of the view stays there.
    void zoomAt(QPointF inView, double factor);
    /// Moves no further than it must until the part is in view, with so many pixels beside it.
    void reveal(const QRectF& part, double margin);
    /// The zoom at which a part just fits, but never larger than `mostZoom`.
    double zoomToFit(const QRectF& part, double mostZoom = 1) const;
    double smallestZoom() const;

private:
    QSizeF m_viewSize{1, 1};
    QRectF m_bounds;
    QPointF m_center;
    double m_zoom = 1;
};

} // namespace fusewright
