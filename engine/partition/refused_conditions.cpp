// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/partition/refused_conditions.h"

#include "engine/partition/rule_matches.h"

namespace fusewright {

std::vector<RefusedPart> refusedParts(const RuleSet& rules, const RuleMatches& matches,
                                      const SourceText& text)
{
    std::vector<RefusedCondition> conditions;
    for (const RefusedMatch& refused : matches.refused) {
        if (!isOfCondition(refused.reason))
            continue;
        conditions.push_back(
            {.pattern = &rules.rules[refused.rule].patterns[refused.pattern],
             .part = refused.part,
             .place = refused.where,
             .what = refused.what,
             .saw = refused.saw,
             .isUnknown = refused.reason == RefusedMatch::Reason::ConditionUnknown});
    }
    return refusedParts(conditions, text);
}

} // namespace fusewright
