// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"
#include "engine/rewrite/match_check.h"

#include <vector>

namespace fusewright {

/// Tensors of the model that stand for those that a pattern of calls makes: for torch they are
/// operators of the match.
std::vector<ValueId> tensorsOf(const Pattern& pattern, const Match& match);

/// What goes with a match, and what is made in its place would still use, because a wildcard took a
/// list with it; invalid for nothing.
ValueId keptBy(const Graph& graph, const Pattern& pattern, const Match& match,
               const CheckedMatch& checked);

} // namespace fusewright
