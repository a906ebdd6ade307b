// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/hull_layout.h"

namespace fusewright {

/// How stubs stand beside a card: those of values it uses to the left, of those it makes to the
/// right, in columns from top to bottom.
struct StubGrid {
    static constexpr float gap = 8;     ///< Beside the card and between columns.
    static constexpr float between = 4; ///< Under each other.

    explicit StubGrid(std::uint32_t count, const CardSizes& sizes);

    std::uint32_t rows = 0;
    float width = 0; ///< With the gap to the card.
    float height = 0;
};

/// Width and height of a card, without stubs.
Point cardSize(const PictureRequest& request, const CellTree& tree, std::uint32_t cell);

/// The room that cards take with their stubs; hulls get theirs later.
HullLayouts shapeCells(const PictureRequest& request, const CellTree& tree, const CellKinds& kinds,
                       std::span<const Wire> wires);

/// Puts together what was laid out in each hull.
Picture assemblePicture(const PictureRequest& request, const CellTree& tree,
                        std::span<const Wire> wires, const Routes& routes, const CellKinds& kinds,
                        const BlockLibrary& library, const HullLayouts& layouts);

} // namespace fusewright
