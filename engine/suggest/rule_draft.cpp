// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/suggest/rule_draft.h"

#include "engine/graph/graph.h"
#include "engine/rules/rule_language.h"
#include "engine/suggest/draft_names.h"
#include "engine/suggest/replacement_draft.h"

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

bool isNamedByIt(const RuleLanguage* language)
{
    return language && language->operatorName;
}

std::string operatorIn(const RuleLanguage* language, const Graph& graph, NodeId node)
{
    const std::string_view canonical = graph.canonicalName(node);
    return isNamedByIt(language) ? language->operatorName(graph.nativeName(node), canonical)
                                 : std::string(canonical);
}

std::string entryNameIn(const RuleLanguage* language, const Graph& graph, const DraftEntry& entry)
{
    if (language && language->calls)
        return language->calls->entryName(graph.nodeName(entry.node));
    const bool makesOperator = language && language->product == RuleProduct::Operator;
    return makesOperator && isNamedByIt(language) ? shortOperatorName(entry.operators.front())
                                                  : entryNameOf(graph, entry.node);
}

} // namespace

RuleDraft draftOf(const Graph& graph, std::span<const NodeId> nodes, const RuleLanguage* language)
{
    RuleDraft draft = redrawn(graph, {}, nodes, language);
    draft.name = ruleNameOf(graph, draft.nodes());
    return draft;
}

RuleDraft redrawn(const Graph& graph, const RuleDraft& draft, std::span<const NodeId> nodes,
                  const RuleLanguage* language)
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
        entry.operators = {operatorIn(language, graph, node)};
        entry.name = names.take(entryNameIn(language, graph, entry));
    }
    wire(graph, fresh);
    return fresh;
}

} // namespace fusewright
