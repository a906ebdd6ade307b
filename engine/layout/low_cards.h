// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/block_sketch.h"

#include <cstdint>
#include <vector>

namespace fusewright {

/// Where low cards go that stand beside much higher frames.
enum class LowCards { Above, Below };

/// Other rows, by vertex: cards that make a row of much higher ones wide have a row of their own.
/// Empty where there is no such row.
std::vector<std::uint32_t> rowsForLowCards(const BlockSketch& sketch,
                                           const std::vector<std::uint32_t>& rank, LowCards place);

} // namespace fusewright
