// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/priority_plan.h"
#include "engine/rules/rule.h"
#include "engine/support/diagnostic.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace fusewright {

class RulesText;

/// How to bring the rules of texts into an order.
struct OrderEdits {
    std::vector<PriorityChange> changes; ///< In the wanted order.
    std::vector<std::vector<TextEdit>>
        edits; ///< By file, of the text as it is; all belong together.
};

/// The fewest edits of priorities after which the rules are tried in the order `wanted`. `rules`
/// is what was read from the texts. Of as few edits those of the rule that is `moved`. Nothing when
/// rules have no priorities, or one that would have to change cannot be edited, such as one that is
/// written in one place for several rules.
std::optional<OrderEdits> editOrder(std::span<const std::shared_ptr<const RulesText>> texts,
                                    const RuleSet& rules, std::span<const std::uint32_t> wanted,
                                    std::optional<std::uint32_t> moved = {});

} // namespace fusewright
