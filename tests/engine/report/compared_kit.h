// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/diff/compared_partitions.h"

#include <string>
#include <utility>

namespace fusewright::test {

/// A partition with its costs and folds, as a session would make it.
inline ComparedPartition comparedPartition(const Graph& graph, std::string name,
                                           Partition partition, const RuleSet* rules = nullptr)
{
    PartitionCosts costs = costsOf(graph, partition);
    Folding folding = foldSections(graph, partition);
    return {.name = std::move(name),
            .partition = std::move(partition),
            .costs = std::move(costs),
            .folding = std::move(folding),
            .rules = rules};
}

} // namespace fusewright::test
