// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rule_draft.h"
#include "engine/rules/tenstorrent/trace/traced_graph.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// A trace as it is to be when its function was edited: what is traced then must mean the same.
class TraceDraft {
public:
    explicit TraceDraft(const TracedGraph& graph) : m_graph(graph) { }

    const TracedGraph& graph() const { return m_graph; }
    const TracedNode& node(std::uint32_t at) const { return m_graph.nodes[at]; }
    TracedNode& node(std::uint32_t at) { return m_graph.nodes[at]; }
    std::optional<std::uint32_t> find(std::string_view name) const;
    /// A call whose operands are these nodes.
    std::uint32_t add(const DraftCall& call, const std::vector<std::uint32_t>& operands);
    /// Makes a node that call.
    void set(std::uint32_t at, const DraftCall& call, const std::vector<std::uint32_t>& operands);
    /// Puts one node in the place of another wherever that was used before anything was added.
    void replace(std::uint32_t old, std::uint32_t fresh);
    /// So often other nodes are given it, or it is returned.
    std::size_t usesOf(std::uint32_t at) const;

    /// All that it says: equal for traces that the matcher cannot tell from each other.
    std::string meaning() const;

private:
    std::vector<std::uint32_t> order() const;

    TracedGraph m_graph;
    std::size_t m_written = m_graph.nodes.size();
};

/// The nodes that a call is given, each as often as it is.
std::vector<std::uint32_t> operandsOf(const TracedNode& node);
/// The call of a node, whose operands are numbered in their order.
DraftCall callOf(const TracedNode& node);

} // namespace fusewright
