// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace fusewright {

/// The equation that makes the gradient of one operand of the gradient and the other operands:
/// `ab,bc->ac` gives `ac,bc->ab` for the first. Nothing for an equation without a result, with
/// `...`, or with a letter that only this operand has, or has twice.
std::optional<std::string> einsumGradient(std::string_view equation, std::size_t operands,
                                          std::size_t place);

} // namespace fusewright
