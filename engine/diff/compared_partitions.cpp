// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/diff/compared_partitions.h"

#include <utility>

namespace fusewright {

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
