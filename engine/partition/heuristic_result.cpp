// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/partition/heuristic_result.h"

#include "engine/graph/graph.h"
#include "engine/partition/contraction_cost.h"
#include "engine/partition/gemm_dominance.h"
#include "engine/partition/rule_matches.h"
#include "engine/rules/heuristic_catalogue.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace fusewright {

namespace {

using Verdict = HeuristicResult::Verdict;
using NodeSpan = std::span<const NodeId>;

std::string counted(std::size_t count, const std::string& noun)
{
    if (count == 1)
        return "1 " + noun;
    return (count == 0 ? "no" : std::to_string(count)) + ' ' + noun + 's';
}

HeuristicResult decided(HeuristicResult result, Verdict verdict, std::string reason)
{
    result.verdict = verdict;
    result.reason = std::move(reason);
    return result;
}

/// How far a way from the first of two matrix multiplications has come.
enum class Progress : std::uint8_t { None, FromFirst, OverSoftmax };

/// Whether the second matrix multiplication reads what a softmax made of the first one's result.
bool isSoftmaxBetween(const Graph& graph, NodeSpan nodes)
{
    std::unordered_map<NodeId, Progress> progress;
    bool hasFirst = false;
    for (const NodeId node : nodes) {
        Progress reached = Progress::None;
        for (const NodeId producer : graph.producers(node)) {
            const auto known = progress.find(producer);
            if (known != progress.end())
                reached = std::max(reached, known->second);
        }
        if (multipliesMatrices(graph, node)) {
            if (hasFirst)
                return reached == Progress::OverSoftmax;
            hasFirst = true;
            reached = Progress::FromFirst;
        } else if (reached == Progress::FromFirst && endsSoftmax(graph, node)) {
            reached = Progress::OverSoftmax;
        }
        progress[node] = reached;
    }
    return false;
}

std::size_t countCalled(const Graph& graph, NodeSpan nodes, std::string_view name)
{
    return static_cast<std::size_t>(std::ranges::count_if(
        nodes, [&](NodeId node) { return graph.canonicalName(node) == name; }));
}

HeuristicResult checkAttention(const Graph& graph, NodeSpan nodes)
{
    HeuristicResult result;
    result.gemms = static_cast<std::size_t>(
        std::ranges::count_if(nodes, [&](NodeId node) { return multipliesMatrices(graph, node); }));
    const auto softmaxes = static_cast<std::size_t>(
        std::ranges::count_if(nodes, [&](NodeId node) { return endsSoftmax(graph, node); }));
    const std::string has = "It has " + counted(result.gemms, "matrix multiplication") + " and "
        + (softmaxes == 0       ? "no softmax"
               : softmaxes == 1 ? "1 softmax"
                                : std::to_string(softmaxes) + " softmaxes");
    if (result.gemms != 2 || softmaxes == 0)
        return decided(std::move(result), Verdict::NotMet,
                       has + "; two multiplications with a softmax between them are required.");
    if (!isSoftmaxBetween(graph, nodes))
        return decided(std::move(result), Verdict::NotMet,
                       has
                           + ", but no path leads from the first multiplication through a "
                             "softmax to the second.");
    return decided(std::move(result), Verdict::Met,
                   "It has 2 matrix multiplications with a softmax between them.");
}

HeuristicResult checkRolledUp(const Graph& graph, NodeSpan nodes)
{
    const std::string name = "scaled_dot_product_attention";
    const std::size_t found = countCalled(graph, nodes, name);
    const Verdict verdict = found > 0 ? Verdict::Met : Verdict::NotMet;
    return decided({}, verdict,
                   "It has " + (found > 0 ? std::to_string(found) : "no") + ' ' + name + '.');
}

} // namespace

bool endsSoftmax(const Graph& graph, NodeId node)
{
    if (graph.canonicalName(node) == "softmax")
        return true;
    if (graph.canonicalName(node) != "div" || graph.inputs(node).size() != 2)
        return false;
    const NodeId power = graph.producer(graph.inputs(node).front());
    NodeId sum = graph.producer(graph.inputs(node).back());
    if (!power.isValid() || graph.canonicalName(power) != "exp")
        return false;
    // Spread out again, and in another form.
    for (int step = 0; step < 4 && sum.isValid(); ++step) {
        const std::span<const NodeId> producers = graph.producers(sum);
        const OperatorSpec* const spec = graph.operatorOf(sum).spec;
        if (spec && spec->kind == FusionKind::Reduce)
            return std::ranges::find(producers, power) != producers.end();
        sum = producers.size() == 1 ? producers.front() : NodeId();
    }
    return false;
}

HeuristicResult checkHeuristic(const Graph& graph, const Heuristic& heuristic,
                               std::span<const NodeId> nodes)
{
    switch (heuristic.constraint) {
    case HeuristicConstraint::None:
        return {};
    case HeuristicConstraint::GemmDominated:
        return checkDominance(graph, nodes);
    case HeuristicConstraint::Attention:
        return checkAttention(graph, nodes);
    case HeuristicConstraint::RolledUpAttention:
        return checkRolledUp(graph, nodes);
    }
    return {};
}

std::vector<std::optional<HeuristicResult>> checkHeuristics(const Graph& graph,
                                                            const RuleSet& rules,
                                                            const RuleMatches& matches,
                                                            const HeuristicCatalogue& heuristics)
{
    std::vector<std::optional<HeuristicResult>> results;
    results.reserve(matches.matches.size());
    for (const RuleMatch& match : matches.matches) {
        const std::optional<std::string>& name = rules.rules[match.rule].heuristic;
        const Heuristic* const heuristic = name ? heuristics.find(*name) : nullptr;
        results.push_back(heuristic ? std::optional(checkHeuristic(graph, *heuristic, match.nodes))
                                    : std::nullopt);
    }
    return results;
}

} // namespace fusewright
