// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// The post-dominators of an acyclic graph are a forest, built from the last operator to the first:
// the parent of an operator is where the ways up from all its users meet. On the way the most
// complex use is kept, and whether there was a barrier. An operator that has no parent hangs under
// a node that stands for the outside, so ways that meet nowhere else meet there, and "nowhere"
// swallows what it is met with.
//
// Climbing step by step would take quadratic time where results are used far away. So every
// operator also has a jump, to an ancestor whose distance depends on the depth alone (a skew-binary
// number system): two operators of equal depth jump equally far, and a meeting is found in
// logarithmic time. The most complex use may be taken over overlapping ways, as it is a maximum.

#include "engine/partition/post_dominators.h"

#include <algorithm>
#include <utility>

namespace fusewright {

PostDominators::PostDominators(const FusionGraph& graph)
    : m_outside(static_cast<std::uint32_t>(graph.size())), m_links(graph.size() + 1)
{
    m_links[m_outside].parent = m_links[m_outside].jump = m_outside;
    for (std::uint32_t node = m_outside; node-- > 0;) {
        const std::span<const FusionEdge> uses = graph.uses(NodeId(node));
        m_links[node].isBarrier = isBarrier(graph.kind(NodeId(node)));
        if (uses.empty() || graph.isExternal(NodeId(node))) {
            link(node, m_outside, {});
            continue;
        }
        Way way;
        std::uint32_t parent = uses.front().to.index;
        for (const FusionEdge& use : uses) {
            way.add({use.kind});
            parent = meeting(parent, use.to.index, way);
        }
        link(node, parent, way);
    }
}

void PostDominators::Way::add(Way way)
{
    kind = std::max(kind, way.kind);
    isBarred = isBarred || way.isBarred;
}

void PostDominators::link(std::uint32_t node, std::uint32_t parent, Way way)
{
    const Link& above = m_links[parent];
    const std::uint32_t far = above.jump;
    const std::uint32_t farther = m_links[far].jump;
    const bool isLong =
        above.depth - m_links[far].depth == m_links[far].depth - m_links[farther].depth;
    Link& link = m_links[node];
    link.parent = parent;
    link.jump = isLong ? farther : parent;
    link.depth = above.depth + 1;
    link.toParent = link.toJump = way;
    if (isLong) {
        jump(parent, link.toJump);
        jump(far, link.toJump);
    }
}

NodeId PostDominators::endOf(NodeId node) const
{
    std::uint32_t at = node.index;
    while (m_links[at].parent != m_outside)
        at = m_links[at].jump == m_outside ? m_links[at].parent : m_links[at].jump;
    return NodeId(at);
}

std::uint32_t PostDominators::step(std::uint32_t from, Way& way) const
{
    way.add(
        {m_links[from].toParent.kind, m_links[from].toParent.isBarred || m_links[from].isBarrier});
    return m_links[from].parent;
}

std::uint32_t PostDominators::jump(std::uint32_t from, Way& way) const
{
    way.add({m_links[from].toJump.kind, m_links[from].toJump.isBarred || m_links[from].isBarrier});
    return m_links[from].jump;
}

std::uint32_t PostDominators::meeting(std::uint32_t one, std::uint32_t other, Way& way) const
{
    if (m_links[one].depth < m_links[other].depth)
        std::swap(one, other);
    const std::uint32_t depth = m_links[other].depth;
    while (m_links[one].depth > depth) {
        const bool isTooFar = m_links[m_links[one].jump].depth < depth;
        one = isTooFar ? step(one, way) : jump(one, way);
    }
    while (one != other) {
        const bool isTooFar = m_links[one].jump == m_links[other].jump;
        one = isTooFar ? step(one, way) : jump(one, way);
        other = isTooFar ? step(other, way) : jump(other, way);
    }
    return one;
}

} // namespace fusewright
