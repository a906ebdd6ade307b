// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <string_view>

namespace fusewright {

struct OperatorSpec;

/// How the shape of what an operator in a formula makes follows from its operands.
enum class OperatorShape : std::uint8_t {
    Unknown,
    Broadcast,
    Truth,   ///< Broadcast; the elements are truths.
    AsFirst, ///< As the first operand.
    Matmul,
    Swapped, ///< The last two axes change places.
    Unsqueezed,
    Squeezed,
    Sized, ///< As its argument `size` says.
    Fused, ///< Takes the arguments of the forward operator; the operands say what it makes.
};

/// `spec` may be null.
OperatorShape operatorShapeOf(std::string_view name, const OperatorSpec* spec);

} // namespace fusewright
