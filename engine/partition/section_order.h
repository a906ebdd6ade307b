// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace fusewright {

class Graph;

/// A way that leaves a set of operators and comes back into it: what is on the way waits for the
/// set, and the set for what is on the way, so the set cannot run in one piece.
struct EscapeRoute {
    std::vector<NodeId> path; ///< From the operator it leaves to the one it comes back to.
    std::optional<std::uint32_t> section; ///< The first section on the way, if there is one.

    bool operator==(const EscapeRoute&) const = default;
};

/// An order in which all sections can run one after another, kept up while sections are made.
///
/// Adding a section looks only at what lies between its first and its last operator in the order
/// so far, so making thousands of them stays close to linear.
class SectionOrder {
public:
    explicit SectionOrder(const Graph& graph);

    /// Makes the operators one section, or tells why they cannot be. Where one of them is in a
    /// section, all of this must be among them: the new section takes its place. Sections are
    /// numbered as they are made.
    std::optional<EscapeRoute> add(std::span<const NodeId> nodes);

    /// Those too in whose place others came.
    std::size_t sectionCount() const { return m_sections.size(); }
    std::span<const NodeId> nodes(std::uint32_t section) const { return m_sections[section]; }
    /// Nothing for an operator that is in no section.
    std::optional<std::uint32_t> sectionOf(NodeId node) const;

private:
    /// An operator alone, or from `nodeCount` on a section.
    using Unit = std::uint32_t;
    static constexpr Unit none = ~Unit{0};

    struct Arrival {
        NodeId from;
        NodeId to;
    };

    std::span<const NodeId> members(Unit unit) const;
    bool visit(NodeId from, NodeId to, std::uint32_t last);
    std::optional<EscapeRoute> findRoute(std::span<const NodeId> nodes, std::uint32_t last);
    EscapeRoute routeTo(NodeId last, NodeId reentry) const;
    void merge(std::span<const NodeId> nodes, std::uint32_t first, std::uint32_t last);
    void forgetMarks();

    const Graph& m_graph;
    std::vector<std::vector<NodeId>> m_sections;
    std::vector<NodeId> m_single;          ///< Every node, to be its own list of members.
    std::vector<Unit> m_unitOf;            ///< By node.
    std::vector<std::uint32_t> m_position; ///< By unit.
    std::vector<Unit> m_unitAt;            ///< By position.

    // Of the section that is being added.
    std::vector<std::uint8_t> m_mark; ///< By unit: unseen, member or reached.
    std::vector<Unit> m_members;
    std::vector<Unit> m_reached;
    std::vector<Arrival> m_arrival; ///< By unit.
};

} // namespace fusewright
