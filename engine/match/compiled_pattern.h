// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"
#include "engine/pattern/entry_links.h"
#include "engine/pattern/evaluation.h"
#include "engine/pattern/pattern.h"

#include <cstdint>
#include <span>
#include <vector>

namespace fusewright {

class Graph;
class NodeSet;

/// A condition and the entry that asks for it: it is not asked when that entry is not bound.
struct OwnedCondition {
    EntryId owner;
    ExpressionPlan plan;
};

/// A step that binds one operator of its own to an entry that is in every match, next to entries of
/// such steps only and without conditions: there is nothing to find out about it while searching.
struct PlainStep {
    EntryId entry;
    std::uint32_t from = 0;  ///< The entry among whose neighbours to look.
    bool isProducer = false; ///< To look among its producers, else among its users.
    bool isIncluded = true;
    std::uint32_t firstCheck = 0;
    std::uint32_t checkCount = 0;
};

/// An edge that a plain step checks.
struct PlainCheck {
    std::uint32_t entry;
    bool feeds; ///< The other entry feeds this one.
};

/// A pattern made ready for one graph: which of its operators each entry takes, and in which order
/// a search binds the entries.
class CompiledPattern {
public:
    CompiledPattern(const Graph& graph, const Pattern& pattern);

    const Pattern& pattern() const { return m_pattern; }
    const EntryLinks& links() const { return m_links; }
    const Entry& entry(EntryId id) const { return m_pattern.entry(id); }

    /// True when the entry may take an operator of this kind; for a repeated entry: as one of a
    /// chain, which never takes what a child could match.
    bool accepts(EntryId entry, OperatorId operatorId) const
    {
        return m_accepts[entry.index * m_operatorCount + operatorId.index];
    }
    /// True when the operator has as many operands as the entry asks for. Those that are left out
    /// at the end do not count, nor those that only nested graphs capture.
    bool hasRightCount(EntryId entry, NodeId node) const;
    std::size_t operatorCount() const { return m_operatorCount; }
    const std::uint8_t* acceptRow(EntryId entry) const
    {
        return m_accepts.data() + entry.index * m_operatorCount;
    }
    /// How many operators of the graph the entry takes.
    std::size_t population(EntryId entry) const { return m_population[entry.index]; }

    /// The entries in the order of the search.
    const std::vector<EntryId>& steps() const { return m_steps; }
    /// The entries in the order in which two matches are compared.
    const std::vector<EntryId>& decisions() const { return m_decisions; }
    /// So many first steps go along with the first decisions: the first match found there is the
    /// least.
    std::size_t alignedSteps() const { return m_alignedSteps; }
    /// What must hold when the entry of a step has been decided.
    const std::vector<OwnedCondition>& conditionsAt(std::size_t step) const
    {
        return m_conditions[step];
    }
    bool hasConditions() const { return m_hasConditions; }
    /// What a condition comes to for what a match has bound so far. What the graph does not say,
    /// and what is not bound, is unknown.
    Outcome outcomeOf(const OwnedCondition& owned, const Match& soFar,
                      const NodeSet* taken = nullptr) const;
    Evaluation evaluated(ExpressionId condition, const Match& soFar,
                         const NodeSet* taken = nullptr) const;
    /// As many first steps as are plain.
    const std::vector<PlainStep>& plainSteps() const { return m_plainSteps; }
    std::span<const PlainCheck> checks(const PlainStep& step) const
    {
        return std::span(m_plainChecks).subspan(step.firstCheck, step.checkCount);
    }
    /// True when there is something to check that only a whole match can tell.
    bool needsFinalCheck() const { return m_needsFinalCheck; }
    /// Entries that can hold the operator of a match's place: one, or more below a choice.
    const std::vector<EntryId>& placeHolders() const { return m_placeHolders; }
    bool isShared() const { return m_pattern.binding() == Pattern::Binding::Shared; }
    bool hasChains() const { return m_hasChains; }
    /// True when a chain may not stand for all chains between its ends.
    bool needsEveryChain() const { return m_needsEveryChain; }
    bool isValue(EntryId id) const
    {
        return entry(id).kind == Entry::Kind::Value || entry(id).kind == Entry::Kind::Constant;
    }
    bool isSwappable(EntryId entry) const { return m_isSwappable[entry.index]; }

private:
    void fillAccepted(const Graph& graph);
    void fillClass(const Graph& graph, EntryId entry);
    void keepChainsOff();
    void countPopulation(const Graph& graph);
    void findPlaceHolders();
    void placeConditions();
    std::vector<EntryId> entriesIn(ExpressionId condition) const;
    void findSwappable();
    bool hasPositions(EntryId entry) const;
    void align();
    void findPlainSteps();
    bool isPlain(EntryId entry, const std::vector<bool>& isPlainBefore, std::size_t step) const;
    void addPlainStep(EntryId entry, const std::vector<bool>& isPlainBefore);
    void findFinalChecks();

    const Graph& m_graph;
    const Pattern& m_pattern;
    EntryLinks m_links;
    std::size_t m_operatorCount;
    std::vector<std::uint8_t> m_accepts; ///< By entry and operator.
    std::vector<std::size_t> m_population;
    std::vector<EntryId> m_steps;
    std::vector<EntryId> m_decisions;
    std::size_t m_alignedSteps = 0;
    std::vector<std::vector<OwnedCondition>> m_conditions; ///< By step.
    std::vector<PlainStep> m_plainSteps;
    std::vector<PlainCheck> m_plainChecks;
    std::vector<EntryId> m_placeHolders;
    std::vector<bool> m_isSwappable;
    bool m_hasConditions = false;
    bool m_hasChains = false;
    bool m_needsEveryChain = false;
    bool m_needsFinalCheck = false;
};

} // namespace fusewright
