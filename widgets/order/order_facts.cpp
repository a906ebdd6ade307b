// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/order/order_facts.h"

#include "engine/graph/graph.h"
#include "engine/session/fusion_session.h"
#include "engine/session/rewrite_order.h"

#include <algorithm>

namespace fusewright {

bool OrderedRules::rewrite() const
{
    return !rules.stages.empty();
}

OrderedRules orderedRules(const FusionAnswer& answer)
{
    const bool isRewriting = answer.rules.rules.empty() && answer.rewriting;
    return isRewriting ? OrderedRules{answer.rewriting->rules, answer.rewriteTexts}
                       : OrderedRules{answer.rules, answer.texts};
}

const RuleSet& OrderFacts::rules() const
{
    return orderedRules(*answer).rules;
}

std::vector<RuleRivalry> OrderFacts::rivalriesOf(std::uint32_t rule) const
{
    std::vector<RuleRivalry> own;
    std::ranges::copy_if(rivals.rivalries, std::back_inserter(own), [rule](const auto& rivalry) {
        return rivalry.earlier == rule || rivalry.later == rule;
    });
    return own;
}

namespace {

/// What a rule would have done alone is not known: it was tried on what the ones before it left.
void addRewriting(OrderFacts& facts, const Rewriting& rewriting)
{
    facts.outcome = outcomeOf(rewriting);
    facts.rivals.order = triedOrder(rewriting.rules);
    const std::size_t count = rewriting.rules.rules.size();
    facts.rivals.wanted.resize(count);
    facts.rivals.taken.resize(count);
    for (const OrderOutcome::Share& share : facts.outcome.rules)
        facts.rivals.standings.push_back(
            {.sections = share.sections, .sectionsAlone = share.sections});
}

} // namespace

OrderFacts gatherOrderFacts(const std::shared_ptr<const FusionAnswer>& answer,
                            const CancelToken& cancel)
{
    const Graph& graph = *answer->matched();
    OrderFacts facts{.answer = answer};
    if (orderedRules(*answer).rewrite()) {
        addRewriting(facts, *answer->rewriting);
        return facts;
    }
    facts.rivals = findRivals(graph, answer->rules, answer->made.matches, cancel);
    if (!cancel.isCancelled())
        facts.outcome = outcomeOf(graph, answer->rules, answer->made.matches);
    return facts;
}

} // namespace fusewright
