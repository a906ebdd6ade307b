// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/rank_grid.h"

namespace fusewright {

/// Draws a block with the engine that does it best. A drawing that Graphviz makes counts only when
/// it keeps what is asked of all: no card on another, no line through a card.
BlockDrawing drawBlock(const BlockSketch& sketch, Effort effort, const CancelToken& cancel);

} // namespace fusewright
