// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/pattern/match.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

/// Where operators are shared one may be bound several times.
std::vector<NodeId> sortedOnce(std::vector<NodeId> nodes)
{
    std::ranges::sort(nodes);
    nodes.erase(std::unique(nodes.begin(), nodes.end()), nodes.end());
    return nodes;
}

} // namespace

std::vector<NodeId> includedNodes(const Pattern& pattern, const Match& match)
{
    std::vector<NodeId> nodes;
    nodes.reserve(pattern.entryCount());
    for (std::size_t at = 0; at < pattern.entryCount(); ++at) {
        const auto taken = match.nodes(EntryId(at));
        if (!pattern.entries()[at].isIncluded)
            continue;
        for (const NodeId node : taken) // One, as a rule.
            nodes.push_back(node);
    }
    return sortedOnce(std::move(nodes));
}

std::vector<NodeId> allNodes(const Match& match)
{
    std::vector<NodeId> nodes;
    for (std::size_t at = 0; at < match.bindings.size(); ++at) {
        const auto taken = match.nodes(EntryId(at));
        nodes.insert(nodes.end(), taken.begin(), taken.end());
    }
    return sortedOnce(std::move(nodes));
}

} // namespace fusewright
