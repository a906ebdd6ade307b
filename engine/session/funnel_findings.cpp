// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/funnel_findings.h"

#include "engine/formats/read_model.h"
#include "engine/match/attempts.h"
#include "engine/match/matcher.h"
#include "engine/report/failure_text.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace fusewright {

namespace {

Diagnostic findingAt(const RuleSet& rules, std::uint32_t rule, Severity severity, std::string code,
                     std::string message)
{
    return {.severity = severity,
            .code = std::move(code),
            .message = std::move(message),
            .file = rules.pathOf(rules.rules[rule]),
            .range = rules.rules[rule].nameRange,
            .fixes = {}};
}

std::size_t placesOf(const Graph& graph, const Pattern& pattern)
{
    Matcher matcher(graph, pattern);
    const std::vector<NodeId> places = matcher.candidates();
    return static_cast<std::size_t>(
        std::ranges::count_if(places, [&](NodeId place) { return matcher.first(place); }));
}

/// Rules that found nothing.
std::vector<const MatchFunnel*> withoutMatches(const RewriteRun& run)
{
    std::vector<const MatchFunnel*> all;
    for (const StageResult& stage : run.stages) {
        for (const MatchFunnel& funnel : stage.funnels) {
            if (funnel.found == 0)
                all.push_back(&funnel);
        }
    }
    return all;
}

/// Why a pattern matches nowhere, where one thing is in the way; empty where it is nowhere near.
std::string nearestMiss(const Graph& graph, const Pattern& pattern)
{
    PatternTrial trial(graph, pattern);
    for (const EntryId entry : trial.missing()) {
        const std::string text = absentText(graph, pattern, entry);
        return text == expectedText(pattern, entry) ? std::string()
                                                    : "The model has no " + text + '.';
    }
    const PatternAttempts all = trial.everywhere();
    const auto nearest = std::ranges::max_element(all.attempts, {}, &Attempt::boundCount);
    const auto operators = static_cast<std::uint32_t>(
        std::ranges::count(pattern.entries(), Entry::Kind::Operator, &Entry::kind));
    if (nearest == all.attempts.end() || nearest->boundCount * 2 < operators)
        return {};
    const DetailedAttempt detail = trial.at(nearest->place);
    if (!detail.failure)
        return {};
    return "Nearest at " + std::string(graph.nodeName(nearest->place)) + ": "
        + failureText(graph, pattern, *detail.failure) + '.';
}

} // namespace

std::vector<Diagnostic> funnelFindings(const RuleSet& rules, const RewriteRun& run)
{
    std::vector<Diagnostic> findings;
    for (const StageResult& stage : run.stages) {
        for (const MatchFunnel& funnel : stage.funnels) {
            if (!funnel.stops.empty())
                findings.push_back(findingAt(rules, funnel.rule, Severity::Warning, "stage-stops",
                                             "This stage rewrites nothing more. " + funnel.stops));
        }
    }
    const std::vector<const MatchFunnel*> without = withoutMatches(run);
    std::optional<Graph> other;
    if (!without.empty() && run.start && hasPythonOperators(*run.start))
        other.emplace(readAsTenstorrent(*run.start));
    for (const MatchFunnel* const funnel : without) {
        const Pattern& pattern = rules.rules[funnel->rule].patterns[funnel->pattern].pattern;
        const std::size_t places = other ? placesOf(*other, pattern) : 0;
        if (places == 0) {
            if (std::string why = nearestMiss(*run.start, pattern); !why.empty())
                findings.push_back(findingAt(rules, funnel->rule, Severity::Information,
                                             "near-miss", "Nothing matches. " + why));
            continue;
        }
        findings.push_back(findingAt(
            rules, funnel->rule, Severity::Information, "fx-mode",
            "Nothing matches, because the model was captured with operators of Python. Read as "
            "TT-XLA captures it, it has "
                + std::to_string(places) + (places == 1 ? " match" : " matches")
                + ": choose \"Read operators as TT-XLA does\" in Overview, or --fx-mode tt."));
    }
    return findings;
}

} // namespace fusewright
