// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/translate/missed_place.h"

#include "engine/graph/graph.h"
#include "engine/match/attempts.h"
#include "engine/rules/rule.h"

#include <optional>
#include <utility>

namespace fusewright {

namespace {

/// Of one pattern at one operator.
std::string stopText(const Graph& graph, const Pattern& pattern, const Failure& failure)
{
    const NodeId at = failure.at.isValid() ? failure.at : failure.from;
    std::string text = "The translation stops at `" + pattern.entry(failure.entry).name + '`';
    if (at.isValid())
        text += " (" + std::string(graph.nodeName(at)) + ')';
    if (failure.blame.what.empty())
        return text + ": " + std::string(reasonCode(failure.reason)) + '.';
    return text + ": " + failure.blame.what + ", here " + failure.blame.saw + '.';
}

} // namespace

std::string whyMissed(const Graph& graph, const RuleSet& rules,
                      const std::vector<std::uint32_t>& which, const std::vector<NodeId>& place)
{
    std::string reason;
    std::optional<std::uint32_t> furthest;
    for (const std::uint32_t rule : which) {
        for (const RulePattern& pattern : rules.rules[rule].patterns) {
            PatternTrial trial(graph, pattern.pattern);
            for (const NodeId node : place) {
                if (!trial.isPlace(node))
                    continue;
                const DetailedAttempt found = trial.at(node);
                if (!found.failure || (furthest && *furthest >= found.attempt.boundCount))
                    continue;
                furthest = found.attempt.boundCount;
                reason = stopText(graph, pattern.pattern, *found.failure);
            }
        }
    }
    return reason;
}

} // namespace fusewright
