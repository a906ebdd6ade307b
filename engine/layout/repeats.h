// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/module_borders.h"

#include <cstdint>
#include <span>
#include <vector>

namespace fusewright {

/// A stretch of a sequence that is one piece again and again.
struct Run {
    std::uint32_t begin = 0;
    std::uint32_t period = 1; ///< The piece's length.
    std::uint32_t count = 0;  ///< How often it stands there.

    std::uint32_t end() const { return begin + period * count; }
};

/// Finds runs of at least two pieces, from left to right, none inside another; of several at a
/// place the longest. A piece must weigh at least `leastWeight`. `modules` are those of each place,
/// or none. Where a run may begin at several places with as many pieces, it is where most of
/// modules begins with them; it does not end inside a module that is less far out than what its
/// pieces are.
std::vector<Run> findRuns(std::span<const std::uint32_t> sequence,
                          std::span<const std::uint32_t> weights, std::uint32_t leastWeight,
                          std::span<const ModuleEnds> modules = {});

} // namespace fusewright
