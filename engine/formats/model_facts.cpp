// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/model_facts.h"

#include <algorithm>
#include <string_view>
#include <tuple>
#include <unordered_set>

namespace fusewright {

namespace {

std::vector<OperatorCount> countOperators(const Graph& graph)
{
    std::vector<std::size_t> counts(graph.operators().size(), 0);
    for (const NodeId node : graph.nodes())
        ++counts[graph.operatorId(node).index];

    std::vector<OperatorCount> operators;
    for (std::size_t at = 0; at < counts.size(); ++at) {
        const Operator& op = graph.operators()[at];
        if (counts[at] == 0)
            continue;
        operators.push_back({.canonical = std::string(graph.text(op.canonical)),
                             .native = std::string(graph.text(op.native)),
                             .category = op.spec ? op.spec->category : std::string(),
                             .count = counts[at]});
    }
    std::ranges::sort(operators, [](const OperatorCount& a, const OperatorCount& b) {
        return std::tie(b.count, a.canonical, a.native) < std::tie(a.count, b.canonical, b.native);
    });
    return operators;
}

std::size_t countModules(const Graph& graph)
{
    std::vector<bool> inUse(graph.modules().size(), false);
    for (const NodeId node : graph.nodes())
        inUse[graph.moduleId(node).index] = true;
    std::unordered_set<std::string_view> paths;
    for (std::size_t at = 0; at < inUse.size(); ++at) {
        if (inUse[at])
            paths.insert(graph.text(graph.modules()[at].path));
    }
    paths.erase(std::string_view());
    return paths.size();
}

/// Outer before inner, each graph's bodies in the order of their owners.
std::vector<NestedFacts> listNested(const Graph& graph)
{
    struct Waiting {
        const NestedGraph* nested;
        const Graph* outer;
        std::size_t depth;
    };
    std::vector<Waiting> waiting;
    const auto push = [&](const Graph& outer, std::size_t depth) {
        for (auto nested = outer.nested().rbegin(); nested != outer.nested().rend(); ++nested)
            waiting.push_back({&*nested, &outer, depth});
    };

    std::vector<NestedFacts> facts;
    push(graph, 1);
    while (!waiting.empty()) {
        const Waiting next = waiting.back();
        waiting.pop_back();
        facts.push_back({.owner = std::string(next.outer->nodeName(next.nested->owner)),
                         .attribute = std::string(next.outer->text(next.nested->attribute)),
                         .nodes = next.nested->graph->nodeCount(),
                         .depth = next.depth});
        push(*next.nested->graph, next.depth + 1);
    }
    return facts;
}

} // namespace

ModelFacts gatherFacts(const ReadModel& model)
{
    const Graph& graph = *model.graph;
    ModelFacts facts{.name = graph.name(),
                     .format = model.format,
                     .nodes = graph.nodeCount(),
                     .edges = graph.edgeCount(),
                     .inputs = graph.inputCount(),
                     .outputs = graph.outputs().size(),
                     .parameters = graph.parameterCount(),
                     .weightInputs = model.weightInputs,
                     .inferredShapes = model.inferredShapes,
                     .modules = countModules(graph),
                     .operators = countOperators(graph),
                     .folded = model.folded,
                     .nested = listNested(graph),
                     .functions = model.functions};
    facts.properties.assign(graph.properties().begin(), graph.properties().end());
    for (const OperatorCount& op : facts.operators)
        facts.unknownOperators += op.category.empty() ? op.count : 0;
    return facts;
}

} // namespace fusewright
