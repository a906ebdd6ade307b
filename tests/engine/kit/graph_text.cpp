// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/kit/graph_text.h"

#include "engine/graph/graph_builder.h"
#include "engine/support/diagnostic.h"

#include <algorithm>
#include <cassert>
#include <string>
#include <vector>

namespace fusewright::test {

namespace {

struct ToldNode {
    std::string name;
    std::string op;
    std::vector<std::string> inputs;
};

std::string_view trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t");
    const std::size_t last = text.find_last_not_of(" \t");
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, last - first + 1);
}

std::vector<std::string_view> split(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(separator, begin), text.size());
        parts.push_back(trimmed(text.substr(begin, end - begin)));
        begin = end + 1;
    }
    return parts;
}

ToldNode& nodeFor(std::vector<ToldNode>& nodes, std::string_view word)
{
    const std::size_t colon = word.find(':');
    const std::string name(word.substr(0, colon));
    const auto known = std::ranges::find(nodes, name, &ToldNode::name);
    if (known != nodes.end())
        return *known;
    const std::string op(colon == std::string_view::npos ? word : word.substr(colon + 1));
    return nodes.emplace_back(ToldNode{name, op, {}});
}

} // namespace

GraphText::GraphText(std::string_view text) : graph(parse(text)) { }

NodeId GraphText::operator[](std::string_view name) const
{
    const auto node = graph.findNode(name);
    assert(node);
    return node.value_or(NodeId());
}

Graph GraphText::parse(std::string_view text)
{
    std::vector<ToldNode> nodes;
    for (const std::string_view line : split(text, '\n')) {
        std::string previous;
        for (const std::string_view word : split(line, '>')) {
            if (word.empty())
                continue;
            ToldNode& node = nodeFor(nodes, word);
            if (!previous.empty())
                node.inputs.push_back(previous);
            previous = node.name;
        }
    }

    GraphBuilder builder("text", OperatorCatalogue::builtIn());
    for (const ToldNode& node : nodes) {
        const Symbol name = builder.intern(node.name);
        builder.beginNode(node.op, name);
        for (const std::string& input : node.inputs)
            builder.addOperand(builder.intern(input));
        if (node.inputs.empty())
            builder.addOperand(builder.intern("x"));
        builder.addResult(name);
    }
    builder.giveOutUnusedResults();
    Diagnostics diagnostics;
    auto graph = builder.build(UnmadeNames::BecomeInputs, "text", {}, diagnostics);
    assert(graph);
    return *std::move(graph);
}

} // namespace fusewright::test
