// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/dot/dot_writer.h"

#include "engine/formats/dot/dot_quoting.h"
#include "engine/formats/dot/value_text.h"
#include "engine/graph/graph.h"

#include <string_view>
#include <unordered_map>
#include <vector>

namespace fusewright {

namespace {

class DotWriter {
public:
    DotWriter(const Graph& graph, std::span<const DotCluster> clusters)
        : m_graph(graph), m_clusters(clusters), m_valueNames(graph.valueCount())
    {
    }

    std::string write();

private:
    void nameNodes();
    std::string unused(std::string_view name);
    void writeInput(ValueId input);
    void writeClusters();
    void writeNode(NodeId node, std::string_view indent);
    void writeEdges(NodeId node);
    void writeOutput(std::size_t position);
    void writeEdge(ValueId value, const std::string& head);
    void writeBoundary(const std::string& name, std::string_view op, ValueId value);
    std::string tooltipOf(NodeId node) const;

    const Graph& m_graph;
    std::span<const DotCluster> m_clusters;
    std::string m_text;
    std::unordered_map<std::string, std::size_t> m_used; ///< Names in quotation marks: how often.
    std::vector<std::string> m_nodeNames;                ///< In quotation marks, as the next.
    std::vector<std::string> m_valueNames; ///< Of the node that makes each; empty for parameters.
};

std::string DotWriter::write()
{
    nameNodes();
    m_text = "digraph " + quotedForDot(m_graph.name()) + " {\n  node [shape=box];\n";
    // Without it Graphviz ranks each frame alone, and fails over frames beside each other.
    if (!m_clusters.empty())
        m_text += "  newrank=true;\n";
    for (std::size_t input = 0; input < m_graph.inputCount(); ++input)
        writeInput(ValueId(input));
    writeClusters();
    for (std::size_t position = 0; position < m_graph.outputs().size(); ++position)
        writeOutput(position);
    return std::move(m_text) + "}\n";
}

void DotWriter::nameNodes()
{
    for (const NodeId node : m_graph.nodes()) {
        m_nodeNames.push_back(unused(m_graph.nodeName(node)));
        for (const ValueId output : m_graph.outputs(node))
            m_valueNames[output.index] = m_nodeNames.back();
    }
    for (std::size_t input = 0; input < m_graph.inputCount(); ++input)
        m_valueNames[input] = unused(m_graph.valueName(ValueId(input)));
}

/// The name, or one like it where a node, an input and an output are called the same.
std::string DotWriter::unused(std::string_view name)
{
    std::string quoted = quotedForDot(name);
    std::size_t& number = m_used.try_emplace(quoted, 0).first->second;
    for (std::size_t at = ++number; at > 1; at = ++number) {
        quoted = quotedForDot(std::string(name) + '_' + std::to_string(at));
        if (m_used.try_emplace(quoted, 1).second)
            break;
    }
    return quoted;
}

void DotWriter::writeInput(ValueId input)
{
    writeBoundary(m_valueNames[input.index], "placeholder", input);
}

/// An edge in a frame would draw both its ends into it, so edges come last where there are frames.
void DotWriter::writeClusters()
{
    std::vector<bool> isWritten(m_graph.nodeCount(), false);
    for (std::size_t at = 0; at < m_clusters.size(); ++at) {
        m_text += "  subgraph \"cluster_" + std::to_string(at)
            + "\" {\n    label=" + quotedForDot(m_clusters[at].title) + ";\n";
        for (const NodeId node : m_clusters[at].nodes) {
            writeNode(node, "    ");
            isWritten[node.index] = true;
        }
        m_text += "  }\n";
    }
    for (const NodeId node : m_graph.nodes()) {
        if (!isWritten[node.index])
            writeNode(node, "  ");
        if (m_clusters.empty())
            writeEdges(node);
    }
    if (!m_clusters.empty()) {
        for (const NodeId node : m_graph.nodes())
            writeEdges(node);
    }
}

void DotWriter::writeNode(NodeId node, std::string_view indent)
{
    const std::string& name = m_nodeNames[node.index];
    const std::string_view canonical = m_graph.canonicalName(node);
    const std::string_view native = m_graph.nativeName(node);
    std::string label = std::string(canonical) + '\n' + std::string(m_graph.nodeName(node));
    if (native != canonical)
        label += '\n' + std::string(native);
    m_text += std::string(indent) + name + " [label=" + quotedForDot(label)
        + ", tooltip=" + quotedForDot(tooltipOf(node)) + "];\n";
}

void DotWriter::writeEdges(NodeId node)
{
    const std::string& name = m_nodeNames[node.index];
    for (const ValueId input : m_graph.inputs(node)) {
        if (input.isValid())
            writeEdge(input, name);
    }
}

void DotWriter::writeOutput(std::size_t position)
{
    const ValueId value = m_graph.outputs()[position];
    if (m_valueNames[value.index].empty())
        return;
    const std::string name = unused("output " + std::string(m_graph.valueName(value)));
    writeBoundary(name, "output", value);
    writeEdge(value, name);
}

void DotWriter::writeBoundary(const std::string& name, std::string_view op, ValueId value)
{
    const std::string label = std::string(op) + '\n' + std::string(m_graph.valueName(value));
    m_text += "  " + name + " [label=" + quotedForDot(label) + ", shape=ellipse];\n";
}

void DotWriter::writeEdge(ValueId value, const std::string& head)
{
    const std::string& tail = m_valueNames[value.index];
    if (tail.empty())
        return;
    m_text += "  " + tail + " -> " + head;
    if (const std::string type = valueTypeText(m_graph, value); !type.empty())
        m_text += " [label=" + quotedForDot(type) + ']';
    m_text += ";\n";
}

/// The types of what goes in and what comes out, `?` where nothing is known.
std::string DotWriter::tooltipOf(NodeId node) const
{
    std::string text;
    const auto add = [&](ValueId value) {
        const std::string type = value.isValid() ? valueTypeText(m_graph, value) : "-";
        text += (text.empty() || text.ends_with(' ') ? "" : ", ") + (type.empty() ? "?" : type);
    };
    const auto inputs = m_graph.inputs(node);
    for (const ValueId input : inputs.first(inputs.size() - m_graph.spelledCount(node)))
        add(input);
    text += text.empty() ? "-> " : " -> ";
    for (const ValueId output : m_graph.outputs(node))
        add(output);
    return text;
}

} // namespace

std::string writeDot(const Graph& graph)
{
    return writeFramedDot(graph, {});
}

std::string writeFramedDot(const Graph& graph, std::span<const DotCluster> clusters)
{
    return DotWriter(graph, clusters).write();
}

} // namespace fusewright
