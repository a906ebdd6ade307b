// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Steps about which nothing is left to find out while searching: most steps of most patterns.

#include "engine/match/place_search.h"

#include "engine/graph/graph.h"
#include "engine/match/search_trace.h"

#include <algorithm>

namespace fusewright {

using State = MatchSlot::State;

void PlaceSearch::enterPlain(std::size_t depth)
{
    const PlainStep& step = m_compiled.plainSteps()[depth];
    Frame& frame = m_frames[depth];
    std::span<const NodeId> near(&m_task.place, 1);
    if (depth > 0) {
        const NodeId from = m_match.bindings[step.from].first;
        near = step.isProducer ? m_graph.producers(from) : m_graph.users(from);
    }
    frame.near = near.data();
    frame.nearEnd = near.data() + near.size();
    frame.next = 0;
    frame.hasBound = frame.isTaken = false;
}

/// Users stand in the graph's order already; of producers the next in this order is looked for.
NodeId PlaceSearch::nextNeighbour(const PlainStep& step, Frame& frame) const
{
    const std::uint8_t* const accepts = m_compiled.acceptRow(step.entry);
    NodeId best;
    if (!step.isProducer) {
        while (frame.near != frame.nearEnd && !best.isValid()) {
            const NodeId node = *frame.near++;
            if (accepts[m_graph.operatorId(node).index])
                best = node;
        }
        return best;
    }
    for (const NodeId* at = frame.near; at != frame.nearEnd; ++at) {
        if (at->index >= frame.next && *at < best && accepts[m_graph.operatorId(*at).index])
            best = *at;
    }
    frame.next = best.index + 1;
    return best;
}

bool PlaceSearch::isWired(const PlainStep& step, NodeId node) const
{
    for (const PlainCheck& check : m_compiled.checks(step)) {
        const NodeId other = m_match.bindings[check.entry].first;
        const auto producers = m_graph.producers(check.feeds ? node : other);
        if (std::ranges::find(producers, check.feeds ? other : node) == producers.end())
            return false;
    }
    return true;
}

void PlaceSearch::releasePlain(MatchSlot& slot, EntryId entry)
{
    m_used.erase(slot.first);
    slot.state = State::Unasked;
    slot.first = slot.last = NodeId();
    slot.length = 0;
    m_isDecided[entry.index] = 0;
    --m_boundCount;
}

bool PlaceSearch::advancePlain(std::size_t depth)
{
    const PlainStep& step = m_compiled.plainSteps()[depth];
    Frame& frame = m_frames[depth];
    MatchSlot& slot = slotAt(step.entry);
    for (;;) {
        if (slot.length > 0) {
            if (m_trace && frame.isTaken)
                m_trace->givesBack(step.entry, m_match);
            releasePlain(slot, step.entry);
        }
        frame.isTaken = false;
        const NodeId node = nextNeighbour(step, frame);
        if (!node.isValid())
            return false;
        countWork(step.entry, 1);
        if (!isFree(node, step.isIncluded) || !isWired(step, node)) {
            if (m_trace)
                tellPassed(step.entry, node);
            if (m_work > m_task.budget)
                return false;
            continue;
        }
        slot.state = State::Bound;
        slot.first = slot.last = node;
        slot.length = 1;
        m_used.insert(node);
        ++m_boundCount;
        m_isDecided[step.entry.index] = 1;
        if (!m_isWatched || (isPastFloor() && isBeforeBest())) {
            if (m_trace)
                m_trace->bound(step.entry, m_match);
            frame.hasBound = frame.isTaken = true;
            return true;
        }
        if (m_trace)
            m_trace->passedOver(step.entry, node, Passing::Later, m_match);
    }
}

} // namespace fusewright
