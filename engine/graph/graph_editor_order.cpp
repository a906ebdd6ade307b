// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// The order of a graph that is edited, after Pearce and Kelly, "A dynamic topological sort
// algorithm for directed acyclic graphs" (2007).
//
// A new edge from `maker` to a user that comes behind it needs nothing. Otherwise what the user
// leads to is searched, no further than up to `maker`: whatever comes behind that cannot lead back
// to it. If the search meets `maker`, the edge would close a cycle. If not, what was found moves
// behind `maker` in the order it had, and all else stays in its place.

#include "engine/graph/graph_editor.h"

#include "engine/support/sorted_part.h"

#include <algorithm>
#include <cassert>
#include <unordered_map>

namespace fusewright {

namespace {

/// A search along the data: what was reached, and from where.
struct DataSearch {
    std::unordered_map<NodeId, NodeId> from;
    std::vector<NodeId> reached;

    void reach(NodeId node, NodeId before)
    {
        if (from.emplace(node, before).second)
            reached.push_back(node);
    }
    std::vector<NodeId> pathTo(NodeId node) const
    {
        std::vector<NodeId> path;
        for (NodeId at = node; at.isValid(); at = from.at(at))
            path.push_back(at);
        std::ranges::reverse(path);
        return path;
    }
};

/// An operator that a planned value needs.
struct NeededMaker {
    NodeId maker;
    std::size_t planned;
};

} // namespace

void GraphEditor::placeInOrder(NodeId node, NodeId before)
{
    NodeId latest;
    for (const NodeId maker : m_graph.producers(node)) {
        if (!latest.isValid() || isBefore(latest, maker))
            latest = maker;
    }
    const bool isLate = before.isValid() && latest.isValid() && !isBefore(latest, before);
    const std::uint32_t item =
        isLate ? m_order.insertAfter(latest.index) : m_order.insertBefore(before.index);
    assert(item == node.index);
    static_cast<void>(item);
}

std::optional<GraphEditor::Cycle> GraphEditor::orderBehind(NodeId maker,
                                                           std::span<const NodeId> users)
{
    if (!maker.isValid())
        return std::nullopt;
    DataSearch search;
    const auto reach = [&](NodeId node, NodeId from) {
        if (!isBefore(maker, node))
            search.reach(node, from);
    };
    for (const NodeId user : users)
        reach(user, NodeId());
    for (std::size_t at = 0; at < search.reached.size(); ++at) {
        const NodeId node = search.reached[at];
        if (node == maker)
            return search.pathTo(node);
        for (const NodeId user : m_graph.users(node))
            reach(user, node);
    }
    if (search.reached.empty())
        return std::nullopt;
    std::ranges::sort(search.reached, [this](NodeId a, NodeId b) { return isBefore(a, b); });
    NodeId place = maker;
    for (const NodeId node : search.reached) {
        m_order.moveAfter(node.index, place.index);
        place = node;
    }
    ++m_reorderCount;
    return std::nullopt;
}

/// Invalid for what no operator makes.
NodeId GraphEditor::makerOf(ValueId value) const
{
    return value.isValid() ? m_graph.producer(value) : NodeId();
}

NodeId GraphEditor::lastMakerOf(std::span<const PlannedValue> planned) const
{
    NodeId last;
    for (const PlannedValue& value : planned) {
        for (const ValueId need : value.needs) {
            const NodeId maker = makerOf(need);
            if (maker.isValid() && (!last.isValid() || isBefore(last, maker)))
                last = maker;
        }
    }
    return last;
}

/// Whether anything that uses what is replaced comes before an operator, or is it.
bool GraphEditor::hasUserUpTo(NodeId last, std::span<const PlannedValue> planned) const
{
    return std::ranges::any_of(planned, [&](const PlannedValue& value) {
        return std::ranges::any_of(m_graph.uses(value.replaced),
                                   [&](const Use& use) { return !isBefore(last, use.node); });
    });
}

std::optional<GraphEditor::Cycle> GraphEditor::cycleThrough(std::span<const PlannedValue> planned,
                                                            std::span<const NodeId> removed) const
{
    const NodeId last = lastMakerOf(planned);
    if (!last.isValid() || !hasUserUpTo(last, planned))
        return std::nullopt;
    std::vector<NodeId> gone(removed.begin(), removed.end());
    std::ranges::sort(gone);
    std::vector<NeededMaker> needed;
    for (std::size_t at = 0; at < planned.size(); ++at) {
        for (const ValueId value : planned[at].needs) {
            if (const NodeId maker = makerOf(value); maker.isValid())
                needed.push_back({maker, at});
        }
    }
    std::ranges::sort(needed, {}, &NeededMaker::maker);
    std::vector<ValueId> replaced;
    for (const PlannedValue& value : planned)
        replaced.push_back(value.replaced);
    std::ranges::sort(replaced);
    for (std::size_t begin = 0; begin < planned.size(); ++begin) {
        DataSearch search;
        const auto reach = [&](NodeId node, NodeId from) {
            if (!isBefore(last, node) && !std::ranges::binary_search(gone, node))
                search.reach(node, from);
        };
        const auto reachUsers = [&](ValueId value, NodeId from) {
            for (const Use& use : m_graph.uses(value))
                reach(use.node, from);
        };
        reachUsers(planned[begin].replaced, NodeId());
        for (std::size_t at = 0; at < search.reached.size(); ++at) {
            const NodeId node = search.reached[at];
            for (const NeededMaker& need : partWith(needed, node, &NeededMaker::maker)) {
                if (need.planned == begin)
                    return search.pathTo(node);
                reachUsers(planned[need.planned].replaced, node);
            }
            // Who uses a result that is replaced will use something else.
            for (const ValueId result : m_graph.outputs(node)) {
                if (!std::ranges::binary_search(replaced, result))
                    reachUsers(result, node);
            }
        }
    }
    return std::nullopt;
}

} // namespace fusewright
