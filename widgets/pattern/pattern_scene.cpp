// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/pattern/pattern_scene.h"

#include "widgets/base/picture_geometry.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace fusewright {

namespace {

constexpr double sidewaysWeight = 2.5;

double distance(QPointF place, QPointF from, QPointF to)
{
    const QPointF way = to - from;
    const double length = QPointF::dotProduct(way, way);
    const double share =
        length <= 0 ? 0 : std::clamp(QPointF::dotProduct(place - from, way) / length, 0.0, 1.0);
    return QLineF(place, from + way * share).length();
}

} // namespace

QRectF PatternScene::rectOf(std::uint32_t entry) const
{
    const Box& box = drawing.boxes[entry];
    return {double(box.left), double(box.top), double(box.width), double(box.height)};
}

QPointF PatternScene::handleOf(std::uint32_t entry) const
{
    const QRectF rect = rectOf(entry);
    return {rect.center().x(), rect.bottom() + 3};
}

QPainterPath PatternScene::pathOf(std::uint32_t line) const
{
    const std::vector<Point>& points = drawing.lines[line].points;
    QPainterPath path(pointOf(points.front()));
    for (std::size_t at = 1; at < points.size(); ++at) {
        const QPointF from = path.currentPosition();
        const QPointF to = pointOf(points[at]);
        const double middle = (from.y() + to.y()) / 2;
        path.cubicTo({from.x(), middle}, {to.x(), middle}, to);
    }
    return path;
}

std::optional<std::uint32_t> PatternScene::entryAt(QPointF place) const
{
    std::optional<std::uint32_t> found;
    for (std::uint32_t at = 0; at < drawing.boxes.size(); ++at) {
        const bool isSmaller = !found
            || drawing.boxes[at].width * drawing.boxes[at].height
                < drawing.boxes[*found].width * drawing.boxes[*found].height;
        if (isSmaller && rectOf(at).contains(place))
            found = at;
    }
    return found;
}

std::optional<std::uint32_t> PatternScene::lineAt(QPointF place, double reach) const
{
    std::optional<std::uint32_t> found;
    for (std::uint32_t at = 0; at < drawing.lines.size(); ++at) {
        for (const QPolygonF& points : pathOf(at).toSubpathPolygons()) {
            for (qsizetype next = 1; next < points.size(); ++next) {
                const double away = distance(place, points[next - 1], points[next]);
                if (away <= reach) {
                    reach = away;
                    found = at;
                }
            }
        }
    }
    return found;
}

std::optional<std::uint32_t> PatternScene::find(const std::string& name) const
{
    const auto found = std::ranges::find(pattern.entries, name, &SketchedEntry::name);
    if (found == pattern.entries.end() || name.empty())
        return std::nullopt;
    return static_cast<std::uint32_t>(found - pattern.entries.begin());
}

bool PatternScene::isFrame(std::uint32_t entry) const
{
    return std::ranges::find(drawing.framedBy, entry) != drawing.framedBy.end();
}

bool PatternScene::canConnect(std::uint32_t from, std::uint32_t to) const
{
    const SketchedEntry& source = pattern.entries[from];
    if (from == to || source.isChoice() || !source.isOfMatch() || !pattern.entries[to].isOfMatch()
        || std::ranges::find(source.children, to) != source.children.end())
        return false;
    std::vector<std::uint32_t> open{to};
    std::vector<bool> isSeen(pattern.entries.size(), false);
    while (!open.empty()) {
        const std::uint32_t at = open.back();
        open.pop_back();
        if (at == from)
            return false;
        if (isSeen[at])
            continue;
        isSeen[at] = true;
        for (const auto* list : {&pattern.entries[at].children, &pattern.entries[at].options})
            open.insert(open.end(), list->begin(), list->end());
    }
    return true;
}

std::optional<std::uint32_t> PatternScene::neighbour(std::uint32_t entry, QPointF direction) const
{
    const QPointF from = rectOf(entry).center();
    std::optional<std::uint32_t> found;
    double least = std::numeric_limits<double>::max();
    for (std::uint32_t at = 0; at < drawing.boxes.size(); ++at) {
        const QPointF way = rectOf(at).center() - from;
        const double ahead = QPointF::dotProduct(way, direction);
        const double aside = std::abs(way.x() * direction.y() - way.y() * direction.x());
        const double cost = ahead + sidewaysWeight * aside;
        if (at != entry && ahead > 1 && ahead * 4 > aside && cost < least) {
            least = cost;
            found = at;
        }
    }
    return found;
}

} // namespace fusewright
