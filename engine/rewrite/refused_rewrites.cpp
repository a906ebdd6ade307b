// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rewrite/refused_rewrites.h"

#include "engine/rewrite/rewrite_run.h"

namespace fusewright {

std::vector<RefusedPart> refusedParts(const Rewriting& rewriting, const SourceText& text)
{
    using Reason = RefusedRewrite::Reason;
    std::vector<RefusedCondition> conditions;
    for (const StageResult& stage : rewriting.run.stages) {
        for (const RefusedRewrite& refused : stage.refused) {
            const bool isUnknown = refused.reason == Reason::ConditionUnknown;
            if (isUnknown || refused.reason == Reason::ConditionFalse)
                conditions.push_back(
                    {.pattern = &rewriting.rules.rules[refused.rule].patterns[refused.pattern],
                     .part = refused.part,
                     .place = refused.where,
                     .what = refused.what,
                     .saw = refused.saw,
                     .isUnknown = isUnknown});
        }
    }
    return refusedParts(conditions, text);
}

} // namespace fusewright
