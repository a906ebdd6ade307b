// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/rule_draft.h"

#include <algorithm>

namespace fusewright {

std::vector<NodeId> RuleDraft::nodes() const
{
    std::vector<NodeId> nodes;
    for (const DraftEntry& entry : entries)
        nodes.push_back(entry.node);
    return nodes;
}

std::vector<NodeId> RuleDraft::includedNodes() const
{
    std::vector<NodeId> nodes;
    for (const DraftEntry& entry : entries) {
        if (entry.isIncluded)
            nodes.push_back(entry.node);
    }
    return nodes;
}

const DraftEntry* RuleDraft::find(NodeId node) const
{
    const auto found = std::ranges::find(entries, node, &DraftEntry::node);
    return found == entries.end() ? nullptr : &*found;
}

DraftEntry* RuleDraft::find(NodeId node)
{
    const auto found = std::ranges::find(entries, node, &DraftEntry::node);
    return found == entries.end() ? nullptr : &*found;
}

const DraftEntry* RuleDraft::place() const
{
    const auto found = std::ranges::find_if(
        entries, [](const DraftEntry& entry) { return entry.children.empty(); });
    return found == entries.end() ? nullptr : &*found;
}

} // namespace fusewright
