// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"
#include "engine/partition/heuristic_result.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace fusewright {

class Graph;
class RuleGround;
struct DraftPlace;
struct Heuristic;

/// What a heuristic of the catalogue has to say to operators.
struct HeuristicAdvice {
    std::string name;
    HeuristicResult::Verdict verdict = HeuristicResult::Verdict::Met;
    std::string reason; ///< A sentence with the numbers.
};

/// One for each heuristic, in the order of the catalogue.
std::vector<HeuristicAdvice> adviseHeuristics(const RuleGround& ground,
                                              std::span<const NodeId> nodes);

/// Whether a rule for these operators could be given the heuristic: it is met, or an unknown shape
/// leaves that open while nothing speaks against it.
bool couldTake(const RuleGround& ground, const Heuristic& heuristic, std::span<const NodeId> nodes);

/// Whether all heavy operators, that is matrix multiplications, convolutions and attention, read
/// one value that is no parameter, as q, k and v do. True without any.
bool branchFromOneInput(const Graph& graph, std::span<const NodeId> nodes);
bool isHeavy(const Graph& graph, NodeId node);

/// The heuristic to propose, empty for none: attention before matrix multiplication, and none
/// that puts the operators it was asked for in sections of their own.
std::string proposeHeuristic(const RuleGround& ground, std::span<const NodeId> nodes);

enum class RuleRank : std::uint8_t {
    Above, ///< The new rule gets what it competes for.
    Below, ///< It gets what the others leave.
};

/// A priority above, or not above, those of all rules that have operators of these places.
std::int64_t proposePriority(const RuleGround& ground, const std::vector<DraftPlace>& places,
                             RuleRank rank);

} // namespace fusewright
