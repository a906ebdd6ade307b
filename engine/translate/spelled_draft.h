// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rule_draft.h"

namespace fusewright {

class LostMeaning;
class OperatorCatalogue;
struct RuleLanguage;

/// Writes operators out that a language has in several steps only: each step becomes an entry
/// before the one that it is for, which keeps its name and makes the result.
void spellOut(RuleDraft& draft, const RuleLanguage& to, const OperatorCatalogue& operators,
              LostMeaning& lost);

} // namespace fusewright
