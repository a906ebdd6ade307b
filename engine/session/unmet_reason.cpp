// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/unmet_reason.h"

#include "engine/graph/graph.h"
#include "engine/match/attempts.h"
#include "engine/match/census.h"
#include "engine/partition/rule_matches.h"
#include "engine/report/failure_text.h"
#include "engine/report/text_table.h"
#include "engine/support/glob.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

namespace fusewright {

namespace {

using Counts = std::map<std::string, std::size_t>;

constexpr std::size_t mostNamed = 3;

std::string places(std::size_t count)
{
    return groupedNumber(count) + (count == 1 ? " place" : " places");
}

std::string blockOf(const Graph& graph, NodeId node)
{
    std::string name = blockName(graph.text(graph.moduleOf(node).path));
    return name.empty() ? "no module" : name;
}

/// Matches that are no sections because of others.
std::string takenBy(const RuleSet& rules, const RuleMatches& matches, std::uint32_t rule,
                    const ModuleMask& modules)
{
    Counts winners;
    std::size_t cannotRun = 0;
    for (const RefusedMatch& refused : matches.refused) {
        if (refused.rule != rule || !modules.holds(refused.place))
            continue;
        const RuleMatch* const by = refused.section ? matches.madeBy(*refused.section) : nullptr;
        if (refused.reason != RefusedMatch::Reason::Taken)
            ++cannotRun;
        else if (!by || by->rule != rule)
            ++winners[by ? rules.rules[by->rule].name : "a section made by hand"];
    }
    if (!winners.empty())
        return "It matches elsewhere, but its operators are taken there by " + rankedCounts(winners)
            + '.';
    if (cannotRun > 0)
        return "It matches at " + places(cannotRun)
            + " more, but such a section could not run in one piece.";
    return {};
}

/// Which operators a pattern needs and the model does not have.
std::string missingOperators(const Graph& graph, const Pattern& pattern,
                             const std::vector<EntryId>& missing)
{
    const EntryId entry = missing.front();
    return "The model has no " + absentText(graph, pattern, entry) + ", which "
        + pattern.entry(entry).name + " requires.";
}

/// What stopped most of the places at which a pattern got furthest; nothing when it misses nowhere.
std::optional<CensusGroup> nearestMiss(const Graph& graph, PatternTrial& trial,
                                       const ModuleMask& modules, const CancelToken& cancel)
{
    std::vector<Attempt> furthest;
    for (const Attempt& attempt : trial.everywhere(cancel).attempts) {
        if (attempt.isMatch || !modules.holds(attempt.place))
            continue;
        if (!furthest.empty() && furthest.front().boundCount < attempt.boundCount)
            furthest.clear();
        if (furthest.empty() || furthest.front().boundCount == attempt.boundCount)
            furthest.push_back(attempt);
    }
    Census census(graph);
    for (const Attempt& attempt : furthest) {
        if (cancel.isCancelled())
            return std::nullopt;
        census.add(trial.at(attempt.place));
    }
    std::vector<CensusGroup> groups = census.take();
    if (groups.empty())
        return std::nullopt;
    return std::move(groups.front());
}

/// Nothing is in the way: the operators to begin with are few, or none.
std::string noMorePlaces(const Graph& graph, const Pattern& pattern, const ModuleMask& modules)
{
    const PatternTrial trial(graph, pattern);
    const bool hasPlace = std::ranges::any_of(
        graph.nodes(), [&](NodeId node) { return modules.holds(node) && trial.isPlace(node); });
    const std::string where = modules.isWhole() ? "" : " in these modules";
    const std::string wanted = expectedText(pattern, pattern.placeEntry());
    return hasPlace ? "It already matches at every " + wanted + where + "."
                    : "There is no " + wanted + where + '.';
}

} // namespace

std::string rankedCounts(const std::map<std::string, std::size_t>& counts)
{
    std::vector<std::pair<std::string, std::size_t>> order(counts.begin(), counts.end());
    std::ranges::stable_sort(order,
                             [](const auto& a, const auto& b) { return a.second > b.second; });
    std::string text;
    for (std::size_t at = 0; at < std::min(order.size(), mostNamed); ++at)
        text +=
            (at == 0 ? "" : ", ") + order[at].first + " (" + groupedNumber(order[at].second) + ')';
    if (order.size() > mostNamed)
        text += " and " + groupedNumber(order.size() - mostNamed) + " more";
    return text;
}

std::string nearestMissText(const Pattern& pattern, const CensusGroup& group)
{
    std::string text = "The nearest miss, at " + places(group.places.size());
    if (!group.blocks.empty() && !group.blocks.front().first.empty())
        text += group.blocks.size() == 1 ? " in " + group.blocks.front().first
                                         : ", most in " + group.blocks.front().first;
    return text + ", ends at " + pattern.entry(group.entry).name + ": "
        + failureText(pattern, group.entry, group.reason, group.found) + '.';
}

ModuleMask::ModuleMask(const Graph& graph, std::string_view glob) : m_graph(graph)
{
    if (glob.empty())
        return;
    for (const Module& module : graph.modules())
        m_fits.push_back(fitsModuleGlob(glob, graph.text(module.path)));
}

bool ModuleMask::holds(NodeId node) const
{
    return m_fits.empty() || m_fits[m_graph.moduleId(node).index];
}

std::size_t ModuleMask::countOf(std::span<const NodeId> nodes) const
{
    return static_cast<std::size_t>(
        std::ranges::count_if(nodes, [&](NodeId node) { return holds(node); }));
}

std::string whyNoMore(const Graph& graph, const RuleSet& rules, const RuleMatches& matches,
                      std::uint32_t rule, const ModuleMask& modules, const CancelToken& cancel)
{
    if (std::string taken = takenBy(rules, matches, rule, modules); !taken.empty())
        return taken;
    std::string missing;
    const Pattern* nearestPattern = nullptr;
    CensusGroup nearest;
    for (const RulePattern& tried : rules.rules[rule].patterns) {
        PatternTrial trial(graph, tried.pattern);
        const std::vector<EntryId> absent = trial.missing();
        if (!absent.empty()) {
            if (missing.empty())
                missing = missingOperators(graph, tried.pattern, absent);
            continue;
        }
        auto miss = nearestMiss(graph, trial, modules, cancel);
        const auto rank = [](const CensusGroup& group) {
            return std::tuple(group.boundCount, group.places.size());
        };
        if (miss && (!nearestPattern || rank(nearest) < rank(*miss))) {
            nearest = *std::move(miss);
            nearestPattern = &tried.pattern;
        }
    }
    if (nearestPattern)
        return nearestMissText(*nearestPattern, nearest);
    if (!missing.empty() || cancel.isCancelled())
        return missing;
    return noMorePlaces(graph, rules.rules[rule].patterns.front().pattern, modules);
}

std::string whereSectionsAre(const Graph& graph, const RuleMatches& matches,
                             std::optional<std::uint32_t> rule, const ModuleMask& modules)
{
    Counts blocks;
    for (const RuleMatch& match : matches.matches) {
        const auto inside =
            std::ranges::find_if(match.nodes, [&](NodeId node) { return modules.holds(node); });
        if ((!rule || match.rule == *rule) && inside != match.nodes.end())
            ++blocks[blockOf(graph, *inside)];
    }
    return blocks.empty() ? std::string() : "Found in " + rankedCounts(blocks) + '.';
}

std::string mostLeftOut(const Graph& graph, const RuleMatches& matches, const ModuleMask& modules)
{
    std::vector<bool> isTaken(graph.nodeCount(), false);
    for (const RuleMatch& match : matches.matches) {
        for (const NodeId node : match.nodes)
            isTaken[node.index] = true;
    }
    Counts left;
    for (const NodeId node : graph.nodes()) {
        if (!isTaken[node.index] && modules.holds(node))
            ++left[std::string(graph.canonicalName(node))];
    }
    return left.empty() ? std::string()
                        : "Most common operators left out: " + rankedCounts(left) + '.';
}

std::string rulesWithout(const RuleSet& rules, const RuleMatches& matches)
{
    const std::vector<RuleCounts> counts = countByRule(rules, matches);
    std::string names;
    std::size_t count = 0;
    for (std::size_t at = 0; at < rules.rules.size(); ++at) {
        if (counts[at].matches == 0 && ++count <= mostNamed)
            names += (count == 1 ? "" : ", ") + rules.rules[at].name;
    }
    if (count > mostNamed)
        names += " and " + groupedNumber(count - mostNamed) + " more";
    return count == 0 ? std::string() : "Rules with no sections: " + names + '.';
}

} // namespace fusewright
