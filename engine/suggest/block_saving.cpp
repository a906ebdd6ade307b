// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/suggest/block_saving.h"

#include "engine/graph/graph.h"
#include "engine/partition/operator_cost.h"

#include <algorithm>

namespace fusewright {

BlockSaving::BlockSaving(const Graph& graph)
    : m_graph(graph), m_isGivenOut(graph.valueCount()), m_inside(graph.nodeCount())
{
    for (const ValueId value : graph.outputs())
        m_isGivenOut[value.index] = true;
}

bool BlockSaving::isLeaving(ValueId result) const
{
    return m_isGivenOut[result.index]
        || std::ranges::any_of(m_graph.uses(result),
                               [&](const Use& use) { return !m_inside.contains(use.node); });
}

/// The values that cross no boundary any more, each as often as it did.
template <class Visit>
void BlockSaving::visitSaved(std::span<const NodeId> nodes, Visit visit)
{
    for (const NodeId node : nodes)
        m_inside.insert(node);
    m_read.clear();
    for (const NodeId node : nodes) {
        // Each alone reads a value once, however often it uses it.
        const std::size_t begin = m_read.size();
        for (const ValueId value : m_graph.inputs(node)) {
            const auto own = m_read.begin() + static_cast<std::ptrdiff_t>(begin);
            if (value.isValid() && std::find(own, m_read.end(), value) == m_read.end())
                m_read.push_back(value);
        }
        // A result that stays is written no more.
        for (const ValueId result : m_graph.outputs(node)) {
            if (!m_graph.uses(result).empty() && !isLeaving(result))
                visit(result);
        }
    }
    // Of what several read, and of what the section makes itself, the other reads are saved.
    std::ranges::sort(m_read);
    for (std::size_t at = 0; at < m_read.size(); ++at) {
        const NodeId producer = m_graph.producer(m_read[at]);
        const bool isMadeInside = producer.isValid() && m_inside.contains(producer);
        const bool isRepeated = at > 0 && m_read[at] == m_read[at - 1];
        if (isMadeInside || isRepeated)
            visit(m_read[at]);
    }
    for (const NodeId node : nodes)
        m_inside.erase(node);
}

Tally BlockSaving::bytes(std::span<const NodeId> nodes)
{
    Tally saved;
    visitSaved(nodes, [&](ValueId value) { saved.add(bytesOf(m_graph, value)); });
    return saved;
}

double BlockSaving::worth(std::span<const NodeId> nodes)
{
    constexpr double costOfStart = 4096;
    return bytes(nodes).known + costOfStart * static_cast<double>(nodes.size() - 1);
}

CostAmount BlockSaving::formula(std::span<const NodeId> nodes)
{
    CostAmount saved = 0;
    visitSaved(nodes,
               [&](ValueId value) { saved = costSum(saved, bytesFormulaOf(m_graph, value)); });
    return saved;
}

} // namespace fusewright
