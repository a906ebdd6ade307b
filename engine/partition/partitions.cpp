// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/partition/partitions.h"

#include "engine/graph/graph.h"
#include "engine/partition/manual_sections.h"
#include "engine/partition/rule_matches.h"
#include "engine/partition/section_arrangement.h"

#include <utility>

namespace fusewright {

Partition partitionO0(const Graph& graph)
{
    Partition partition{.mode = FusionMode::O0};
    partition.sections.reserve(graph.nodeCount());
    partition.sectionOf.reserve(graph.nodeCount());
    for (const NodeId node : graph.nodes()) {
        partition.sections.push_back({.nodes = {node}});
        partition.sectionOf.push_back(node.index);
    }
    return partition;
}

Partition partitionO1(const Graph& graph, const RuleMatches& matches,
                      std::span<const ManualSection> manual)
{
    std::vector<Section> sections;
    for (std::uint32_t at = 0; at < manual.size(); ++at)
        sections.push_back({.nodes = manual[at].nodes, .manual = at});
    for (std::uint32_t at = 0; at < matches.matches.size(); ++at) {
        const RuleMatch& match = matches.matches[at];
        sections.push_back({.nodes = match.nodes, .rule = match.rule, .match = at});
    }
    return arrangeSections(graph, FusionMode::O1, std::move(sections));
}

Partition withFusedRest(const Graph& graph, Partition partition,
                        std::vector<std::vector<NodeId>> groups)
{
    std::vector<Section> sections;
    for (Section& section : partition.sections) {
        if (section.rule || section.manual)
            sections.push_back(std::move(section));
    }
    for (std::vector<NodeId>& group : groups)
        sections.push_back({.nodes = std::move(group)});
    return arrangeSections(graph, FusionMode::O1O3, std::move(sections));
}

} // namespace fusewright
