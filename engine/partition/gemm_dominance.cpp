// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Operations are counted as numbers first. Where that leaves it open they are counted again as
// formulas: twice what the largest multiplications do less what all do is a sum of products, and
// one that is negative for no extents, or for all, decides as well as a number.

#include "engine/partition/gemm_dominance.h"

#include "engine/graph/graph.h"
#include "engine/partition/contraction_cost.h"
#include "engine/partition/costed_operator.h"
#include "engine/partition/operator_cost.h"
#include "engine/partition/tally.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <unordered_map>
#include <utility>

namespace fusewright {

namespace {

using Verdict = HeuristicResult::Verdict;
using NodeSpan = std::span<const NodeId>;

/// The part of the operations that counts as dominating.
constexpr double dominatingShare = 0.5;
const std::string isRequired = "at least 50% is required.";

HeuristicResult concluded(HeuristicResult result, Verdict verdict, std::string reason)
{
    result.verdict = verdict;
    result.reason = std::move(reason);
    return result;
}

HeuristicResult unknownShapes(HeuristicResult result, std::size_t gemms)
{
    return concluded(std::move(result), Verdict::Unknown,
                     "The shapes of " + std::to_string(gemms) + " matrix multiplication"
                         + (gemms == 1 ? "" : "s") + " are not known.");
}

HeuristicResult unknownWork(HeuristicResult result, std::size_t unknown, std::size_t all)
{
    return concluded(std::move(result), Verdict::Unknown,
                     "The work of " + std::to_string(unknown) + " operator"
                         + (unknown == 1 ? "" : "s") + " of " + std::to_string(all)
                         + " is not known.");
}

/// `The largest matrix multiplication does`, or of several `The 3 largest …, do`.
std::string groupDoes(std::size_t size)
{
    return size == 1 ? "The largest matrix multiplication does "
                     : "The " + std::to_string(size)
            + " largest matrix multiplications, which branch from one input, do ";
}

std::string dominates(std::size_t size)
{
    return size > 1 ? "they dominate." : "it dominates.";
}

HeuristicResult concludedByShare(HeuristicResult result, double share)
{
    result.share = share;
    const bool isMet = share >= dominatingShare;
    const std::string percent = std::to_string(static_cast<int>(std::floor(share * 100))) + "%";
    std::string reason = groupDoes(result.groupSize) + percent + " of the operations; "
        + (isMet ? dominates(result.groupSize) : isRequired);
    return concluded(std::move(result), isMet ? Verdict::Met : Verdict::NotMet, std::move(reason));
}

/// The values that a matrix multiplication branches from: what it reads but for parameters.
std::vector<ValueId> branchedFrom(const Graph& graph, NodeId gemm)
{
    std::vector<ValueId> values;
    for (const ValueId value : graph.inputs(gemm)) {
        const bool isFlowing = value.isValid() && graph.valueKind(value) != ValueKind::Parameter;
        if (isFlowing && std::ranges::find(values, value) == values.end())
            values.push_back(value);
    }
    return values;
}

/// Matrix multiplications that branch from one input, or one alone.
using GemmGroup = std::vector<NodeId>;

std::vector<GemmGroup> groupsOf(const Graph& graph, NodeSpan gemms)
{
    std::vector<GemmGroup> groups;
    std::map<ValueId, GemmGroup> branching;
    for (const NodeId gemm : gemms) {
        groups.push_back({gemm});
        for (const ValueId value : branchedFrom(graph, gemm))
            branching[value].push_back(gemm);
    }
    for (auto& [value, group] : branching)
        groups.push_back(std::move(group));
    return groups;
}

/// With operations that are all known.
HeuristicResult checkNumbers(const Graph& graph, NodeSpan gemms, std::size_t nodes,
                             const Tally& operations, HeuristicResult result)
{
    double most = -1;
    for (const GemmGroup& group : groupsOf(graph, gemms)) {
        Tally flops;
        for (const NodeId gemm : group)
            flops.add(flopsOf(graph, gemm));
        if (flops.known > most || (flops.known == most && group.size() > result.groupSize)) {
            most = flops.known;
            result.groupSize = group.size();
        }
    }
    result.groupFlops = most;
    const double share = operations.known > 0 ? most / operations.known : dominatingShare;
    // What is not known could only make the share smaller.
    if (share >= dominatingShare && operations.unknown > 0)
        return unknownWork(std::move(result), operations.unknown, nodes);
    return concludedByShare(std::move(result), share);
}

/// Operations as formulas of extents that have names.
class NamedDominance {
public:
    NamedDominance(const Graph& graph, NodeSpan nodes, NodeSpan gemms)
        : m_graph(graph), m_nodes(nodes), m_gemms(gemms)
    {
    }

    HeuristicResult check(HeuristicResult result)
    {
        count();
        if (m_unknownGemms > 0)
            return unknownShapes(std::move(result), m_unknownGemms);
        bool isNever = m_least.has_value();
        std::optional<double> largest = 0; // Of the shares; nothing where one depends on extents.
        for (const GemmGroup& group : groupsOf(m_graph, m_gemms)) {
            const CostAmount twice = twiceOf(group);
            if (isNeverBelow(twice, m_most)) {
                result.groupSize = group.size();
                return dominating(std::move(result), twice);
            }
            const auto share = numberOf(costQuotient(twice, m_most));
            if (largest && share && *share / 2 > *largest) {
                largest = *share / 2;
                result.groupSize = group.size();
            } else if (!share) {
                largest.reset();
            }
            isNever = isNever && m_least != twice && isNeverBelow(m_least, twice);
        }
        if (isNever && largest)
            return concludedByShare(std::move(result), *largest);
        if (isNever)
            return concluded(std::move(result), Verdict::NotMet,
                             "No matrix multiplication does 50% of the operations, whatever "
                                 + namesText() + " may be; " + isRequired);
        if (m_unknown > 0)
            return unknownWork(std::move(result), m_unknown, m_nodes.size());
        return concluded(std::move(result), Verdict::Unknown,
                         "Whether a matrix multiplication does 50% of the operations depends on "
                             + namesText() + ".");
    }

private:
    void count()
    {
        for (const NodeId node : m_nodes) {
            const OperationRange range = operationsOf(m_graph, node, UnsetExtents::Named);
            m_least = costSum(m_least, range.least);
            m_most = costSum(m_most, range.most);
            m_unknown += range.most ? 0 : 1;
            range.least.addNamesTo(m_names);
            if (range.most)
                range.most->addNamesTo(m_names);
        }
        for (const NodeId gemm : m_gemms) {
            m_work[gemm] = operationsOf(m_graph, gemm, UnsetExtents::Named).exact();
            m_unknownGemms += m_work[gemm] ? 0 : 1;
        }
    }

    CostAmount twiceOf(const GemmGroup& group) const
    {
        CostAmount sum = 0;
        for (const NodeId gemm : group)
            sum = costSum(sum, m_work.at(gemm));
        return costProduct(sum, 2);
    }

    static bool isNeverBelow(const CostAmount& left, const CostAmount& right)
    {
        const CostAmount difference = costSum(left, costProduct(right, -1));
        return difference && difference->isNeverNegative();
    }

    HeuristicResult dominating(HeuristicResult result, const CostAmount& twice) const
    {
        if (const auto share = numberOf(costQuotient(twice, m_most)))
            return concludedByShare(std::move(result), *share / 2);
        std::string reason = groupDoes(result.groupSize)
            + "at least 50% of the operations, whatever " + namesText() + " may be; "
            + dominates(result.groupSize);
        return concluded(std::move(result), Verdict::Met, std::move(reason));
    }

    std::string namesText() const
    {
        std::string text;
        for (const std::string& name : m_names)
            text += (text.empty() ? "`" : ", `") + name + '`';
        return text;
    }

    const Graph& m_graph;
    NodeSpan m_nodes;
    NodeSpan m_gemms;
    CostAmount m_least = 0;
    CostAmount m_most = 0;
    std::size_t m_unknown = 0;
    std::size_t m_unknownGemms = 0;
    std::unordered_map<NodeId, CostAmount> m_work; ///< Of multiplications.
    std::set<std::string> m_names;
};

} // namespace

HeuristicResult checkDominance(const Graph& graph, NodeSpan nodes)
{
    std::vector<NodeId> gemms;
    Tally operations;
    bool areKnown = true; // The multiplications.
    for (const NodeId node : nodes) {
        const std::optional<double> flops = flopsOf(graph, node);
        operations.add(flops);
        if (multipliesMatrices(graph, node)) {
            gemms.push_back(node);
            areKnown = areKnown && flops;
        }
    }
    HeuristicResult result{.gemms = gemms.size(), .flops = operations.total()};
    if (gemms.empty())
        return concluded(std::move(result), Verdict::NotMet,
                         "It has no matrix multiplication that could dominate it.");
    if (areKnown && operations.unknown == 0)
        return checkNumbers(graph, gemms, nodes.size(), operations, std::move(result));
    if (areKnown) {
        HeuristicResult known = checkNumbers(graph, gemms, nodes.size(), operations, result);
        if (known.verdict != Verdict::Unknown)
            return known;
    }
    return NamedDominance(graph, nodes, gemms).check(std::move(result));
}

} // namespace fusewright
