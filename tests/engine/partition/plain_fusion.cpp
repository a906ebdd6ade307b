// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/partition/plain_fusion.h"

#include <QtGlobal>

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <set>

namespace fusewright::test {

namespace {

using At = std::uint32_t;

struct Edge {
    At to;
    int kind;
};

int value(FusionKind kind)
{
    return static_cast<int>(kind);
}

struct TreeNode {
    std::optional<At> parent;
    int depth = 1;
    int kind = value(FusionKind::Opaque);
};

struct Group {
    std::optional<At> parent;
    int kind = 0;
    bool hasAnchor = false;
    std::size_t size = 1;
};

class Plain {
public:
    Plain(const Graph& graph, const FusionOptions& options) : m_limit(options.mostFusedOps)
    {
        makeEdges(graph, options.edgeKinds);
        makeTree();
        for (int phase = 0; phase < 3 && options.optLevel != 0; ++phase) {
            for (At node = 0; node < m_groups.size(); ++node)
                fuse(node, phase);
        }
    }

    At root(At node) const
    {
        while (m_groups[node].parent)
            node = *m_groups[node].parent;
        return node;
    }
    std::size_t size() const { return m_groups.size(); }

private:
    using Allowed = std::function<bool(int kind, bool isSink)>;

    void makeEdges(const Graph& graph, EdgeKinds scheme)
    {
        m_edges.resize(graph.nodeCount());
        for (const NodeId node : graph.nodes()) {
            const FusionHint& hint = *graph.hint(node);
            const int kind = value(*hint.kind);
            m_groups.push_back({.kind = kind, .hasAnchor = kind == 4});
            bool isExternal = hint.external;
            for (const ValueId output : graph.outputs())
                isExternal = isExternal || graph.producer(output) == node;
            m_external.push_back(isExternal);
            for (std::size_t at = 0; at < graph.inputs(node).size(); ++at) {
                const NodeId from = graph.producer(graph.inputs(node)[at]);
                const int plain = scheme == EdgeKinds::Shape && kind == 7 ? 2 : kind;
                const int edge = hint.inputKinds.empty() ? plain : value(hint.inputKinds[at]);
                if (from.isValid())
                    m_edges[from.index].push_back({node.index, edge});
            }
        }
    }

    void makeTree()
    {
        m_tree.resize(m_groups.size());
        for (At node = static_cast<At>(m_groups.size()); node-- > 0;) {
            if (m_external[node] || m_edges[node].empty())
                continue;
            int kind = 0;
            std::optional<At> parent = m_edges[node].front().to;
            for (const Edge& edge : m_edges[node]) {
                parent = meeting(parent, edge.to, kind);
                kind = std::max(kind, edge.kind);
            }
            m_tree[node] = {parent, parent ? m_tree[*parent].depth + 1 : 1, kind};
        }
    }

    std::optional<At> meeting(std::optional<At> one, std::optional<At> other, int& kind) const
    {
        const auto leave = [&](std::optional<At>& at) {
            kind = std::max(kind, m_tree[*at].kind);
            at = m_tree[*at].parent;
        };
        while (one != other) {
            if (!one || !other)
                return std::nullopt;
            const int difference = m_tree[*one].depth - m_tree[*other].depth;
            if (difference >= 0)
                leave(one);
            if (difference <= 0)
                leave(other);
        }
        return one;
    }

    /// All between the two, and the first of them.
    std::set<At> between(At source, At sink) const
    {
        std::set<At> seen{source};
        std::vector<At> open{source};
        while (!open.empty()) {
            const At node = open.back();
            open.pop_back();
            for (const Edge& edge : m_edges[node]) {
                if (edge.to != sink && seen.insert(edge.to).second)
                    open.push_back(edge.to);
            }
        }
        return seen;
    }

    void fuseIf(At source, At sink, const Allowed& allowed)
    {
        if (!allowed(m_groups[root(sink)].kind, true))
            return;
        for (const At node : between(source, sink)) {
            if (node != source && !allowed(m_groups[root(node)].kind, false))
                return;
        }
        for (const At node : between(source, sink))
            merge(root(node), root(sink));
    }

    void merge(At child, At parent)
    {
        if (child == parent)
            return;
        m_groups[parent].size += m_groups[child].size;
        m_groups[child].parent = parent;
        if (m_groups[child].hasAnchor) {
            if (m_groups[parent].hasAnchor)
                qFatal("two anchors in one group");
            m_groups[parent].hasAnchor = true;
            m_groups[parent].kind = std::max(m_groups[parent].kind, m_groups[child].kind);
        }
    }

    bool isWithinLimit(At source, At sink) const
    {
        std::size_t count = m_groups[root(sink)].size;
        for (const At node : between(source, sink))
            count += m_groups[node].size;
        return count <= m_limit;
    }

    void fuse(At node, int phase)
    {
        const int own = m_groups[node].kind;
        if (own == 8 || !m_tree[node].parent || !isWithinLimit(node, *m_tree[node].parent))
            return;
        const At sink = *m_tree[node].parent;
        const int way = m_tree[node].kind;
        const auto simple = [](int kind, bool) { return kind <= 2; };
        if (phase == 2) {
            const int last = m_groups[root(sink)].kind;
            if (own <= 2 && last != 7 && m_groups[sink].kind == 7 && last <= 2)
                fuseIf(node, sink, simple);
            return;
        }
        if (root(node) == root(sink) || m_groups[sink].kind == 7)
            return;
        if (own == 4) {
            if (phase == 0 && way == 0)
                fuseIf(node, sink, [](int kind, bool) { return kind <= 1; });
        } else if (own <= 1) {
            if (way <= 3)
                fuseIf(node, sink, [](int kind, bool isSink) { return kind <= (isSink ? 4 : 2); });
        } else if (own == 2 || own == 7) {
            if (phase == 1)
                fuseIf(node, sink, simple);
        }
    }

    std::size_t m_limit;
    std::vector<Group> m_groups;
    std::vector<std::vector<Edge>> m_edges;
    std::vector<bool> m_external;
    std::vector<TreeNode> m_tree;
};

} // namespace

std::vector<std::uint32_t> fusePlainly(const Graph& graph, const FusionOptions& options)
{
    const Plain plain(graph, options);
    std::map<At, At> last;
    for (At node = 0; node < plain.size(); ++node)
        last[plain.root(node)] = node;
    std::vector<At> groups;
    for (At node = 0; node < plain.size(); ++node)
        groups.push_back(last[plain.root(node)]);
    return groups;
}

} // namespace fusewright::test
