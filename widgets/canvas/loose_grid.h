// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/picture.h"

#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

namespace fusewright {

/// Finds which of many boxes may touch a part of the plane.
///
/// Every box is kept once, in the cell of its middle at the level whose cells are at least as large
/// as the box; a question looks half a cell further on every side. Linear to build.
class LooseGrid {
public:
    LooseGrid() = default;
    explicit LooseGrid(std::span<const Box> boxes);

    /// Calls `visit(index)` for every box near `part`, in no order.
    template <class Visit>
    void visit(const Box& part, Visit visit) const
    {
        for (const Level& level : m_levels) {
            const Range columns =
                level.range(part.left - m_corner.x, part.right() - m_corner.x, level.columns);
            const Range rows =
                level.range(part.top - m_corner.y, part.bottom() - m_corner.y, level.rows);
            for (int row = rows.first; row <= rows.last; ++row) {
                const std::size_t line = std::size_t(row) * std::size_t(level.columns);
                const std::uint32_t begin = level.begin[line + std::size_t(columns.first)];
                const std::uint32_t end = level.begin[line + std::size_t(columns.last) + 1];
                for (std::uint32_t at = begin; at < end; ++at)
                    visit(level.boxes[at]);
            }
        }
    }

private:
    struct Range {
        int first;
        int last;
    };

    struct Level {
        float cell = 0;
        int columns = 0;
        int rows = 0;
        std::vector<std::uint32_t> begin; ///< By cell.
        std::vector<std::uint32_t> boxes;

        Range range(float from, float to, int count) const
        {
            const float half = cell / 2;
            const auto clamped = [count](float at) {
                return at < 0 ? 0 : at >= float(count) ? count - 1 : int(at);
            };
            return {clamped(std::floor((from - half) / cell)),
                    clamped(std::floor((to + half) / cell))};
        }
    };

    Level makeLevel(std::span<const Box> boxes, const std::vector<std::uint32_t>& members,
                    float cell) const;

    Point m_corner;
    float m_width = 0;
    float m_height = 0;
    std::vector<Level> m_levels;
};

} // namespace fusewright
