// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/step_session.h"

#include "engine/graph/graph.h"
#include "engine/graph/node_set.h"
#include "engine/match/attempts.h"

#include <algorithm>

namespace fusewright {

namespace {

/// The matches that were there when a rule came to a place: all before it in the order in which
/// they were made.
std::span<const RuleMatch> matchesBefore(const RuleMatches& matches, const StepTarget& target)
{
    const auto placeOf = [&](std::uint32_t rule) {
        return std::ranges::find(matches.ruleOrder, rule) - matches.ruleOrder.begin();
    };
    const auto place = placeOf(target.rule);
    const auto isBefore = [&](const RuleMatch& match) {
        return match.rule == target.rule ? match.match.place < target.place
                                         : placeOf(match.rule) < place;
    };
    const auto end = std::ranges::find_if_not(matches.matches, isBefore);
    return {matches.matches.begin(), end};
}

void readTaken(SteppedPlace& stepped, std::span<const RuleMatch> before)
{
    for (const SearchStep& step : stepped.search.steps) {
        if (step.why == Passing::Taken && step.node.isValid())
            stepped.takenBy.try_emplace(step.node, stepped.rule);
    }
    for (const RuleMatch& match : before) {
        for (auto& [node, rule] : stepped.takenBy) {
            if (std::ranges::binary_search(match.nodes, node))
                rule = match.rule;
        }
    }
}

/// A section of the rule that has the operator.
std::optional<StepTarget> targetOfSection(const RuleMatches& matches, std::uint32_t rule,
                                          NodeId node)
{
    for (const RuleMatch& match : matches.matches) {
        if (match.rule == rule && std::ranges::binary_search(match.nodes, node))
            return StepTarget{rule, match.pattern, match.match.place};
    }
    return std::nullopt;
}

/// The try that went furthest of those that had the operator.
std::optional<StepTarget> targetOfTry(PatternTrial& trial, NodeId node, StepTarget target,
                                      std::uint32_t& bound, const CancelToken& cancel)
{
    std::optional<StepTarget> best;
    for (const Attempt& attempt : trial.everywhere(cancel).attempts) {
        if (cancel.isCancelled())
            break;
        if (attempt.boundCount <= bound)
            continue;
        const DetailedAttempt told = trial.at(attempt.place);
        if (!std::ranges::binary_search(allNodes(told.furthest), node))
            continue;
        target.place = attempt.place;
        bound = attempt.boundCount;
        best = target;
    }
    return best;
}

} // namespace

SteppedPlace stepThrough(const Graph& graph, const RuleSet& rules, const RuleMatches& matches,
                         const StepTarget& target)
{
    const Pattern& pattern = rules.rules[target.rule].patterns[target.pattern].pattern;
    SteppedPlace stepped{.rule = target.rule, .pattern = target.pattern, .place = target.place};
    stepped.search = recordSteps(graph, pattern, target.place);
    if (!stepped.search.isMatch)
        return stepped;
    const std::span<const RuleMatch> before = matchesBefore(matches, target);
    NodeSet taken(graph.nodeCount());
    for (const RuleMatch& match : before) {
        for (const NodeId node : match.nodes)
            taken.insert(node);
    }
    stepped.search = recordSteps(graph, pattern, target.place, &taken);
    readTaken(stepped, before);
    for (std::size_t at = 0; at < matches.refused.size(); ++at) {
        const RefusedMatch& refused = matches.refused[at];
        if (refused.rule == target.rule && refused.place == target.place
            && refused.pattern == target.pattern)
            stepped.refused = at;
    }
    return stepped;
}

std::optional<StepTarget> stepTarget(const Graph& graph, const RuleSet& rules,
                                     const RuleMatches& matches, std::uint32_t rule, NodeId node,
                                     const CancelToken& cancel)
{
    if (rules.rules[rule].patterns.empty())
        return std::nullopt;
    if (const auto section = targetOfSection(matches, rule, node))
        return section;
    const auto count = static_cast<std::uint32_t>(rules.rules[rule].patterns.size());
    std::optional<StepTarget> best;
    std::uint32_t bound = 0;
    for (std::uint32_t pattern = 0; pattern < count; ++pattern) {
        PatternTrial trial(graph, rules.rules[rule].patterns[pattern].pattern);
        if (!trial.isPlace(node))
            continue;
        const Attempt attempt = trial.at(node).attempt;
        if (attempt.isMatch)
            return StepTarget{rule, pattern, node};
        if (!best || attempt.boundCount > bound)
            best = StepTarget{rule, pattern, node};
        bound = std::max(bound, attempt.boundCount);
    }
    // A place that has nothing but its own operator may still be a part of a match elsewhere.
    for (std::uint32_t pattern = 0; pattern < count; ++pattern) {
        PatternTrial trial(graph, rules.rules[rule].patterns[pattern].pattern);
        const StepTarget target{rule, pattern, node};
        if (const auto found = targetOfTry(trial, node, target, bound, cancel))
            best = found;
    }
    return best ? best : StepTarget{rule, 0, node};
}

} // namespace fusewright
