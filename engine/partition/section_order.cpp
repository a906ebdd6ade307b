// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Units (operators alone, and sections) stand in a row in which every unit is behind all that feed
// it. Operators may become one section unless something that one of them leads to leads back to
// one of them; such a way runs only over units between the first and the last of them. So that is
// all that is searched, forward, and all that is put in order anew: first what the section does not
// lead to, then the section, then what it leads to, each as it stood before.

#include "engine/partition/section_order.h"

#include "engine/graph/graph.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace fusewright {

namespace {

enum Mark : std::uint8_t { Unseen, Member, Reached };

} // namespace

SectionOrder::SectionOrder(const Graph& graph)
    : m_graph(graph),
      m_single(graph.nodes().begin(), graph.nodes().end()),
      m_unitOf(graph.nodeCount()),
      m_position(graph.nodeCount()),
      m_unitAt(graph.nodeCount()),
      m_mark(graph.nodeCount(), Unseen),
      m_arrival(graph.nodeCount())
{
    for (std::uint32_t at = 0; at < graph.nodeCount(); ++at)
        m_unitOf[at] = m_position[at] = m_unitAt[at] = at;
}

std::optional<std::uint32_t> SectionOrder::sectionOf(NodeId node) const
{
    const Unit unit = m_unitOf[node.index];
    if (unit < m_single.size())
        return std::nullopt;
    return unit - static_cast<Unit>(m_single.size());
}

std::span<const NodeId> SectionOrder::members(Unit unit) const
{
    if (unit < m_single.size())
        return {&m_single[unit], 1};
    return m_sections[unit - m_single.size()];
}

std::optional<EscapeRoute> SectionOrder::add(std::span<const NodeId> nodes)
{
    std::uint32_t first = none;
    std::uint32_t last = 0;
    for (const NodeId node : nodes) {
        const Unit unit = m_unitOf[node.index];
        if (m_mark[unit] == Member)
            continue;
        assert(std::ranges::all_of(members(unit), [&](NodeId member) {
            return std::ranges::find(nodes, member) != nodes.end();
        }));
        first = std::min(first, m_position[unit]);
        last = std::max(last, m_position[unit]);
        m_mark[unit] = Member;
        m_members.push_back(unit);
    }
    std::optional<EscapeRoute> route;
    if (m_members.size() > 1)
        route = findRoute(nodes, last);
    if (!route && !nodes.empty())
        merge(nodes, first, last);
    forgetMarks();
    return route;
}

/// True when `to` belongs to the section that is being added.
bool SectionOrder::visit(NodeId from, NodeId to, std::uint32_t last)
{
    const Unit unit = m_unitOf[to.index];
    if (m_mark[unit] == Unseen && m_position[unit] < last) {
        m_mark[unit] = Reached;
        m_arrival[unit] = {from, to};
        m_reached.push_back(unit);
    }
    return m_mark[unit] == Member;
}

std::optional<EscapeRoute> SectionOrder::findRoute(std::span<const NodeId> nodes,
                                                   std::uint32_t last)
{
    for (const NodeId node : nodes) {
        for (const NodeId user : m_graph.users(node))
            visit(node, user, last);
    }
    std::size_t at = 0;
    while (at < m_reached.size()) { // visit() lets it grow.
        for (const NodeId node : members(m_reached[at++])) {
            for (const NodeId user : m_graph.users(node)) {
                if (visit(node, user, last))
                    return routeTo(node, user);
            }
        }
    }
    return std::nullopt;
}

EscapeRoute SectionOrder::routeTo(NodeId last, NodeId reentry) const
{
    EscapeRoute route{.path = {reentry}};
    for (NodeId at = last;;) {
        if (route.path.back() != at)
            route.path.push_back(at);
        const Unit unit = m_unitOf[at.index];
        if (m_mark[unit] == Member)
            break;
        if (unit >= m_single.size())
            route.section = unit - static_cast<Unit>(m_single.size());
        const Arrival& arrival = m_arrival[unit];
        if (route.path.back() != arrival.to)
            route.path.push_back(arrival.to);
        at = arrival.from;
    }
    std::ranges::reverse(route.path);
    return route;
}

void SectionOrder::merge(std::span<const NodeId> nodes, std::uint32_t first, std::uint32_t last)
{
    const Unit merged = static_cast<Unit>(m_single.size() + m_sections.size());
    m_sections.emplace_back(nodes.begin(), nodes.end());
    m_position.push_back(none);
    m_mark.push_back(Unseen);
    m_arrival.emplace_back();

    std::array<std::vector<Unit>, 3> row; // What stays before, the section, what it leads to.
    row[1].push_back(merged);
    for (std::uint32_t at = first; at <= last; ++at) {
        const Unit unit = m_unitAt[at];
        if (unit != none && m_mark[unit] != Member)
            row[m_mark[unit] == Reached ? 2 : 0].push_back(unit);
    }
    std::uint32_t at = first;
    for (const std::vector<Unit>& part : row) {
        for (const Unit unit : part) {
            m_position[unit] = at;
            m_unitAt[at++] = unit;
        }
    }
    std::fill(m_unitAt.begin() + at, m_unitAt.begin() + last + 1, none);
    for (const NodeId node : nodes)
        m_unitOf[node.index] = merged;
}

void SectionOrder::forgetMarks()
{
    for (const Unit unit : m_members)
        m_mark[unit] = Unseen;
    for (const Unit unit : m_reached)
        m_mark[unit] = Unseen;
    m_members.clear();
    m_reached.clear();
}

} // namespace fusewright
