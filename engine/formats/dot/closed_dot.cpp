// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/dot/dot_quoting.h"
#include "engine/formats/dot/dot_writer.h"
#include "engine/graph/graph.h"

#include <string_view>
#include <unordered_set>

namespace fusewright {

namespace {

constexpr std::uint32_t none = NodeId::nothing;

class ClosedDotWriter {
public:
    ClosedDotWriter(const Graph& graph, std::span<const DotCluster> clusters)
        : m_graph(graph), m_clusters(clusters), m_clusterOf(graph.nodeCount(), none)
    {
    }

    std::string write();

private:
    std::string nameOf(NodeId node) const;
    void writeBox(const std::string& name, const std::string& label);
    void writeEdges(NodeId node);

    const Graph& m_graph;
    std::span<const DotCluster> m_clusters;
    std::vector<std::uint32_t> m_clusterOf;
    std::unordered_set<std::string> m_edges;
    std::string m_text;
};

std::string ClosedDotWriter::write()
{
    m_text = "digraph " + quotedForDot(m_graph.name()) + " {\n  node [shape=box];\n";
    for (std::uint32_t at = 0; at < m_clusters.size(); ++at) {
        const DotCluster& cluster = m_clusters[at];
        const std::size_t count = cluster.nodes.size();
        for (const NodeId node : cluster.nodes)
            m_clusterOf[node.index] = at;
        writeBox("\"section_" + std::to_string(at) + '"',
                 cluster.title + '\n' + std::to_string(count)
                     + (count == 1 ? " operator" : " operators"));
    }
    for (const NodeId node : m_graph.nodes()) {
        if (m_clusterOf[node.index] == none)
            writeBox(nameOf(node),
                     std::string(m_graph.canonicalName(node)) + '\n'
                         + std::string(m_graph.nodeName(node)));
    }
    for (const NodeId node : m_graph.nodes())
        writeEdges(node);
    return std::move(m_text) + "}\n";
}

std::string ClosedDotWriter::nameOf(NodeId node) const
{
    const std::uint32_t cluster = m_clusterOf[node.index];
    return cluster == none ? "\"operator_" + std::to_string(node.index) + '"'
                           : "\"section_" + std::to_string(cluster) + '"';
}

void ClosedDotWriter::writeBox(const std::string& name, const std::string& label)
{
    m_text += "  " + name + " [label=" + quotedForDot(label) + "];\n";
}

void ClosedDotWriter::writeEdges(NodeId node)
{
    const std::string head = nameOf(node);
    for (const NodeId producer : m_graph.producers(node)) {
        const std::string tail = nameOf(producer);
        if (tail == head)
            continue;
        std::string edge = "  ";
        edge.append(tail).append(" -> ").append(head).append(";\n");
        if (m_edges.insert(edge).second)
            m_text += edge;
    }
}

} // namespace

std::string writeClosedDot(const Graph& graph, std::span<const DotCluster> clusters)
{
    return ClosedDotWriter(graph, clusters).write();
}

} // namespace fusewright
