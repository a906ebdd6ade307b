// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/partition/partition_kit.h"

#include "engine/graph/graph_builder.h"
#include "engine/partition/section_arrangement.h"
#include "engine/partition/section_order.h"
#include "engine/support/diagnostic.h"

#include <algorithm>
#include <cassert>
#include <sstream>

namespace fusewright::test {

namespace {

using Words = std::vector<std::string>;

Words split(std::string_view text, char separator)
{
    Words words;
    std::istringstream stream{std::string(text)};
    for (std::string word; std::getline(stream, word, separator);) {
        if (!word.empty())
            words.push_back(word);
    }
    return words;
}

bool isNumber(std::string_view word)
{
    return !word.empty() && word.find_first_not_of("-0123456789") == std::string_view::npos;
}

class TypedText {
public:
    void line(const Words& words)
    {
        if (words.size() > 2 && words[1] == "=")
            node(words);
        else if (words[0] == "in")
            m_builder.addInput(m_builder.intern(words[1]), type(words, 2));
        else if (words[0] == "opset")
            m_builder.addProperty("opset ai.onnx", std::string(words[1]));
        else if (words[0] == "par")
            m_builder.addParameter(m_builder.intern(words[1]), type(words, 2));
        else
            giveOut(words);
    }

    Graph build()
    {
        if (!m_hasOutputs)
            m_builder.giveOutUnusedResults();
        Diagnostics diagnostics;
        auto graph = m_builder.build(UnmadeNames::BecomeInputs, "text", {}, diagnostics);
        assert(graph);
        return *std::move(graph);
    }

private:
    ValueType type(const Words& words, std::size_t at)
    {
        if (at >= words.size())
            return {};
        std::vector<Dim> dims;
        for (std::size_t dim = at + 1; dim < words.size() && words[dim] != "|"; ++dim) {
            const std::string& word = words[dim];
            dims.push_back(isNumber(word)    ? Dim::known(std::stoll(word))
                               : word == "?" ? Dim()
                                             : Dim::named(m_builder.intern(word)));
        }
        return {parseDataType(words[at]).value_or(DataType::Unknown),
                m_builder.shapes().intern(dims)};
    }

    void node(const Words& words)
    {
        const Words results = split(words[0], ',');
        m_builder.beginNode(words[2], m_builder.intern(results[0]));
        const auto colon = std::ranges::find(words, ":");
        for (auto word = words.begin() + 3; word != colon; ++word)
            part(*word);
        std::size_t typeAt = static_cast<std::size_t>(colon - words.begin()) + 1;
        for (const std::string& result : results) {
            m_builder.addResult(m_builder.intern(result));
            m_builder.describe(m_builder.intern(result), type(words, typeAt));
            const auto bar = std::ranges::find(words, "|");
            if (bar != words.end() && result == results.front())
                typeAt = static_cast<std::size_t>(bar - words.begin()) + 1;
        }
    }

    void part(const std::string& word)
    {
        const std::size_t equals = word.find('=');
        if (word[0] == '@') {
            const Words module = split(word.substr(1), ':');
            m_builder.setModule(module[0], module.size() > 1 ? module[1] : "");
        } else if (equals != std::string::npos) {
            const std::string value = word.substr(equals + 1);
            const bool isWord = value.find_first_not_of("-0123456789") != std::string::npos;
            m_builder.addAttribute(word.substr(0, equals),
                                   isWord ? AttributeValue(value)
                                          : AttributeValue(std::int64_t{std::stoll(value)}));
        } else {
            m_builder.addOperand(m_builder.intern(word == "-" ? "" : word));
        }
    }

    void giveOut(const Words& words)
    {
        m_hasOutputs = true;
        for (std::size_t at = 1; at < words.size(); ++at)
            m_builder.addOutput(m_builder.intern(words[at]));
    }

    GraphBuilder m_builder{"text", OperatorCatalogue::builtIn()};
    bool m_hasOutputs = false;
};

Graph parse(std::string_view text)
{
    TypedText reading;
    for (const std::string& line : split(text, '\n')) {
        const Words words = split(line, ' ');
        if (!words.empty())
            reading.line(words);
    }
    return reading.build();
}

} // namespace

TypedGraph::TypedGraph(std::string_view text) : graph(parse(text)) { }

NodeId TypedGraph::operator[](std::string_view name) const
{
    const auto node = graph.findNode(name);
    assert(node);
    return node.value_or(NodeId());
}

ValueId TypedGraph::value(std::string_view name) const
{
    for (const ValueId value : graph.values()) {
        if (graph.valueName(value) == name)
            return value;
    }
    assert(false);
    return {};
}

std::vector<NodeId> TypedGraph::nodes(std::string_view names) const
{
    std::vector<NodeId> nodes;
    for (const std::string& name : split(names, ' '))
        nodes.push_back((*this)[name]);
    std::ranges::sort(nodes);
    return nodes;
}

Partition partitionOf(const TypedGraph& graph, std::initializer_list<std::string_view> sections)
{
    std::vector<Section> made;
    for (const std::string_view names : sections)
        made.push_back({.nodes = graph.nodes(names), .rule = 0});
    return arrangeSections(graph.graph, FusionMode::O1, std::move(made));
}

std::string whyNotLegal(const Graph& graph, const Partition& partition)
{
    std::vector<int> seen(graph.nodeCount(), 0);
    for (std::uint32_t section = 0; section < partition.sections.size(); ++section) {
        const std::vector<NodeId>& nodes = partition.sections[section].nodes;
        if (nodes.empty() || !std::ranges::is_sorted(nodes))
            return "section " + std::to_string(section) + " is empty or unsorted";
        for (const NodeId node : nodes) {
            ++seen[node.index];
            for (const NodeId producer : graph.producers(node)) {
                if (partition.sectionOf[producer.index] > section)
                    return std::string(graph.nodeName(node)) + " runs before what it uses";
            }
            if (partition.sectionOf[node.index] != section)
                return std::string(graph.nodeName(node)) + " is said to be elsewhere";
        }
    }
    const auto wrong = std::ranges::find_if(seen, [](int count) { return count != 1; });
    return wrong == seen.end() ? "" : "an operator is in " + std::to_string(*wrong) + " sections";
}

std::size_t Dice::below(std::size_t limit)
{
    m_state ^= m_state << 13;
    m_state ^= m_state >> 7;
    m_state ^= m_state << 17;
    return static_cast<std::size_t>((m_state >> 11) % limit);
}

Graph randomGraph(Dice& dice, std::size_t nodes, std::size_t kindCount)
{
    const std::vector<std::string> kinds = {"add", "relu", "mul", "linear", "matmul", "softmax"};
    std::string text = "in x0 f32 4 4\n";
    for (std::size_t at = 1; at <= nodes; ++at) {
        const std::string& kind = kinds[dice.below(kindCount)];
        const auto operand = [&] {
            return " x" + std::to_string(at - 1 - dice.below(std::min<std::size_t>(at, 6)));
        };
        text += 'x' + std::to_string(at) + " = " + kind + operand();
        text += kind == "relu" || kind == "softmax" ? "" : operand();
        text += " : f32 4 4\n";
    }
    return TypedGraph(text).graph;
}

Partition randomPartition(Dice& dice, const Graph& graph)
{
    SectionOrder order(graph);
    std::vector<Section> sections;
    for (std::size_t attempt = 0; attempt < graph.nodeCount(); ++attempt) {
        std::vector<NodeId> nodes = {NodeId(dice.below(graph.nodeCount()))};
        for (std::size_t at = dice.below(6); at > 0; --at) {
            const auto users = graph.users(nodes[dice.below(nodes.size())]);
            if (!users.empty())
                nodes.push_back(users[dice.below(users.size())]);
        }
        std::ranges::sort(nodes);
        const auto repeated = std::ranges::unique(nodes);
        nodes.erase(repeated.begin(), repeated.end());
        const auto isTaken = [&](NodeId node) { return order.sectionOf(node).has_value(); };
        if (std::ranges::none_of(nodes, isTaken) && !order.add(nodes))
            sections.push_back({.nodes = nodes, .rule = static_cast<std::uint32_t>(attempt % 2)});
    }
    return arrangeSections(graph, FusionMode::O1, std::move(sections));
}

} // namespace fusewright::test
