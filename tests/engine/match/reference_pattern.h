// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"
#include "engine/pattern/match.h"
#include "engine/pattern/pattern.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace fusewright::test {

using SlotState = MatchSlot::State;

/// An edge that must be there in the graph once options and absences are settled.
struct PlainLink {
    EntryId from;
    EntryId to;
    std::optional<std::uint32_t> output;  ///< Of the first edge that the link goes along.
    std::optional<std::uint32_t> operand; ///< Of the last one.
    bool isRest = false;                  ///< Of the last one.
};

/// One way to settle which entries are there and which options are taken, whatever the graph.
struct Outline {
    std::vector<SlotState> states;      ///< By entry. A value that is asked for is `Bound` here.
    std::vector<std::uint32_t> options; ///< By entry; of bound choices.
    EntryId place;                      ///< The entry whose operator is the place. May be invalid.
    std::vector<EntryId> operators;     ///< Bound ones, the place first, neighbours together.
    std::vector<PlainLink> links;       ///< Between bound operators.
    std::vector<PlainLink> valueLinks;  ///< From values to bound operators.
};

/// What the reference knows of a pattern before it sees a graph. The pattern must outlive it.
class PlainPattern {
public:
    explicit PlainPattern(const Pattern& pattern, std::optional<EntryId> chosenPlace = {});

    const Pattern& pattern() const { return m_pattern; }
    const Entry& entry(EntryId id) const { return m_pattern.entry(id); }
    std::size_t entryCount() const { return m_pattern.entryCount(); }

    /// The chosen one; else the first required root; else the first required entry that is always
    /// asked for; else the first required operator. Invalid when there is none.
    EntryId placeEntry() const { return m_placeEntry; }
    /// The entries in the order in which matches are compared.
    const std::vector<EntryId>& decisionOrder() const { return m_decisionOrder; }
    const std::vector<Outline>& outlines() const { return m_outlines; }

    /// True when the entry is asked for in every match.
    bool isCertain(EntryId id) const { return m_certain[id.index]; }
    /// True when the class of an operator entry has the node's operator.
    bool takes(EntryId id, const Graph& graph, NodeId node) const;
    /// True when the node has as many operands as the entry says; those left out at the end do not
    /// count.
    bool hasRightCount(EntryId id, const Graph& graph, NodeId node) const;
    bool isShared() const { return m_pattern.binding() == Pattern::Binding::Shared; }
    /// As `takes`, and of a repeat no operator that anything after it could match.
    bool takesInARow(EntryId id, const Graph& graph, NodeId node) const;
    /// True when an edge with operand 0 or 1 leads to the entry, itself or through choices.
    bool isSwappable(EntryId id) const { return m_swappable[id.index]; }
    /// The operators that an entry could come to: itself; of choices what any option could come to;
    /// past an optional entry also what its children could come to.
    std::vector<EntryId> couldComeTo(EntryId id) const;

private:
    std::vector<EntryId> findRoots() const;
    std::vector<bool> findCertain() const;
    EntryId findPlaceEntry() const;
    std::vector<bool> reachedFrom(EntryId id) const;
    std::vector<EntryId> findDecisionOrder() const;
    bool findSwappable(EntryId id) const;

    std::vector<Outline> findOutlines() const;
    std::vector<Outline> waysOf(EntryId id, const Outline& soFar) const;
    std::vector<bool> askedFor(const Outline& outline) const;
    bool isConsistent(const Outline& outline) const;
    void complete(Outline& outline) const;
    std::vector<PlainLink> linksFrom(const Outline& outline, EntryId from) const;
    EntryId walkToPlace(const Outline& outline) const;
    std::vector<EntryId> operatorsInReach(const Outline& outline) const;

    const Pattern& m_pattern;
    std::vector<EntryId> m_roots;
    std::vector<bool> m_certain;
    EntryId m_placeEntry;
    std::vector<EntryId> m_decisionOrder;
    std::vector<bool> m_swappable;
    std::vector<std::vector<EntryId>> m_ends; ///< By repeat: what could come after it.
    std::vector<Outline> m_outlines;
};

} // namespace fusewright::test
