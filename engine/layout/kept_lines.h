// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/wires.h"

namespace fusewright {

/// What was cut while a block was too large for another reason, as the residual of one layer of
/// twelve, is a line again where most that are like it are, if it holds no more together than can
/// be read. Says whether there was any.
bool keepLikeMost(const Graph& graph, const CellTree& tree, const Routes& routes,
                  std::vector<Wire>& wires);

} // namespace fusewright
