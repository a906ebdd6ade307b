// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/block_sketch.h"

#include <cstdint>
#include <vector>

namespace fusewright {

/// Rows in which branches that are shorter than their way stand higher or lower, where the widest
/// rows become narrower by it; by vertex. Nothing where none does. Given how long each edge must
/// be: what is held away from where it comes from, as in a fan that is wrapped, stays.
std::vector<std::uint32_t> rowsForSlack(const BlockSketch& sketch,
                                        const std::vector<std::uint32_t>& rank,
                                        const std::vector<std::uint32_t>& lengths);

} // namespace fusewright
