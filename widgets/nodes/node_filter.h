// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"
#include "engine/support/cancel_token.h"

#include <string>
#include <vector>

namespace fusewright {

class Graph;

/// Which nodes of a graph are wanted. Names, not ids, so that it outlives reading the file again.
struct NodeFilter {
    std::string text; ///< Words that must all occur in the id, the operator or the module.
    std::string nativeOperator; ///< Empty for any.
    std::string module;         ///< Path of a module that they are in; empty for any.

    bool isEmpty() const { return text.empty() && nativeOperator.empty() && module.empty(); }
    bool operator==(const NodeFilter&) const = default;
};

/// The nodes that a filter lets through, in the graph's order. Upper and lower case are the same.
///
/// Linear in the graph; what it answers when cancelled means nothing.
std::vector<NodeId> filteredNodes(const Graph& graph, const NodeFilter& filter,
                                  const CancelToken& cancel);

} // namespace fusewright
