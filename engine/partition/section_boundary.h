// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace fusewright {

class Graph;
struct Partition;

/// The content of a parameter that says what the graph does: an exponent, an epsilon, axes. Weights
/// that are known because they are few do not.
std::optional<AttributeValueId> tellingContent(const Graph& graph, ValueId value);

/// Which values cross the boundaries of sections. Graph and partition must outlive it.
class SectionBoundary {
public:
    SectionBoundary(const Graph& graph, const Partition& partition);

    /// The section makes the value itself.
    bool isMadeIn(std::uint32_t section, ValueId value) const;
    /// The result is used in another section, or outside the graph.
    bool isLeaving(ValueId result) const;

private:
    const Graph& m_graph;
    const Partition& m_partition;
    std::vector<bool> m_isGivenOut; ///< By value.
};

} // namespace fusewright
