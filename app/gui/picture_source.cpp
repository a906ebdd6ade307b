// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/picture_source.h"

#include "app/gui/canvas_page.h"
#include "app/gui/write_picture.h"
#include "widgets/base/theme.h"
#include "widgets/canvas/graph_canvas.h"
#include "widgets/report/export_choice.h"

#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>

namespace fusewright {

namespace {

/// Around what is written, in units of the picture; counts of repeats stand there.
constexpr double margin = 24;

QRectF rectOf(const Box& box)
{
    return {double(box.left), double(box.top), double(box.width), double(box.height)};
}

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
    return all.isEmpty() ? all : all.adjusted(-margin, -margin, margin, margin);
}

QRectF partOf(const GraphCanvas& canvas, PictureExtent extent)
{
    const QRectF bounds =
        rectOf(canvas.scene().picture().bounds).adjusted(-margin, -margin, 4 * margin, margin);
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
        if (!isTransparent) {
            m_painter.paint(image, {.origin = origin, .scale = scale}, m_scene);
            return;
        }
        QPainter painter(&image);
        painter.translate(-origin);
        const QRectF part(QPointF(origin) / scale, QSizeF(image.size()) / scale);
        paint(painter, part, scale);
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

} // namespace

PictureSource pictureOf(CanvasPage& page, const Theme& theme, const ExportChoice& choice)
{
    const CanvasView* const view = page.content().view();
    GraphCanvas& canvas = page.canvas();
    if (!view || canvas.scene().isEmpty())
        return {};
    return {.scene = view->scene,
            .classes = canvas.scene().classes(),
            .titles = canvas.scene().groupTitles(),
            .showsShapes = canvas.showsShapes(),
            .part = partOf(canvas, choice.extent),
            .style = styleOf(theme, choice.theme)};
}

std::optional<ImagePlan> planOf(const PictureSource& source, std::optional<double> scale)
{
    return planImage(source.part.width(), source.part.height(), scale);
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
    const QRectF part = source.part.toAlignedRect();
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
    SourcePainter(source).paint(painter, part, 1);
    painter.end();
    return bytes;
}

} // namespace fusewright
