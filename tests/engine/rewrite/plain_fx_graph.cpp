// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rewrite/plain_fx_graph.h"

#include "engine/formats/attribute_json.h"
#include "engine/graph/graph_builder.h"
#include "engine/graph/literal_values.h"
#include "engine/support/diagnostic.h"
#include "tests/engine/rewrite/graph_lines.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace fusewright::test {

namespace {

using FxKind = PlainFxArgument::Kind;
using FxOp = PlainFxNode::Op;

// NOLINTBEGIN(misc-no-recursion): lists of a test are not deep.

/// Lists become items, and what stands for a number becomes it.
PlainFxArgument takenApart(const AttributeValue& value)
{
    if (const auto items = literalItems(value)) {
        std::vector<PlainFxArgument> apart;
        for (const AttributeValue& item : *items)
            apart.push_back(takenApart(item));
        return PlainFxArgument::ofList(std::move(apart));
    }
    const auto* const raw = std::get_if<RawJson>(&value);
    if (raw && raw->text == R"({"float":"nan"})")
        return PlainFxArgument::ofLiteral(std::numeric_limits<double>::quiet_NaN());
    return PlainFxArgument::ofLiteral(value);
}

std::string writtenJson(const PlainFxArgument& argument)
{
    if (argument.isList()) {
        std::string text = "[";
        for (const PlainFxArgument& item : argument.items)
            text += (text.size() > 1 ? "," : "") + writtenJson(item);
        return text + ']';
    }
    if (const auto* const truth = std::get_if<bool>(&argument.literal))
        return *truth ? "true" : "false";
    const auto* const real = std::get_if<double>(&argument.literal);
    if (real && *real != *real)
        return R"({"float":"nan"})";
    return toText(argument.literal);
}

/// The argument, and its items where any of them is a node: one deeper.
template <class Add>
void flatten(const PlainFxArgument& argument, std::uint8_t depth, const Add& add)
{
    add(argument, depth);
    if (!argument.isList() || !argument.namesAny())
        return;
    for (const PlainFxArgument& item : argument.items)
        flatten(item, static_cast<std::uint8_t>(depth + 1), add);
}

void countNodes(const PlainFxArgument& argument, std::vector<std::uint32_t>& named)
{
    if (argument.isNode() && std::ranges::find(named, argument.node) == named.end())
        named.push_back(argument.node);
    for (const PlainFxArgument& item : argument.items)
        countNodes(item, named);
}

// NOLINTEND(misc-no-recursion)

/// The other way round: arguments that come one after another, with how deep each is.
class FxNesting {
public:
    void add(PlainFxArgument argument, std::size_t depth, bool isOpened)
    {
        m_levels.resize(depth + 1);
        std::vector<PlainFxArgument>& level = *m_levels.back();
        level.push_back(std::move(argument));
        if (isOpened)
            m_levels.push_back(&level.back().items);
    }
    std::vector<PlainFxArgument> take() { return std::move(m_arguments); }

private:
    std::vector<PlainFxArgument> m_arguments;
    std::vector<std::vector<PlainFxArgument>*> m_levels{&m_arguments};
};

std::vector<PlainFxArgument> argumentsIn(const std::vector<TracedArgument>& flat)
{
    FxNesting nesting;
    for (const TracedArgument& each : flat) {
        PlainFxArgument argument = each.isNode() ? PlainFxArgument::ofNode(each.node)
            : each.isList                        ? PlainFxArgument::ofList({})
                                                 : takenApart(each.literal);
        argument.keyword = each.keyword;
        nesting.add(std::move(argument), each.depth, each.isList);
    }
    return nesting.take();
}

std::vector<PlainFxArgument> argumentsIn(const Graph& graph, NodeId node)
{
    FxNesting nesting;
    for (const CallArgument& each : graph.arguments(node)) {
        PlainFxArgument argument = PlainFxArgument::ofList({});
        if (each.isOperand())
            argument = PlainFxArgument::ofNode(graph.inputs(node)[each.operand].index);
        else if (!each.isList())
            argument = takenApart(graph.attributeValue(each.literal));
        if (each.keyword.isValid())
            argument.keyword = graph.text(each.keyword);
        nesting.add(std::move(argument), each.depth, each.isList());
    }
    return nesting.take();
}

std::vector<TracedArgument> tracedArguments(const std::vector<PlainFxArgument>& arguments)
{
    std::vector<TracedArgument> flat;
    for (const PlainFxArgument& argument : arguments) {
        flatten(argument, 0, [&](const PlainFxArgument& each, std::uint8_t depth) {
            TracedArgument made{.keyword = each.keyword, .depth = depth};
            if (each.isNode())
                made.node = each.node;
            else if (each.isList() && each.namesAny())
                made.isList = true;
            else
                made.literal = attributeFromJson(writtenJson(each));
            flat.push_back(std::move(made));
        });
    }
    return flat;
}

void addCall(GraphBuilder& builder, const PlainFxNode& node, const std::vector<PlainFxNode>& all)
{
    builder.beginNode(node.target, builder.intern(node.name));
    std::vector<CallArgument> call;
    std::uint32_t operands = 0;
    for (const PlainFxArgument& argument : node.arguments) {
        flatten(argument, 0, [&](const PlainFxArgument& each, std::uint8_t depth) {
            CallArgument made{.depth = depth};
            if (!each.keyword.empty())
                made.keyword = builder.intern(each.keyword);
            if (each.isNode()) {
                builder.addOperand(builder.intern(all[each.node].name));
                made.operand = operands++;
            } else if (!each.isList() || !each.namesAny()) {
                made.literal =
                    builder.attributeValues().intern(attributeFromJson(writtenJson(each)));
            }
            call.push_back(made);
        });
    }
    builder.addResult(builder.intern(node.name));
    builder.setCall(node.kind, call);
}

} // namespace

PlainFxArgument PlainFxArgument::ofNode(std::uint32_t node)
{
    PlainFxArgument argument;
    argument.kind = FxKind::Node;
    argument.node = node;
    return argument;
}

PlainFxArgument PlainFxArgument::ofLiteral(AttributeValue literal)
{
    PlainFxArgument argument;
    argument.literal = std::move(literal);
    return argument;
}

PlainFxArgument PlainFxArgument::ofList(std::vector<PlainFxArgument> items)
{
    PlainFxArgument argument;
    argument.kind = FxKind::List;
    argument.items = std::move(items);
    return argument;
}

// NOLINTNEXTLINE(misc-no-recursion): lists of a test are not deep.
bool PlainFxArgument::names(std::uint32_t other) const
{
    return (isNode() && node == other)
        || std::ranges::any_of(items, [&](const auto& item) { return item.names(other); });
}

// NOLINTNEXTLINE(misc-no-recursion): lists of a test are not deep.
bool PlainFxArgument::namesAny() const
{
    return isNode() || std::ranges::any_of(items, &PlainFxArgument::namesAny);
}

/// Values and nodes have the same numbers: each operator has one result.
PlainFxGraph PlainFxGraph::of(const Graph& graph)
{
    PlainFxGraph plain;
    for (const ValueId value : graph.values()) {
        PlainFxNode& node = plain.nodes.emplace_back();
        node.name = graph.valueName(value);
        if (graph.valueKind(value) == ValueKind::Input)
            continue;
        if (graph.valueKind(value) == ValueKind::Parameter) {
            node.op = FxOp::Attribute;
            node.target = node.name;
            continue;
        }
        const NodeId maker = graph.producer(value);
        node.op = FxOp::Call;
        node.kind = graph.call(maker)->kind;
        node.target = graph.nativeName(maker);
        node.arguments = argumentsIn(graph, maker);
    }
    PlainFxNode& output = plain.nodes.emplace_back();
    output.op = FxOp::Output;
    output.name = "output";
    for (const ValueId value : graph.outputs())
        output.arguments.push_back(PlainFxArgument::ofNode(value.index));
    return plain;
}

PlainFxGraph PlainFxGraph::of(const TracedGraph& trace)
{
    PlainFxGraph plain;
    for (const TracedNode& each : trace.nodes) {
        PlainFxNode& node = plain.nodes.emplace_back();
        node.name = each.name;
        if (each.isParameter)
            continue;
        node.op = each.kind == CallKind::Attribute ? FxOp::Attribute : FxOp::Call;
        node.kind = node.op == FxOp::Call ? each.kind : CallKind::Unknown;
        node.target = each.target;
        node.arguments = argumentsIn(each.arguments);
    }
    plain.nodes.push_back({.op = FxOp::Output, .name = "output"});
    plain.nodes.back().arguments = argumentsIn(trace.returned);
    return plain;
}

std::shared_ptr<const Graph> PlainFxGraph::build() const
{
    static const auto catalogue = OperatorCatalogue::builtIn();
    GraphBuilder builder("g", catalogue);
    for (const PlainFxNode& node : nodes) {
        if (node.op == FxOp::Placeholder)
            builder.addInput(builder.intern(node.name), {});
        else if (node.op == FxOp::Attribute)
            builder.addParameter(builder.intern(node.name), {});
        else if (node.op == FxOp::Call)
            addCall(builder, node, nodes);
    }
    for (const std::uint32_t result : returned())
        builder.addOutput(builder.intern(nodes[result].name));
    Diagnostics findings;
    auto graph = builder.build(UnmadeNames::BecomeInputs, "g", {}, findings);
    return graph ? std::make_shared<const Graph>(*std::move(graph)) : nullptr;
}

TracedGraph PlainFxGraph::trace() const
{
    TracedGraph made;
    for (const PlainFxNode& node : nodes) {
        if (node.op == FxOp::Output)
            continue;
        TracedNode& traced = made.nodes.emplace_back();
        traced.isParameter = node.op == FxOp::Placeholder;
        if (node.op == FxOp::Attribute)
            traced.kind = CallKind::Attribute;
        else if (node.op == FxOp::Call)
            traced.kind = node.kind;
        traced.target = node.target;
        traced.name = node.name;
        traced.arguments = tracedArguments(node.arguments);
    }
    made.returned = tracedArguments(output().arguments);
    return made;
}

std::vector<std::vector<std::uint32_t>> PlainFxGraph::users() const
{
    std::vector<std::vector<std::uint32_t>> all(nodes.size());
    for (std::uint32_t at = 0; at < nodes.size(); ++at) {
        std::vector<std::uint32_t> named;
        for (const PlainFxArgument& argument : nodes[at].arguments)
            countNodes(argument, named);
        for (const std::uint32_t each : named)
            all[each].push_back(at);
    }
    return all;
}

std::vector<std::uint32_t> PlainFxGraph::returned() const
{
    std::vector<std::uint32_t> named;
    for (const PlainFxArgument& argument : output().arguments)
        countNodes(argument, named);
    return named;
}

std::string PlainFxGraph::text() const
{
    const auto graph = build();
    if (!graph)
        return "no graph\n";
    std::string text;
    for (const std::string& line : linesOf(*graph))
        text += line + '\n';
    return text;
}

} // namespace fusewright::test
