// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/canvas/block_painter.h"
#include "widgets/canvas/canvas_scene.h"
#include "widgets/canvas/canvas_style.h"
#include "widgets/canvas/card_face.h"
#include "widgets/canvas/frame_titles.h"
#include "widgets/canvas/repeat_counts.h"

#include <cstdint>
#include <optional>
#include <vector>

class QImage;
class QPainter;

namespace fusewright {

/// Paints parts of a scene, with as much on the cards as can be read at that scale.
///
/// A part's pixels do not depend on how the picture is cut into parts.
class PicturePainter {
public:
    explicit PicturePainter(CanvasStyle style) : m_style(std::move(style)) { }

    const CanvasStyle& style() const { return m_style; }
    void setStyle(CanvasStyle style);
    /// Every line tells the shape of its value.
    void setShowsShapes(bool shows) { m_showsShapes = shows; }
    /// To be told of every change of the scene.
    void forgetCards();

    /// Fills an RGB32 image.
    void paint(QImage& image, const DevicePlace& place, const CanvasScene& scene);
    /// Paints onto any device with lines and texts, not pixels; `painter` is in pixels of the
    /// picture at the place's scale.
    void paint(QPainter& painter, const Box& part, const DevicePlace& place,
               const CanvasScene& scene);
    /// One card alone, around the middle of a place in pixels of the device.
    void paintCard(QPainter& painter, const QRectF& rect, const DevicePlace& place,
                   std::uint32_t item, const CanvasScene& scene);

private:
    void paintHulls(QPainter& painter, const Box& part, const CanvasScene& scene) const;
    void paintSections(QPainter& painter, const Box& part, const CanvasScene& scene) const;
    void paintHullTitles(QPainter& painter, const Box& part, const CanvasScene& scene);
    void paintLines(QPainter& painter, const Box& part, const CanvasScene& scene) const;
    void paintLines(QPainter& painter, std::span<const std::uint32_t> lines,
                    const CanvasScene& scene, const QColor& color) const;
    void paintShapes(QPainter& painter, const Box& part, const CanvasScene& scene) const;
    void paintCards(QPainter& painter, const Box& part, const CanvasScene& scene);
    void paintStubs(QPainter& painter, const Box& part, const CanvasScene& scene) const;
    void paintRepeatFrames(QPainter& painter, const Box& part, const CanvasScene& scene) const;
    /// What is written over the cards: from far away it is larger than the room between them.
    void paintWords(QPainter& painter, const Box& part, const CanvasScene& scene);
    const RepeatCounts& counts(const CanvasScene& scene);
    QRectF onDevice(const Box& box) const;
    double zoom() const { return m_place.scale / m_place.ratio; }

    CanvasStyle m_style;
    CardPainter m_cards;
    DevicePlace m_place;                  ///< Of the part that is being painted.
    std::optional<RepeatCounts> m_counts; ///< Of the scene at the last scale.
    std::optional<FarTitles> m_farTitles; ///< The same.
    bool m_showsShapes = false;
};

/// A line with soft bends. Coordinates are the picture's times `scale`.
QPainterPath linePath(std::span<const Point> points, double scale);
/// Where a text beside a line may stand: where it hides no card, or else on cards.
enum class LabelRoom : std::uint8_t { Free, Any };
/// The text of a value's shape beside its line, with ground behind it.
void paintShapeLabel(QPainter& painter, const CanvasScene& scene, const PictureLine& line,
                     double scale, const CanvasStyle& style, const QColor& ink, LabelRoom room);

} // namespace fusewright
