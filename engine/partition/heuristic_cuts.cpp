// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// A connected piece of what is left around the multiplications cannot always run in one: in
// `a > gemm > b` with `a > b`, a and b are connected, but gemm runs between them. Such a piece is
// cut by stage: an operator's stage is the most multiplications of the section on a way to it.
// From one piece to another the stage never falls, and through a multiplication it rises, so
// pieces of one stage can run. Only beside pieces that span stages one of them may be refused
// still; then its operators run alone, which is always possible.

#include "engine/partition/heuristic_cuts.h"

#include "engine/graph/graph.h"
#include "engine/partition/contraction_cost.h"
#include "engine/partition/manual_sections.h"
#include "engine/partition/section_arrangement.h"
#include "engine/partition/section_order.h"
#include "engine/rules/heuristic_catalogue.h"
#include "engine/rules/manual_fusion.h"
#include "engine/rules/rule.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

using Nodes = std::vector<NodeId>;

class HeuristicCuts {
public:
    HeuristicCuts(const Graph& graph, const Partition& partition,
                  std::span<const Heuristic* const> heuristics)
        : m_graph(graph),
          m_partition(partition),
          m_heuristics(heuristics),
          m_order(graph),
          m_stage(graph.nodeCount(), 0),
          m_parent(graph.nodeCount())
    {
    }

    Partition run();

private:
    enum class Connect { AnyStage, SameStage };

    bool isCut(std::uint32_t section) const;
    void cut(const Section& section);
    void findStages(const Nodes& nodes);
    std::vector<Nodes> pieces(const Nodes& nodes, Connect connect);
    NodeId root(NodeId node);
    bool make(const Section& origin, const Nodes& nodes);

    const Graph& m_graph;
    const Partition& m_partition;
    std::span<const Heuristic* const> m_heuristics;
    SectionOrder m_order;
    std::vector<std::uint32_t> m_stage; ///< By node.
    std::vector<NodeId> m_parent;       ///< By node: towards the one that stands for its piece.
    std::vector<Section> m_sections;
};

Partition HeuristicCuts::run()
{
    for (std::uint32_t at = 0; at < m_partition.sections.size(); ++at) {
        if (!isCut(at))
            make(m_partition.sections[at], m_partition.sections[at].nodes);
    }
    for (std::uint32_t at = 0; at < m_partition.sections.size(); ++at) {
        if (isCut(at))
            cut(m_partition.sections[at]);
    }
    return arrangeSections(m_graph, m_partition.mode, std::move(m_sections));
}

bool HeuristicCuts::isCut(std::uint32_t section) const
{
    return m_heuristics[section] && m_heuristics[section]->cuts;
}

bool HeuristicCuts::make(const Section& origin, const Nodes& nodes)
{
    if (m_order.add(nodes))
        return false;
    Section made = origin;
    made.nodes = nodes;
    m_sections.push_back(std::move(made));
    return true;
}

void HeuristicCuts::cut(const Section& section)
{
    Nodes rest;
    for (const NodeId node : section.nodes) {
        if (multipliesMatrices(m_graph, node))
            make(section, {node});
        else
            rest.push_back(node);
    }
    findStages(section.nodes);
    for (const Nodes& piece : pieces(rest, Connect::AnyStage)) {
        if (make(section, piece))
            continue;
        for (const Nodes& stage : pieces(piece, Connect::SameStage)) {
            if (make(section, stage))
                continue;
            for (const NodeId node : stage)
                make(section, {node});
        }
    }
}

void HeuristicCuts::findStages(const Nodes& nodes)
{
    const std::uint32_t section = m_partition.sectionOf[nodes.front().index];
    for (const NodeId node : nodes) {
        for (const NodeId producer : m_graph.producers(node)) {
            if (m_partition.sectionOf[producer.index] != section)
                continue;
            const std::uint32_t reached =
                m_stage[producer.index] + (multipliesMatrices(m_graph, producer) ? 1 : 0);
            m_stage[node.index] = std::max(m_stage[node.index], reached);
        }
    }
}

NodeId HeuristicCuts::root(NodeId node)
{
    while (m_parent[node.index] != node) {
        m_parent[node.index] = m_parent[m_parent[node.index].index];
        node = m_parent[node.index];
    }
    return node;
}

/// What hangs together by edges among the nodes, pieces and nodes in the graph's order.
std::vector<Nodes> HeuristicCuts::pieces(const Nodes& nodes, Connect connect)
{
    for (const NodeId node : nodes)
        m_parent[node.index] = node;
    for (const NodeId node : nodes) {
        for (const NodeId producer : m_graph.producers(node)) {
            const bool isConnected = std::ranges::binary_search(nodes, producer)
                && (connect == Connect::AnyStage || m_stage[producer.index] == m_stage[node.index]);
            if (isConnected)
                m_parent[std::max(root(node), root(producer)).index] =
                    std::min(root(node), root(producer));
        }
    }
    std::vector<std::pair<NodeId, NodeId>> byPiece;
    for (const NodeId node : nodes)
        byPiece.emplace_back(root(node), node);
    std::ranges::sort(byPiece);
    std::vector<Nodes> pieces;
    for (const auto& [piece, node] : byPiece) {
        if (piece == node)
            pieces.emplace_back();
        pieces.back().push_back(node);
    }
    return pieces;
}

} // namespace

std::vector<const Heuristic*> heuristicsOf(const Partition& partition, const RuleSet& rules,
                                           const HeuristicCatalogue& heuristics,
                                           const ManualFusion& fusion,
                                           std::span<const ManualSection> manual)
{
    const auto named = [&](const std::optional<std::string>& name) {
        return name ? heuristics.find(*name) : nullptr;
    };
    std::vector<const Heuristic*> found(partition.sections.size(), nullptr);
    for (std::size_t at = 0; at < found.size(); ++at) {
        const Section& section = partition.sections[at];
        if (section.rule)
            found[at] = named(rules.rules[*section.rule].heuristic);
        else if (section.manual && *section.manual < manual.size())
            found[at] = named(fusion.entries[manual[*section.manual].entry].heuristic);
    }
    return found;
}

Partition cutByHeuristics(const Graph& graph, const Partition& partition,
                          std::span<const Heuristic* const> heuristics)
{
    return HeuristicCuts(graph, partition, heuristics).run();
}

} // namespace fusewright
