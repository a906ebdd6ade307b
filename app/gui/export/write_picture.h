// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/report/image_plan.h"
#include "engine/support/cancel_token.h"

#include <QByteArray>

#include <functional>
#include <string>

class QImage;
class QPoint;

namespace fusewright {

struct Paper;

/// Paints the part of a picture that begins at a dot, at the plan's scale, into an image that is
/// filled with its background.
using PaintPart = std::function<void(QImage& image, QPoint from)>;

/// Writes the files of a plan one after another, so that there is never more than one in memory.
/// False, and the reason in `problem`, when that fails; work that failed or was cancelled leaves
/// none of its files.
bool writeImages(const ImagePlan& plan, const std::string& path, bool isTransparent,
                 const PaintPart& paint, std::string& problem, const CancelToken& cancel = {});

/// Writes an SVG picture as PNG. Needs no display.
bool writeSvgAsPng(const std::string& svg, const ImagePlan& plan, const std::string& path,
                   bool isTransparent, std::string& problem);

/// A report as PDF: text is text, pictures are lines. Equal papers give equal bytes.
QByteArray paperPdf(const Paper& paper, const CancelToken& cancel = {});
/// The same as a file. Needs no display.
bool writePaper(const Paper& paper, const std::string& path, std::string& problem);

} // namespace fusewright
