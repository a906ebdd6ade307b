// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/diff/compared_partitions.h"

#include <utility>

namespace fusewright {

ComparedPartition comparedPartition(const Graph& graph, std::string name, Partition partition,
                                    const RuleSet* rules,
                                    std::span<const std::uint32_t> manualEntries)
{
    PartitionCosts costs = costsOf(graph, partition);
    Folding folding = foldSections(graph, partition, manualEntries);
    return {.name = std::move(name),
            .partition = std::move(partition),
            .costs = std::move(costs),
            .folding = std::move(folding),
            .rules = rules};
}

void comparePair(ComparedPartitions& all, std::size_t from, std::size_t to)
{
    const ComparedPartition& left = all.partitions[from];
    const ComparedPartition& right = all.partitions[to];
    ComparedPair pair{.from = from,
                      .to = to,
                      .diff = diffPartitions(all.graph, left.partition, right.partition),
                      .folded = {}};
    pair.folded = foldChanges(pair.diff, left.folding, right.folding);
    all.pairs.push_back(std::move(pair));
}

} // namespace fusewright
