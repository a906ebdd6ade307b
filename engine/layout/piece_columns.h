// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/column_wrap.h"

#include <optional>

namespace fusewright {

/// The columns that a piece of a repeat is cut into.
struct PieceColumns {
    static constexpr float below = 1.5F * ColumnSpacing::route; ///< Room for lines to what follows.

    std::vector<Column> columns; ///< Their ends from the piece's first part.
    float left = 0;              ///< From the first column's axis.
    float right = 0;
    float height = 0; ///< With the room for lines.
    std::uint32_t brokenChains = 0;
};

/// Columns that make a piece much smaller, if there are any; of its parts, and of how many lines in
/// it are to be straight.
std::optional<PieceColumns> cutPiece(std::span<const ColumnUnit> parts, std::uint32_t chains);

} // namespace fusewright
