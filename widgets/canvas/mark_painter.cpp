// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/canvas/mark_painter.h"

#include "widgets/base/picture_geometry.h"
#include "widgets/canvas/canvas_style.h"
#include "widgets/canvas/overlay_painter.h"
#include "widgets/canvas/repeat_counts.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace fusewright {

namespace {

constexpr double badgeSize = 15;
constexpr double smallestBadge = 9;
/// From how near the words of a mark do not cover more than they say.
constexpr double nearestMarkText = 0.5;
/// From a card to words beside it: the sign at its corner is between them.
constexpr double besideMark = 12;
constexpr int mostTextLines = 4;

QFont markFont(const CanvasStyle& style)
{
    return style.fontOf(style.textSize * smallText);
}

QSizeF markTextSize(const QString& text, const CanvasStyle& style)
{
    const QFontMetricsF metrics(markFont(style));
    const QSizeF words = metrics.size(0, text);
    return {words.width() + 12, words.height() + 4};
}

QRectF rightOf(const QRectF& card, const QSizeF& size)
{
    return {{card.right() + besideMark, card.center().y() - size.height() / 2}, size};
}

/// Broken at spaces into lines that are about equally long.
QString inLines(const QString& text, int lines, const QFontMetricsF& metrics)
{
    const double wanted = metrics.horizontalAdvance(text) / lines;
    QString broken;
    QString line;
    for (const QString& word : text.split(QLatin1Char(' '))) {
        const QString longer = line.isEmpty() ? word : line + QLatin1Char(' ') + word;
        const bool isOver =
            metrics.horizontalAdvance(longer) - wanted > wanted - metrics.horizontalAdvance(line);
        if (!line.isEmpty() && lines > 1 && isOver) {
            broken += line + QLatin1Char('\n');
            line = word;
            --lines;
        } else {
            line = longer;
        }
    }
    return broken + line;
}

} // namespace

MarkPainter::MarkPainter(QPainter& painter, const CanvasOverlay& overlay, const CanvasScene& scene,
                         const Camera& camera, const CanvasStyle& style)
    : m_painter(painter),
      m_overlay(overlay),
      m_scene(scene),
      m_camera(camera),
      m_style(style),
      m_rings(painter, camera),
      m_part(boxOf(camera.visible()))
{
    const QPointF origin = camera.toView(QPointF(0, 0));
    const RepeatCounts counts(scene, camera.zoom(), 1, style);
    for (const QRectF& count : counts.places()) {
        if (!count.isEmpty())
            m_counts.push_back(count.translated(origin));
    }
}

QColor MarkPainter::colorOf(CanvasMark::Kind kind) const
{
    switch (kind) {
    case CanvasMark::Kind::Good:
        return m_style.colors.success;
    case CanvasMark::Kind::Failing:
        return m_style.colors.error;
    case CanvasMark::Kind::Fuzzy:
    case CanvasMark::Kind::Outside:
    case CanvasMark::Kind::Goes:
    case CanvasMark::Kind::May:
        return m_style.colors.warning;
    case CanvasMark::Kind::Made:
        return m_style.colors.accent;
    }
    return m_style.colors.text;
}

void MarkPainter::paint(const CanvasMark& mark, const QRectF& rect)
{
    const QColor color = colorOf(mark.kind);
    const bool isFar = rect.height() < smallestBadge;
    if (isFar && mark.kind == CanvasMark::Kind::Good) {
        // A sign would be larger than the card, and hide the one that matters.
        m_rings.paint({rect}, color, 2);
        return;
    }
    m_painter.setBrush(Qt::NoBrush);
    const bool isChange = mark.kind >= CanvasMark::Kind::Made;
    if (isFar && isChange) {
        m_rings.ring(rect, color, 2, 1);
        return;
    }
    if (!isFar)
        m_rings.ring(rect, color, 2, 1);
    const double size = std::clamp(badgeSize * m_camera.zoom(), smallestBadge, badgeSize);
    QRectF badge(0, 0, size, size);
    badge.moveCenter(isFar ? rect.center() : rect.topRight() + QPointF(1, -1));
    if (!isFar && isOnCount(badge))
        badge.moveCenter(rect.topLeft() + QPointF(-1, -1));
    const bool hasPlace =
        !isFar || !mark.text.isEmpty() || (!isOnCount(badge) && takePlaceOf(badge));
    if (!hasPlace) {
        m_rings.paint({rect}, color, 2);
        return;
    }
    m_painter.setPen(QPen(m_style.colors.canvas, 1.5));
    m_painter.setBrush(color);
    m_painter.drawEllipse(badge);
    paintSign(mark.kind, badge);
    if (!mark.text.isEmpty() && m_camera.zoom() >= nearestMarkText)
        paintText(mark, rect, color);
}

/// A cross on `× 3` would be read as part of it.
bool MarkPainter::isOnCount(const QRectF& badge) const
{
    return std::ranges::any_of(m_counts,
                               [&](const QRectF& count) { return count.intersects(badge); });
}

/// From afar signs would lie on each other: false where one is so near.
bool MarkPainter::takePlaceOf(const QRectF& badge)
{
    // Counted from the picture's own corner: moving the view changes nothing.
    const QPointF inPicture = badge.center() - m_camera.toView(QPointF(0, 0));
    const QPoint cell = (inPicture / badge.width()).toPoint();
    for (const int dx : {-1, 0, 1}) {
        for (const int dy : {-1, 0, 1}) {
            if (m_farBadges.contains(cell + QPoint(dx, dy)))
                return false;
        }
    }
    m_farBadges.insert(cell);
    return true;
}

void MarkPainter::paintSign(CanvasMark::Kind kind, const QRectF& badge)
{
    const QPointF middle = badge.center();
    const double reach = badge.width() * 0.2;
    const auto at = [&](double x, double y) { return middle + QPointF(x, y) * reach; };
    m_painter.setPen(QPen(m_style.colors.canvas, std::max(badge.width() / 9, 1.2), Qt::SolidLine,
                          Qt::RoundCap, Qt::RoundJoin));
    switch (kind) {
    case CanvasMark::Kind::Good:
        m_painter.drawPolyline(QPolygonF({at(-1.1, 0.1), at(-0.3, 0.9), at(1.1, -0.8)}));
        break;
    case CanvasMark::Kind::Failing:
        m_painter.drawLine(at(-0.9, -0.9), at(0.9, 0.9));
        m_painter.drawLine(at(-0.9, 0.9), at(0.9, -0.9));
        break;
    case CanvasMark::Kind::Fuzzy:
        m_painter.setFont(m_style.fontOf(badge.width() * 0.8, QFont::Bold));
        m_painter.drawText(badge, Qt::AlignCenter, QStringLiteral("?"));
        break;
    case CanvasMark::Kind::Outside:
        m_painter.drawLine(at(-0.9, 0.9), at(0.9, -0.9));
        m_painter.drawPolyline(QPolygonF({at(-0.2, -0.9), at(0.9, -0.9), at(0.9, 0.2)}));
        break;
    case CanvasMark::Kind::Made:
        m_painter.drawLine(at(0, -1), at(0, 1));
        m_painter.drawLine(at(-1, 0), at(1, 0));
        break;
    case CanvasMark::Kind::Goes:
        m_painter.drawLine(at(-1, 0), at(1, 0));
        break;
    case CanvasMark::Kind::May:
        paintQuestion(badge);
        break;
    }
}

/// A hook and a dot below it, with the pen that is set.
void MarkPainter::paintQuestion(const QRectF& badge)
{
    const double reach = badge.width() * 0.18;
    const QPointF middle = badge.center() - QPointF(0, reach * 0.7);
    const QRectF around(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach);
    QPainterPath hook;
    hook.arcMoveTo(around, 180);
    hook.arcTo(around, 180, -250);
    hook.lineTo(badge.center() + QPointF(0, reach * 0.9));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawPath(hook);
    m_painter.drawPoint(badge.center() + QPointF(0, reach * 1.9));
}

void MarkPainter::paintText(const CanvasMark& mark, const QRectF& rect, const QColor& color)
{
    const auto placed = placeFor(mark, rect);
    if (!placed)
        return;
    m_texts.append(placed->ground);
    m_painter.setPen(QPen(color, 1));
    m_painter.setBrush(m_style.colors.panel);
    m_painter.drawRoundedRect(placed->ground, 4, 4);
    m_painter.setFont(markFont(m_style));
    m_painter.setPen(m_style.colors.text);
    m_painter.drawText(placed->ground, Qt::AlignCenter, placed->text);
}

/// Beside the card, below or above it, where that hides no other; in more lines, where there is
/// room for these only. Just the words that are asked for hide cards; of others the sign says
/// enough.
std::optional<MarkPainter::PlacedText> MarkPainter::placeFor(const CanvasMark& mark,
                                                             const QRectF& rect) const
{
    const auto below = [&](const QSizeF& size) {
        return QRectF({rect.left(), rect.bottom() + 4}, size);
    };
    const auto above = [&](const QSizeF& size) {
        return QRectF({rect.left(), rect.top() - 4 - size.height()}, size);
    };
    const QFontMetricsF metrics(markFont(m_style));
    for (int lines = 1; lines <= mostTextLines; ++lines) {
        const QString text = inLines(mark.text, lines, metrics);
        const QSizeF size = markTextSize(text, m_style);
        const QRectF right = rightOf(rect, size);
        const QRectF left({rect.left() - besideMark - size.width(), right.top()}, size);
        for (const QRectF& place : {right, left, below(size), above(size)}) {
            if (isFree(place))
                return PlacedText{text, place};
        }
    }
    if (mark.node != m_overlay.current && m_overlay.marks.size() > 1)
        return std::nullopt;
    const QSizeF size = markTextSize(mark.text, m_style);
    for (const QRectF& place : {below(size), above(size)}) {
        if (!hidesWords(place))
            return PlacedText{mark.text, place};
    }
    return std::nullopt;
}

bool MarkPainter::hidesWords(const QRectF& place) const
{
    return place.intersects(m_overlay.covered)
        || std::ranges::any_of(m_texts, [&](const QRectF& text) { return text.intersects(place); });
}

bool MarkPainter::isFree(const QRectF& place) const
{
    const QRectF inScene(m_camera.toScene(place.topLeft()), m_camera.toScene(place.bottomRight()));
    const Box box = boxOf(inScene);
    return m_part.contains({box.left, box.top}) && m_part.contains({box.right(), box.bottom()})
        && m_scene.itemsIn(box).empty() && m_scene.stubsIn(box).empty() && !hidesWords(place);
}

QRectF placeOfMarkText(const CanvasMark& mark, const QRectF& card, double zoom,
                       const CanvasStyle& style)
{
    if (mark.text.isEmpty() || zoom < nearestMarkText)
        return {};
    return rightOf(card, markTextSize(mark.text, style));
}

} // namespace fusewright
