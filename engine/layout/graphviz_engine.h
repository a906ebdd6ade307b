// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/rank_grid.h"

#include <optional>

namespace fusewright {

/// Draws a block with Graphviz' dot, lines as polylines. Nothing where that does not work: there is
/// no such plugin, there are ports or lines that begin beside an axis, or necks are not apart.
///
/// Cannot be interrupted: for blocks of a bounded size.
std::optional<RankGrid> sortWithGraphviz(const BlockSketch& sketch);

} // namespace fusewright
