// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/canvas/canvas_overview.h"

#include "widgets/canvas/block_painter.h"
#include "widgets/canvas/minimap.h"

#include <algorithm>
#include <memory>

namespace fusewright {

namespace {

constexpr QSizeF largest(1024, 768);
/// More cards than these take longer than a person should wait.
constexpr std::size_t mostAtOnce = 4'000;

OverviewImages paintOverview(const CanvasScene& scene, const CanvasStyle& style, double pixelRatio)
{
    const Box& box = scene.picture().bounds;
    const QRectF bounds(double(box.left), double(box.top), double(box.width), double(box.height));
    if (scene.isEmpty() || bounds.isEmpty())
        return {};
    const auto small = [&](double scale) {
        QImage image((bounds.size() * scale).toSize().expandedTo({1, 1}), QImage::Format_RGB32);
        paintBlocks(image, {.origin = (bounds.topLeft() * scale).toPoint(), .scale = scale}, scene,
                    style);
        return image;
    };
    return {small(Minimap::sizeFor(bounds).width() / bounds.width() * pixelRatio),
            small(std::min({largest.width() / bounds.width(), largest.height() / bounds.height(),
                            nearestBlocks})),
            bounds};
}

} // namespace

void CanvasOverview::renew(const CanvasScene& scene, const CanvasStyle& style, double pixelRatio)
{
    if (scene.picture().items.size() <= mostAtOnce) {
        m_job.cancel();
        emit painted(paintOverview(scene, style, pixelRatio));
        return;
    }
    m_job.start([own = std::make_shared<const CanvasScene>(scene), style,
                 pixelRatio](const CancelToken&,
                             ProgressSink&) { return paintOverview(*own, style, pixelRatio); },
                [this](const OverviewImages& images) { emit painted(images); });
}

} // namespace fusewright
