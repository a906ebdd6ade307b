// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rewrite/small_fx_graphs.h"

#include <algorithm>
#include <string>
#include <utility>

namespace fusewright::test {

namespace {

/// Each of the graphs with one operator more.
std::vector<PlainFxGraph> withOneMore(const std::vector<PlainFxGraph>& graphs)
{
    std::vector<PlainFxGraph> more;
    for (const PlainFxGraph& graph : graphs) {
        const auto values = static_cast<std::uint32_t>(graph.nodes.size());
        PlainFxNode node;
        node.op = PlainFxNode::Op::Call;
        node.name = "n" + std::to_string(values);
        const auto add = [&](CallKind kind, const char* target,
                             std::vector<PlainFxArgument> arguments) {
            node.kind = kind;
            node.target = target;
            node.arguments = std::move(arguments);
            more.push_back(graph);
            more.back().nodes.push_back(node);
        };
        for (std::uint32_t one = 0; one < values; ++one) {
            add(CallKind::Function, "torch.relu", {PlainFxArgument::ofNode(one)});
            for (std::uint32_t other = 0; other < values; ++other)
                add(CallKind::Method, "add",
                    {PlainFxArgument::ofNode(one), PlainFxArgument::ofNode(other)});
        }
    }
    return more;
}

/// Without outputs yet.
std::vector<PlainFxGraph> openGraphs(std::size_t inputs, std::size_t operators)
{
    PlainFxGraph empty;
    for (std::size_t at = 0; at < inputs; ++at)
        empty.nodes.push_back({.name = "x" + std::to_string(at)});
    std::vector<PlainFxGraph> graphs{empty};
    for (std::size_t at = 0; at < operators; ++at)
        graphs = withOneMore(graphs);
    return graphs;
}

void addOutputs(PlainFxGraph graph, std::vector<PlainFxArgument> returned,
                std::vector<PlainFxGraph>& all)
{
    graph.nodes.push_back({.op = PlainFxNode::Op::Output, .name = "output"});
    if (returned.size() > 1)
        returned = {PlainFxArgument::ofList(std::move(returned))};
    graph.nodes.back().arguments = std::move(returned);
    all.push_back(std::move(graph));
}

/// Sets of operators, as arguments.
std::vector<std::vector<PlainFxArgument>> operatorSets(std::size_t inputs, std::size_t operators)
{
    std::vector<std::vector<PlainFxArgument>> sets;
    for (std::size_t bits = 1; bits < std::size_t(1) << operators; ++bits) {
        std::vector<PlainFxArgument>& set = sets.emplace_back();
        for (std::size_t at = 0; at < operators; ++at) {
            if (bits >> at & 1U)
                set.push_back(PlainFxArgument::ofNode(static_cast<std::uint32_t>(inputs + at)));
        }
    }
    return sets;
}

bool isAllUsed(const PlainFxGraph& graph)
{
    const auto users = graph.users();
    return std::ranges::none_of(users.begin(), users.end() - 1,
                                [](const auto& each) { return each.empty(); });
}

} // namespace

std::vector<PlainFxGraph> smallFxGraphs()
{
    std::vector<PlainFxGraph> all;
    for (std::size_t operators = 1; operators <= 3; ++operators) {
        const auto sets = operatorSets(1, operators);
        for (const PlainFxGraph& graph : openGraphs(1, operators)) {
            for (const auto& set : sets)
                addOutputs(graph, set, all);
        }
    }
    return all;
}

std::vector<PlainFxGraph> smallFxPatterns()
{
    std::vector<PlainFxGraph> all;
    for (std::size_t wildcards = 1; wildcards <= 2; ++wildcards) {
        for (std::size_t operators = 1; operators <= 4 - wildcards; ++operators) {
            for (const PlainFxGraph& graph : openGraphs(wildcards, operators)) {
                for (auto set : operatorSets(wildcards, operators)) {
                    addOutputs(graph, set, all);
                    std::ranges::reverse(set);
                    if (set.size() > 1)
                        addOutputs(graph, set, all);
                }
            }
        }
    }
    std::erase_if(all, [](const PlainFxGraph& pattern) { return !isAllUsed(pattern); });
    return all;
}

} // namespace fusewright::test
