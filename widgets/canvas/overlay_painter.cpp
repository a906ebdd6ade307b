// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/canvas/overlay_painter.h"

#include "widgets/base/picture_geometry.h"
#include "widgets/canvas/mark_painter.h"
#include "widgets/canvas/overlay_rings.h"
#include "widgets/canvas/picture_painter.h"
#include "widgets/canvas/pixel_canvas.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace fusewright {

namespace {

constexpr std::size_t mostLines = 400;
constexpr std::size_t mostLabels = 24;
constexpr std::size_t mostStubWays = 32;
constexpr double highlightAlpha = 0.7;
constexpr double leastBend = 60;
constexpr double mostBend = 240;

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
          m_rings(painter, camera),
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
        paintLabels();
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
        for (const std::uint32_t at : some.first(std::min(some.size(), mostLabels)))
            m_labels.emplace_back(at, color);
    }

    /// Over the rings: where cards are near, these have the same place.
    void paintLabels()
    {
        m_painter.save();
        m_painter.translate(m_camera.toView(QPointF(0, 0)));
        m_painter.setFont(m_style.fontOf(m_style.textSize * smallText));
        for (const auto& [line, color] : m_labels)
            paintShapeLabel(m_painter, m_scene, m_scene.picture().lines[line], m_camera.zoom(),
                            m_style, color, LabelRoom::Free);
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
            m_rings.ring(rectOf(stub.item), m_style.colors.accent, 1.5, 2);
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
        // Of no colour that a class may have.
        m_rings.paint(highlighted, translucent(m_style.colors.text, highlightAlpha), 3);
        m_rings.paint(selected, m_style.colors.accent, 2);
    }

    void paintHovered()
    {
        const std::uint32_t item = m_scene.itemOf(m_overlay.hovered);
        if (item == CanvasScene::noItem)
            return;
        m_painter.setBrush(Qt::NoBrush);
        m_rings.ring(rectOf(item), m_style.colors.muted, 1.5, 1);
    }

    void paintCurrent()
    {
        const std::uint32_t item = m_scene.itemOf(m_overlay.current);
        if (item == CanvasScene::noItem)
            return;
        m_painter.setBrush(Qt::NoBrush);
        const QRectF rect = rectOf(item);
        m_rings.ring(rect, m_style.colors.canvas, 2, 1.5);
        m_rings.ring(rect, m_style.colors.accent, m_overlay.hasFocus ? 2.5 : 1.5, 3);
    }

    void paintMarks()
    {
        if (m_overlay.marks.empty())
            return;
        MarkPainter painter(m_painter, m_overlay, m_scene, m_camera, m_style);
        for (const CanvasMark& mark : m_overlay.marks) {
            const std::uint32_t item = m_scene.itemOf(mark.node);
            if (item == CanvasScene::noItem || !m_scene.item(item).box.touches(m_part))
                continue;
            // Words are of one place, and of no block like it.
            if (!mark.text.isEmpty() && !m_scene.isShown(mark.node))
                continue;
            // While something is searched for, marks step back as all else, and cover no hit.
            const bool stepsBack = m_overlay.dimsRest && mark.node != m_overlay.current;
            if (stepsBack && item < m_overlay.isHighlighted.size() && m_overlay.isHighlighted[item])
                continue;
            m_painter.setOpacity(stepsBack ? 1 - veilAlpha : 1);
            painter.paint(mark, rectOf(item));
        }
        m_painter.setOpacity(1);
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
    OverlayRings m_rings;
    Box m_part;
    std::vector<std::pair<std::uint32_t, QColor>> m_labels; ///< Lines with their shapes.
};

} // namespace

void paintOverlay(QPainter& painter, const CanvasOverlay& overlay, const CanvasScene& scene,
                  const Camera& camera, const CanvasStyle& style)
{
    OverlayPainter(painter, overlay, scene, camera, style).paint();
}

} // namespace fusewright
