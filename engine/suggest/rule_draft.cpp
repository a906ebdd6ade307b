// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/suggest/rule_draft.h"

#include "engine/graph/graph.h"
#include "engine/suggest/draft_names.h"

#include <algorithm>
#include <unordered_map>

namespace fusewright {

namespace {

void wire(const Graph& graph, RuleDraft& draft)
{
    std::unordered_map<NodeId, std::uint32_t> entryOf;
    for (std::uint32_t at = 0; at < draft.entries.size(); ++at)
        entryOf.emplace(draft.entries[at].node, at);
    for (DraftEntry& entry : draft.entries) {
        entry.children.clear();
        for (const NodeId user : graph.users(entry.node)) {
            if (const auto child = entryOf.find(user); child != entryOf.end())
                entry.children.push_back(child->second);
        }
        std::ranges::sort(entry.children);
    }
}

} // namespace

RuleDraft draftOf(const Graph& graph, std::span<const NodeId> nodes)
{
    RuleDraft draft = redrawn(graph, {}, nodes);
    draft.name = ruleNameOf(graph, draft.nodes());
    return draft;
}

RuleDraft redrawn(const Graph& graph, const RuleDraft& draft, std::span<const NodeId> nodes)
{
    std::vector<NodeId> sorted(nodes.begin(), nodes.end());
    std::ranges::sort(sorted);
    const auto end = std::unique(sorted.begin(), sorted.end());
    sorted.erase(end, sorted.end());

    RuleDraft fresh = draft;
    fresh.entries.clear();
    UniqueNames names;
    std::unordered_map<NodeId, const DraftEntry*> before;
    for (const DraftEntry& entry : draft.entries)
        before.emplace(entry.node, &entry);
    for (const NodeId node : sorted) {
        if (before.contains(node))
            names.reserve(before.at(node)->name);
    }
    for (const NodeId node : sorted) {
        if (before.contains(node)) {
            fresh.entries.push_back(*before.at(node));
            continue;
        }
        DraftEntry& entry = fresh.entries.emplace_back();
        entry.node = node;
        entry.name = names.take(entryNameOf(graph, node));
        entry.operators = {std::string(graph.canonicalName(node))};
    }
    wire(graph, fresh);
    return fresh;
}

} // namespace fusewright
