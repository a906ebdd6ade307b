// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/canvas/picture_painter.h"

#include "engine/report/stub_text.h"
#include "widgets/base/text.h"
#include "widgets/document/graph_text.h"

#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace fusewright {

namespace {

// Lengths in units of the picture.
constexpr double hullCorner = 10;
constexpr double bend = 10;
constexpr double arrowLength = 7;
constexpr double arrowHalfWidth = 3.2;
constexpr int deckDepth = 2;
constexpr float frameRoom = 6;
constexpr float frameCorner = 10;
constexpr float hullTitleHeight = 24;
constexpr float hullTitleInset = 10;
/// How far labels may reach out of what they belong to.
constexpr float labelReach = 160;

/// From a line to its label, in pixels.
constexpr double labelGap = 5;
constexpr double smallestText = 7;
constexpr double narrowestHullTitle = 36;
constexpr double smallestHullTitleText = 9;
constexpr float hullTitleLine = 13; ///< In pixels, of the smallest text.
constexpr double farthestHullTitle = 0.3;
constexpr double lineWidth = 1.25;
constexpr double frameWidth = 1.25;
constexpr double frameAlpha = 0.45;
constexpr double smallestRepeatText = 10;

Box grown(const Box& box, float by)
{
    return {box.left - by, box.top - by, box.width + 2 * by, box.height + 2 * by};
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

QPointF scaled(Point point, double scale)
{
    return {double(point.x) * scale, double(point.y) * scale};
}

/// A point on the way from `from` to `to`, so far from `from` but not beyond the middle.
QPointF along(QPointF from, QPointF to, double distance)
{
    const QPointF way = to - from;
    const double length = std::hypot(way.x(), way.y());
    return length > 0 ? from + way * std::min(distance / length, 0.5) : from;
}

QPolygonF arrowHead(QPointF from, QPointF tip, double unit)
{
    const QPointF way = tip - from;
    const double length = std::hypot(way.x(), way.y());
    if (length <= 0)
        return {};
    const QPointF forward = way / length;
    const QPointF side(-forward.y(), forward.x());
    const QPointF back = tip - forward * arrowLength * unit;
    return {{tip, back + side * arrowHalfWidth * unit, back - side * arrowHalfWidth * unit}};
}

/// The middle of the longest straight part: where a label has room.
QPointF labelPlace(std::span<const Point> points, double scale)
{
    QPointF best;
    double longest = -1;
    for (std::size_t at = 1; at < points.size(); ++at) {
        const QPointF a = scaled(points[at - 1], scale);
        const QPointF b = scaled(points[at], scale);
        const double length = std::hypot(b.x() - a.x(), b.y() - a.y());
        if (length > longest) {
            longest = length;
            best = (a + b) / 2;
        }
    }
    return best;
}

} // namespace

QPainterPath linePath(std::span<const Point> points, double scale)
{
    QPainterPath path(scaled(points.front(), scale));
    for (std::size_t at = 1; at + 1 < points.size(); ++at) {
        const QPointF corner = scaled(points[at], scale);
        path.lineTo(along(corner, scaled(points[at - 1], scale), bend * scale));
        path.quadTo(corner, along(corner, scaled(points[at + 1], scale), bend * scale));
    }
    path.lineTo(scaled(points.back(), scale));
    return path;
}

void paintShapeLabel(QPainter& painter, const CanvasScene& scene, const PictureLine& line,
                     double scale, const CanvasStyle& style, const QColor& ink)
{
    const auto shape = shapeText(*scene.graph(), line.value);
    if (!shape || shape->isEmpty())
        return;
    const QFontMetricsF metrics(painter.font());
    QRectF ground(0, 0, metrics.horizontalAdvance(*shape) + 4, metrics.height());
    const QPointF middle = labelPlace(scene.picture().pointsOf(line), scale);
    ground.moveCenter({0, std::round(middle.y())});
    ground.moveLeft(std::round(middle.x()) + labelGap);
    painter.setPen(Qt::NoPen);
    painter.setBrush(style.colors.canvas);
    painter.drawRoundedRect(ground, 3, 3);
    painter.setPen(ink);
    painter.drawText(ground, Qt::AlignCenter, *shape);
}

Box hullTitleBox(const PictureHull& hull, double zoom)
{
    if (zoom < farthestHullTitle || double(hull.box.width) * zoom < narrowestHullTitle)
        return {};
    return {hull.box.left, hull.box.top, hull.box.width,
            std::max(hullTitleHeight, hullTitleLine / float(zoom))};
}

void PicturePainter::setStyle(CanvasStyle style)
{
    m_style = std::move(style);
    forgetCards();
}

void PicturePainter::forgetCards()
{
    m_cards.clearFaces();
    m_cards.clearTexts();
}

QRectF PicturePainter::onDevice(const Box& box) const
{
    const double scale = m_place.scale;
    return {std::floor(double(box.left) * scale), std::floor(double(box.top) * scale),
            std::max(std::floor(double(box.width) * scale), 1.0),
            std::max(std::floor(double(box.height) * scale), 1.0)};
}

void PicturePainter::paint(QImage& image, const DevicePlace& place, const CanvasScene& scene)
{
    m_place = place;
    const Box part{float(place.origin.x() / place.scale), float(place.origin.y() / place.scale),
                   float(image.width() / place.scale), float(image.height() / place.scale)};
    if (zoom() < nearestBlocks) {
        paintBlocks(image, place, scene, m_style);
        QPainter painter(&image);
        painter.translate(-place.origin);
        paintRepeatFrames(painter, part, scene);
        paintRepeatCounts(painter, part, scene);
        return;
    }

    image.fill(m_style.colors.canvas);
    {
        QPainter painter(&image);
        painter.translate(-place.origin);
        paintHulls(painter, part, scene);
        if (zoom() >= nearestNames)
            paintLines(painter, part, scene);
    }
    if (zoom() < nearestNames)
        paintThinLines(image, place, scene, m_style);
    QPainter painter(&image);
    painter.translate(-place.origin);
    paintHullTitles(painter, part, scene);
    paintRepeatFrames(painter, part, scene);
    paintCards(painter, part, scene);
    paintStubs(painter, part, scene);
    paintRepeatCounts(painter, part, scene);
    if (m_showsShapes && zoom() >= nearestNames)
        paintShapes(painter, part, scene);
}

void PicturePainter::paint(QPainter& painter, const Box& part, const DevicePlace& place,
                           const CanvasScene& scene)
{
    m_place = place;
    paintHulls(painter, part, scene);
    paintLines(painter, part, scene);
    paintHullTitles(painter, part, scene);
    paintRepeatFrames(painter, part, scene);
    paintCards(painter, part, scene);
    paintStubs(painter, part, scene);
    paintRepeatCounts(painter, part, scene);
    if (m_showsShapes)
        paintShapes(painter, part, scene);
}

void PicturePainter::paintHulls(QPainter& painter, const Box& part, const CanvasScene& scene) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    for (const std::uint32_t hull : scene.hullsIn(part)) {
        const QRectF rect = onDevice(scene.picture().hulls[hull].box).translated(0.5, 0.5);
        const double round = std::min(hullCorner * m_place.scale, rect.height() / 4);
        painter.setPen(QPen(m_style.hullBorder(scene, hull), m_place.ratio));
        painter.setBrush(m_style.hullFill(scene, hull));
        painter.drawRoundedRect(rect, round, round);
    }
}

void PicturePainter::paintHullTitles(QPainter& painter, const Box& part,
                                     const CanvasScene& scene) const
{
    const QFont font = m_style.fontOf(std::max(m_style.textSize * titleText * m_place.scale,
                                               smallestHullTitleText * m_place.ratio),
                                      QFont::Medium);
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    for (const std::uint32_t at : scene.hullsIn(part)) {
        const PictureHull& hull = scene.picture().hulls[at];
        const Box title = hullTitleBox(hull, zoom());
        if (title.width <= 0)
            continue;
        const QStringList texts = scene.frameTitles(at);
        if (texts.back().isEmpty())
            continue;
        const QRectF room = onDevice(title).adjusted(double(hullTitleInset) * m_place.scale, 0,
                                                     -double(hullTitleInset) * m_place.scale, 0);
        painter.setPen(scene.isHullDimmed(at) ? m_style.dimmed(m_style.colors.muted)
                                              : m_style.colors.muted);
        const auto fitting = std::ranges::find_if(texts, [&](const QString& text) {
            return metrics.horizontalAdvance(text) <= room.width();
        });
        painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                         fitting != texts.end()
                             ? *fitting
                             : metrics.elidedText(texts.back(), Qt::ElideRight, room.width()));
    }
}

void PicturePainter::paintLines(QPainter& painter, const Box& part, const CanvasScene& scene) const
{
    std::vector<std::uint32_t> lines = scene.linesIn(grown(part, float(bend)));
    const auto isDimmed = [&scene](std::uint32_t at) {
        return scene.isLineDimmed(scene.picture().lines[at]);
    };
    const auto bright = std::stable_partition(lines.begin(), lines.end(), isDimmed);
    paintLines(painter, {lines.begin(), bright}, scene, m_style.dimmed(m_style.colors.edge));
    paintLines(painter, {bright, lines.end()}, scene, m_style.colors.edge);
}

void PicturePainter::paintLines(QPainter& painter, std::span<const std::uint32_t> lines,
                                const CanvasScene& scene, const QColor& color) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    const double scale = m_place.scale;
    QPainterPath heads;
    heads.setFillRule(Qt::WindingFill);
    painter.setPen(QPen(color, lineWidth * m_place.ratio));
    painter.setBrush(Qt::NoBrush);
    for (const std::uint32_t at : lines) {
        const auto points = scene.picture().pointsOf(scene.picture().lines[at]);
        painter.drawPath(linePath(points, scale));
        heads.addPolygon(arrowHead(scaled(points[points.size() - 2], scale),
                                   scaled(points.back(), scale), scale));
        heads.closeSubpath();
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawPath(heads);
}

void PicturePainter::paintShapes(QPainter& painter, const Box& part, const CanvasScene& scene) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(m_style.fontOf(m_style.textSize * smallText * m_place.scale));
    for (const std::uint32_t at : scene.linesIn(grown(part, labelReach))) {
        const PictureLine& line = scene.picture().lines[at];
        paintShapeLabel(painter, scene, line, m_place.scale, m_style,
                        scene.isLineDimmed(line) ? m_style.dimmed(m_style.colors.muted)
                                                 : m_style.colors.muted);
    }
}

void PicturePainter::paintCards(QPainter& painter, const Box& part, const CanvasScene& scene)
{
    const CardDetail detail = zoom() < nearestNames ? CardDetail::Name : CardDetail::Full;
    for (const std::uint32_t at : scene.itemsIn(part))
        m_cards.paint(painter, onDevice(scene.item(at).box).toRect(), m_place.scale, detail, at,
                      scene, m_style);
}

void PicturePainter::paintStubs(QPainter& painter, const Box& part, const CanvasScene& scene) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    const double size = m_style.textSize * smallText * m_place.scale;
    const bool isReadable = size >= smallestText * m_place.ratio;
    const QFont font = m_style.fontOf(size);
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    for (const std::uint32_t at : scene.stubsIn(part)) {
        const PictureStub& stub = scene.picture().stubs[at];
        if (isItsOwnCard(scene.picture(), stub))
            continue;
        const QRectF rect = onDevice(stub.box).translated(0.5, 0.5);
        const double round = rect.height() / 2;
        painter.setPen(QPen(mixed(m_style.colors.canvas, m_style.colors.edge, 0.7), m_place.ratio));
        painter.setBrush(stub.isSource ? m_style.colors.canvas : m_style.colors.hover);
        painter.drawRoundedRect(rect, round, round);
        if (!isReadable)
            continue;
        const QRectF room = rect.adjusted(round * 0.7, 0, -round * 0.7, 0);
        painter.setPen(m_style.colors.muted);
        painter.drawText(room, Qt::AlignCenter | Qt::TextSingleLine,
                         metrics.elidedText(toQt(stubText(*scene.graph(), stub.value)),
                                            Qt::ElideLeft, room.width()));
    }
}

std::vector<const PictureRepeat*> PicturePainter::repeatsIn(const Box& part,
                                                            const CanvasScene& scene) const
{
    const float reach = labelReach + float(4 * repeatTextSize() / m_place.scale);
    const auto isNear = [&](const Box& frame) { return grown(frame, reach).touches(part); };
    std::vector<const PictureRepeat*> repeats;
    for (const PictureRepeat& repeat : scene.picture().repeats) {
        if (std::ranges::any_of(repeat.frames, isNear))
            repeats.push_back(&repeat);
    }
    return repeats;
}

void PicturePainter::paintRepeatFrames(QPainter& painter, const Box& part,
                                       const CanvasScene& scene) const
{
    const double round = frameCorner * m_place.scale;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(translucent(m_style.colors.muted, frameAlpha), frameWidth * m_place.ratio));
    for (const PictureRepeat* const repeat : repeatsIn(part, scene)) {
        for (const Box& frame : repeat->frames)
            painter.drawRoundedRect(onDevice(grown(frame, frameRoom)).translated(0.5, 0.5), round,
                                    round);
    }
}

/// Over the cards, since from far away the counts are larger than the room above them.
void PicturePainter::paintRepeatCounts(QPainter& painter, const Box& part,
                                       const CanvasScene& scene) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(m_style.fontOf(repeatTextSize(), QFont::DemiBold));
    for (const PictureRepeat* const repeat : repeatsIn(part, scene))
        paintRepeatCount(painter, *repeat);
}

double PicturePainter::repeatTextSize() const
{
    return std::max(m_style.textSize * m_place.scale, smallestRepeatText * m_place.ratio);
}

void PicturePainter::paintRepeatCount(QPainter& painter, const PictureRepeat& repeat) const
{
    const QRectF chip = repeatCountRect(repeat, m_place.scale, m_place.ratio, m_style);
    painter.setPen(QPen(m_style.colors.muted, frameWidth * m_place.ratio));
    painter.setBrush(m_style.colors.canvas);
    painter.drawRoundedRect(chip, chip.height() / 2, chip.height() / 2);
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

QRectF repeatCountRect(const PictureRepeat& repeat, double scale, double ratio,
                       const CanvasStyle& style)
{
    if (repeat.frames.empty())
        return {};
    const QFontMetricsF metrics(style.fontOf(
        std::max(style.textSize * scale, smallestRepeatText * ratio), QFont::DemiBold));
    const Box frame = grown(repeat.frames.front(), frameRoom);
    const double width = metrics.horizontalAdvance(countOf(repeat)) + metrics.height()
        + (repeat.isFolded ? deckWidth(metrics) : 0);
    const double right = double(frame.right() - frameCorner) * scale;
    const double left = std::max(right - width, double(frame.left) * scale);
    const double height = metrics.height() * 1.25;
    return {left, double(frame.top) * scale - height / 2, width, height};
}

} // namespace fusewright
