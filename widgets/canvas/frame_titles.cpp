// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/canvas/frame_titles.h"

#include "engine/report/frame_words.h"
#include "widgets/canvas/canvas_scene.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace fusewright {

namespace {

// Lengths in units of the picture.
constexpr float titleHeight = 24;
constexpr float titleInset = 10;

// In pixels.
constexpr double narrowestTitle = 36;
constexpr double farTitleInset = 3;
constexpr double smallestTitleText = 9;
constexpr float titleLine = 13; ///< Of the smallest text.

class FrameTitlePainter {
public:
    FrameTitlePainter(QPainter& painter, const DevicePlace& place, const CanvasScene& scene,
                      const std::vector<QRectF>& counts, const CanvasStyle& style)
        : m_painter(painter),
          m_scale(place.scale),
          m_zoom(place.scale / place.ratio),
          m_scene(scene),
          m_counts(counts),
          m_style(style),
          m_font(style.fontOf(
              std::max(style.textSize * titleText * place.scale, smallestTitleText * place.ratio),
              QFont::Medium)),
          m_metrics(m_font)
    {
        m_painter.setFont(m_font);
    }

    void paint(const Box& part)
    {
        for (const std::uint32_t hull : m_scene.hullsIn(part)) {
            const Box row = hullTitleBox(m_scene.picture().hulls[hull], m_zoom);
            if (row.width > 0 && row.touches(part))
                paintTitle(hull, row);
        }
    }

private:
    void paintTitle(std::uint32_t hull, const Box& row)
    {
        const QStringList titles = m_scene.frameTitles(hull);
        if (titles.back().isEmpty())
            return;
        std::vector<float> widths;
        for (const QString& title : titles)
            widths.push_back(float(m_metrics.horizontalAdvance(title) / m_scale));
        const float textHeight = float(m_metrics.height() / m_scale);
        const Box strip{row.left, row.middle().y - textHeight / 2, row.width, textHeight};
        const TitlePlace place = placeTitle({row.left + titleInset, row.right() - titleInset},
                                            widths, countsIn(strip), linesIn(strip));
        const double width = double(place.room.end - place.room.begin) * m_scale;
        const QRectF room(double(place.room.begin) * m_scale, double(row.top) * m_scale, width,
                          double(row.height) * m_scale);
        const QString text =
            m_metrics.elidedText(titles.at(qsizetype(place.title)), Qt::ElideRight, width + 1);
        if (place.isOverLines)
            paintGround(QRectF(room.left(), room.center().y() - m_metrics.height() / 2,
                               m_metrics.horizontalAdvance(text), m_metrics.height()));
        m_painter.setPen(m_scene.isHullDimmed(hull) ? m_style.dimmed(m_style.colors.muted)
                                                    : m_style.colors.muted);
        m_painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, text);
    }

    std::vector<RowPart> countsIn(const Box& row) const
    {
        const QRectF rect(double(row.left) * m_scale, double(row.top) * m_scale,
                          double(row.width) * m_scale, double(row.height) * m_scale);
        std::vector<RowPart> parts;
        for (const QRectF& count : m_counts) {
            if (count.intersects(rect))
                parts.push_back({float(count.left() / m_scale), float(count.right() / m_scale)});
        }
        return parts;
    }

    std::vector<RowPart> linesIn(const Box& row) const
    {
        std::vector<RowPart> parts;
        m_scene.segmentGrid().visit(row, [&](std::uint32_t at) {
            const LineSegment& line = m_scene.segment(at);
            const auto [top, bottom] = std::minmax(line.from.y, line.to.y);
            const auto [left, right] = std::minmax(line.from.x, line.to.x);
            if (top < row.bottom() && row.top < bottom && left < row.right() && row.left < right)
                parts.push_back({left, right});
        });
        return parts;
    }

    /// As the frames paint it, without the lines.
    void paintGround(const QRectF& rect)
    {
        m_painter.fillRect(rect, m_style.colors.canvas);
        const QPointF middle = rect.center() / m_scale;
        const Point point{float(middle.x()), float(middle.y())};
        for (const std::uint32_t hull : m_scene.hullsIn({point.x, point.y, 0.01F, 0.01F}))
            m_painter.fillRect(rect, m_style.hullFill(m_scene, hull));
    }

    QPainter& m_painter;
    double m_scale;
    double m_zoom;
    const CanvasScene& m_scene;
    const std::vector<QRectF>& m_counts;
    const CanvasStyle& m_style;
    QFont m_font;
    QFontMetricsF m_metrics;
};

} // namespace

FarTitles::FarTitles(const CanvasScene& scene, const DevicePlace& place,
                     const std::vector<QRectF>& counts, const CanvasStyle& style)
    : m_textSize(smallestTitleText * place.ratio)
{
    const double scale = place.scale;
    const std::vector<PictureHull>& hulls = scene.picture().hulls;
    if (scale / place.ratio >= farthestTitle || hulls.empty())
        return;
    const QFontMetricsF metrics(style.fontOf(m_textSize, QFont::Medium));
    WordSizes sizes{.widths = std::vector<float>(hulls.size(), 0),
                    .height = float(metrics.height() / scale)};
    for (std::size_t at = 0; at < hulls.size(); ++at) {
        // Most are too small for any.
        if (double(hulls[at].box.width) * scale < narrowestTitle * place.ratio)
            continue;
        if (const QString title = scene.groupTitle(hulls[at].group); !title.isEmpty())
            sizes.widths[at] =
                float((metrics.horizontalAdvance(title) + 2 * farTitleInset * place.ratio) / scale);
    }
    WordPlaces taken;
    for (const QRectF& count : counts)
        taken.push_back(
            count.isEmpty()
                ? std::nullopt
                : std::optional(Box{float(count.left() / scale), float(count.top() / scale),
                                    float(count.width() / scale), float(count.height() / scale)}));
    const WordPlaces places = placeFarTitles(scene.picture(), sizes, taken);
    for (std::size_t at = 0; at < places.size(); ++at) {
        if (!places[at])
            continue;
        const Box& box = *places[at];
        m_words.push_back({static_cast<std::uint32_t>(at),
                           QRectF(double(box.left) * scale, double(box.top) * scale,
                                  double(box.width) * scale, double(box.height) * scale),
                           scene.groupTitle(hulls[at].group),
                           scene.isHullDimmed(static_cast<std::uint32_t>(at))});
    }
}

std::optional<std::uint32_t> FarTitles::hullAt(QPointF point) const
{
    const auto found = std::ranges::find_if(
        m_words, [point](const Word& word) { return word.place.contains(point); });
    return found == m_words.end() ? std::nullopt : std::optional(found->hull);
}

void FarTitles::paint(QPainter& painter, const QRectF& part, const CanvasStyle& style) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(style.fontOf(m_textSize, QFont::Medium));
    for (const Word& word : m_words) {
        if (!word.place.intersects(part))
            continue;
        const double round = word.place.height() / 4;
        painter.setPen(Qt::NoPen);
        painter.setBrush(style.colors.canvas);
        painter.drawRoundedRect(word.place, round, round);
        painter.setPen(word.isDimmed ? style.dimmed(style.colors.muted) : style.colors.muted);
        painter.drawText(word.place, Qt::AlignCenter, word.text);
    }
}

Box hullTitleBox(const PictureHull& hull, double zoom)
{
    if (zoom < farthestTitle || double(hull.box.width) * zoom < narrowestTitle)
        return {};
    return {hull.box.left, hull.box.top, hull.box.width,
            std::max(titleHeight, titleLine / float(zoom))};
}

void paintFrameTitles(QPainter& painter, const Box& part, const DevicePlace& place,
                      const CanvasScene& scene, const std::vector<QRectF>& counts,
                      const CanvasStyle& style)
{
    FrameTitlePainter(painter, place, scene, counts, style).paint(part);
}

} // namespace fusewright
