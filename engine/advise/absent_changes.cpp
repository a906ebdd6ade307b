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
        addStep(titles, fits.front().title);
        changed = edited(now.source(), fits.front().edits);
        version = now.language().read(SourceText(now.source().name(), changed), &now, {});
    }
    const auto edit = smallestEdit(text.source(), {0, text.source().text().size()}, changed);
    if (!edit)
        return std::nullopt;
    return RuleChange{FixKind::CallForm, std::move(titles), {*edit}, 0};
}

/// By canonical name: how often an operator was seen, and the first of them.
using SeenOperators = std::map<std::string, std::pair<std::size_t, NodeId>>;

/// The operators that stand where the place's should: beside those that the pattern's edges to the
/// place have at their other ends. All, where the pattern asks for nothing beside it.
SeenOperators seenAtPlace(const Graph& graph, const Pattern& pattern)
{
    const CompiledPattern compiled(graph, pattern);
    const EntryId place = pattern.placeEntry();
    SeenOperators seen;
    const auto see = [&](NodeId node) {
        auto& [count, first] = seen[std::string(graph.canonicalName(node))];
        first = count++ == 0 ? node : first;
    };
    bool hasNeighbour = false;
    for (const PatternEdge& edge : pattern.edges()) {
        const bool leads = edge.to == place;
        const EntryId other = leads ? edge.from : edge.to;
        if ((!leads && edge.from != place) || other == place
            || pattern.entry(other).kind != Entry::Kind::Operator)
            continue;
        hasNeighbour = true;
        for (const NodeId node : graph.nodes()) {
            if (!compiled.accepts(other, graph.operatorId(node)))
                continue;
            for (const NodeId found : leads ? graph.users(node) : graph.producers(node))
                see(found);
        }
    }
    if (!hasNeighbour)
        std::ranges::for_each(graph.nodes(), see);
    return seen;
}

/// The nearest to what the place wants first, then the most frequent: one of each name.
std::vector<NodeId> foundAtPlace(const Graph& graph, const Pattern& pattern, std::string_view known)
{
    struct Found {
        unsigned distance;
        std::size_t count;
        NodeId first;
    };
    std::vector<Found> found;
    for (const auto& [name, seen] : seenAtPlace(graph, pattern))
        found.push_back({kindDistance(categoryOf(graph, known), categoryOf(graph, name)),
                         seen.first, seen.second});
    if (pattern.entries().size() == 1)
        std::erase_if(found, [](const Found& each) { return each.distance > 0; });
    std::ranges::stable_sort(found, [](const Found& one, const Found& other) {
        return std::pair(one.distance, other.count) < std::pair(other.distance, one.count);
    });
    std::vector<NodeId> nodes;
    for (std::size_t at = 0; at < std::min(mostGuesses, found.size()); ++at)
        nodes.push_back(found[at].first);
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
    const bool isSlip = takesNothingKnown(graph, entry);
    std::vector<RuleChange> changes;
    for (const NodeId node : foundAtPlace(graph, pattern, known)) {
        const std::string word = operatorWord(text.language(), graph, node);
        RuleEdits edits = isSlip ? RuleEdits() : editing->widen(where, entry.name, word);
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
