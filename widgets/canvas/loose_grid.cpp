// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/canvas/loose_grid.h"

#include <algorithm>

namespace fusewright {

namespace {

constexpr float smallestCell = 256;
constexpr float levelStep = 4;
constexpr double mostCellsPerBox = 4;
constexpr double fewestCells = 1024;

} // namespace

LooseGrid::LooseGrid(std::span<const Box> boxes)
{
    if (boxes.empty())
        return;
    Point last = {boxes[0].right(), boxes[0].bottom()};
    m_corner = {boxes[0].left, boxes[0].top};
    for (const Box& box : boxes) {
        m_corner = {std::min(m_corner.x, box.left), std::min(m_corner.y, box.top)};
        last = {std::max(last.x, box.right()), std::max(last.y, box.bottom())};
    }
    m_width = last.x - m_corner.x;
    m_height = last.y - m_corner.y;

    float cell = smallestCell;
    const double mostCells = fewestCells + mostCellsPerBox * double(boxes.size());
    while (double(m_width / cell) * double(m_height / cell) > mostCells)
        cell *= 2;

    std::vector<std::vector<std::uint32_t>> members;
    for (std::uint32_t at = 0; at < boxes.size(); ++at) {
        const float extent = std::max(boxes[at].width, boxes[at].height);
        std::size_t level = 0;
        float size = cell;
        while (size < extent) {
            size *= levelStep;
            ++level;
        }
        if (members.size() <= level)
            members.resize(level + 1);
        members[level].push_back(at);
    }
    for (const auto& ofLevel : members) {
        if (!ofLevel.empty())
            m_levels.push_back(makeLevel(boxes, ofLevel, cell));
        cell *= levelStep;
    }
}

LooseGrid::Level LooseGrid::makeLevel(std::span<const Box> boxes,
                                      const std::vector<std::uint32_t>& members, float cell) const
{
    Level level;
    level.cell = cell;
    level.columns = int(m_width / cell) + 1;
    level.rows = int(m_height / cell) + 1;
    const auto cellOf = [&](const Box& box) {
        const Point middle = box.middle();
        const int column = std::clamp(int((middle.x - m_corner.x) / cell), 0, level.columns - 1);
        const int row = std::clamp(int((middle.y - m_corner.y) / cell), 0, level.rows - 1);
        return std::size_t(row) * std::size_t(level.columns) + std::size_t(column);
    };

    level.begin.resize(std::size_t(level.columns) * std::size_t(level.rows) + 1);
    for (const std::uint32_t member : members)
        ++level.begin[cellOf(boxes[member]) + 1];
    for (std::size_t at = 1; at < level.begin.size(); ++at)
        level.begin[at] += level.begin[at - 1];
    level.boxes.resize(members.size());
    std::vector<std::uint32_t> next(level.begin.begin(), level.begin.end() - 1);
    for (const std::uint32_t member : members)
        level.boxes[next[cellOf(boxes[member])]++] = member;
    return level;
}

} // namespace fusewright
