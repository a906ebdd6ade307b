// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace fusewright {

class Graph;
class HeuristicCatalogue;
struct Heuristic;
struct RuleMatches;
struct RuleSet;

/// Whether operators meet what a heuristic asks for, with the numbers that decide.
struct HeuristicResult {
    enum class Verdict : std::uint8_t {
        Met,
        NotMet,
        Unknown, ///< A shape that would decide is not known.
    };

    Verdict verdict = Verdict::Met;
    std::string reason;        ///< A sentence with the numbers; empty where nothing is asked for.
    std::size_t gemms = 0;     ///< Matrix multiplications.
    std::size_t groupSize = 0; ///< How many of them are in the largest group.
    std::optional<double> groupFlops;
    std::optional<double> flops;
    std::optional<double> share; ///< Of the largest group in all operations.
};

/// A softmax, or what ends one in parts: an exponential that is divided by its own sum, as
/// compilers write it.
bool endsSoftmax(const Graph& graph, NodeId node);

/// Checks operators, given in the graph's order, against a heuristic's constraint.
///
/// *Dominated by one large GEMM*: matrix multiplications that read one value that is no parameter
/// branch from one input (q, k and v; gate and up) and count as one large one. The largest such
/// group must do at least half of the operations of all operators. So a feed-forward network of
/// gate, up and down is dominated by gate with up: they do two thirds. Where an unknown shape
/// leaves this open, or an extent with a name for which it is not so whatever its number, the
/// verdict is unknown; without any matrix multiplication it is not met.
///
/// *Attention*: exactly two matrix multiplications, with a way from one to the other over a softmax
/// that stays among the operators. *Rolled-up attention*: a scaled_dot_product_attention. Neither
/// needs shapes.
HeuristicResult checkHeuristic(const Graph& graph, const Heuristic& heuristic,
                               std::span<const NodeId> nodes);

/// By match; nothing where the rule has no heuristic or one that the catalogue does not know.
std::vector<std::optional<HeuristicResult>> checkHeuristics(const Graph& graph,
                                                            const RuleSet& rules,
                                                            const RuleMatches& matches,
                                                            const HeuristicCatalogue& heuristics);

} // namespace fusewright
