// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/block_sketch.h"

namespace fusewright {

/// Which branch comes first; the others may wait for it.
enum class BranchOrder { OfFile, Turned };

/// Puts wide branches of one vertex under each other instead of beside each other: makes the edges
/// to them longer, given the rows of all vertices. Says whether there are such.
bool staggerBranches(const BlockSketch& sketch, const std::vector<std::uint32_t>& rank,
                     BranchOrder order, std::vector<std::uint32_t>& lengths);

} // namespace fusewright
