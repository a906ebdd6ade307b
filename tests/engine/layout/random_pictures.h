// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"

#include "tests/engine/match/random_source.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace fusewright::test {

/// Nodes with up to three operands among those before, most of them near.
Graph randomDag(RandomSource& random, std::size_t count);

/// From 1 to `count`, and those that found a fault once. FUSEWRIGHT_LAYOUT_SEED is another first,
/// FUSEWRIGHT_LAYOUT_CASES another count.
std::vector<std::uint64_t> pictureSeeds(std::uint64_t count);

} // namespace fusewright::test
