// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/suggest/draft_advice.h"

#include "engine/graph/graph.h"
#include "engine/partition/contraction_cost.h"
#include "engine/suggest/draft_effect.h"
#include "engine/suggest/rule_ground.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace fusewright {

namespace {

using Verdict = HeuristicResult::Verdict;

constexpr std::int64_t usualPriority = 1;

} // namespace

std::vector<HeuristicAdvice> adviseHeuristics(const RuleGround& ground,
                                              std::span<const NodeId> nodes)
{
    std::vector<HeuristicAdvice> advice;
    for (const Heuristic& heuristic : ground.context().heuristics->all()) {
        HeuristicResult result = checkHeuristic(ground.graph(), heuristic, nodes);
        advice.push_back({heuristic.name, result.verdict, std::move(result.reason)});
    }
    return advice;
}

bool isHeavy(const Graph& graph, NodeId node)
{
    const OperatorSpec* const spec = graph.operatorOf(node).spec;
    return multipliesMatrices(graph, node)
        || (spec
            && (spec->flops.basis == FlopsFormula::Basis::Conv
                || spec->flops.basis == FlopsFormula::Basis::Attention));
}

bool branchFromOneInput(const Graph& graph, std::span<const NodeId> nodes)
{
    std::optional<std::vector<ValueId>> common;
    for (const NodeId node : nodes) {
        if (!isHeavy(graph, node))
            continue;
        std::vector<ValueId> read;
        for (const ValueId value : graph.inputs(node)) {
            const bool isFlowing =
                value.isValid() && graph.valueKind(value) != ValueKind::Parameter;
            if (isFlowing && (!common || std::ranges::find(*common, value) != common->end()))
                read.push_back(value);
        }
        common = std::move(read);
    }
    return !common || !common->empty();
}

bool couldTake(const RuleGround& ground, const Heuristic& heuristic, std::span<const NodeId> nodes)
{
    const HeuristicResult result = checkHeuristic(ground.graph(), heuristic, nodes);
    // Of unknown shapes one group of matrix multiplications is taken to dominate.
    return result.verdict == Verdict::Met
        || (result.verdict == Verdict::Unknown
            && (result.groupSize > 0 || branchFromOneInput(ground.graph(), nodes)));
}

std::string proposeHeuristic(const RuleGround& ground, std::span<const NodeId> nodes)
{
    using enum HeuristicConstraint;
    for (const HeuristicConstraint constraint : {RolledUpAttention, Attention, GemmDominated}) {
        for (const Heuristic& heuristic : ground.context().heuristics->all()) {
            if (heuristic.constraint == constraint && !heuristic.cuts
                && couldTake(ground, heuristic, nodes))
                return heuristic.name;
        }
    }
    return {};
}

std::int64_t proposePriority(const RuleGround& ground, const std::vector<DraftPlace>& places,
                             RuleRank rank)
{
    std::optional<std::int64_t> least;
    std::optional<std::int64_t> most;
    for (const DraftPlace& place : places) {
        for (const NodeId node : place.nodes) {
            const std::optional<std::uint32_t> section = ground.sectionOf(node);
            if (!section)
                continue;
            const std::int64_t priority = ground.rules().rules[ground.ruleOf(*section)].priority;
            least = std::min(least.value_or(priority), priority);
            most = std::max(most.value_or(priority), priority);
        }
    }
    if (rank == RuleRank::Below)
        return least.value_or(usualPriority);
    const bool isHighest = most == std::numeric_limits<std::int64_t>::max();
    return most ? *most + (isHighest ? 0 : 1) : usualPriority;
}

} // namespace fusewright
