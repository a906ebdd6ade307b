// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/match/attempts.h"

#include <string>
#include <utility>
#include <vector>

namespace fusewright {

/// Places at which a pattern failed for one and the same reason.
struct CensusGroup {
    EntryId entry;
    FailureReason reason = FailureReason::Operator;
    std::string found;            ///< The operators that stand there instead.
    std::uint32_t boundCount = 0; ///< How many entries the best of them had bound.
    std::vector<NodeId> places;   ///< In the graph's order.
    /// The repeated blocks they are in (`layers.*.mlp`) with their numbers, most first.
    std::vector<std::pair<std::string, std::size_t>> blocks;
};

/// Groups what failed by reason: the nearest misses first, then the largest groups.
std::vector<CensusGroup> takeCensus(const Graph& graph, PatternTrial& trial,
                                    const PatternAttempts& attempts);

/// The operators' names, each once: `sum, div`.
std::string operatorNames(const Graph& graph, std::span<const NodeId> nodes);
/// A module path with its numbers replaced by stars.
std::string blockName(std::string_view modulePath);

} // namespace fusewright
