// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// How a place is searched.
//
// The entries are bound one after another in the order of `CompiledPattern::steps`, from the place
// outwards. Every step has alternatives, tried in the order in which they make a match come first:
// operators in the graph's order, then absent; the options of a choice in theirs; chains by length.
// The stack of steps is an array of frames, so nothing recurses.
//
// A step's operator is looked for among the neighbours of what is bound already: its anchors. Going
// on, the search has to look through entries that take nothing (absent ones, choices): `Wiring`
// does. What cannot be checked when an entry is bound, because something between it and another
// entry is still open, is checked when that is decided.
//
// Which match is the first is decided in the order of the pattern, and the search goes in another.
// So the first match it comes by is only the best so far, and the search goes on; but it gives up a
// branch as soon as what is decided makes it come after the best one. Where both orders agree (they
// mostly do) that is at once: `CompiledPattern::alignedSteps`.
//
// Of all chains between two operators only the first is tried. A match that uses another one would
// come later than the same match with the first chain, unless an operator of the first chain is
// needed elsewhere in the match. The search notes when that may be so (`wasBlocked`), and its
// caller searches again with every chain.

#include "engine/match/place_search.h"

#include "engine/graph/graph.h"
#include "engine/match/match_compare.h"
#include "engine/match/search_trace.h"

#include <algorithm>

namespace fusewright {

using State = MatchSlot::State;
using Kind = Entry::Kind;

namespace {

/// Below so much work at a place nobody asks where it was done.
constexpr std::uint64_t watchedWork = 4096;

/// So many parts of conditions cost about as much as looking at an operator.
constexpr std::size_t partsPerWork = 16;

/// Entries in an order in which what leads to an entry stands before it.
std::vector<EntryId> flowOrder(const EntryLinks& links)
{
    std::vector<std::size_t> waiting(links.entryCount());
    std::vector<EntryId> order;
    for (std::size_t at = 0; at < waiting.size(); ++at) {
        waiting[at] = links.into(EntryId(at)).size();
        if (waiting[at] == 0)
            order.emplace_back(at);
    }
    for (std::size_t at = 0; at < order.size(); ++at) {
        for (const PatternLink& link : links.outOf(order[at])) {
            if (--waiting[link.to.index] == 0)
                order.push_back(link.to);
        }
    }
    return order;
}

} // namespace

PlaceSearch::PlaceSearch(const Graph& graph, const CompiledPattern& compiled)
    : m_graph(graph),
      m_compiled(compiled),
      m_wiring(graph, compiled),
      m_aligner(graph, compiled.pattern()),
      m_leaves(compiled.pattern().hasCalls() ? compiled.steps().size() : 0),
      m_visits(compiled.pattern().hasCalls() ? visitOrder(compiled.pattern())
                                             : std::vector<std::vector<std::uint32_t>>()),
      m_used(graph.nodeCount()),
      m_frames(compiled.steps().size()),
      m_walks(compiled.hasChains() ? compiled.steps().size() : 0),
      m_isAsked(compiled.steps().size(), 1),
      m_isDecided(compiled.steps().size(), 0),
      m_workOf(compiled.steps().size(), 0)
{
    m_match.bindings.resize(compiled.steps().size());
    if (std::ranges::any_of(compiled.pattern().entries(),
                            [](const Entry& entry) { return entry.kind == Kind::Choice; }))
        m_flow = flowOrder(compiled.links());
    std::erase_if(m_flow, [&](EntryId entry) { return compiled.links().isCertain(entry); });
    updateAsked();
}

std::span<const Anchor> PlaceSearch::anchorsOf(const Frame& frame) const
{
    return std::span(m_anchors).subspan(frame.anchors);
}

const Match* PlaceSearch::run(const Task& task)
{
    begin(task);
    const std::size_t plain = m_compiled.plainSteps().size();
    const std::size_t last = m_frames.size() - 1;
    std::size_t depth = 0;
    plain > 0 ? enterPlain(0) : enter(0);
    while (m_work <= task.budget) {
        if (depth < plain ? advancePlain(depth) : advance(depth)) {
            if (depth == last) {
                if (isComplete())
                    takeBest();
            } else if (++depth < plain) {
                enterPlain(depth);
            } else {
                enter(depth);
            }
            continue;
        }
        if (depth >= plain)
            leave(depth);
        else if (m_trace && !m_frames[depth].hasBound)
            m_trace->stuck(entryAt(depth), m_match, m_boundCount);
        if (depth == 0 || (m_hasBest && depth <= m_compiled.alignedSteps()))
            break;
        --depth;
    }
    noteBudget();
    unwind(depth);
    return m_hasBest ? &m_best : nullptr;
}

void PlaceSearch::begin(const Task& task)
{
    m_task = task;
    m_match.place = task.place;
    m_hasBest = false;
    m_isWatched = task.floor || m_trace;
    m_wasHindered = m_wasBlocked = false;
    m_exploded.reset();
    if (m_work > watchedWork)
        std::ranges::fill(m_workOf, 0);
    m_work = 0;
    if (m_trace)
        m_trace->began(task.place);
}

/// Who does the work is only of interest when it is much.
void PlaceSearch::countWork(EntryId entry, std::uint64_t looked)
{
    m_work += looked;
    if (m_work > watchedWork)
        m_workOf[entry.index] += looked;
}

void PlaceSearch::noteBudget()
{
    if (m_work <= m_task.budget)
        return;
    const auto most = std::ranges::max_element(m_workOf);
    m_exploded = EntryId(static_cast<std::size_t>(most - m_workOf.begin()));
}

void PlaceSearch::unwind(std::size_t depth)
{
    const std::size_t plain = m_compiled.plainSteps().size();
    for (std::size_t at = depth + 1; at-- > 0;) {
        MatchSlot& slot = slotAt(entryAt(at));
        if (at >= plain)
            release(at);
        else if (slot.length > 0)
            releasePlain(slot, entryAt(at));
    }
    m_anchors.clear();
    m_candidates.clear();
}

/// An entry is asked for when it is a root, the child of one that is asked for, or the option
/// taken.
void PlaceSearch::updateAsked()
{
    // What no choice decides about always is.
    for (const EntryId entry : m_flow) {
        const auto above = m_compiled.links().into(entry);
        const auto leadsHere = [&](const PatternLink& link) {
            if (!m_isAsked[link.from.index] || !m_compiled.links().leadsOn(link))
                return false;
            const MatchSlot& slot = m_match.slot(link.from);
            return !link.isOption || (slot.state == State::Bound && slot.option == link.option);
        };
        m_isAsked[entry.index] = std::ranges::any_of(above, leadsHere);
    }
}

// --- steps -------------------------------------------------------------------------------------

void PlaceSearch::enter(std::size_t depth)
{
    const EntryId id = entryAt(depth);
    const Entry& entry = m_compiled.entry(id);
    Frame& frame = m_frames[depth];
    frame = {};
    frame.anchors = static_cast<std::uint32_t>(m_anchors.size());
    frame.candidates = static_cast<std::uint32_t>(m_candidates.size());
    frame.isAsked = m_compiled.links().isCertain(id) || m_isAsked[id.index];
    frame.mayBeAbsent = entry.isOptional || !frame.isAsked;
    if (!frame.isAsked)
        return;
    if (entry.kind == Kind::Choice) {
        frame.count = static_cast<std::uint32_t>(entry.options.size());
        return;
    }
    // Forms say where an operand stands, and what is none has no edge.
    if (!m_compiled.pattern().hasCalls())
        m_wiring.collect(m_match, id, m_anchors);
    if (entry.kind != Kind::Operator)
        listValues(frame, id);
    else if (entry.isRepeated)
        beginChains(frame, id);
    else
        listOperators(frame, id);
    countWork(id, frame.count + 1);
}

void PlaceSearch::leave(std::size_t depth)
{
    const Frame& frame = m_frames[depth];
    m_anchors.resize(frame.anchors);
    m_candidates.resize(frame.candidates);
    if (m_trace && frame.isAsked && !frame.hasBound)
        m_trace->stuck(entryAt(depth), m_match, m_boundCount);
}

bool PlaceSearch::advance(std::size_t depth)
{
    Frame& frame = m_frames[depth];
    const EntryId entry = entryAt(depth);
    if (m_trace && frame.isTaken && slotAt(entry).state != State::Unasked)
        m_trace->givesBack(entry, m_match);
    frame.isTaken = false;
    release(depth);
    while (tryPresent(frame, entry) || tryAbsent(frame, entry)) {
        m_isDecided[entry.index] = 1;
        const bool holds = conditionsHold(depth);
        frame.isBindable = frame.isBindable || (holds && m_match.isBound(entry));
        if (holds && isPastFloor() && isBeforeBest()) {
            if (m_trace)
                tellOutcome(entry);
            frame.hasBound = frame.isTaken = true;
            return true;
        }
        if (m_trace)
            m_trace->passedOver(entry, slotAt(entry).first,
                                holds ? Passing::Later : Passing::Condition, m_match);
        release(depth);
        if (m_work > m_task.budget)
            return false;
    }
    return false;
}

/// What the entry goes on with.
void PlaceSearch::tellOutcome(EntryId entry)
{
    if (m_match.isBound(entry))
        m_trace->bound(entry, m_match);
    else if (slotAt(entry).state == State::Absent)
        m_trace->leftOut(entry, m_match);
}

/// An operator of the right kind was not taken; told before anything else is tried.
void PlaceSearch::tellPassed(EntryId entry, NodeId node)
{
    const bool isTaken = m_taken && m_compiled.entry(entry).isIncluded && m_taken->contains(node);
    const Passing why = m_used.contains(node)    ? Passing::InUse
        : isTaken                                ? Passing::Taken
        : !m_compiled.hasRightCount(entry, node) ? Passing::Operands
                                                 : Passing::Wiring;
    m_trace->passedOver(entry, node, why, m_match);
}

void PlaceSearch::release(std::size_t depth)
{
    const EntryId entry = entryAt(depth);
    MatchSlot& slot = slotAt(entry);
    m_isDecided[entry.index] = 0;
    if (slot.state == State::Unasked)
        return;
    if (slot.isChain) {
        for (std::uint32_t at = 0; at < slot.length; ++at)
            giveBack(m_match.chains[slot.chain + at]);
        m_match.chains.resize(slot.chain);
    } else if (slot.first.isValid()) {
        giveBack(slot.first);
    }
    if (slot.length > 0)
        --m_boundCount;
    if (slot.argument < m_match.arguments.size())
        m_match.arguments.resize(slot.argument);
    slot = {};
    if (m_compiled.entry(entry).kind == Kind::Choice)
        updateAsked();
}

bool PlaceSearch::tryPresent(Frame& frame, EntryId id)
{
    const Entry& entry = m_compiled.entry(id);
    if (!frame.isAsked || frame.isTried)
        return false;
    if (entry.isRepeated && entry.kind == Kind::Operator)
        return bindChain(frame, id);
    const bool isSwappable = m_compiled.isSwappable(id);
    const std::uint32_t alternatives = isSwappable ? frame.count * 2 : frame.count;
    while (frame.next < alternatives) {
        const std::uint32_t at = frame.next++;
        const std::uint32_t which = isSwappable ? at / 2 : at;
        const bool isSwapped = isSwappable && at % 2 == 1;
        bool isBound = false;
        if (entry.kind == Kind::Choice)
            isBound = bindOption(id, which);
        else if (entry.kind == Kind::Operator)
            isBound =
                bindOperator(frame, id, NodeId(m_candidates[frame.candidates + which]), isSwapped);
        else
            isBound = bindValue(frame, id, ValueId(m_candidates[frame.candidates + which]));
        if (isBound)
            return true;
    }
    return false;
}

bool PlaceSearch::tryAbsent(Frame& frame, EntryId entry)
{
    if (!frame.mayBeAbsent || frame.isTried)
        return false;
    // A value that is there is not left out.
    if (frame.isBindable && m_compiled.isValue(entry))
        return false;
    frame.isTried = true;
    if (!frame.isAsked)
        return true;
    slotAt(entry).state = State::Absent;
    // Where an optional choice is absent there is nothing that its edges could go on to.
    if (m_compiled.entry(entry).kind == Kind::Choice)
        return true;
    if (m_wiring.holdsThrough(m_match, entry))
        return true;
    slotAt(entry) = {};
    return false;
}

bool PlaceSearch::conditionsHold(std::size_t depth)
{
    for (const OwnedCondition& owned : m_compiled.conditionsAt(depth)) {
        if (!m_match.isBound(owned.owner))
            continue;
        countWork(owned.owner, owned.plan.parts().size() / partsPerWork);
        if (m_compiled.outcomeOf(owned, m_match, m_taken) == Outcome::False)
            return false;
    }
    return true;
}

bool PlaceSearch::isPastFloor() const
{
    if (!m_task.floor)
        return true;
    const auto order = compareMatches(m_match, *m_task.floor, m_compiled.decisions(), m_isDecided);
    return order == std::partial_ordering::unordered || order > 0;
}

bool PlaceSearch::isBeforeBest() const
{
    if (!m_hasBest)
        return true;
    const auto order = compareMatches(m_match, m_best, m_compiled.decisions(), m_isDecided);
    return order == std::partial_ordering::unordered || order < 0;
}

bool PlaceSearch::isComplete()
{
    if (!m_compiled.needsFinalCheck())
        return true;
    const EntryId holder = placeHolder();
    if (!holder.isValid() || !m_match.isBound(holder) || m_match.slot(holder).first != m_task.place)
        return false;
    for (std::size_t at = 0; at < m_compiled.pattern().entryCount(); ++at) {
        const Entry& entry = m_compiled.entry(EntryId(at));
        if (!m_match.isBound(EntryId(at)))
            continue;
        const bool isRight = (!entry.isPrivate || keepsPrivate(EntryId(at)))
            && (entry.kind == Kind::Operator || entry.kind == Kind::Choice
                || isOutside(m_match.bindings[at].value));
        if (isRight)
            continue;
        if (m_trace)
            m_trace->stuck(EntryId(at), m_match, m_boundCount);
        return false;
    }
    return true;
}

void PlaceSearch::takeBest()
{
    m_best = m_match;
    m_hasBest = m_isWatched = true;
    noteUnknown();
    if (m_trace)
        m_trace->found(m_best);
}

/// In the order of the pattern.
void PlaceSearch::noteUnknown()
{
    m_best.unknown.clear();
    for (std::size_t at = 0; m_compiled.hasConditions() && at < m_best.bindings.size(); ++at) {
        const ExpressionId condition = m_compiled.entry(EntryId(at)).condition;
        if (!condition.isValid() || !m_match.isBound(EntryId(at)))
            continue;
        if (!m_compiled.evaluated(condition, m_match, m_taken).result.isKnown())
            m_best.unknown.push_back(condition);
    }
}

// --- the place ---------------------------------------------------------------------------------

/// The entry whose operator is the place, as far as it is decided; invalid where there is none.
EntryId PlaceSearch::placeHolder() const
{
    EntryId at = m_compiled.pattern().placeEntry();
    while (at.isValid()) {
        const Entry& entry = m_compiled.entry(at);
        const MatchSlot& slot = m_match.slot(at);
        if (entry.kind == Kind::Choice)
            at = slot.state == State::Bound ? entry.options[slot.option] : EntryId();
        else if (slot.state == State::Absent)
            at = m_compiled.links().outOf(at).empty() ? EntryId()
                                                      : m_compiled.links().outOf(at).front().to;
        else
            return at;
    }
    return at;
}

bool PlaceSearch::isAtPlace(EntryId entry) const
{
    const std::vector<EntryId>& holders = m_compiled.placeHolders();
    if (holders.size() == 1)
        return holders.front() == entry;
    return placeHolder() == entry;
}

} // namespace fusewright
