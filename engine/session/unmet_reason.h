// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"
#include "engine/support/cancel_token.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

class Graph;
class Pattern;
struct CensusGroup;
struct RuleMatches;
struct RuleSet;

/// The operators of some modules.
class ModuleMask {
public:
    /// An empty glob is every operator. The graph must outlive it.
    ModuleMask(const Graph& graph, std::string_view glob);

    bool isWhole() const { return m_fits.empty(); }
    bool holds(NodeId node) const;
    std::size_t countOf(std::span<const NodeId> nodes) const;

private:
    const Graph& m_graph;
    std::vector<bool> m_fits; ///< By module; empty where all do.
};

// Each is one sentence, or empty where there is nothing to say.

/// Why a rule makes no more sections: what takes its operators, or the nearest miss.
std::string whyNoMore(const Graph& graph, const RuleSet& rules, const RuleMatches& matches,
                      std::uint32_t rule, const ModuleMask& modules, const CancelToken& cancel);
/// In which blocks the sections of a rule, or of all, are.
std::string whereSectionsAre(const Graph& graph, const RuleMatches& matches,
                             std::optional<std::uint32_t> rule, const ModuleMask& modules);
/// The operators that no rule takes, the most frequent first.
std::string mostLeftOut(const Graph& graph, const RuleMatches& matches, const ModuleMask& modules);
/// Which rules make no section at all.
std::string rulesWithout(const RuleSet& rules, const RuleMatches& matches);
/// Where a pattern misses nearest.
std::string nearestMissText(const Pattern& pattern, const CensusGroup& group);

/// `a (3), b (2) and 4 more`, the most frequent first.
std::string rankedCounts(const std::map<std::string, std::size_t>& counts);

} // namespace fusewright
