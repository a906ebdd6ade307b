// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/evaluation.h"
#include "engine/pattern/outcome.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace fusewright {

/// What a test of operands comes to; of an unknown one why, where a cause of the table's says it.
struct OperandAnswer {
    Outcome outcome = Outcome::True;
    std::optional<UnknownCause> cause;
};

/// A question about operands that no expression asks, such as whether another language's pattern
/// matches them. Immutable, and may be asked by several threads.
class OperandTest {
public:
    virtual ~OperandTest() = default;

    /// Of the operands of the expression, in their order.
    virtual OperandAnswer ask(const ExpressionGround& ground,
                              std::span<const OperandRef> operands) const = 0;
    /// The question as the rule writes it: `has_shape((1, 4))`.
    virtual std::string text() const = 0;
    /// What it is about as the graph has it: `(2, 4)`.
    virtual std::string saw(const Graph& graph, std::span<const OperandRef> operands) const = 0;
    /// How many edges beyond the operands it may look.
    virtual std::uint32_t reach() const = 0;
    /// True when the other one gives the same answers.
    virtual bool equals(const OperandTest& other) const = 0;
};

} // namespace fusewright
