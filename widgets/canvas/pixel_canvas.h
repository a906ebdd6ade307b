// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/class_colors.h"

#include <QImage>
#include <QPoint>

namespace fusewright {

/// Writes straight into the pixels of an image: where there are a hundred thousand things of a few
/// pixels each, a painter's cost for every call is what takes the time.
class PixelCanvas {
public:
    /// `image` is RGB32; `origin` is where its first pixel lies in the coordinates of all calls.
    PixelCanvas(QImage& image, QPoint origin);

    /// Half open: from the left and the top to before the right and the bottom.
    struct Area {
        int left;
        int top;
        int right;
        int bottom;
    };

    void fill(Area area, QRgb color);
    /// `alpha` from 0 to 256.
    void blend(Area area, QRgb color, int alpha);
    void frame(Area area, QRgb color, int alpha);
    /// One pixel of ink in so many, in steps that go on across images.
    void hatch(Area area, QRgb ink, ClassHatch hatch);
    /// A line one pixel wide with smooth edges.
    void line(double x0, double y0, double x1, double y1, QRgb color, int alpha);

private:
    Area clipped(Area area) const;
    QRgb* row(int y) { return m_bits + qsizetype(y) * m_stride; }
    void plot(int x, int y, QRgb color, int alpha);

    QRgb* m_bits;
    qsizetype m_stride;
    int m_width;
    int m_height;
    QPoint m_origin;
};

} // namespace fusewright
