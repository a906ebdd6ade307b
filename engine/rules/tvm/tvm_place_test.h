// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/operand_test.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace fusewright {

/// Asks whether TVM would make a function of operators where they stand: the place of a match in a
/// dataflow block of a function that the plan looks at, the others in the same block.
class TvmPlaceTest final : public OperandTest {
public:
    enum class Asks : std::uint8_t {
        Block,     ///< Of one operand.
        SameBlock, ///< Of two.
    };

    /// Without names all functions will do.
    explicit TvmPlaceTest(Asks asks, std::vector<std::string> functions = {})
        : m_asks(asks), m_functions(std::move(functions))
    {
    }

    OperandAnswer ask(const ExpressionGround& ground,
                      std::span<const OperandRef> operands) const override;
    std::string text() const override;
    std::string saw(const Graph& graph, std::span<const OperandRef> operands) const override;
    std::uint32_t reach() const override { return 0; }
    bool equals(const OperandTest& other) const override;

private:
    Asks m_asks;
    std::vector<std::string> m_functions;
};

} // namespace fusewright
