// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/canvas/camera.h"
#include "widgets/canvas/canvas_scene.h"
#include "widgets/canvas/canvas_style.h"

#include <functional>
#include <optional>
#include <vector>

namespace fusewright {

/// What is where in a view of a picture; points are in the view. Made for a question: what it is
/// made of must outlive it.
class CanvasProbe {
public:
    /// `picksRepeats`: whether a click on the count of a repeat does something.
    CanvasProbe(const CanvasScene& scene, const Camera& camera, const CanvasStyle& style,
                bool picksRepeats)
        : m_scene(scene), m_camera(camera), m_style(style), m_picksRepeats(picksRepeats)
    {
    }

    /// A card of the picture, or `CanvasScene::noItem`.
    std::uint32_t itemAt(QPoint point) const;
    /// The operator, or the first one of a closed group.
    NodeId nodeAt(QPoint point) const;
    /// What an input, an output or a stub names; else invalid.
    ValueId valueAt(QPoint point) const;
    /// The closed group, or the innermost open one.
    std::optional<std::uint32_t> groupAt(QPoint point) const;
    /// The frame whose title is there, as a number of the picture's hulls.
    std::optional<std::uint32_t> frameTitleAt(QPoint point) const;
    /// The same of titles over the cards, as they are from afar: they are what is meant there.
    std::optional<std::uint32_t> farTitleAt(QPoint point) const;
    bool isOnRepeatCount(QPoint point) const { return repeatAt(point) != nullptr; }
    /// Whether a click does something there.
    bool isPickable(QPoint point) const;
    /// What is said there; empty where there is nothing to say. `source` speaks for operators.
    QString tipAt(QPoint point, const std::function<QString(NodeId)>& source = {}) const;

    /// The operators of the cards in view, one for each card, in the order of the picture.
    std::vector<NodeId> visibleNodes() const;
    /// Empty for what the picture does not show.
    QRectF itemRect(NodeId node) const;

private:
    Point scenePoint(QPoint inView) const;
    std::uint32_t stubAt(QPoint point) const;
    /// The repeat whose count is there, or null.
    const PictureRepeat* repeatAt(QPoint point) const;

    const CanvasScene& m_scene;
    const Camera& m_camera;
    const CanvasStyle& m_style;
    bool m_picksRepeats;
};

} // namespace fusewright
