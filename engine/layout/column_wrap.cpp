// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/layout/column_wrap.h"

#include <algorithm>
#include <cstddef>
#include <limits>

namespace fusewright {

namespace {

/// So many units are wrapped into the narrowest columns.
constexpr std::size_t mostThorough = 200;

/// Where columns end, among the units.
std::vector<std::size_t> findEnds(std::span<const ColumnUnit> units, float columnHeight,
                                  float brokenCost)
{
    const std::size_t count = units.size();
    std::vector<float> width(count + 1, std::numeric_limits<float>::infinity());
    std::vector<std::size_t> begin(count + 1, 0); // Of the last column, when it ends there.
    const bool isThorough = count <= mostThorough;
    width[0] = 0;
    for (std::size_t first = 0; first < count;) {
        Column column;
        std::size_t last = first;
        for (; last < count; ++last) {
            const ColumnUnit& unit = units[last];
            column.height += unit.height + (last > first ? unit.gap : 0);
            if (column.height > columnHeight && last > first)
                break;
            column.left = std::min(column.left, unit.left);
            column.right = std::max(column.right, unit.right);
            // Each column more costs a little, or as many would be made as there are units.
            const float all = width[first] + column.right - column.left + 2 * ColumnSpacing::gap
                + (first > 0 && units[first].isChained ? brokenCost : 0);
            if (all < width[last + 1]) {
                width[last + 1] = all;
                begin[last + 1] = first;
            }
        }
        first = isThorough ? first + 1 : last;
    }
    std::vector<std::size_t> ends;
    for (std::size_t end = count; end > 0; end = begin[end])
        ends.push_back(end);
    std::ranges::reverse(ends);
    return ends;
}

} // namespace

std::vector<Column> wrapIntoColumns(std::span<const ColumnUnit> units, float columnHeight,
                                    float brokenCost)
{
    std::vector<Column> columns;
    std::size_t at = 0;
    for (const std::size_t end : findEnds(units, columnHeight, brokenCost)) {
        Column column;
        column.brokenChains = at > 0 && units[at].isChained ? 1 : 0;
        for (; at < end; ++at) {
            const ColumnUnit& unit = units[at];
            column.height += unit.height + (column.height > 0 ? unit.gap : 0);
            column.left = std::min(column.left, unit.left);
            column.right = std::max(column.right, unit.right);
            column.brokenChains += unit.brokenChains;
            column.end = unit.end;
        }
        columns.push_back(column);
    }
    if (columns.empty())
        columns.emplace_back();
    return columns;
}

} // namespace fusewright
