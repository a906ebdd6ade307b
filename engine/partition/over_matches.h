// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/diagnostic.h"

#include <vector>

namespace fusewright {

class Graph;
struct RuleMatches;
struct RuleSet;

/// Says which rules seem to take more than they are meant to on a model.
///
/// `odd-match`: of eight matches or more at most one in sixteen differs from all others in element
/// type, number of dimensions, or in what is a parameter. `looser-rule-first`: wherever a rule
/// loses to one that is tried before it, by its priority, that one took only a part of what it
/// would have fused.
std::vector<Diagnostic> findOverMatches(const Graph& graph, const RuleSet& rules,
                                        const RuleMatches& matches);

} // namespace fusewright
