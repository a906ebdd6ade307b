// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/partition/fusion_text.h"

#include "engine/graph/graph_builder.h"
#include "engine/support/diagnostic.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <memory>
#include <sstream>
#include <utility>
#include <vector>

namespace fusewright::test {

namespace {

constexpr auto letters = std::to_array<std::pair<char, FusionKind>>({
    {'E', FusionKind::Elemwise},
    {'B', FusionKind::Broadcast},
    {'I', FusionKind::Injective},
    {'R', FusionKind::Reduce},
    {'O', FusionKind::OutElemwiseFusable},
    {'T', FusionKind::Tuple},
    {'X', FusionKind::Opaque},
});

FusionKind kindOf(char letter)
{
    return std::ranges::find(letters, letter, &std::pair<char, FusionKind>::first)->second;
}

struct ToldNode {
    std::string name;
    char kind = 'E';
    char mark = ' ';
    std::vector<std::string> inputs;
    std::string inputKinds; ///< A letter each; a blank is "not said".
    bool isUsed = false;
};

/// Reads the text word by word.
class Reader {
public:
    void read(std::string_view text)
    {
        std::istringstream lines{std::string(text)};
        for (std::string line; std::getline(lines, line);) {
            m_previous.clear();
            std::istringstream words(line);
            for (std::string word; words >> word;)
                readWord(word);
        }
    }

    std::vector<ToldNode> nodes;

private:
    void readWord(const std::string& word)
    {
        if (word.front() == '>') {
            m_edge = word.size() > 1 ? word[1] : ' ';
            return;
        }
        ToldNode& node = named(word.substr(0, word.find(':')));
        if (const std::size_t colon = word.find(':'); colon != std::string::npos) {
            node.kind = word[colon + 1];
            node.mark = word.size() > colon + 2 ? word[colon + 2] : ' ';
        }
        if (!m_previous.empty()) {
            node.inputs.push_back(m_previous);
            node.inputKinds += m_edge;
            named(m_previous).isUsed = true;
        }
        m_previous = word.substr(0, word.find(':'));
    }

    ToldNode& named(const std::string& name)
    {
        const auto known = std::ranges::find(nodes, name, &ToldNode::name);
        return known != nodes.end() ? *known : nodes.emplace_back(ToldNode{.name = name});
    }

    std::string m_previous;
    char m_edge = ' ';
};

FusionHint hintFor(const ToldNode& node)
{
    FusionHint hint{.kind = kindOf(node.kind), .external = node.mark == '!'};
    if (std::ranges::any_of(node.inputKinds, [](char kind) { return kind != ' '; })) {
        for (const char kind : node.inputKinds)
            hint.inputKinds.push_back(kindOf(kind == ' ' ? node.kind : kind));
    }
    return hint;
}

Graph graphFrom(std::string_view text)
{
    Reader reader;
    reader.read(text);
    static const std::shared_ptr<const OperatorCatalogue> catalogue = OperatorCatalogue::builtIn();
    GraphBuilder builder("text", catalogue);
    for (const ToldNode& node : reader.nodes) {
        const Symbol name = builder.intern(node.name);
        builder.beginNode("op", name);
        builder.setHint(hintFor(node));
        for (const std::string& input : node.inputs)
            builder.addOperand(builder.intern(input));
        if (node.inputs.empty())
            builder.addOperand(builder.intern("(input)"));
        builder.addResult(name);
        if (!node.isUsed && node.mark != '~')
            builder.addOutput(name);
    }
    Diagnostics diagnostics;
    auto graph = builder.build(UnmadeNames::BecomeInputs, "text", {}, diagnostics);
    assert(graph);
    return *std::move(graph);
}

} // namespace

FusionText::FusionText(std::string_view text) : graph(graphFrom(text)) { }

std::string FusionText::fused(const FusionOptions& options) const
{
    return sectionsText(graph, fuseAutomatically(graph, options));
}

std::string FusionText::reasons(std::string_view name, const FusionOptions& options) const
{
    std::string text;
    for (const FusionStep& step : explainFusion(graph, options, (*this)[name]))
        text += (text.empty() ? "" : " ") + std::string(fusionReasonCode(step.decision.reason));
    return text;
}

FusionStep FusionText::step(std::string_view name, std::size_t phase,
                            const FusionOptions& options) const
{
    return explainFusion(graph, options, (*this)[name]).at(phase);
}

std::string sectionsText(const Graph& graph, const Partition& partition)
{
    std::string text;
    for (const Section& section : partition.sections) {
        text += text.empty() ? "" : " |";
        for (const NodeId node : section.nodes)
            text += (text.empty() ? "" : " ") + std::string(graph.nodeName(node));
    }
    return text;
}

} // namespace fusewright::test
