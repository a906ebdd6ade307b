// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/layout/picture_faults.h"

#include "engine/graph/graph.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <tuple>

namespace fusewright::test {

namespace {

Box smaller(const Box& box)
{
    return {box.left + 0.5F, box.top + 0.5F, box.width - 1, box.height - 1};
}

bool isWithin(const Box& inner, const Box& outer)
{
    const Box box = smaller(inner);
    return box.left >= outer.left && box.right() <= outer.right() && box.top >= outer.top
        && box.bottom() <= outer.bottom();
}

bool enters(const Box& box, Point from, Point to)
{
    // In small steps: slow, but nothing to get wrong.
    const float length = std::max(std::abs(to.x - from.x), std::abs(to.y - from.y));
    if (std::max(from.x, to.x) < box.left || std::min(from.x, to.x) > box.right()
        || std::max(from.y, to.y) < box.top || std::min(from.y, to.y) > box.bottom())
        return false;
    const int steps = static_cast<int>(length) + 1;
    for (int step = 0; step <= steps; ++step) {
        const float share = static_cast<float>(step) / static_cast<float>(steps);
        if (box.contains({from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share}))
            return true;
    }
    return false;
}

class Inspection {
public:
    Inspection(const PictureRequest& request, const Picture& picture)
        : m_request(request), m_graph(*request.graph), m_picture(picture)
    {
        for (const PictureItem& item : picture.items)
            m_boxes.push_back(smaller(item.box));
        for (const PictureStub& stub : picture.stubs) {
            if (!isItsOwnCard(picture, stub))
                m_boxes.push_back(smaller(stub.box));
        }
    }

    std::string inspect()
    {
        inspectItems();
        inspectBoxes();
        inspectHulls();
        inspectLines();
        inspectWires();
        std::string text;
        for (const auto& [fault, count] : m_faults)
            text += fault + ": " + std::to_string(count) + "\n";
        return text;
    }

private:
    void note(const char* fault) { ++m_faults[fault]; }

    void inspectItems()
    {
        std::size_t operators = 0;
        for (const PictureItem& item : m_picture.items)
            operators += item.operators;
        if (operators != m_graph.nodeCount() || m_picture.itemOf.size() != m_graph.nodeCount())
            note("operators without a card");
        for (const std::uint32_t item : m_picture.itemOf) {
            if (item >= m_picture.items.size())
                note("operators with a card that is not there");
        }
    }

    void inspectBoxes()
    {
        std::vector<Box> sorted = m_boxes;
        std::ranges::sort(sorted, {}, &Box::left);
        for (std::size_t at = 0; at < sorted.size(); ++at) {
            if (!isWithin(sorted[at], m_picture.bounds))
                note("cards outside the picture");
            for (std::size_t next = at + 1;
                 next < sorted.size() && sorted[next].left < sorted[at].right(); ++next) {
                if (sorted[at].touches(sorted[next]))
                    note("cards on each other");
            }
        }
    }

    bool isAround(std::uint32_t outer, std::uint32_t group) const
    {
        while (group != noGroup && group != outer)
            group = m_request.groups.parentOf[group];
        return group == outer;
    }

    void inspectHulls()
    {
        for (const PictureHull& hull : m_picture.hulls) {
            bool hasCard = false;
            for (std::size_t item = 0; item < m_picture.items.size(); ++item) {
                const bool isMember = isAround(hull.group, m_picture.items[item].group);
                const bool touches = m_boxes[item].touches(hull.box);
                hasCard = hasCard || (isMember && isWithin(m_picture.items[item].box, hull.box));
                if (touches && !isMember)
                    note("cards in a foreign hull");
            }
            if (!hasCard)
                note("hulls without a card");
            for (const std::uint32_t group : hull.around) {
                if (!isAround(group, hull.group) || group == hull.group)
                    note("hulls that stand for a foreign group");
            }
        }
        for (const PictureItem& item : m_picture.items) {
            std::uint32_t group = item.group;
            if (group != noGroup && item.kind == PictureItem::Kind::Group)
                group = m_request.groups.parentOf[group];
            for (; group != noGroup; group = m_request.groups.parentOf[group]) {
                const bool isInside =
                    std::ranges::any_of(m_picture.hulls, [&](const PictureHull& hull) {
                        const bool isIts = hull.group == group
                            || std::ranges::find(hull.around, group) != hull.around.end();
                        return isIts && isWithin(item.box, hull.box);
                    });
                if (!isInside)
                    note("cards outside the hulls of their group");
            }
        }
    }

    void inspectLines()
    {
        for (const PictureLine& line : m_picture.lines) {
            const auto points = m_picture.pointsOf(line);
            const Box& from = m_picture.items[line.from].box;
            const Box& to = m_picture.items[line.to].box;
            // Upwards where the graph has two sides.
            const bool isUp = m_request.sides && points.front().y <= from.top + 0.1F;
            const float start = isUp ? from.top : from.bottom();
            const float end = isUp ? to.bottom() : to.top;
            if (std::abs(points.front().y - start) > 0.1F || points.front().x < from.left
                || points.front().x > from.right())
                note("lines that do not begin below their card");
            if (std::abs(points.back().y - end) > 0.1F || points.back().x < to.left
                || points.back().x > to.right())
                note("lines that do not end above their card");
            for (std::size_t at = 0; at + 1 < points.size(); ++at) {
                for (const Box& box : m_boxes) {
                    if (enters(box, points[at], points[at + 1]))
                        note("lines through a card");
                }
            }
        }
    }

    /// Whether a card stands in for others.
    bool isFolded(std::uint32_t item) const
    {
        return m_picture.items[item].operators != m_picture.items[item].inside;
    }

    void inspectWires()
    {
        using Wire = std::tuple<std::uint32_t, std::uint32_t, ValueId>;
        std::set<Wire> lines;
        std::map<ValueId, std::uint32_t> inputs;
        std::set<std::tuple<std::uint32_t, ValueId, bool>> stubs;
        for (const PictureLine& line : m_picture.lines)
            lines.emplace(line.from, line.to, line.value);
        for (const PictureStub& stub : m_picture.stubs)
            stubs.emplace(stub.item, stub.value, stub.isSource);
        for (std::uint32_t at = 0; at < m_picture.items.size(); ++at) {
            if (m_picture.items[at].kind == PictureItem::Kind::Input)
                inputs[m_picture.items[at].value] = at;
        }
        for (const NodeId node : m_graph.nodes()) {
            for (const ValueId value : m_graph.inputs(node)) {
                if (!value.isValid() || m_graph.valueKind(value) == ValueKind::Parameter)
                    continue;
                const NodeId producer = m_graph.producer(value);
                const std::uint32_t from =
                    producer.isValid() ? m_picture.itemOf[producer.index] : inputs.at(value);
                const std::uint32_t to = m_picture.itemOf[node.index];
                if (isFolded(to) && m_picture.items[to].node != node)
                    continue; // Not drawn itself.
                const bool isStubbed = (isFolded(from) || stubs.contains({from, value, true}))
                    && stubs.contains({to, value, false});
                // Of values across, a closed card writes only the first.
                const auto isClosed = [&](std::uint32_t item) {
                    return m_picture.items[item].kind == PictureItem::Kind::Group;
                };
                const bool isLeftOut = m_request.sides && (isClosed(from) || isClosed(to));
                if (from != to && !isStubbed && !isLeftOut && !lines.contains({from, to, value}))
                    note("wires that are not drawn");
            }
        }
    }

    const PictureRequest& m_request;
    const Graph& m_graph;
    const Picture& m_picture;
    std::vector<Box> m_boxes;
    std::map<std::string, std::size_t> m_faults;
};

} // namespace

QString faultsOf(const PictureRequest& request, const Picture& picture)
{
    return QString::fromStdString(Inspection(request, picture).inspect());
}

bool areEqual(const Picture& left, const Picture& right)
{
    const auto boxes = [](const Picture& picture) {
        std::vector<Box> all;
        for (const PictureItem& item : picture.items)
            all.push_back(item.box);
        for (const PictureHull& hull : picture.hulls)
            all.push_back(hull.box);
        for (const PictureStub& stub : picture.stubs)
            all.push_back(stub.box);
        return all;
    };
    return boxes(left) == boxes(right) && left.points == right.points
        && left.itemOf == right.itemOf;
}

} // namespace fusewright::test
