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
#include <string>
#include <vector>

namespace fusewright {

class RulesText;

/// How to bring the rules of texts into an order, or why not.
struct OrderEdits {
    std::vector<PriorityChange> changes; ///< In the wanted order.
    std::vector<std::uint32_t> moved; ///< Rules whose text stands elsewhere, in the wanted order.
    std::vector<std::vector<TextEdit>>
        edits;          ///< By file, of the text as it is; all belong together.
    std::string whyNot; ///< A sentence; empty where the edits do it.

    bool isPossible() const { return whyNot.empty(); }
    bool isEmpty() const { return changes.empty() && moved.empty(); }
};

/// The edits after which the rules are tried in the order `wanted`, which names each rule that is
/// tried once. `rules` is what was read from the texts. Where priorities say the order, the fewest
/// changes, and of as few those of the rule that is `moved`; where the text does, rules change
/// places in it with what belongs to them, if the text with the edits made has the same rules and
/// the wanted order.
OrderEdits editOrder(std::span<const std::shared_ptr<const RulesText>> texts, const RuleSet& rules,
                     std::span<const std::uint32_t> wanted,
                     std::optional<std::uint32_t> moved = {});

} // namespace fusewright
