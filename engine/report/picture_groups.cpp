// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/picture_groups.h"

#include "engine/graph/graph.h"
#include "engine/partition/made_partition.h"
#include "engine/partition/section_origin.h"
#include "engine/report/module_forest.h"

namespace fusewright {

namespace {

constexpr std::size_t leastOperators = 2;
constexpr std::size_t leastClosedCards = 6;

/// Python's types have their module before the last dot.
std::string_view lastName(std::string_view type)
{
    return type.substr(type.rfind('.') + 1); // Without a dot, from the start.
}

std::uint32_t addGroup(TitledGroups& made, std::uint32_t parent, std::string title)
{
    made.groups.parentOf.push_back(parent);
    made.groups.isClosed.push_back(false);
    made.titles.push_back(std::move(title));
    return static_cast<std::uint32_t>(made.titles.size() - 1);
}

/// The groups that are directly in each one; the last are the outermost.
std::vector<std::vector<std::uint32_t>> innerGroups(const PictureGroups& groups)
{
    std::vector<std::vector<std::uint32_t>> inner(groups.parentOf.size() + 1);
    for (std::uint32_t group = 0; group < groups.parentOf.size(); ++group) {
        const std::uint32_t parent = groups.parentOf[group];
        inner[parent == noGroup ? groups.parentOf.size() : parent].push_back(group);
    }
    return inner;
}

} // namespace

TitledGroups groupsBySection(const Graph& graph, const RuleSet& rules, const ManualFusion& manual,
                             const MadePartition& made)
{
    TitledGroups titled;
    titled.groups.groupOf.assign(graph.nodeCount(), noGroup);
    for (std::uint32_t at = 0; at < made.partition.sections.size(); ++at) {
        const Section& section = made.partition.sections[at];
        if (section.nodes.size() < leastOperators)
            continue;
        const std::uint32_t group =
            addGroup(titled, noGroup, sectionLabel(graph, rules, manual, made, at));
        titled.asides.emplace_back();
        titled.sections.push_back(at);
        for (const NodeId node : section.nodes)
            titled.groups.groupOf[node.index] = group;
    }
    return titled;
}

TitledGroups groupsByModule(const Graph& graph)
{
    const ModuleForest tree(graph, ModuleForest::Numbers::Kept);
    TitledGroups titled;
    std::vector<std::uint32_t> groupOf(tree.entries().size(), noGroup); // By entry.
    for (std::uint32_t at = 1; at < tree.entries().size(); ++at) {
        const ModuleForest::Entry& entry = tree.entries()[at];
        groupOf[at] = groupOf[entry.parent];
        if (entry.operators < leastOperators)
            continue;
        const std::string_view type = lastName(entry.type);
        groupOf[at] = addGroup(titled, groupOf[entry.parent],
                               entry.name + (type.empty() ? "" : " · ") + std::string(type));
        titled.asides.push_back(tree.path(at));
    }
    for (const NodeId node : graph.nodes())
        titled.groups.groupOf.push_back(groupOf[tree.entryOf(node)]);
    return titled;
}

void closeOuterGroups(PictureGroups& groups)
{
    const auto inner = innerGroups(groups);
    std::vector<std::uint32_t> level = inner.back();
    while (level.size() < leastClosedCards) {
        std::vector<std::uint32_t> next;
        for (const std::uint32_t group : level)
            next.insert(next.end(), inner[group].begin(), inner[group].end());
        if (next.empty())
            break;
        // What has nothing in it stays a card of its level.
        for (const std::uint32_t group : level)
            groups.isClosed[group] = inner[group].empty();
        level = std::move(next);
    }
    for (const std::uint32_t group : level)
        groups.isClosed[group] = true;
}

void closeBelow(PictureGroups& groups, std::uint32_t levels)
{
    std::vector<std::uint32_t> depth(groups.parentOf.size(), 0);
    for (std::uint32_t group = 0; group < groups.parentOf.size(); ++group) {
        const std::uint32_t parent = groups.parentOf[group];
        depth[group] = parent == noGroup ? 0 : depth[parent] + 1;
        groups.isClosed[group] = depth[group] >= levels;
    }
}

} // namespace fusewright
