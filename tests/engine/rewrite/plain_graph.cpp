// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rewrite/plain_graph.h"

#include "engine/graph/graph_builder.h"
#include "engine/infer/inference.h"
#include "engine/support/cancel_token.h"
#include "engine/support/diagnostic.h"

#include <algorithm>
#include <cstdlib>
#include <map>

namespace fusewright::test {

namespace {

std::vector<Dim> dimsOf(const std::vector<std::int64_t>& extents)
{
    std::vector<Dim> dims;
    for (const std::int64_t extent : extents)
        dims.push_back(extent < 0 ? Dim() : Dim::known(extent));
    return dims;
}

std::vector<std::int64_t> extentsOf(const Graph& graph, ShapeId shape)
{
    std::vector<std::int64_t> extents;
    for (const Dim dim : graph.shapes().dims(shape))
        extents.push_back(dim.isKnown() ? dim.size() : -1);
    return extents;
}

Graph assembled(const PlainGraph& plain)
{
    // Read once: graphs are built again and again.
    static const auto catalogue = OperatorCatalogue::builtIn();
    GraphBuilder builder("plain", catalogue);
    for (const PlainInput& input : plain.inputs) {
        const Symbol name = builder.intern(input.name);
        std::optional<AttributeValueId> content;
        if (input.content)
            content = builder.attributeValues().intern(*input.content);
        if (input.isParameter)
            builder.addParameter(name, {}, content);
        else
            builder.addInput(name, {});
    }
    for (const PlainNode& node : plain.nodes) {
        builder.beginNode(node.op, builder.intern(node.result(0)));
        for (const std::string& operand : node.operands)
            builder.addOperand(builder.intern(operand));
        for (std::size_t at = 0; at < node.results.size(); ++at)
            builder.addResult(builder.intern(node.result(at)));
        for (const auto& [name, value] : node.attributes)
            builder.addAttribute(name, value);
    }
    for (const std::string& output : plain.outputs)
        builder.addOutput(builder.intern(output));
    Diagnostics diagnostics;
    auto graph = builder.build(UnmadeNames::BecomeInputs, "plain", {}, diagnostics);
    const auto isInPlace = [&](NodeId node) {
        return graph->nodeName(node) == plain.nodes[node.index].result(0);
    };
    // A builder puts nodes in order and makes inputs of names that nothing makes.
    if (!graph || graph->nodeCount() != plain.nodes.size()
        || graph->inputCount() + graph->parameterCount() != plain.inputs.size()
        || !std::ranges::all_of(graph->nodes(), isInPlace))
        std::abort();
    return *std::move(graph);
}

void say(Graph& graph, ValueId value, const PlainFacts& said)
{
    const GraphFacts facts = Graph::factsOf(graph);
    facts.valueTypes[value.index] = said.type;
    facts.valueShapes[value.index] =
        said.shape ? facts.shapes.intern(dimsOf(*said.shape)) : ShapeTable::unranked;
}

void sayAll(Graph& graph, const PlainGraph& plain)
{
    std::map<std::string, const PlainFacts*> inputs;
    for (const PlainInput& input : plain.inputs)
        inputs.emplace(input.name, &input.facts);
    for (const ValueId value : graph.values()) {
        const NodeId maker = graph.producer(value);
        if (!maker.isValid()) {
            say(graph, value, *inputs.at(std::string(graph.valueName(value))));
            continue;
        }
        const std::size_t result = value.index - graph.outputs(maker).front().index;
        say(graph, value, plain.nodes[maker.index].results[result]);
    }
}

/// Of a value of the graph before the stage: without what inference has found.
PlainFacts writtenFacts(const Graph& graph, ValueId value)
{
    PlainFacts facts = knownFacts(graph, value);
    if (graph.typeOrigin(value) == FactOrigin::Inferred)
        facts.type = DataType::Unknown;
    if (graph.shapeOrigin(value) == FactOrigin::Inferred) {
        const GivenShape* const given = graph.givenShape(value);
        facts.shape.reset();
        if (given && graph.shapes().isRanked(given->shape))
            facts.shape = extentsOf(graph, given->shape);
    }
    return facts;
}

std::string factsText(const PlainFacts& facts)
{
    std::string text(dataTypeName(facts.type));
    if (!facts.shape)
        return text;
    text += '[';
    for (const std::int64_t extent : *facts.shape)
        text += (text.back() == '[' ? "" : ",") + (extent < 0 ? "?" : std::to_string(extent));
    return text + ']';
}

} // namespace

std::string PlainNode::result(std::size_t at) const
{
    const std::string name = 'n' + std::to_string(number);
    return at == 0 ? name : name + '.' + std::to_string(at);
}

PlainFacts knownFacts(const Graph& graph, ValueId value)
{
    PlainFacts facts{.type = graph.valueType(value)};
    if (graph.shapes().isRanked(graph.shapeId(value)))
        facts.shape = extentsOf(graph, graph.shapeId(value));
    return facts;
}

std::string plainName(const Graph& graph, ValueId value)
{
    if (!value.isValid())
        return {};
    const NodeId maker = graph.producer(value);
    if (!maker.isValid())
        return std::string(graph.valueName(value));
    return PlainNode{.number = maker.index}.result(value.index
                                                   - graph.outputs(maker).front().index);
}

PlainGraph PlainGraph::of(const Graph& graph)
{
    PlainGraph plain;
    for (const ValueId value : graph.values()) {
        if (graph.producer(value).isValid())
            continue;
        PlainInput& input = plain.inputs.emplace_back();
        input.name = graph.valueName(value);
        input.facts = writtenFacts(graph, value);
        input.isParameter = graph.valueKind(value) == ValueKind::Parameter;
        if (const AttributeValue* const content = graph.literal(value))
            input.content = *content;
    }
    for (const NodeId node : graph.nodes()) {
        PlainNode& told = plain.nodes.emplace_back();
        told.number = node.index;
        told.op = graph.nativeName(node);
        for (const ValueId operand : graph.inputs(node))
            told.operands.push_back(plainName(graph, operand));
        for (const ValueId result : graph.outputs(node))
            told.results.push_back(writtenFacts(graph, result));
        for (const Attribute& attribute : graph.attributes(node))
            told.attributes.emplace_back(graph.text(attribute.name),
                                         graph.attributeValue(attribute.value));
    }
    for (const ValueId output : graph.outputs())
        plain.outputs.push_back(plainName(graph, output));
    return plain;
}

Graph PlainGraph::build() const
{
    const CancelToken never;
    Graph graph = assembled(*this);
    sayAll(graph, *this);
    return std::move(inferTypes(std::move(graph), never).graph);
}

std::size_t PlainGraph::placeOf(std::uint32_t number) const
{
    const auto found = std::ranges::find(nodes, number, &PlainNode::number);
    return static_cast<std::size_t>(found - nodes.begin());
}

std::size_t PlainGraph::makerOf(std::string_view value) const
{
    for (std::size_t at = 0; at < nodes.size(); ++at) {
        for (std::size_t result = 0; result < nodes[at].results.size(); ++result) {
            if (nodes[at].result(result) == value)
                return at;
        }
    }
    return nodes.size();
}

bool PlainGraph::uses(const PlainNode& node, std::string_view value) const
{
    return std::ranges::find(node.operands, value) != node.operands.end();
}

bool PlainGraph::isUsed(std::string_view value) const
{
    return std::ranges::find(outputs, value) != outputs.end()
        || std::ranges::any_of(nodes, [&](const PlainNode& node) { return uses(node, value); });
}

/// Takes one operator after another whose operands are all there.
bool PlainGraph::hasCycle() const
{
    std::vector<bool> isDone(nodes.size() + 1, false);
    isDone.back() = true; // What nothing makes is always there.
    std::size_t done = 0;
    for (bool isNews = true; isNews;) {
        isNews = false;
        for (std::size_t at = 0; at < nodes.size(); ++at) {
            const auto isThere = [&](const std::string& operand) {
                return isDone[makerOf(operand)];
            };
            if (isDone[at] || !std::ranges::all_of(nodes[at].operands, isThere))
                continue;
            isDone[at] = isNews = true;
            ++done;
        }
    }
    return done < nodes.size();
}

void PlainGraph::insert(const PlainNode& node, std::uint32_t place)
{
    std::size_t at = placeOf(place);
    for (const std::string& operand : node.operands) {
        const std::size_t maker = makerOf(operand);
        if (maker < nodes.size())
            at = std::max(at, maker + 1);
    }
    nodes.insert(nodes.begin() + static_cast<std::ptrdiff_t>(at), node);
}

void PlainGraph::exchange(const std::vector<PlainExchange>& exchanges,
                          const std::set<std::uint32_t>& added)
{
    const auto renew = [&](std::string& value) {
        const auto found = std::ranges::find(exchanges, value, &PlainExchange::old);
        if (found != exchanges.end())
            value = found->fresh;
    };
    for (PlainNode& node : nodes) {
        if (!added.contains(node.number))
            std::ranges::for_each(node.operands, renew);
    }
    std::ranges::for_each(outputs, renew);
}

void PlainGraph::putInOrder(const std::vector<PlainExchange>& exchanges)
{
    for (const PlainExchange& each : exchanges) {
        const std::size_t maker = makerOf(each.fresh);
        if (maker == nodes.size())
            continue;
        std::set<std::string> moving{each.fresh};
        std::vector<PlainNode> moved;
        std::vector<PlainNode> rest;
        for (std::size_t at = 0; at <= maker; ++at) {
            const PlainNode& node = nodes[at];
            const bool moves =
                at < maker && std::ranges::any_of(node.operands, [&](const std::string& operand) {
                    return moving.contains(operand);
                });
            for (std::size_t result = 0; result < node.results.size() && moves; ++result)
                moving.insert(node.result(result));
            (moves ? moved : rest).push_back(node);
        }
        rest.insert(rest.end(), moved.begin(), moved.end());
        std::ranges::copy(rest, nodes.begin());
    }
}

std::string textOf(const ToldNode& node)
{
    std::string text = 'n' + std::to_string(node.number) + " = " + node.op + '(';
    for (const std::string& operand : node.operands)
        text += (text.back() == '(' ? "" : ", ") + (operand.empty() ? "-" : operand);
    text += ')';
    std::map<std::string, std::string> attributes;
    for (const auto& [name, value] : node.attributes)
        attributes[name] = toText(value);
    for (const auto& [name, value] : attributes)
        text += ' ' + name + '=' + value;
    text += " :";
    for (const PlainFacts& facts : node.results)
        text += ' ' + factsText(facts);
    return text + '\n';
}

std::string constantText(const PlainFacts& facts, const std::optional<AttributeValue>& content)
{
    return factsText(facts) + '{' + (content ? toText(*content) : "?") + '}';
}

} // namespace fusewright::test
