// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/advise/absent_changes.h"

#include "engine/advise/operator_kinds.h"
#include "engine/graph/graph.h"
#include "engine/graph/operator_catalogue.h"
#include "engine/match/compiled_pattern.h"
#include "engine/rules/rule_editing.h"
#include "engine/rules/rule_language.h"
#include "engine/rules/rules_text.h"
#include "engine/support/text_edits.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

namespace fusewright {

namespace {

constexpr std::size_t mostGuesses = 3;

/// The same operator by another name of the model that has most of them; invalid where there is
/// none, or the graph has the operator by the pattern's name.
NodeId calledOtherwise(const Graph& graph, const Entry& entry)
{
    const OperatorSpec* const known = calledOperator(graph, entry);
    if (!known)
        return {};
    const std::string& wanted = entry.operators.names.front();
    std::span<const NodeId> most;
    for (const OperatorName& name : graph.operatorsNamed(known->name)) {
        const auto nodes = graph.nodesOf(name.kind);
        if (!nodes.empty() && graph.nativeName(nodes.front()) == wanted)
            return {};
        if (nodes.size() > most.size())
            most = nodes;
    }
    return most.empty() ? NodeId() : most.front();
}

/// Nothing where all of its calls are there.
std::optional<RuleChange> callsAsInModel(const RulesText& text, const Graph& graph,
                                         PatternName where, const Pattern& pattern)
{
    std::string titles;
    std::string changed(text.source().text());
    std::shared_ptr<const RulesText> version;
    for (const Entry& entry : pattern.entries()) {
        const NodeId like = calledOtherwise(graph, entry);
        const RulesText& now = version ? *version : text;
        const auto fits = like.isValid() && now.editing()
            ? now.editing()->fits(where, entry.name, {graph, like})
            : std::vector<EntryFit>();
        if (fits.empty())
            continue;
        titles += (titles.empty() ? "" : "; ") + fits.front().title;
        changed = edited(now.source(), fits.front().edits);
        version = now.language().read(SourceText(now.source().name(), changed), &now, {});
    }
    const auto edit = smallestEdit(text.source(), {0, text.source().text().size()}, changed);
    if (!edit)
        return std::nullopt;
    return RuleChange{FixKind::CallForm, std::move(titles), {*edit}, 0};
}

/// The operators that stand where the place's should, the most frequent first: one of each name.
std::vector<NodeId> foundAtPlace(const Graph& graph, const Pattern& pattern)
{
    const CompiledPattern compiled(graph, pattern);
    std::map<std::string, std::pair<std::size_t, NodeId>> counts;
    for (const PatternEdge& edge : pattern.edges()) {
        if (edge.to != pattern.placeEntry()
            || pattern.entry(edge.from).kind != Entry::Kind::Operator)
            continue;
        for (const NodeId node : graph.nodes()) {
            if (!compiled.accepts(edge.from, graph.operatorId(node)))
                continue;
            for (const NodeId user : graph.users(node)) {
                auto& [count, first] = counts[std::string(graph.canonicalName(user))];
                first = count++ == 0 ? user : first;
            }
        }
    }
    std::vector<std::pair<std::size_t, NodeId>> found;
    for (const auto& [name, seen] : counts)
        found.push_back(seen);
    std::ranges::stable_sort(found, std::ranges::greater(),
                             [](const auto& seen) { return seen.first; });
    std::vector<NodeId> nodes;
    for (std::size_t at = 0; at < std::min(mostGuesses, found.size()); ++at)
        nodes.push_back(found[at].second);
    return nodes;
}

bool hasPlace(const Graph& graph, const Pattern& pattern)
{
    const CompiledPattern compiled(graph, pattern);
    return std::ranges::any_of(graph.nodes(), [&](NodeId node) {
        return compiled.accepts(pattern.placeEntry(), graph.operatorId(node));
    });
}

} // namespace

std::vector<RuleChange> absentChanges(const RulesText& text, const Graph& graph, PatternName where,
                                      const Pattern& pattern)
{
    const RuleEditing* const editing = text.editing();
    const EntryId place = pattern.placeEntry();
    if (!editing || !place.isValid() || pattern.entry(place).kind != Entry::Kind::Operator
        || hasPlace(graph, pattern))
        return {};
    if (auto change = callsAsInModel(text, graph, where, pattern))
        return {*std::move(change)};
    const Entry& entry = pattern.entry(place);
    const std::string known =
        entry.operators.names.empty() ? std::string() : entry.operators.names.front();
    std::vector<RuleChange> changes;
    for (const NodeId node : foundAtPlace(graph, pattern)) {
        const std::string word = operatorWord(text.language(), graph, node);
        RuleEdits edits = editing->widen(where, entry.name, word);
        const bool isMore = edits.has_value();
        if (!edits)
            edits = editing->setOperators(where, entry.name, {.names = {word}});
        if (!edits)
            continue;
        changes.push_back(
            {FixKind::WidenOperators,
             "Let `" + entry.name + "` be `" + shownOperator(text.language(), graph, node)
                 + (isMore ? "` too" : "` instead"),
             *std::move(edits),
             kindDistance(categoryOf(graph, known), categoryOf(graph, graph.canonicalName(node)))
                 + (isMore ? 0u : 1u)});
    }
    return changes;
}

} // namespace fusewright
