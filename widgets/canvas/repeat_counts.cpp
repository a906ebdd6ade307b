// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/canvas/repeat_counts.h"

#include "engine/report/frame_words.h"
#include "widgets/base/text.h"
#include "widgets/canvas/canvas_scene.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace fusewright {

namespace {

constexpr double smallestCountText = 10;
constexpr double countOutline = 1.25;
constexpr int deckDepth = 2;

QFont countFont(double scale, double ratio, const CanvasStyle& style)
{
    return style.fontOf(std::max(style.textSize * scale, smallestCountText * ratio),
                        QFont::DemiBold);
}

QString countOf(const PictureRepeat& repeat)
{
    if (repeat.shown > 0)
        return QStringLiteral("%1\u2009/\u2009%2")
            .arg(countText(repeat.shown + 1), countText(repeat.count));
    return QStringLiteral("×\u2009%1").arg(countText(repeat.count));
}

/// Of the cards that lie behind each other, with the room to the number.
double deckWidth(const QFontMetricsF& metrics)
{
    return metrics.ascent() / 2 * (1.5 + (deckDepth + 1) / 3.0);
}

} // namespace

RepeatCounts::RepeatCounts(const CanvasScene& scene, double scale, double ratio,
                           const CanvasStyle& style)
    : m_scale(scale), m_ratio(ratio)
{
    const std::vector<PictureRepeat>& repeats = scene.picture().repeats;
    const QFontMetricsF metrics(countFont(scale, ratio, style));
    WordSizes sizes;
    sizes.height = float(metrics.height() * 1.25 / scale);
    for (const PictureRepeat& repeat : repeats) {
        const double width = metrics.horizontalAdvance(countOf(repeat)) + metrics.height()
            + (repeat.isFolded ? deckWidth(metrics) : 0);
        sizes.widths.push_back(float(width / scale));
    }
    // From afar a count is much larger than cards, and there is no place beside them.
    const bool isNear = scale / ratio >= nearestBlocks / 2.5;
    const auto places = placeCounts(scene.picture(), sizes, [&](const Box& place) {
        return isNear && (!scene.itemsIn(place).empty() || !scene.stubsIn(place).empty());
    });
    for (const std::optional<Box>& place : places)
        m_places.push_back(place
                               ? QRectF(double(place->left) * scale, double(place->top) * scale,
                                        double(place->width) * scale, double(place->height) * scale)
                               : QRectF());
}

void RepeatCounts::paint(QPainter& painter, const CanvasScene& scene, const QRectF& part,
                         const CanvasStyle& style) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(countFont(m_scale, m_ratio, style));
    for (std::size_t at = 0; at < m_places.size(); ++at) {
        const double outline = countOutline * m_ratio;
        const QRectF& chip = m_places[at];
        if (chip.isEmpty() || !chip.adjusted(-outline, -outline, outline, outline).intersects(part))
            continue;
        painter.setPen(QPen(style.colors.muted, outline));
        painter.setBrush(style.colors.canvas);
        painter.drawRoundedRect(chip, chip.height() / 2, chip.height() / 2);
        paintCount(painter, scene.picture().repeats[at], chip);
    }
}

void RepeatCounts::paintCount(QPainter& painter, const PictureRepeat& repeat,
                              const QRectF& chip) const
{
    const QFontMetricsF metrics(painter.font());
    QRectF words = chip;
    if (repeat.isFolded) {
        const double side = metrics.ascent() / 2;
        const double step = side / 3;
        const QPointF corner(chip.left() + metrics.height() / 2,
                             chip.center().y() - side / 2 - step);
        for (int below = deckDepth; below >= 0; --below)
            painter.drawRect(
                QRectF(corner + QPointF(step, step) * below, QSizeF(side * 1.5, side)));
        words.setLeft(corner.x() + deckWidth(metrics) - metrics.height() / 4);
    }
    painter.drawText(words, Qt::AlignCenter, countOf(repeat));
}

} // namespace fusewright
