// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/picture/picture_legend.h"

#include "widgets/base/text.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace fusewright {

namespace {

constexpr double legendMargin = 24;
constexpr double textSize = 13;
constexpr double sampleSide = 18;
constexpr double sampleRadius = 4;
constexpr double tagSize = 9;
constexpr double beforeWords = sampleSide + 8;
constexpr double betweenEntries = 24;
constexpr double rowHeight = 26;
constexpr double hatchShare = 0.55;

QFont legendFont(const CanvasStyle& style)
{
    return style.fontOf(textSize);
}

void paintSample(QPainter& painter, const PictureLegend::Entry& entry, const CanvasStyle& style)
{
    QPainterPath shape;
    shape.addRoundedRect(QRectF(0, 0, sampleSide, sampleSide), sampleRadius, sampleRadius);
    if (entry.isUnclassed) {
        painter.fillPath(shape, style.colors.block);
        return;
    }
    const ClassColor color = style.classes[entry.color];
    painter.fillPath(shape, color.fill);
    if (color.hatch != ClassHatch::None)
        painter.fillPath(shape, hatchBrush(color.hatch, mixed(color.fill, color.tint, hatchShare)));
    const QRectF middle(2, (sampleSide - tagSize - 4) / 2, sampleSide - 4, tagSize + 4);
    if (color.hatch != ClassHatch::None && !entry.tag.isEmpty())
        painter.fillRect(middle, color.fill);
    painter.setFont(style.fontOf(tagSize, QFont::DemiBold));
    painter.setPen(color.ink);
    painter.drawText(QRectF(0, 0, sampleSide, sampleSide), Qt::AlignCenter, entry.tag);
}

} // namespace

PictureLegend layOutLegend(const std::vector<LegendLine>& lines, const CanvasClasses& classes,
                           const CanvasStyle& style, double width, double unit)
{
    PictureLegend legend{.entries = {}, .unit = unit};
    const QFontMetricsF metrics(legendFont(style));
    const double right = width / unit - legendMargin;
    double x = legendMargin;
    double y = legendMargin / 2;
    double widest = 0;
    for (const LegendLine& line : lines) {
        const QString name = toQt(line.name);
        const bool hasSample = !name.isEmpty();
        const QString words =
            hasSample ? name + QStringLiteral(" · ") + toQt(line.counts) : toQt(line.counts);
        const double length = metrics.horizontalAdvance(words) + (hasSample ? beforeWords : 0);
        if (x > legendMargin && x + length > right) {
            x = legendMargin;
            y += rowHeight;
        }
        const bool isUnclassed = line.at >= classes.looks.size();
        legend.entries.push_back({.place = QPointF(x, y) * unit,
                                  .words = words,
                                  .color = isUnclassed ? 0 : classes.looks[line.at].color,
                                  .tag = isUnclassed ? QString() : classes.looks[line.at].tag,
                                  .hasSample = hasSample,
                                  .isUnclassed = isUnclassed});
        x += length + betweenEntries;
        widest = std::max(widest, x - betweenEntries + legendMargin);
    }
    if (!legend.isEmpty())
        legend.size =
            QSizeF(std::max(width, widest * unit), (y + rowHeight + legendMargin / 2) * unit);
    return legend;
}

void paintLegend(QPainter& painter, const PictureLegend& legend, const CanvasStyle& style)
{
    painter.setRenderHint(QPainter::Antialiasing);
    for (const PictureLegend::Entry& entry : legend.entries) {
        painter.save();
        painter.translate(entry.place);
        painter.scale(legend.unit, legend.unit);
        if (entry.hasSample)
            paintSample(painter, entry, style);
        const QFont font = legendFont(style);
        const QFontMetricsF metrics(font);
        painter.setFont(font);
        painter.setPen(style.colors.text);
        painter.drawText(QPointF(entry.hasSample ? beforeWords : 0,
                                 (sampleSide + metrics.ascent() - metrics.descent()) / 2),
                         entry.words);
        painter.restore();
    }
}

} // namespace fusewright
