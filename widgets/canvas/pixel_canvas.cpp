// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/canvas/pixel_canvas.h"

#include <algorithm>
#include <cmath>

namespace fusewright {

namespace {

constexpr int opaqueShare = 256;

QRgb over(QRgb below, QRgb color, int alpha)
{
    const quint32 share = quint32(alpha);
    const quint32 rest = quint32(opaqueShare - alpha);
    const quint32 redAndBlue =
        (((color & 0xff00ffU) * share + (below & 0xff00ffU) * rest) >> 8) & 0xff00ffU;
    const quint32 green =
        (((color & 0x00ff00U) * share + (below & 0x00ff00U) * rest) >> 8) & 0x00ff00U;
    return 0xff000000U | redAndBlue | green;
}

bool isInked(int x, int y, ClassHatch hatch)
{
    constexpr int mask = 3;
    switch (hatch) {
    case ClassHatch::None:
        return false;
    case ClassHatch::Rising:
        return ((x + y) & mask) == 0;
    case ClassHatch::Falling:
        return ((x - y) & mask) == 0;
    case ClassHatch::Crossed:
        return ((x + y) & mask) == 0 || ((x - y) & mask) == 0;
    case ClassHatch::Dotted:
        return (x & 1) == 0 && (y & 1) == 0;
    }
    return false;
}

/// What is left of `from..to` along a line between two values, as shares of the line.
bool clipShare(double start, double delta, double low, double high, double& from, double& to)
{
    if (delta == 0)
        return start >= low && start <= high;
    double a = (low - start) / delta;
    double b = (high - start) / delta;
    if (a > b)
        std::swap(a, b);
    from = std::max(from, a);
    to = std::min(to, b);
    return from <= to;
}

} // namespace

PixelCanvas::PixelCanvas(QImage& image, QPoint origin)
    : m_bits(reinterpret_cast<QRgb*>(image.bits())),
      m_stride(image.bytesPerLine() / qsizetype(sizeof(QRgb))),
      m_width(image.width()),
      m_height(image.height()),
      m_origin(origin)
{
}

PixelCanvas::Area PixelCanvas::clipped(Area area) const
{
    return {std::clamp(area.left - m_origin.x(), 0, m_width),
            std::clamp(area.top - m_origin.y(), 0, m_height),
            std::clamp(area.right - m_origin.x(), 0, m_width),
            std::clamp(area.bottom - m_origin.y(), 0, m_height)};
}

void PixelCanvas::fill(Area area, QRgb color)
{
    const Area inside = clipped(area);
    if (inside.left >= inside.right)
        return;
    for (int y = inside.top; y < inside.bottom; ++y)
        std::fill(row(y) + inside.left, row(y) + inside.right, color);
}

void PixelCanvas::blend(Area area, QRgb color, int alpha)
{
    const Area inside = clipped(area);
    for (int y = inside.top; y < inside.bottom; ++y) {
        QRgb* const pixels = row(y);
        for (int x = inside.left; x < inside.right; ++x)
            pixels[x] = over(pixels[x], color, alpha);
    }
}

void PixelCanvas::frame(Area area, QRgb color, int alpha)
{
    blend({area.left, area.top, area.right, area.top + 1}, color, alpha);
    blend({area.left, area.bottom - 1, area.right, area.bottom}, color, alpha);
    blend({area.left, area.top + 1, area.left + 1, area.bottom - 1}, color, alpha);
    blend({area.right - 1, area.top + 1, area.right, area.bottom - 1}, color, alpha);
}

void PixelCanvas::hatch(Area area, QRgb ink, ClassHatch hatch)
{
    if (hatch == ClassHatch::None)
        return;
    const Area inside = clipped(area);
    for (int y = inside.top; y < inside.bottom; ++y) {
        QRgb* const pixels = row(y);
        for (int x = inside.left; x < inside.right; ++x) {
            if (isInked(x + m_origin.x(), y + m_origin.y(), hatch))
                pixels[x] = ink;
        }
    }
}

void PixelCanvas::plot(int x, int y, QRgb color, int alpha)
{
    if (x < 0 || y < 0 || x >= m_width || y >= m_height)
        return;
    QRgb& pixel = row(y)[x];
    pixel = over(pixel, color, alpha);
}

void PixelCanvas::line(double x0, double y0, double x1, double y1, QRgb color, int alpha)
{
    // Steps are counted in the coordinates of the picture, so that a line that goes through
    // several images is the same in all of them.
    const bool isSteep = std::abs(y1 - y0) > std::abs(x1 - x0);
    double a0 = isSteep ? y0 : x0;
    double a1 = isSteep ? y1 : x1;
    double b0 = isSteep ? x0 : y0;
    double b1 = isSteep ? x1 : y1;
    if (a0 > a1) {
        std::swap(a0, a1);
        std::swap(b0, b1);
    }
    const double slope = a1 > a0 ? (b1 - b0) / (a1 - a0) : 0;
    const int originA = isSteep ? m_origin.y() : m_origin.x();
    const int originB = isSteep ? m_origin.x() : m_origin.y();
    const int sizeA = isSteep ? m_height : m_width;
    const int sizeB = isSteep ? m_width : m_height;

    double from = 0;
    double to = 1;
    if (!clipShare(a0, a1 - a0, originA - 1, originA + sizeA + 1, from, to)
        || !clipShare(b0, b1 - b0, originB - 2, originB + sizeB + 2, from, to))
        return;
    const int first = int(std::floor(a0 + from * (a1 - a0)));
    const int last = int(std::floor(a0 + to * (a1 - a0)));
    for (int a = first; a <= last; ++a) {
        const double middle = std::clamp(a + 0.5, a0, a1);
        const double b = b0 + (middle - a0) * slope - 0.5;
        const int low = int(std::floor(b));
        const int upper = int((b - low) * alpha);
        const int atA = a - originA;
        const int atB = low - originB;
        if (isSteep) {
            plot(atB, atA, color, alpha - upper);
            plot(atB + 1, atA, color, upper);
        } else {
            plot(atA, atB, color, alpha - upper);
            plot(atA, atB + 1, color, upper);
        }
    }
}

} // namespace fusewright
