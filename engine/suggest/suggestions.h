// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/partition/cost_formula.h"
#include "engine/partition/tally.h"
#include "engine/suggest/rule_draft.h"
#include "engine/support/cancel_token.h"

#include <cstddef>
#include <span>
#include <vector>

namespace fusewright {

class RuleGround;

/// Operators that are there again and again and that no rule takes yet, as a rule for them.
struct Suggestion {
    RuleDraft draft; ///< Of its first occurrence where the rule finds as much.
    std::vector<std::vector<NodeId>> sections; ///< That the rule makes beside those that are there.
    std::size_t savedSections = 0;             ///< So many sections fewer.
    Tally savedBytes;                          ///< So many fewer cross a boundary.
    CostAmount savedFormula = 0;               ///< The same with extents that have names.
};

struct SuggestOptions {
    std::size_t mostSuggestions = 12;
    std::size_t mostOperators = 32; ///< Of one section.
};

/// Whether it is known which of these saves more bytes: where all are numbers, or multiples of the
/// same product of names.
bool areComparableInBytes(std::span<const Suggestion> suggestions);

/// Blocks worth a rule, those that save most first: bytes, or sections where bytes are not known.
/// Their sections are what the rule will make when it stands behind the others with its priority;
/// each is counted as if it were the only new one.
std::vector<Suggestion> suggestRules(const RuleGround& ground, const SuggestOptions& options = {},
                                     const CancelToken& cancel = {});

/// The suggestions as a rules text, such that all of them together do what each does alone as far
/// as they do not compete: in the order in which they do most.
std::string textOf(const RuleGround& ground, const std::vector<Suggestion>& suggestions);

} // namespace fusewright
