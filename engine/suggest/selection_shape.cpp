// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/suggest/selection_shape.h"

#include "engine/graph/graph.h"

#include <algorithm>
#include <unordered_map>

namespace fusewright {

SelectionShape::SelectionShape(const Graph& graph) : m_graph(graph), m_mark(graph.nodeCount()) { }

void SelectionShape::mark(NodeId node, Mark mark)
{
    m_mark[node.index] = mark;
    m_marked.push_back(node);
}

void SelectionShape::forget()
{
    for (const NodeId node : m_marked)
        m_mark[node.index] = Unseen;
    m_marked.clear();
}

std::vector<std::vector<NodeId>> SelectionShape::pieces(std::span<const NodeId> nodes)
{
    for (const NodeId node : nodes)
        mark(node, Member);
    std::vector<NodeId> sorted(nodes.begin(), nodes.end());
    std::ranges::sort(sorted);
    std::vector<std::vector<NodeId>> pieces;
    for (const NodeId first : sorted) {
        if (m_mark[first.index] != Member)
            continue;
        std::vector<NodeId> piece;
        const auto take = [&](NodeId node) {
            if (m_mark[node.index] == Member) {
                m_mark[node.index] = Between;
                piece.push_back(node);
            }
        };
        take(first);
        for (std::size_t at = 0; at < piece.size(); ++at) { // It grows.
            const NodeId node = piece[at];
            for (const NodeId producer : m_graph.producers(node))
                take(producer);
            for (const NodeId user : m_graph.users(node))
                take(user);
        }
        std::ranges::sort(piece);
        pieces.push_back(std::move(piece));
    }
    forget();
    return pieces;
}

std::optional<std::vector<NodeId>> SelectionShape::between(std::span<const NodeId> nodes,
                                                           std::size_t most)
{
    if (nodes.size() < 2)
        return std::vector<NodeId>();
    const NodeId last = std::ranges::max(nodes);
    for (const NodeId node : nodes)
        mark(node, Member);
    std::vector<NodeId> ahead;
    const auto reach = [&](NodeId from) {
        for (const NodeId user : m_graph.users(from)) {
            if (user < last && m_mark[user.index] == Unseen) {
                mark(user, Ahead);
                ahead.push_back(user);
            }
        }
    };
    for (const NodeId node : nodes)
        reach(node);
    for (std::size_t at = 0; at < ahead.size() && ahead.size() <= most; ++at)
        reach(NodeId(ahead[at]));
    // Of what the set leads to, that which leads back.
    std::vector<NodeId> between;
    const auto collect = [&](NodeId to) {
        for (const NodeId producer : m_graph.producers(to)) {
            if (m_mark[producer.index] == Ahead) {
                m_mark[producer.index] = Between;
                between.push_back(producer);
            }
        }
    };
    const bool isTooMuch = ahead.size() > most;
    for (std::size_t at = 0; at < nodes.size() && !isTooMuch; ++at)
        collect(nodes[at]);
    for (std::size_t at = 0; at < between.size(); ++at)
        collect(NodeId(between[at]));
    forget();
    if (isTooMuch)
        return std::nullopt;
    std::ranges::sort(between);
    return between;
}

/// From a piece to another member, along edges in whichever direction; without its two ends.
std::vector<NodeId> SelectionShape::shortestWay(std::span<const NodeId> from)
{
    std::unordered_map<NodeId, NodeId> origin;
    std::vector<NodeId> reached(from.begin(), from.end());
    for (const NodeId node : from)
        origin.emplace(node, NodeId());
    const auto wayTo = [&](NodeId last) {
        std::vector<NodeId> way;
        for (NodeId at = last; origin.at(at).isValid(); at = origin.at(at))
            way.push_back(at);
        return way;
    };
    for (std::size_t at = 0; at < reached.size(); ++at) {
        const NodeId node = reached[at];
        for (const std::span<const NodeId> side : {m_graph.producers(node), m_graph.users(node)}) {
            for (const NodeId next : side) {
                if (origin.contains(next))
                    continue;
                if (m_mark[next.index] == Member)
                    return wayTo(node);
                origin.emplace(next, node);
                reached.push_back(next);
            }
        }
    }
    return {};
}

std::optional<std::vector<NodeId>> SelectionShape::connectors(std::span<const NodeId> nodes)
{
    std::vector<NodeId> all(nodes.begin(), nodes.end());
    std::vector<NodeId> added;
    for (auto parts = pieces(all); parts.size() > 1; parts = pieces(all)) {
        for (const NodeId node : all)
            mark(node, Member);
        const std::vector<NodeId> way = shortestWay(parts.front());
        forget();
        if (way.empty())
            return std::nullopt;
        added.insert(added.end(), way.begin(), way.end());
        all.insert(all.end(), way.begin(), way.end());
    }
    std::ranges::sort(added);
    return added;
}

} // namespace fusewright
