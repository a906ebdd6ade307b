// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/block_sketch.h"

#include <cstdint>
#include <vector>

namespace fusewright {

/// Puts the teeth of a comb under each other: makes the edges of its back as long as what hangs on
/// it is high. Says whether there is such.
bool spreadCombs(const BlockSketch& sketch, std::vector<std::uint32_t>& lengths);

} // namespace fusewright
