// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/match.h"
#include "engine/rewrite/scratch_graph.h"

#include <vector>

namespace fusewright {

class Graph;

/// What an entry takes as arguments of a call: a value, a literal, or a list with the operands that
/// it has now. `where` says by which keyword and in which lists it goes.
std::vector<ScratchArgument> takenArguments(const Graph& graph, const Match& match, EntryId entry,
                                            ScratchArgument where);

} // namespace fusewright
