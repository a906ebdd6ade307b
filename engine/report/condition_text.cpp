// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/condition_text.h"

#include "engine/partition/rule_matches.h"

namespace fusewright {

std::string conditionText(const RefusedMatch& refused)
{
    std::string text = refused.what.empty() ? "the check" : '`' + refused.what + '`';
    if (refused.reason == RefusedMatch::Reason::ConditionFalse)
        text += " is false";
    else if (refused.reason == RefusedMatch::Reason::Raises)
        text += " goes wrong";
    else
        text += " cannot be decided";
    return refused.saw.empty() ? text : text + " (" + refused.saw + ')';
}

} // namespace fusewright
