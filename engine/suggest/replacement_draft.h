// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/parameter_order.h"
#include "engine/suggest/rule_draft.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

struct RuleCalls;

/// Whether operators can be one rule that replaces the result of one of them.
struct ReplacementShape {
    enum class Fault : std::uint8_t {
        None,
        SeveralResults, ///< No other one of them uses what these make.
        LaterResult,    ///< Another one uses a result of these that is not the first.
        MissingOperand, ///< These leave an operand out that others follow.
    };

    Fault fault = Fault::None;
    std::vector<NodeId> faulty;  ///< For the fault; in the graph's order.
    std::vector<NodeId> staying; ///< Used outside too, so they stay beside what replaces them.
};

/// Fills in what the entries of a draft read, with names for what comes from outside. The draft
/// must hang together. `orders` say which parameters are operands. For languages that write calls,
/// null for others, every entry gets its call too, and all that leaves the draft is a result.
ReplacementShape drawReplacement(const Graph& graph, std::span<const ParameterOrder> orders,
                                 RuleDraft& draft, const RuleCalls* calls = nullptr);

/// `Conv` of `Conv2d`, `Add` of `ElementWiseAdd`: letters and digits.
std::string shortOperatorName(std::string_view name);

/// What to call the operator that replaces those of a draft: `ConvReluFused`.
std::string fusedOperatorName(const RuleDraft& draft);

} // namespace fusewright
