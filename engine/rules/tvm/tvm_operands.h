// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/pattern.h"
#include "engine/rules/tvm/tvm_way.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace fusewright {

/// An argument of a call, or a field of a list in it, that graphs have as an operand.
struct TvmOperand {
    DplId node = 0;
    std::optional<std::uint32_t> place; ///< Nothing behind a list of any length.
};

/// The arguments of a call of a pattern as graphs have them.
struct TvmOperands {
    std::vector<TvmOperand> all;
    OperandCount count;
    std::vector<std::pair<std::size_t, DplId>>
        others;          ///< Attributes and lists, with their places as written.
    bool isOpen = false; ///< What is an operand is only known of a call that is written.
    std::optional<TvmPatternFault> fault;
};

/// Of a call of an operator of this name; an empty name is any.
TvmOperands operandsOf(const TvmWay& way, DplId call, std::string_view name);

} // namespace fusewright
