// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/diff_session.h"

#include "engine/match/operator_index.h"
#include "engine/partition/partitions.h"
#include "engine/partition/rule_matches.h"

#include <utility>

namespace fusewright {

namespace {

ComparedPartition comparedO1(const Graph& graph, std::string name, const RuleSet& rules,
                             const CancelToken& cancel)
{
    const RuleMatches matches = matchRules(graph, OperatorIndex(graph), rules, cancel);
    return comparedPartition(graph, std::move(name), partitionO1(graph, matches), &rules);
}

} // namespace

ComparedPartitions compareModes(const Graph& graph, const RuleSet& rules,
                                const FusionOptions& options, const CancelToken& cancel)
{
    ComparedPartitions all{.graph = graph, .partitions = {}, .pairs = {}};
    all.partitions.push_back(comparedPartition(graph, "o0", partitionO0(graph)));
    all.partitions.push_back(comparedO1(graph, "o1", rules, cancel));
    all.partitions.push_back(
        comparedPartition(graph, "o3", fuseAutomatically(graph, options, cancel)));
    comparePair(all, 0, 1);
    comparePair(all, 1, 2);
    return all;
}

ComparedPartitions compareRules(const Graph& graph, const RuleSet& a, const RuleSet& b,
                                const CancelToken& cancel)
{
    ComparedPartitions all{.graph = graph, .partitions = {}, .pairs = {}};
    all.partitions.push_back(comparedPartition(graph, "o0", partitionO0(graph)));
    all.partitions.push_back(comparedO1(graph, "a", a, cancel));
    all.partitions.push_back(comparedO1(graph, "b", b, cancel));
    comparePair(all, 1, 2);
    return all;
}

} // namespace fusewright
