// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/pattern.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>
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
        UncertainPlace,  ///< The chosen place is not bound to an operator in every match.
        BadCondition,    ///< What `entries` ask for is no truth value of the pattern's own.
        BadCall,         ///< `entries` are called in a way that no pattern can ask for.
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
    /// To be filled as long as the pattern is not built.
    ExpressionTable& expressions() { return m_pattern.m_expressions; }
    /// Instead of the first required root; a language that matches from its output upwards says so.
    void setPlace(EntryId place) { m_place = place; }
    void setBinding(Pattern::Binding binding) { m_pattern.m_binding = binding; }
    void setAxes(AxisView axes) { m_pattern.m_axes = axes; }
    void setValueBinding(Pattern::ValueBinding binding) { m_pattern.m_valueBinding = binding; }

    /// How it is found, where that is not by backtracking; of its own entries.
    void setUses(std::shared_ptr<const UseSearch> uses) { m_pattern.m_uses = std::move(uses); }

    /// Its pieces need not hang together: they are found wherever they are.
    void allowPieces() { m_mayBeInPieces = true; }

    /// All faults; none when `build` will give a pattern.
    std::vector<PatternFault> faults() const;
    /// Nothing when there are faults. The builder is empty afterwards.
    std::optional<Pattern> build();

private:
    std::vector<EntryId> entriesWithBadConditions() const;
    std::vector<EntryId> entriesWithBadCalls() const;
    bool hasCalls() const;

    Pattern m_pattern;
    std::optional<EntryId> m_place;
    bool m_mayBeInPieces = false;
};

} // namespace fusewright
