// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/order/order_facts.h"

#include "engine/graph/graph.h"
#include "engine/session/fusion_session.h"

#include <algorithm>

namespace fusewright {

std::vector<RuleRivalry> OrderFacts::rivalriesOf(std::uint32_t rule) const
{
    std::vector<RuleRivalry> own;
    std::ranges::copy_if(rivals.rivalries, std::back_inserter(own), [rule](const auto& rivalry) {
        return rivalry.earlier == rule || rivalry.later == rule;
    });
    return own;
}

OrderFacts gatherOrderFacts(const std::shared_ptr<const FusionAnswer>& answer,
                            const CancelToken& cancel)
{
    const Graph& graph = *answer->matched();
    OrderFacts facts{.answer = answer};
    facts.rivals = findRivals(graph, answer->rules, answer->made.matches, cancel);
    if (!cancel.isCancelled())
        facts.outcome = outcomeOf(graph, answer->rules, answer->made.matches);
    return facts;
}

} // namespace fusewright
