// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace fusewright {

/// The room that columns keep.
struct ColumnSpacing {
    static constexpr float gap = 24;    ///< Between columns.
    static constexpr float strand = 24; ///< Between what does not hang together.
    static constexpr float route = 24;  ///< Above and below, for lines from one to the next.
};

/// Whether a picture is narrower or wider than a screen likes it.
constexpr bool isStripShape(float width, float height)
{
    return width < 0.5F * height || width > 3 * height;
}

/// How hulls choose their columns.
struct ColumnRule {
    float chainWorth = 1;     ///< What a chain that ends at a column costs, times the usual.
    bool countsExits = false; ///< A chain that leaves a hull of several columns is broken, too.
    /// So many times wider or narrower than the picture is to be a hull's shape does not count.
    float freeShape = 1.85F;
};

/// What stays together when columns are made.
struct ColumnUnit {
    std::uint32_t end = 0; ///< Among what is wrapped.
    float left = 0;
    float right = 0;
    float height = 0;
    float gap = 0; ///< Above it, where it is not the first of its column.
    bool hasCards = false; ///< Else ports only.
    bool hasOperators = false;
    bool isChained = false;         ///< Only one thing leads to it, and only to it.
    std::uint32_t brokenChains = 0; ///< In it.
};

struct Column {
    std::uint32_t end = 0; ///< Among what is wrapped.
    float left = 0;
    float right = 0;
    float height = 0;
    std::uint32_t brokenChains = 0; ///< Above it and in it.
};

/// Columns up to a height, so that all of them together are as narrow as can be, a chain that is
/// broken counting as so much width; of many units, one column after another is filled.
std::vector<Column> wrapIntoColumns(std::span<const ColumnUnit> units, float columnHeight,
                                    float brokenCost);

} // namespace fusewright
