// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/suggest_session.h"

#include "engine/graph/graph.h"
#include "engine/partition/rule_matches.h"
#include "engine/report/suggest_answer.h"

#include <algorithm>

namespace fusewright {

std::shared_ptr<const RuleGround> makeGround(std::shared_ptr<const Graph> graph,
                                             const RuleSet& rules, const CancelToken& cancel,
                                             const RuleLanguage* language)
{
    const RuleMatches matches = matchRules(*graph, rules, cancel);
    return std::make_shared<RuleGround>(std::move(graph), rules, matches, RuleContext(), language);
}

std::optional<std::vector<DraftFact>> conditionsOf(const DraftAnswer& answer,
                                                   std::string_view kinds)
{
    using Kind = DraftFact::Kind;
    std::vector<bool> isWanted(static_cast<std::size_t>(Kind::Real) + 1);
    while (!kinds.empty()) {
        const std::string_view word = kinds.substr(0, kinds.find(','));
        bool isKnown = word == "none";
        for (std::size_t kind = 0; kind < isWanted.size(); ++kind) {
            const bool isIt = word == "all" || word == factCode(static_cast<Kind>(kind));
            isWanted[kind] = isWanted[kind] || isIt;
            isKnown = isKnown || isIt;
        }
        if (!isKnown)
            return std::nullopt;
        kinds.remove_prefix(std::min(kinds.size(), word.size() + 1));
    }
    std::vector<DraftFact> facts;
    for (const DraftCondition& condition : answer.conditions()) {
        if (isWanted[static_cast<std::size_t>(condition.fact.kind)])
            facts.push_back(condition.fact);
    }
    return facts;
}

} // namespace fusewright
