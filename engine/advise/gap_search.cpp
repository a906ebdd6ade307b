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

std::vector<std::string> namesIn(const Graph& graph, const OperatorGap& gap)
{
    std::vector<std::string> names;
    for (const NodeId node : gap)
        names.emplace_back(graph.canonicalName(node));
    return names;
}

std::vector<OperatorGap> findGaps(const Graph& graph, NodeId from, Direction direction,
                                  const std::function<bool(NodeId)>& isWanted,
                                  const std::function<bool(NodeId)>& mayStepOn, std::size_t longest)
{
    std::map<NodeId, NodeId> origin{{from, NodeId()}};
    std::vector<NodeId> reached{from};
    std::vector<OperatorGap> gaps;
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
                OperatorGap gap;
                for (NodeId at = node; at != from; at = origin.at(at))
                    gap.push_back(at);
                if (direction == Direction::ToUsers)
                    std::ranges::reverse(gap);
                const auto readsSo = [&](const OperatorGap& other) {
                    return namesIn(graph, other) == namesIn(graph, gap);
                };
                if (std::ranges::none_of(gaps, readsSo))
                    gaps.push_back(std::move(gap));
            }
        }
        reached = std::move(next);
    }
    return gaps;
}

} // namespace fusewright
