// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QCache>
#include <QImage>
#include <QPoint>
#include <QRectF>

#include <functional>

class QPainter;

namespace fusewright {

/// Which square of a picture at which scale.
struct TileKey {
    double scale = 1;
    int column = 0;
    int row = 0;

    bool operator==(const TileKey&) const = default;
};

size_t qHash(const TileKey& key, size_t seed = 0);

/// Keeps painted squares of a picture, so that moving over it costs next to nothing.
///
/// A frame paints what is missing until its time is up; what is still missing then is shown from
/// what there is: the same square from before a change, squares of the last scale, the overview.
class TileCache {
public:
    static constexpr int tileSize = 256;

    /// Fills an image whose first pixel is this one of the picture.
    using PaintTile = std::function<void(QImage& image, QPoint origin, double scale)>;

    TileCache();

    /// Everything is somewhere else now.
    void clear();
    /// Colours have changed, places have not: old squares stand in until they are painted anew.
    void expire() { ++m_version; }
    /// The whole picture, small; shown where there is nothing better.
    void setOverview(QImage overview, QRectF bounds);

    struct View {
        QPoint origin; ///< The pixel of the picture at the view's top left corner.
        QSize size;    ///< In pixels of the device.
        double scale = 1;
    };

    /// Paints a view; `painter` is in pixels of the device. True when nothing is missing any more.
    bool paint(QPainter& painter, const View& view, int budgetMilliseconds,
               const PaintTile& paintTile);

private:
    struct Tile {
        QImage image;
        quint64 version = 0;
    };

    void paintTile(const TileKey& key, const PaintTile& paintTile);
    void paintStandIn(QPainter& painter, const View& view, const TileKey& key);
    void paintFromLastScale(QPainter& painter, const QRectF& target, const TileKey& key);
    void paintFromOverview(QPainter& painter, const QRectF& target, const TileKey& key);

    QCache<TileKey, Tile> m_tiles;
    QImage m_overview;
    QRectF m_overviewBounds;
    double m_scale = 0;     ///< Of the frame before.
    double m_lastScale = 0; ///< Of the frames before that had another one.
    quint64 m_version = 1;
};

} // namespace fusewright
