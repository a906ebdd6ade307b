// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rule.h"
#include "engine/rules/rule_draft.h"

#include <vector>

namespace fusewright {

class LostMeaning;
struct RuleLanguage;

/// Gives a draft the facts that a pattern asks for, as far as they can be told of any pattern and
/// the language can write them; tells the rest. The draft has the names of the pattern's entries.
void takeFacts(const RulePattern& pattern, const RuleLanguage& to, RuleDraft& draft,
               LostMeaning& lost);

} // namespace fusewright
