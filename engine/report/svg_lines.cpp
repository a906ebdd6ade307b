// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/svg_lines.h"

#include "engine/layout/picture.h"
#include "engine/report/svg_text.h"

#include <algorithm>
#include <cmath>

namespace fusewright {

namespace {

constexpr double bend = 10;
constexpr double arrowLength = 7;
constexpr double arrowHalfWidth = 3.2;
constexpr double lineWidth = 1.25;

struct Place {
    double x = 0;
    double y = 0;
};

Place placeOf(Point point)
{
    return {double(point.x), double(point.y)};
}

std::string text(Place place)
{
    return svgNumber(place.x) + ' ' + svgNumber(place.y);
}

/// A point on the way from `from` to `to`, so far from `from` but not beyond the middle.
Place along(Place from, Place to, double distance)
{
    const double length = std::hypot(to.x - from.x, to.y - from.y);
    if (length <= 0)
        return from;
    const double share = std::min(distance / length, 0.5);
    return {from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share};
}

std::string bentLine(std::span<const Point> points)
{
    std::string path = 'M' + text(placeOf(points.front()));
    for (std::size_t at = 1; at + 1 < points.size(); ++at) {
        const Place corner = placeOf(points[at]);
        path += 'L' + text(along(corner, placeOf(points[at - 1]), bend)) + 'Q' + text(corner) + ' '
            + text(along(corner, placeOf(points[at + 1]), bend));
    }
    return path + 'L' + text(placeOf(points.back()));
}

std::string arrowHead(Place from, Place tip)
{
    const double length = std::hypot(tip.x - from.x, tip.y - from.y);
    if (length <= 0)
        return {};
    const Place forward{(tip.x - from.x) / length, (tip.y - from.y) / length};
    const Place back{tip.x - forward.x * arrowLength, tip.y - forward.y * arrowLength};
    const Place side{-forward.y * arrowHalfWidth, forward.x * arrowHalfWidth};
    return 'M' + text(tip) + 'L' + text({back.x + side.x, back.y + side.y}) + 'L'
        + text({back.x - side.x, back.y - side.y}) + 'z';
}

/// A line in whole units from point to point: what is near takes few digits.
std::string wholeLine(std::span<const Point> points)
{
    long x = std::lround(points.front().x);
    long y = std::lround(points.front().y);
    std::string path = 'M' + std::to_string(x) + ' ' + std::to_string(y) + 'l';
    for (const Point point : points.subspan(1)) {
        const long right = std::lround(point.x) - x;
        const long down = std::lround(point.y) - y;
        if (right == 0 && down == 0)
            continue;
        path += (path.back() == 'l' || right < 0 ? "" : " ") + std::to_string(right)
            + (down < 0 ? "" : " ") + std::to_string(down);
        x += right;
        y += down;
    }
    return path.back() == 'l' ? std::string() : path;
}

} // namespace

std::string strokes(std::string_view look, double width, const std::string& path)
{
    // Some programs forget the colour of a class where the width stands beside it.
    return "<g fill=\"none\"" + svgLength("stroke-width", width) + "><path class=\""
        + std::string(look) + "\" d=\"" + path + "\"/></g>";
}

std::string linesSvg(const Picture& picture)
{
    std::string lines;
    std::string heads;
    for (const PictureLine& line : picture.lines) {
        const auto points = picture.pointsOf(line);
        lines += bentLine(points);
        heads += arrowHead(placeOf(points[points.size() - 2]), placeOf(points.back()));
    }
    if (lines.empty())
        return {};
    return strokes("pl", lineWidth, lines) + "\n<path class=\"pa\" d=\"" + heads + "\"/>\n";
}

std::string farLinesSvg(const Picture& picture, double unit)
{
    std::string lines;
    for (const PictureLine& line : picture.lines) {
        const auto points = picture.pointsOf(line);
        const Place from = placeOf(points.front());
        const Place to = placeOf(points.back());
        if (std::abs(to.x - from.x) + std::abs(to.y - from.y) < unit)
            continue;
        lines += wholeLine(points);
    }
    if (lines.empty())
        return {};
    return strokes("pl", 0.4 * unit, lines) + "\n";
}

} // namespace fusewright
