// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Automatic fusion in TVM's way. Four things one after another:
//
//   FusionKinds      how complex each operator is, and each use of an operand
//   FusionGraph      operators and their uses, forward; what is visible outside
//   PostDominators   for every operator the one that all of its results flow into
//   FusionGroups     three phases over all operators: may this one go there, with all between?
//
// Everything follows from the order of the operators, so equal graphs give equal sections. The
// order matters where two anchors could have the same operator behind them, where a reduction
// takes what another way needs, and at the limit: there the first one wins.

#include "engine/partition/automatic_fusion.h"

#include "engine/graph/graph.h"
#include "engine/partition/fusion_graph.h"
#include "engine/partition/fusion_groups.h"
#include "engine/partition/post_dominators.h"
#include "engine/partition/section_order.h"

#include <cassert>

namespace fusewright {

namespace {

void fuseAll(const FusionGraph& graph, FusionGroups& groups, const CancelToken& cancel)
{
    constexpr std::uint32_t operatorsBetweenLooks = 4096;
    for (int phase = 0; phase < FusionGroups::phaseCount; ++phase) {
        for (std::uint32_t at = 0; at < graph.size(); ++at) {
            if (at % operatorsBetweenLooks == 0 && cancel.isCancelled())
                return;
            groups.visit(NodeId(at), phase);
        }
    }
}

/// All that leaves a group leaves it from its root, so the order of the roots is one to run in.
Partition sectionsOf(const FusionGroups& groups, std::size_t nodeCount)
{
    Partition partition{.mode = FusionMode::O3};
    partition.sectionOf.resize(nodeCount);
    for (std::uint32_t at = 0; at < nodeCount; ++at) {
        if (groups.rootOf(NodeId(at)).index != at)
            continue;
        partition.sectionOf[at] = static_cast<std::uint32_t>(partition.sections.size());
        partition.sections.emplace_back().nodes.reserve(groups.size(NodeId(at)));
    }
    for (std::uint32_t at = 0; at < nodeCount; ++at) {
        const NodeId root = groups.rootOf(NodeId(at));
        assert(root.index >= at);
        partition.sectionOf[at] = partition.sectionOf[root.index];
        partition.sections[partition.sectionOf[at]].nodes.emplace_back(at);
    }
    return partition;
}

/// Runs the fusion of a graph once more and looks at one operator.
class Explanation {
public:
    Explanation(const Graph& graph, const FusionOptions& options, NodeId node)
        : m_options(options),
          m_node(node),
          m_graph(graph, options.edgeKinds),
          m_tree(m_graph),
          m_groups(m_graph, m_tree, options.mostFusedOps)
    {
    }

    std::vector<FusionStep> steps()
    {
        std::vector<FusionStep> steps;
        if (m_options.optLevel <= 0) {
            steps.push_back(stepNow(0, {FusionReason::SwitchedOff}));
            return steps;
        }
        for (int phase = 0; phase < FusionGroups::phaseCount; ++phase)
            steps.push_back(run(phase));
        return steps;
    }

private:
    FusionStep run(int phase)
    {
        FusionStep step;
        for (std::uint32_t at = 0; at < m_graph.size(); ++at) {
            if (NodeId(at) != m_node) {
                m_groups.visit(NodeId(at), phase);
                continue;
            }
            step = stepNow(phase, {});
            step.decision = m_groups.visit(m_node, phase);
        }
        step.group = m_groups.rootOf(m_node);
        addWitness(step);
        return step;
    }

    FusionStep stepNow(int phase, FusionDecision decision) const
    {
        return {.phase = phase,
                .node = m_node,
                .kind = m_groups.gatheredKind(m_node),
                .postDominator = m_tree.of(m_node),
                .pathKind =
                    m_tree.of(m_node).isValid() ? m_tree.pathKind(m_node) : FusionKind::Opaque,
                .group = m_groups.rootOf(m_node),
                .limit = m_options.mostFusedOps,
                .decision = decision};
    }

    void addWitness(FusionStep& step) const
    {
        FusionDecision& decision = step.decision;
        if (decision.reason == FusionReason::PathKind)
            decision =
                nearest(step, [&](const FusionEdge& use) { return use.kind == step.pathKind; });
        else if (decision.reason == FusionReason::NodeOnPath && !decision.at.isValid()) {
            decision = nearest(step, [&](const FusionEdge& use) {
                return use.to != step.postDominator
                    && PostDominators::isBarrier(m_graph.kind(use.to));
            });
            decision.cause = decision.at;
            decision.causeKind = m_graph.kind(decision.at);
        } else if (decision.reason == FusionReason::NoPostDominator)
            findEnds(decision);
    }

    /// The use nearest to the operator, on the ways to its post-dominator, that is such a one.
    template <class IsSuch>
    FusionDecision nearest(const FusionStep& step, IsSuch isSuch) const
    {
        std::vector<NodeId> path{m_node};
        std::vector<bool> isSeen(m_graph.size());
        isSeen[step.postDominator.index] = true;
        for (std::size_t at = 0; at < path.size(); ++at) {
            for (const FusionEdge& use : m_graph.uses(path[at])) {
                if (isSuch(use))
                    return {step.decision.reason, use.to, path[at], use.kind};
                if (!isSeen[use.to.index])
                    path.push_back(use.to);
                isSeen[use.to.index] = true;
            }
        }
        return step.decision;
    }

    void findEnds(FusionDecision& decision) const
    {
        for (const FusionEdge& use : m_graph.uses(m_node)) {
            const NodeId end = m_tree.endOf(use.to);
            if (!decision.at.isValid())
                decision.at = end;
            decision.cause = end;
            if (decision.cause != decision.at)
                return;
        }
    }

    const FusionOptions& m_options;
    NodeId m_node;
    FusionGraph m_graph;
    PostDominators m_tree;
    FusionGroups m_groups;
};

} // namespace

Partition fuseAutomatically(const Graph& graph, const FusionOptions& options,
                            const CancelToken& cancel)
{
    const FusionGraph forward(graph, options.edgeKinds);
    const PostDominators tree(forward);
    FusionGroups groups(forward, tree, options.mostFusedOps);
    if (options.optLevel > 0)
        fuseAll(forward, groups, cancel);
    return sectionsOf(groups, graph.nodeCount());
}

std::vector<std::vector<NodeId>> fuseRest(const Graph& graph, const Partition& partition,
                                          const FusionOptions& options, const CancelToken& cancel)
{
    std::vector<std::vector<NodeId>> fused;
    if (options.optLevel <= 0)
        return fused;
    NodeSet taken(graph.nodeCount());
    SectionOrder order(graph);
    for (const Section& section : partition.sections) {
        if (!section.rule && !section.manual)
            continue;
        [[maybe_unused]] const auto route = order.add(section.nodes);
        assert(!route);
        for (const NodeId node : section.nodes)
            taken.insert(node);
    }
    const FusionGraph forward(graph, options.edgeKinds, &taken);
    const PostDominators tree(forward);
    FusionGroups groups(forward, tree, options.mostFusedOps);
    fuseAll(forward, groups, cancel);
    for (Section& section : sectionsOf(groups, graph.nodeCount()).sections) {
        // A way through a section that is there may leave a group and come back.
        if (section.nodes.size() > 1 && !order.add(section.nodes))
            fused.push_back(std::move(section.nodes));
    }
    return fused;
}

std::vector<FusionStep> explainFusion(const Graph& graph, const FusionOptions& options, NodeId node)
{
    return Explanation(graph, options, node).steps();
}

} // namespace fusewright
