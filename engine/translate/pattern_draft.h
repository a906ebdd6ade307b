// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/pattern.h"
#include "engine/rules/rule_draft.h"

#include <cstddef>
#include <string>
#include <vector>

namespace fusewright {

class LostMeaning;
class OperatorCatalogue;
struct PatternWords;
struct RuleLanguage;

/// Where a pattern comes from and where it goes.
struct DraftGround {
    const RuleLanguage* from = nullptr;
    const RuleLanguage* to = nullptr; ///< With words.
    const OperatorCatalogue* operators = nullptr;
};

/// Rules of a language for one way of a pattern: several where the pattern leaves open which
/// operand of an operator is what. None where the language cannot say it: then an error is added to
/// what is lost. Nodes and values of the drafts are of no graph.
std::vector<RuleDraft> draftsOf(const Pattern& way, const DraftGround& ground,
                                std::size_t mostDrafts, LostMeaning& lost);

/// What an operator of a class is called in a language: of several the names of each.
std::vector<std::string> operatorWords(const OperatorClass& operators, const DraftGround& ground);

/// Whether a language has an operator in several steps only.
bool isSpelled(const std::string& operatorName, const PatternWords& words);

/// Whether a pattern says which operand of an operator is what.
bool hasPositions(const Pattern& pattern);

} // namespace fusewright
