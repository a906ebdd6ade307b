// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/node_set.h"
#include "engine/match/matcher.h"
#include "engine/match/use_variables.h"
#include "engine/match/use_walk.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <unordered_map>
#include <vector>

namespace fusewright {

class CompiledPattern;
class Graph;
class SearchTrace;

/// Finds the matches of a pattern that is found along users, see `UseSearch`: for a `Matcher`,
/// which says what its functions mean.
class UseFinder {
public:
    UseFinder(const Graph& graph, const CompiledPattern& compiled, MatchBudget budget);

    std::vector<NodeId> candidates();
    const Match* first(NodeId place);
    /// At a place there is one match.
    const Match* after()
    {
        m_exploded.reset();
        return nullptr;
    }
    void setTaken(const NodeSet* taken) { m_taken = taken; }
    void setTrace(SearchTrace* trace);
    bool wasHindered() const { return m_wasHindered; }
    std::optional<EntryId> exploded() const { return m_exploded; }

private:
    /// All matches, one after the other, as long as something is not taken.
    struct Sequence {
        std::vector<Match> matches;
        std::map<NodeId, std::size_t> byPlace;
        std::map<NodeId, EntryId> exploded; ///< By a place near which the search was given up.
    };

    class Open;

    std::uint64_t budgetNow() const;
    Sequence sequence(const NodeSet* taken);
    const Sequence& known(const NodeSet* taken);
    const Match* traced(NodeId place, const Match* match);
    NodeId placeNear(std::uint32_t variable) const;
    const Match* walkAt(NodeId place, const NodeSet* taken);
    std::vector<std::uint32_t> firstsOf(NodeId place) const;
    bool meets(const Match& match, const NodeSet& nodes) const;

    const Graph& m_graph;
    const CompiledPattern& m_compiled;
    MatchBudget m_budget;
    UseVariables m_variables;
    UseWalk m_walk;
    const NodeSet* m_taken = nullptr;
    SearchTrace* m_trace = nullptr;
    std::map<const NodeSet*, Sequence> m_known; ///< By what was taken when it was asked for.
    std::uint64_t m_work = 0;
    std::optional<EntryId> m_exploded;
    bool m_wasHindered = false;
};

} // namespace fusewright
