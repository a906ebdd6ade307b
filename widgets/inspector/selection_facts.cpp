// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/inspector/selection_facts.h"

#include "engine/graph/graph.h"
#include "engine/graph/module_path.h"
#include "engine/partition/partition.h"
#include "engine/partition/section_boundary.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace fusewright {

namespace {

/// The selection as a section of its own, all else as another.
Partition cutOut(const Graph& graph, const std::vector<NodeId>& nodes)
{
    Partition partition;
    partition.sections.resize(2);
    partition.sections[0].nodes = nodes;
    partition.sectionOf.assign(graph.nodeCount(), 1);
    for (const NodeId node : nodes)
        partition.sectionOf[node.index] = 0;
    return partition;
}

void gatherOperators(const Graph& graph, SelectionFacts& facts)
{
    std::map<std::string_view, std::size_t> counts;
    for (const NodeId node : facts.nodes)
        ++counts[graph.canonicalName(node)];
    facts.operators.assign(counts.begin(), counts.end());
    std::ranges::stable_sort(facts.operators, std::ranges::greater(),
                             &std::pair<std::string, std::size_t>::second);
}

void gatherModule(const Graph& graph, SelectionFacts& facts)
{
    std::string_view common = graph.text(graph.moduleOf(facts.nodes.front()).path);
    for (const NodeId node : facts.nodes) {
        const std::string_view path = graph.text(graph.moduleOf(node).path);
        while (!common.empty() && !isWithinModule(path, common)) {
            const std::size_t cut = common.find_last_of("./");
            common = common.substr(0, cut == std::string_view::npos ? 0 : cut);
        }
    }
    facts.module = common;
    if (common.empty())
        return;
    for (const NodeId node : graph.nodes()) {
        const Module& module = graph.moduleOf(node);
        const std::string_view path = graph.text(module.path);
        facts.moduleSize += isWithinModule(path, common) ? 1 : 0;
        if (path == common)
            facts.moduleType = graph.text(module.type);
    }
}

void gatherCrossing(const Graph& graph, const Partition& partition, SelectionFacts& facts)
{
    const SectionBoundary boundary(graph, partition);
    std::set<ValueId> read;
    for (const NodeId node : facts.nodes) {
        for (const ValueId value : graph.inputs(node)) {
            if (value.isValid() && !boundary.isMadeIn(0, value) && read.insert(value).second)
                facts.reads.push_back(value);
        }
        for (const ValueId value : graph.outputs(node)) {
            if (boundary.isLeaving(value))
                facts.gives.push_back(value);
        }
    }
}

} // namespace

SelectionFacts gatherSelection(const Graph& graph, std::vector<NodeId> nodes)
{
    std::ranges::sort(nodes);
    nodes.erase(std::unique(nodes.begin(), nodes.end()), nodes.end());
    SelectionFacts facts{.nodes = std::move(nodes)};
    if (facts.nodes.empty())
        return facts;
    gatherOperators(graph, facts);
    gatherModule(graph, facts);
    const Partition partition = cutOut(graph, facts.nodes);
    gatherCrossing(graph, partition, facts);
    facts.costs = costsOf(graph, partition).sections.front();
    facts.route = SectionOrder(graph).add(facts.nodes);
    return facts;
}

} // namespace fusewright
