// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QImage>
#include <QRectF>
#include <QWidget>

#include <span>

namespace fusewright {

class Theme;

/// The whole picture, small, with a frame around what the canvas shows. A click or a drag moves it.
class Minimap : public QWidget {
    Q_OBJECT

public:
    explicit Minimap(const Theme& theme, QWidget* parent = nullptr);

    /// How large the image of a map is that shows this, in pixels of widgets.
    static QSizeF sizeFor(const QRectF& bounds);
    /// What the map shows, in units of the picture, and how that looks; sets the map's own size.
    void setOverview(const QImage& overview, const QRectF& bounds);
    /// What the canvas shows.
    void setView(const QRectF& view);
    /// Stands in a corner of an area of that size: where it is, unless it covers one of `shown`
    /// there and a corner is free. False where it covers the first of them, small
    /// as that is, in every corner.
    bool stand(QSize area, std::span<const QRectF> shown);

signals:
    /// The user wants this point in the middle of the canvas.
    void centerRequested(const QPointF& center);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    QRectF mapRect() const;
    QPointF toScene(QPointF inMap) const;

    const Theme& m_theme;
    QImage m_overview;
    QRectF m_bounds;
    QRectF m_view;
    int m_corner = 0; ///< Bottom right, bottom left, top right, top left.
};

} // namespace fusewright
