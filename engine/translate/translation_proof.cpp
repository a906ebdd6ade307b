// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/translate/translation_proof.h"

#include "engine/graph/graph.h"
#include "engine/rewrite/rewrite_run.h"
#include "engine/translate/missed_place.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

namespace fusewright {

namespace {

/// What was lost that may change where a rule matches. Ways that were left out can only miss
/// places, and of the model that they are left out for they take none.
std::vector<std::string> reasonsOf(const TranslatedRule& rule, bool mayMissWays)
{
    constexpr std::string_view harmless[] = {"priority", "heuristic", "replacement",
                                             "makes-operator"};
    std::vector<std::string> reasons;
    for (const Diagnostic& lost : rule.lost) {
        const bool explains = lost.code == "ways-left-out"
            ? mayMissWays
            : std::ranges::find(harmless, lost.code) == std::end(harmless);
        if (explains && std::ranges::find(reasons, lost.message) == reasons.end())
            reasons.push_back(lost.message);
    }
    return reasons;
}

/// What becomes of the model before the rules of a set see it; empty where it stays as it is.
std::string preparationOf(const std::shared_ptr<const Graph>& graph, const RuleSet& rules,
                          const CancelToken& cancel)
{
    if (rules.stages.empty())
        return {};
    const auto prepared =
        rewrite(graph, stagesOf(rules, {}), {.rules = rules.choices}, cancel).graph();
    if (prepared == graph)
        return {};
    return "The model is prepared before these rules run; operators before: "
        + std::to_string(graph->nodeCount()) + ", after: " + std::to_string(prepared->nodeCount())
        + '.';
}

void addReason(std::vector<std::string>& reasons, std::string reason)
{
    if (!reason.empty())
        reasons.push_back(std::move(reason));
}

} // namespace

bool TranslationProof::isSame() const
{
    return std::ranges::all_of(rules, [](const PlaceComparison& each) { return each.isSame(); });
}

std::size_t TranslationProof::original() const
{
    std::size_t count = 0;
    for (const PlaceComparison& each : rules)
        count += each.original();
    return count;
}

std::size_t TranslationProof::translated() const
{
    std::size_t count = 0;
    for (const PlaceComparison& each : rules)
        count += each.translated();
    return count;
}

std::size_t TranslationProof::same() const
{
    std::size_t count = 0;
    for (const PlaceComparison& each : rules)
        count += each.same;
    return count;
}

TranslationProof proveTranslation(const std::shared_ptr<const Graph>& graph,
                                  const RuleSet& original, const Translation& translation,
                                  const CancelToken& cancel)
{
    TranslationProof proof;
    std::optional<std::string> prepared;
    for (std::uint32_t at = 0; at < translation.rules.size() && !cancel.isCancelled(); ++at) {
        const TranslatedRule& rule = translation.rules[at];
        if (rule.as.empty())
            continue;
        const auto before = nodesOf(placesOfRules(graph, original, {rule.rule}, cancel));
        const auto after = nodesOf(placesOfRules(graph, translation.made.rules, rule.as, cancel));
        PlaceComparison& compared = proof.rules.emplace_back();
        compared.rule = at;
        std::ranges::set_difference(before, after, std::back_inserter(compared.onlyOriginal));
        std::ranges::set_difference(after, before, std::back_inserter(compared.onlyTranslation));
        compared.same = before.size() - compared.onlyOriginal.size();
        if (compared.isSame())
            continue;
        compared.because =
            reasonsOf(rule, !compared.onlyOriginal.empty() && translation.model != graph);
        if (!prepared)
            prepared = preparationOf(graph, translation.made.rules, cancel);
        addReason(compared.because, *prepared);
        if (translation.made.rules.stages.empty() && !compared.onlyOriginal.empty())
            addReason(
                compared.because,
                whyMissed(*graph, translation.made.rules, rule.as, compared.onlyOriginal.front()));
    }
    return proof;
}

} // namespace fusewright
