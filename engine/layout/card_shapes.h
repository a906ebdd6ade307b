// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/hull_layout.h"

namespace fusewright {

/// How stubs stand beside a card: those of values it uses to the left, of those it makes to the
/// right, in columns from top to bottom. Where no line comes, they may be over it or under it.
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

/// How high stubs under each other are, with the gap to the card.
float stackHeight(std::uint32_t count, const CardSizes& sizes);

/// The room of a card once its loose stubs are over it and under it.
CellShape withStubsStacked(CellShape shape, LooseStubs loose, const CardSizes& sizes);

/// The room that cards take with their stubs; hulls get theirs later.
HullLayouts shapeCells(const PictureRequest& request, const CellTree& tree, const CellKinds& kinds,
                       std::span<const Wire> wires);

} // namespace fusewright
