// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/module_borders.h"

#include <cstdint>
#include <vector>

namespace fusewright {

/// A stretch of a sequence that is one piece again and again.
struct Run {
    std::uint32_t begin = 0;
    std::uint32_t period = 1; ///< The piece's length.
    std::uint32_t count = 0;  ///< How often it stands there.

    std::uint32_t end() const { return begin + period * count; }
};

/// What may be runs, by place.
struct RunSequence {
    std::vector<std::uint32_t> kinds;
    std::vector<std::uint64_t> borders; ///< What crosses the borders of what is there. Or none.
    std::vector<std::uint32_t> weights;
    std::vector<ModuleEnds> modules; ///< Or none.
    std::vector<bool> isHead;        ///< Nothing leads to it from what is before. Or none.

    RunSequence part(std::uint32_t begin, std::uint32_t count) const;
};

/// Finds runs of at least two pieces of the same kinds, from left to right, none inside another; of
/// several at a place the longest. A piece must weigh at least `leastWeight`. Where a run may begin
/// at several places with as many pieces, it is where most of modules begins with them, then where
/// most of them have nothing above; it does not end inside a module that is less far out than what
/// its pieces are. The first and the last of several pieces may have other borders than the others.
std::vector<Run> findRuns(const RunSequence& sequence, std::uint32_t leastWeight);

} // namespace fusewright
