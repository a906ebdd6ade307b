// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/picture_request.h"

#include <cstdint>
#include <vector>

namespace fusewright {

/// Cards that stand beside each other, with their stubs.
struct SideRow {
    float top = 0;
    float bottom = 0;
    float left = 0;
    float right = 0;

    float height() const { return bottom - top; }
};

/// The rows of a picture, from top to bottom; between two of them is ground on which it can be
/// pulled apart.
class SideRows {
public:
    explicit SideRows(const Picture& picture);

    std::uint32_t count() const { return static_cast<std::uint32_t>(m_rows.size()); }
    const SideRow& operator[](std::size_t row) const { return m_rows[row]; }
    std::uint32_t rowOf(std::uint32_t item) const { return m_rowOf[item]; }
    /// The row that moves with this height.
    std::uint32_t rowAt(float y) const;
    /// How much a cut above a row would cost: lines, and frames that come apart.
    const std::vector<std::uint32_t>& costsAbove() const { return m_costs; }

private:
    void findRows(const Picture& picture);
    void findCuts(const Picture& picture);
    void countCosts(const Picture& picture);

    std::vector<SideRow> m_rows;
    std::vector<std::uint32_t> m_rowOf; ///< By item.
    std::vector<float> m_cuts; ///< Below each row but the last, in as few frames as can be.
    std::vector<std::uint32_t> m_costs; ///< By row; of the first it is nothing.
};

/// The same picture with what was above below.
void turnOver(Picture& picture);

/// Where rows of two sides stand so that what belongs together is side by side.
struct PairedRows {
    std::vector<float> leftMoves; ///< By row: how far down it goes.
    std::vector<float> rightMoves;
    std::vector<std::uint32_t> slotOf; ///< By row of the right side: its row of the left one.
};

/// The row of the left side beside which a row of the right one is to be; the more it weighs, the
/// more it counts where not all can be met. Without weight it does not matter.
struct WantedRow {
    std::uint32_t row = 0;
    double weight = 0;
};

/// `wanted` is by row of the right side. The order of rows stays.
PairedRows pairRows(const SideRows& left, const SideRows& right,
                    const std::vector<WantedRow>& wanted);

} // namespace fusewright
