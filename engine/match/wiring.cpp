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

bool Wiring::seen(EntryId entry)
{
    return std::exchange(m_seen[entry.index], m_walk) == m_walk;
}

void Wiring::addBound(const Match& match, const PatternLink& link, const Open& from, bool feeds,
                      std::vector<Anchor>& anchors) const
{
    const EntryId other = feeds ? link.from : link.to;
    const MatchSlot& slot = match.slot(other);
    Anchor anchor{.entry = other};
    anchor.node = feeds ? slot.last : slot.first;
    anchor.value = slot.value;
    anchor.feeds = feeds;
    anchor.isSwapped = slot.isSwapped;
    anchor.output = feeds || !from.hasPort ? link.output : from.port;
    anchor.operand = feeds && from.hasPort ? from.port : link.operand;
    anchor.isRest = feeds && from.hasPort ? from.isRest : link.isRest;
    anchors.push_back(anchor);
}

void Wiring::collectAbove(const Match& match, EntryId entry, std::vector<Anchor>& anchors)
{
    ++m_walk;
    m_open.assign(1, {.entry = entry});
    while (!m_open.empty()) {
        const Open at = m_open.back();
        m_open.pop_back();
        for (const PatternLink& link : m_compiled.links().into(at.entry)) {
            const MatchSlot& slot = match.slot(link.from);
            Open on{link.from, at.hasPort ? at.port : link.operand, true,
                    at.hasPort ? at.isRest : link.isRest};
            if (link.isOption) {
                // The way goes on from whatever leads to the choice: its edge names the ports.
                on.hasPort = at.hasPort;
                on.port = at.port;
                on.isRest = at.isRest;
                if (slot.state == State::Bound && slot.option == link.option && !seen(link.from))
                    m_open.push_back(on);
            } else if (slot.state == State::Bound) {
                addBound(match, link, at, true, anchors);
            } else if (slot.state == State::Absent && !seen(link.from)) {
                m_open.push_back(on);
            }
        }
    }
}

void Wiring::collectBelow(const Match& match, EntryId entry, std::vector<Anchor>& anchors)
{
    ++m_walk;
    m_open.assign(1, {.entry = entry});
    while (!m_open.empty()) {
        const Open at = m_open.back();
        m_open.pop_back();
        const bool isChoice = m_compiled.entry(at.entry).kind == Entry::Kind::Choice;
        for (const PatternLink& link : m_compiled.links().outOf(at.entry)) {
            if (isChoice && match.slot(at.entry).option != link.option)
                continue;
            const MatchSlot& slot = match.slot(link.to);
            const bool leadsOn = m_compiled.entry(link.to).kind == Entry::Kind::Choice
                ? slot.state == State::Bound
                : slot.state == State::Absent;
            if (leadsOn && !seen(link.to))
                m_open.push_back({link.to, at.hasPort ? at.port : link.output, true, false});
            else if (!leadsOn && slot.state == State::Bound)
                addBound(match, link, at, false, anchors);
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
            edge.operand = below.operand;
            edge.isRest = below.isRest;
            const bool isThere = above.node.isValid()
                ? feeds(above.node, below.node, edge, below.isSwapped)
                : holds(below, above.value);
            if (!isThere)
                return false;
        }
    }
    return true;
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
