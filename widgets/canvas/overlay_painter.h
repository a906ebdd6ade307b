// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/canvas/camera.h"
#include "widgets/canvas/canvas_scene.h"
#include "widgets/canvas/canvas_style.h"

#include <vector>

class QPainter;

namespace fusewright {

/// What lies over a picture and changes with every move of the hand.
struct CanvasOverlay {
    NodeId current;
    NodeId hovered;
    std::vector<bool> isSelected;    ///< By card.
    std::vector<bool> isHighlighted; ///< By card.
    bool dimsRest = false;           ///< All but what is highlighted steps back.
    std::vector<CanvasMark> marks;
    ValueId pickedValue; ///< Its stubs and lines stand out.
    QRectF rubberBand;   ///< In the view; empty while nothing is dragged.
    QRectF covered;      ///< By the map, in the view: no words go there.
    bool hasFocus = false;
};

/// Where the words of a mark stand if there is room: at the right of its card, in pixels of the
/// view. Empty where they are not shown.
QRectF placeOfMarkText(const CanvasMark& mark, const QRectF& card, double zoom,
                       const CanvasStyle& style);

/// Paints an overlay onto a view; `painter` is in the view's pixels.
void paintOverlay(QPainter& painter, const CanvasOverlay& overlay, const CanvasScene& scene,
                  const Camera& camera, const CanvasStyle& style);

} // namespace fusewright
