// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/suggest/rule_draft.h"

#include "engine/graph/graph.h"
#include "engine/rules/samba/edit/edit_text.h"
#include "engine/suggest/draft_names.h"

#include <algorithm>
#include <unordered_map>

namespace fusewright {

namespace {

std::string written(const std::string& name)
{
    return spelled(name, YamlStyle::Plain);
}

void writeList(std::string& text, std::string_view key, const std::vector<std::string>& names)
{
    text += "      " + std::string(key) + ":\n";
    for (const std::string& name : names)
        text += "        - " + name + '\n';
}

void writeOperators(std::string& text, const DraftEntry& entry)
{
    if (entry.operators.size() == 1) {
        text += "      op_type: " + written(entry.operators.front()) + '\n';
        return;
    }
    std::vector<std::string> names;
    for (const std::string& name : entry.operators)
        names.push_back(written(name));
    writeList(text, "op_type", names);
}

void writeChildren(std::string& text, const RuleDraft& draft, const DraftEntry& entry)
{
    if (entry.children.empty())
        return;
    if (entry.children.size() == 1) {
        text += "      child: " + written(draft.entries[entry.children.front()].name) + '\n';
        return;
    }
    std::vector<std::string> names;
    for (const std::uint32_t child : entry.children)
        names.push_back(written(draft.entries[child].name));
    writeList(text, "children", names);
}

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

std::string draftText(const RuleDraft& draft)
{
    std::string text = written(draft.name) + ":\n";
    text += "  priority: " + std::to_string(draft.priority) + '\n';
    if (draft.heuristic)
        text += "  heuristic: " + written(*draft.heuristic) + '\n';
    text += "  pattern:\n";
    for (const DraftEntry& entry : draft.entries) {
        text += "    " + written(entry.name) + ":\n";
        writeOperators(text, entry);
        writeChildren(text, draft, entry);
        if (!entry.isIncluded)
            text += "      included: false\n";
        if (entry.isOptional)
            text += "      required: false\n";
    }
    return text;
}

} // namespace fusewright
