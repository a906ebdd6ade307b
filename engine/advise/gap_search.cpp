// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/advise/gap_search.h"

#include "engine/graph/graph.h"

#include <algorithm>
#include <map>

namespace fusewright {

namespace {

/// So many operators are looked at, however many use one.
constexpr std::size_t mostSeen = 256;

} // namespace

std::vector<std::vector<std::string>> findGaps(const Graph& graph, NodeId from, Direction direction,
                                               const std::function<bool(NodeId)>& isWanted,
                                               const std::function<bool(NodeId)>& mayStepOn,
                                               std::size_t longest)
{
    std::map<NodeId, NodeId> origin{{from, NodeId()}};
    std::vector<NodeId> reached{from};
    std::vector<std::vector<std::string>> gaps;
    for (std::size_t length = 0; length <= longest && gaps.empty() && !reached.empty(); ++length) {
        std::vector<NodeId> next;
        for (const NodeId node : reached) {
            const auto near =
                direction == Direction::ToUsers ? graph.users(node) : graph.producers(node);
            for (const NodeId each : near) {
                if (origin.size() < mostSeen && mayStepOn(each)
                    && origin.emplace(each, node).second)
                    next.push_back(each);
                if (!isWanted(each) || length == 0)
                    continue;
                std::vector<std::string> names;
                for (NodeId at = node; at != from; at = origin.at(at))
                    names.emplace_back(graph.canonicalName(at));
                if (direction == Direction::ToUsers)
                    std::ranges::reverse(names);
                if (std::ranges::find(gaps, names) == gaps.end())
                    gaps.push_back(std::move(names));
            }
        }
        reached = std::move(next);
    }
    return gaps;
}

} // namespace fusewright
