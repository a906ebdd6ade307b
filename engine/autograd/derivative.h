// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/autograd/formula.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fusewright {

/// An operand of the forward operator, as an entry of the table names it.
struct DerivativeOperand {
    std::string name;
    std::optional<std::size_t> rank; ///< The entry is for operands of so many axes only.
    std::string maker;               ///< It is for what this operator makes only; empty for all.
    bool isNumber = false;           ///< It is for constants that are one known number only.
    bool isOptional = false;
    bool isRest = false; ///< Stands for any number of operands; the last one only.
};

/// An argument of the forward operator that an entry of the table uses or asks for.
struct DerivativeArgument {
    std::vector<std::string> names; ///< The one in formulas first, others it may have in a model.
    std::optional<double> usual;    ///< Where it is not given.
    std::optional<std::string> wanted; ///< The entry is for this value only.
};

/// How gradients go back through one operator: an entry of the table.
struct Derivative {
    enum class Kind : std::uint8_t {
        Formula,
        Stop,     ///< It has no derivative: no gradient goes through it.
        Fused,    ///< One operator `NAME_backward` makes all gradients.
        Branches, ///< It runs one of its bodies, and so does its backward operator.
        Loop,     ///< How often its body runs is not known: one operator, and a warning.
    };

    std::string name;
    Kind kind = Kind::Formula;
    std::vector<DerivativeOperand> operands;
    std::vector<DerivativeArgument> arguments;
    std::vector<FormulaStep> steps;   ///< None uses a later one.
    std::vector<std::uint32_t> roots; ///< The gradient of each operand, as a step.

    /// For a place among the operands of a node, of which the rest may stand for many.
    std::optional<std::size_t> operandAt(std::size_t place) const
    {
        if (place < operands.size())
            return place;
        const bool hasRest = !operands.empty() && operands.back().isRest;
        return hasRest ? std::optional(operands.size() - 1) : std::nullopt;
    }
};

} // namespace fusewright
