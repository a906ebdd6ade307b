// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/partition/partition.h"

#include <span>

namespace fusewright {

class Graph;
class HeuristicCatalogue;
struct Heuristic;
struct ManualFusion;
struct ManualSection;
struct RuleSet;

/// The heuristic of every section, by the rule that made it; null where there is none. They live
/// as long as the catalogue.
std::vector<const Heuristic*> heuristicsOf(const Partition& partition, const RuleSet& rules,
                                           const HeuristicCatalogue& heuristics,
                                           const ManualFusion& fusion,
                                           std::span<const ManualSection> manual);

/// Cuts the sections whose heuristic asks for it: each matrix multiplication becomes a section
/// alone, and so does each connected piece of the rest, as far as it can run in one.
///
/// A piece keeps the rule, the match and the manual section that it comes from. `heuristics` has
/// one for each section or null. Sections that stay whole are not changed.
Partition cutByHeuristics(const Graph& graph, const Partition& partition,
                          std::span<const Heuristic* const> heuristics);

} // namespace fusewright
