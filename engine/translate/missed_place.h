// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fusewright {

class Graph;
struct RuleSet;

/// Why none of some rules matches at a place, as a sentence: where the one that comes furthest
/// stops. Empty where all of them match, or none looks there.
std::string whyMissed(const Graph& graph, const RuleSet& rules,
                      const std::vector<std::uint32_t>& which, const std::vector<NodeId>& place);

} // namespace fusewright
