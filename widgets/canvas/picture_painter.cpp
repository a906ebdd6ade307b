// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/canvas/picture_painter.h"

#include "engine/report/frame_words.h"
#include "engine/report/stub_text.h"
#include "widgets/base/elided_text.h"
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
/// How far labels may reach out of what they belong to.
constexpr float labelReach = 160;

/// From a line to its label, in pixels.
constexpr double labelGap = 5;
constexpr double smallestText = 7;
/// Of a name that is too small to be read.
constexpr double barInk = 0.55;
constexpr double lineWidth = 1.25;
/// How far the ground of a section reaches beyond its cards, and how much ink it has.
constexpr float sectionReach = 7;
constexpr double sectionGround = 0.42;
constexpr double frameWidth = 1.25;
constexpr double frameAlpha = 0.6;

Box grown(const Box& box, float by)
{
    return {box.left - by, box.top - by, box.width + 2 * by, box.height + 2 * by};
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

/// Beside a line, the best first: at the middles of its straight parts, of which the longest has
/// most room.
std::vector<QRectF> labelPlaces(std::span<const Point> points, QSizeF size, double scale)
{
    struct Part {
        QPointF middle;
        double length;
    };
    std::vector<Part> parts;
    for (std::size_t at = 1; at < points.size(); ++at) {
        const QPointF a = scaled(points[at - 1], scale);
        const QPointF b = scaled(points[at], scale);
        parts.push_back({(a + b) / 2, std::hypot(b.x() - a.x(), b.y() - a.y())});
    }
    std::ranges::stable_sort(parts, std::ranges::greater(), &Part::length);
    std::vector<QRectF> places;
    for (const Part& part : parts) {
        const double top = std::round(part.middle.y()) - size.height() / 2;
        const double x = std::round(part.middle.x());
        places.emplace_back(QPointF(x + labelGap, top), size);
        places.emplace_back(QPointF(x - labelGap - size.width(), top), size);
    }
    return places;
}

bool hasCards(const CanvasScene& scene, const QRectF& place, double scale)
{
    const Box box{float(place.left() / scale), float(place.top() / scale),
                  float(place.width() / scale), float(place.height() / scale)};
    return !scene.itemsIn(box).empty() || !scene.stubsIn(box).empty();
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
                     double scale, const CanvasStyle& style, const QColor& ink, LabelRoom room)
{
    const auto shape = shapeText(*scene.graph(), line.value);
    if (!shape || shape->isEmpty())
        return;
    const QFontMetricsF metrics(painter.font());
    const std::vector<QRectF> places =
        labelPlaces(scene.picture().pointsOf(line),
                    {metrics.horizontalAdvance(*shape) + 4, metrics.height()}, scale);
    const auto free = std::ranges::find_if(
        places, [&](const QRectF& place) { return !hasCards(scene, place, scale); });
    if (free == places.end() && room == LabelRoom::Free)
        return;
    const QRectF ground = free != places.end() ? *free : places.front();
    painter.setPen(Qt::NoPen);
    painter.setBrush(style.colors.canvas);
    painter.drawRoundedRect(ground, 3, 3);
    painter.setPen(ink);
    painter.drawText(ground, Qt::AlignCenter, *shape);
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
    m_counts.reset();
    m_farTitles.reset();
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
        paintBlocks(image, place, scene, m_style, [&](const Box& behind) {
            QPainter painter(&image);
            painter.translate(-place.origin);
            paintSections(painter, behind, scene);
        });
        QPainter painter(&image);
        painter.translate(-place.origin);
        paintRepeatFrames(painter, part, scene);
        paintWords(painter, part, scene);
        return;
    }

    image.fill(m_style.colors.canvas);
    {
        QPainter painter(&image);
        painter.translate(-place.origin);
        paintHulls(painter, part, scene);
        paintSections(painter, part, scene);
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
    paintWords(painter, part, scene);
    if (m_showsShapes && zoom() >= nearestNames)
        paintShapes(painter, part, scene);
}

void PicturePainter::paint(QPainter& painter, const Box& part, const DevicePlace& place,
                           const CanvasScene& scene)
{
    m_place = place;
    paintHulls(painter, part, scene);
    paintSections(painter, part, scene);
    paintLines(painter, part, scene);
    paintHullTitles(painter, part, scene);
    paintRepeatFrames(painter, part, scene);
    paintCards(painter, part, scene);
    paintStubs(painter, part, scene);
    paintWords(painter, part, scene);
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

/// Operators that are fused share a ground, along the lines between them, where frames are around
/// something else.
void PicturePainter::paintSections(QPainter& painter, const Box& part,
                                   const CanvasScene& scene) const
{
    const double reach = double(sectionReach) * m_place.scale;
    if (!scene.showsSections() || reach < m_place.ratio)
        return;
    const QColor ground = mixed(m_style.colors.canvas, m_style.colors.accent, sectionGround);
    const Box near = grown(part, sectionReach);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ground, 2 * reach, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    for (const std::uint32_t at : scene.linesIn(near)) {
        const PictureLine& line = scene.picture().lines[at];
        const std::uint32_t section = scene.sectionOf(line.from);
        if (section != CanvasClasses::none && section == scene.sectionOf(line.to))
            painter.drawPath(linePath(scene.picture().pointsOf(line), m_place.scale));
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    for (const std::uint32_t at : scene.itemsIn(near)) {
        if (scene.sectionOf(at) != CanvasClasses::none)
            painter.drawRoundedRect(onDevice(grown(scene.item(at).box, sectionReach)), reach,
                                    reach);
    }
}

void PicturePainter::paintHullTitles(QPainter& painter, const Box& part, const CanvasScene& scene)
{
    paintFrameTitles(painter, part, m_place, scene, counts(scene).places(), m_style);
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
                                                 : m_style.colors.muted,
                        LabelRoom::Any);
    }
}

void PicturePainter::paintCards(QPainter& painter, const Box& part, const CanvasScene& scene)
{
    const CardDetail detail = zoom() < nearestNames ? CardDetail::Name : CardDetail::Full;
    for (const std::uint32_t at : scene.itemsIn(part))
        m_cards.paint(painter, onDevice(scene.item(at).box).toRect(), m_place.scale, detail, at,
                      scene, m_style);
}

void PicturePainter::paintCard(QPainter& painter, const QRectF& rect, const DevicePlace& place,
                               std::uint32_t item, const CanvasScene& scene)
{
    m_place = place;
    const PictureItem& card = scene.item(item);
    if (zoom() < nearestBlocks) {
        const bool isValue =
            card.kind == PictureItem::Kind::Input || card.kind == PictureItem::Kind::Output;
        painter.fillRect(rect.toAlignedRect(),
                         isValue ? m_style.colors.edge
                                 : m_style.blockFill(scene, scene.looks()[scene.lookOf(item)]));
        return;
    }
    QRect face = onDevice(card.box).toRect();
    face.moveCenter(rect.center().toPoint());
    m_cards.paint(painter, face, place.scale,
                  zoom() < nearestNames ? CardDetail::Name : CardDetail::Full, item, scene,
                  m_style);
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
        if (!isReadable) {
            // A bar where words are: an empty frame would look as if there were none.
            const QRectF bar = rect.adjusted(round, rect.height() / 3, -round, -rect.height() / 3);
            painter.setPen(Qt::NoPen);
            painter.setBrush(mixed(m_style.colors.canvas, m_style.colors.edge, barInk));
            painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2);
            continue;
        }
        painter.setPen(QPen(mixed(m_style.colors.canvas, m_style.colors.edge, 0.7), m_place.ratio));
        painter.setBrush(stub.isSource ? m_style.colors.canvas : m_style.colors.hover);
        painter.drawRoundedRect(rect, round, round);
        const QRectF room = rect.adjusted(round * 0.7, 0, -round * 0.7, 0);
        painter.setPen(m_style.colors.muted);
        painter.drawText(
            room, Qt::AlignCenter | Qt::TextSingleLine,
            nameEnd(toQt(stubText(*scene.graph(), stub.value)), metrics, room.width()));
    }
}

void PicturePainter::paintRepeatFrames(QPainter& painter, const Box& part,
                                       const CanvasScene& scene) const
{
    const double round = double(repeatFrameCorner) * m_place.scale;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    // Dashed: a line of a value never is.
    QPen pen(translucent(m_style.colors.muted, frameAlpha), frameWidth * m_place.ratio);
    pen.setDashPattern({6, 4});
    painter.setPen(pen);
    const Box near = grown(part, float(2 * m_place.ratio / m_place.scale));
    for (const PictureRepeat& repeat : scene.picture().repeats) {
        for (const Box& each : repeat.frames) {
            if (const Box frame = repeatFrame(each); frame.touches(near))
                painter.drawRoundedRect(onDevice(frame).translated(0.5, 0.5), round, round);
        }
    }
}

void PicturePainter::paintWords(QPainter& painter, const Box& part, const CanvasScene& scene)
{
    const double scale = m_place.scale;
    const QRectF rect(double(part.left) * scale, double(part.top) * scale,
                      double(part.width) * scale, double(part.height) * scale);
    const RepeatCounts& counts = this->counts(scene);
    if (!m_farTitles)
        m_farTitles = FarTitles(scene, m_place, counts.places(), m_style);
    m_farTitles->paint(painter, rect, m_style);
    counts.paint(painter, scene, rect, m_style);
}

const RepeatCounts& PicturePainter::counts(const CanvasScene& scene)
{
    if (!m_counts || !m_counts->areFor(m_place.scale, m_place.ratio)) {
        m_counts = RepeatCounts(scene, m_place.scale, m_place.ratio, m_style);
        m_farTitles.reset();
    }
    return *m_counts;
}

} // namespace fusewright
