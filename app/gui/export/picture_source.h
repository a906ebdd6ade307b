// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/gui/picture/picture_legend.h"
#include "engine/report/image_plan.h"
#include "engine/support/cancel_token.h"
#include "widgets/canvas/canvas_style.h"

#include <QByteArray>
#include <QImage>
#include <QRectF>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace fusewright {

class CanvasPage;
class Theme;
struct ExportChoice;

/// The picture on screen, as another thread can paint it into a file.
struct PictureSource {
    std::shared_ptr<const CanvasScene> scene; ///< Null while there is no picture.
    CanvasClasses classes;
    std::vector<QString> titles;
    bool showsShapes = false;
    QRectF part;          ///< In units of the picture.
    PictureLegend legend; ///< Below the part; empty where none is wanted.
    std::optional<CanvasStyle> style;

    bool isEmpty() const { return !scene || part.isEmpty(); }
    /// The part with its legend.
    QRectF sheet() const;
};

/// What is chosen of the picture; empty where there is nothing of it.
PictureSource pictureOf(CanvasPage& page, const Theme& theme, const ExportChoice& choice);

std::optional<ImagePlan> planOf(const PictureSource& source, std::optional<double> scale);
/// All of it in one image; only for plans of one file.
QImage imageOf(const PictureSource& source, const ImagePlan& plan, bool isTransparent);
/// False, and the reason in `problem`, when that fails.
bool writePictureFiles(const PictureSource& source, const ImagePlan& plan, const std::string& path,
                       bool isTransparent, std::string& problem, const CancelToken& cancel);
QByteArray svgOf(const PictureSource& source, bool isTransparent);

} // namespace fusewright
