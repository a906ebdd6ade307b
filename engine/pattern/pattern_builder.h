// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/pattern.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace fusewright {

/// What is wrong with a pattern as a whole, and which entries make it so.
struct PatternFault {
    enum class Kind {
        Empty,           ///< There are no entries.
        Circle,          ///< `entries` lead round, each to the next and the last to the first.
        Disconnected,    ///< `entries` do not hang together with the rest.
        MatchesNothing,  ///< Every entry may be absent.
        OpenEndedRepeat, ///< A repeat has no end: it is a leaf, or a leaf takes any operator.
    };

    Kind kind;
    std::vector<EntryId> entries;

    bool operator==(const PatternFault&) const = default;
};

/// Puts a pattern together. Entries keep the order in which they were added.
class PatternBuilder {
public:
    EntryId addEntry(Entry entry);
    Entry& entry(EntryId id) { return m_pattern.m_entries[id.index]; }
    void addEdge(PatternEdge edge) { m_pattern.m_edges.push_back(edge); }
    void addEdge(EntryId from, EntryId to) { addEdge({.from = from, .to = to}); }
    ConditionId addCondition(Condition condition);

    /// All faults; none when `build` will give a pattern.
    std::vector<PatternFault> faults() const;
    /// Nothing when there are faults. The builder is empty afterwards.
    std::optional<Pattern> build();

private:
    Pattern m_pattern;
};

} // namespace fusewright
