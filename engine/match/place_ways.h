// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/match/compiled_pattern.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace fusewright {

/// The ways from the entries of a pattern to the entry of its place, over entries that are in every
/// match: where an operator has changed, only places at the end of a way can match otherwise.
class PlaceWays {
public:
    explicit PlaceWays(const CompiledPattern& compiled);

    /// False where an entry has no way, so that a place may be found from everywhere.
    bool isComplete() const { return m_isComplete; }
    /// The rarest entry that has a way.
    EntryId rarest() const { return m_rarest; }
    /// Nothing for the place itself, and for entries without a way.
    const std::optional<PatternLink>& next(EntryId entry) const { return m_next[entry.index]; }
    /// Adds the places that lie at the end of a way which begins with the operator at the entry.
    void walk(const Graph& graph, EntryId from, NodeId node, std::vector<NodeId>& places) const;
    /// For every entry that takes the operator.
    void walkFrom(const Graph& graph, NodeId node, std::vector<NodeId>& places) const;

private:
    void reach(EntryId entry, const PatternLink& back);

    const CompiledPattern& m_compiled;
    std::vector<std::optional<PatternLink>> m_next;
    std::vector<bool> m_isReached;
    std::vector<bool> m_isTaken; ///< By operator: by an entry that is reached.
    std::vector<EntryId> m_open;
    EntryId m_rarest;
    bool m_isComplete = true;
};

/// One step of a way, from the nodes at `first` and behind it: in their place come the operators
/// beside them that the entry at its end takes; ascending by number, each once.
void step(const Graph& graph, const CompiledPattern& compiled, const PatternLink& link,
          EntryId from, std::vector<NodeId>& nodes, std::size_t first);

} // namespace fusewright
