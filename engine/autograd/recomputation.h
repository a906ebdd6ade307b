// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/autograd/backward_graph.h"
#include "engine/partition/partition.h"
#include "engine/partition/tally.h"

#include <cstdint>
#include <span>
#include <vector>

namespace fusewright {

/// What it brings and costs to compute sections again instead of keeping what they made.
struct Recomputation {
    Tally bytesSaved;      ///< Less what has to be kept instead.
    Tally operationsAdded; ///< Of the operators that run twice.
};

/// The bytes that the backward graph needs of what each section made, by section.
std::vector<Tally> savedBySection(const BackwardGraph& joint, const Partition& partition);
Tally savedBytes(const BackwardGraph& joint);

/// What becomes of it when these forward sections run again before their backward operators.
///
/// Of what they made is dropped what only backward operators of the same section read; the values
/// from which that is computed again are kept. `partition` is one of the joint graph.
Recomputation recompute(const BackwardGraph& joint, const Partition& partition,
                        std::span<const std::uint32_t> sections);

} // namespace fusewright
