// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/canvas/tile_cache.h"

#include <QElapsedTimer>
#include <QHash>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <memory>
#include <vector>

namespace fusewright {

namespace {

constexpr qsizetype mostTiles = 400;

int tileOf(int pixel)
{
    return int(std::floor(double(pixel) / TileCache::tileSize));
}

QRectF tileRect(const TileKey& key)
{
    constexpr double side = TileCache::tileSize;
    return {key.column * side, key.row * side, side, side};
}

QRectF times(const QRectF& rect, double factor)
{
    return {rect.topLeft() * factor, rect.size() * factor};
}

std::vector<TileKey> tilesOf(const TileCache::View& view)
{
    std::vector<TileKey> keys;
    const QRect pixels(view.origin, view.size);
    for (int row = tileOf(pixels.top()); row <= tileOf(pixels.bottom()); ++row) {
        for (int column = tileOf(pixels.left()); column <= tileOf(pixels.right()); ++column)
            keys.push_back({view.scale, column, row});
    }
    // The eye is in the middle.
    const QPointF middle = QRectF(pixels).center() / TileCache::tileSize;
    const auto distance = [middle](const TileKey& key) {
        return std::hypot(key.column + 0.5 - middle.x(), key.row + 0.5 - middle.y());
    };
    std::ranges::sort(keys, {}, distance);
    return keys;
}

} // namespace

size_t qHash(const TileKey& key, size_t seed)
{
    return qHashMulti(seed, key.scale, key.column, key.row);
}

TileCache::TileCache() : m_tiles(mostTiles) { }

void TileCache::clear()
{
    m_tiles.clear();
    m_overview = {};
}

void TileCache::setOverview(QImage overview, QRectF bounds)
{
    m_overview = std::move(overview);
    m_overviewBounds = bounds;
}

void TileCache::paintTile(const TileKey& key, const PaintTile& paintTile)
{
    auto tile = std::make_unique<Tile>();
    tile->image = QImage(tileSize, tileSize, QImage::Format_RGB32);
    tile->version = m_version;
    paintTile(tile->image, {key.column * tileSize, key.row * tileSize}, key.scale);
    m_tiles.insert(key, tile.release());
}

bool TileCache::paint(QPainter& painter, const View& view, int budgetMilliseconds,
                      const PaintTile& paintTileContent)
{
    if (view.scale != m_scale) {
        m_lastScale = m_scale;
        m_scale = view.scale;
    }
    const std::vector<TileKey> keys = tilesOf(view);
    // A view of more tiles than are kept must not throw out its own.
    m_tiles.setMaxCost(std::max(mostTiles, 2 * qsizetype(keys.size())));

    QElapsedTimer watch;
    watch.start();
    bool isComplete = true;
    for (const TileKey& key : keys) {
        const Tile* tile = m_tiles.object(key);
        if (!tile || tile->version != m_version) {
            if (watch.elapsed() < budgetMilliseconds) {
                paintTile(key, paintTileContent);
                tile = m_tiles.object(key);
            } else {
                isComplete = false;
            }
        }
        const QPoint at = tileRect(key).topLeft().toPoint() - view.origin;
        if (tile)
            painter.drawImage(at, tile->image);
        else
            paintStandIn(painter, view, key);
    }
    return isComplete;
}

void TileCache::paintStandIn(QPainter& painter, const View& view, const TileKey& key)
{
    const QRectF target = tileRect(key).translated(-view.origin);
    paintFromOverview(painter, target, key);
    paintFromLastScale(painter, target, key);
}

void TileCache::paintFromLastScale(QPainter& painter, const QRectF& target, const TileKey& key)
{
    constexpr double mostFactor = 3; // More squares than that are not worth their copying.
    const double factor = m_lastScale / key.scale;
    if (factor <= 0 || factor > mostFactor)
        return;
    const QRectF wanted = times(tileRect(key), factor);
    const QRect tiles(QPoint(tileOf(int(wanted.left())), tileOf(int(wanted.top()))),
                      QPoint(tileOf(int(wanted.right())), tileOf(int(wanted.bottom()))));
    for (int row = tiles.top(); row <= tiles.bottom(); ++row) {
        for (int column = tiles.left(); column <= tiles.right(); ++column) {
            const TileKey other{m_lastScale, column, row};
            const Tile* tile = m_tiles.object(other);
            if (!tile)
                continue;
            const QRectF common = tileRect(other).intersected(wanted);
            const QRectF source = common.translated(-tileRect(other).topLeft());
            const QRectF shown =
                times(common, 1 / factor).translated(target.topLeft() - tileRect(key).topLeft());
            painter.drawImage(shown, tile->image, source);
        }
    }
}

void TileCache::paintFromOverview(QPainter& painter, const QRectF& target, const TileKey& key)
{
    if (m_overview.isNull() || m_overviewBounds.isEmpty())
        return;
    const double factor = m_overview.width() / m_overviewBounds.width() / key.scale;
    const QRectF wanted =
        times(tileRect(key), factor).translated(-m_overviewBounds.topLeft() * key.scale * factor);
    painter.drawImage(target, m_overview, wanted);
}

} // namespace fusewright
