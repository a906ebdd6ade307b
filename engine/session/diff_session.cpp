// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/diff_session.h"

#include "engine/hardware/heuristic_shares.h"
#include "engine/session/backward_session.h"

#include <utility>

namespace fusewright {

namespace {

class PartitionComparison {
public:
    PartitionComparison(const Graph& graph, const ManualFusion& manual,
                        const PartitionChoice& choice, std::vector<Diagnostic>& diagnostics,
                        const CancelToken& cancel, const BackwardGraph* joint)
        : m_all{.graph = joint ? joint->graph : graph, .partitions = {}, .pairs = {}},
          m_forward(graph),
          m_joint(joint),
          m_manual(manual),
          m_choice(choice),
          m_diagnostics(diagnostics),
          m_cancel(cancel)
    {
    }

    void add(FusionMode mode, const char* name, const RuleSet& rules);
    void pair(std::size_t from, std::size_t to) { comparePair(m_all, from, to); }
    ComparedPartitions take() { return std::move(m_all); }

private:
    ComparedPartitions m_all;
    const Graph& m_forward;
    const BackwardGraph* m_joint; ///< May be null.
    const ManualFusion& m_manual;
    PartitionChoice m_choice;
    std::vector<Diagnostic>& m_diagnostics;
    const CancelToken& m_cancel;
};

void PartitionComparison::add(FusionMode mode, const char* name, const RuleSet& rules)
{
    m_choice.mode = mode;
    MadePartition made =
        makeJointPartition(m_forward, m_joint, rules, m_manual, m_choice, m_diagnostics, m_cancel);
    std::vector<double> shares = heuristicShares(rules, m_manual, made);
    m_all.partitions.push_back({.name = name,
                                .partition = std::move(made.partition),
                                .costs = std::move(made.costs),
                                .folding = std::move(made.folding),
                                .rules = hasRules(mode) ? &rules : nullptr,
                                .shares = std::move(shares)});
}

} // namespace

ComparedPartitions compareModes(const Graph& graph, const RuleSet& rules,
                                const ManualFusion& manual, const PartitionChoice& choice,
                                std::vector<Diagnostic>& diagnostics, const CancelToken& cancel,
                                const BackwardGraph* joint)
{
    PartitionComparison comparison(graph, manual, choice, diagnostics, cancel, joint);
    comparison.add(FusionMode::O0, "o0", rules);
    comparison.add(FusionMode::O1, "o1", rules);
    comparison.add(FusionMode::O3, "o3", rules);
    comparison.pair(0, 1);
    comparison.pair(1, 2);
    if (rules.leavesRest()) {
        comparison.add(FusionMode::O1O3, "o1+o3", rules);
        comparison.pair(1, 3);
    }
    return comparison.take();
}

ComparedPartitions compareRules(const Graph& graph, const RuleSet& a, const RuleSet& b,
                                const ManualFusion& manual, const PartitionChoice& choice,
                                std::vector<Diagnostic>& diagnostics, const CancelToken& cancel,
                                const BackwardGraph* joint)
{
    PartitionComparison comparison(graph, manual, choice, diagnostics, cancel, joint);
    comparison.add(FusionMode::O0, "o0", a);
    comparison.add(FusionMode::O1, "a", a);
    comparison.add(FusionMode::O1, "b", b);
    comparison.pair(1, 2);
    return comparison.take();
}

} // namespace fusewright
