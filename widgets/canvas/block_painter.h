// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/picture.h"

#include <QPoint>

#include <functional>

class QImage;

namespace fusewright {

class CanvasScene;
struct CanvasStyle;

/// Where a picture stands on a device: pixels are scene units times `scale`.
struct DevicePlace {
    QPoint origin; ///< The pixel of the picture that is the first one of the image.
    double scale = 1;
    double ratio = 1; ///< Pixels of the device for each one that widgets count.
};

/// Paints the part of a picture that an RGB32 image covers as coloured blocks.
void paintBlocks(
    QImage& image, const DevicePlace& place, const CanvasScene& scene, const CanvasStyle& style,
    const std::function<void(const Box& part)>& paintBehind = [](const Box&) {});
/// Only the lines, one pixel wide.
void paintThinLines(QImage& image, const DevicePlace& place, const CanvasScene& scene,
                    const CanvasStyle& style);

} // namespace fusewright
