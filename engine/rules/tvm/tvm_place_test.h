// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/operand_test.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace fusewright {

/// Asks where operators stand in the program.
class TvmPlaceTest final : public OperandTest {
public:
    enum class Asks : std::uint8_t {
        Block,        ///< In a dataflow block of a function that is looked at.
        Function,     ///< In such a function.
        SameBlock,    ///< In the block of the second operand.
        SameFunction, ///< In its function.
        Before,       ///< Before the second operand, and nothing uses it until then.
        Different,    ///< Another one than the second operand.
        Tuple,        ///< The operands are written as one tuple, in this order.
    };

    /// Without names all functions are looked at.
    explicit TvmPlaceTest(Asks asks, std::vector<std::string> functions = {})
        : m_asks(asks), m_functions(std::move(functions))
    {
    }

    OperandAnswer ask(const ExpressionGround& ground,
                      std::span<const OperandRef> operands) const override;
    std::string text() const override;
    std::string saw(const Graph& graph, std::span<const OperandRef> operands) const override;
    std::uint32_t reach() const override;
    bool equals(const OperandTest& other) const override;

private:
    bool holds(const Graph& graph, std::span<const OperandRef> operands) const;

    Asks m_asks;
    std::vector<std::string> m_functions;
};

} // namespace fusewright
