// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fusewright {

/// An entry of a rule that is being made, and the operator that it was made from.
struct DraftEntry {
    NodeId node;
    std::string name;
    std::vector<std::string> operators;  ///< The node's own first; never empty.
    std::vector<std::uint32_t> children; ///< Entries that use its results, ascending.
    bool isIncluded = true;
    bool isOptional = false;

    bool operator==(const DraftEntry&) const = default;
};

/// A rule that is being made from operators of a graph.
struct RuleDraft {
    std::string name;
    std::int64_t priority = 0;
    std::optional<std::string> heuristic;
    std::vector<DraftEntry> entries; ///< In the graph's order.

    /// The operators of all entries, and of included ones.
    std::vector<NodeId> nodes() const;
    std::vector<NodeId> includedNodes() const;
    const DraftEntry* find(NodeId node) const;
    DraftEntry* find(NodeId node);

    bool operator==(const RuleDraft&) const = default;
};

} // namespace fusewright
