// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/partition/order_outcome.h"

#include "engine/graph/graph.h"
#include "engine/partition/partition_costs.h"
#include "engine/partition/partitions.h"

#include <algorithm>

namespace fusewright {

namespace {

/// The same set with priorities that make this order; a rule that it does not name has no pattern.
RuleSet inOrder(const RuleSet& rules, std::span<const std::uint32_t> order)
{
    RuleSet set = rules;
    std::vector<bool> isNamed(set.rules.size(), false);
    for (std::size_t at = 0; at < order.size(); ++at) {
        set.rules[order[at]].priority = static_cast<std::int64_t>(order.size() - at);
        isNamed[order[at]] = true;
    }
    for (std::size_t at = 0; at < set.rules.size(); ++at) {
        if (!isNamed[at])
            set.rules[at].patterns.clear();
    }
    return set;
}

} // namespace

OrderOutcome outcomeOf(const Graph& graph, const RuleSet& rules, const RuleMatches& matches)
{
    OrderOutcome outcome;
    outcome.rules.resize(rules.rules.size());
    for (const RuleMatch& match : matches.matches) {
        ++outcome.rules[match.rule].sections;
        outcome.rules[match.rule].operators += match.nodes.size();
    }
    const Partition partition = partitionO1(graph, matches);
    const PartitionCosts costs = costsOf(graph, partition);
    outcome.sections = partition.sections.size();
    outcome.covered = costs.coveredOperators;
    outcome.boundaryBytes = costs.whole.boundaryBytes().total();
    return outcome;
}

OrderOutcome tryOrder(const Graph& graph, const RuleSet& rules,
                      std::span<const std::uint32_t> order, const CancelToken& cancel)
{
    const RuleSet set = inOrder(rules, order);
    const RuleMatches matches = matchRules(graph, set, cancel);
    return cancel.isCancelled() ? OrderOutcome() : outcomeOf(graph, set, matches);
}

std::vector<std::uint32_t> movedInOrder(std::vector<std::uint32_t> order, std::uint32_t rule,
                                        std::size_t place)
{
    std::erase(order, rule);
    order.insert(order.begin() + static_cast<std::ptrdiff_t>(std::min(place, order.size())), rule);
    return order;
}

} // namespace fusewright
