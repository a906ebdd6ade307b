// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/node_set.h"
#include "engine/pattern/match.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace fusewright {

class CompiledPattern;
class Graph;
class SearchTrace;

/// How much work a matcher may do: so many operators looked at.
struct MatchBudget {
    std::uint64_t perPlace = 200'000;
    std::uint64_t inAll = 50'000'000; ///< When it is used up, `perPlace` falls to `perPlaceAfter`.
    std::uint64_t perPlaceAfter = 2'000;
};

/// Finds where a pattern holds in a graph, in the order of the handbook: always the same matches.
///
/// Graph and pattern must outlive it. Not for use by several threads at once. A graph that is being
/// edited may get more operators, but none of a kind that it did not have; of such a graph places
/// are in no order.
class Matcher {
public:
    Matcher(const Graph& graph, const Pattern& pattern, MatchBudget budget = {});
    Matcher(Matcher&&) noexcept;
    ~Matcher();

    /// Places at which there can be a match, in the graph's order: none is missing.
    std::vector<NodeId> candidates() const;
    const CompiledPattern& compiled() const;
    /// Every operator that the place entry takes, in the graph's order.
    std::vector<NodeId> attempts() const;

    /// The first match at a place, or null. Valid until the matcher is asked again.
    const Match* first(NodeId place);
    /// The first match at the place of `match` that comes after it.
    const Match* after(const Match& match);

    /// These operators are not there for included entries. Null takes the wish back.
    void setTaken(const NodeSet* taken);
    /// True when the last answer was made without an operator because it is taken.
    bool wasHindered() const;
    /// Is told every decision from now on. Null takes the wish back.
    void setTrace(SearchTrace* trace);

    /// The entry at which a place used up its budget, after the last answer. That answer is then
    /// the best match that had been found, or none.
    std::optional<EntryId> exploded() const;

private:
    class Parts;
    std::unique_ptr<Parts> m_parts;
};

} // namespace fusewright
