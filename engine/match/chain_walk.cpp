// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/match/chain_walk.h"

#include "engine/graph/graph.h"

#include <algorithm>

namespace fusewright {

void ChainWalk::begin(const Graph& graph, std::span<const NodeId> ends, Extent extent)
{
    m_graph = &graph;
    m_extent = extent;
    m_steps.clear();
    m_reached.clear();
    m_next = m_expanded = 0;
    m_work = 0;
    for (const NodeId node : ends) {
        const auto at = static_cast<std::uint32_t>(m_steps.size());
        m_steps.push_back({node, at, at});
        isNew(node, at);
    }
}

void ChainWalk::beginForward(const Graph& graph, std::span<const NodeId> starts, Extent extent)
{
    m_isForward = true;
    begin(graph, starts, extent);
}

void ChainWalk::beginBackward(const Graph& graph, std::span<const NodeId> ends, Extent extent)
{
    m_isForward = false;
    begin(graph, ends, extent);
}

bool ChainWalk::isNew(NodeId node, std::uint32_t end)
{
    if (m_extent == Extent::Every)
        return true;
    return m_reached.insert(std::uint64_t{end} << 32U | node.index).second;
}

void ChainWalk::add(NodeId node, std::uint32_t from)
{
    if (isNew(node, m_steps[from].end))
        m_steps.push_back({node, from, m_steps[from].end});
}

/// Steps stand in the order of their chains, so their followers do too.
void ChainWalk::expandForward(std::uint32_t at, const Test& mayJoin)
{
    for (const NodeId user : m_graph->users(m_steps[at].node)) {
        ++m_work;
        if (mayJoin(user))
            add(user, at);
    }
}

/// Backward a whole level is made at once: what decides the order of two chains of one length is
/// the operator that was added last.
void ChainWalk::expandLevel(const Test& mayJoin)
{
    const std::uint32_t end = m_next;
    std::vector<std::pair<NodeId, std::uint32_t>> level;
    for (; m_expanded < end; ++m_expanded) {
        const std::size_t before = level.size();
        for (const NodeId producer : m_graph->producers(m_steps[m_expanded].node)) {
            ++m_work;
            const auto mine = level.begin() + static_cast<std::ptrdiff_t>(before);
            const std::pair step(producer, m_expanded);
            if (mayJoin(producer) && std::find(mine, level.end(), step) == level.end())
                level.push_back(step);
        }
    }
    std::ranges::stable_sort(level, {}, &std::pair<NodeId, std::uint32_t>::first);
    for (const auto& [node, from] : level)
        add(node, from);
}

bool ChainWalk::next(const Test& mayJoin)
{
    if (m_isForward && m_expanded < m_next)
        expandForward(m_expanded++, mayJoin);
    if (!m_isForward && m_next == m_steps.size())
        expandLevel(mayJoin);
    if (m_next == m_steps.size())
        return false;
    writeChain(m_next++);
    return true;
}

void ChainWalk::writeChain(std::uint32_t at)
{
    m_chain.clear();
    for (;; at = m_steps[at].other) {
        m_chain.push_back(m_steps[at].node);
        if (m_steps[at].other == at)
            break;
    }
    if (m_isForward)
        std::ranges::reverse(m_chain);
}

} // namespace fusewright
