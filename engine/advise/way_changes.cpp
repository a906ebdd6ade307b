// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// A section would wait for itself where a way leads out of it and back in. It does not if it has
// the operators on that way, too: those are written as entries between the two that the way leads
// from and to.

#include "engine/advise/way_changes.h"

#include "engine/advise/operator_kinds.h"
#include "engine/advise/rules_trial.h"
#include "engine/graph/graph.h"
#include "engine/match/attempts.h"
#include "engine/partition/rule_matches.h"
#include "engine/rules/rule_editing.h"
#include "engine/rules/rules_text.h"
#include "engine/support/text_edits.h"

#include <algorithm>
#include <span>

namespace fusewright {

namespace {

constexpr std::size_t longestWay = 3; ///< In operators outside.

EntryId entryWith(const Pattern& pattern, const DetailedAttempt& told, NodeId node)
{
    for (std::size_t at = 0; at < pattern.entryCount(); ++at) {
        const auto nodes = told.furthest.nodes(EntryId(at));
        if (std::ranges::find(nodes, node) != nodes.end())
            return EntryId(at);
    }
    return {};
}

/// Entries for the operators of a way, with names that the pattern does not have.
std::vector<AddedEntry> entriesFor(const Graph& graph, const RuleLanguage& language,
                                   const Pattern& pattern, std::span<const NodeId> way)
{
    std::vector<AddedEntry> fresh;
    const auto isTaken = [&](const std::string& name) {
        return pattern.find(name).has_value()
            || std::ranges::find(fresh, name, &AddedEntry::name) != fresh.end();
    };
    for (const NodeId node : way) {
        const std::string base(graph.canonicalName(node));
        std::string name = base;
        for (std::size_t number = 2; isTaken(name); ++number)
            name = base + '_' + std::to_string(number);
        fresh.push_back({.name = std::move(name),
                         .operators = {.names = {operatorWord(language, graph, node)}},
                         .like = SeenThere{graph, node}});
    }
    return fresh;
}

/// The entries lead from one to the other beside what does already, if that is an edge.
std::optional<std::string> withWay(const RulesText& text, PatternName where,
                                   const std::string& upper, const std::string& lower,
                                   std::span<const AddedEntry> fresh)
{
    const auto connected = [&](const RulesText& before) {
        return before.editing() ? before.editing()->connect(where, upper, lower) : std::nullopt;
    };
    const auto inserted = [&](const RulesText& before) {
        return before.editing()
            ? before.editing()->insertBetween(where, upper, lower, fresh, InsertedSpan::OneEdge)
            : std::nullopt;
    };
    const RuleEdits edge = connected(text);
    const RuleEdits first = edge ? edge : inserted(text);
    if (!first)
        return std::nullopt;
    const auto middle = RulesTrial::changed(text, edited(text.source(), *first));
    const RuleEdits second = edge ? inserted(*middle) : connected(*middle);
    return second ? std::optional(edited(middle->source(), *second)) : std::nullopt;
}

} // namespace

std::optional<RuleChange> changeToTakeWay(const RulesText& text, const Graph& graph,
                                          PatternName where, const Pattern& pattern,
                                          const RefusedMatch& refused)
{
    const std::vector<NodeId>& path = refused.path;
    if (path.size() < 3 || path.size() > longestWay + 2)
        return std::nullopt;
    PatternTrial trial(graph, pattern);
    if (!trial.isPlace(refused.place))
        return std::nullopt;
    const DetailedAttempt told = trial.at(refused.place);
    const EntryId from = entryWith(pattern, told, path.front());
    const EntryId to = entryWith(pattern, told, path.back());
    if (!from.isValid() || !to.isValid())
        return std::nullopt;
    const std::string& upper = pattern.entry(from).name;
    const std::string& lower = pattern.entry(to).name;
    const auto way = std::span(path).subspan(1, path.size() - 2);
    const std::vector<AddedEntry> fresh = entriesFor(graph, text.language(), pattern, way);
    const auto changed = withWay(text, where, upper, lower, fresh);
    const SourceText& source = text.source();
    const auto edit = changed ? smallestEdit(source, {0, source.text().size()}, *changed)
                              : std::optional<TextEdit>();
    if (!edit)
        return std::nullopt;
    std::string names;
    for (const NodeId node : way)
        names += (names.empty() ? "`" : ", `") + shownOperator(text.language(), graph, node) + '`';
    return RuleChange{FixKind::InsertRequired,
                      "Take " + names + " on the path from `" + upper + "` to `" + lower + "` too",
                      {*edit},
                      0};
}

} // namespace fusewright
