// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/partition/order_outcome.h"
#include "engine/partition/rule_rivalry.h"
#include "engine/rules/priority_plan.h"

#include <optional>
#include <string>
#include <vector>

namespace fusewright {

struct Rewriting;
struct RuleSet;

/// What another order of the rules would change.
struct OrderChange {
    std::vector<std::uint32_t> order; ///< The other one.
    OrderOutcome before;
    OrderOutcome after;
    /// The priorities that make it; nothing where they cannot be edited.
    std::optional<std::vector<PriorityChange>> changes;
    std::vector<std::uint32_t> moved = {}; ///< Or rules whose text changes places for it.
    std::string whyNot = {};               ///< Why no edit makes it: a sentence.
    bool isOfRewriting = false;            ///< The rules rewrite: no sections are counted.
};

/// Who wins and why: `llama2_qkv has the higher priority (5 over 0)`.
std::string winnerText(const RuleSet& rules, const RuleRivalry& rivalry);

/// What changes, a sentence a line: sections by rule, operators covered, bytes, priorities. A
/// change of nothing is one sentence too.
std::vector<std::string> changeSentences(const RuleSet& rules, const OrderChange& change);

/// The answer of `order` for people, with a change or without. Rules that rewrite are told by
/// stage, in which they run one after another; null for none.
std::string orderText(const RuleSet& rules, const RuleRivals& rivals, const OrderChange* change,
                      const Rewriting* rewriting = nullptr);
/// The answer of `order --json`.
std::string orderJson(const RuleSet& rules, const RuleRivals& rivals, const OrderChange* change,
                      const Rewriting* rewriting = nullptr);

} // namespace fusewright
