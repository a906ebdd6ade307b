// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Every operator begins as a group of its own, and is offered to its post-dominator once in each of
// three phases, together with everything on the ways there. Whether it may go depends on
//
//   - what it has gathered so far (its own record, which keeps its kind and size when it is fused
//     into another; an operator that gathered an anchor counts as one from then on),
//   - the most complex use on the ways (anchors are followed by elementwise uses only, and nothing
//     goes into the operands of an anchor),
//   - the kinds of the groups on the ways and at the end, as they are now. A group has the kind of
//     its last operator until an anchor joins,
//   - the limit, for which sizes are added up as gathered. What is in the sink's group already
//     counts twice, so that a diamond may be refused early; TVM counts so.
//
//   phase 0: anchors; elementwise operators and broadcasts
//   phase 1: elementwise operators and broadcasts again; injective ones and tuples, which go
//            neither into a reduction nor to an anchor
//   phase 2: what ends in a tuple that was itself fused onward
//
// A group's root is a post-dominator of all its members and everything between them is in the
// group, so groups are convex and their roots give an order in which they can run.
//
// The walk from an operator to its sink ends as soon as the limit is passed or a group does not
// allow it, so with the default limit it visits at most 256 operators. It is not begun where the
// tree knows of a barrier.

#include "engine/partition/fusion_groups.h"

#include <algorithm>
#include <cassert>

namespace fusewright {

FusionGroups::FusionGroups(const FusionGraph& graph, const PostDominators& tree,
                           std::uint32_t mostFusedOps)
    : m_graph(graph),
      m_tree(tree),
      m_mostFusedOps(mostFusedOps),
      m_records(graph.size()),
      m_visited(graph.size(), 0)
{
    for (std::uint32_t at = 0; at < graph.size(); ++at) {
        const NodeId node(at);
        const bool isAnchor = graph.kind(node) == FusionKind::OutElemwiseFusable;
        m_records[at] = {at, 1, isAnchor ? node : NodeId(), graph.kind(node)};
    }
}

NodeId FusionGroups::rootOf(NodeId node) const
{
    std::uint32_t at = node.index;
    while (m_records[at].parent != at) {
        m_records[at].parent = m_records[m_records[at].parent].parent;
        at = m_records[at].parent;
    }
    return NodeId(at);
}

FusionDecision FusionGroups::visit(NodeId node, int phase)
{
    if (gatheredKind(node) == FusionKind::Opaque)
        return {FusionReason::OpaqueKind};
    const NodeId sink = m_tree.of(node);
    if (!sink.isValid())
        return withoutPostDominator(node);
    if (rootOf(node) == rootOf(sink))
        return {FusionReason::AlreadyFused};
    if (gatheredKind(sink) == FusionKind::Opaque)
        return {FusionReason::OpaqueSink, sink};
    return phase == 2 ? fuseIntoTuple(node, sink) : fuseByKind(node, sink, phase);
}

FusionDecision FusionGroups::withoutPostDominator(NodeId node) const
{
    if (m_graph.isExternal(node))
        return {FusionReason::External};
    if (m_graph.uses(node).empty())
        return {FusionReason::Unused};
    return {FusionReason::NoPostDominator};
}

FusionDecision FusionGroups::fuseIntoTuple(NodeId node, NodeId sink)
{
    if (gatheredKind(node) > FusionKind::Injective || gatheredKind(sink) != FusionKind::Tuple)
        return {FusionReason::OtherPhase};
    if (groupKind(sink) == FusionKind::Tuple)
        return tooComplex(FusionReason::TupleSink, sink);
    return fuseAlong(node, sink, {FusionKind::Injective, FusionKind::Injective});
}

FusionDecision FusionGroups::fuseByKind(NodeId node, NodeId sink, int phase)
{
    if (gatheredKind(sink) == FusionKind::Tuple)
        return {FusionReason::TupleSink, sink, sink, FusionKind::Tuple};
    const FusionKind pathKind = m_tree.pathKind(node);
    switch (gatheredKind(node)) {
    case FusionKind::OutElemwiseFusable:
        if (phase != 0)
            return {FusionReason::OtherPhase};
        if (pathKind != FusionKind::Elemwise)
            return {FusionReason::PathKind};
        return fuseAlong(node, sink, {FusionKind::Broadcast, FusionKind::Broadcast});
    case FusionKind::Elemwise:
    case FusionKind::Broadcast:
        if (pathKind > FusionKind::Reduce)
            return {FusionReason::PathKind};
        return fuseAlong(node, sink, {FusionKind::Injective, FusionKind::OutElemwiseFusable});
    case FusionKind::Injective:
    case FusionKind::Tuple:
        if (phase != 1)
            return {FusionReason::OtherPhase};
        return fuseAlong(node, sink, {FusionKind::Injective, FusionKind::Injective});
    default:
        return {FusionReason::ReduceKind};
    }
}

FusionDecision FusionGroups::fuseAlong(NodeId node, NodeId sink, Allowed allowed)
{
    if (groupKind(sink) > allowed.atSink)
        return tooComplex(FusionReason::SinkGroup, sink);
    if (m_tree.isBarred(node))
        return {FusionReason::NodeOnPath};
    ++m_walk;
    m_path.clear();
    std::uint64_t count = m_records[rootOf(sink).index].size;
    m_visited[sink.index] = m_walk;
    if (!addToPath(node, count))
        return {FusionReason::Limit};
    std::size_t at = 0;
    while (at < m_path.size()) { // addToPath() lets it grow.
        for (const FusionEdge& use : m_graph.uses(m_path[at++])) {
            if (m_visited[use.to.index] == m_walk)
                continue;
            if (groupKind(use.to) > allowed.onPath)
                return tooComplex(FusionReason::NodeOnPath, use.to);
            if (!addToPath(use.to, count))
                return {FusionReason::Limit};
        }
    }
    for (const NodeId child : m_path)
        mergeInto(child, sink);
    return {FusionReason::Fused, sink};
}

/// False when there are too many operators with this one.
bool FusionGroups::addToPath(NodeId node, std::uint64_t& count)
{
    m_visited[node.index] = m_walk;
    m_path.push_back(node);
    count += m_records[node.index].size;
    return count <= m_mostFusedOps;
}

FusionDecision FusionGroups::tooComplex(FusionReason reason, NodeId at) const
{
    const NodeId root = rootOf(at);
    const Record& group = m_records[root.index];
    if (group.kind == FusionKind::OutElemwiseFusable && group.anchor.isValid()) {
        const bool isTaken = reason == FusionReason::SinkGroup && group.anchor != at;
        return {isTaken ? FusionReason::AnchorTaken : reason, at, group.anchor, group.kind};
    }
    return {reason, at, root, group.kind};
}

void FusionGroups::mergeInto(NodeId child, NodeId sink)
{
    const NodeId from = rootOf(child);
    const NodeId to = rootOf(sink);
    if (from == to)
        return;
    Record& group = m_records[to.index];
    const Record& joined = m_records[from.index];
    group.size += joined.size;
    if (joined.anchor.isValid()) {
        assert(!group.anchor.isValid());
        group.anchor = joined.anchor;
        group.kind = std::max(group.kind, joined.kind);
    }
    m_records[from.index].parent = to.index;
}

} // namespace fusewright
