// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/block_sketch.h"

#include <cstdint>
#include <vector>

namespace fusewright {

/// Which vertices hang on nothing: chains and trees that begin here and lead to one place.
std::vector<bool> findHanging(const BlockSketch& sketch);

/// Rows in which what hangs on nothing stands higher than just above its user, where the widest
/// rows become narrower by it; by vertex. Nothing where none does.
std::vector<std::uint32_t> rowsForHanging(const BlockSketch& sketch,
                                          const std::vector<std::uint32_t>& rank);

/// Rows in which pieces that hold onto nothing at all, whose lines are written as names, stand
/// under each other, too; by vertex. Nothing where there are few.
std::vector<std::uint32_t> rowsForLoose(const BlockSketch& sketch,
                                        const std::vector<std::uint32_t>& rank);

} // namespace fusewright
