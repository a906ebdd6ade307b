// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/block_sketch.h"

namespace fusewright {

/// By edge: how many rows lower its end must at least be than its beginning. One, but for chains
/// that do the same beside each other: so many that they make a wide row are put into several.
std::vector<std::uint32_t> leastLengths(const BlockSketch& sketch);

} // namespace fusewright
