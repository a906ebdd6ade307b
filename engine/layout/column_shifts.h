// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <span>
#include <vector>

namespace fusewright {

/// A block in a column, and how it could stand beside the column's axis.
struct ColumnStep {
    float left = 0; ///< How far it reaches from its axis.
    float right = 0;
    float leftEnd = 0; ///< How far it may reach from the column's axis.
    float rightEnd = 0;
    float drift = 0;       ///< How far to the right of the block above the line to it is straight.
    bool isFree = false;   ///< No line leads to it from above.
    bool isAnchor = false; ///< A piece of a repeat begins or ends above it: all look the same.
};

/// How far to the right of the column's axis each block stands, so that lines between blocks are
/// straight where there is room for that, and no column becomes wider. Those without a drift stay
/// below what is above them.
std::vector<float> shiftsInColumn(std::span<const ColumnStep> steps);

} // namespace fusewright
