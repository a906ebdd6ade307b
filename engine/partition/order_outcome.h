// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/partition/rule_matches.h"
#include "engine/support/cancel_token.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace fusewright {

class Graph;

/// What the rules of a set make of a model when they are tried in some order.
struct OrderOutcome {
    struct Share {
        std::size_t sections = 0;
        std::size_t operators = 0;

        bool operator==(const Share&) const = default;
    };

    std::vector<Share> rules;            ///< By rule.
    std::size_t sections = 0;            ///< Of the whole model; operators alone count too.
    std::size_t covered = 0;             ///< Operators in sections of rules.
    std::optional<double> boundaryBytes; ///< Nothing where sizes are unknown.

    bool operator==(const OrderOutcome&) const = default;
};

OrderOutcome outcomeOf(const Graph& graph, const RuleSet& rules, const RuleMatches& matches);

/// Tries the rules of a set in this order, whatever their priorities; a rule that it does not name
/// is left out.
OrderOutcome tryOrder(const Graph& graph, const RuleSet& rules,
                      std::span<const std::uint32_t> order, const CancelToken& cancel = {});

/// The order with one rule at another place; `place` counts in the order without it.
std::vector<std::uint32_t> movedInOrder(std::vector<std::uint32_t> order, std::uint32_t rule,
                                        std::size_t place);

} // namespace fusewright
