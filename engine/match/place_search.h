// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"
#include "engine/graph/node_set.h"
#include "engine/match/call_alignment.h"
#include "engine/match/chain_walk.h"
#include "engine/match/compiled_pattern.h"
#include "engine/match/wiring.h"
#include "engine/pattern/match.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace fusewright {

class SearchTrace;

/// Searches one place of a graph for the first match of a pattern, by backtracking over the
/// pattern's entries. The essay at the head of the source says how and why it finds the first.
class PlaceSearch {
public:
    struct Task {
        NodeId place;
        const Match* floor = nullptr; ///< Only matches after this one count.
        std::uint64_t budget = 0;     ///< So many operators may be looked at.
        ChainWalk::Extent chains = ChainWalk::Extent::FirstBetweenEnds;
    };

    PlaceSearch(const Graph& graph, const CompiledPattern& compiled);

    void setTaken(const NodeSet* taken) { m_taken = taken; }
    /// For a graph that has got more operators.
    void grow() { m_used.grow(m_graph.nodeCount()); }
    void setTrace(SearchTrace* trace) { m_trace = trace; }

    /// Null when there is none, or none within the budget. Valid until the next call.
    const Match* run(const Task& task);

    /// How the last run went.
    std::uint64_t work() const { return m_work; }
    std::optional<EntryId> exploded() const { return m_exploded; }
    /// An operator was passed over because it is taken.
    bool wasHindered() const { return m_wasHindered; }
    /// An operator was passed over because the match has it already, and another chain might not.
    bool wasBlocked() const { return m_wasBlocked; }

private:
    /// One step of the search: the alternatives of one entry.
    struct Frame {
        std::uint32_t anchors = 0;    ///< Where its anchors begin.
        std::uint32_t candidates = 0; ///< Where its candidates begin.
        std::uint32_t next = 0;       ///< The alternative to try next.
        std::uint32_t count = 0;      ///< How many alternatives are present ones.
        const NodeId* near =
            nullptr; ///< Of plain steps: the neighbours to look at, up to `nearEnd`.
        const NodeId* nearEnd = nullptr;
        bool isAsked = true;
        bool mayBeAbsent = false;
        bool isTried = false;    ///< The absent alternative has been tried.
        bool isBindable = false; ///< Something fits, whether or not it leads to a better match.
        bool hasBound = false;
        bool isTaken = false; ///< The search went on with the alternative that is tried now.
    };

    void begin(const Task& task);
    void unwind(std::size_t depth);
    EntryId entryAt(std::size_t depth) const { return m_compiled.steps()[depth]; }
    MatchSlot& slotAt(EntryId entry) { return m_match.bindings[entry.index]; }
    std::span<const Anchor> anchorsOf(const Frame& frame) const;

    void enterPlain(std::size_t depth);
    bool advancePlain(std::size_t depth);
    void releasePlain(MatchSlot& slot, EntryId entry);
    NodeId nextNeighbour(const PlainStep& step, Frame& frame) const;
    bool isWired(const PlainStep& step, NodeId node) const;
    void enter(std::size_t depth);
    void leave(std::size_t depth);
    bool advance(std::size_t depth);
    void release(std::size_t depth);
    bool tryPresent(Frame& frame, EntryId entry);
    bool tryAbsent(Frame& frame, EntryId entry);
    bool conditionsHold(std::size_t depth);
    void tellOutcome(EntryId entry);
    void tellPassed(EntryId entry, NodeId node);
    bool isPastFloor() const;
    bool isBeforeBest() const;
    bool isComplete();
    void takeBest();
    void noteUnknown();
    void noteBudget();
    void countWork(EntryId entry, std::uint64_t looked);

    void listOperators(Frame& frame, EntryId entry);
    void listNeighbours(const Anchor& anchor, EntryId entry);
    void listEverything(EntryId entry);
    void sortCandidates(const Frame& frame);
    const Anchor* narrowest(std::span<const Anchor> anchors) const;
    std::size_t width(const Anchor& anchor) const;
    bool bindOperator(const Frame& frame, EntryId entry, NodeId node, bool isSwapped);

    const CallLeaf* leafOf(EntryId entry) const;
    bool takesWhatLeafHas(EntryId entry, NodeId caller, const CallLeaf& leaf) const;
    bool isCalledRight(EntryId entry, NodeId node);
    bool bindLeaf(EntryId entry);
    template <class Visit>
    bool everyLeafOf(EntryId entry, Visit visit) const;

    void listValues(Frame& frame, EntryId entry);
    bool bindValue(const Frame& frame, EntryId entry, ValueId value);
    bool bindOption(EntryId entry, std::uint32_t option);

    void beginChains(Frame& frame, EntryId entry);
    bool bindChain(const Frame& frame, EntryId entry);
    bool mayTake(EntryId entry, NodeId node);
    bool isFree(NodeId node, bool isIncluded);
    bool isGivenOut(NodeId node) const;
    void take(NodeId node);
    void giveBack(NodeId node);

    EntryId placeHolder() const;
    bool isAtPlace(EntryId entry) const;
    bool keepsPrivate(EntryId entry);
    bool isInMatch(NodeId node) const;
    bool isOutside(ValueId value) const;
    bool isOtherValue(EntryId entry, ValueId value) const;
    void updateAsked();

    const Graph& m_graph;
    const CompiledPattern& m_compiled;
    Wiring m_wiring;
    CallAligner m_aligner;
    std::vector<std::vector<CallLeaf>> m_leaves; ///< By entry that has its operator; of forms only.
    std::vector<std::vector<std::uint32_t>> m_visits; ///< `visitOrder`.
    const NodeSet* m_taken = nullptr;
    SearchTrace* m_trace = nullptr;

    Task m_task;
    Match m_match; ///< What is bound so far.
    Match m_best;
    bool m_hasBest = false;
    bool m_isWatched = false; ///< Bindings are compared with other matches, or told.
    NodeSet m_used;           ///< Stays empty where operators are shared.
    std::vector<Frame> m_frames;
    std::vector<Anchor> m_anchors;
    std::vector<std::uint32_t> m_candidates;
    std::vector<ChainWalk> m_walks;        ///< By entry.
    std::vector<std::uint8_t> m_isAsked;   ///< By entry, for what has been decided so far.
    std::vector<std::uint8_t> m_isDecided; ///< By entry.
    std::vector<std::uint64_t> m_workOf;   ///< By entry.
    std::vector<EntryId> m_flow;  ///< Entries that choices decide about, parents before children.
    std::size_t m_boundCount = 0; ///< Entries that have operators.
    std::uint64_t m_work = 0;
    std::optional<EntryId> m_exploded;
    bool m_wasHindered = false;
    bool m_wasBlocked = false;
};

} // namespace fusewright
