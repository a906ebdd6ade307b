// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/match/operator_index.h"

#include "engine/graph/graph.h"

#include <algorithm>

namespace fusewright {

OperatorIndex::OperatorIndex(const Graph& graph)
    : m_begin(graph.operators().size() + 1, 0), m_nodes(graph.nodeCount())
{
    for (const NodeId node : graph.nodes())
        ++m_begin[graph.operatorId(node).index + 1];
    for (std::size_t at = 1; at < m_begin.size(); ++at)
        m_begin[at] += m_begin[at - 1];
    std::vector<std::uint32_t> next(m_begin.begin(), m_begin.end() - 1);
    for (const NodeId node : graph.nodes())
        m_nodes[next[graph.operatorId(node).index]++] = node;
    for (std::size_t at = 0; at < graph.operators().size(); ++at) {
        const Operator& kind = graph.operators()[at];
        m_names.emplace_back(graph.text(kind.native), OperatorId(at));
        if (kind.canonical != kind.native)
            m_names.emplace_back(graph.text(kind.canonical), OperatorId(at));
    }
    std::ranges::sort(m_names);
}

std::span<const OperatorIndex::Name> OperatorIndex::named(std::string_view name) const
{
    const auto first = std::ranges::lower_bound(m_names, name, {}, &Name::first);
    const auto last = std::ranges::upper_bound(first, m_names.end(), name, {}, &Name::first);
    return {first, last};
}

} // namespace fusewright
