// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/canvas/block_painter.h"

#include "widgets/canvas/canvas_style.h"
#include "widgets/canvas/pixel_canvas.h"

#include <QImage>

#include <algorithm>
#include <cmath>

namespace fusewright {

namespace {

constexpr double opaque = 256;
constexpr double faintestLine = 0.3;
constexpr double strongestLine = 0.85;
constexpr double lineStrengthByScale = 3;
constexpr int smallestHatched = 5;

Box partOf(const QImage& image, const DevicePlace& place)
{
    // A pixel more on every side: blocks are never smaller than one.
    return {float((place.origin.x() - 1) / place.scale),
            float((place.origin.y() - 1) / place.scale), float((image.width() + 2) / place.scale),
            float((image.height() + 2) / place.scale)};
}

PixelCanvas::Area areaOf(const Box& box, double scale)
{
    const int left = int(std::floor(double(box.left) * scale));
    const int top = int(std::floor(double(box.top) * scale));
    return {left, top, std::max(left + 1, int(std::floor(double(box.right()) * scale))),
            std::max(top + 1, int(std::floor(double(box.bottom()) * scale)))};
}

int alphaOf(double share)
{
    return int(share * opaque);
}

struct Block {
    QRgb fill;
    QRgb ink;
    ClassHatch hatch;
    QRgb second; ///< Of the right part, when there are several classes.
    bool isSplit;
};

std::vector<Block> blocksOf(const CanvasScene& scene, const CanvasStyle& style)
{
    std::vector<Block> blocks;
    for (const CardLook& look : scene.looks()) {
        const QColor fill = style.blockFill(scene, look);
        Block block{fill.rgb(), fill.rgb(), ClassHatch::None, fill.rgb(), false};
        if (look.classes.front() != CanvasClasses::none) {
            const ClassColor own = style.classColor(scene, look.classes.front());
            block.hatch = own.hatch;
            block.ink = mixed(fill, style.colors.canvas, 0.55).rgb();
        }
        if (look.classes.size() > 1) {
            block.isSplit = true;
            block.second = style.blockFill(scene, {{look.classes[1]}, look.isDimmed, false}).rgb();
        }
        blocks.push_back(block);
    }
    return blocks;
}

void paintHulls(PixelCanvas& pixels, const Box& part, double scale, const CanvasScene& scene,
                const CanvasStyle& style)
{
    constexpr int smallestFramed = 4;
    for (const std::uint32_t hull : scene.hullsIn(part)) {
        const PixelCanvas::Area area = areaOf(scene.picture().hulls[hull].box, scale);
        const QColor fill = style.hullFill(scene, hull);
        pixels.blend(area, fill.rgb(), alphaOf(fill.alphaF()));
        if (area.right - area.left < smallestFramed || area.bottom - area.top < smallestFramed)
            continue;
        const QColor border = style.hullBorder(scene, hull);
        pixels.frame(area, border.rgb(), alphaOf(border.alphaF()));
    }
}

void paintSegments(PixelCanvas& pixels, const Box& part, const DevicePlace& place,
                   const CanvasScene& scene, const CanvasStyle& style)
{
    const double scale = place.scale;
    const double strength =
        std::clamp(lineStrengthByScale * scale / place.ratio, faintestLine, strongestLine);
    const int alpha = alphaOf(strength);
    const int dimmedAlpha = alphaOf(strength * dimmedShare);
    const QRgb color = style.colors.edge.rgb();
    scene.segmentGrid().visit(part, [&](std::uint32_t at) {
        const LineSegment& segment = scene.segment(at);
        const bool isDimmed = scene.isLineDimmed(scene.picture().lines[segment.line]);
        pixels.line(double(segment.from.x) * scale, double(segment.from.y) * scale,
                    double(segment.to.x) * scale, double(segment.to.y) * scale, color,
                    isDimmed ? dimmedAlpha : alpha);
    });
}

void paintItems(PixelCanvas& pixels, const Box& part, double scale, const CanvasScene& scene,
                const CanvasStyle& style)
{
    const std::vector<Block> blocks = blocksOf(scene, style);
    const QRgb value = style.colors.edge.rgb();
    scene.itemGrid().visit(part, [&](std::uint32_t at) {
        const PictureItem& item = scene.item(at);
        const PixelCanvas::Area area = areaOf(item.box, scale);
        const bool isValue =
            item.kind == PictureItem::Kind::Input || item.kind == PictureItem::Kind::Output;
        if (isValue) {
            pixels.fill(area, value);
            return;
        }
        const Block& block = blocks[scene.lookOf(at)];
        pixels.fill(area, block.fill);
        const int width = area.right - area.left;
        if (block.isSplit && width > 1)
            pixels.fill({area.left + width / 2, area.top, area.right, area.bottom}, block.second);
        else if (width >= smallestHatched)
            pixels.hatch(area, block.ink, block.hatch);
    });
}

} // namespace

void paintThinLines(QImage& image, const DevicePlace& place, const CanvasScene& scene,
                    const CanvasStyle& style)
{
    PixelCanvas pixels(image, place.origin);
    paintSegments(pixels, partOf(image, place), place, scene, style);
}

void paintBlocks(QImage& image, const DevicePlace& place, const CanvasScene& scene,
                 const CanvasStyle& style, const std::function<void(const Box& part)>& paintBehind)
{
    image.fill(style.colors.canvas);
    PixelCanvas pixels(image, place.origin);
    const Box part = partOf(image, place);
    paintHulls(pixels, part, place.scale, scene, style);
    paintBehind(part);
    paintSegments(pixels, part, place, scene, style);
    paintItems(pixels, part, place.scale, scene, style);
}

} // namespace fusewright
