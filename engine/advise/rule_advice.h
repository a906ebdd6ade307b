// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/advise/fix_advisor.h"

#include <cstdint>
#include <span>
#include <vector>

namespace fusewright {

/// What mends one group of near misses.
struct GroupAdvice {
    std::uint32_t pattern = 0; ///< In the rule.
    CensusGroup group;
    std::vector<FixProposal> fixes; ///< The best first; never empty.
};

/// What could be done for a rule.
struct RuleAdvice {
    std::vector<GroupAdvice> groups;  ///< The nearest misses first.
    std::vector<FixProposal> taken;   ///< For its matches whose operators other rules take.
    std::vector<FixProposal> refused; ///< For its matches that a condition refuses.
    std::vector<FixProposal> absent;  ///< For operators that the model calls otherwise.

    bool isEmpty() const
    {
        return groups.empty() && taken.empty() && refused.empty() && absent.empty();
    }
};

/// Each once, though several reasons may lead to it: what stays nearest to the rule first, else in
/// the order of the advice.
std::vector<FixProposal> allFixes(const RuleAdvice& advice);

/// Looks at the nearest and the largest groups of a rule's near misses, by pattern. Cancelled, it
/// tells what was found so far.
RuleAdvice adviseRule(FixAdvisor& advisor, const Rule& rule,
                      std::span<const std::vector<CensusGroup>> census,
                      const CancelToken& cancel = {});

} // namespace fusewright
