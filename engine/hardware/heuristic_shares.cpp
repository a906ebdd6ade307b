// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/hardware/heuristic_shares.h"

#include "engine/partition/made_partition.h"
#include "engine/partition/section_origin.h"
#include "engine/rules/heuristic_catalogue.h"

namespace fusewright {

std::vector<double> heuristicShares(const RuleSet& rules, const ManualFusion& manual,
                                    const MadePartition& made)
{
    const auto heuristics = HeuristicCatalogue::builtIn();
    std::vector<double> shares;
    for (const Fold& fold : made.folding.folds) {
        const Section& section = made.partition.sections[fold.first];
        const Heuristic* const heuristic =
            heuristics->find(originOf(section, rules, manual, made).heuristic);
        shares.push_back(heuristic ? heuristic->share : 1);
    }
    return shares;
}

} // namespace fusewright
