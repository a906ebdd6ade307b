// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/graph/told_graph.h"

#include <algorithm>
#include <vector>

namespace fusewright::test {

namespace {

std::string_view trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(' ');
    const std::size_t last = text.find_last_not_of(' ');
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, last - first + 1);
}

std::vector<std::string_view> split(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(separator), text.size());
        parts.push_back(trimmed(text.substr(0, end)));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

/// Tells a builder the lines.
class Teller {
public:
    explicit Teller(GraphBuilder& builder) : m_builder(builder) { }

    void tell(std::string_view text)
    {
        for (const std::string_view line : split(text, '\n')) {
            if (!line.empty() && !tellOutside(line))
                tellNode(line);
        }
        if (!m_hasOutputs)
            m_builder.giveOutUnusedResults();
    }

private:
    Symbol nameOf(std::string_view word) { return m_builder.intern(word == "-" ? "" : word); }

    bool tellOutside(std::string_view line)
    {
        const std::string_view kind = line.substr(0, line.find(' '));
        if (kind != "in" && kind != "param" && kind != "out")
            return false;
        m_hasOutputs = m_hasOutputs || kind == "out";
        for (const std::string_view name : split(line.substr(kind.size()), ',')) {
            if (kind == "in")
                m_builder.addInput(nameOf(name), {});
            else if (kind == "param")
                m_builder.addParameter(nameOf(name), {});
            else
                m_builder.addOutput(nameOf(name));
        }
        return true;
    }

    void tellNode(std::string_view line)
    {
        const std::size_t colon = line.find(": ");
        const bool isNamed = colon != std::string_view::npos;
        const std::string_view name = isNamed ? line.substr(0, colon) : std::string_view();
        line.remove_prefix(isNamed ? colon + 2 : 0);
        const std::size_t open = line.find('(');
        const std::size_t close = line.find(')');
        m_builder.beginNode(line.substr(0, open), m_builder.intern(name), m_place++);
        for (const std::string_view operand : split(line.substr(open + 1, close - open - 1), ','))
            m_builder.addOperand(nameOf(operand));
        const std::size_t arrow = line.find("-> ", close);
        if (arrow == std::string_view::npos)
            return;
        for (const std::string_view result : split(line.substr(arrow + 3), ','))
            m_builder.addResult(nameOf(result));
    }

    GraphBuilder& m_builder;
    GraphBuilder::Place m_place = 0;
    bool m_hasOutputs = false;
};

} // namespace

ToldGraph::ToldGraph(std::string_view text, UnmadeNames unmade)
{
    static const auto catalogue = OperatorCatalogue::builtIn();
    GraphBuilder builder("told", catalogue);
    Teller(builder).tell(text);
    graph = builder.build(unmade, "told", {}, findings);
}

std::string ToldGraph::firstCode() const
{
    return findings.isEmpty() ? std::string() : findings.all().front().code;
}

std::string ToldGraph::firstMessage() const
{
    return findings.isEmpty() ? std::string() : findings.all().front().message;
}

std::string ToldGraph::nodeNames() const
{
    std::string names;
    for (const NodeId node : graph->nodes())
        names += (names.empty() ? "" : " ") + std::string(graph->nodeName(node));
    return names;
}

std::string ToldGraph::outputNames() const
{
    return namesOf(*graph, graph->outputs());
}

ValueId ToldGraph::value(std::string_view name) const
{
    for (const ValueId value : graph->values()) {
        if (graph->valueName(value) == name)
            return value;
    }
    return {};
}

std::string namesOf(const Graph& graph, std::span<const ValueId> values)
{
    std::string names;
    for (const ValueId value : values) {
        names += names.empty() ? "" : " ";
        names += value.isValid() ? graph.valueName(value) : std::string_view("-");
    }
    return names;
}

} // namespace fusewright::test
