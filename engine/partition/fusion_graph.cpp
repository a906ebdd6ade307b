// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/partition/fusion_graph.h"

#include "engine/graph/graph.h"

namespace fusewright {

FusionGraph::FusionGraph(const Graph& graph, EdgeKinds scheme, const NodeSet* taken)
{
    const FusionKinds kinds(graph, scheme);
    m_kinds.reserve(graph.nodeCount());
    for (const NodeId node : graph.nodes())
        m_kinds.push_back(taken && taken->contains(node) ? FusionKind::Opaque : kinds.ofNode(node));
    findExternals(graph);
    countUses(graph);
    fillUses(graph, kinds);
}

void FusionGraph::findExternals(const Graph& graph)
{
    m_isExternal.assign(graph.nodeCount(), 0);
    for (const ValueId output : graph.outputs()) {
        if (const NodeId node = graph.producer(output); node.isValid())
            m_isExternal[node.index] = 1;
    }
    for (const NodeId node : graph.nodes()) {
        if (const FusionHint* const hint = graph.hint(node); hint && hint->external)
            m_isExternal[node.index] = 1;
    }
}

void FusionGraph::countUses(const Graph& graph)
{
    m_useBegin.assign(graph.nodeCount() + 1, 0);
    for (const NodeId node : graph.nodes()) {
        for (const NodeId producer : graph.producers(node))
            ++m_useBegin[producer.index + 1];
    }
    for (std::size_t node = 0; node < graph.nodeCount(); ++node)
        m_useBegin[node + 1] += m_useBegin[node];
}

void FusionGraph::fillUses(const Graph& graph, const FusionKinds& kinds)
{
    m_uses.resize(m_useBegin.back());
    std::vector<std::uint32_t> next(m_useBegin.begin(), m_useBegin.end() - 1);
    for (const NodeId node : graph.nodes()) {
        const std::span<const ValueId> operands = graph.inputs(node);
        for (std::size_t at = 0; at < operands.size(); ++at) {
            if (!operands[at].isValid())
                continue;
            const NodeId producer = graph.producer(operands[at]);
            if (producer.isValid())
                m_uses[next[producer.index]++] = {node, kinds.ofOperand(node, at, kind(node))};
        }
    }
}

} // namespace fusewright
