// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/export/picture_source.h"

#include "app/gui/export/write_picture.h"
#include "app/gui/picture/canvas_page.h"
#include "widgets/base/picture_geometry.h"
#include "widgets/base/theme.h"
#include "widgets/canvas/graph_canvas.h"
#include "widgets/report/export_choice.h"

#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>

#include <algorithm>
#include <set>

namespace fusewright {

namespace {

/// Around what is written, in units of the picture; counts of repeats stand there.
constexpr double pictureMargin = 24;

QRectF inView(const GraphCanvas& canvas)
{
    const QSizeF size = QSizeF(canvas.viewport()->size()) / canvas.zoom();
    return {canvas.center() - QPointF(size.width() / 2, size.height() / 2), size};
}

QRectF selectedPart(const GraphCanvas& canvas)
{
    QRectF all;
    for (const NodeId node : canvas.selection()) {
        const std::uint32_t item = canvas.scene().itemOf(node);
        if (item != CanvasScene::noItem)
            all = all.united(rectOf(canvas.scene().item(item).box));
    }
    return all.isEmpty()
        ? all
        : all.adjusted(-pictureMargin, -pictureMargin, pictureMargin, pictureMargin);
}

QRectF partOf(const GraphCanvas& canvas, PictureExtent extent)
{
    const QRectF bounds =
        rectOf(canvas.scene().picture().bounds)
            .adjusted(-pictureMargin, -pictureMargin, 4 * pictureMargin, pictureMargin);
    switch (extent) {
    case PictureExtent::View:
        return inView(canvas).intersected(bounds);
    case PictureExtent::Selection:
        return selectedPart(canvas);
    case PictureExtent::Everything:
        return bounds;
    }
    return bounds;
}

CanvasStyle styleOf(const Theme& theme, ReportTheme wanted)
{
    const ClassPalette palette =
        theme.isColorBlind() ? ClassPalette::ColorBlind : ClassPalette::Standard;
    if (wanted == ReportTheme::Auto)
        return CanvasStyle(theme, palette);
    return CanvasStyle(wanted == ReportTheme::Dark ? darkColors() : lightColors(), palette,
                       theme.font(TypeStep::Body));
}

/// Paints parts of one picture, each as large as it is wanted.
class SourcePainter {
public:
    explicit SourcePainter(const PictureSource& source)
        : m_source(source), m_scene(*source.scene), m_painter(*source.style)
    {
        m_scene.setClasses(source.classes);
        m_scene.setGroupTitles(source.titles);
        m_painter.setShowsShapes(source.showsShapes);
    }

    void paint(QImage& image, QPoint from, double scale, bool isTransparent)
    {
        const QPoint origin = (m_source.part.topLeft() * scale).toPoint() + from;
        if (!isTransparent)
            m_painter.paint(image, {.origin = origin, .scale = scale}, m_scene);
        QPainter painter(&image);
        painter.translate(-origin);
        if (isTransparent) {
            const QRectF part(QPointF(origin) / scale, QSizeF(image.size()) / scale);
            paint(painter, part, scale);
        }
        painter.scale(scale, scale);
        addLegend(painter,
                  isTransparent ? QPainter::CompositionMode_Clear
                                : QPainter::CompositionMode_SourceOver);
    }

    /// `painter` is in units of the picture. What is beside the part gives way to the legend.
    void addLegend(QPainter& painter, QPainter::CompositionMode ground)
    {
        if (m_source.legend.isEmpty())
            return;
        const QRectF& part = m_source.part;
        const QRectF sheet = m_source.sheet();
        const QColor& canvas = m_source.style->colors.canvas;
        painter.setCompositionMode(ground);
        painter.fillRect(QRectF(QPointF(sheet.left(), part.bottom()), sheet.bottomRight()), canvas);
        painter.fillRect(QRectF(QPointF(part.right(), sheet.top()), sheet.bottomRight()), canvas);
        painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
        painter.translate(part.bottomLeft());
        paintLegend(painter, m_source.legend, *m_source.style);
    }

    void paint(QPainter& painter, const QRectF& part, double scale)
    {
        m_painter.paint(
            painter,
            {float(part.left()), float(part.top()), float(part.width()), float(part.height())},
            {.origin = {}, .scale = scale}, m_scene);
    }

private:
    const PictureSource& m_source;
    CanvasScene m_scene;
    PicturePainter m_painter;
};

/// The classes that are seen in a part of the picture; all of them in all of it.
std::vector<LegendLine> linesFor(const NodeClasses& classes, const CanvasScene& scene,
                                 const QRectF& part, PictureExtent extent)
{
    std::vector<LegendLine> lines = legendOf(classes);
    if (extent == PictureExtent::Everything)
        return lines;
    const Box box{float(part.left()), float(part.top()), float(part.width()), float(part.height())};
    std::set<std::uint32_t> seen;
    for (const std::uint32_t item : scene.itemsIn(box)) {
        const CardLook& look = scene.looks()[scene.lookOf(item)];
        seen.insert(look.classes.begin(), look.classes.end());
    }
    std::erase_if(lines, [&seen](const LegendLine& line) {
        return line.name.empty() || !seen.contains(line.at);
    });
    return lines;
}

/// Large pictures are seen from afar, so their legend is large. It is never too small to be read at
/// the scale that is written.
double legendUnit(double width, const ExportChoice& choice)
{
    constexpr double widestInFull = 1'800;
    constexpr double leastOnScreen = 0.9;
    const double scale = choice.kind == ExportKind::Png ? choice.scale().value_or(1) : 1;
    return std::max({1.0, width / widestInFull, leastOnScreen / scale});
}

} // namespace

QRectF PictureSource::sheet() const
{
    return {
        part.topLeft(),
        QSizeF(std::max(part.width(), legend.size.width()), part.height() + legend.size.height())};
}

PictureSource pictureOf(CanvasPage& page, const Theme& theme, const ExportChoice& choice)
{
    const CanvasView* const view = page.content().view();
    GraphCanvas& canvas = page.canvas();
    if (!view || canvas.scene().isEmpty())
        return {};
    PictureSource source{.scene = view->scene,
                         .classes = canvas.scene().classes(),
                         .titles = canvas.scene().groupTitles(),
                         .showsShapes = canvas.showsShapes(),
                         .part = partOf(canvas, choice.extent),
                         .legend = {},
                         .style = styleOf(theme, choice.theme)};
    if (choice.hasLegend && !source.isEmpty())
        source.legend = layOutLegend(
            linesFor(*view->classes, canvas.scene(), source.part, choice.extent), source.classes,
            *source.style, source.part.width(), legendUnit(source.part.width(), choice));
    return source;
}

std::optional<ImagePlan> planOf(const PictureSource& source, std::optional<double> scale)
{
    const QSizeF size = source.sheet().size();
    return planImage(size.width(), size.height(), scale);
}

QImage imageOf(const PictureSource& source, const ImagePlan& plan, bool isTransparent)
{
    QImage image(plan.width, plan.height,
                 isTransparent ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
    image.fill(isTransparent ? Qt::transparent : Qt::white);
    SourcePainter(source).paint(image, {}, plan.scale, isTransparent);
    return image;
}

bool writePictureFiles(const PictureSource& source, const ImagePlan& plan, const std::string& path,
                       bool isTransparent, std::string& problem, const CancelToken& cancel)
{
    SourcePainter painter(source);
    const auto paint = [&](QImage& image, QPoint from) {
        painter.paint(image, from, plan.scale, isTransparent);
    };
    return writeImages(plan, path, isTransparent, paint, problem, cancel);
}

QByteArray svgOf(const PictureSource& source, bool isTransparent)
{
    constexpr int dotsPerInch = 96; // One unit is one pixel of SVG.
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator file;
    file.setOutputDevice(&buffer);
    file.setResolution(dotsPerInch);
    const QRectF part = source.sheet().toAlignedRect();
    file.setSize(part.size().toSize());
    file.setViewBox(QRectF(QPointF(), part.size()));
    file.setTitle(QString::fromStdString(source.scene->graph()->name()));
    file.setDescription(QStringLiteral("Fusewright"));
    QPainter painter(&file);
    const QRectF sheet(QPointF(), part.size());
    painter.setClipRect(sheet);
    if (!isTransparent)
        painter.fillRect(sheet, source.style->colors.canvas);
    painter.translate(-part.topLeft());
    SourcePainter picture(source);
    picture.paint(painter, source.part.toAlignedRect(), 1);
    picture.addLegend(painter, QPainter::CompositionMode_SourceOver);
    painter.end();
    return bytes;
}

} // namespace fusewright
