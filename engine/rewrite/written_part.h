// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/match_writer.h"
#include "engine/rewrite/scratch_graph.h"

#include <vector>

namespace fusewright {

/// What a writer made, as nodes of a replacement; `first` is the number that the first of them has
/// there. Nothing where an operator uses what is not made before it.
std::optional<std::vector<ScratchNode>> nodesOf(const WrittenPart& written, const Graph& graph,
                                                std::uint32_t first);

} // namespace fusewright
