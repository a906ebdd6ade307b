// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/operand_test.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace fusewright {

/// How an operator writes a value: as which operand, nothing where that is not sure, and how often.
struct TvmWriting {
    std::optional<std::uint32_t> operand;
    std::int64_t count = 1;

    bool operator==(const TvmWriting&) const = default;
};

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
        OneVariable,  ///< The others write the first, a value, by one parameter or by none.
    };

    /// Without names all functions are looked at.
    /// Writings are those of `OneVariable`, of the second operand and what follows.
    explicit TvmPlaceTest(Asks asks, std::vector<std::string> functions = {},
                          std::vector<TvmWriting> writings = {})
        : m_asks(asks), m_functions(std::move(functions)), m_writings(std::move(writings))
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
    bool isOneVariable(const Graph& graph, std::span<const OperandRef> operands) const;

    Asks m_asks;
    std::vector<std::string> m_functions;
    std::vector<TvmWriting> m_writings;
};

} // namespace fusewright
