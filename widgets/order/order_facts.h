// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/partition/order_outcome.h"
#include "engine/partition/rule_rivalry.h"
#include "engine/support/cancel_token.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace fusewright {

class RulesText;
struct FusionAnswer;
struct RuleSet;

/// The rules of an answer whose order the panel shows, with their texts.
struct OrderedRules {
    const RuleSet& rules;
    const std::vector<std::shared_ptr<const RulesText>>& texts; ///< By file.

    /// They rewrite: of those nobody knows who would have taken what.
    bool rewrite() const;
};

/// Those that make sections; where there are none, those that rewrite.
OrderedRules orderedRules(const FusionAnswer& answer);

/// What the panel shows of an answer: who competes with whom, and what the order gives.
struct OrderFacts {
    std::shared_ptr<const FusionAnswer> answer; ///< The one they are about.
    RuleRivals rivals;
    OrderOutcome outcome;

    /// Those that the numbers of rules are of.
    const RuleSet& rules() const;
    /// The rivalries of a rule, in the order of the rivals.
    std::vector<RuleRivalry> rivalriesOf(std::uint32_t rule) const;
};

/// Off the GUI thread: every rule is matched once more, alone. The answer has a graph.
OrderFacts gatherOrderFacts(const std::shared_ptr<const FusionAnswer>& answer,
                            const CancelToken& cancel);

} // namespace fusewright
