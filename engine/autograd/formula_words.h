// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/autograd/derivative.h"
#include "engine/autograd/formula.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace fusewright {

/// Nothing for a name that is none of a form, but may be of an operator.
std::optional<FormulaForm> formNamed(std::string_view name);
/// How many operands a form takes.
std::size_t operandsOf(FormulaForm form);
/// How many operands an operator of arithmetic takes, which a formula computes where they are
/// numbers; nothing for another one.
std::optional<std::size_t> operandsOfArithmetic(std::string_view name);
/// What a list of operators says of them: `stop`, `fused`, `branches` or `loops`.
std::optional<Derivative::Kind> listNamed(std::string_view name);
/// `grad2` is the gradient of result 2, `grad` that of the first.
std::optional<std::uint32_t> placeIn(std::string_view word, std::string_view name);
/// The number that a text is, as a whole.
std::optional<double> numberIn(std::string_view text);

} // namespace fusewright
