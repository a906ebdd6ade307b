// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/svg_frames.h"

#include "engine/report/class_palette.h"
#include "engine/report/frame_words.h"
#include "engine/report/piece_titles.h"
#include "engine/report/svg_cards.h"
#include "engine/report/svg_text.h"
#include "engine/report/text_table.h"
#include "engine/report/text_width.h"

#include <algorithm>

namespace fusewright {

namespace {

constexpr double hullCorner = 10;
constexpr double titleSize = 12;
constexpr float titleHeight = 20;
constexpr float titleInset = 10;
constexpr float narrowestTitle = 36;

std::string countOf(const PictureRepeat& repeat)
{
    return "× " + groupedNumber(repeat.count);
}

std::vector<RowPart> linesIn(const Picture& picture, const Box& row)
{
    std::vector<RowPart> parts;
    for (const PictureLine& line : picture.lines) {
        const auto points = picture.pointsOf(line);
        for (std::size_t at = 1; at < points.size(); ++at) {
            const auto [left, right] = std::minmax(points[at - 1].x, points[at].x);
            const auto [top, bottom] = std::minmax(points[at - 1].y, points[at].y);
            if (top < row.bottom() && row.top < bottom && left < row.right() && row.left < right)
                parts.push_back({left, right});
        }
    }
    return parts;
}

} // namespace

SvgFrames::SvgFrames(const GraphDrawing& drawing, const PictureLooks& looks, double farUnit)
    : m_drawing(drawing),
      m_picture(drawing.picture),
      m_looks(looks),
      m_farUnit(farUnit),
      m_countSize(SvgCards::textSize * std::max(farUnit, 1.15))
{
    placeCounts();
}

void SvgFrames::placeCounts()
{
    WordSizes sizes;
    sizes.height = float(m_countSize * 1.5);
    for (const PictureRepeat& repeat : m_picture.repeats)
        sizes.widths.push_back(
            float(textWidth(countOf(repeat), m_countSize, TextWeight::Strong) + m_countSize));
    const auto isAt = [](const auto& places, const Box& place) {
        return std::ranges::any_of(places,
                                   [&](const auto& each) { return each.box.touches(place); });
    };
    m_counts = fusewright::placeCounts(m_picture, sizes, [&](const Box& place) {
        // From afar a count is larger than cards, and there is no place beside them.
        return m_farUnit <= 1 && (isAt(m_picture.items, place) || isAt(m_picture.stubs, place));
    });
}

std::string SvgFrames::hulls() const
{
    std::string text;
    for (const PictureHull& each : m_picture.hulls)
        text += hull(each);
    return text;
}

std::string SvgFrames::hull(const PictureHull& hull) const
{
    return svgRectangle(
               hull.box, std::min(hullCorner, double(hull.box.height) / 4),
               classAttribute("ph", m_drawing.classes.colorOf(m_looks.ofGroup(hull.group))))
        + '\n';
}

std::string SvgFrames::titles() const
{
    std::string text;
    for (std::size_t at = 0; at < m_picture.hulls.size(); ++at)
        text += title(at);
    return text;
}

std::string SvgFrames::title(std::size_t at) const
{
    const PictureHull& hull = m_picture.hulls[at];
    if (hull.box.width < narrowestTitle || hull.group >= m_drawing.groups.titles.size())
        return {};
    const std::vector<std::string> titles =
        frameTitles(hull, [this](std::uint32_t group) { return m_drawing.groups.titles[group]; });
    std::vector<float> widths;
    widths.reserve(titles.size());
    for (const std::string& each : titles)
        widths.push_back(float(textWidth(each, titleSize)));
    const Box strip{hull.box.left, hull.box.top + (titleHeight - float(titleSize)) / 2,
                    hull.box.width, float(titleSize)};
    std::vector<RowPart> counts;
    for (const std::optional<Box>& count : m_counts) {
        if (count && count->touches(strip))
            counts.push_back({count->left, count->right()});
    }
    const TitlePlace place = placeTitle({strip.left + titleInset, strip.right() - titleInset},
                                        widths, std::move(counts), linesIn(m_picture, strip));
    const std::string words =
        elidedText(titles[place.title], double(place.room.end - place.room.begin) + 0.5, titleSize,
                   ElideAt::End);
    const std::string under = place.isOverLines
        ? ground({place.room.begin, strip.top, float(textWidth(words, titleSize)), strip.height})
        : std::string();
    return under
        + svgLine(
               double(place.room.begin),
               baselineBetween(double(hull.box.top), double(hull.box.top + titleHeight), titleSize),
               titleSize, "pn", words)
        + '\n';
}

std::string SvgFrames::farTitles() const
{
    const double size = titleSize * m_farUnit;
    WordSizes sizes{.height = float(size * 1.3)};
    std::vector<std::string> titles;
    for (const PictureHull& hull : m_picture.hulls) {
        titles.push_back(hull.group < m_drawing.groups.titles.size()
                             ? m_drawing.groups.titles[hull.group]
                             : std::string());
        sizes.widths.push_back(float(textWidth(titles.back(), size)));
    }
    const WordPlaces places = placeFarTitles(m_picture, sizes, m_counts);
    std::string text;
    for (std::size_t at = 0; at < places.size(); ++at) {
        if (!places[at])
            continue;
        const Box& place = *places[at];
        text += "<g stroke-width=\"0\">" + svgRectangle(place, size / 4, " class=\"pg\"") + "</g>"
            + svgLine(double(place.left),
                      baselineBetween(double(place.top), double(place.bottom()), size), size, "pn",
                      titles[at])
            + '\n';
    }
    return text;
}

/// As the frames paint it, without the lines.
std::string SvgFrames::ground(const Box& place) const
{
    std::string text = "<g stroke-width=\"0\">" + svgRectangle(place, 0, " class=\"pg\"");
    for (const PictureHull& hull : m_picture.hulls) {
        if (hull.box.contains(place.middle()))
            text += svgRectangle(
                place, 0,
                classAttribute("ph", m_drawing.classes.colorOf(m_looks.ofGroup(hull.group))));
    }
    return text + "</g>";
}

std::string SvgFrames::repeats() const
{
    std::string text;
    for (std::size_t at = 0; at < m_picture.repeats.size(); ++at) {
        // The width stands around what has a class: see `strokes`.
        text += "<g" + svgLength("stroke-width", 1.5 * m_farUnit) + " stroke-dasharray=\""
            + svgNumber(7 * m_farUnit) + ' ' + svgNumber(4 * m_farUnit) + "\">";
        for (const Box& part : m_picture.repeats[at].frames)
            text += svgRectangle(repeatFrame(part), double(repeatFrameCorner), " class=\"pr\"");
        text += "</g>";
        if (!m_counts[at])
            continue;
        const Box& place = *m_counts[at];
        text += "<g" + svgLength("stroke-width", m_farUnit) + '>'
            + svgRectangle(place, double(place.height) / 2, " class=\"pq\"") + "</g>"
            + svgLine(double(place.middle().x),
                      baselineBetween(double(place.top), double(place.bottom()), m_countSize),
                      m_countSize, "pt", countOf(m_picture.repeats[at]), TextAnchor::Middle, true)
            + '\n';
    }
    return text;
}

float SvgFrames::right() const
{
    float right = m_picture.bounds.right();
    for (const std::optional<Box>& count : m_counts) {
        if (count)
            right = std::max(right, count->right());
    }
    return right;
}

} // namespace fusewright
