// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/diff/compared_partitions.h"

#include "engine/partition/section_formula.h"

#include <utility>

namespace fusewright {

std::vector<BoundaryAmount> boundaryAmounts(const ComparedPartitions& all)
{
    std::vector<BoundaryAmount> amounts;
    for (const ComparedPartition& one : all.partitions) {
        const std::optional<double> known = one.costs.whole.boundaryBytes().total();
        const std::optional<double> kept = one.costs.whole.bytesKept.total();
        const SectionFormula formula =
            known && kept ? SectionFormula() : formulaOf(all.graph, one.partition);
        BoundaryAmount amount{.bytes = known ? CostAmount(*known) : formula.boundaryBytes(),
                              .ofFirst = {},
                              .kept = kept ? CostAmount(*kept) : formula.bytesKept};
        const CostAmount& first = amounts.empty() ? amount.bytes : amounts.front().bytes;
        if (amount.bytes && first)
            amount.ofFirst = amount.bytes->shareOf(*first);
        amounts.push_back(std::move(amount));
    }
    return amounts;
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
