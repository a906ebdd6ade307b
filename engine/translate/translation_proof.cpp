// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/translate/translation_proof.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace fusewright {

namespace {

/// What was lost that changes where a rule matches.
std::vector<std::string> reasonsOf(const TranslatedRule& rule)
{
    constexpr std::string_view harmless[] = {"priority", "heuristic", "replacement",
                                             "makes-operator"};
    std::vector<std::string> reasons;
    for (const Diagnostic& lost : rule.lost) {
        if (std::ranges::find(harmless, lost.code) == std::end(harmless)
            && std::ranges::find(reasons, lost.message) == reasons.end())
            reasons.push_back(lost.message);
    }
    return reasons;
}

/// Where rules match, each once.
std::vector<RulePlaceNodes> nodesOf(const std::vector<MatchedPlace>& places)
{
    std::vector<RulePlaceNodes> all;
    for (const MatchedPlace& place : places)
        all.push_back(place.nodes);
    std::ranges::sort(all);
    all.erase(std::ranges::unique(all).begin(), all.end());
    return all;
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
        if (!compared.isSame())
            compared.because = reasonsOf(rule);
    }
    return proof;
}

} // namespace fusewright
