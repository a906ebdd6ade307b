// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/canvas/canvas_scene.h"

#include "widgets/base/text.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace fusewright {

namespace {

template <class T>
std::vector<Box> boxesOf(const std::vector<T>& parts)
{
    std::vector<Box> boxes;
    boxes.reserve(parts.size());
    for (const T& part : parts)
        boxes.push_back(part.box);
    return boxes;
}

std::vector<LineSegment> segmentsOf(const Picture& picture)
{
    std::vector<LineSegment> segments;
    segments.reserve(picture.points.size());
    for (std::uint32_t line = 0; line < picture.lines.size(); ++line) {
        const auto points = picture.pointsOf(picture.lines[line]);
        for (std::size_t at = 1; at < points.size(); ++at)
            segments.push_back({points[at - 1], points[at], line});
    }
    return segments;
}

Box boxAround(const LineSegment& segment)
{
    const Point a = segment.from;
    const Point b = segment.to;
    return {std::min(a.x, b.x), std::min(a.y, b.y), std::abs(a.x - b.x), std::abs(a.y - b.y)};
}

template <class Parts>
std::vector<std::uint32_t> touching(const LooseGrid& grid, const Parts& parts, const Box& area)
{
    std::vector<std::uint32_t> found;
    grid.visit(area, [&](std::uint32_t at) {
        if (parts[at].box.touches(area))
            found.push_back(at);
    });
    std::ranges::sort(found);
    return found;
}

} // namespace

CanvasScene::CanvasScene() : m_picture(std::make_shared<const Picture>())
{
    setClasses({});
}

CanvasScene::CanvasScene(std::shared_ptr<const Graph> graph, std::shared_ptr<const Picture> picture)
    : m_graph(std::move(graph)), m_picture(std::move(picture))
{
    if (!m_picture || !m_graph)
        m_picture = std::make_shared<const Picture>();
    index();
    linkLines();
    setClasses({});
}

void CanvasScene::index()
{
    m_itemGrid = LooseGrid(boxesOf(m_picture->items));
    m_hullGrid = LooseGrid(boxesOf(m_picture->hulls));
    m_stubGrid = LooseGrid(boxesOf(m_picture->stubs));
    m_stubWays = StubWays(*m_picture);
    m_segments = segmentsOf(*m_picture);
    std::vector<Box> boxes;
    boxes.reserve(m_segments.size());
    for (const LineSegment& segment : m_segments)
        boxes.push_back(boxAround(segment));
    m_segmentGrid = LooseGrid(boxes);
}

void CanvasScene::linkLines()
{
    m_lineBegin.assign(m_picture->items.size() + 1, 0);
    for (const PictureLine& line : m_picture->lines) {
        ++m_lineBegin[line.from + 1];
        if (line.to != line.from)
            ++m_lineBegin[line.to + 1];
    }
    for (std::size_t at = 1; at < m_lineBegin.size(); ++at)
        m_lineBegin[at] += m_lineBegin[at - 1];
    m_lines.resize(m_lineBegin.back());
    std::vector<std::uint32_t> next(m_lineBegin.begin(), m_lineBegin.end() - 1);
    for (std::uint32_t at = 0; at < m_picture->lines.size(); ++at) {
        const PictureLine& line = m_picture->lines[at];
        m_lines[next[line.from]++] = at;
        if (line.to != line.from)
            m_lines[next[line.to]++] = at;
    }
}

void CanvasScene::setClasses(CanvasClasses classes)
{
    m_classes = std::move(classes);
    m_looks.clear();
    m_lookIndex.clear();
    findLooks();
    findGroupClasses();
}

std::uint32_t CanvasScene::sectionOf(std::uint32_t item) const
{
    const PictureItem& card = m_picture->items[item];
    const bool isKnown =
        card.kind == PictureItem::Kind::Operator && card.node.index < m_classes.sectionOf.size();
    return isKnown ? m_classes.sectionOf[card.node.index] : CanvasClasses::none;
}

std::uint32_t CanvasScene::lookFor(std::vector<std::uint32_t> classes)
{
    std::ranges::sort(classes);
    const auto [entry, isNew] =
        m_lookIndex.try_emplace(classes, static_cast<std::uint32_t>(m_looks.size()));
    if (isNew) {
        CardLook look{.classes = std::move(classes), .isDimmed = true};
        for (const std::uint32_t each : look.classes) {
            const bool isKnown = each < m_classes.looks.size();
            look.isDimmed &= isKnown ? m_classes.looks[each].isDimmed : m_classes.dimsUnclassed;
            look.isStale |= isKnown && m_classes.looks[each].isStale;
        }
        m_looks.push_back(std::move(look));
    }
    return entry->second;
}

void CanvasScene::findLooks()
{
    const std::uint32_t plain = lookFor({CanvasClasses::none});
    m_lookOf.assign(m_picture->items.size(), plain);
    const std::size_t known = std::min(m_classes.classOf.size(), m_picture->itemOf.size());

    constexpr std::uint32_t unseen = CanvasClasses::none - 1;
    std::vector<std::uint32_t> firstOf(m_picture->items.size(), unseen);
    std::unordered_map<std::uint32_t, std::vector<std::uint32_t>> mixes;
    for (std::size_t node = 0; node < known; ++node) {
        const std::uint32_t item = m_picture->itemOf[node];
        if (item >= firstOf.size())
            continue;
        std::uint32_t own = m_classes.classOf[node];
        if (own >= m_classes.looks.size())
            own = CanvasClasses::none;
        if (firstOf[item] == unseen) {
            firstOf[item] = own;
        } else if (firstOf[item] != own) {
            auto& mix = mixes.try_emplace(item, 1, firstOf[item]).first->second;
            if (mix.size() < CardLook::mostClasses && std::ranges::find(mix, own) == mix.end())
                mix.push_back(own);
        }
    }

    std::vector<std::uint32_t> lookOfClass(m_classes.looks.size(), noItem);
    for (std::size_t item = 0; item < firstOf.size(); ++item) {
        const std::uint32_t own = firstOf[item];
        if (own >= lookOfClass.size())
            continue;
        if (lookOfClass[own] == noItem)
            lookOfClass[own] = lookFor({own});
        m_lookOf[item] = lookOfClass[own];
    }
    for (auto& [item, mix] : mixes)
        m_lookOf[item] = lookFor(std::move(mix));
}

void CanvasScene::findGroupClasses()
{
    constexpr std::uint32_t unseen = CanvasClasses::none - 1;
    m_classOfGroup.clear();
    for (std::size_t at = 0; at < m_picture->items.size(); ++at) {
        const PictureItem& item = m_picture->items[at];
        if (item.group == noGroup || item.kind == PictureItem::Kind::Group)
            continue;
        if (m_classOfGroup.size() <= item.group)
            m_classOfGroup.resize(item.group + 1, unseen);
        const auto& classes = m_looks[m_lookOf[at]].classes;
        const std::uint32_t own = classes.size() == 1 ? classes[0] : CanvasClasses::none;
        std::uint32_t& all = m_classOfGroup[item.group];
        all = all == unseen || all == own ? own : CanvasClasses::none;
    }
}

void CanvasScene::setGroupTitles(std::vector<QString> titles)
{
    m_groupTitles = std::move(titles);
    m_pieceTitles = {};
    if (m_graph)
        m_pieceTitles = PieceTitles(*m_graph, *m_picture, [this](std::uint32_t group) {
            return groupTitle(group).toStdString();
        });
}

QString CanvasScene::closedTitle(std::uint32_t item) const
{
    const std::string& piece = m_pieceTitles.of(item);
    return piece.empty() ? groupTitle(m_picture->items[item].group) : toQt(piece);
}

std::uint32_t CanvasScene::closedTitleNumber(std::uint32_t item) const
{
    return m_pieceTitles.numberOf(item, m_picture->items[item].group);
}

QString CanvasScene::groupTitle(std::uint32_t group) const
{
    return group < m_groupTitles.size() ? m_groupTitles[group] : QString();
}

QStringList CanvasScene::frameTitles(std::uint32_t hull) const
{
    const PictureHull& frame = m_picture->hulls[hull];
    if (frame.around.empty())
        return {groupTitle(frame.group)};
    QStringList titles;
    for (const std::string& title : fusewright::frameTitles(
             frame, [this](std::uint32_t group) { return groupTitle(group).toStdString(); }))
        titles.append(toQt(title));
    return titles;
}

std::uint32_t CanvasScene::itemOf(NodeId node) const
{
    const bool isKnown = node.isValid() && node.index < m_picture->itemOf.size();
    const std::uint32_t item = isKnown ? m_picture->itemOf[node.index] : noItem;
    return item < m_picture->items.size() ? item : noItem;
}

bool CanvasScene::isShown(NodeId node) const
{
    const std::uint32_t at = itemOf(node);
    if (at == noItem)
        return false;
    const PictureItem& card = item(at);
    // Of cards that are groups of operators it is not known which are of the block.
    return card.kind != PictureItem::Kind::Operator || card.node == node
        || card.operators == card.inside;
}

std::uint32_t CanvasScene::itemAt(Point point) const
{
    std::uint32_t found = noItem;
    m_itemGrid.visit({point.x, point.y, 0, 0}, [&](std::uint32_t at) {
        if (item(at).box.contains(point))
            found = at;
    });
    return found;
}

std::uint32_t CanvasScene::stubAt(Point point) const
{
    std::uint32_t found = noItem;
    m_stubGrid.visit({point.x, point.y, 0, 0}, [&](std::uint32_t at) {
        const PictureStub& stub = m_picture->stubs[at];
        if (stub.box.contains(point) && !isItsOwnCard(*m_picture, stub))
            found = at;
    });
    return found;
}

std::vector<std::uint32_t> CanvasScene::itemsIn(const Box& part) const
{
    return touching(m_itemGrid, m_picture->items, part);
}

std::vector<std::uint32_t> CanvasScene::hullsIn(const Box& part) const
{
    return touching(m_hullGrid, m_picture->hulls, part);
}

std::vector<std::uint32_t> CanvasScene::stubsIn(const Box& part) const
{
    return touching(m_stubGrid, m_picture->stubs, part);
}

std::vector<std::uint32_t> CanvasScene::linesIn(const Box& part) const
{
    std::vector<std::uint32_t> found;
    m_segmentGrid.visit(part, [&](std::uint32_t at) {
        const Box box = boxAround(m_segments[at]);
        if (box.left <= part.right() && part.left <= box.right() && box.top <= part.bottom()
            && part.top <= box.bottom())
            found.push_back(m_segments[at].line);
    });
    std::ranges::sort(found);
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

std::span<const std::uint32_t> CanvasScene::linesOf(std::uint32_t item) const
{
    return std::span(m_lines).subspan(m_lineBegin[item], m_lineBegin[item + 1] - m_lineBegin[item]);
}

std::uint32_t CanvasScene::classOfHull(std::uint32_t hull) const
{
    const std::uint32_t group = m_picture->hulls[hull].group;
    const std::uint32_t own =
        group < m_classOfGroup.size() ? m_classOfGroup[group] : CanvasClasses::none;
    return own < m_classes.looks.size() ? own : CanvasClasses::none;
}

bool CanvasScene::isHullDimmed(std::uint32_t hull) const
{
    const std::uint32_t own = classOfHull(hull);
    return own == CanvasClasses::none ? m_classes.dimsUnclassed : m_classes.looks[own].isDimmed;
}

} // namespace fusewright
