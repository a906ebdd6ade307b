// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/picture.h"
#include "widgets/canvas/canvas_style.h"

#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace fusewright {

class CanvasScene;

/// The counts of a picture's repeats, `× 12`, and where they stand at a scale. Coordinates are the
/// picture's times that scale; `ratio` is the device's pixel ratio.
class RepeatCounts {
public:
    RepeatCounts() = default;
    RepeatCounts(const CanvasScene& scene, double scale, double ratio, const CanvasStyle& style);

    /// By repeat; empty where there is no room for one.
    const std::vector<QRectF>& places() const { return m_places; }
    bool areFor(double scale, double ratio) const { return m_scale == scale && m_ratio == ratio; }
    void paint(QPainter& painter, const CanvasScene& scene, const QRectF& part,
               const CanvasStyle& style) const;

private:
    void paintCount(QPainter& painter, const PictureRepeat& repeat, const QRectF& chip) const;

    std::vector<QRectF> m_places;
    double m_scale = 0;
    double m_ratio = 0;
};

} // namespace fusewright
