// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/block_sketch.h"

namespace fusewright {

/// Ways to have stubs over and under cards instead of beside them, by vertex: in the rows that make
/// a drawing wide, and everywhere.
std::vector<std::vector<bool>> waysToStack(const BlockSketch& sketch, const BlockDrawing& drawing);

/// The same block with the stubs of these stacked, and no further choice.
BlockSketch withStacked(const BlockSketch& sketch, const std::vector<bool>& isStacked);

} // namespace fusewright
