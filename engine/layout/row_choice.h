// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/rank_grid.h"

namespace fusewright {

/// Larger blocks are drawn once only.
constexpr std::size_t mostVerticesApart = 150;

/// Draws a block in rows, by ourselves: in those that make it small, if much effort is wanted.
BlockDrawing drawInRanks(const BlockSketch& sketch, Effort effort, const CancelToken& cancel);

} // namespace fusewright
