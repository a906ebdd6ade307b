// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/match/wiring.h"

#include "engine/graph/graph.h"

#include <algorithm>

namespace fusewright {

using State = MatchSlot::State;

Wiring::Wiring(const Graph& graph, const CompiledPattern& compiled)
    : m_graph(graph), m_compiled(compiled), m_seen(compiled.pattern().entryCount(), 0)
{
}

void Wiring::collect(const Match& match, EntryId entry, std::vector<Anchor>& anchors)
{
    collectBelow(match, entry, anchors);
    collectAbove(match, entry, anchors);
}

/// One way to an entry stands for all, unless positions tell them apart: those are followed all.
bool Wiring::seen(const Way& way)
{
    const bool hasPorts = way.output || way.operand || way.isRest;
    return !hasPorts && std::exchange(m_seen[way.at.index], m_walk) == m_walk;
}

Anchor Wiring::anchorAt(const Match& match, const Way& way, bool feeds) const
{
    const MatchSlot& slot = match.slot(way.at);
    Anchor anchor{.entry = way.at};
    anchor.node = feeds ? slot.last : slot.first;
    anchor.value = slot.value;
    anchor.feeds = feeds;
    anchor.isRest = way.isRest;
    anchor.isByOption = !way.hasEdge;
    anchor.isSwapped = slot.isSwapped;
    anchor.output = way.output;
    anchor.operand = way.operand;
    return anchor;
}

/// Upwards the first edge met is the last one of the data's flow.
Wiring::Way Wiring::stepUp(const Way& way, const PatternLink& link)
{
    Way next = way;
    next.at = link.from;
    if (link.isOption)
        return next;
    next.output = link.output;
    if (!way.hasEdge) {
        next.operand = link.operand;
        next.isRest = link.isRest;
    }
    next.hasEdge = true;
    return next;
}

Wiring::Way Wiring::stepDown(const Way& way, const PatternLink& link)
{
    Way next = way;
    next.at = link.to;
    if (link.isOption)
        return next;
    next.operand = link.operand;
    next.isRest = link.isRest;
    if (!way.hasEdge)
        next.output = link.output;
    next.hasEdge = true;
    return next;
}

void Wiring::collectAbove(const Match& match, EntryId entry, std::vector<Anchor>& anchors)
{
    ++m_walk;
    m_open.assign(1, {.at = entry});
    while (!m_open.empty()) {
        const Way way = m_open.back();
        m_open.pop_back();
        for (const PatternLink& link : m_compiled.links().into(way.at)) {
            const MatchSlot& slot = match.slot(link.from);
            const Way next = stepUp(way, link);
            const bool leadsOn = link.isOption
                ? slot.state == State::Bound && slot.option == link.option
                : slot.state == State::Absent;
            if (leadsOn && !seen(next))
                m_open.push_back(next);
            else if (!leadsOn && !link.isOption && slot.state == State::Bound)
                anchors.push_back(anchorAt(match, next, true));
        }
    }
}

void Wiring::collectBelow(const Match& match, EntryId entry, std::vector<Anchor>& anchors)
{
    ++m_walk;
    m_open.assign(1, {.at = entry});
    while (!m_open.empty()) {
        const Way way = m_open.back();
        m_open.pop_back();
        for (const PatternLink& link : m_compiled.links().outOf(way.at)) {
            if (link.isOption && match.slot(way.at).option != link.option)
                continue;
            const MatchSlot& slot = match.slot(link.to);
            const Way next = stepDown(way, link);
            const bool leadsOn = m_compiled.entry(link.to).kind == Entry::Kind::Choice
                ? slot.state == State::Bound
                : slot.state == State::Absent;
            if (leadsOn && !seen(next))
                m_open.push_back(next);
            else if (!leadsOn && slot.state == State::Bound)
                anchors.push_back(anchorAt(match, next, false));
        }
    }
}

bool Wiring::holdsThrough(const Match& match, EntryId entry)
{
    m_above.clear();
    m_below.clear();
    collectAbove(match, entry, m_above);
    collectBelow(match, entry, m_below);
    for (const Anchor& below : m_below) {
        for (const Anchor& above : m_above) {
            Anchor edge = above;
            if (!below.isByOption) {
                edge.operand = below.operand;
                edge.isRest = below.isRest;
            }
            const bool isThere = above.node.isValid()
                ? feeds(above.node, below.node, edge, below.isSwapped)
                : holdsValue(below, edge);
            if (!isThere)
                return false;
        }
    }
    return true;
}

bool Wiring::holdsValue(const Anchor& below, const Anchor& edge) const
{
    Anchor asked = below;
    asked.operand = edge.operand;
    asked.isRest = edge.isRest;
    return holds(asked, edge.value);
}

bool Wiring::holds(const Anchor& anchor, NodeId node, bool isSwapped) const
{
    if (!anchor.feeds)
        return feeds(node, anchor.node, anchor, anchor.isSwapped);
    if (anchor.node.isValid())
        return feeds(anchor.node, node, anchor, isSwapped);
    if (anchor.isRest)
        return true;
    const auto inputs = m_graph.inputs(node);
    if (!anchor.operand)
        return std::ranges::find(inputs, anchor.value) != inputs.end();
    const std::uint32_t at = operandIn(*anchor.operand, isSwapped);
    return at < inputs.size() && inputs[at] == anchor.value;
}

bool Wiring::holds(const Anchor& anchor, ValueId value) const
{
    if (anchor.isRest)
        return true;
    const auto inputs = m_graph.inputs(anchor.node);
    if (!anchor.operand)
        return std::ranges::find(inputs, value) != inputs.end();
    const std::uint32_t at = operandIn(*anchor.operand, anchor.isSwapped);
    return at < inputs.size() && inputs[at] == value;
}

bool Wiring::makes(NodeId from, ValueId value, const Anchor& ports) const
{
    if (!value.isValid() || m_graph.producer(value) != from)
        return false;
    return !ports.output || value == m_graph.outputs(from)[*ports.output];
}

bool Wiring::feeds(NodeId from, NodeId to, const Anchor& ports, bool isSwapped) const
{
    if (!ports.hasPorts()) {
        const auto producers = m_graph.producers(to);
        return std::ranges::find(producers, from) != producers.end();
    }
    const auto inputs = m_graph.inputs(to);
    const auto isMade = [&](ValueId value) { return makes(from, value, ports); };
    if (!ports.operand && !ports.isRest)
        return std::ranges::any_of(inputs, isMade);
    const std::uint32_t first = ports.operand.value_or(0);
    if (ports.isRest)
        return first < inputs.size() && std::ranges::all_of(inputs.subspan(first), isMade);
    const std::uint32_t at = operandIn(first, isSwapped);
    return at < inputs.size() && isMade(inputs[at]);
}

} // namespace fusewright
