// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// What a step of the search can take: operators, values, options and chains.

#include "engine/match/place_search.h"

#include "engine/graph/graph.h"
#include "engine/graph/literal_values.h"
#include "engine/match/search_trace.h"

#include <algorithm>
#include <utility>

namespace fusewright {

using State = MatchSlot::State;
using Kind = Entry::Kind;

// --- operators ---------------------------------------------------------------------------------

bool PlaceSearch::isFree(NodeId node, bool isIncluded)
{
    if (m_used.contains(node)) {
        m_wasBlocked = m_wasBlocked || m_compiled.hasChains();
        return false;
    }
    if (m_taken && isIncluded && m_taken->contains(node)) {
        m_wasHindered = true;
        return false;
    }
    return true;
}

bool PlaceSearch::mayTake(EntryId entry, NodeId node)
{
    return isFree(node, m_compiled.entry(entry).isIncluded)
        && m_compiled.hasRightCount(entry, node);
}

void PlaceSearch::take(NodeId node)
{
    if (!m_compiled.isShared())
        m_used.insert(node);
}

void PlaceSearch::giveBack(NodeId node)
{
    if (!m_compiled.isShared())
        m_used.erase(node);
}

bool PlaceSearch::isInMatch(NodeId node) const
{
    if (!m_compiled.isShared())
        return m_used.contains(node);
    for (std::size_t at = 0; at < m_match.bindings.size(); ++at) {
        const auto nodes = m_match.nodes(EntryId(at));
        if (std::ranges::find(nodes, node) != nodes.end())
            return true;
    }
    return false;
}

void PlaceSearch::listOperators(Frame& frame, EntryId entry)
{
    if (isAtPlace(entry)) {
        if (m_compiled.accepts(entry, m_graph.operatorId(m_task.place)))
            m_candidates.push_back(m_task.place.index);
    } else if (const CallLeaf* leaf = leafOf(entry)) {
        const NodeId maker = leaf->value.isValid() ? m_graph.producer(leaf->value) : NodeId();
        if (maker.isValid() && m_compiled.accepts(entry, m_graph.operatorId(maker)))
            m_candidates.push_back(maker.index);
    } else if (const Anchor* anchor = narrowest(anchorsOf(frame))) {
        listNeighbours(*anchor, entry);
        if (!anchor->feeds || !anchor->node.isValid())
            sortCandidates(frame);
    } else {
        listEverything(entry);
    }
    frame.count = static_cast<std::uint32_t>(m_candidates.size()) - frame.candidates;
}

std::size_t PlaceSearch::width(const Anchor& anchor) const
{
    if (!anchor.feeds)
        return m_graph.producers(anchor.node).size();
    return anchor.node.isValid() ? m_graph.users(anchor.node).size()
                                 : m_graph.uses(anchor.value).size();
}

/// The anchor with the fewest neighbours; null when no anchor says where to look.
const Anchor* PlaceSearch::narrowest(std::span<const Anchor> anchors) const
{
    const Anchor* best = nullptr;
    for (const Anchor& anchor : anchors) {
        const bool saysNothing = anchor.isRest && !anchor.node.isValid();
        if (!saysNothing && (!best || width(anchor) < width(*best)))
            best = &anchor;
    }
    return best;
}

void PlaceSearch::listNeighbours(const Anchor& anchor, EntryId entry)
{
    const auto add = [&](NodeId node) {
        if (m_compiled.accepts(entry, m_graph.operatorId(node)))
            m_candidates.push_back(node.index);
    };
    if (!anchor.feeds) {
        for (const NodeId producer : m_graph.producers(anchor.node))
            add(producer);
    } else if (anchor.node.isValid()) {
        for (const NodeId user : m_graph.users(anchor.node))
            add(user);
    } else {
        for (const Use& use : m_graph.uses(anchor.value))
            add(use.node);
    }
}

void PlaceSearch::listEverything(EntryId entry)
{
    const std::size_t before = m_candidates.size();
    for (std::size_t at = 0; at < m_graph.operators().size(); ++at) {
        if (!m_compiled.accepts(entry, OperatorId(at)))
            continue;
        for (const NodeId node : m_graph.nodesOf(OperatorId(at)))
            m_candidates.push_back(node.index);
    }
    std::sort(m_candidates.begin() + static_cast<std::ptrdiff_t>(before), m_candidates.end());
}

void PlaceSearch::sortCandidates(const Frame& frame)
{
    const auto first = m_candidates.begin() + static_cast<std::ptrdiff_t>(frame.candidates);
    std::sort(first, m_candidates.end());
    m_candidates.erase(std::unique(first, m_candidates.end()), m_candidates.end());
}

bool PlaceSearch::bindOperator(const Frame& frame, EntryId entry, NodeId node, bool isSwapped)
{
    const auto holds = [&](const Anchor& anchor) {
        return m_wiring.holds(anchor, node, isSwapped);
    };
    if (!mayTake(entry, node) || !std::ranges::all_of(anchorsOf(frame), holds)
        || (m_compiled.pattern().hasCalls() && !isCalledRight(entry, node))) {
        if (m_trace)
            tellPassed(entry, node);
        return false;
    }
    MatchSlot& slot = slotAt(entry);
    slot.state = State::Bound;
    slot.isSwapped = isSwapped;
    slot.first = slot.last = node;
    slot.length = 1;
    take(node);
    ++m_boundCount;
    return true;
}

bool PlaceSearch::isGivenOut(NodeId node) const
{
    return std::ranges::any_of(m_graph.outputs(node),
                               [&](ValueId result) { return m_graph.isOutput(result); });
}

bool PlaceSearch::keepsPrivate(EntryId entry)
{
    return std::ranges::all_of(m_match.nodes(entry), [&](NodeId node) {
        const auto users = m_graph.users(node);
        return !isGivenOut(node)
            && std::ranges::all_of(users, [&](NodeId user) { return isInMatch(user); });
    });
}

// --- calls -------------------------------------------------------------------------------------

/// Visits what bound operators have where their forms ask for the entry; false when a visit is.
template <class Visit>
bool PlaceSearch::everyLeafOf(EntryId entry, Visit visit) const
{
    for (std::size_t at = 0; at < m_leaves.size(); ++at) {
        if (!m_match.isBound(EntryId(at)) || EntryId(at) == entry)
            continue;
        for (const CallLeaf& leaf : m_leaves[at]) {
            if (leaf.entry == entry && !visit(EntryId(at), leaf))
                return false;
        }
    }
    return true;
}

/// The first of them; null where there is none.
const CallLeaf* PlaceSearch::leafOf(EntryId entry) const
{
    const CallLeaf* found = nullptr;
    everyLeafOf(entry, [&](EntryId, const CallLeaf& leaf) {
        found = &leaf;
        return false;
    });
    return found;
}

/// Whether the entry, which is bound, has what stands at the leaf.
bool PlaceSearch::takesWhatLeafHas(EntryId entry, NodeId caller, const CallLeaf& leaf) const
{
    const MatchSlot& slot = m_match.slot(entry);
    if (m_compiled.entry(entry).kind == Kind::Operator)
        return leaf.value.isValid() && m_graph.producer(leaf.value) == slot.first;
    if (slot.value.isValid() || leaf.value.isValid())
        return slot.value == leaf.value;
    const TakenArgument* const taken = m_match.argument(entry);
    if (!taken || taken->literal.has_value() != leaf.literal.has_value())
        return false;
    return taken->literal
        ? isEqualLiteral(*taken->literal, *leaf.literal)
        : areEqualLists(m_graph, {taken->caller, taken->argument}, {caller, leaf.argument});
}

/// Whether the operator is called as the form of the entry says, and what it is called with agrees
/// with what is bound already.
bool PlaceSearch::isCalledRight(EntryId entry, NodeId node)
{
    std::vector<CallLeaf>& leaves = m_leaves[entry.index];
    if (!m_aligner.align(entry, node, leaves))
        return false;
    const bool isAsked = everyLeafOf(entry, [&](EntryId, const CallLeaf& leaf) {
        return leaf.value.isValid() && m_graph.producer(leaf.value) == node;
    });
    return isAsked && std::ranges::all_of(leaves, [&](const CallLeaf& leaf) {
               return !m_match.isBound(leaf.entry) || takesWhatLeafHas(leaf.entry, node, leaf);
           });
}

/// What a value of the pattern stands for: something of the graph, a literal or a list. Where
/// literals differ that are equal, as 2 and 2.0 are, the one counts that is come to first.
bool PlaceSearch::bindLeaf(EntryId entry)
{
    const CallLeaf* first = nullptr;
    EntryId caller;
    const auto visitOf = [&](EntryId at, const CallLeaf& leaf) {
        return m_visits[at.index][leaf.asked];
    };
    everyLeafOf(entry, [&](EntryId at, const CallLeaf& leaf) {
        if (!first || visitOf(at, leaf) < visitOf(caller, *first)) {
            first = &leaf;
            caller = at;
        }
        return true;
    });
    if (!first)
        return false;
    MatchSlot& slot = slotAt(entry);
    slot.value = first->value;
    if (!first->value.isValid()) {
        slot.argument = static_cast<std::uint32_t>(m_match.arguments.size());
        m_match.arguments.push_back({m_match.slot(caller).first, first->argument, first->literal});
    }
    const bool mustBeParameter = m_compiled.entry(entry).kind == Kind::Constant;
    const bool isFine = !first->value.isValid()
        ? !mustBeParameter
        : isOutside(first->value) && isOtherValue(entry, first->value)
            && (!mustBeParameter || m_graph.valueKind(first->value) == ValueKind::Parameter);
    const bool agree =
        isFine && everyLeafOf(entry, [&](EntryId at, const CallLeaf& leaf) {
            return &leaf == first || takesWhatLeafHas(entry, m_match.slot(at).first, leaf);
        });
    if (agree) {
        slot.state = State::Bound;
        return true;
    }
    if (slot.argument < m_match.arguments.size())
        m_match.arguments.resize(slot.argument);
    slot = {};
    return false;
}

// --- values and choices ------------------------------------------------------------------------

void PlaceSearch::listValues(Frame& frame, EntryId entry)
{
    if (m_compiled.pattern().hasCalls()) {
        m_candidates.push_back(0);
        frame.count = 1;
        return;
    }
    const Anchor* best = nullptr;
    for (const Anchor& anchor : anchorsOf(frame)) {
        if (!anchor.isRest && (!best || anchor.operand))
            best = &anchor;
    }
    // Without a consumer there is no operand to be.
    frame.mayBeAbsent = frame.mayBeAbsent || !best;
    if (!best)
        return;
    const bool mustBeParameter = m_compiled.entry(entry).kind == Kind::Constant;
    const auto inputs = m_graph.inputs(best->node);
    for (const ValueId value : inputs) {
        const bool fits = value.isValid()
            && (!mustBeParameter || m_graph.valueKind(value) == ValueKind::Parameter);
        if (fits && m_wiring.holds(*best, value))
            m_candidates.push_back(value.index);
    }
    sortCandidates(frame);
    frame.count = static_cast<std::uint32_t>(m_candidates.size()) - frame.candidates;
}

bool PlaceSearch::bindValue(const Frame& frame, EntryId entry, ValueId value)
{
    if (m_compiled.pattern().hasCalls())
        return bindLeaf(entry);
    for (const Anchor& anchor : anchorsOf(frame)) {
        if (!m_wiring.holds(anchor, value))
            return false;
    }
    if (!isOutside(value) || !isOtherValue(entry, value))
        return false;
    slotAt(entry).state = State::Bound;
    slotAt(entry).value = value;
    return true;
}

/// True when no operator of the match makes the value, or that does not matter.
bool PlaceSearch::isOutside(ValueId value) const
{
    if (m_compiled.isShared() || !value.isValid())
        return true;
    const NodeId producer = m_graph.producer(value);
    return !producer.isValid() || !m_used.contains(producer);
}

/// True when no required entry has the value, or one may have it too.
bool PlaceSearch::isOtherValue(EntryId entry, ValueId value) const
{
    const Pattern& pattern = m_compiled.pattern();
    if (pattern.valueBinding() == Pattern::ValueBinding::Shared || pattern.entry(entry).isOptional)
        return true;
    for (std::size_t at = 0; at < m_match.bindings.size(); ++at) {
        if (at != entry.index && m_match.bindings[at].value == value
            && !pattern.entries()[at].isOptional)
            return false;
    }
    return true;
}

bool PlaceSearch::bindOption(EntryId entry, std::uint32_t option)
{
    MatchSlot& slot = slotAt(entry);
    slot.state = State::Bound;
    slot.option = option;
    if (!m_wiring.holdsThrough(m_match, entry)) {
        slot = {};
        if (m_trace)
            m_trace->passedOver(m_compiled.entry(entry).options[option], {}, Passing::Wiring,
                                m_match);
        return false;
    }
    updateAsked();
    return true;
}

// --- chains ------------------------------------------------------------------------------------

void PlaceSearch::beginChains(Frame& frame, EntryId entry)
{
    std::vector<Anchor> above;
    std::vector<Anchor> below;
    for (const Anchor& anchor : anchorsOf(frame))
        (anchor.feeds ? above : below).push_back(anchor);
    const bool isBackward = !isAtPlace(entry) && !narrowest(above) && narrowest(below);

    const Anchor* anchor = isBackward ? narrowest(below) : narrowest(above);
    if (isAtPlace(entry))
        m_candidates.push_back(m_task.place.index);
    else if (anchor)
        listNeighbours(*anchor, entry);
    else
        listEverything(entry);
    sortCandidates(frame);

    std::vector<NodeId> ends;
    for (std::size_t at = frame.candidates; at < m_candidates.size(); ++at) {
        const NodeId node(m_candidates[at]);
        const auto holds = [&](const Anchor& each) { return m_wiring.holds(each, node, false); };
        if (m_compiled.accepts(entry, m_graph.operatorId(node)) && mayTake(entry, node)
            && std::ranges::all_of(isBackward ? below : above, holds))
            ends.push_back(node);
    }
    m_candidates.resize(frame.candidates);
    ChainWalk& walk = m_walks[entry.index];
    if (isBackward)
        walk.beginBackward(m_graph, ends, m_task.chains);
    else
        walk.beginForward(m_graph, ends, m_task.chains);
}

bool PlaceSearch::bindChain(const Frame& frame, EntryId entry)
{
    ChainWalk& walk = m_walks[entry.index];
    const auto mayJoin = [&](NodeId node) {
        return m_compiled.accepts(entry, m_graph.operatorId(node)) && mayTake(entry, node);
    };
    while (m_work <= m_task.budget) {
        const std::uint64_t before = walk.work();
        const bool isThere = walk.next(mayJoin);
        const std::uint64_t looked = walk.work() - before + 1;
        countWork(entry, looked);
        if (!isThere)
            return false;
        const std::vector<NodeId>& chain = walk.chain();
        const auto holds = [&](const Anchor& anchor) {
            return m_wiring.holds(anchor, anchor.feeds ? chain.front() : chain.back(), false);
        };
        if (!std::ranges::all_of(anchorsOf(frame), holds)) {
            if (m_trace)
                m_trace->passedOver(entry, chain.back(), Passing::Wiring, m_match);
            continue;
        }
        MatchSlot& slot = slotAt(entry);
        slot.state = State::Bound;
        slot.isChain = true;
        slot.chain = static_cast<std::uint32_t>(m_match.chains.size());
        slot.length = static_cast<std::uint32_t>(chain.size());
        slot.first = chain.front();
        slot.last = chain.back();
        m_match.chains.insert(m_match.chains.end(), chain.begin(), chain.end());
        for (const NodeId node : chain)
            take(node);
        ++m_boundCount;
        return true;
    }
    return false;
}

} // namespace fusewright
