// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/condition_text.h"

#include "engine/partition/rule_matches.h"

namespace fusewright {

std::string conditionText(const RefusedMatch& refused)
{
    using Reason = RefusedMatch::Reason;
    std::string text = refused.what.empty() ? "the check" : '`' + refused.what + '`';
    // A check is code: what decided it need not be a truth value.
    const bool isCheck = !refused.part.isValid() && !refused.what.empty();
    if (refused.reason == Reason::ConditionFalse)
        text = isCheck ? "its check is false at " + text : text + " is false";
    else if (refused.reason == Reason::Raises)
        text = "its check fails" + (isCheck ? ": " + text : std::string());
    else
        text = isCheck ? "its check cannot be decided at " + text : text + " cannot be decided";
    if (refused.reason == Reason::Raises && refused.where)
        text += " at line " + std::to_string(refused.where->begin.line);
    return refused.saw.empty() ? text : text + " (" + refused.saw + ')';
}

} // namespace fusewright
