// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/block_sketch.h"

namespace fusewright {

/// What can be said about a drawing of a block without looking at it.
struct BlockQuality {
    std::size_t crossings = 0;
    std::size_t bends = 0;
    float length = 0; ///< Of all lines.
    float width = 0;
    float height = 0;

    /// Smaller is better.
    float cost() const;
};

BlockQuality qualityOf(const BlockSketch& sketch, const BlockDrawing& drawing);

} // namespace fusewright
