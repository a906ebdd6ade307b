// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/canvas/canvas_scene.h"
#include "widgets/canvas/overlay_rings.h"

#include <QList>
#include <QPoint>
#include <QSet>

#include <optional>
#include <vector>

class QPainter;

namespace fusewright {

struct CanvasOverlay;
struct CanvasStyle;

/// How far what is not asked for steps back.
inline constexpr double veilAlpha = 0.6;

/// Paints the signs at cards and the words beside them, for one painting of an overlay.
class MarkPainter {
public:
    MarkPainter(QPainter& painter, const CanvasOverlay& overlay, const CanvasScene& scene,
                const Camera& camera, const CanvasStyle& style);

    /// `rect` is where the mark's card is in the view.
    void paint(const CanvasMark& mark, const QRectF& rect);

private:
    /// Words in one or more lines, and where.
    struct PlacedText {
        QString text;
        QRectF ground;
    };

    QColor colorOf(CanvasMark::Kind kind) const;
    bool isOnCount(const QRectF& badge) const;
    bool takePlaceOf(const QRectF& badge);
    void paintSign(CanvasMark::Kind kind, const QRectF& badge);
    void paintQuestion(const QRectF& badge);
    void paintText(const CanvasMark& mark, const QRectF& rect, const QColor& color);
    std::optional<PlacedText> placeFor(const CanvasMark& mark, const QRectF& rect) const;
    bool hidesWords(const QRectF& place) const;
    bool isFree(const QRectF& place) const;

    QPainter& m_painter;
    const CanvasOverlay& m_overlay;
    const CanvasScene& m_scene;
    const Camera& m_camera;
    const CanvasStyle& m_style;
    OverlayRings m_rings;
    Box m_part;
    std::vector<QRectF> m_counts; ///< Of repeats, in the view.
    QList<QRectF> m_texts;        ///< Where words beside cards stand already, in the view.
    QSet<QPoint> m_farBadges;     ///< Cells of the size of a badge that have one.
};

} // namespace fusewright
