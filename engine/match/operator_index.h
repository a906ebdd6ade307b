// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace fusewright {

class Graph;

/// The nodes of a graph by their operator, in the graph's order. One serves all rules. The graph
/// must outlive it.
class OperatorIndex {
public:
    explicit OperatorIndex(const Graph& graph);

    using Name = std::pair<std::string_view, OperatorId>;

    /// The kinds of operator that have this native or canonical name.
    std::span<const Name> named(std::string_view name) const;
    std::span<const NodeId> nodes(OperatorId operatorId) const
    {
        return std::span(m_nodes).subspan(m_begin[operatorId.index], count(operatorId));
    }
    std::size_t count(OperatorId operatorId) const
    {
        return m_begin[operatorId.index + 1] - m_begin[operatorId.index];
    }

private:
    std::vector<Name> m_names;          ///< Sorted.
    std::vector<std::uint32_t> m_begin; ///< By operator, one more than there are operators.
    std::vector<NodeId> m_nodes;
};

} // namespace fusewright
