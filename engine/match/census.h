// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/match/attempts.h"

#include <map>
#include <string>
#include <tuple>
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

/// Groups what failed by reason. The graph must outlive it.
class Census {
public:
    explicit Census(const Graph& graph) : m_graph(graph) { }

    /// Matches do not count.
    void add(const DetailedAttempt& told);
    /// The nearest misses first, then the largest groups.
    std::vector<CensusGroup> take();

private:
    using Key = std::tuple<EntryId, FailureReason, std::string>;

    const Graph& m_graph;
    std::map<Key, CensusGroup> m_groups;
};

/// The operators' names, each once: `sum, div`.
std::string operatorNames(const Graph& graph, std::span<const NodeId> nodes);
/// A module path with its numbers replaced by stars.
std::string blockName(std::string_view modulePath);

} // namespace fusewright
