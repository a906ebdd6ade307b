// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/canvas/overlay_painter.h"

#include "widgets/base/picture_geometry.h"
#include "widgets/canvas/picture_painter.h"
#include "widgets/canvas/pixel_canvas.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QPoint>
#include <QSet>

#include <algorithm>
#include <cmath>

namespace fusewright {

namespace {

constexpr double smallestRing = 5;
constexpr double cardCorner = 6;
constexpr double badgeSize = 15;
constexpr double smallestBadge = 9;
constexpr std::size_t mostLines = 400;
constexpr std::size_t mostPainted = 2'000;
constexpr std::size_t mostLabels = 24;
constexpr std::size_t mostStubWays = 32;
constexpr double leastBend = 60;
constexpr double mostBend = 240;
constexpr double farRing = 2;
constexpr double ringAlpha = 0.09;
constexpr double farAlpha = 0.6;
constexpr double veilAlpha = 0.6;
/// From how near the words of a mark do not cover more than they say.
constexpr double nearestMarkText = 0.5;
/// From a card to words beside it: the sign at its corner is between them.
constexpr double besideMark = 12;

QFont markFont(const CanvasStyle& style)
{
    return style.fontOf(style.textSize * smallText);
}

QSizeF markTextSize(const QString& text, const CanvasStyle& style)
{
    const QFontMetricsF metrics(markFont(style));
    return {metrics.horizontalAdvance(text) + 12, metrics.height() + 4};
}

QRectF rightOf(const QRectF& card, const QSizeF& size)
{
    return {{card.right() + besideMark, card.center().y() - size.height() / 2}, size};
}

/// One painting of an overlay.
class OverlayPainter {
public:
    OverlayPainter(QPainter& painter, const CanvasOverlay& overlay, const CanvasScene& scene,
                   const Camera& camera, const CanvasStyle& style)
        : m_painter(painter),
          m_overlay(overlay),
          m_scene(scene),
          m_camera(camera),
          m_style(style),
          m_part(boxOf(camera.visible()))
    {
        m_painter.setRenderHint(QPainter::Antialiasing);
    }

    void paint()
    {
        paintVeil();
        paintPickedValue();
        paintLinesAround(m_overlay.current, m_style.colors.accent);
        if (m_overlay.hovered != m_overlay.current)
            paintLinesAround(m_overlay.hovered, m_style.colors.muted);
        paintCards();
        paintHovered();
        paintCurrent();
        paintMarks();
        paintRubberBand();
    }

private:
    QRectF rectOf(const Box& box) const
    {
        QRectF rect = m_camera.toView(
            QRectF(double(box.left), double(box.top), double(box.width), double(box.height)));
        const QPointF middle = rect.center();
        rect.setSize(rect.size().expandedTo({smallestRing, smallestRing}));
        rect.moveCenter(middle);
        return rect;
    }

    QRectF rectOf(std::uint32_t item) const { return rectOf(m_scene.item(item).box); }

    void ring(const QRectF& rect, const QColor& color, double width, double gap)
    {
        const double round = std::min(cardCorner * m_camera.zoom(), rect.height() / 4) + gap;
        m_painter.setPen(QPen(color, width));
        m_painter.drawRoundedRect(rect.adjusted(-gap, -gap, gap, gap), round, round);
    }

    void paintLine(const PictureLine& line, const QColor& color)
    {
        m_painter.setPen(QPen(color, 2));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.save();
        m_painter.translate(m_camera.toView(QPointF(0, 0)));
        m_painter.drawPath(linePath(m_scene.picture().pointsOf(line), m_camera.zoom()));
        m_painter.restore();
    }

    void paintLines(std::span<const std::uint32_t> lines, const QColor& color)
    {
        const auto some = lines.first(std::min(lines.size(), mostLines));
        for (const std::uint32_t at : some)
            paintLine(m_scene.picture().lines[at], color);
        if (m_camera.zoom() < nearestNames)
            return;
        m_painter.save();
        m_painter.translate(m_camera.toView(QPointF(0, 0)));
        m_painter.setFont(m_style.fontOf(m_style.textSize * smallText));
        for (const std::uint32_t at : some.first(std::min(some.size(), mostLabels)))
            paintShapeLabel(m_painter, m_scene, m_scene.picture().lines[at], m_camera.zoom(),
                            m_style, color);
        m_painter.restore();
    }

    void paintLinesAround(NodeId node, const QColor& color)
    {
        const std::uint32_t item = m_scene.itemOf(node);
        if (item == CanvasScene::noItem || m_camera.zoom() <= nearestBlocks / 2)
            return;
        paintLines(m_scene.linesOf(item), color);
        for (const StubWay& way : m_scene.stubWaysOf(item, mostStubWays))
            paintStubWay(way, color);
    }

    /// Where a value goes that has no line: dashed, from one of its names to the other.
    void paintStubWay(const StubWay& way, const QColor& color)
    {
        const auto& stubs = m_scene.picture().stubs;
        const QRectF source = rectOf(stubs[way.source].box);
        const QRectF use = rectOf(stubs[way.use].box);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(color, 1.5));
        for (const QRectF& end : {source, use})
            m_painter.drawRoundedRect(end, end.height() / 2, end.height() / 2);
        const QPointF from(source.right(), source.center().y());
        const QPointF to(use.left(), use.center().y());
        const double bend =
            std::clamp(std::abs(to.x() - from.x()) / 2, leastBend * m_camera.zoom(), mostBend);
        QPainterPath path(from);
        path.cubicTo(from + QPointF(bend, 0), to - QPointF(bend, 0), to);
        m_painter.setPen(QPen(color, 1.5, Qt::DashLine, Qt::RoundCap));
        m_painter.drawPath(path);
    }

    void paintPickedValue()
    {
        if (!m_overlay.pickedValue.isValid())
            return;
        const auto& lines = m_scene.picture().lines;
        std::vector<std::uint32_t> own;
        for (std::uint32_t at = 0; at < lines.size(); ++at) {
            if (lines[at].value == m_overlay.pickedValue)
                own.push_back(at);
        }
        paintLines(own, m_style.colors.accent);
        m_painter.setBrush(translucent(m_style.colors.accent, ringAlpha));
        for (const PictureStub& stub : m_scene.picture().stubs) {
            if (stub.value != m_overlay.pickedValue)
                continue;
            const QRectF rect = rectOf(stub.box);
            m_painter.setPen(QPen(m_style.colors.accent, 2));
            if (!isItsOwnCard(m_scene.picture(), stub))
                m_painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2);
            ring(rectOf(stub.item), m_style.colors.accent, 1.5, 2);
        }
    }

    /// Over everything but what is highlighted.
    void paintVeil()
    {
        if (!m_overlay.dimsRest)
            return;
        QImage veil(m_camera.viewSize().toSize(), QImage::Format_ARGB32_Premultiplied);
        veil.fill(translucent(m_style.colors.canvas, veilAlpha));
        PixelCanvas pixels(veil, {});
        m_scene.itemGrid().visit(m_part, [&](std::uint32_t at) {
            if (at >= m_overlay.isHighlighted.size() || !m_overlay.isHighlighted[at])
                return;
            const QRect hole = rectOf(at).toAlignedRect();
            pixels.fill({hole.left(), hole.top(), hole.right() + 1, hole.bottom() + 1},
                        qRgba(0, 0, 0, 0));
        });
        m_painter.drawImage(0, 0, veil);
    }

    /// Many cards at once: from afar they are filled, which needs no smooth edges.
    void paintCards()
    {
        if (m_overlay.isSelected.empty() && m_overlay.isHighlighted.empty())
            return;
        std::vector<QRectF> selected;
        std::vector<QRectF> highlighted;
        const auto isIn = [](const std::vector<bool>& set, std::uint32_t at) {
            return at < set.size() && set[at];
        };
        m_scene.itemGrid().visit(m_part, [&](std::uint32_t at) {
            if (isIn(m_overlay.isSelected, at))
                selected.push_back(rectOf(at));
            if (isIn(m_overlay.isHighlighted, at))
                highlighted.push_back(rectOf(at));
        });
        paintRings(highlighted, m_style.colors.warning, 3);
        paintRings(selected, m_style.colors.accent, 2);
    }

    /// A frame leaves a card its colour; what is too small for one is filled.
    void paintRings(const std::vector<QRectF>& rects, const QColor& color, double width)
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
    void fillMany(const std::vector<QRectF>& rects, const QColor& color)
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

    void paintHovered()
    {
        const std::uint32_t item = m_scene.itemOf(m_overlay.hovered);
        if (item == CanvasScene::noItem)
            return;
        m_painter.setBrush(Qt::NoBrush);
        ring(rectOf(item), m_style.colors.muted, 1.5, 1);
    }

    void paintCurrent()
    {
        const std::uint32_t item = m_scene.itemOf(m_overlay.current);
        if (item == CanvasScene::noItem)
            return;
        m_painter.setBrush(Qt::NoBrush);
        const QRectF rect = rectOf(item);
        ring(rect, m_style.colors.canvas, 2, 1.5);
        ring(rect, m_style.colors.accent, m_overlay.hasFocus ? 2.5 : 1.5, 3);
    }

    void paintMarks()
    {
        for (const CanvasMark& mark : m_overlay.marks) {
            const std::uint32_t item = m_scene.itemOf(mark.node);
            if (item == CanvasScene::noItem || !m_scene.item(item).box.touches(m_part))
                continue;
            // While something is searched for, marks step back as all else, and cover no hit.
            const bool stepsBack = m_overlay.dimsRest && mark.node != m_overlay.current;
            if (stepsBack && item < m_overlay.isHighlighted.size() && m_overlay.isHighlighted[item])
                continue;
            m_painter.setOpacity(stepsBack ? 1 - veilAlpha : 1);
            paintMark(mark, rectOf(item));
        }
        m_painter.setOpacity(1);
    }

    QColor colorOf(CanvasMark::Kind kind) const
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

    void paintMark(const CanvasMark& mark, const QRectF& rect)
    {
        const QColor color = colorOf(mark.kind);
        const bool isFar = rect.height() < smallestBadge;
        if (isFar && mark.kind == CanvasMark::Kind::Good) {
            // A sign would be larger than the card, and hide the one that matters.
            paintRings({rect}, color, 2);
            return;
        }
        m_painter.setBrush(Qt::NoBrush);
        const bool isChange = mark.kind >= CanvasMark::Kind::Made;
        if (isFar && isChange) {
            ring(rect, color, 2, 1);
            return;
        }
        if (!isFar)
            ring(rect, color, 2, 1);
        const double size = std::clamp(badgeSize * m_camera.zoom(), smallestBadge, badgeSize);
        QRectF badge(0, 0, size, size);
        badge.moveCenter(isFar ? rect.center() : rect.topRight() + QPointF(1, -1));
        if (isFar && mark.text.isEmpty() && !takePlaceOf(badge)) {
            paintRings({rect}, color, 2);
            return;
        }
        m_painter.setPen(QPen(m_style.colors.canvas, 1.5));
        m_painter.setBrush(color);
        m_painter.drawEllipse(badge);
        paintSign(mark.kind, badge);
        if (!mark.text.isEmpty() && m_camera.zoom() >= nearestMarkText)
            paintMarkText(mark, rect, color);
    }

    /// From afar signs would lie on each other: false where one is so near.
    bool takePlaceOf(const QRectF& badge)
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

    void paintSign(CanvasMark::Kind kind, const QRectF& badge)
    {
        const QPointF middle = badge.center();
        const double reach = badge.width() * 0.2;
        const auto at = [&](double x, double y) { return middle + QPointF(x, y) * reach; };
        m_painter.setPen(QPen(m_style.colors.canvas, std::max(badge.width() / 9, 1.2),
                              Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
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
    void paintQuestion(const QRectF& badge)
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

    void paintMarkText(const CanvasMark& mark, const QRectF& rect, const QColor& color)
    {
        const QRectF ground = placeFor(mark, rect);
        if (ground.isEmpty())
            return;
        m_texts.append(ground);
        m_painter.setPen(QPen(color, 1));
        m_painter.setBrush(m_style.colors.panel);
        m_painter.drawRoundedRect(ground, 4, 4);
        m_painter.setFont(markFont(m_style));
        m_painter.setPen(m_style.colors.text);
        m_painter.drawText(ground, Qt::AlignCenter, mark.text);
    }

    /// Beside the card, below or above it, where that hides no other. Only the words that are asked
    /// for hide cards; of others the sign says enough.
    QRectF placeFor(const CanvasMark& mark, const QRectF& rect) const
    {
        const QSizeF size = markTextSize(mark.text, m_style);
        const QRectF right = rightOf(rect, size);
        const QRectF left({rect.left() - besideMark - size.width(), right.top()}, size);
        const QRectF below({rect.left(), rect.bottom() + 4}, size);
        const QRectF above({rect.left(), rect.top() - 4 - size.height()}, size);
        for (const QRectF& place : {right, left, below, above}) {
            if (isFree(place))
                return place;
        }
        if (mark.node != m_overlay.current && m_overlay.marks.size() > 1)
            return {};
        for (const QRectF& place : {below, above}) {
            if (!hidesWords(place))
                return place;
        }
        return {};
    }

    bool hidesWords(const QRectF& place) const
    {
        return place.intersects(m_overlay.covered)
            || std::ranges::any_of(m_texts,
                                   [&](const QRectF& text) { return text.intersects(place); });
    }

    bool isFree(const QRectF& place) const
    {
        const QRectF inScene(m_camera.toScene(place.topLeft()),
                             m_camera.toScene(place.bottomRight()));
        const Box box = boxOf(inScene);
        return m_part.contains({box.left, box.top}) && m_part.contains({box.right(), box.bottom()})
            && m_scene.itemsIn(box).empty() && m_scene.stubsIn(box).empty() && !hidesWords(place);
    }

    void paintRubberBand()
    {
        if (m_overlay.rubberBand.isEmpty())
            return;
        m_painter.setPen(QPen(m_style.colors.accent, 1));
        m_painter.setBrush(translucent(m_style.colors.accent, ringAlpha));
        m_painter.drawRect(m_overlay.rubberBand);
    }

    QPainter& m_painter;
    const CanvasOverlay& m_overlay;
    const CanvasScene& m_scene;
    const Camera& m_camera;
    const CanvasStyle& m_style;
    Box m_part;
    QList<QRectF> m_texts;    ///< Where words beside cards stand already, in the view.
    QSet<QPoint> m_farBadges; ///< Cells of the size of a badge that have one.
};

} // namespace

QRectF placeOfMarkText(const CanvasMark& mark, const QRectF& card, double zoom,
                       const CanvasStyle& style)
{
    if (mark.text.isEmpty() || zoom < nearestMarkText)
        return {};
    return rightOf(card, markTextSize(mark.text, style));
}

void paintOverlay(QPainter& painter, const CanvasOverlay& overlay, const CanvasScene& scene,
                  const Camera& camera, const CanvasStyle& style)
{
    OverlayPainter(painter, overlay, scene, camera, style).paint();
}

} // namespace fusewright
