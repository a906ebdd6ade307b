// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/match/small_graphs.h"

#include "engine/graph/graph_builder.h"
#include "engine/support/diagnostic.h"

#include <algorithm>
#include <cassert>

namespace fusewright::test {

namespace {

using OperandKind = SmallOperand::Kind;

std::string nameOf(const SmallOperand& operand)
{
    switch (operand.kind) {
    case OperandKind::Result: {
        const std::string node = "n" + std::to_string(operand.at);
        return operand.result == 0 ? node : node + '.' + std::to_string(operand.result);
    }
    case OperandKind::Input:
        return operand.at == 0 ? "x" : "x" + std::to_string(operand.at);
    case OperandKind::Parameter:
        return "w" + std::to_string(operand.at);
    case OperandKind::LeftOut:
        break;
    }
    return {};
}

SmallOperand resultOf(std::size_t node, std::size_t result = 0)
{
    return {.kind = OperandKind::Result, .at = node, .result = result};
}

ShapeId shapeOf(GraphBuilder& builder, std::size_t rank)
{
    return builder.shapes().intern(std::vector<Dim>(rank, Dim::known(2)));
}

bool isUsed(const SmallGraph& graph, const SmallOperand& value)
{
    return std::ranges::any_of(graph.nodes, [&](const SmallNode& node) {
        return std::ranges::find(node.operands, value) != node.operands.end();
    });
}

std::size_t countOf(const SmallGraph& graph, OperandKind kind)
{
    std::size_t count = 0;
    for (const SmallNode& node : graph.nodes) {
        for (const SmallOperand& operand : node.operands) {
            if (operand.kind == kind)
                count = std::max(count, operand.at + 1);
        }
    }
    return count;
}

void addNode(GraphBuilder& builder, const SmallNode& node, std::size_t at)
{
    builder.beginNode(node.op, builder.intern(nameOf(resultOf(at))));
    for (const SmallOperand& operand : node.operands)
        builder.addOperand(builder.intern(nameOf(operand)));
    for (std::size_t result = 0; result < node.results; ++result)
        builder.addResult(builder.intern(nameOf(resultOf(at, result))));
    if (node.attribute)
        builder.addAttribute("k", std::int64_t(*node.attribute));
    ValueType type;
    if (node.rank)
        type.shape = shapeOf(builder, static_cast<std::size_t>(*node.rank));
    if (node.isHalf)
        type.type = DataType::F16;
    if (node.rank || node.isHalf)
        builder.describe(builder.intern(nameOf(resultOf(at))), type);
}

std::string plainText(const SmallGraph& graph)
{
    std::string text;
    const auto named = [&](std::size_t at) {
        return nameOf(resultOf(at)) + ':' + graph.nodes[at].op;
    };
    for (std::size_t at = 0; at < graph.nodes.size(); ++at) {
        text += named(at) + '\n';
        for (const SmallOperand& operand : graph.nodes[at].operands) {
            if (operand.kind == OperandKind::Result)
                text += nameOf(operand) + " > " + nameOf(resultOf(at)) + '\n';
        }
    }
    return text;
}

std::string fullText(const SmallGraph& graph)
{
    std::string text;
    for (std::size_t at = 0; at < graph.nodes.size(); ++at) {
        const SmallNode& node = graph.nodes[at];
        text += nameOf(resultOf(at)) + ':' + node.op + " (";
        for (std::size_t operand = 0; operand < node.operands.size(); ++operand) {
            const std::string name = nameOf(node.operands[operand]);
            text += (operand == 0 ? "" : ", ") + (name.empty() ? "-" : name);
        }
        text += ')';
        if (node.results != 1)
            text += " results " + std::to_string(node.results);
        if (node.isGivenOut)
            text += " given out";
        if (node.rank)
            text += " rank " + std::to_string(*node.rank);
        if (node.isHalf)
            text += " f16";
        if (node.attribute)
            text += " k=" + std::to_string(*node.attribute);
        text += '\n';
    }
    return text;
}

bool isConnected(const SmallGraph& graph)
{
    std::vector<std::size_t> label(graph.nodes.size());
    for (std::size_t at = 0; at < label.size(); ++at)
        label[at] = at;
    for (std::size_t at = 0; at < label.size(); ++at) {
        for (const SmallOperand& operand : graph.nodes[at].operands) {
            if (operand.kind == OperandKind::Result)
                std::ranges::replace(label, std::size_t(label[operand.at]), std::size_t(label[at]));
        }
    }
    return std::ranges::all_of(label, [&](std::size_t each) { return each == label[0]; });
}

/// Bits of `edges`: for node 1 its use of node 0; for node 2 of 0 and 1; and so on.
SmallGraph graphOf(std::size_t nodeCount, std::size_t operators, std::size_t edges)
{
    SmallGraph graph;
    for (std::size_t at = 0; at < nodeCount; ++at) {
        SmallNode& node = graph.nodes.emplace_back();
        node.op = (operators >> at) & 1U ? "b" : "a";
        for (std::size_t earlier = 0; earlier < at; ++earlier) {
            if (edges & 1U)
                node.operands.push_back(resultOf(earlier));
            edges >>= 1U;
        }
        if (node.operands.empty())
            node.operands.emplace_back();
    }
    return graph;
}

} // namespace

std::size_t SmallGraph::add(const std::string& op, const std::vector<std::size_t>& from)
{
    SmallNode node{.op = op};
    for (const std::size_t operand : from)
        node.operands.push_back({OperandKind::Result, operand, 0});
    if (from.empty())
        node.operands.push_back({});
    nodes.push_back(std::move(node));
    return nodes.size() - 1;
}

Graph SmallGraph::build() const
{
    // Read once: there are many small graphs.
    static const auto catalogue = OperatorCatalogue::builtIn();
    GraphBuilder builder("small", catalogue);
    for (std::size_t at = 0; at < countOf(*this, OperandKind::Input); ++at)
        builder.addInput(builder.intern(nameOf({.kind = OperandKind::Input, .at = at})), {});
    for (std::size_t at = 0; at < countOf(*this, OperandKind::Parameter); ++at)
        builder.addParameter(builder.intern(nameOf({.kind = OperandKind::Parameter, .at = at})),
                             {.type = DataType::F32, .shape = shapeOf(builder, at)});
    for (std::size_t at = 0; at < nodes.size(); ++at) {
        addNode(builder, nodes[at], at);
        for (std::size_t result = 0; result < nodes[at].results; ++result) {
            if (nodes[at].isGivenOut || !isUsed(*this, resultOf(at, result)))
                builder.addOutput(builder.intern(nameOf(resultOf(at, result))));
        }
    }
    Diagnostics diagnostics;
    auto graph = builder.build(UnmadeNames::BecomeInputs, "small", {}, diagnostics);
    assert(graph && graph->nodeCount() == nodes.size());
    return *std::move(graph);
}

bool SmallGraph::isPlain() const
{
    return std::ranges::all_of(nodes, [](const SmallNode& node) {
        const auto isFirstResult = [](const SmallOperand& operand) {
            return operand.kind == OperandKind::Result && operand.result == 0;
        };
        const bool isFed = !node.operands.empty()
            && (node.operands == std::vector{SmallOperand{}}
                || std::ranges::all_of(node.operands, isFirstResult));
        return isFed && node.results == 1 && !node.isGivenOut && !node.rank && !node.isHalf
            && !node.attribute;
    });
}

std::string SmallGraph::text() const
{
    return isPlain() ? plainText(*this) : fullText(*this);
}

SmallGraph SmallGraph::without(std::size_t gone) const
{
    SmallGraph rest = *this;
    rest.nodes.erase(rest.nodes.begin() + static_cast<std::ptrdiff_t>(gone));
    for (SmallNode& node : rest.nodes) {
        for (SmallOperand& operand : node.operands) {
            if (operand.kind != OperandKind::Result)
                continue;
            if (operand.at == gone)
                operand = {};
            else if (operand.at > gone)
                --operand.at;
        }
    }
    return rest;
}

std::vector<SmallGraph> connectedGraphs(std::size_t nodeCount)
{
    std::vector<SmallGraph> graphs;
    const std::size_t pairs = nodeCount * (nodeCount - 1) / 2;
    for (std::size_t edges = 0; edges < std::size_t{1} << pairs; ++edges) {
        if (!isConnected(graphOf(nodeCount, 0, edges)))
            continue;
        for (std::size_t operators = 0; operators < std::size_t{1} << nodeCount; ++operators)
            graphs.push_back(graphOf(nodeCount, operators, edges));
    }
    return graphs;
}

} // namespace fusewright::test
