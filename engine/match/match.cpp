// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/match/match.h"

#include <algorithm>

namespace fusewright {

std::vector<NodeId> includedNodes(const Pattern& pattern, const Match& match)
{
    std::vector<NodeId> nodes;
    for (std::size_t at = 0; at < pattern.entryCount(); ++at) {
        const auto taken = match.nodes(EntryId(at));
        if (pattern.entries()[at].isIncluded)
            nodes.insert(nodes.end(), taken.begin(), taken.end());
    }
    std::ranges::sort(nodes);
    return nodes;
}

std::vector<NodeId> allNodes(const Match& match)
{
    std::vector<NodeId> nodes;
    for (std::size_t at = 0; at < match.bindings.size(); ++at) {
        const auto taken = match.nodes(EntryId(at));
        nodes.insert(nodes.end(), taken.begin(), taken.end());
    }
    std::ranges::sort(nodes);
    return nodes;
}

} // namespace fusewright
